package moment

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// Together lists the nodes an application covers: the simultaneous damage that
// one use of the effect is about, or the one.
func Together(w *play.Walker, st *play.State, i int, id engine.EffectID) []int {
	one := append(w.Buf.Nodes[:0], i)
	if !CoversTogether(w, id) || st.Moment[i].Ev.Kind != engine.Damage && !ofWholeText(w.Scenario.Effects[id].Effect) {
		return one
	}
	who := look.Chooser(w, st, &st.Moment[i].Ev)
	for j := range st.Moment {
		if j == i || st.Moment[j].Phase != play.Open || !oneUse(w, st, i, j, id) || look.Chooser(w, st, &st.Moment[j].Ev) != who {
			continue
		}
		if Applicable(w, st, j, id).Fits == engine.Yes {
			one = append(one, j)
		}
	}
	slices.Sort(one)
	return one
}

// oneUse reports whether one use of an effect is about the damage of both
// nodes: all that a shared amount may be spent on (cr.ShieldSeveralSources), all
// that is dealt to the same recipient where the words look at the damage, all
// that the same source deals where they wait for its next time
// (cr.NextInstanceShield).
func oneUse(w *play.Walker, st *play.State, i, j int, id engine.EffectID) bool {
	e := w.Scenario.Effects[id].Effect
	a, b := &st.Moment[i].Ev, &st.Moment[j].Ev
	switch {
	case ofWholeText(e):
		return a.Kind == b.Kind && a.Source == b.Source
	case a.Kind != engine.Damage || b.Kind != engine.Damage:
		return false
	case e.Budget.Kind == engine.NextN && !e.Budget.Each:
		return true
	case e.When.Whole || e.Budget.Each:
		return a.To == b.To
	case e.Budget.Kind == engine.NextTime, look.BySource(w, e):
		return a.Source == b.Source && a.Source != engine.NoObject
	}
	return false
}

// ofWholeText reports whether a spell or ability does something else in place of all that an instruction of it does
// at once (cr.SelfReplacementDefinition).
func ofWholeText(e *engine.Effect) bool { return e.Self && e.When.Whole }

// offerAcross opens one choice over several simultaneous events of one player,
// where an effect could be spent on any of them or covers them together, so
// that which event is taken up first can end differently
// (cr.ShieldSeveralSources, cr.OneAtATimeThenLookAgain). It reports whether it
// did; otherwise the events can be settled one by one.
func offerAcross(w *play.Walker, st *play.State, best int) bool {
	who := look.Chooser(w, st, &st.Moment[best].Ev)
	if !severalOpen(w, st, who) {
		return false
	}
	class := engine.ClassOther
	if list := candidates(w, st, best); len(list) > 0 {
		class = possible.ClassOf(w, &w.Scenario.Effects[list[0]])
	}
	p := play.Point{Kind: engine.ChooseOrder, Chooser: who, Node: st.Moment[best].ID, Effect: engine.NoEffect}
	reaching, effects, lastNode, nodes := false, 0, uint16(0), 0
	for i := range st.Moment {
		if st.Moment[i].Phase != play.Open || look.Chooser(w, st, &st.Moment[i].Ev) != who {
			continue
		}
		must := false
		reaching = reaching || mayReach(w, st, i)
		list := candidates(w, st, i)
		if len(list) > 0 && possible.ClassOf(w, &w.Scenario.Effects[list[0]]) != class {
			continue
		}
		for _, id := range list {
			must = must || Decider(w, st, i, id) != who
			if offered(w, st, &p, i, id) || w.Rules.OrderedAtOnce && twinListed(w, st, p.Of(st.Moment[i].ID), id) {
				continue
			}
			p.Order, p.Nodes = append(p.Order, id), append(p.Nodes, st.Moment[i].ID)
			effects++
			if lastNode != st.Moment[i].ID {
				lastNode, nodes = st.Moment[i].ID, nodes+1
			}
		}
		if len(list) > 0 && !must && !w.Rules.OrderedAtOnce {
			p.Order, p.Nodes = append(p.Order, engine.NoEffect), append(p.Nodes, st.Moment[i].ID)
		}
	}
	if !reaching || effects < 2 || nodes < 2 || w.Err != nil {
		return false
	}
	st.Point0 = p
	st.Choice = &st.Point0
	return true
}

