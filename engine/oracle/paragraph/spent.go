package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// damageFrom stands before the source of damage that somebody takes.
const damageFrom = " damage from "

// movesItself reports whether a spell says of itself where it goes as it resolves.
func movesItself(c *oracle.Card) bool {
	return c.Does != nil && slices.ContainsFunc(c.Does.Then, func(in engine.Instruction) bool {
		return in.What == engine.This && in.Verb == engine.Move
	})
}

// tellSpent puts behind what spells do that they go to the graveyard, where an effect of the question or of the spell itself looks at
// that. It reports whether it did.
func (r *reader) tellSpent(s *engine.Scenario) bool {
	if r.spent {
		return false
	}
	r.spent = true
	told := map[int]bool{}
	for at := len(r.events) - 1; at >= 0; at-- {
		k := r.spellResolving(r.events[at].text)
		if k == nobody || told[k] {
			continue
		}
		told[k] = true
		if strings.Contains(r.events[at].text, finishesResolving) || !hasOneSuch(r.things[k].card, goesElsewhere) && !slices.ContainsFunc(s.Effects, func(i engine.Instance) bool { return r.takesSpent(s, &i, k) }) {
			continue
		}
		r.leavesStack(k)
		r.events = slices.Insert(r.events, at+1, line{text: r.spentEvent(k), span: r.events[at].span})
	}
	return len(told) > 0
}

// spellResolving is the one spell that an event is what it does as it resolves, or that it goes to the graveyard then; nobody where it is of
// none, or of one that says of itself where it goes.
func (r *reader) spellResolving(event string) int {
	return slices.IndexFunc(r.things, func(t thing) bool {
		if t.card == nil || !isSpell(t.card) || t.many != 1 || t.owner == nobody || movesItself(t.card) {
			return false
		}
		called := r.own(t.owner) + " " + t.name
		does, ok := strings.CutPrefix(event, called+" ")
		return strings.HasSuffix(event, damageFrom+called) || ok && (!strings.HasPrefix(does, "is ") || strings.HasSuffix(does, finishesResolving))
	})
}

// takesSpent reports whether an effect may look at a spell that goes to its owner's graveyard as it finishes resolving.
func (r *reader) takesSpent(s *engine.Scenario, i *engine.Instance, k int) bool {
	t := &r.things[k]
	if sendsItself(s, i) {
		return s.Board.Objects[i.Source].Name == t.card.Name && i.Controller >= 0 && r.name(t.owner) == s.Board.Players[i.Controller].Name
	}
	fits := func(p *engine.Pattern) bool {
		f := p.Affected
		if !ofSpent(p) || f == nil || f.Is != engine.NoRef || len(f.Marks) > 0 {
			return false
		}
		mine := r.name(t.owner) == s.Board.Players[max(i.Controller, 0)].Name
		return f.Types&^t.card.Types == 0 && (f.AnyTypes == 0 || f.AnyTypes&t.card.Types != 0) &&
			(f.Owner != engine.You || mine) && (f.Owner != engine.Opponent || !mine)
	}
	return fits(&i.Effect.When) || slices.ContainsFunc(i.Effect.When.Or, func(p engine.Pattern) bool { return fits(&p) })
}

// sendsItself reports whether an effect sends the spell whose it is elsewhere as that leaves the stack, having been cast in the way that
// it asks for: with flashback.
func sendsItself(s *engine.Scenario, i *engine.Instance) bool {
	f := i.Effect.When.Affected
	return i.Source != engine.NoObject && ofSpent(&i.Effect.When) && f != nil && f.Is == engine.This && !slices.ContainsFunc(i.Effect.If, func(c engine.Cond) bool {
		return c.Kind == engine.RefIs && c.Filter != nil && slices.ContainsFunc(c.Filter.Marks, func(mark string) bool { return !slices.Contains(s.Board.Objects[i.Source].Marks, mark) })
	})
}

