package happen

import (
	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// unsure notes that nobody said whether an ability triggers.
func unsure(st *play.State, id engine.EffectID, v *look.View) {
	need := v.Need(id)
	x := play.UnsureOf{Effect: id, What: need.What, Need: need}
	for _, y := range st.Unsures {
		if y.Effect == id && y.What.Same(x.What) {
			return
		}
	}
	st.Unsures = append(st.Unsures[:len(st.Unsures):len(st.Unsures)], x)
}

// NoteTriggers records which abilities trigger on what an application has
// prevented. What a resolved spell or ability prevents, or a static ability that
// looks at all damage of a sort, is one application at one time.
func NoteTriggers(a *play.Application) {
	if a.Eff.Kind != engine.Prevention || a.Prevented == 0 {
		return
	}
	one := a.Inst.Created || len(a.Eff.Then) == 0 && a.Eff.Do[0].Kind == engine.PreventAll
	for _, id := range a.W.OnPrevented {
		n := possible.PreventedFor(a, id)
		if n == 0 {
			continue
		}
		x := play.Triggering{Effect: id, By: a.ID, Moment: a.St.Moments, Amount: n}
		if k := a.St.Triggered(x); one && k >= 0 {
			a.St.Triggers = append([]play.Triggering(nil), a.St.Triggers...)
			a.St.Triggers[k].Amount += n
			continue
		}
		a.St.Triggers = append(a.St.Triggers, x)
	}
}

// occurred is what really happened at one time, after replacement and prevention
// (cr.TriggerNotOnReplaced), and how things were just before it.
type occurred struct {
	facts  []engine.Fact
	before *engine.Board
	past   int // how much of the turn's history came before
}

// watch notes which abilities trigger on what has happened. They look at things
// as they are now, or, where they are about what leaves, as they were just before
// (cr.LeavesLooksBack).
func watch(w *play.Walker, st *play.State, o *occurred) {
	now, then := *st, *st
	now.Line.Past = st.Line.Past[:min(o.past, len(st.Line.Past))]
	then.Line.Past, then.Board = now.Line.Past, o.before
	for _, id := range w.Watching {
		for _, f := range triggering(w, &now, &then, id, o.facts) {
			st.Fired = append(st.Fired, f)
			if w.Scenario.Effects[id].Effect.OncePerTurn {
				break
			}
		}
	}
	st.Unsures = now.Unsures
}

// triggering lists the times that one ability triggers on what has happened:
// once each time its event occurs, however many such there are in one; for each
// object that has it where something else gives it to them.
func triggering(w *play.Walker, now, then *play.State, id engine.EffectID, facts []engine.Fact) []play.Firing {
	inst := &w.Scenario.Effects[id]
	if inst.Effect.OncePerTurn && firedThisTurn(now, id) {
		return nil
	}
	if inst.Effect.Holder == nil {
		return triggeringOf(w, now, then, id, inst.Source, facts)
	}
	var out []play.Firing
	for o := range then.Board.Objects {
		out = append(out, triggeringOf(w, now, then, id, engine.ObjectID(o), facts)...)
	}
	for o := len(then.Board.Objects); o < len(now.Board.Objects); o++ {
		out = append(out, triggeringOf(w, now, then, id, engine.ObjectID(o), facts)...)
	}
	return out
}

// triggeringOf lists the times that the ability of one object triggers.
func triggeringOf(w *play.Walker, now, then *play.State, id engine.EffectID, holder engine.ObjectID, facts []engine.Fact) []play.Firing {
	var out, more []play.Firing
	for i := range facts {
		f := &facts[i]
		if f.Nothing || f.Skipped || f.Shield != engine.NoEffect {
			continue
		}
		p, ev, by := watched(w, now, then, id, holder, f)
		if p == nil || asksFirst(w.Scenario.Effects[id].Effect) && alike(out, ev) >= 0 {
			continue
		}
		times := causes(w, seenAt(now, then, p), ev, holder)
		if times == 0 {
			w.Keep(engine.Exclusion{Effect: id, Why: engine.KeptFromTriggering})
			continue
		}
		amount := ev.Much(p.Whole)
		if len(p.Chapters) > 0 { // each of them is an ability of its own
			v := Watcher(w, now, id, holder, ev)
			times, amount = times*v.ChaptersReached(p), 0
		}
		before := len(out)
		out = joined(out, p, play.Firing{Effect: id, Holder: holder, By: by, Event: *ev, Amount: amount, Moment: now.Moment0})
		for range times - 1 {
			more = append(more, out[before:]...)
		}
	}
	return append(out, more...)
}

// causes is how often an event causes an ability of an object that waits for it to trigger: not
// at all where an effect says so, and once more for each that says that.
func causes(w *play.Walker, st *play.State, ev *engine.Event, holder engine.ObjectID) int {
	times := 1
	for _, id := range w.OnTriggers {
		inst := &w.Scenario.Effects[id]
		v := look.NewView(w, st, inst, ev, nil)
		if !possible.Present(w, st, &v, id) || v.Conditions(id) != engine.Yes {
			continue
		}
		if holder == engine.NoObject && inst.Effect.Holder != nil || holder != engine.NoObject && v.Match(inst.Effect.Holder, engine.ObjectEntity(holder)) != engine.Yes {
			continue
		}
		if fits, _ := v.PatternFits(&inst.Effect.When); fits != engine.Yes {
			continue
		}
		if inst.Effect.Kind == engine.NoTriggers {
			return 0
		}
		times++
	}
	return times
}

// seenAt is the state that an ability about such an event looks at.
func seenAt(now, then *play.State, p *engine.Pattern) *play.State {
	if looksBack(p) {
		return then
	}
	return now
}

// watched is the event of a fact that an object's ability triggers on, with the
// pattern that it fits and whose ability it is; nil where it does not.
func watched(w *play.Walker, now, then *play.State, id engine.EffectID, holder engine.ObjectID, f *engine.Fact) (*engine.Pattern, *engine.Event, engine.PlayerID) {
	ev := f.Event
	ev.Amount, ev.Marks, ev.By = f.Amount, engine.Marks{}, engine.NoEffect
	events := [...]engine.Event{ev, look.ActionOf(&ev)}
	for _, p := range engine.Alternatives(&w.Scenario.Effects[id].Effect.When) {
		st := seenAt(now, then, p)
		for k := range events {
			if events[k].Kind != p.Kind || int(holder) >= len(st.Board.Objects) {
				continue
			}
			if v := Watcher(w, st, id, holder, &events[k]); triggers(w, now, &v, id, p) {
				return p, &events[k], v.You
			}
		}
	}
	return nil, nil, engine.NoPlayer
}

// Watcher looks at an event as a triggered ability of an object does, whose
// controller is the object's.
func Watcher(w *play.Walker, st *play.State, id engine.EffectID, holder engine.ObjectID, ev *engine.Event) look.View {
	v := look.NewView(w, st, &w.Scenario.Effects[id], ev, nil)
	v.This = holder
	if holder != engine.NoObject {
		if c := look.ControllerOf(w, st, holder); c != engine.NoPlayer {
			v.You = c
		}
	}
	return v
}

// triggers reports whether an ability is there and its condition holds. What is
// not known of that is remarked on: a trigger is no reason to refuse a ruling.
func triggers(w *play.Walker, now *play.State, v *look.View, id engine.EffectID, p *engine.Pattern) bool {
	if !stands(w, v, p) {
		return false
	}
	got, _ := v.FitsOne(p)
	if got == engine.Yes {
		if got = v.All(v.Inst.Effect.If); got == engine.Unknown && resolvesAlone(w, now, id) {
			w.Grants(id)
			return true
		}
	} else if got == engine.Unknown {
		got = got.And(v.All(v.Inst.Effect.If))
	}
	if got == engine.Unknown {
		unsure(now, id, v)
	}
	return got == engine.Yes
}

// resolvesAlone reports whether the question has an ability resolve later, and with it no other of the same object, which may
// be the one that is meant: what it asks for was so then.
func resolvesAlone(w *play.Walker, st *play.State, id engine.EffectID) bool {
	source := w.Scenario.Effects[id].Source
	for h := st.Moment0; h < len(w.Scenario.Events); h++ {
		found, own := false, 0
		for _, r := range w.Scenario.Events[h].Resolve {
			found = found || r.Effect == id
			if w.Scenario.Effects[r.Effect].Source == source {
				own++
			}
		}
		if found {
			return own == 1
		}
	}
	return false
}

// stands reports whether an object has a triggered ability where it works: on the
// battlefield, in the zone that its own words name, or, for what only happens to the object elsewhere, anywhere. One that
// is given it must be such as whatever gives it says.
func stands(w *play.Walker, v *look.View, p *engine.Pattern) bool {
	inst, st := v.Inst, v.St
	if inst.StartedIn > st.Moment0 {
		return false
	}
	if v.This == engine.NoObject {
		return true
	}
	if h := inst.Effect.Holder; h != nil && !given(w, v, h) || h == nil && !look.Bears(st.Board, inst) {
		return false
	}
	src := &st.Board.Objects[v.This]
	if src.NoAbilities || src.FaceDown && src.Zone == engine.Battlefield && p.Kind != engine.TurnFaceUp {
		return false
	}
	if z := inst.Effect.FromZone; z != engine.AnyZone {
		return src.Zone == z
	}
	return src.Zone == engine.Battlefield || ofItself(p) && p.From != engine.Battlefield && p.Kind != engine.Damage && inst.Effect.Holder == nil
}

// given reports whether what gives an ability is there and gives it to the view's
// object.
func given(w *play.Walker, v *look.View, holder *engine.Filter) bool {
	inst := v.Inst
	g := look.NewView(w, v.St, inst, v.Ev, nil)
	if inst.Source != engine.NoObject {
		src := &v.St.Board.Objects[inst.Source]
		if src.Zone != engine.Battlefield || src.NoAbilities || src.FaceDown {
			return false
		}
		if c := look.ControllerOf(w, v.St, inst.Source); c != engine.NoPlayer {
			g.You = c
		}
	}
	return v.St.Board.Objects[v.This].Zone == engine.Battlefield && g.Match(holder, engine.ObjectEntity(v.This)) == engine.Yes
}

// ofItself reports whether a pattern is about the object that has the ability.
func ofItself(p *engine.Pattern) bool { return p.Affected != nil && p.Affected.Is == engine.This }

// looksBack reports whether an ability about such an event looks at how things
// were just before it (cr.LeavesLooksBack).
func looksBack(p *engine.Pattern) bool {
	switch p.Kind {
	case engine.Sacrifice, engine.Destroy, engine.PhaseOut, engine.CounterSpell, engine.LoseGame:
		return true
	case engine.Move:
		return p.From == engine.Battlefield || p.From == engine.Graveyard || p.Dest == engine.Hand || p.Dest == engine.Library || p.Dest == engine.Exile && p.From == engine.AnyZone
	}
	return false
}

// joined adds one time to those before. An ability that looks at all that happens
// at one time triggers once for it, on damage once for each that is dealt it; so
// does one on life lost, which unlike life gained no rule counts by its sources.
// Any other triggers once for each thing that an event counts.
func joined(out []play.Firing, p *engine.Pattern, f play.Firing) []play.Firing {
	if p.Whole || p.Kind == engine.LoseLife || p.Kind == engine.RollDice && !p.Each { // "one or more dice"
		for i := range out {
			if f.Event.Kind != engine.Damage && f.Event.Kind != engine.LoseLife || look.Affected(&out[i].Event) == look.Affected(&f.Event) {
				out[i].Amount += f.Amount
				return out
			}
		}
		return append(out, f)
	}
	for range timesOf(&f.Event) {
		out = append(out, f)
	}
	return out
}

// timesOf is how many things of one sort an event tells of.
func timesOf(ev *engine.Event) int {
	switch ev.Kind {
	case engine.PutCounters, engine.RemoveCounters, engine.CreateTokens, engine.Discard, engine.Mill, engine.Enter, engine.Move, engine.Draw, engine.RollDice, engine.FlipCoin, engine.Proliferate, engine.Investigate:
		return min(max(ev.Amount, 1), play.MaxTimes)
	}
	return 1
}

// asksFirst reports whether an ability triggers on the first such event of a turn.
func asksFirst(e *engine.Effect) bool {
	return look.AnyCond(e.If, func(c *engine.Cond) bool { return c.Kind == engine.FirstTime })
}

// alike is the place of a time about whom or what an event is about, -1 where
// there is none.
func alike(out []play.Firing, ev *engine.Event) int {
	for i := range out {
		if look.Affected(&out[i].Event) == look.Affected(ev) {
			return i
		}
	}
	return -1
}

// firedThisTurn reports whether an ability has triggered this turn.
func firedThisTurn(st *play.State, id engine.EffectID) bool {
	for i := st.Line.Fired; i < len(st.Fired); i++ {
		if st.Fired[i].Effect == id {
			return true
		}
	}
	return false
}

// NotResolved lists what has triggered and was not carried out, by ability, then
// in order, equal amounts together.
func NotResolved(w *play.Walker, st *play.State) []engine.Trigger {
	var out []engine.Trigger
	for _, id := range w.OnPrevented {
		from := len(out)
		for _, t := range st.Triggers {
			if t.Effect == id {
				inst := &w.Scenario.Effects[id]
				out = counted(out, from, engine.Trigger{Effect: id, Holder: engine.NoObject, Controller: inst.Controller, Amount: t.Amount})
			}
		}
	}
	return fired(w, st, false, out)
}

// Resolved lists what has triggered and was carried out, as NotResolved does.
func Resolved(w *play.Walker, st *play.State) []engine.Trigger { return fired(w, st, true, nil) }

// fired lists, behind what is listed, the abilities that have triggered and were carried out, or were not.
func fired(w *play.Walker, st *play.State, resolved bool, out []engine.Trigger) []engine.Trigger {
	for _, id := range w.Watching {
		from := len(out)
		for i := range st.Fired {
			if f := &st.Fired[i]; f.Effect == id && f.Resolved == resolved {
				out = counted(out, from, engine.Trigger{Effect: id, Holder: f.Holder, Controller: f.By, Amount: f.Amount})
			}
		}
	}
	return out
}

// counted adds one time to those listed from a place on: to its like, else at the end.
func counted(out []engine.Trigger, from int, one engine.Trigger) []engine.Trigger {
	k := from
	for k < len(out) && (out[k].Amount != one.Amount || out[k].Controller != one.Controller || out[k].Holder != one.Holder) {
		k++
	}
	if k == len(out) {
		out = append(out, one)
	}
	out[k].Times++
	return out
}
