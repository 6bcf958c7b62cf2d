package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
)

// exampleClause reads a condition that names what happens and not how much of it: "when I'd gain life". The simplest event of the
// sort is taken as an example, and said to be one:
//
//	ExampleClause = Player [ "would" ] ( "gain life" | "draw cards" | "roll a die" | … ) .
func (r *reader) exampleClause() bool {
	if len(r.events) > 0 {
		return false
	}
	at, kept := r.i, r.save()
	who := r.speaker()
	if w := r.peek().Text; lexicon.Plays(w, lexicon.SpeakersWord) && !lexicon.Plays(w, lexicon.Possessive) && who != nobody {
		r.i++
	} else if one, ok := r.player(); ok {
		who = one
	} else {
		r.restore(kept)
		r.err = nil
		return false
	}
	for r.says(lexicon.WouldDo) {
	}
	for _, sort := range exampleSorts {
		if from := r.i; r.says(sort.says) && r.endsAt(r.i) {
			event := r.exampleFor(who, sort.does)
			if event == "" || !r.tell(event, at, r.i) {
				break
			}
			if sort.says == lexicon.DrawsSome {
				r.inMainPhase(at, r.i) // effects on draws speak of the draw step
			}
			r.supposed = event
			return true
		} else {
			r.i = from
		}
	}
	r.restore(kept)
	r.err = nil
	return false
}

// exampleSorts are what clauses say that somebody does, and what that is for example.
var exampleSorts = []struct {
	says lexicon.Role
	does string
}{
	{lexicon.GainsSome, "gain 3 life"},
	{lexicon.LosesSome, "lose 3 life"},
	{lexicon.DrawsSome, "draw a card"},
	{lexicon.MillsSome, "mill a card"},
	{lexicon.CreatesSome, "create a 1/1 white Soldier creature token"},
	{lexicon.RollsSome, "roll a d20"},
	{lexicon.HurtSome, ""},
}

// exampleFor is the event of somebody's doing something, or of his being dealt damage where nothing is said that he does; empty
// where nobody else is there to deal it.
func (r *reader) exampleFor(who int, does string) string {
	if does != "" {
		return said(r.name(who), does)
	}
	other := r.somebody(r.i)
	if who != r.speaker() {
		other = r.speaker()
	}
	if other == nobody || other == who {
		return ""
	}
	const bolt, damage = " Lightning Bolt", " deals 3 damage to "
	return strings.TrimSpace(r.own(other) + bolt + damage + r.name(who))
}
