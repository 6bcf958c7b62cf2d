package check

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
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
	of  engine.Entity
	why cause
}

// dooms are those whom the rules' next check takes for what has happened since the
// question began: players out of life or full of poison, and permanents that cannot stay.
// The facts from first on are those that no check has seen.
func dooms(w *play.Walker, st *play.State, first int) []doom {
	var list []doom
	for p := range st.Board.Players {
		if why := playerDoom(w, st, engine.PlayerID(p)); why != unharmed {
			list = append(list, doom{engine.PlayerEntity(engine.PlayerID(p)), why})
		}
	}
	for id := range st.Board.Objects {
		if why := objectDoom(w, st, engine.ObjectID(id), first); why != unharmed {
			list = append(list, doom{engine.ObjectEntity(engine.ObjectID(id)), why})
		}
	}
	return list
}

// playerDoom is what the check takes a player for, whose total changed or whom nothing saves any more.
func playerDoom(w *play.Walker, st *play.State, p engine.PlayerID) cause {
	why := harm(w, st, p)
	if why != unharmed && (st.Board.Players[p].Left || w.Recall(st).LastOf(func(f *engine.Fact) bool { return loses(f, p) }) != nil) {
		return unharmed
	}
	return why
}

// harm is what the check would take a player for who has not lost yet.
func harm(w *play.Walker, st *play.State, p engine.PlayerID) cause {
	now, was := &st.Board.Players[p], &w.Scenario.Board.Players[p]
	poison := engine.CountersOfKind(now.Counters, "poison")
	switch {
	case now.Life != engine.Unset && now.Life <= 0 && (now.Life != was.Life || unsaved(w, st, p, outOfLife)):
		return outOfLife
	case poison >= mostPoison && (poison != engine.CountersOfKind(was.Counters, "poison") || unsaved(w, st, p, poisoned)):
		return poisoned
	case st.Line.Vain&(1<<uint(p)) != 0:
		return drewFromNothing
	}
	return unharmed
}

// unsaved reports whether nothing forbids any more that a player loses the game for what the question begins with.
func unsaved(w *play.Walker, st *play.State, p engine.PlayerID, why cause) bool {
	losing := losingFor(p, why)
	return forbiddenBy(w, st, &losing) == engine.NoEffect
}

// objectDoom is what the check takes a permanent for: the damage marked on it, what
// counters took off its toughness, loyalty or defense, a source with deathtouch.
func objectDoom(w *play.Walker, st *play.State, id engine.ObjectID, first int) cause {
	o := &st.Board.Objects[id]
	if o.Zone != engine.Battlefield {
		return unharmed
	}
	t := look.Boosted(o.Toughness, o)
	stays := func() bool { return undestroyed(w, st, id) }
	switch worse := worsened(w, o, id); {
	case o.Types&engine.Creature != 0 && t != engine.Unset && t <= 0 && worse:
		return zeroToughness
	case o.Types&engine.Creature != 0 && t != engine.Unset && o.Damage >= t && worse && stays():
		return unbreakable
	case o.Types&engine.Creature != 0 && t != engine.Unset && o.Damage >= t && worse:
		return lethallyHurt
	case o.Types&engine.Creature != 0 && touched(w, st, id, first) && !stays():
		return deadlyTouched
	case ranOut(w, o, id, engine.Planeswalker, "loyalty"):
		return outOfLoyalty
	case ranOut(w, o, id, engine.Battle, "defense"):
		return outOfDefense
	}
	return unharmed
}

// undestroyed reports whether a permanent is indestructible, or an effect says that it can't be
// destroyed (cr.IndestructibleRule).
func undestroyed(w *play.Walker, st *play.State, id engine.ObjectID) bool {
	ev := destroying(id)
	return engine.HasWord(st.Board.Objects[id].Keywords, "indestructible") || forbiddenBy(w, st, &ev) != engine.NoEffect
}

