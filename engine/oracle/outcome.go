package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// outcome reads what happens instead of the event, after the comma:
//
//	Outcome = ["you may"] ["instead"] Step { Link Step } ["instead"] .
func (r *reader) outcome(e *engine.Effect) bool {
	at := r.i
	if e.When.How == "discarded" {
		r.eatWords("discard", "it", ",", "but")
	}
	if r.is("you", "may") || r.is("that", "player", "may") || r.is("they", "may") {
		e.May = engine.RefYou
		if !r.is("you") {
			e.May = r.player
		}
		for !r.eatWords("may") {
			r.i++
		}
	}
	if e.May == engine.RefYou {
		r.costOffered(e)
	}
	instead := r.eatWords("instead")
	if instead && r.is("choose", "one") {
		return r.modal(e)
	}
	if r.outcomeList(e, &instead) && r.foundInstead(e) {
		return true
	}
	r.i = at
	return false
}

// costOffered reads what has to be done for an optional effect, after "you may":
//
//	Instructions ". If you do," .
func (r *reader) costOffered(e *engine.Effect) {
	at, far := r.i, r.far
	ins, ok := r.instructions()
	if ok && r.eatWords(".") && r.eatWords("if", "you", "do", ",") {
		e.Cost = ins
		return
	}
	r.i, r.far = at, far
}

// foundInstead is foundMoves of all that is done in an outcome.
func (r *reader) foundInstead(e *engine.Effect) bool {
	for i := range e.Do {
		if !r.foundMoves(e.Do[i].Do) {
			return r.fail()
		}
	}
	return r.foundMoves(e.Then) || r.fail()
}

func (r *reader) outcomeList(e *engine.Effect, instead *bool) bool {
	who := engine.NoRef
	for n := 0; n < deepest; n++ {
		if !r.step(e, &who) {
			return n > 0 && r.endsHere()
		}
		r.rounded()
		if r.is("instead", "of") {
			r.insteadOf()
		} else if r.eatWords("instead") {
			*instead = true
		}
		*instead = *instead || r.replaced
		r.where()
		r.rounded()
		r.duration()
		at := r.i
		if !r.link() {
			break
		}
		if r.endsHere() {
			r.i = at
			break
		}
	}
	return *instead || regenerates(e) || e.Kind == engine.Prevention || selfContained(e) || onceMore(e) || r.fail()
}

// onceMore says that the outcome is the event's own action done an additional
// time, which takes no "instead" (cr.InsteadMarks).
func onceMore(e *engine.Effect) bool {
	in := shape.LastInstruction(e)
	return in != nil && len(e.Do) == 1 && in.Verb == e.When.Kind && in.Word == e.When.What && in.Amount != nil && in.Amount.Op == engine.Sum
}

func (r *reader) endsHere() bool { return r.done() || r.is(".") || r.is("\"") }

// regenerates says that the outcome is "regenerate it", which is always instead.
func regenerates(e *engine.Effect) bool {
	in := shape.LastInstruction(e)
	return in != nil && in.Verb == engine.Regenerate && e.When.Kind == engine.Destroy
}

// selfContained says that an outcome needs no "instead": a redirection, an
// entering under a control, a skipped step.
func selfContained(e *engine.Effect) bool {
	for _, c := range e.Do {
		switch c.Kind {
		case engine.InsteadDo, engine.SetAmount, engine.TokensPlus, engine.TokensInstead, engine.MoveTo, engine.ManaTimes:
			return false
		}
	}
	return len(e.Do) > 0
}

