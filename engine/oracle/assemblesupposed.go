package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// asTriggered takes for granted of an ability which the question has resolve what only its having triggered tells: how its object
// was cast, where nobody says it and no other ability of the object may be meant, and what the object is attached to.
func (b *builder) asTriggered(inst *engine.Instance, f *triggerResolves, alone bool) {
	if f.at < 2 || f.source == engine.NoObject || inst.Source != f.source {
		return
	}
	if alone {
		b.castSo(inst)
	}
	b.worn(inst, f.at-2)
}

// castSo takes the object of an ability for cast in the way that the ability asks for, unless something else puts it there.
func (b *builder) castSo(inst *engine.Instance) {
	o := &b.board.Objects[inst.Source]
	for k := range inst.Effect.If {
		c := &inst.Effect.If[k]
		own := c.Ref == engine.This || c.Ref == engine.ThatObject && inst.Effect.When.Affected != nil && inst.Effect.When.Affected.Is == engine.This
		if c.Kind != engine.RefIs || !own || c.Not || c.Filter == nil || b.isPut(inst.Source) {
			continue
		}
		for _, mark := range c.Filter.Marks {
			if !wayOfCasting(mark) || slices.Contains(o.Marks, mark) || slices.Contains(o.NotMarks, mark) {
				continue
			}
			o.Marks = append(o.Marks, mark)
			not := say.New("No fact says \"%s is %s\", so that it is not", o.Name, mark)
			b.assumed = slices.DeleteFunc(b.assumed, not.Same)
			b.assume(say.New("What %s asks for is so, since its trigger resolves: \"%s\"", inst.Called(), say.Text(saidOfIt(mark))))
		}
	}
}

// wayOfCasting reports whether a mark tells what was paid or chosen as something was cast.
func wayOfCasting(mark string) bool {
	const cast = "cast" // from where, and by whom, the events tell
	return castPast(mark) && !strings.HasPrefix(mark, cast) || slices.Contains(marksOfCosts(), mark) || mark == additionalCostPaid ||
		strings.HasSuffix(mark, " "+costWasPaid) || strings.HasSuffix(mark, spentToCast)
}

// saidOfIt is a mark of how something was cast as a condition has it.
func saidOfIt(mark string) string {
	const itWas = "it was "
	if castPast(mark) {
		return itWas + mark
	}
	return mark
}

// isPut reports whether something is put onto the battlefield, which is not cast then.
func (b *builder) isPut(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.Enter && ev.Object == id && putThere(&ev) })
	})
}

// worn takes what has an ability about what it is attached to for attached to the one thing that makes it trigger in a moment, from 0.
func (b *builder) worn(inst *engine.Instance, moment int) {
	o := &b.board.Objects[inst.Source]
	if inst.Attached != engine.Nobody() || o.AttachedTo != engine.Nobody() || b.attachedLater(inst.Source) {
		return
	}
	to := engine.Nobody()
	for i := range b.sc.Events[moment].Events {
		of, ok := bearerIn(&inst.Effect.When, &b.sc.Events[moment].Events[i])
		if !ok || to != engine.Nobody() && of != to {
			return
		}
		to = of
	}
	if !to.IsObject() || to.Object == inst.Source || !b.couldBe(inst, engine.Attached, to) || !b.attachable(inst.Source, to) {
		return
	}
	o.AttachedTo, inst.Attached = to, to
	b.assume(say.New("%s is attached to %s", o.Name, shape.EntityName(&b.board, to)))
}

// bearerIn is what an event would have to be about for an ability to trigger that waits for what something is attached to.
func bearerIn(p *engine.Pattern, ev *engine.Event) (engine.Entity, bool) {
	switch {
	case p.Affected != nil && p.Affected.Is == engine.Attached:
		return affectedBy(ev), true
	case p.Source != nil && p.Source.Is == engine.Attached:
		return engine.ObjectEntity(ev.Source), ev.Source != engine.NoObject
	}
	return engine.Nobody(), false
}

// besides reports whether there is more on the battlefield than the question names by what an ability asks for with whose resolving it
// begins, and says then that what becomes of that is left out.
func (b *builder) besides(inst *engine.Instance) bool {
	for k := range inst.Effect.If {
		if c := &inst.Effect.If[k]; b.tooFew(c, inst) {
			b.assume(say.New("There is more on the battlefield than is named, since %s asks for it; what becomes of that is not part of the question", inst.Called()))
			return true
		}
	}
	return false
}

// tooFew reports whether a condition asks for more on the battlefield than the question names.
func (b *builder) tooFew(c *engine.Cond, inst *engine.Instance) bool {
	f := c.Filter
	if c.Kind == engine.CountIs && c.Expr != nil && c.Expr.Op == engine.CountOf {
		f = c.Expr.Filter
	} else if c.Kind != engine.Controls {
		return false
	}
	if f == nil || c.OfFew() || c.Range.N == nil || c.Range.N.Op != engine.Lit || f.Zone != engine.AnyZone && f.Zone != engine.Battlefield {
		return false
	}
	n := 0
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		yours := c.Who == engine.You || f.Controller == engine.You
		if o.Zone == engine.Battlefield && o.Types&f.Types == f.Types && (!yours || shape.Holder(o) == inst.Controller) {
			n++
		}
	}
	return n < c.Range.N.N
}
