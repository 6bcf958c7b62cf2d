package engine

import (
	"slices"

	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/say"
)

// mostPoison is with how many poison counters a player loses (cr.PoisonLoses).
const mostPoison = 10

// cause is what the rules' next check takes somebody or something for.
type cause uint8

const (
	unharmed        cause = iota
	outOfLife             // cr.LifeZeroLoses
	poisoned              // cr.PoisonLoses
	zeroToughness         // cr.ZeroToughness
	lethallyHurt          // cr.LethalDamage
	deadlyTouched         // cr.DeathtouchDestroys
	outOfLoyalty          // cr.LoyaltyZero
	outOfDefense          // cr.DefenseZero
	drewFromNothing       // cr.DrawEmptyLoses
	unbreakable           // cr.IndestructibleRule: it has lethal damage and stays
)

// rule is the rule that takes it.
func (c cause) rule() cr.Rule {
	return [...]cr.Rule{0, cr.LifeZeroLoses, cr.PoisonLoses, cr.ZeroToughness, cr.LethalDamage, cr.DeathtouchDestroys, cr.LoyaltyZero, cr.DefenseZero, cr.DrawEmptyLoses, cr.IndestructibleRule}[c]
}

// doom is somebody or something that a check looks at, and what takes it.
type doom struct {
	of  Entity
	why cause
}

// dooms are those whom the rules' next check takes for what has happened since the
// question began: players out of life or full of poison, and permanents that cannot stay.
// The facts from first on are those that no check has seen.
func (w *walker) dooms(st *state, first int) []doom {
	var list []doom
	for p := range st.board.Players {
		if why := w.playerDoom(st, PlayerID(p)); why != unharmed {
			list = append(list, doom{PlayerEntity(PlayerID(p)), why})
		}
	}
	for id := range st.board.Objects {
		if why := w.objectDoom(st, ObjectID(id), first); why != unharmed {
			list = append(list, doom{ObjectEntity(ObjectID(id)), why})
		}
	}
	return list
}

// playerDoom is what the check takes a player for, whose total changed.
func (w *walker) playerDoom(st *state, p PlayerID) cause {
	now, was := &st.board.Players[p], &w.sc.Board.Players[p]
	poison := countersOn(now.Counters, "poison")
	switch {
	case now.Left || st.facts.lastOf(func(f *Fact) bool { return loses(f, p) }) != nil:
		return unharmed
	case now.Life != Unset && now.Life <= 0 && now.Life != was.Life:
		return outOfLife
	case poison >= mostPoison && poison != countersOn(was.Counters, "poison"):
		return poisoned
	case st.line.vain&(1<<uint(p)) != 0:
		return drewFromNothing
	}
	return unharmed
}

// objectDoom is what the check takes a permanent for: the damage marked on it, what
// counters took off its toughness, loyalty or defense, a source with deathtouch.
func (w *walker) objectDoom(st *state, id ObjectID, first int) cause {
	o := &st.board.Objects[id]
	if o.Zone != Battlefield {
		return unharmed
	}
	t, stays := boosted(o.Toughness, o), hasWord(o.Keywords, "indestructible")
	switch worse := w.worsened(o, id); {
	case o.Types&Creature != 0 && t != Unset && t <= 0 && worse:
		return zeroToughness
	case o.Types&Creature != 0 && t != Unset && o.Damage >= t && worse && stays:
		return unbreakable
	case o.Types&Creature != 0 && t != Unset && o.Damage >= t && worse:
		return lethallyHurt
	case o.Types&Creature != 0 && !stays && w.touched(st, id, first):
		return deadlyTouched
	case w.ranOut(o, id, Planeswalker, "loyalty"):
		return outOfLoyalty
	case w.ranOut(o, id, Battle, "defense"):
		return outOfDefense
	}
	return unharmed
}

// touched reports whether a source with deathtouch has dealt damage to a creature since
// there were so many facts.
func (w *walker) touched(st *state, id ObjectID, first int) bool {
	if !w.rules.deathtouchDestroys {
		return false
	}
	hit := st.facts.lastOf(func(f *Fact) bool {
		return f.Shield == NoEffect && !f.Nothing && f.Event.Kind == Damage && f.Amount > 0 && f.Event.To.Object == id && hasWord(w.sourceKeywords(st, &f.Event), "deathtouch")
	})
	return hit.len() > first
}

// doomed tells whom the rules' next check will take for what happened here, with the
// rule that takes each.
func (w *walker) doomed(st *state) []Remark {
	var out []Remark
	checks := era.Of(st.board.Edition, era.Checks)
	for _, d := range w.dooms(st, st.line.seen) {
		out = append(out, Remark{Says: w.doomSays(st, d, checks), Rules: []cr.Rule{d.why.rule()}})
	}
	return out
}

// doomSays tells what the check does with somebody or something.
func (w *walker) doomSays(st *state, d doom, checks era.Word) say.Message {
	if d.of.IsPlayer() {
		return w.aboutToLose(st, d.of.Player, d.why, checks)
	}
	return w.aboutToGo(st, d.of.Object, d.why, checks)
}

