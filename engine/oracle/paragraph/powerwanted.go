package paragraph

import (
	"errors"
	"slices"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// powerWanted asks for the power of a creature of which only is told what it is called, where a spell that is told looks at it and
// the question asks for no number: whatever it is answers that, so that one may be supposed.
func (r *reader) powerWanted(read *Reading) *lex.Error {
	i := slices.IndexFunc(r.things, func(t thing) bool {
		n := noun{words: t.words}
		return t.card == nil && t.many == 1 && t.words != "" && n.isCreature()
	})
	if i < 0 || r.flagged || r.following || r.asksNumber() {
		return nil
	}
	known, err := r.cards.read(read.Resolve(r.q.Edition))
	if err != nil {
		return nil
	}
	var need *engine.NeedFact
	if _, failed := explore.Resolve(known.Scenario, nil); !errors.As(failed, &need) || need.Asked != engine.AskedPower || need.Thing != r.things[i].name {
		return nil
	}
	at := slices.IndexFunc(r.toks, func(t lex.Token) bool { return t.Text == lastWord(r.things[i].words) })
	if at < 0 {
		return nil
	}
	const forExample, withPower, open = 2, " with power ", "ambiguous"
	asks := r.refuse(open, at, at+1, say.New("How much power has \"%s\"?", r.raw(at, at+1)))
	asks.Readings = []lex.Meaning{{Says: say.New("It has a power of %d, for example", forExample), Text: r.raw(at, at+1) + withPower + itoa(forExample)}}
	return asks
}

// asksNumber reports whether the paragraph asks how much or how many of something there is.
func (r *reader) asksNumber() bool {
	const how, much, many = "how", "much", "many"
	return slices.ContainsFunc(seq(1, len(r.toks)), func(i int) bool {
		w := r.toks[i].Text
		return r.toks[i-1].Text == how && (w == much || w == many)
	})
}