// step reads one part of an outcome.
func (r *reader) step(e *engine.Effect, who *engine.Ref) bool {
	at := r.i
	if len(e.Do) == 0 || e.When.Kind == engine.Move || e.When.Kind == engine.Enter || e.When.Kind == engine.Discard {
		if r.rewriting(e) {
			return true
		}
		r.i = at
	}
	if play, ok := r.mayPlay(); ok && len(e.Do) > 0 {
		r.i -= map[bool]int{true: 1}[r.toks[r.i-1].Text == "."]
		e.Do = append(e.Do, engine.Change{Kind: engine.MarkEvent, What: "Y" + strings.TrimPrefix(play, "y")})
		return true
	}
	r.i = at
	in, ok := r.instruction(*who)
	if !ok {
		r.i = at
		return false
	}
	*who = in.Who
	r.drawn(&in)
	r.addInstruction(e, in)
	for _, more := range r.alsoBy(in) {
		r.addInstruction(e, more)
	}
	return true
}

// addInstruction adds what is done: after a prevention it is its additional
// effect, with a moved object it happens besides, else it is what happens instead.
func (r *reader) addInstruction(e *engine.Effect, in engine.Instruction) {
	if e.Kind == engine.Prevention {
		e.Then = append(e.Then, in)
		return
	}
	n := len(e.Do)
	if in.Verb == engine.Reveal && e.When.Kind == engine.Move && !moved(e) {
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{in}})
		return
	}
	if n > 0 {
		last := &e.Do[n-1]
		switch last.Kind {
		case engine.InsteadDo, engine.AlsoDo:
			last.Do = append(last.Do, in)
			return
		}
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{in}})
		return
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{in}})
}

// rewriting reads a part of an outcome that changes the event rather than
// replacing it, by the kind of event.
func (r *reader) rewriting(e *engine.Effect) bool {
	if e.When.Kind.LooksAtTop() {
		return r.drawChange(e)
	}
	switch e.When.Kind {
	case engine.Damage:
		return r.preventing(e) || r.damageChange(e)
	case engine.GainLife, engine.LoseLife:
		return r.lifeChange(e)
	case engine.Draw, engine.DrawCards, engine.Mill:
		return r.drawChange(e)
	case engine.RollDice, engine.FlipCoin:
		return r.rollChange(e)
	case engine.CopySpell:
		return r.copyChange(e)
	case engine.SearchLibrary:
		return r.searchChange(e)
	case engine.PutCounters:
		return r.counterChange(e)
	case engine.CreateTokens:
		return r.tokenChange(e)
	case engine.Move, engine.Discard, engine.Enter:
		return r.enterChange(e) || r.passiveMove(e) || r.moveChange(e)
	case engine.BeginPhase:
		return r.skipThat(e)
	case engine.ProduceMana:
		return r.manaChange(e)
	}
	return false
}

// preventing reads "prevent that damage", "prevent 2 of that damage", "1 of that
// damage is prevented", "prevent all but 1 of that damage", "prevent half that
// damage, rounded up".
func (r *reader) preventing(e *engine.Effect) bool {
	at := r.i
	c, ok := r.prevention()
	if !ok {
		r.i = at
		return false
	}
	e.Kind, e.Do = engine.Prevention, append(e.Do, c)
	r.where()
	return true
}

func (r *reader) prevention() (engine.Change, bool) {
	c := engine.Change{Kind: engine.PreventAll}
	active := r.eatWords("prevent")
	switch {
	case r.eatWords("that", "damage"), r.eatWords("all", "of", "that", "damage"), r.eatWords("all", "that", "damage"):
	case r.eatWords("all", "but"):
		c.Kind = engine.PreventAllBut
		e, ok := r.sum()
		if !ok || !r.eat("of", "that", "damage") {
			return c, false
		}
		c.Amount = e
	case r.is("half"):
		e, ok := r.sum()
		if !ok {
			return c, false
		}
		c.Kind, c.Amount = engine.PreventUpTo, e
	default:
		e, ok := r.sum()
		if !ok {
			return c, false
		}
		c.Kind, c.Amount = engine.PreventUpTo, e
		if !r.eatWords("of", "that", "damage") && !(active && r.eatWords("damage", "that", "spell", "would", "deal", "to", "that", "permanent", "or", "player")) {
			return c, r.fail()
		}
	}
	if !active {
		return c, r.eat("is", "prevented")
	}
	return c, true
}

