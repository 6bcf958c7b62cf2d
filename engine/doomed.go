package engine

import (
	"slices"

	"apnap/engine/era"
	"apnap/engine/say"
)

// mostPoison is with how many poison counters a player loses (cr.PoisonLoses).
const mostPoison = 10

// doomed tells whom the rules' next check will take for what happened here: players out
// of life or full of poison, and permanents that cannot stay.
func (w *walker) doomed(st *state, facts []Fact) []say.Message {
	var out []say.Message
	checks := era.Of(st.board.Edition, era.Checks)
	for p := range st.board.Players {
		if !st.board.Players[p].Left && !lost(facts, PlayerID(p)) {
			out = append(out, w.doomedPlayer(st, PlayerID(p), checks))
		}
	}
	for id := range st.board.Objects {
		if o := &st.board.Objects[id]; o.Zone == Battlefield && w.worsened(o, ObjectID(id)) {
			out = append(out, w.doomedObject(st, ObjectID(id), checks))
		}
	}
	for i := range facts {
		ev := &facts[i].Event
		if facts[i].Shield == NoEffect && ev.Kind == Damage && facts[i].Amount > 0 && ev.To.IsObject() && w.rules.deathtouchDestroys && hasWord(w.sourceKeywords(st, ev), "deathtouch") {
			out = append(out, w.deadlyTouched(st, ev.To.Object, checks))
		}
	}
	return slices.DeleteFunc(out, say.Message.IsZero)
}

// lost reports whether a player lost the game in what happened.
func lost(facts []Fact, p PlayerID) bool {
	return slices.ContainsFunc(facts, func(f Fact) bool {
		return !f.Nothing && f.Shield == NoEffect && f.Event.Kind == LoseGame && f.Event.Player == p
	})
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

// doomedPlayer is what the check does to a player whose total changed (cr.LifeZeroLoses,
// cr.PoisonLoses).
func (w *walker) doomedPlayer(st *state, p PlayerID, checks era.Word) say.Message {
	now, was := &st.board.Players[p], &w.sc.Board.Players[p]
	switch poison := countersOn(now.Counters, "poison"); {
	case now.Life != Unset && now.Life <= 0 && now.Life != was.Life:
		return w.aboutToLose(st, p, "life", say.New("%d life", now.Life), checks)
	case poison >= mostPoison && poison != countersOn(was.Counters, "poison"):
		return w.aboutToLose(st, p, "poison", say.New("%d poison counters", poison), checks)
	}
	return say.Message{}
}

// aboutToLose tells of what a player has and would lose the game for, or of what forbids
// it. What would replace the loss is met only then.
func (w *walker) aboutToLose(st *state, p PlayerID, why string, what say.Message, checks era.Word) say.Message {
	loses := losing(p)
	loses.How, loses.Cause = why, ByStateBased
	who, id := &st.board.Players[p], w.forbiddenBy(st, &loses)
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

// doomedObject is what the check does to a permanent for the damage marked on it, or for
// what counters took off its toughness, loyalty or defense.
func (w *walker) doomedObject(st *state, id ObjectID, checks era.Word) say.Message {
	o, called := &st.board.Objects[id], w.says(st, id)
	t := boosted(o.Toughness, o)
	switch {
	case o.Types&Creature == 0 || t == Unset:
	case t <= 0:
		return say.New("%s has toughness 0 or less: %s will put it into its owner's graveyard", called, checks)
	case o.Damage >= t && hasWord(o.Keywords, "indestructible"):
		return say.New("%s has lethal damage and stays: it is indestructible", called)
	case o.Damage >= t:
		return say.New("%s has lethal damage: %s will destroy it", called, checks)
	}
	switch {
	case w.ranOut(o, id, Planeswalker, "loyalty"):
		return say.New("%s has no loyalty left: %s will put it into its owner's graveyard", called, checks)
	case w.ranOut(o, id, Battle, "defense"):
		return say.New("%s has no defense left: %s will put it into its owner's graveyard", called, checks)
	}
	return say.Message{}
}

// ranOut reports whether a permanent of a type has lost the last of the counters that it
// had and needs (cr.LoyaltyZero, cr.DefenseZero).
func (w *walker) ranOut(o *Object, id ObjectID, of Types, counter string) bool {
	return o.Types&of != 0 && int(id) < len(w.sc.Board.Objects) &&
		countersOn(o.Counters, counter) == 0 && countersOn(w.sc.Board.Objects[id].Counters, counter) > 0
}

// deadlyTouched is what the check does to a creature that was dealt damage by a source
// with deathtouch and would live otherwise (cr.DeathtouchDestroys).
func (w *walker) deadlyTouched(st *state, id ObjectID, checks era.Word) say.Message {
	o := &st.board.Objects[id]
	if o.Zone != Battlefield || o.Types&Creature == 0 || hasWord(o.Keywords, "indestructible") || !w.doomedObject(st, id, checks).IsZero() {
		return say.Message{}
	}
	return say.New("%s was dealt damage by a source with deathtouch: %s will destroy it", w.says(st, id), checks)
}
