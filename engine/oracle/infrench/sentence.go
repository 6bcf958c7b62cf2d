package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// effect chooses the form of the sentence by the sort of effect.
func (p *printer) effect(e *engine.Effect) string {
	if f := e.When.Affected; f != nil && f.Is == engine.Target && !f.Targeted {
		p.self = true
	}
	switch {
	case e.Kind == engine.InstructionOf:
		return p.steps(e.Then)
	case e.Kind == engine.Cant && shape.IsLimited(e):
		p.conds++ // that of the first one each turn
		return p.cant(e) + p.until(e)
	case shape.StaysTapped(e):
		others, yours, _ := shape.StaysDuring(e.If)
		p.conds++ // that of the untap step
		return p.prefixes(others) + p.stays(e, yours) + p.until(e)
	case e.Kind == engine.Scheduled:
		return p.scheduled(e)
	case e.Kind == engine.NoTriggers || e.Kind == engine.MoreTriggers:
		return p.prefixes(e.If) + p.onTriggers(e)
	case e.Kind == engine.AsThough:
		return p.prefixes(e.If) + p.asThough(e) + p.until(e)
	case e.Kind == engine.Continuous:
		return p.making(e)
	case e.Kind == engine.PreventedTrigger:
		return p.onPrevented(e)
	case e.Kind == engine.Cant || e.Kind == engine.Unprevented || e.Kind == engine.NoRegenerate:
		return p.prefixes(e.If) + p.cant(e) + p.until(e) + p.tail() + p.remarks(e)
	case e.Budget.Kind == engine.NextN:
		return p.nextN(e)
	case e.Budget.Each && e.When.Kind == engine.Destroy:
		return p.prefixes(e.If) + "régénérez " + p.eachOf(e.When.Affected).text
	case len(e.Do) == 1 && e.Do[0].Kind == engine.LifeFloor:
		return p.lifeFloor(e)
	case shape.IsSkip(e):
		return p.skip(e)
	case e.When.Kind == engine.Enter && shape.EntersItself(e), shape.IsTurning(e):
		return p.entering(e)
	case e.Self:
		return p.selfSays(e)
	}
	return p.conditional(e)
}

// lifeFloor is damage that reduces a life total no further than to a number.
func (p *printer) lifeFloor(e *engine.Effect) string {
	end := ""
	if e.Until == engine.ThisTurn {
		end = "jusqu'à la fin du tour, "
	}
	total := p.you().own(one("total de points de vie"))
	return p.prefixes(e.If) + p.early(e) + end + "les blessures qui devraient réduire " + total.text + " à moins de " +
		p.amount(e.When.LifeBelow) + " le réduisent à " + p.amount(e.Do[0].Amount) + " à la place" + p.tail()
}

// conditional is "Si …, … à la place", with "la prochaine fois que" for shields.
func (p *printer) conditional(e *engine.Effect) string {
	before, during := shape.SplitConds(e.If)
	s := p.prefixes(before) + p.early(e)
	m := timeMood
	if e.Budget.Kind != engine.NextTime {
		m = ifMood
	}
	event := p.event(&e.When, m) + p.resolving(during) + p.late(e)
	for i := range during {
		if !shape.AsItResolves(&during[i]) {
			event += p.whileCond(&during[i])
		}
	}
	switch {
	case m == ifMood:
		s += french.If(event)
	case e.Budget.N == nil:
		s += "la prochaine fois " + french.That(event)
	case e.Budget.N.Op == engine.Lit:
		s += "les " + french.Number(e.Budget.N.N, true) + " prochaines fois " + french.That(event)
	default:
		s += p.miss("a number of times")
	}
	s += ", "
	if e.May != engine.NoRef {
		s += p.ref(e.May).does("pouvoir") + " "
	}
	if len(e.Cost) > 0 {
		p.may = p.ref(e.May)
		s += p.list(e.Cost)
		p.may = noun{}
		s += ". " + french.Capital(french.If(p.ref(e.May).does("faire"))) + " ainsi, "
		plain := *e
		plain.May, e = engine.NoRef, &plain
	}
	return s + p.outcome(e) + p.branches(e)
}

// branches are what follows from doing or not doing what happens instead.
func (p *printer) branches(e *engine.Effect) string {
	s := ""
	for i := range e.Do {
		s += p.conditionals(e.Do[i].Do)
	}
	s += p.remarks(e)
	if shape.MayBeSkipped(e) && len(e.Then) > 0 {
		s += ". " + french.Capital(french.If(p.ref(e.May).does("faire"))) + " ainsi, " + p.list(e.Then)
	}
	in := shape.LastInstruction(e)
	if in == nil || in.If != nil {
		return s
	}
	return s + p.didSo(in)
}

// remarks are what an effect says besides, as sentences of their own.
func (p *printer) remarks(e *engine.Effect) string {
	s := ""
	for i := range e.Do {
		if e.Do[i].Kind == engine.MarkEvent {
			s += ". " + french.Capital(p.remark(e.Do[i].What))
		}
	}
	return s
}

// resolving is " au moment où il se résout", which belongs to the event itself.
func (p *printer) resolving(during []engine.Cond) string {
	s := ""
	for i := range during {
		if shape.AsItResolves(&during[i]) {
			s += p.whileCond(&during[i])
		}
	}
	return s
}