// severalOpen reports whether more than one open event is up to a player.
func severalOpen(w *play.Walker, st *play.State, who engine.PlayerID) bool {
	n := 0
	for i := range st.Moment {
		if st.Moment[i].Phase == play.Open && look.Chooser(w, st, &st.Moment[i].Ev) == who {
			n++
		}
	}
	return n > 1
}

// mayReach reports whether an effect that reaches beyond one event applies to a
// node's event or could come to apply to what becomes of it.
func mayReach(w *play.Walker, st *play.State, i int) bool {
	n := &st.Moment[i]
	for id := range w.ByKind[n.Ev.Kind].All() {
		if reaches(w, st, i, id) && possible.Left(w, st, id, &n.Ev) != 0 && !n.Ev.Marks.Has(id) {
			return true
		}
	}
	return false
}

// reaches reports whether what an effect does to a node's event, or to what
// becomes of it, can keep it from, or include, another of the same moment.
func reaches(w *play.Walker, st *play.State, i int, id engine.EffectID) bool {
	e := w.Scenario.Effects[id].Effect
	switch {
	case e.Budget.Kind != engine.Static:
		return true
	case takesShared(e):
		return true
	case !e.When.Whole && !look.BySource(w, e):
		return false
	case w.Redirecting:
		return true
	}
	for j := range st.Moment {
		if j != i && st.Moment[j].Phase == play.Open && oneUse(w, st, i, j, id) {
			return true
		}
	}
	return false
}

// takesShared reports whether an effect has objects given up that another
// permanent entering at the same time might need.
func takesShared(e *engine.Effect) bool {
	if e.When.Kind != engine.Enter {
		return false
	}
	for i := range e.Do {
		for j := range e.Do[i].Do {
			if in := &e.Do[i].Do[j]; apply.GivesUp(in) && in.Amount.Op != engine.AnyAmount {
				return e.Do[i].Kind != engine.Offer
			}
		}
	}
	return false
}

// CoversTogether reports whether one use of an effect can be about several
// simultaneous events.
func CoversTogether(w *play.Walker, id engine.EffectID) bool {
	e := w.Scenario.Effects[id].Effect
	return e.Budget.Kind != engine.Static || e.When.Whole || look.BySource(w, e)
}

// offered reports whether an order lists the use of an effect that node i would
// be part of.
func offered(w *play.Walker, st *play.State, p *play.Point, i int, id engine.EffectID) bool {
	for k, x := range p.Order {
		if x == id && oneUse(w, st, st.At(p.Nodes[k]), i, id) {
			return true
		}
	}
	return false
}

// Apart tells options of an order over several events apart by the event: its
// source, else whom it affects, else both or its place.
func Apart(w *play.Walker, st *play.State, p *play.Point, i int, o engine.Option) engine.Option {
	times := 0
	for _, id := range p.Order {
		if id == p.Order[i] {
			times++
		}
	}
	if p.Nodes == nil || times < 2 {
		return o
	}
	name := eventName(w, st, p, i)
	return engine.Option{ID: o.ID + "@" + engine.Slug(name), Label: o.Label + " (" + name + ")"}
}

// eventName names the event of option i so that no other option of the same
// effect has the name.
func eventName(w *play.Walker, st *play.State, p *play.Point, i int) string {
	of := func(k int) (source, to string) {
		ev := &st.Moment[st.At(p.Nodes[k])].Ev
		if ev.Source != engine.NoObject {
			source = st.Board.NameOf(ev.Source)
		}
		return source, st.Board.EntityName(look.Affected(ev))
	}
	source, to := of(i)
	bySource, byTo, byBoth := source != "", to != "", source != "" && to != ""
	for k := range p.Order {
		if k == i || p.Order[k] != p.Order[i] {
			continue
		}
		s, t := of(k)
		bySource, byTo, byBoth = bySource && s != source, byTo && t != to, byBoth && (s != source || t != to)
	}
	switch {
	case bySource:
		return source
	case byTo:
		return to
	case byBoth:
		return source + " to " + to
	}
	return "event " + strconv.Itoa(st.At(p.Nodes[i])+1)
}