// worsened reports whether what an object has marked or put on it is not what the
// question began with.
func (w *walker) worsened(o *Object, id ObjectID) bool {
	if int(id) >= len(w.sc.Board.Objects) {
		return true
	}
	was := &w.sc.Board.Objects[id]
	return o.Damage != was.Damage || o.Toughness != was.Toughness || !slices.Equal(o.Counters, was.Counters)
}

// loses reports whether a fact is a player's losing of the game.
func loses(f *Fact, p PlayerID) bool {
	return !f.Nothing && f.Shield == NoEffect && f.Event.Kind == LoseGame && f.Event.Player == p
}

// aboutToLose tells of what a player has and would lose the game for, or of what forbids
// it. What would replace the loss is met only then.
func (w *walker) aboutToLose(st *state, p PlayerID, why cause, checks era.Word) say.Message {
	loses := losingFor(p, why)
	who, id := &st.board.Players[p], w.forbiddenBy(st, &loses)
	if why == drewFromNothing {
		return w.triedToDraw(st, p, id)
	}
	what := w.totalOf(st, p, why)
	switch {
	case id != NoEffect && who.Name == Speaker:
		return say.New("you have %s and do not lose the game for it: %s", what, w.saysNo(id))
	case id != NoEffect:
		return say.New("%s has %s and does not lose the game for it: %s", who.Called(), what, w.saysNo(id))
	case who.Name == Speaker:
		return say.New("you have %s and would lose the game when %s are checked next", what, checks)
	}
	return say.New("%s has %s and would lose the game when %s are checked next", who.Called(), what, checks)
}

// totalOf is what a player loses for, in words.
func (w *walker) totalOf(st *state, p PlayerID, why cause) say.Message {
	if why == poisoned {
		return say.New("%d poison counters", countersOn(st.board.Players[p].Counters, "poison"))
	}
	return say.New("%d life", st.board.Players[p].Life)
}

// losingFor is the losing of the game that the check makes of a cause.
func losingFor(p PlayerID, why cause) Event {
	ev := losing(p)
	ev.How, ev.Cause = "life", ByStateBased
	switch why {
	case poisoned:
		ev.How = "poison"
	case drewFromNothing:
		ev.How = EmptyLibrary
	}
	return ev
}

// forbiddenBy is an effect that says that an event can't happen, NoEffect where none is
// known to.
func (w *walker) forbiddenBy(st *state, ev *Event) EffectID {
	for id := range w.cants[ev.Kind].all() {
		v := w.newView(st, &w.sc.Effects[id], ev, nil)
		if !w.present(st, &v, id) {
			continue
		}
		if fits, _ := v.patternFits(&v.inst.Effect.When); fits.and(v.conditions(id)) == Yes {
			return id
		}
	}
	return NoEffect
}

// aboutToGo tells of what takes a permanent.
func (w *walker) aboutToGo(st *state, id ObjectID, why cause, checks era.Word) say.Message {
	called := w.says(st, id)
	switch why {
	case zeroToughness:
		return say.New("%s has toughness 0 or less: %s will put it into its owner's graveyard", called, checks)
	case unbreakable:
		return say.New("%s has lethal damage and stays: it is indestructible", called)
	case lethallyHurt:
		return say.New("%s has lethal damage: %s will destroy it", called, checks)
	case deadlyTouched:
		return say.New("%s was dealt damage by a source with deathtouch: %s will destroy it", called, checks)
	case outOfLoyalty:
		return say.New("%s has no loyalty left: %s will put it into its owner's graveyard", called, checks)
	}
	return say.New("%s has no defense left: %s will put it into its owner's graveyard", called, checks)
}

// reached is what a check finds of somebody or something.
func (w *walker) reached(st *state, d doom) say.Message {
	if d.of.IsPlayer() {
		who := &st.board.Players[d.of.Player]
		switch {
		case d.why == drewFromNothing && who.Name == Speaker:
			return say.New("you tried to draw from an empty library")
		case d.why == drewFromNothing:
			return say.New("%s tried to draw from an empty library", who.Called())
		case who.Name == Speaker:
			return say.New("you have %s", w.totalOf(st, d.of.Player, d.why))
		}
		return say.New("%s has %s", who.Called(), w.totalOf(st, d.of.Player, d.why))
	}
	called := w.says(st, d.of.Object)
	switch d.why {
	case zeroToughness:
		return say.New("%s has toughness 0 or less", called)
	case lethallyHurt:
		return say.New("%s has lethal damage", called)
	case deadlyTouched:
		return say.New("%s was dealt damage by a source with deathtouch", called)
	case outOfLoyalty:
		return say.New("%s has no loyalty left", called)
	}
	return say.New("%s has no defense left", called)
}

// ranOut reports whether a permanent of a type has lost the last of the counters that it
// had and needs (cr.LoyaltyZero, cr.DefenseZero).
func (w *walker) ranOut(o *Object, id ObjectID, of Types, counter string) bool {
	return o.Types&of != 0 && int(id) < len(w.sc.Board.Objects) &&
		countersOn(o.Counters, counter) == 0 && countersOn(w.sc.Board.Objects[id].Counters, counter) > 0
}
