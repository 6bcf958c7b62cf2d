package paragraph

import (
	"strings"
	"sync"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// amountAgain reports whether tokens only say again the amounts of what happened last, and to whom: "4 for
// him and 2 for me", "that's three", "seven life". Amounts that the event does not tell, or
// tells of another player, are no such.
func (r *reader) amountAgain(from, end int) bool {
	if len(r.events) == 0 || r.flagged {
		return false
	}
	const damage, combat, to = "damage", "combat damage", " damage to "
	kept, err, far := r.save(), r.err, r.far
	defer func() { r.restore(kept); r.err, r.far = err, far }()
	r.i, r.end = from, end
	ev := r.events[len(r.events)-1].text
	said, words := sync.OnceValue(func() map[int]bool { return r.numbersOf(ev) }), sync.OnceValue(func() map[string]bool { return wordStems(ev) })
	told, last := false, 0
	for !r.done() {
		t := r.peek()
		who, player := r.player()
		if r.err = nil; !player && lexicon.Plays(t.Text, lexicon.ObjectPronoun) && r.speaker() != nobody {
			who = r.otherThan(r.speaker())
			player = who != nobody
			r.i++
		}
		switch {
		case player && strings.Contains(ev, damage):
			if !strings.Contains(ev, itoa(last)+to+r.name(who)) || last == 0 {
				return false
			}
		case player:
			if !strings.Contains(ev, r.name(who)) {
				return false
			}
		case t.Kind == lex.NumberToken && said()[t.N]:
			told, last = true, t.N
			r.i++
		case t.Kind == lex.NumberToken:
			return false
		case lexicon.Plays(t.Text, lexicon.AmountOf):
			if !strings.Contains(ev, base(t.Text)) && !(lexicon.Plays(t.Text, lexicon.CombatPower) && strings.Contains(ev, combat)) && !(strings.Contains(ev, damage) && lexicon.Plays(t.Text, lexicon.DamageWord)) {
				return false
			}
			r.i++
		case r.says(lexicon.AmountTalk):
		case !isVerb(t.Text) && !lexicon.Plays(t.Text, lexicon.Denies) && words()[stemOf(t)]:
			r.i++
		default:
			return false
		}
	}
	return told
}

// numbersOf are the numbers that an event tells, and where a spell only resolves in it those that the
// spell says.
func (r *reader) numbersOf(event string) map[int]bool {
	const resolves = " resolves"
	said := map[int]bool{}
	texts := []string{event}
	for i := range r.things {
		if t := &r.things[i]; t.card != nil && isSpell(t.card) && strings.HasPrefix(event, r.called(i)+resolves) {
			for w := range ownText(t.card) {
				texts = append(texts, w)
			}
		}
	}
	for _, text := range texts {
		for _, t := range lex.Scan(text) {
			if t.Kind == lex.NumberToken {
				said[t.N] = true
			}
		}
	}
	return said
}

// isVerb reports whether a word is a form of a verb.
func isVerb(w string) bool {
	_, ok := lexicon.VerbOf(w)
	return ok
}
