package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// respelled is a question with the words that were written by mistake, in a few letters or in another place, as they are meant, one after the other.
// ok is false where there are none.
func respelled(q Question, x *index) (meant Question, ok bool) {
	const most = 3
	meant = q
	for range most {
		next, again := newReader(meant, x).respelledOnce()
		if !again {
			break
		}
		meant, ok = next, true
	}
	return meant, ok
}

// respelledOnce is the question with the words that were written by mistake, or in a few letters, as they
// are meant: words of the game, and names of cards in several words. ok is false where there are none.
func (r *reader) respelledOnce() (q Question, ok bool) {
	q = r.q
	if r.findPeople(q) != nil {
		return q, false
	}
	var changes []change
	for i := 0; i < len(r.toks)-1; i++ {
		if r.markedAt(i) {
			i += r.marks[i].length - 1
			continue
		}
		if told, n := r.plainlySaid(i); n > 0 {
			changes = append(changes, told...)
			i += n - 1
		}
	}
	slices.SortStableFunc(changes, func(a, b change) int { return a.span[0] - b.span[0] })
	for k := len(changes) - 1; k >= 0; k-- {
		c := changes[k]
		q.Text = q.Text[:c.span[0]] + c.to + q.Text[c.span[1]:]
	}
	return q, len(changes) > 0
}

// plainlySaid is what stands in the place of words from a token on, and how many those are, 0 where they are as they are meant.
func (r *reader) plainlySaid(i int) ([]change, int) {
	if told, n := r.rewordedAt(i); n > 0 {
		return told, n
	}
	if named := r.namedBefore(i); named != "" {
		return []change{{r.span(i, i+1), named}}, 1
	}
	if means, n := r.idiomAt(i); n > 0 {
		return []change{{r.span(i, i+n), means}}, n
	}
	if told := r.relative(i); len(told) > 0 {
		return told, 1
	}
	from, to, word := r.writtenFor(i)
	if word == "" {
		return nil, 0
	}
	return []change{{r.span(from, to), word}}, max(1, to-i)
}

// writtenFor is the word or name that the tokens about one are written for, by mistake or in a few letters, and which those are; it is empty for
// those that are as they are meant.
func (r *reader) writtenFor(i int) (from, to int, word string) {
	if whole := lexicon.Whole(r.toks[i].Raw); whole != "" {
		return i, i + 1, whole
	}
	if name := r.smallShort(i); name != "" {
		return i, i + 1, name
	}
	if !r.misspelt(i) && !r.shortMistake(i) {
		return i, i + 1, ""
	}
	if from, to, name := r.meantCard(i); name != "" {
		return from, to, name
	}
	if name := r.legendMeant(i); name != "" {
		return i, i + 1, name
	}
	return i, i + 1, lexicon.Meant(r.toks[i].Text, lexicon.Misspelt)
}

// change is what stands in a text in the place of some of its bytes.
type change struct {
	span [2]int
	to   string
}

// namedBefore is what "it" at a token means in a condition behind what is asked, where that names one permanent alone: "does my
// Ballista die with Solemnity out if I cast it?" A condition is read before what is asked, so the name is put there. It is empty
// for other words.
func (r *reader) namedBefore(i int) string {
	if r.toks[i].Text != "it" {
		return ""
	}
	list := r.sentences()
	at := slices.IndexFunc(list, func(p piece) bool { return p.asks && p.from <= i && i < p.to })
	if at < 0 {
		return ""
	}
	from, premise, named, words, nearer := list[at].from, nobody, nobody, 1, false
	for k := from; k < i; k++ {
		m, card := r.marks[k]
		switch {
		case r.toks[k].Text == "it" && premise != nobody:
			return ""
		case card && premise != nobody:
			nearer = nearer || !isSpell(m.card)
		case card && named != nobody:
			return ""
		case card:
			named, words = k, m.length
		case premise == nobody && k > from && r.toks[k].Text == commanderWord && lexicon.Plays(r.toks[k-1].Text, lexicon.Possessive):
			named = k
		case lexicon.Plays(r.toks[k].Text, lexicon.Premise) && !r.markedAt(k):
			premise, nearer = k, false
		}
	}
	if named == nobody || premise == nobody || nearer {
		return ""
	}
	begin := named
	for begin > from && (lexicon.Plays(r.toks[begin-1].Text, lexicon.Possessive) || strings.HasSuffix(r.toks[begin-1].Text, "'s")) {
		begin--
	}
	return r.raw(begin, named+words)
}

// longestIdiom is how many words of an idiom are looked at.
const longestIdiom = 8

// idiomAt is what is meant from a token on by words that people say for others, and how many they are.
func (r *reader) idiomAt(i int) (means string, n int) {
	var words []string
	for k := i; k < min(i+longestIdiom, len(r.toks)-1) && !(k > i && r.markedAt(k)); k++ {
		words = append(words, r.toks[k].Text)
	}
	return lexicon.Idiom(words, func(w string) bool { return isCount(lex.Scan(w)[0]) })
}

