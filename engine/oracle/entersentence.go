package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// entersSentence reads what follows the subject of a sentence about entering:
//
//	Phrase Enters ["unless" Condition | "if" Condition] .
func (r *reader) entersSentence(e *engine.Effect, p *Phrase) bool {
	r.enterSubject(e, p)
	escapes := r.is("escapes")
	if escapes {
		r.i++
		e.If = append(e.If, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{shape.Escaped}}})
		list, ok := r.manners(e)
		e.Do = list
		return ok && r.enterTail(e)
	}
	if !r.enterVerb() {
		return false
	}
	for r.fromZone(&e.When) {
	}
	list, ok := r.manners(e)
	if !ok {
		return false
	}
	e.Do = list
	return r.enterTail(e)
}

// enterSubject makes the subject what enters.
func (r *reader) enterSubject(e *engine.Effect, p *Phrase) {
	e.When.Kind = engine.Enter
	f := p.Filter
	if f.Is == engine.ThatObject {
		f.Is = engine.This
	}
	if f.Noun == engine.SpellNoun {
		f.Noun = engine.AnyThing // what was a spell is a permanent as it enters
		if f.Is == engine.NoRef {
			f.Marks = append(f.Marks[:len(f.Marks):len(f.Marks)], "cast")
		}
	}
	e.When.Affected = &f
	r.it = engine.ThatObject
	if f.Is == engine.This {
		r.it = engine.This
	}
}

// enterTail reads what may follow the manner of entering.
func (r *reader) enterTail(e *engine.Effect) bool {
	for {
		switch {
		case r.duration(), r.where(), r.rounded(), r.is("during") && r.during():
		case r.is("unless"):
			r.i++
			c, ok := r.condition()
			if !ok {
				return false
			}
			c.Not = !c.Not
			r.conds = append(r.conds, c)
		case r.is("if"), r.is("as", "long", "as"):
			if !r.eatWords("if") {
				r.i += 3
			}
			c, ok := r.condition()
			if !ok {
				return false
			}
			r.conds = append(r.conds, c)
		default:
			return true
		}
	}
}

// mayHaveEnter reads "have ~ enter as a copy of …" after "you may".
func (r *reader) mayHaveEnter(e *engine.Effect) bool {
	p, ok := r.simple()
	if !ok {
		return false
	}
	e.May = engine.RefYou
	return r.entersSentence(e, &p)
}

// asEnters reads
//
//	"As" Phrase "enters [or is turned face up]," ( Choose | Offer | Instructions ) .
func (r *reader) asEnters(e *engine.Effect) bool {
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	if r.eatWords("is", "turned", "face", "up") {
		r.enterSubject(e, &p)
		e.When.Kind = engine.TurnFaceUp
	} else if !r.enterVerb() {
		return false
	} else {
		r.enterSubject(e, &p)
	}
	if r.eatWords("or", "is", "turned", "face", "up") {
		e.When.Or = append(e.When.Or, engine.Pattern{Kind: engine.TurnFaceUp, Affected: e.When.Affected})
	}
	if !r.eat(",") {
		return false
	}
	if r.is("you", "may", "choose") {
		r.i += 2
		e.May = engine.RefYou
		if r.becomesCopy(e) {
			return true
		}
	}
	if r.is("if") {
		r.i++
		c, ok := r.condition()
		if !ok || !r.eat(",") {
			return false
		}
		r.conds = append(r.conds, c)
	}
	r.eatWords("secretly")
	if r.is("choose") || r.is("you", "choose") || r.is("an", "opponent", "chooses") {
		return r.choose(e)
	}
	if r.eatWords("an", "opponent", "of", "your", "choice", "may", "put") {
		return r.opponentMayPut(e)
	}
	if r.eatWords("you", "may") {
		ins, ok := r.offered()
		if !ok {
			return false
		}
		if len(ins) == 1 && ins[0].Amount != nil && ins[0].Amount.Op == engine.AnyAmount && ins[0].Filter != nil {
			e.Do = append(e.Do, engine.Change{Kind: engine.EnterPay, Do: ins}) // to take none is to decline
			return true
		}
		e.Do = append(e.Do, engine.Change{Kind: engine.Offer, Who: engine.RefYou, Do: ins})
		return true
	}
	if r.is("it", "becomes") {
		return r.becomesAs(e)
	}
	ins, ok := r.doneAsEnters()
	if !ok {
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.EnterPay, Do: ins})
	at := r.i
	if (r.eatWords(",", "then") || r.eatWords("and")) && r.is("choose") {
		return r.choose(e)
	}
	r.i = at
	return true
}

