package paragraph

import "apnap/engine/lang/lexicon"

// tellTurns takes up whose turn it is, where words beside what happens say so: "on my own turn", "during his turn".
func (o *outline) tellTurns() {
	const turn, it = "turn", "It is"
	for i := 1; i < len(o.toks)-1; i++ {
		if o.used[i] || o.toks[i].Text != turn || o.inAsked(i) {
			continue
		}
		from := i - 1
		if o.toks[from].Text == own {
			from--
		}
		who := nobodys
		switch {
		case from > 1 && owning(o.toks[from].Text):
			from--
			who = o.partyOf(&gistNoun{theirs: true, whose: o.toks[from].Raw})
		case from > 0 && lexicon.Plays(o.toks[from].Text, lexicon.Possessive):
			who = o.ownerSaid(o.toks[from].Text)
		}
		if who == nobodys || !lexicon.Plays(o.toks[from-1].Text, lexicon.TimePrep) {
			continue
		}
		o.facts = append(o.facts, sentenceOfWords(it, o.parties[who].own, turn))
		o.use(from-1, i+1)
	}
}
