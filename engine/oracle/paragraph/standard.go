package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// delegate reads the rest of a clause as an event or a fact in the standard words:
// the longest run of words up to the end of the sentence, or to a word that joins
// clauses, that says something whole. The subject is given as it is called.
func (r *reader) delegate(subject string, from int) bool {
	start := r.i
	var first *oracle.Error
	for _, end := range r.clauseEnds() {
		kept := r.save()
		if text, ok := r.standard(subject, end); ok && r.tell(text, from, end) {
			r.i = end
			return true
		}
		if first == nil {
			first = r.err
		}
		r.err = nil
		r.restore(kept)
	}
	r.i, r.err = start, first
	return r.fail()
}

// clauseEnds are the places at which the clause may end, the farthest first.
func (r *reader) clauseEnds() []int {
	var ends []int
	for i := r.end; i > r.i; i-- {
		if i == r.end || r.runOnAt(i) || r.phaseAhead(i) || r.nextSubjectAt(i) || lexicon.Plays(r.toks[i].Text, lexicon.ClauseEnd) && !r.inside[i] {
			ends = append(ends, i)
		}
		if len(ends) > 12 {
			break
		}
	}
	return ends
}

// tokensSaid says "token" of what is sacrificed and can be nothing else: "a Clue".
func tokensSaid(words []string) []string {
	if len(words) < 2 || !in(words[1], "sacrifice sacrifices") {
		return words
	}
	for i, w := range words {
		if i > 1 && alwaysToken(w) && (i+1 == len(words) || !strings.HasPrefix(words[i+1], "token")) {
			token := "token"
			if strings.HasSuffix(w, "s") {
				token = "tokens"
				w = strings.TrimSuffix(w, "s")
			}
			return slices.Concat(words[:i], []string{w, token}, words[i+1:])
		}
	}
	return words
}

// runOnAt reports whether a question begins at a token without anything before it.
func (r *reader) runOnAt(i int) bool {
	at := r.i
	defer func() { r.i = at }()
	r.i = i
	return !r.inside[i] && r.runOn()
}

// standard is the subject and the tokens up to an end in the standard words:
// everybody and everything by the name the flags use.
func (r *reader) standard(subject string, end int) (string, bool) {
	old := r.end
	defer func() { r.end = old }()
	r.end = end
	if r.acting != nobody {
		r.lastPlayer = r.acting
	}
	r.auxiliaries()
	words := []string{}
	if subject != "" {
		words = append(words, subject)
	}
	cause := ""
	if r.eat("cracks", "cracked", "pops", "popped", "sacs", "sacced", "saced") && subject != "" {
		words = append(words, "sacrifices")
	} else if r.eat("crack", "pop", "sac") && subject != "" {
		words = append(words, "sacrifice")
	}
	if p := present(r.peek().Text); p != "" && subject != "" && !strings.Contains(r.raw(r.i, end), "turn") {
		words = append(words, p)
		r.i++
	} else if w := r.peek().Text; subject != "" && r.agreeing(subject, w) != w && r.peek().Kind == oracle.WordToken && !r.cardHere() {
		words = append(words, r.agreeing(subject, w))
		r.i++
	}
	for !r.done() {
		at := r.i
		if c, ok := r.causeTail(); ok && !slices.ContainsFunc(words, func(w string) bool { return in(w, "damage take takes deal deals") }) {
			cause = c
			continue
		}
		r.i = at // damage has a source, and no other cause
		w, ok := r.standardWord(words)
		if !ok {
			return "", false
		}
		if w != "" {
			words = append(words, w)
		}
	}
	if n := len(words); n > 1 && words[n-1] == "token" && words[n-2] == "a" {
		return "", r.fail() // which token, nobody says
	}
	words = tokensSaid(words)
	text := joinWords(words)
	if cause != "" && len(words) > 1 {
		text = cause + " makes " + words[0] + " " + joinWords(append([]string{strings.TrimSuffix(words[1], "s")}, words[2:]...))
	}
	return text, true
}

// present is the present form of a verb in the past, "" for other words.
func present(w string) string {
	if v, ok := lexicon.VerbOf(w); ok && lexicon.Plays(v.Plain, lexicon.ToldVerb) && w != v.Plain && (w == v.Past || w == v.Done || w == v.Doing) {
		return v.Third
	}
	return ""
}

