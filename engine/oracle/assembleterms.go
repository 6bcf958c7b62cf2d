package oracle

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// resolvedTerms says what is taken for granted of the abilities that triggered and which the question has resolve: that
// nothing is there to give up, reach or count but what is named, that what comes off something is on it, and that nobody
// does in the meantime what only the question could tell.
func (b *builder) resolvedTerms() {
	for h := range b.sc.Events {
		for _, r := range b.sc.Events[h].Resolve {
			inst := &b.sc.Effects[r.Effect]
			if inst.Effect.Kind != engine.Triggered {
				continue
			}
			b.unsaidSteps(inst.Effect.Then, inst)
			if h > 0 || !b.besides(inst) {
				b.nothingElseOf(inst)
			}
			of := r.Holder(inst)
			b.countersTakenOff(inst.Effect.Then, of, h)
			b.askedTerms(inst, h == 0)
			b.withoutCounters(inst, of, h)
		}
	}
}

// askedTerms says it of what an ability asks for (cr.InterveningIf). Where the question begins with its resolving, there is
// what it asks for at least, whoever names it.
func (b *builder) askedTerms(inst *engine.Instance, first bool) {
	if len(inst.Effect.If) > 0 && inst.Effect.Text == "" {
		e := *inst.Effect
		e.Says, inst.Effect = inenglish.Effect(&e, b.namesFor(inst, inenglish.Entity)), &e
	}
	for k := range inst.Effect.If {
		c := &inst.Effect.If[k]
		switch {
		case c.Kind == engine.Controls && (c.OfFew() || !first):
			b.noneBut(c.Filter)
		case c.Kind == engine.CountIs && c.Expr != nil && (c.Expr.Op == engine.CountOf || c.Expr.Op == engine.GreatestOf) && (c.OfFew() || !first):
			b.noneBut(c.Expr.Filter)
		case c.Kind == engine.RefIs && c.Filter != nil && engine.HasWord(c.Filter.Marks, untappedMark):
			b.assume(say.New("What nobody says is tapped is untapped"))
		}
		if !first {
			b.unsaidCond(c)
			b.unsaidOption(c, inst.Source)
			b.unsaidDeed(c)
		}
	}
}

// withoutCounters says that an object has no counters of the kind that it enters with, or that its ability counts on it, where
// the ability asks how many there are or how large it is and nobody says which it has.
func (b *builder) withoutCounters(inst *engine.Instance, of engine.ObjectID, moment int) {
	if of == engine.NoObject || b.said[of].entering || len(b.board.Objects[of].Counters) > 0 || b.countersMayChange(of, moment) {
		return
	}
	effectList{{Then: inst.Effect.Then}}.Visit(&engine.Visitor{Expr: func(x *engine.Expr) {
		own := x.Ref == engine.This || x.Ref == engine.ThatObject && inst.Effect.When.Affected != nil && inst.Effect.When.Affected.Is == engine.This
		switch {
		case !own:
		case x.Op == engine.CountersOn && x.Word != "":
			b.assume(say.New("%s has no %s counters", shape.ObjectName(&b.board, of), x.Word))
		case x.Op == engine.PowerOf || x.Op == engine.ToughnessOf:
			if kind := b.entersWith(of); kind != "" {
				b.assume(say.New("%s has no %s counters", shape.ObjectName(&b.board, of), kind))
			}
		}
	}})
}

// entersWith is the kind of counters that an object enters with by its own words, "" for none.
func (b *builder) entersWith(of engine.ObjectID) string {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Source != of || inst.Effect.When.Affected == nil || inst.Effect.When.Affected.Is != engine.This {
			continue
		}
		for k := range inst.Effect.Do {
			if c := &inst.Effect.Do[k]; c.Kind == engine.EnterCounters {
				return c.Counter
			}
		}
	}
	return ""
}