// touched reports whether a source with deathtouch has dealt damage to a creature since
// there were so many facts.
func touched(w *play.Walker, st *play.State, id engine.ObjectID, first int) bool {
	if !w.Rules.DeathtouchDestroys {
		return false
	}
	for t := w.Recall(st); t.Len() > first; t = t.Before {
		if f := &t.Fact; f.Shield == engine.NoEffect && !f.Nothing && f.Event.Kind == engine.Damage && f.Amount > 0 && f.Event.To.Object == id && engine.HasWord(possible.SourceKeywords(w, st, &f.Event), "deathtouch") {
			return true
		}
	}
	return false
}

// Doomed tells whom the rules' next check will take for what happened here, with the
// rule that takes each.
func Doomed(w *play.Walker, st *play.State) []engine.Remark {
	var out []engine.Remark
	for _, d := range dooms(w, st, st.Line.Seen) {
		checks := era.Of(st.Board.Edition, era.Checks)
		remark := engine.Remark{Says: doomSays(w, st, d, checks), Rules: []cr.Rule{d.why.rule()}}
		if waits := waitingFor(w, st, d); len(waits) > 0 {
			remark.Says = say.New("%s, which %s waits for", remark.Says, say.Any(waits))
		}
		if d.of.IsPlayer() {
			if loses := losingFor(d.of.Player, d.why); forbiddenBy(w, st, &loses) == engine.NoEffect {
				remark.Loser = &d.of.Player
			}
		}
		out = append(out, remark)
	}
	return append(out, notAllStay(w, st)...)
}

// waitingFor are the effects that wait for what the check does with somebody or something, which only
// the check would show: how a player loses, or how a permanent is destroyed.
func waitingFor(w *play.Walker, st *play.State, d doom) []say.Message {
	ev := doomEvent(w, st, d)
	if ev.Kind == engine.Move || d.why == unbreakable {
		return nil
	}
	var list []say.Message
	for id := range w.ByKind[ev.Kind].All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], &ev, nil)
		if fits, _ := v.PatternFits(&v.Inst.Effect.When); fits != engine.No && !possible.CannotRegenerate(w, st, &ev, v.Inst.Effect) && possible.Present(w, st, &v, id) && v.Conditions(id) != engine.No {
			list = append(list, w.Scenario.Effects[id].Called())
		}
	}
	return list
}

// doomSays tells what the check does with somebody or something.
func doomSays(w *play.Walker, st *play.State, d doom, checks era.Word) say.Message {
	if d.of.IsPlayer() {
		return aboutToLose(w, st, d.of.Player, d.why, checks)
	}
	return aboutToGo(w, st, d.of.Object, d.why, checks)
}

// worsened reports whether an object has come onto the battlefield, or what it has marked or put
// on it is not what the question began with.
func worsened(w *play.Walker, o *engine.Object, id engine.ObjectID) bool {
	if int(id) >= len(w.Scenario.Board.Objects) {
		return true
	}
	was := &w.Scenario.Board.Objects[id]
	return was.Zone != engine.Battlefield || o.Damage != was.Damage || o.Toughness != was.Toughness || !slices.Equal(o.Counters, was.Counters)
}

// loses reports whether a fact is a player's losing of the game.
func loses(f *engine.Fact, p engine.PlayerID) bool {
	return !f.Nothing && f.Shield == engine.NoEffect && f.Event.Kind == engine.LoseGame && f.Event.Player == p
}

// aboutToLose tells of what a player has and would lose the game for, or of what forbids
// it. What would replace the loss is met only then.
func aboutToLose(w *play.Walker, st *play.State, p engine.PlayerID, why cause, checks era.Word) say.Message {
	loses := losingFor(p, why)
	who, id := &st.Board.Players[p], forbiddenBy(w, st, &loses)
	if why == drewFromNothing {
		return triedToDraw(w, st, p, id)
	}
	what := totalOf(w, st, p, why)
	switch {
	case id != engine.NoEffect && who.Name == engine.Speaker:
		return say.New("you have %s and do not lose the game for it: %s", what, possible.SaysNo(w, id))
	case id != engine.NoEffect:
		return say.New("%s has %s and does not lose the game for it: %s", who.Called(), what, possible.SaysNo(w, id))
	case who.Name == engine.Speaker:
		return say.New("you have %s and would lose the game when %s are checked next", what, checks)
	}
	return say.New("%s has %s and would lose the game when %s are checked next", who.Called(), what, checks)
}

