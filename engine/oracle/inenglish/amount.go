package inenglish

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// amount writes an expression where a number stands alone, in figures.
func (p *printer) amount(e *engine.Expr) string {
	if e == nil {
		return "1"
	}
	switch e.Op {
	case engine.Lit:
		return strconv.Itoa(e.N)
	case engine.That:
		return "that many"
	case engine.Prevented:
		return "the damage prevented this way"
	case engine.DoneThisWay:
		return "the " + e.Word + " this way"
	case engine.XValue:
		if e.Word != "" {
			return e.Word
		}
		return "X"
	case engine.Sum:
		return p.amount(e.A) + " plus " + p.amount(e.B)
	case engine.Diff:
		return p.amount(e.A) + " minus " + p.amount(e.B)
	case engine.Product:
		return timesWord(e.A) + " " + p.amount(e.B)
	case engine.HalfUp:
		return "half " + p.amount(e.A) + " rounded up"
	case engine.HalfDown:
		return "half " + p.amount(e.A) + " rounded down"
	case engine.ShareOf:
		return p.amount(e.A)
	case engine.GivenUp:
		return "that many"
	case engine.AnyAmount:
		return "any number of"
	}
	return p.measure(e)
}

func timesWord(e *engine.Expr) string {
	if e != nil && e.Op == engine.Lit {
		if e.N == 2 {
			return "twice"
		}
		return number(e.N) + " times"
	}
	if e != nil && (e.Op == engine.GivenUp || e.Op == engine.That) {
		return "that many times"
	}
	return "X times"
}

// number is a small number in words.
func number(n int) string { return inWords(n, 10) }

// measure writes an amount that the board gives.
func (p *printer) measure(e *engine.Expr) string {
	whose := possessive(p.ref(e.Ref))
	if e.Filter != nil && e.Filter.Is == engine.Target {
		bare := *e
		bare.Filter = nil
		_, of, _ := strings.Cut(p.measure(&bare), whose+" ")
		return "the " + of + " of " + p.bound(e.Filter)
	}
	switch e.Op {
	case engine.CountOf:
		return "the number of " + p.all(e.Filter)
	case engine.CountersOn:
		on := p.ref(e.Ref)
		if e.Filter != nil {
			on = p.all(e.Filter)
		}
		return strings.ReplaceAll("the number of "+e.Word+" counters on "+on, "  ", " ")
	case engine.HandOf:
		return "the number of cards in " + whose + " hand"
	case engine.LibraryOf:
		return "the number of cards in " + whose + " library"
	case engine.GraveyardOf:
		return "the number of cards in " + whose + " graveyard"
	case engine.GreatestOf:
		return "the greatest " + shape.Qualities.Words(e.A.Op) + " among " + p.all(e.Filter)
	case engine.NamedNumber:
		if strings.HasPrefix(e.Word, "the ") || strings.HasPrefix(e.Word, "your ") {
			return e.Word
		}
		return "the number of " + e.Word
	}
	if quality := shape.Qualities.Words(e.Op); quality != "" {
		return whose + " " + quality
	}
	return "X"
}

// rounded is which way a half is rounded.
func rounded(e *engine.Expr) string {
	if e.Op == engine.HalfUp {
		return ", rounded up"
	}
	return ", rounded down"
}

// count writes an amount before a noun, with the right form of the noun: "a
// card", "two cards", "that many cards plus one" is said as "that many plus one cards".
func (p *printer) count(e *engine.Expr, noun string) string {
	if e == nil || e.Op == engine.Lit && e.N == 1 {
		return article(noun)
	}
	if e.Op == engine.Lit {
		return number(e.N) + " " + lexicon.Plural(noun)
	}
	if !shape.IsShort(e) {
		return p.letter(e) + " " + lexicon.Plural(noun)
	}
	if e.Op == engine.HalfUp || e.Op == engine.HalfDown {
		p.round = rounded(e)
		return "half " + p.amount(e.A) + " " + lexicon.Plural(noun)
	}
	return p.amount(e) + " " + lexicon.Plural(noun)
}

// letter keeps a long amount for the end of the sentence and gives its letter.
func (p *printer) letter(e *engine.Expr) string {
	for _, w := range p.wheres {
		if w.e.Equal(e) {
			return w.letter
		}
	}
	letters := [...]string{"X", "Y", "Z", "W"} // those that letterOf reads
	at := len(p.wheres)
	if p.of != nil && hasOwnX(p.of) {
		at++
	}
	if at >= len(letters) {
		return p.amount(e) // clumsy, but nothing else
	}
	p.wheres = append(p.wheres, where{letters[at], e})
	return letters[at]
}

// forEach is " for each creature you control" of an amount that is a number of
// things, and what is multiplied of any other.
func (p *printer) forEach(e *engine.Expr) string {
	if e.Op == engine.CountOf {
		return " for each " + strings.TrimPrefix(p.phrase(e.Filter, "each", false), "each ")
	}
	return " times " + p.fit(e)
}

// hasOwnX reports whether an effect speaks of the X of its card, whose value no
// sentence gives.
func hasOwnX(e *engine.Effect) bool {
	has := false
	e.Visit(&engine.Visitor{Expr: func(x *engine.Expr) { has = has || x.Op == engine.XValue }})
	return has
}

// tail writes what was kept for the end.
func (p *printer) tail() string {
	out := p.round
	p.round = ""
	for i := 0; i < len(p.wheres); i++ {
		w := p.wheres[i]
		out += ", where " + w.letter + " is " + p.amount(w.e)
	}
	p.wheres = nil
	return out
}