// misspelt reports whether a word stands at a token that nobody knows.
func (r *reader) misspelt(i int) bool {
	t := r.toks[i]
	if t.Kind != lex.WordToken || len(t.Text) < 5 || lexicon.Known(t.Text) || r.seatOf(t.Raw) != nobody || strings.ContainsAny(t.Text, "'’-") {
		return false
	}
	for _, end := range []string{"ing", "ly", "ed", "tion", "ness", "able", "ous", "ful"} { // a word of the language
		if strings.HasSuffix(t.Text, end) {
			return false
		}
	}
	return true
}

// meantCard is the one card whose name in several words the words around a token are written for,
// with where they stand.
func (r *reader) meantCard(i int) (from, to int, name string) {
	for n := 5; n > 1; n-- {
		for from := max(0, i-n+1); from <= i && from+n < len(r.toks); from++ {
			words := r.raw(from, from+n)
			if strings.ContainsAny(words, ".,;:?!()\"\n") || r.ordinaryWord(from) || r.ordinaryWord(from+n-1) {
				continue
			}
			for _, c := range r.cards.candidates(words) {
				if sameButOne(words, c) {
					return from, from + n, c
				}
			}
		}
	}
	return 0, 0, ""
}

// shortMistake reports whether a short word with a capital stands at a token that nobody knows, which may be one of a card's name: "Blood Mon".
func (r *reader) shortMistake(i int) bool {
	t := r.toks[i]
	return t.Kind == lex.WordToken && len(t.Text) > 2 && len(t.Text) < 5 && i > 0 && t.Capital() && r.toks[i-1].Capital() && !lexicon.Known(t.Text) && r.seatOf(t.Raw) == nobody
}

// legendMeant is the first word of the name of a legend, or the one word of a name, for which a word is written that nobody knows: with one
// mistake, "Kaltias", or where it is the beginning of that one name alone, "Panharm".
func (r *reader) legendMeant(i int) (found string) {
	const sign = ","
	if !r.misspelt(i) || !r.toks[i].Capital() {
		return ""
	}
	word := r.toks[i].Text
	for _, name := range r.cards.candidates(r.toks[i].Raw) {
		first, _, _ := strings.Cut(name, spaceMark)
		head, legend := strings.CutSuffix(first, sign)
		if !legend && first != name {
			continue
		}
		if l := strings.ToLower(head); !lexicon.OneOff(word, l) && !strings.HasPrefix(l, word) || len(l) < 5 {
			continue
		}
		if found != "" && found != head {
			return ""
		}
		found = head
	}
	return found
}

// smallShort is a word in small letters, with a capital, that ends the name of a permanent with an effect, where a noun stands: "my chasm".
func (r *reader) smallShort(i int) string {
	const shortest = 4
	t := r.toks[i]
	if t.Kind != lex.WordToken || t.Capital() || len(t.Text) < shortest || i == 0 || lexicon.Known(t.Text) || isSubtype(t.Raw) || r.seatOf(t.Raw) != nobody || r.nicknamed(t.Text) != nil {
		return ""
	}
	if before := r.toks[i-1]; !lexicon.Plays(before.Text, lexicon.Whose) && !lexicon.Plays(before.Text, lexicon.Possessive) && !controlVerb(before.Text) || len(r.endedBy(t.Text, true)) == 0 {
		return ""
	}
	return strings.ToUpper(t.Raw[:1]) + t.Raw[1:]
}

// nearCard reports whether tokens with a word that nobody knows may be the name of a card, written by mistake.
func (r *reader) nearCard(from, to int) bool {
	const mostWords = 4
	unknown := false
	for i := from; i < to; i++ {
		if !r.misspelt(i) {
			continue
		}
		if _, _, name := r.meantCard(i); name != "" {
			return true
		}
		unknown = true
	}
	words := r.raw(from, to)
	return unknown && to-from <= mostWords && slices.ContainsFunc(r.cards.candidates(words), func(c string) bool { return soundsLike(words, c) })
}

// soundsLike reports whether a longer word of two names is the same and the others begin alike.
func soundsLike(a, b string) bool {
	const longer = 4
	x, y := strings.Fields(strings.ToLower(a)), strings.Fields(strings.ToLower(b))
	if len(x) != len(y) {
		return false
	}
	same := false
	for i := range x {
		same = same || x[i] == y[i] && len(x[i]) >= longer
		if x[i][0] != y[i][0] {
			return false
		}
	}
	return same
}

// ordinaryWord reports whether a word stands at a token with which a name of several words hardly
// begins or ends.
func (r *reader) ordinaryWord(i int) bool {
	w := r.toks[i].Text
	_, verb := lexicon.VerbOf(w)
	return commonWord(w) || talkWord(w) || verb || lexicon.Plays(w, lexicon.LittleWord) || lexicon.Plays(w, lexicon.Preposition) || lexicon.Plays(w, lexicon.Adverb)
}

// sameButOne reports whether two names have the same words but for apostrophes and one mistake in
// each of at most two words.
func sameButOne(a, b string) bool {
	plain := func(s string) []string {
		return strings.Fields(strings.NewReplacer("'", "", "’", "", ",", "").Replace(strings.ToLower(s)))
	}
	x, y := plain(a), plain(b)
	if len(x) != len(y) {
		return false
	}
	off := 0
	for i := range x {
		if x[i] == y[i] {
			continue
		}
		if len(y[i]) < 4 || !lexicon.OneOff(x[i], y[i]) {
			return false
		}
		off++
	}
	return off > 0 && off <= 2
}
