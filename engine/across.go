package engine

import "strconv"

// offerAcross opens one choice over several simultaneous events of one player,
// where an effect could be spent on any of them or covers them together, so
// that which event is taken up first can end differently
// (cr.ShieldSeveralSources, cr.OneAtATimeThenLookAgain). It reports whether it
// did; otherwise the events can be settled one by one.
func (w *walker) offerAcross(st *state, best int) bool {
	who := w.chooser(st, &st.moment[best].ev)
	if !w.severalOpen(st, who) {
		return false
	}
	class := ClassOther
	if list := w.candidates(st, best); len(list) > 0 {
		class = w.classOf(&w.sc.Effects[list[0]])
	}
	p := point{kind: ChooseOrder, chooser: who, node: st.moment[best].id, effect: NoEffect}
	reaching, effects, lastNode, nodes := false, 0, uint16(0), 0
	for i := range st.moment {
		if st.moment[i].phase != open || w.chooser(st, &st.moment[i].ev) != who {
			continue
		}
		must := false
		reaching = reaching || w.mayReach(st, i)
		list := w.candidates(st, i)
		if len(list) > 0 && w.classOf(&w.sc.Effects[list[0]]) != class {
			continue
		}
		for _, id := range list {
			must = must || w.decider(st, i, id) != who
			if w.offered(st, &p, i, id) || w.rules.orderedAtOnce && w.twinListed(st, p.of(st.moment[i].id), id) {
				continue
			}
			p.order, p.nodes = append(p.order, id), append(p.nodes, st.moment[i].id)
			effects++
			if lastNode != st.moment[i].id {
				lastNode, nodes = st.moment[i].id, nodes+1
			}
		}
		if len(list) > 0 && !must && !w.rules.orderedAtOnce {
			p.order, p.nodes = append(p.order, NoEffect), append(p.nodes, st.moment[i].id)
		}
	}
	if !reaching || effects < 2 || nodes < 2 || w.err != nil {
		return false
	}
	st.point0 = p
	st.choice = &st.point0
	return true
}

// severalOpen reports whether more than one open event is up to a player.
func (w *walker) severalOpen(st *state, who PlayerID) bool {
	n := 0
	for i := range st.moment {
		if st.moment[i].phase == open && w.chooser(st, &st.moment[i].ev) == who {
			n++
		}
	}
	return n > 1
}

// mayReach reports whether an effect that reaches beyond one event applies to a
// node's event or could come to apply to what becomes of it.
func (w *walker) mayReach(st *state, i int) bool {
	n := &st.moment[i]
	for id := range w.byKind[n.ev.Kind].all() {
		if w.reaches(st, i, id) && w.left(st, id, &n.ev) != 0 && !n.ev.Marks.Has(id) {
			return true
		}
	}
	return false
}

// reaches reports whether what an effect does to a node's event, or to what
// becomes of it, can keep it from, or include, another of the same moment.
func (w *walker) reaches(st *state, i int, id EffectID) bool {
	e := w.sc.Effects[id].Effect
	switch {
	case e.Budget.Kind != Static:
		return true
	case takesShared(e):
		return true
	case !e.When.Whole && !w.bySource(e):
		return false
	case w.redirecting:
		return true
	}
	for j := range st.moment {
		if j != i && st.moment[j].phase == open && w.oneUse(st, i, j, id) {
			return true
		}
	}
	return false
}

// takesShared reports whether an effect has objects given up that another
// permanent entering at the same time might need.
func takesShared(e *Effect) bool {
	if e.When.Kind != Enter {
		return false
	}
	for i := range e.Do {
		for j := range e.Do[i].Do {
			if in := &e.Do[i].Do[j]; givesUp(in) && in.Amount.Op != AnyAmount {
				return e.Do[i].Kind != Offer
			}
		}
	}
	return false
}

// coversTogether reports whether one use of an effect can be about several
// simultaneous events.
func (w *walker) coversTogether(id EffectID) bool {
	e := w.sc.Effects[id].Effect
	return e.Budget.Kind != Static || e.When.Whole || w.bySource(e)
}

// offered reports whether an order lists the use of an effect that node i would
// be part of.
func (w *walker) offered(st *state, p *point, i int, id EffectID) bool {
	for k, x := range p.order {
		if x == id && w.oneUse(st, st.at(p.nodes[k]), i, id) {
			return true
		}
	}
	return false
}

// of lists the effects that an order over several events has for one of them.
func (p *point) of(node uint16) []EffectID {
	var list []EffectID
	for i, id := range p.order {
		if p.nodes[i] == node {
			list = append(list, id)
		}
	}
	return list
}

// at is the node that option i of an order is about.
func (p *point) at(i int) uint16 {
	if p.nodes != nil {
		return p.nodes[i]
	}
	return p.node
}

// apart tells options of an order over several events apart by the event: its
// source, else whom it affects, else both or its place.
func (w *walker) apart(st *state, p *point, i int, o Option) Option {
	times := 0
	for _, id := range p.order {
		if id == p.order[i] {
			times++
		}
	}
	if p.nodes == nil || times < 2 {
		return o
	}
	name := w.eventName(st, p, i)
	return Option{ID: o.ID + "@" + slug(name), Label: o.Label + " (" + name + ")"}
}

// eventName names the event of option i so that no other option of the same
// effect has the name.
func (w *walker) eventName(st *state, p *point, i int) string {
	of := func(k int) (source, to string) {
		ev := &st.moment[st.at(p.nodes[k])].ev
		if ev.Source != NoObject {
			source = st.board.nameOf(ev.Source)
		}
		return source, st.board.entityName(affected(ev))
	}
	source, to := of(i)
	bySource, byTo, byBoth := source != "", to != "", source != "" && to != ""
	for k := range p.order {
		if k == i || p.order[k] != p.order[i] {
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
	return "event " + strconv.Itoa(st.at(p.nodes[i])+1)
}

// entityName is a player's or an object's name, empty for nobody.
func (b *Board) entityName(e Entity) string {
	switch {
	case e.IsPlayer():
		return b.Players[e.Player].Name
	case e.IsObject():
		return b.nameOf(e.Object)
	}
	return ""
}

// nameOf is an object's name, its number added where the question gives one.
func (b *Board) nameOf(id ObjectID) string {
	o := &b.Objects[id]
	if o.Number > 0 {
		return o.Name + " " + strconv.Itoa(o.Number)
	}
	return o.Name
}