// damageChange reads "it deals double that damage [to that permanent or
// player]", "[may] have that source deal …", "that damage is dealt to Phrase",
// "2 of that damage is dealt to Phrase".
func (r *reader) damageChange(e *engine.Effect) bool {
	at := r.i
	if c, ok := r.redirected(e.May != engine.NoRef && r.eatWords("have")); ok {
		e.Do = append(e.Do, c)
		return true
	}
	r.i = at
	if r.isDealt() {
		// Said of all the damage together, a number added would have no one source.
		amount, ok := r.damageAmount()
		if !ok || amount.Op != engine.Product {
			r.i = at
			return ok && r.fail()
		}
		e.Do = append(e.Do, engine.Change{Kind: engine.SetAmount, Amount: amount})
		return true
	}
	if r.is("they", "deal") {
		r.i += 2
	} else if have := e.May != engine.NoRef && r.eatWords("have"); !r.sourceSubject(e) || !have && !r.eat("deals") || have && !r.eat("deal") {
		r.i = at
		return false
	}
	amount, ok := r.damageAmount()
	if !ok {
		r.i = at
		return false
	}
	c := engine.Change{Kind: engine.SetAmount, Amount: amount}
	if r.eatWords("to") {
		if to := r.i; r.sameRecipient(e) {
			if !meansRecipient(r.toks[to:r.i], e.When.Affected) {
				return r.fail()
			}
		} else {
			to, who, ok := r.receiver()
			if !ok || amount.Op != engine.That {
				return r.fail()
			}
			c = engine.Change{Kind: engine.RedirectTo, Ref: to, Filter: who}
		}
	}
	e.Do = append(e.Do, c)
	return true
}

// meansRecipient says whether "that player", "that creature" can be what the event deals
// damage to: all of it, not some of it.
func meansRecipient(words []lex.Token, to *engine.Filter) bool {
	if len(words) != 2 || words[0].Text != "that" {
		return true
	}
	if words[1].Text == "player" {
		return to != nil && shape.OnlyPlayers(to)
	}
	return to != nil && !hasPlayers(to)
}

// hasPlayers says that a filter describes players, or players among others.
func hasPlayers(f *engine.Filter) bool {
	return f.Players || slices.ContainsFunc(f.Or, func(or engine.Filter) bool { return hasPlayers(&or) })
}

// isDealt reads "it's dealt", "they're dealt", "that player is dealt" before how much
// damage is dealt instead.
func (r *reader) isDealt() bool {
	_, ok := r.eatLongest([]string{"it 's dealt", "it is dealt", "they're dealt", "they are dealt", "that player is dealt", "that creature is dealt", "that permanent is dealt", "you're dealt", "you are dealt"})
	return ok
}

// sourceSubject reads "it", "that source", "that spell", "~" as the source.
func (r *reader) sourceSubject(e *engine.Effect) bool {
	if r.eatWords("it") || r.eatWords("that", "source") || r.eatWords("that", "spell") || r.eatWords("that", "creature") {
		return true
	}
	if e.When.Source != nil && e.When.Source.Is == engine.This {
		p, ok := r.simple()
		return ok && p.Is == engine.This
	}
	return r.fail()
}

// damageAmount reads "double that damage", "that much damage plus 2", "twice
// that much damage", "half that damage, rounded down", "3 damage", "damage equal to its power".
func (r *reader) damageAmount() (*engine.Expr, bool) {
	if r.eatWords("damage", "equal", "to") {
		return r.sum()
	}
	e, ok := r.sum()
	if !ok {
		return nil, false
	}
	if r.toks[r.i-1].Text != "damage" && !r.eatWords("damage") && !(r.i >= 2 && hasDamage(r.toks[max(0, r.i-6):r.i])) {
		return nil, r.fail()
	}
	at := r.i
	op := engine.Sum
	switch {
	case r.eatWords("plus"):
	case r.eatWords("minus"):
		op = engine.Diff
	default:
		return e, true
	}
	b, ok := r.sum()
	if !ok {
		r.i = at
		return nil, false
	}
	return shape.Expr(engine.Expr{Op: op, A: e, B: b}), true
}