// opponentMayPut reads "two +1/+1 counters on it" after what an opponent may do.
func (r *reader) opponentMayPut(e *engine.Effect) bool {
	in := engine.Instruction{}
	if !r.enterCounters(&in) {
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.Offer, Who: engine.AnOpponent,
		Yes: []engine.Change{{Kind: engine.EnterCounters, Counter: in.Counter, Amount: in.Amount}}})
	return true
}

// offered reads what may be done as something enters; revealing a card from
// one's hand is told as it is.
func (r *reader) offered() ([]engine.Instruction, bool) { return r.doneAsEnters() }

// doneAsEnters reads what is done as something enters: what any effect may have done, else what a spell or
// ability does as it resolves.
func (r *reader) doneAsEnters() ([]engine.Instruction, bool) {
	at, resolves := r.i, r.resolves
	ins, ok := r.instructions()
	if ok {
		return ins, true
	}
	r.i, r.resolves = at, true
	ins, ok = r.instructions()
	r.resolves = resolves
	return ins, ok
}

// choose reads "choose a color", "choose an opponent", "choose a creature type
// other than Wall", "choose odd or even".
func (r *reader) choose(e *engine.Effect) bool {
	c := engine.Change{Kind: engine.EnterChoose}
	switch {
	case r.eatWords("you", "choose"), r.eatWords("choose"):
	case r.eatWords("an", "opponent", "chooses"):
		c.Who = engine.AnOpponent
	}
	for _, w := range [...]struct{ words, what string }{{"a color other than", "color"}, {"a color", "color"}, {"a creature type", "creature type"},
		{"an opponent", "opponent"}, {"a player", "player"}, {"a basic land type", "basic land type"}, {"a land type", "land type"},
		{"a card name", "card name"}, {"a nonland card name", "nonland card name"}, {"a creature card name", "creature card name"},
		{"a card type", "card type"}, {"a planeswalker type", "planeswalker type"}, {"a land card name", "land card name"}, {"a basic land card name", "basic land card name"},
		{"a noncreature, nonland card name", "noncreature nonland card name"}, {"an artifact card name", "artifact card name"},
		{"a nonbasic land card name", "nonbasic land card name"}, {"a noncreature card name", "noncreature card name"}, {"two colors", "two colors"}, {"two basic land types", "two basic land types"}, {"a color word", "color word"},
		{"a number", "number"}, {"a word", "word"}, {"any card name", "card name"}, {"the name of a card", "card name"}, {"an artist", "artist"}, {"a loyalty ability", "loyalty ability"}, {"a permanent type", "permanent type"}, {"a keyword", "keyword"}} {
		if w.words == "a color other than" {
			if !r.eatWords("a", "color", "other", "than") {
				continue
			}
			if _, ok := shape.ColorWord(r.peek().Text); !ok {
				return r.fail()
			}
			c.What, c.Options = "color", otherColors(r.peek().Text)
			r.i++
			e.Do = append(e.Do, c)
			return true
		}
		if at := r.i; r.eatScanned(w.words) {
			if r.chosenExcept() {
				c.What = strings.TrimPrefix(strings.TrimPrefix(r.rawWords(at, r.i), "a "), "an ")
				e.Do = append(e.Do, c)
				return r.chooseMore(e)
			}
			if r.endsHere() || r.is("and") || r.is(",") {
				c.What = w.what
				e.Do = append(e.Do, c)
				return r.chooseMore(e)
			}
			r.i = at
		}
	}
	at := r.i
	if r.numberBetween() || r.manyTypes(&c) {
		if c.What == "" {
			c.What = r.saidWords(at+1, r.i)
		}
		e.Do = append(e.Do, c)
		return r.chooseMore(e)
	}
	r.i = at
	if r.chooseWord(e, c) {
		return true
	}
	r.i = at
	upTo := r.saysUpTo() && r.ahead(2).Kind == lex.NumberToken
	if upTo {
		r.i += 2
	}
	p, ok := r.nounPhrase()
	if ok = ok && !upTo; upTo {
		r.i = at // how many of them are chosen would be one more choice
	}
	c.What, c.Filter, c.Amount = "object", &p.Filter, p.Count
	e.Do = append(e.Do, c)
	return ok && p.Count != nil && !p.Named || r.fail()
}

