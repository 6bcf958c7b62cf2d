package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// fromHands gives what puts cards of a sort from somebody's hand onto the battlefield such a card where
// nobody says that there is one: whether it is put there, and how it enters, is what is asked. Who has none
// because the hand is empty puts none.
func (b *builder) fromHands(inst *engine.Instance, at int) *lex.Error {
	k := slices.IndexFunc(inst.Effect.Then, func(in engine.Instruction) bool { return entersFromHand(&in) })
	if k < 0 {
		return nil
	}
	e := *inst.Effect
	e.Then = slices.Clone(e.Then)
	in := &e.Then[k]
	whose := b.handsOf(inst, in)
	has := func(p engine.PlayerID) bool { return b.hasInHand(inst, in.Filter, p) }
	switch {
	case slices.ContainsFunc(whose, func(p engine.PlayerID) bool { return b.putsBehind(inst, in.Filter, p, at) }):
		e.Then = slices.Delete(e.Then, k, k+1)
		inst.Effect = &e
		return nil
	case len(whose) == 1 && !has(whose[0]) && b.board.Players[whose[0]].Hand != 0:
		id := b.putInHand(inst, in.Filter, whose[0])
		if in.Amount.Op == engine.Lit && inst.Chosen == engine.Nobody() {
			in.What, inst.Chosen = engine.ChosenObject, engine.ObjectEntity(id)
			in.Then = slices.Clone(in.Then)
			for i := range in.Then {
				if in.Then[i].What == engine.Those { // what was put there
					in.Then[i].What = engine.ChosenObject
				}
			}
		}
	case len(whose) != 1 && !slices.ContainsFunc(whose, has):
		return &lex.Error{Code: "ambiguous", Where: "event",
			Says: say.New("Which cards does %s put onto the battlefield from which hand? Say who has which in hand.", inst.Called())}
	}
	if in.May && len(whose) > 1 { // each says so, and of which
		in.May, in.Word = false, engine.UpTo
		for _, p := range whose {
			if !has(p) {
				b.putsNothing(inst, p)
			}
		}
	}
	e.Then = hangsOnPutting(e.Then, k)
	inst.Effect = &e
	return nil
}

// entersFromHand reports whether an instruction puts cards of a sort onto the battlefield that somebody chooses in a hand.
func entersFromHand(in *engine.Instruction) bool {
	return in.Verb == engine.Move && in.From == engine.Hand && in.Dest == engine.Battlefield && in.What == engine.NoRef && in.Filter != nil && in.Filter.Is == engine.NoRef && in.Amount != nil
}

// handsOf are the players from whose hands an instruction takes cards, none where that is not known.
func (b *builder) handsOf(inst *engine.Instance, in *engine.Instruction) (whose []engine.PlayerID) {
	if in.Who == engine.EachPlayer || in.Who == engine.EachOpponent {
		for i := range b.board.Players {
			if p := engine.PlayerID(i); in.Who == engine.EachPlayer || p != inst.Controller {
				whose = append(whose, p)
			}
		}
		return whose
	}
	who := engine.NoPlayer
	switch to := inst.Target; {
	case in.Who == engine.NoRef, in.Who == engine.RefYou:
		who = inst.Controller
	case to.IsPlayer():
		who = to.Player
	case to.IsObject() && in.Who == engine.TargetOwner, to.IsObject() && in.Who == engine.ThatOwner:
		who = b.board.Objects[to.Object].Owner
	case to.IsObject():
		who = b.board.Objects[to.Object].Controller
	}
	if who == engine.NoPlayer {
		return nil
	}
	return []engine.PlayerID{who}
}

// hasInHand reports whether the question names a card in a player's hand that may be such.
func (b *builder) hasInHand(inst *engine.Instance, f *engine.Filter, p engine.PlayerID) bool {
	return b.anything(func(id engine.ObjectID) bool {
		o := &b.board.Objects[id]
		return o.Zone == engine.Hand && o.Owner == p && b.described(inst, f, engine.ObjectEntity(id))
	})
}

// putsBehind reports whether the question goes on to tell which such card a player puts onto the battlefield.
func (b *builder) putsBehind(inst *engine.Instance, f *engine.Filter, p engine.PlayerID, at int) bool {
	return slices.ContainsFunc(b.sc.Events[at:], func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			puts := ev.Kind == engine.Enter || ev.Kind == engine.Move && ev.Dest == engine.Battlefield
			return puts && ev.Object != engine.NoObject && ev.Source == engine.NoObject && (ev.Player == p || ev.Doer == p || ev.Under == p) && b.described(inst, f, engine.ObjectEntity(ev.Object))
		})
	})
}

// putInHand gives a player a card of which no more is known than that it is such.
func (b *builder) putInHand(inst *engine.Instance, f *engine.Filter, p engine.PlayerID) engine.ObjectID {
	sort := *f
	sort.Zone, sort.Owner = engine.AnyZone, engine.AnyRelation
	id := b.newObject(strings.TrimSuffix(noArticle(inenglish.Some(&sort)), " "+cardNoun), 0)
	b.isSuch(id, f)
	o := &b.board.Objects[id]
	o.Zone, o.Owner = engine.Hand, p
	if o.Types == 0 && slices.ContainsFunc(f.Subtypes, func(sub string) bool { return subtypeSet(sub) == engine.Creature }) {
		b.mustBe(id, becauseCalled)
	}
	b.said[id].zone = true
	who := &b.board.Players[p]
	b.assume(who.Addressed(say.New("You have such a card in hand for %s", inst.Called()), say.New("%s has such a card in hand for %s", who.Called(), inst.Called())))
	return id
}

// putsNothing takes for granted that a player of whose hand nobody speaks puts nothing onto the battlefield.
func (b *builder) putsNothing(inst *engine.Instance, p engine.PlayerID) {
	who := &b.board.Players[p]
	b.assume(who.Addressed(say.New("You put nothing onto the battlefield with %s", inst.Called()), say.New("%s puts nothing onto the battlefield with %s", who.Called(), inst.Called())))
}

// hangsOnPutting has what a card that somebody may put onto the battlefield is told of hang on that: who puts none
// there sacrifices none at the end of turn.
func hangsOnPutting(does []engine.Instruction, k int) []engine.Instruction {
	to := k + 1
	for to < len(does) && (does[to].Told && does[to].Word == delayedAbility || does[to].What == engine.Those || does[to].On == engine.Those) {
		to++
	}
	if !does[k].May || to == k+1 {
		return does
	}
	does[k].Then = slices.Concat(does[k].Then, does[k+1:to])
	return slices.Delete(does, k+1, to)
}