// totalOf is what a player loses for, in words.
func totalOf(w *play.Walker, st *play.State, p engine.PlayerID, why cause) say.Message {
	if why == poisoned {
		return say.New("%d poison counters", engine.CountersOfKind(st.Board.Players[p].Counters, "poison"))
	}
	return say.New("%d life", st.Board.Players[p].Life)
}

// losingFor is the losing of the game that the check makes of a cause.
func losingFor(p engine.PlayerID, why cause) engine.Event {
	ev := happen.Losing(p)
	ev.How, ev.Cause = "life", engine.ByStateBased
	switch why {
	case poisoned:
		ev.How = "poison"
	case drewFromNothing:
		ev.How = engine.EmptyLibrary
	}
	return ev
}

// forbiddenBy is an effect that says that an event can't happen, NoEffect where none is
// known to.
func forbiddenBy(w *play.Walker, st *play.State, ev *engine.Event) engine.EffectID {
	for id := range w.Cants[ev.Kind].All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], ev, nil)
		if !possible.Present(w, st, &v, id) {
			continue
		}
		if fits, _ := v.PatternFits(&v.Inst.Effect.When); fits.And(v.Conditions(id)) == engine.Yes {
			return id
		}
	}
	return engine.NoEffect
}

// aboutToGo tells of what takes a permanent.
func aboutToGo(w *play.Walker, st *play.State, id engine.ObjectID, why cause, checks era.Word) say.Message {
	called := look.Says(w, st, id)
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
func reached(w *play.Walker, st *play.State, d doom) say.Message {
	if d.of.IsPlayer() {
		who := &st.Board.Players[d.of.Player]
		switch {
		case d.why == drewFromNothing && who.Name == engine.Speaker:
			return say.New("you tried to draw from an empty library")
		case d.why == drewFromNothing:
			return say.New("%s tried to draw from an empty library", who.Called())
		case who.Name == engine.Speaker:
			return say.New("you have %s", totalOf(w, st, d.of.Player, d.why))
		}
		return say.New("%s has %s", who.Called(), totalOf(w, st, d.of.Player, d.why))
	}
	called := look.Says(w, st, d.of.Object)
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
func ranOut(w *play.Walker, o *engine.Object, id engine.ObjectID, of engine.Types, counter string) bool {
	return o.Types&of != 0 && int(id) < len(w.Scenario.Board.Objects) &&
		engine.CountersOfKind(o.Counters, counter) == 0 && engine.CountersOfKind(w.Scenario.Board.Objects[id].Counters, counter) > 0
}

// triedToDraw is the remark about who drew from an empty library, and what forbids to lose
// for it.
func triedToDraw(w *play.Walker, st *play.State, id engine.PlayerID, by engine.EffectID) say.Message {
	p, checks := &st.Board.Players[id], era.Of(st.Board.Edition, era.Checks)
	switch {
	case by != engine.NoEffect && p.Name == engine.Speaker:
		return say.New("you tried to draw from an empty library and do not lose the game for it: %s", possible.SaysNo(w, by))
	case by != engine.NoEffect:
		return say.New("%s tried to draw from an empty library and does not lose the game for it: %s", p.Called(), possible.SaysNo(w, by))
	case p.Name == engine.Speaker:
		return say.New("you tried to draw from an empty library: %s will make you lose", checks)
	}
	return say.New("%s tried to draw from an empty library: %s will make that player lose", p.Called(), checks)
}