// ofSpent reports whether a pattern takes in that something goes from the stack to a graveyard.
func ofSpent(p *engine.Pattern) bool {
	return p.Kind == engine.Move && (p.From == engine.AnyZone || p.From == engine.Stack) && (p.Dest == engine.AnyZone || p.Dest == engine.Graveyard)
}

// fromHand is what effects call a spell that its controller cast from the hand.
const fromHand = "cast from your hand"

// leavesStack takes up what a spell that resolves says of where it goes then. A spell is cast from the hand where nobody
// says otherwise.
func (r *reader) leavesStack(k int) {
	t := &r.things[k]
	if t.flag || t.card == nil || !hasOneSuch(t.card, goesElsewhere) {
		return
	}
	if hasOneSuch(t.card, func(e *engine.Effect) bool { return asksWay(e, fromHand) }) && !slices.ContainsFunc(r.facts, func(l line) bool { return strings.HasPrefix(l.text, r.called(k)+" was cast ") }) {
		r.facts = append(r.facts, line{text: r.called(k) + " was cast from hand"})
	}
	t.flag = true
	r.effects = append(r.effects, line{text: r.flagOf(t)})
}

// goesElsewhere reports whether an effect of a spell has it go elsewhere than to the graveyard as it resolves, however it was cast or as
// it was cast from the hand.
func goesElsewhere(e *engine.Effect) bool {
	f := e.When.Affected
	if !ofSpent(&e.When) || f == nil || f.Is != engine.This {
		return false
	}
	return !slices.ContainsFunc(e.If, func(c engine.Cond) bool {
		return c.Kind == engine.RefIs && c.Filter != nil && len(c.Filter.Marks) > 0 && !slices.Contains(c.Filter.Marks, fromHand)
	})
}

// spentEvent says of a spell that it goes to the graveyard.
func (r *reader) spentEvent(k int) string {
	return r.called(k) + " is put into " + r.own(r.things[k].owner) + finishesResolving
}

// finishesResolving says of a spell that it goes to its owner's graveyard.
const finishesResolving = " graveyard as it finishes resolving"

// askedSpent adds the event that a spell goes to the graveyard when it has resolved, where a
// question asks what becomes of it.
func (r *reader) askedSpent() bool {
	for _, p := range r.pending {
		if !r.asksWhereIn(p) {
			continue
		}
		if k := r.spellIn(p); k >= 0 {
			r.leavesStack(k)
			return r.addEvent(r.spentEvent(k), p.from, p.to)
		}
	}
	return true
}

// asksWhereIn reports whether a stretch of the text asks where something goes.
func (r *reader) asksWhereIn(p piece) bool {
	for i := p.from; i < p.to; i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.AsksWhere) && !lexicon.Plays(r.toks[max(0, i-1)].Text, lexicon.Article) { // "in the end" asks nothing of the sort
			return true
		}
	}
	return false
}

// spellIn is the spell that a stretch of the text names, or that "it" stands for, where the
// last event is of that spell, and nothing happens to anything else in the second case; -1 where there is none.
func (r *reader) spellIn(p piece) int {
	last := r.events[len(r.events)-1].text
	spell, others := -1, 0
	for k := range r.things {
		switch t := &r.things[k]; {
		case t.card != nil && isSpell(t.card) && t.owner != nobody && strings.HasPrefix(last, r.called(k)):
			spell = k
		case t.on && (t.card == nil || t.card.Types&engine.Creature != 0), slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, t.name) }):
			others++
		}
	}
	if spell < 0 {
		return -1
	}
	for i := p.from; i < p.to; i++ {
		if others == 0 && r.toks[i].Text == "it" {
			return spell
		}
		kept := r.save()
		r.i, r.end = i, p.to
		m, ok := r.card(true)
		r.restore(kept)
		if ok && m.card.Name == r.things[spell].card.Name {
			return spell
		}
		if !ok {
			r.err = nil
		}
	}
	return -1
}