// causeTail reads "off one spell", which says that an effect does it.
func (r *reader) causeTail() (string, bool) {
	at := r.i
	if r.eat("off of", "off", "from", "because of", "due to", "via") && r.eat("a", "one", "one single", "a single", "some", "my", "an") && r.eat("spell", "effect", "ability", "draw spell", "card draw spell") {
		return "an effect", true
	}
	r.i = at
	if r.eat("off of", "off", "with", "via", "thanks to", "from") {
		r.eat("my", "his", "her", "their", "a", "an")
		if m, ok := r.card(true); ok && isSpell(m.card) && r.done() && !able(m.card) {
			return "an effect", true
		}
	}
	r.i = at
	return "", false
}

// standardWord is the next word or phrase in the standard words.
func (r *reader) standardWord(before []string) (string, bool) {
	if r.eat("and says", "and it says") {
		return "and", true
	}
	if r.eat("that would enter under", "that enter under", "which would enter under", "entering under") {
		return "under", true
	}
	if r.says(lexicon.Filler) {
		return "", true
	}
	if len(before) > 0 && in(before[len(before)-1], "draw draws") && r.says(lexicon.ForTheTurn) {
		return "a card for the turn", true
	}
	if m, ok := r.amountAlone(before); ok {
		return m, true
	}
	r.before = before
	if text, ok := r.ownerWord(); ok {
		return text, true
	}
	if r.err != nil {
		return "", false
	}
	if lexicon.Plays(r.peek().Text, lexicon.Denies) {
		return "", r.fail()
	}
	if m, named := r.marks[r.i+1]; named && r.is("with") && able(m.card) && !isSpell(m.card) {
		return "", r.fail()
	}
	at := r.i
	if who, ok := r.player(); ok {
		return r.name(who), true
	}
	if r.err != nil {
		return "", false
	}
	if thing, ok := r.himThing(); ok || r.err != nil {
		if !ok {
			return "", false
		}
		return r.called(thing), true
	}
	if text, ok := r.namedWord(); ok || r.err != nil {
		return text, ok
	}
	r.i = at
	t := r.peek()
	switch {
	case t.Text == "loyalty" && len(before) > 0 && r.ahead(-1).Kind == oracle.NumberToken && !in(r.ahead(1).Text, "counter counters"):
		r.i++
		return "loyalty counters", true
	case r.is("it"):
		return r.itWord(before)
	case r.eat("gets", "get") && r.passiveAhead():
		return "is", true
	case r.i > at:
		return "gets", true
	case t.Raw == "(":
		return "", r.fail()
	}
	r.i++
	if t.Capital() && !startWord(t.Text) && !commonWord(t.Text) {
		if _, ok := oracle.Subtype(t.Text); !ok && t.Kind == oracle.WordToken {
			return "", r.fail()
		}
		return t.Raw, true
	}
	return t.Text, true
}

// itWord reads "it" in a clause in the standard words: its subject or the one other
// thing that it has named, which those words call "it" too; or the one thing that was
// spoken of before.
func (r *reader) itWord(before []string) (string, bool) {
	at := r.i
	and := len(before) > 0 && before[len(before)-1] == "and"
	if r.itWas != nobody {
		r.i++
		return r.called(r.itWas), true
	}
	list := r.meantByIt()
	if len(list) > 1 && len(before) > 0 && before[len(before)-1] == "to" {
		// What it does to itself would be done to "itself".
		list = slices.DeleteFunc(list, func(i int) bool { return slices.Contains(r.named, i) })
		if len(list) == 1 {
			r.i++
			r.itWas = list[0]
			return r.called(list[0]), true
		}
	}
	switch {
	case and && len(r.named) > 0, len(r.named) > 0 && len(list) == 0, len(r.named) == 1 && r.stative(before):
		r.i++
		return "it", true
	case len(list) == 1 && len(r.named) <= 1:
		r.i++
		r.itWas = list[0]
		return r.called(list[0]), true
	}
	return "", r.stop(r.whichIt(at, append(list, r.named...)))
}

// stative reports whether a clause only says what its subject is or has.
func (r *reader) stative(before []string) bool {
	for _, w := range before {
		if in(w, "has have is are") {
			return true
		}
	}
	return false
}