// nothingElseOf says it of what an ability is about as it resolves.
func (b *builder) nothingElseOf(inst *engine.Instance) {
	noneBut := func(f *engine.Filter) {
		if f != nil && (f.Zone != engine.Graveyard || b.untoldGraveyard(f, inst)) {
			b.noneBut(f)
		}
	}
	effectList{{Then: inst.Effect.Then}}.Visit(&engine.Visitor{
		Instruction: func(in *engine.Instruction) {
			if f := in.Filter; f != nil && f.Is == engine.NoRef && in.What == engine.NoRef && !in.Told && !inSecret(in) {
				noneBut(f)
				b.saidUntapped(f)
			}
		},
		Cond: func(c *engine.Cond) {
			if c.Kind == engine.Controls {
				noneBut(c.Filter)
			}
		},
		Expr: func(x *engine.Expr) {
			if x.Op == engine.CountOf || x.Op == engine.GreatestOf {
				noneBut(x.Filter)
			}
		},
	})
}

// untoldGraveyard reports whether nobody says how many cards are in a graveyard of which a filter of an ability speaks.
func (b *builder) untoldGraveyard(f *engine.Filter, inst *engine.Instance) bool {
	whose := f.Owner
	if whose == engine.AnyRelation {
		whose = f.Controller
	}
	for i := range b.board.Players {
		p, of := engine.PlayerID(i), true
		switch whose {
		case engine.You:
			of = p == inst.Controller
		case engine.Opponent, engine.NotYou:
			of = p != inst.Controller
		case engine.TargetOne, engine.TargetFoe:
			of = !inst.Target.IsPlayer() || inst.Target.Player == p
		}
		if of && b.board.Players[i].Graveyard == engine.Unset {
			return true
		}
	}
	return false
}

// inSecret reports whether an instruction is about cards of a hand or a library.
func inSecret(in *engine.Instruction) bool {
	switch in.Verb {
	case engine.SearchLibrary, engine.Reveal, engine.Discard:
		return true
	}
	return in.From == engine.Hand || in.From == engine.Library
}

// countersTakenOff puts on the object of an ability, as an assumption, the counters that the ability takes off it, where nobody
// says which it has and nothing is told before that could put any there.
func (b *builder) countersTakenOff(list []engine.Instruction, of engine.ObjectID, moment int) {
	if of == engine.NoObject || b.said[of].entering || b.countersMayChange(of, moment) {
		return
	}
	o := &b.board.Objects[of]
	effectList{{Then: list}}.Visit(&engine.Visitor{Instruction: func(in *engine.Instruction) {
		n := in.Amount
		ofThis := in.On == engine.This || in.On == engine.NoRef && (in.What == engine.This || in.What == engine.NoRef && in.Filter == nil)
		if in.Verb != engine.RemoveCounters || !ofThis || in.Counter == "" || n == nil || n.Op != engine.Lit || n.N < 1 || len(o.Counters) > 0 || b.saidToLack(of, in.Counter) {
			return
		}
		more := 0
		if in.Counter == "+1/+1" && o.Toughness != engine.Unset {
			more = max(0, 1-o.Toughness) // without which it would not be there
		}
		o.Counters = append(slices.Clone(o.Counters), engine.CounterCount{Kind: in.Counter, N: n.N + more})
		if says := hasCounters(shape.ObjectName(&b.board, of), in.Counter, n.N); more == 0 {
			b.assume(says)
		} else {
			b.assume(say.New("%s, and more that keep it there: %s", says, strconv.Itoa(more)))
		}
	}})
}

// countersMayChange reports whether what is told before a moment may put counters on an object, or take them off it.
func (b *builder) countersMayChange(id engine.ObjectID, moment int) bool {
	return slices.ContainsFunc(b.sc.Events[:moment], func(h engine.Happening) bool {
		return len(h.Resolve) > 0 || slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			on := affectedBy(&ev)
			return (ev.Kind == engine.PutCounters || ev.Kind == engine.RemoveCounters) && on.IsObject() && on.Object == id
		})
	})
}
