package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// enteringRules adds the counters an object enters with by the rules: a
// planeswalker with loyalty, a battle with defense, a Saga with a lore counter
// (cr.PlaneswalkerLoyaltyEnters, cr.BattleDefense, cr.SagaLore). Only what
// enters in the question, or could be copied in it, needs them.
func (b *builder) enteringRules(id engine.ObjectID) {
	o := &b.board.Objects[id]
	b.hasLoyalty(id, o)
	kind, n := b.entersWithByRule(id, o)
	if kind == "" || !b.enters(id) && !b.copies() || b.givesCounters(id, kind) {
		return
	}
	if kind == "loyalty" && b.enters(id) {
		b.compleated(id)
	}
	e := &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther}
	entersWithCounters(e, kind, n)
	b.addIntrinsic(id, e)
}

// addIntrinsic adds an effect that an object has by the rules alone, and the rules that are cited with it.
func (b *builder) addIntrinsic(id engine.ObjectID, e *engine.Effect, rules ...cr.Rule) {
	o := &b.board.Objects[id]
	e.Says = inenglish.Effect(e, nil)
	inst := blankInstance(e)
	inst.Label, inst.Source, inst.Rules = o.Name, id, rules
	inst.Controller, inst.Own, inst.Intrinsic = shape.Holder(o), o.Zone != engine.Battlefield, true
	b.sc.Effects = append(b.sc.Effects, inst)
	b.from = append(b.from, origin{flag: -1 - len(b.board.Objects) - len(b.sc.Effects)})
}

// resolvingRules adds where a spell of some types goes as it resolves instead of to the graveyard: into exile as an
// Adventure (cr.AdventureExiled), into the library as an Omen (cr.OmenShuffled).
func (b *builder) resolvingRules(id engine.ObjectID) {
	o := &b.board.Objects[id]
	e := &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther}
	by := cr.AdventureExiled
	switch {
	case slices.Contains(o.Subtypes, engine.Adventure):
		leavingStack(e, "", engine.Graveyard, engine.Exile)
	case slices.Contains(o.Subtypes, engine.Omen):
		by = cr.OmenShuffled
		leavingStack(e, "", engine.Graveyard, engine.Library)
		e.Do[0].Position = shape.Shuffled
	default:
		return
	}
	if !by.InForce(b.edition()) || !b.leavesStack(id) {
		return
	}
	notCountered(e)
	b.addIntrinsic(id, e, by)
}

// leavesStack reports whether an object leaves the stack in an event of the question.
func (b *builder) leavesStack(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			return ev.Kind == engine.Move && ev.Object == id && ev.From == engine.Stack
		})
	})
}

// entersWithByRule is the kind and number of those counters, "" for none. A
// loyalty or defense that nobody gave is a fact to ask for where counters matter.
func (b *builder) entersWithByRule(id engine.ObjectID, o *engine.Object) (string, *engine.Expr) {
	n := shape.Lit(b.said[id].loyalty)
	switch {
	case o.Types&engine.Planeswalker != 0 && o.Types&engine.Creature == 0:
		if n.N == 0 {
			n = shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: engine.PrintedLoyalty})
		}
		if n.N == 0 && !b.countersMatter() {
			return "", nil
		}
		return "loyalty", n
	case o.Types&engine.Battle != 0:
		if n.N == 0 {
			n = shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: engine.PrintedDefense})
		}
		if n.N == 0 && !b.countersMatter() {
			return "", nil
		}
		return "defense", n
	case slices.Contains(o.Subtypes, "Saga") && !slices.Contains(o.Keywords, "read ahead") && cr.SagaLore.InForce(b.edition()):
		return "lore", shape.Lit(1)
	}
	return "", nil
}

// hasLoyalty gives a planeswalker or battle that is on the battlefield as many
// counters as a fact says it has loyalty or defense.
func (b *builder) hasLoyalty(id engine.ObjectID, o *engine.Object) {
	n, kind := b.said[id].loyalty, "loyalty"
	if o.Types&engine.Battle != 0 {
		kind = "defense"
	}
	if n == 0 || o.Types&(engine.Planeswalker|engine.Battle) == 0 || o.Zone != engine.Battlefield || b.enters(id) || engine.ListsCounter(o.Counters, kind) {
		return
	}
	o.Counters = append(slices.Clone(o.Counters), engine.CounterCount{Kind: kind, N: n})
}

// enters reports whether an object enters in an event of the question.
func (b *builder) enters(id engine.ObjectID) bool {
	for _, h := range b.sc.Events {
		for i := range h.Events {
			if ev := &h.Events[i]; ev.Kind == engine.Enter && ev.Object == id {
				return true
			}
		}
	}
	return false
}

// copies reports whether anything becomes a copy in the question.
func (b *builder) copies() bool {
	for i := range b.sc.Effects {
		for j := range b.sc.Effects[i].Effect.Do {
			if b.sc.Effects[i].Effect.Do[j].Kind == engine.EnterCopy {
				return true
			}
		}
	}
	for _, h := range b.sc.Events {
		for i := range h.Events {
			for j := range h.Events[i].Tokens {
				if h.Events[i].Tokens[j].CopyOf != engine.NoObject {
					return true
				}
			}
		}
	}
	return false
}

// countersMatter reports whether an effect of the question waits for counters.
func (b *builder) countersMatter() bool {
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		if e.When.Kind == engine.PutCounters || countsIn(e.Do, "loyalty") {
			return true
		}
	}
	return false
}

// countsIn reports whether changes put counters of a kind on what enters.
func countsIn(list []engine.Change, kind string) bool {
	for i := range list {
		c := &list[i]
		if c.Kind == engine.EnterCounters && c.Counter == kind || countsIn(c.Yes, kind) || countsIn(c.No, kind) {
			return true
		}
		for _, mode := range c.Modes {
			if countsIn(mode, kind) {
				return true
			}
		}
	}
	return false
}

// givesCounters reports whether an effect of the question already has the object
// enter with such counters.
func (b *builder) givesCounters(id engine.ObjectID, kind string) bool {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Source != id || inst.Effect.When.Kind != engine.Enter {
			continue
		}
		if countsIn(inst.Effect.Do, kind) {
			return true
		}
	}
	return false
}

// entersByRule reports whether what an effect names enters in the question with
// counters that the rules give it, so that it need have no effect in words.
func (b *builder) entersByRule(f *effectFlag) bool {
	for _, id := range f.sources {
		o := &b.board.Objects[id]
		if kind, _ := b.entersWithByRule(id, o); (kind != "" || o.Types&engine.Planeswalker != 0) && b.enters(id) {
			return true
		}
	}
	return false
}
