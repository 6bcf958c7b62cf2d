package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// formResults turns damage that has settled into its results, which then go
// through replacement themselves (cr.ResultsReplacedThen). It reports whether
// there was anything to turn.
func formResults(w *play.Walker, st *play.State) bool {
	found := false
	for i := 0; i < len(st.Moment); i++ {
		n := &st.Moment[i]
		if n.Ev.Kind != engine.Damage || n.Spread {
			continue
		}
		n.Spread, found = true, true
		results := resultsOf(w, st, &n.Ev)
		if w.Trace != nil {
			w.Note(&engine.Step{Before: n.Ev, Kind: engine.StepResult, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, After: results, Rules: resultRules(w, st, &n.Ev)})
		}
		for _, r := range results {
			st.PutAfter(i, r, st.Moment[i].ID)
			i++
		}
	}
	if found {
		gainOnce(st)
		gainedBesides(w, st)
	}
	return found
}

// gainOnce makes one gain of life of all that the lifelink of one source brings at one time:
// only several sources cause several (cr.DamageLifelink).
func gainOnce(st *play.State) {
	for i := 0; i < len(st.Moment); i++ {
		if j := gainsLater(st, i); j > i {
			st.Moment[j].Ev.Amount += st.Moment[i].Ev.Amount
			st.Drop(i)
			i--
		}
	}
}

// gainsLater is the next place where the source of a gain that damage results in causes
// another for the same player, -1 where there is none.
func gainsLater(st *play.State, i int) int {
	for j := i + 1; j < len(st.Moment); j++ {
		if a, b := &st.Moment[i], &st.Moment[j]; linked(a) && linked(b) && a.Ev.Source == b.Ev.Source && a.Ev.Player == b.Ev.Player {
			return j
		}
	}
	return -1
}

// linked reports whether a node is a gain of life by lifelink that nothing has looked at.
func linked(n *play.Node) bool {
	return n.Phase == play.Open && n.Ev.Kind == engine.GainLife && n.Ev.Result && n.Ev.Source != engine.NoObject
}

// resultsOf is what damage results in (cr.DamageToPlayer and the rules after it).
func resultsOf(w *play.Walker, st *play.State, ev *engine.Event) []engine.Event {
	out := w.Buf.Events[:0]
	if w.Trace != nil {
		out = w.RoomForEvents(1) // the trace keeps it
	}
	base := engine.Event{Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: ev.Source, Doer: ev.Doer, Under: engine.NoPlayer,
		Amount: ev.Amount, Cause: engine.BySpecial, Result: true, By: engine.NoEffect, Combat: ev.Combat}
	src := possible.SourceKeywords(w, st, ev)
	owner := sourceController(w, st, ev)
	if ev.To.IsPlayer() {
		out = playerResults(out, base, ev, src, owner)
	} else {
		out = objectResults(out, st, base, ev, src, owner)
	}
	if engine.HasWord(src, "lifelink") && owner != engine.NoPlayer && w.Rules.LifelinkIsResult {
		g := base
		g.Kind, g.Player = engine.GainLife, owner
		out = append(out, g)
	}
	return out
}

// playerResults adds what damage to a player results in.
func playerResults(out []engine.Event, base engine.Event, ev *engine.Event, src []string, owner engine.PlayerID) []engine.Event {
	r := base
	if engine.HasWord(src, "infect") {
		r.Kind, r.To, r.Counter, r.Player, r.Doer = engine.PutCounters, ev.To, "poison", owner, owner
		return append(out, r)
	}
	r.Kind, r.Player, r.How = engine.LoseLife, ev.To.Player, engine.OfDamage
	out = append(out, r)
	if n := ToxicValue(src); n > 0 && ev.Combat {
		p := base
		p.Kind, p.To, p.Counter, p.Player, p.Doer, p.Amount = engine.PutCounters, ev.To, "poison", owner, owner, n
		out = append(out, p)
	}
	return out
}

// objectResults adds what damage to a permanent results in, besides being marked.
func objectResults(out []engine.Event, st *play.State, base engine.Event, ev *engine.Event, src []string, owner engine.PlayerID) []engine.Event {
	o := &st.Board.Objects[ev.To.Object]
	r := base
	r.To = ev.To
	if o.Types&engine.Planeswalker != 0 {
		l := r
		l.Kind, l.Counter, l.Player = engine.RemoveCounters, "loyalty", owner
		out = append(out, l)
	}
	if o.Types&engine.Battle != 0 {
		d := r
		d.Kind, d.Counter, d.Player = engine.RemoveCounters, "defense", owner
		out = append(out, d)
	}
	if possible.IsCreature(o) && possible.Withers(src) {
		c := r
		c.Kind, c.Counter, c.Player, c.Doer = engine.PutCounters, "-1/-1", owner, owner
		out = append(out, c)
	}
	return out
}