func otherColors(w string) []string {
	var out []string
	for _, c := range [...]string{"white", "blue", "black", "red", "green"} {
		if c != w {
			out = append(out, c)
		}
	}
	return out
}

// eatScanned is eatWords for words with commas and numbers.
func (c *cursor) eatScanned(words string) bool {
	toks := lex.Scan(words)
	for n, t := range toks[:len(toks)-1] {
		if c.ahead(n).Text != t.Text {
			return false
		}
	}
	c.i += len(toks) - 1
	return true
}

// chooseMore reads "and a player" after the first thing chosen.
func (r *reader) chooseMore(e *engine.Effect) bool {
	if !r.is("and") && !r.is(",") {
		return true
	}
	r.eatWords(",")
	r.eatWords("and")
	return r.choose(e)
}

// chooseWord reads a choice among words: "choose odd or even", "choose Khans or Dragons".
func (r *reader) chooseWord(e *engine.Effect, c engine.Change) bool {
	word := ""
	if r.is("the", "anchor", "word") {
		r.i++
	}
	for !r.endsHere() {
		t := r.peek()
		switch {
		case t.Text == "or" || t.Text == ",":
			if word != "" {
				c.Options = append(c.Options, word)
			}
			word = ""
		case t.Kind == lex.WordToken && len(word) < 24 && t.Text != "a" && t.Text != "an" && t.Text != "the" && t.Text != "you":
			if word != "" {
				word += " "
			}
			word += t.Raw
		default:
			return r.fail()
		}
		r.i++
	}
	if word != "" {
		c.Options = append(c.Options, word)
	}
	c.What = "word"
	if len(c.Options) < 2 {
		return r.fail()
	}
	if named, ok := strings.CutPrefix(c.Options[0], shape.AnchorWord+" "); ok {
		c.What, c.Options[0] = shape.AnchorWord, named
	}
	e.Do = append(e.Do, c)
	return true
}

// entersSo reads how what a spell puts onto the battlefield enters where it is
// of a kind: "If it enters as a creature, it enters with …", "If a creature
// enters this way, it enters with …".
func (r *reader) entersSo(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("if") {
		return false
	}
	var p Phrase
	ok := false
	if r.eatWords("it", "enters", "as") {
		p, ok = r.simple()
	} else if p, ok = r.simple(); ok {
		ok = r.eatWords("enters", "this", "way")
	}
	if !ok || p.Named || p.Players || !r.eatWords(",", "it") {
		r.i = at
		return false
	}
	subject := Phrase{Filter: engine.Filter{Is: engine.Target}}
	if !r.entersSentence(e, &subject) {
		r.i = at
		return false
	}
	e.If = append(e.If, engine.Cond{Kind: engine.RefIs, Ref: engine.ThatObject, Filter: &p.Filter})
	return true
}
