package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// moveChange reads where the moving object goes instead: "exile it", "return it
// to its owner's hand", "reveal it and shuffle it into its owner's library",
// "put it on top of its owner's library". Anything else about it happens besides.
func (r *reader) moveChange(e *engine.Effect) bool {
	at := r.i
	in, ok := r.instruction(engine.NoRef)
	if !ok || in.Verb != engine.Move || !aboutMoving(e, in.What) || in.If != nil || in.May || moved(e) || in.Unless != nil {
		r.i = at
		return false
	}
	c := engine.Change{Kind: engine.MoveTo, Dest: in.Dest, Position: in.Position}
	if in.FaceDown {
		c.What = "face down"
	}
	if n := len(e.Do); n > 0 && in.Dest == engine.Battlefield && e.When.Kind == engine.Enter && e.Do[n-1].Kind == engine.InsteadDo {
		e.Do[n-1].Do = append(e.Do[n-1].Do, in)
		return true
	}
	if in.Dest == engine.Battlefield && (in.Tapped || in.Under != engine.NoRef || in.FaceDown || len(in.Enter) > 0) {
		e.Do = append(e.Do, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{in}})
		return true
	}
	e.Do = append(e.Do, c)
	if !r.movesToo(e) {
		return false
	}
	for _, with := range in.Enter {
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{{Verb: engine.PutCounters, Counter: with.Counter, Amount: with.Amount, On: engine.ThatObject}}})
	}
	return true
}

// movesToo reads a further place that the object is told to go to at once: "and
// into its owner's hand" (cr.ContradictionChosen).
func (r *reader) movesToo(e *engine.Effect) bool {
	for r.is("and", "into") || r.is("and", "onto") || r.is("and", "to") {
		r.i += 2
		in := engine.Instruction{Verb: engine.Move, What: engine.ThatObject}
		if !r.destination(&in) {
			return false
		}
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{in}})
	}
	return true
}

// aboutMoving says that a reference is the object the event moves.
func aboutMoving(e *engine.Effect, ref engine.Ref) bool {
	return ref == engine.ThatObject || e.When.Affected != nil && ref != engine.NoRef && e.When.Affected.Is == ref
}

func moved(e *engine.Effect) bool {
	for _, c := range e.Do {
		if c.Kind == engine.MoveTo {
			return true
		}
	}
	return false
}

// manaChange reads "it produces {B} instead of any other type and amount", "it
// produces twice as much of that mana".
func (r *reader) manaChange(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("it") && r.eatWords("that") {
		r.i++
	}
	if !r.eatWords("produces") && !r.eatWords("produce") {
		r.i = at
		return false
	}
	if c := (engine.Change{Kind: engine.ManaInstead}); r.manaMade(&c) {
		e.Do = append(e.Do, c)
		return true
	}
	amount, ok := r.manaTimes()
	if !ok {
		r.i = at
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.ManaTimes, Amount: amount})
	return true
}

// manaMade reads the mana that is produced, and what it is instead of.
func (r *reader) manaMade(c *engine.Change) bool {
	const manaOfChoice = "one mana of a color of your choice;mana of a color of your choice;one mana of any color"
	switch m := r.symbols(); {
	case m != "":
		c.What = m
	case r.eatWords("colorless", "mana"):
		c.What = "{C}"
	case r.eatOneOf(manaOfChoice):
		c.What = engine.ChoiceOfMana
	case r.eatWords("mana", "of", "the", "chosen", "color"):
		c.What = engine.ChosenMana
	default:
		return false
	}
	r.manaInstead(c)
	return true
}

// manaInstead reads "instead of any other type [and amount]", which closes the
// outcome as "instead" does, or "instead of white mana". Where only the type is
// another, the amount stays that of the mana.
func (r *reader) manaInstead(c *engine.Change) {
	if color := engine.ManaSymbol(r.ahead(2).Text); r.is("instead", "of") && color != "" && r.ahead(3).Text == "mana" {
		r.i += 4
		c.Options, c.Amount = []string{color}, &engine.Expr{Op: engine.That}
		return
	}
	if r.eatWords("instead", "of", "any", "other", "color") {
		c.Options, c.Amount = []string{engine.AnyColoredMana}, &engine.Expr{Op: engine.That}
		return
	}
	if r.eatWords("instead", "of", "any", "other", "type") && !r.eatWords("and", "amount") {
		c.Amount = &engine.Expr{Op: engine.That}
	}
}

// manaTimes reads "twice as much of that mana", "three times as much of that mana".
func (r *reader) manaTimes() (*engine.Expr, bool) {
	n := 2
	switch t := r.peek(); {
	case t.Text == "twice":
		r.i++
	case t.Kind == lex.NumberToken && r.ahead(1).Text == "times":
		n = t.N
		r.i += 2
	default:
		return nil, r.fail()
	}
	return shape.Lit(n), r.eat("as", "much", "of", "that", "mana")
}
