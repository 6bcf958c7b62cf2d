package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/oracle"
)

// stands reports whether a reading can be proposed although words are left out: what they name is
// in it, what they tell it tells as well, and nothing behind them leans on them.
func (c *cover) stands(read *Reading, left []Left) bool {
	if !c.meets(read) {
		return false
	}
	r := c.whole
	told := strings.Join(slices.Concat(read.Effects, read.Facts, read.Events), "\n")
	known, said := r.knownWords(told), wordStems(told)
	for _, l := range left {
		from, to := r.tokenAt(l.Span[0]), r.tokenAt(l.Span[1])
		for i := from; i < to; i++ {
			if m, card := r.marks[i]; card && !strings.Contains(told, m.card.Name) && !(l.as == asQuestion && r.askedBefore(from) && onlyTriggers(m.card)) {
				return false
			}
		}
		again := repetition{reader: r, from: from, to: to, known: known, said: said}
		switch l.as {
		case asBracket:
			again.of = r.describedBy(from)
			again.claims = again.of == nil && r.concludes(from+1, to)
		case asDescription:
			again.of = r.describedBy(from)
		case asResult:
			again.claims = true
		default:
			continue
		}
		if !again.only() {
			return false
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
	q, no := c.cards.read(read.Resolve(c.q.Edition))
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