func hasDamage(toks []lex.Token) bool {
	for _, t := range toks {
		if t.Text == "damage" {
			return true
		}
	}
	return false
}

// sameRecipient reads the repetition of who is dealt the damage.
func (r *reader) sameRecipient(e *engine.Effect) bool {
	for _, w := range [...][]string{{"that", "permanent", "or", "player"}, {"that", "player", "or", "permanent"}, {"that", "creature", "or", "player"},
		{"that", "player", "or", "planeswalker"}, {"that", "player"}, {"that", "creature"}, {"that", "permanent"}, {"it"}, {"them"}, {"anything"}} {
		if r.is(w...) && !(len(w) == 2 && r.ahead(2).Text == "'s") {
			r.i += len(w)
			return true
		}
	}
	at := r.i
	if r.eatWords("that") && r.thatTyped(&Phrase{}) && !r.is("'s") && e.When.Affected != nil && !hasPlayers(e.When.Affected) {
		return true
	}
	r.i = at
	if p, ok := r.nounPhrase(); ok && (e.When.Affected == nil && shape.Same(p.Filter, engine.Filter{}) || e.When.Affected != nil && shape.Same(p.Filter, *e.When.Affected)) {
		return true
	}
	r.i = at
	return false
}

// receiver reads the new recipient of a redirection.
func (r *reader) receiver() (engine.Ref, *engine.Filter, bool) {
	switch {
	case r.eatWords("its", "controller"):
		return r.itsController(), nil, true
	case r.eatWords("that", "source", "'s", "controller"), r.eatWords("that", "spell", "'s", "controller"), r.eatWords("the", "source", "'s", "controller"):
		return engine.ThatSourceCtrl, nil, true
	case r.eatWords("its", "owner"):
		return ownerOf(r.it), nil, ownerOf(r.it) != engine.NoRef
	}
	if r.eatWords("an", "opponent", "of", "your", "choice") {
		return engine.AnOpponent, nil, true
	}
	if r.eatWords("itself") {
		return engine.ThatSource, nil, true
	}
	if r.is("that", "creature") || r.is("that", "permanent") || r.is("it") {
		r.it = engine.NoRef
		switch {
		case r.chose:
			r.it = engine.ChosenObject
		case r.aimed:
			r.it = engine.Target
		case r.is("it"):
			r.it = r.conditioned
		}
	}
	p, ok := r.simple()
	if !ok {
		return engine.NoRef, nil, false
	}
	ref := refOf(p.Filter)
	return ref, aim(&p.Filter), ref != engine.NoRef || r.fail()
}

// itsController is who "its controller" is, to whom damage is dealt instead: the
// controller of the object that would be dealt it where the sentence is about
// damage and names no source, else the source's controller.
func (r *reader) itsController() engine.Ref {
	if r.when != nil && r.when.Source == nil && r.when.Affected != nil && !r.when.Affected.Players {
		return engine.ThatController
	}
	return engine.ThatSourceCtrl
}

// aim is what a target has to be, nil where it may be anything.
func aim(f *engine.Filter) *engine.Filter {
	if !f.Targeted || shape.Same(*f, engine.Filter{Is: engine.Target, Targeted: true}) {
		return nil
	}
	return f
}

// redirected reads "[N of] that damage is dealt to Phrase", and behind "you may have", without
// "is".
func (r *reader) redirected(have bool) (engine.Change, bool) {
	c := engine.Change{Kind: engine.RedirectTo}
	if !r.eatWords("that", "damage") {
		e, ok := r.sum()
		if !ok || !r.eat("of", "that", "damage") {
			return c, false
		}
		c.Amount = e
	}
	if !have && !r.eatWords("is") || !r.eatWords("dealt", "to") {
		return c, r.fail()
	}
	ref, who, ok := r.receiver()
	c.Ref, c.Filter = ref, who
	return c, ok
}