// sourceController is who controls the source of damage.
func sourceController(w *play.Walker, st *play.State, ev *engine.Event) engine.PlayerID {
	if ev.Source == engine.NoObject {
		return ev.Doer
	}
	return look.ControllerOf(w, st, ev.Source)
}

// ToxicValue is the total of the source's toxic abilities.
func ToxicValue(keywords []string) int {
	total := 0
	for _, k := range keywords {
		if len(k) > 6 && k[:6] == "toxic " {
			n := 0
			for _, c := range k[6:] {
				n = n*10 + int(c-'0')
			}
			total += n
		}
	}
	return total
}

// usualRules is how many rules the results of damage seldom exceed.
const usualRules = 4

// resultRules are the rules by which the damage turns into its results.
func resultRules(w *play.Walker, st *play.State, ev *engine.Event) []cr.Rule {
	rules := append(w.RoomForRules(usualRules), cr.DamageReplacedFirst, cr.ResultsReplacedThen)
	src := possible.SourceKeywords(w, st, ev)
	if ev.Combat && w.Rules.CombatOnStack && st.HasLeft(ev.Source) {
		rules = append(rules, cr.CombatDamageOnStack)
	}
	if ev.Source != engine.NoObject && st.Board.Objects[ev.Source].Switched {
		rules = append(rules, cr.SwitchPowerToughness)
	}
	if ev.To.IsPlayer() {
		rules = append(rules, play.Pick(engine.HasWord(src, "infect"), cr.DamageInfectPlayer, cr.DamageToPlayer))
	} else {
		o := &st.Board.Objects[ev.To.Object]
		switch {
		case o.Types&engine.Planeswalker != 0:
			rules = append(rules, cr.DamageToPlaneswalker)
		case o.Types&engine.Battle != 0:
			rules = append(rules, cr.DamageToBattle)
		default:
			rules = append(rules, play.Pick(possible.Withers(src), cr.DamageWither, cr.DamageMarked))
		}
	}
	for _, k := range [...]string{"lifelink", "wither", "infect"} {
		if engine.HasWord(src, k) && !play.HasRule(rules, cr.DamageFourParts) {
			rules = append(rules, cr.DamageFourParts)
		}
	}
	if engine.HasWord(src, "lifelink") {
		rules = append(rules, cr.DamageLifelink)
	}
	if ToxicValue(src) > 0 && ev.Combat {
		rules = append(rules, cr.DamageToxic)
	}
	return rules
}

// tellExcess applies, before anything else looks at the moment's damage, what
// moves its excess; what the spell changes of its own damage comes first. It
// reports whether it applied something.
func tellExcess(w *play.Walker, st *play.State) bool {
	for i := range st.Moment {
		n := &st.Moment[i]
		if n.Phase != play.Open || n.Ev.Kind != engine.Damage {
			continue
		}
		for id := range w.Excess.All() {
			if Applicable(w, st, i, id).Fits != engine.Yes || otherSelf(w, st, i) {
				continue
			}
			if !cr.ExcessDamageMoved.InForce(w.Scenario.Edition) {
				w.Fail(&engine.Unsupported{Effect: id, What: say.New("excess damage under rules that do not know it (before 17 April 2020)")})
				return true
			}
			st.Await(id, n.ID)
			return true
		}
	}
	return false
}

// otherSelf reports whether a self-replacement effect that moves no excess
// still applies to a node.
func otherSelf(w *play.Walker, st *play.State, i int) bool {
	for id := range w.Selfs[engine.Damage].All() {
		if !w.Excess.Has(id) && Applicable(w, st, i, id).Fits == engine.Yes {
			return true
		}
	}
	return false
}

// gainedBesides takes the life that prevention effects say is gained out of
// what comes afterwards: it is part of the damage's event, and goes through
// replacement with the results of damage (cr.ResultsReplacedThen).
func gainedBesides(w *play.Walker, st *play.State) {
	if !cr.DamageFourParts.InForce(w.Scenario.Edition) {
		return
	}
	rest := make([]play.Task, 0, len(st.Later))
	for i := range st.Later {
		t := st.Later[i]
		if !onlyGains(w, st, &t) {
			rest = append(rest, t)
			continue
		}
		for j := range t.Ins {
			v := apply.TaskView(w, st, &t)
			Perform(w, st, &t.Ins[j], t, &v)
		}
	}
	st.Later = rest
}

// onlyGains reports whether a task is the rider of a prevention effect that does
// nothing but gain life.
func onlyGains(w *play.Walker, st *play.State, t *play.Task) bool {
	if len(t.Ins) == 0 || w.Scenario.Effects[t.Ctx.Effect].Effect.Kind != engine.Prevention {
		return false
	}
	for i := range t.Ins {
		in := &t.Ins[i]
		v := apply.TaskView(w, st, t)
		if _, err := apply.EventsOf(&v, in); err != nil || in.Verb != engine.GainLife || in.May || len(in.Then) > 0 || apply.Due(&v, in) != engine.Yes {
			return false
		}
	}
	return true
}
