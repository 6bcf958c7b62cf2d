package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// forEachWould reads the older form "For each 1 life you would gain, instead
// draw a card", which means as many as there is of the event.
func (r *reader) forEachWould(e *engine.Effect) bool {
	r.i += 3
	pt := &e.When
	switch {
	case r.eatWords("life", "you", "would", "gain"):
		pt.Kind = engine.GainLife
	case r.eatWords("life", "you", "would", "lose"):
		pt.Kind = engine.LoseLife
	case r.eatWords("damage", "that", "would", "be", "dealt", "to"):
		p, ok := r.nounPhrase()
		if !ok {
			return false
		}
		pt.Kind, pt.Whole, pt.Affected = engine.Damage, true, recipient(p.Filter)
	default:
		return r.fail()
	}
	if pt.Kind != engine.Damage {
		pt.Affected = &engine.Filter{Players: true, Player: engine.You}
	}
	r.antecedents(pt)
	r.duration()
	if !r.eat(",") {
		return false
	}
	instead := r.eatWords("instead")
	ins, ok := r.instructions()
	if !ok || !r.eatWords("instead") && !instead {
		return r.fail()
	}
	for i := range ins {
		r.multiply(&ins[i], shape.Expr(engine.Expr{Op: engine.That}))
	}
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: ins}}
	return true
}

// insteadOfDoing reads the older form "Instead of drawing a card, return a card
// from your graveyard to your hand".
func (r *reader) insteadOfDoing(e *engine.Effect) bool {
	r.i += 2
	switch {
	case r.eatWords("dealing"):
		return r.insteadOfDealing(e)
	case r.is("losing") && r.ahead(1).Kind == lex.NumberToken:
		r.i++
		n, _ := r.number()
		e.When.Kind, e.When.Amount = engine.LoseLife, engine.Range{Op: engine.Exactly, N: shape.Lit(n)}
		if !r.eat("life") {
			return false
		}
	case r.eatWords("drawing", "a", "card"):
		e.When.Kind = engine.Draw
	case r.eatWords("gaining", "life"):
		e.When.Kind = engine.GainLife
	case r.eatWords("losing", "life"):
		e.When.Kind = engine.LoseLife
	default:
		return r.fail()
	}
	e.When.Affected = &engine.Filter{Players: true, Player: engine.You}
	r.antecedents(&e.When)
	if !r.eat(",") {
		return false
	}
	ins, ok := r.instructions()
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: ins}}
	return ok
}

// insteadOfDealing reads the older form "Instead of dealing their normal damage,
// creatures you control deal double that damage", after "dealing".
func (r *reader) insteadOfDealing(e *engine.Effect) bool {
	if _, ok := r.eatAny("their", "its", "his", "her"); !ok || !r.eat("normal", "damage", ",") {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok || p.Players || p.Count != nil || p.UpTo {
		return r.fail()
	}
	if _, ok := r.eatAny("deal", "deals"); !ok {
		return false
	}
	amount, ok := r.damageAmount()
	f := p.Filter
	e.When = engine.Pattern{Kind: engine.Damage, Source: &f}
	e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: amount}}
	return ok
}

// asItResolves reads what a triggered ability says of a spell: "exile it instead
// of putting it into your graveyard as it resolves".
func (r *reader) asItResolves(e *engine.Effect) bool {
	if r.eatWords("you", "may") {
		e.May = engine.RefYou
	}
	r.eatWords("exile")
	if !r.eatWords("it") && !r.eatWords("that", "card") && !r.eatWords("that", "spell") {
		return r.fail()
	}
	r.it = engine.Target
	in := engine.Instruction{}
	if !r.withCounters(&in) || !r.insteadOf() || !r.eat("as", "it", "resolves") {
		return false
	}
	e.When = engine.Pattern{Kind: engine.Move, From: engine.Stack, Dest: engine.Graveyard, Affected: &engine.Filter{Is: engine.Target}}
	notCountered(e)
	e.Budget = engine.Budget{Kind: engine.NextTime}
	e.Do = []engine.Change{{Kind: engine.MoveTo, Dest: engine.Exile}}
	for _, with := range in.Enter {
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{{Verb: engine.PutCounters, Counter: with.Counter, Amount: with.Amount, On: engine.ThatObject}}})
	}
	return true
}
