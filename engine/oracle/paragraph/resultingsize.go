package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// sizeAfter looks at a fact that tells how large a thing is of which an event told before that it gets larger or smaller: it
// says again what comes of that, and is no fact besides. ok is false where it says something else.
func (r *reader) sizeAfter(text string, from, to int) (told, ok bool) {
	i := r.resizedBefore(text)
	if i == nobody {
		return false, true
	}
	board := r.boardAfter(r.toldSoFar())
	for id := 0; board != nil && id < len(board.Objects); id++ {
		o := &board.Objects[id]
		if isNamed(o, r.things[i].name) && o.Zone == engine.Battlefield && r.isOf(o, board, r.things[i].owner) {
			told = sizeIs(text, look.Boosted(o.Power, o), look.Boosted(o.Toughness, o))
		}
	}
	if !told {
		return true, r.stop(r.refuse("not_understood", from, to, say.New("This may be what the event before it does already, or happen besides; say once what happens.")))
	}
	return true, true
}

// resizedBefore is the thing of whose size a sentence tells and of which an event told before that it gets more or less.
func (r *reader) resizedBefore(text string) int {
	const gets = " gets "
	if !tellsSize(lex.Scan(text)) {
		return nobody
	}
	for i := range r.things {
		if !strings.HasPrefix(text, r.called(i)+" ") {
			continue
		}
		for _, l := range r.events {
			if strings.HasPrefix(l.text, r.called(i)+gets) {
				return i
			}
		}
	}
	return nobody
}

// Measures of a creature.
const (
	ofPower     = "power"
	ofToughness = "toughness"
)

// tellsSize reports whether words tell a power or a toughness.
func tellsSize(toks []lex.Token) bool {
	for _, t := range toks {
		if t.Kind == lex.PTToken || in(t.Text, ofPower+" "+ofToughness) {
			return true
		}
	}
	return false
}

// sizeIs reports whether a sentence tells a power and toughness, or one of them, and just these.
func sizeIs(text string, power, toughness int) bool {
	toks := lex.Scan(text)
	for k, t := range toks {
		if t.Kind == lex.PTToken {
			return t.Text == itoa(power)+"/"+itoa(toughness)
		}
		is := power
		switch t.Text {
		case ofToughness:
			is = toughness
		case ofPower:
		default:
			continue
		}
		for _, next := range toks[max(0, k-1):min(k+3, len(toks))] {
			if next.Kind == lex.NumberToken {
				return next.N == is
			}
		}
	}
	return false
}
