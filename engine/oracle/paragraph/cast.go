package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// castVerb reports whether a verb puts a spell on its way.
func castVerb(w string) bool {
	return lexicon.Plays(w, lexicon.CastVerb)
}

// targets is what stands behind a spell: what it is aimed at, and the numbers.
type targets struct {
	list   []noun
	amount int  // engine.Unset where nobody says
	bare   bool // the amount stands without a word for what it is of
	x      int
	kicked bool
	// overloaded is set where the spell is said to be.
	overloaded bool
	modes      string // the words that say which modes are chosen, "" for none
	// told collects what the modes of a spell do of which several are chosen, nil for any other.
	told   *[]string
	times  int   // how often, 0 where nobody says
	source *noun // the source that is chosen
	with   *noun // "Rabid Bite with my Hill Giant"
}

// otherThan is the only other player.
func (r *reader) otherThan(who int) int {
	found := nobody
	for i := range r.seats {
		if i == who {
			continue
		}
		if found != nobody {
			return nobody
		}
		found = i
	}
	return found
}

// toCast is the verb of casting.
const toCast = "cast"

// wasCast notes of the events from a place on that the spell was cast before them, where the
// words at a token say so.
func (r *reader) wasCast(told, from int) {
	if r.cast == "" || told >= len(r.events) || !castWord(r.toks[from].Text) {
		return
	}
	if r.casts == nil {
		r.casts = map[string]string{}
	}
	r.casts[r.events[told].text] = r.cast
}

// tellCasts puts before what spells do that they are cast, where an effect of the question looks
// at that. It reports whether it did.
func (r *reader) tellCasts(s *engine.Scenario) bool {
	if len(r.casts) == 0 || !waits(s, engine.CastSpell) {
		return false
	}
	for at := 0; at < len(r.events); at++ {
		if cast := r.casts[r.events[at].text]; cast != "" {
			r.events = slices.Insert(r.events, at, line{text: cast, span: r.events[at].span, casts: true})
			at++
		}
	}
	r.casts = nil
	return true
}

// withCasts is a list of events with what tells that spells are cast before what they do.
func (r *reader) withCasts(events []string) []string {
	var list []string
	for _, text := range events {
		if cast := r.casts[text]; cast != "" {
			list = append(list, cast)
		}
		list = append(list, text)
	}
	return list
}

// choosesX tells what was chosen for X of a spell where what the spell says besides depends on it, and notes it of the event that tells what
// the spell does; certain is not set where an amount was told that may be another.
func (r *reader) choosesX(i int, n *noun, x int, event string, certain bool) {
	is := "X is " + itoa(x) + " for " + r.things[i].name
	switch {
	case looksAtX(n.card.Effects):
		r.addFact(is, n)
	case n.card.Variable > 0 && certain:
		if r.chosen == nil {
			r.chosen = map[string]string{}
		}
		r.chosen[event] = is
	}
}

// tellValues tells what was chosen for X of spells, where an effect of the question looks at mana values, into which it counts. It
// reports whether it did.
func (r *reader) tellValues(s *engine.Scenario) bool {
	if len(r.chosen) == 0 || !slices.ContainsFunc(s.Effects, func(i engine.Instance) bool { return looksAtValue(i.Effect) }) {
		return false
	}
	for _, event := range r.events {
		if is := r.chosen[event.text]; is != "" {
			r.facts = addLine(r.facts, line{text: is, span: event.span})
		}
	}
	r.chosen = nil
	return true
}

// looksAtValue reports whether an effect hangs on mana values.
func looksAtValue(e *engine.Effect) bool {
	found := false
	e.Visit(&engine.Visitor{
		Expr:   func(x *engine.Expr) { found = found || x.Op == engine.ManaValueOf },
		Filter: func(f *engine.Filter) { found = found || f.ManaValue.Op != engine.NoCompare },
	})
	return found
}
