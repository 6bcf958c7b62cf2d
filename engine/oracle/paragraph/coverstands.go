package paragraph

import (
	"maps"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// stands reports whether a reading can be proposed although words are left out: what they name is
// in it, what they tell it tells as well, and nothing behind them leans on them.
func (c *cover) stands(read *Reading, left []Left) bool {
	if !c.meets(read) {
		return false
	}
	told := strings.Join(slices.Concat(read.Effects, read.Facts, read.Events), "\n")
	known, said := c.whole.knownWords(told), wordStems(told)
	for _, l := range left {
		r := c.whole
		from, to := r.tokenAt(l.Span[0]), r.tokenAt(l.Span[1])
		for i := from; i < to; i++ {
			if m, card := r.marks[i]; card && !strings.Contains(told, m.card.Name) && !(l.as == asQuestion && r.askedBefore(from) && onlyTriggers(m.card)) {
				return false
			}
			if l.as == asResult && !r.restated(i, from, known, said) {
				return false
			}
		}
	}
	return true
}

// onlyTriggers reports whether a card changes nothing that happens: it has but triggered abilities.
func onlyTriggers(card *oracle.Card) bool {
	return !slices.ContainsFunc(card.Effects, func(a oracle.Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return e.Kind != engine.Triggered })
	})
}

// meets reports whether an effect of a reading applies to what happens in it, or could.
func (c *cover) meets(read *Reading) bool {
	q, no := oracle.Read(read.Resolve(c.q.Edition), c.cards.source())
	if no != nil {
		return false
	}
	end, err := explore.Resolve(q.Scenario, nil)
	if err != nil {
		return false
	}
	return end.Choice != nil || len(end.Kept) > 0 || slices.ContainsFunc(end.Trace, func(s engine.Step) bool {
		return s.Kind == engine.StepApply && s.Chosen != engine.NoEffect || s.Kind == engine.StepDecline || s.Kind == engine.StepCant || s.Kind == engine.StepUnprevented || s.Kind == engine.StepLost || s.Kind == engine.StepAfter
	})
}

// restated reports whether a word says nothing, or nothing that is not said: what is done or denied
// in what was read, the rest there or on a card.
func (r *reader) restated(i, from int, known, said map[string]bool) bool {
	t := r.toks[i]
	_, verb := lexicon.VerbOf(t.Text)
	if verb || lexicon.Plays(t.Text, lexicon.Denies) {
		known = said
	}
	switch {
	case t.Text == "\"":
		return false
	case t.Kind == oracle.PunctToken, known[stemOf(t)]:
		return true
	case t.Kind != oracle.WordToken:
		return false
	case lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Premise), lexicon.Plays(t.Text, lexicon.SaysMore), lexicon.Plays(t.Text, lexicon.Changes), lexicon.Plays(t.Text, lexicon.HavingVerb):
		return false
	}
	return lexicon.Plays(t.Text, lexicon.LittleWord) || r.wordBears(i, from) == Idle && !verb
}

// stemOf is a word by which its forms are one: the plain form of a verb, the singular of a noun, the
// figure of a number.
func stemOf(t oracle.Token) string {
	if t.Kind == oracle.NumberToken {
		return itoa(t.N)
	}
	if v, ok := lexicon.VerbOf(t.Text); ok {
		return v.Plain
	}
	return base(t.Text)
}

// wordStems are the stems of the words of a text.
func wordStems(text string) map[string]bool {
	words := map[string]bool{}
	for _, t := range oracle.Scan(text) {
		words[stemOf(t)] = true
	}
	return words
}

// knownWords are the stems of the words that a reading tells, and of those by which the cards in
// it say what they are and do.
func (r *reader) knownWords(told string) map[string]bool {
	known := wordStems(told)
	for _, m := range r.marks {
		if strings.Contains(told, m.card.Name) {
			for w := range ownWords(m.card) {
				maps.Copy(known, wordStems(w))
			}
		}
	}
	return known
}