// meantByIt are the things that "it" may mean besides the subject of the clause: what
// this sentence has named, else the sentence before. Spells are gone when they have
// resolved, and only creatures and planeswalkers are dealt damage.
func (r *reader) meantByIt() []int {
	for _, named := range [][]int{r.mentioned, r.mentionedBefore} {
		var list []int
		for _, i := range named {
			t := &r.things[i]
			gone := t.card != nil && isSpell(t.card)
			subject := len(r.named) > 0 && r.named[0] == i
			if gone || subject || r.harmsOwn(t.owner) || r.hurts() && t.card != nil && t.card.Types&(engine.Creature|engine.Planeswalker|engine.Battle) == 0 {
				continue
			}
			list = append(list, i)
		}
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

// harmsOwn reports whether what is done in the clause harms, and its doer would harm their own.
func (r *reader) harmsOwn(owner int) bool {
	if owner == nobody || r.acting != owner {
		return false
	}
	for i := r.i; i >= 0 && !r.isStop(i) && !in(r.toks[i].Text, ","); i-- {
		if lexicon.Plays(r.toks[i].Text, lexicon.HarmVerb) {
			return true
		}
	}
	return false
}

// hurts reports whether the sentence being read has spoken of damage.
func (r *reader) hurts() bool { return r.hurting[min(r.i, len(r.toks)-1)] }

// whichIt asks what "it" means.
func (r *reader) whichIt(at int, list []int) *oracle.Error {
	err := r.refuse("ambiguous", at, at+1, say.New("What does \"it\" mean?"))
	for _, i := range list {
		err.Readings = append(err.Readings, oracle.Meaning{Says: isMeant("it", r.owned(r.things[i].owner, r.things[i].name)), Text: r.called(i)})
	}
	return err
}

// itNoun reads "it" where a noun stands: the one thing that was spoken of.
func (r *reader) itNoun(n *noun) bool {
	if !r.is("it") {
		return false
	}
	list := r.meantByIt()
	if len(list) == 0 {
		return false
	}
	if len(list) > 1 {
		return r.stop(r.whichIt(r.i, list))
	}
	r.i++
	t := &r.things[list[0]]
	n.card, n.words, n.owner, n.det, n.to = t.card, t.words, t.owner, "the", r.i
	return true
}

// passiveAhead reports whether a participle stands next.
func (r *reader) passiveAhead() bool {
	return strings.HasSuffix(r.peek().Text, "ed") || in(r.peek().Text, "put dealt hit")
}

// amountAlone reads a number that people give without its unit: "gain 3", "mill 10".
func (r *reader) amountAlone(before []string) (string, bool) {
	t := r.peek()
	if t.Kind != oracle.NumberToken || len(before) == 0 {
		return "", false
	}
	if next := r.ahead(1).Text; next != "" && !in(next, ", and then from off while when with to") {
		return "", false
	}
	unit := ""
	switch strings.TrimSuffix(before[len(before)-1], "s") {
	case "gain", "lose", "pay":
		unit = "life"
	case "mill", "draw", "discard":
		unit = "cards"
		if t.N == 1 {
			r.i++
			return "a card", true
		}
	case "take", "deal":
		unit = "damage"
	default:
		return "", false
	}
	r.i++
	return itoa(t.N) + " " + unit, true
}

// ownerWord reads a possessive; before a name that is known it goes with the name.
func (r *reader) ownerWord() (string, bool) {
	at := r.i
	who, ok := r.owner()
	if !ok {
		r.i = at
		return "", false
	}
	after := r.i
	r.i = at
	if text, ok := r.namedWord(); ok || r.err != nil {
		return text, ok
	}
	r.i = after
	return r.own(who), true
}

// namedWord reads a card, or a thing known, as the flags call it.
func (r *reader) namedWord() (string, bool) {
	at := r.i
	if r.is("it") {
		return "", false
	}
	kept, far := r.save(), r.far
	n, ok := r.noun(false)
	if !ok || n.who != nobody || n.card == nil && !n.tells() && (n.det == "a" || n.det == "" || len(r.matching(&n)) == 0) || n.many > 1 || n.plural {
		r.restore(kept)
		r.far = far
		r.i = at
		return "", false
	}
	if n.owner == nobody && len(r.before) > 0 && lexicon.Plays(r.before[len(r.before)-1], lexicon.HandVerb) {
		n.owner = r.lastPlayer
	}
	to := r.i
	text, ok := r.ref(&n)
	if !ok {
		return "", false
	}
	r.i = to
	if r.peek().Text == "'s" {
		r.i++
		return text + "'s", true
	}
	if n.detail.damage >= 0 && n.detail.damage < 1000 {
		r.i = at
		return "", r.fail()
	}
	return text, true
}

// joinWords puts words into a sentence.
func joinWords(words []string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 && w != "," && w != "'s" && w != "." && !(i > 0 && words[i-1] == "{") {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return b.String()
}
