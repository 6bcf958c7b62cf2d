package paragraph

import (
	"slices"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// mostExpected is how many sorts of words a refusal names; where more could stand, naming
// them helps nobody.
const mostExpected = 3

// unread is the refusal of words that nothing reads, with why as far as that is known: that
// they are not English, that they leave something open, or what could have stood there.
func (r *reader) unread(from, to int, words string) *oracle.Error {
	says := say.New("I do not understand \"%s\" here, and it may bear on the ruling.", words)
	switch expected := r.stoodThere(from); {
	case r.foreign(from, to):
		says = say.New("I read questions in English only, and \"%s\" is none.", words)
	case lexicon.Plays(r.toks[from].Text, lexicon.LeavesOpen):
		says = say.New("\"%s\" leaves open what is so; say only what is so, or ask twice.", words)
	case expected != nil:
		says = say.New("I do not understand \"%s\": behind \"%s\" I expected %s.", words, r.raw(from-1, from), oneOf(expected))
	}
	err := r.refuse("not_understood", from, to, says)
	err.Unread = true
	return err
}

// stoodThere are the sorts of words of which some could have stood at a token that no clause
// goes on with; nil where nearly everything could.
func (r *reader) stoodThere(at int) []say.Sayer {
	if r.clauses == nil || at == 0 || r.markedAt(at) {
		return nil
	}
	far, wanted := r.clauses.Missing()
	if far != at {
		return nil
	}
	var list []say.Sayer
	for _, sort := range sortsOfWords() {
		if !sort.alone && !r.leadsOn(at-1) || !slices.ContainsFunc(wanted, func(c *chart.Cat) bool { return c.Says == sort.of }) {
			continue
		}
		if list = append(list, sort.says); sort.alone {
			break
		}
	}
	if len(list) > mostExpected {
		return nil
	}
	return list
}

// leadsOn reports whether a token cannot be the last of what it belongs to, so that what stands
// behind it is what is wrong: a preposition, a possessive, an article, a verb.
func (r *reader) leadsOn(i int) bool {
	w := r.toks[i].Text
	_, verb := lexicon.VerbOf(w)
	return verb && !r.markedAt(i) || lexicon.Plays(w, lexicon.Preposition) || lexicon.Plays(w, lexicon.Whose) || in(w, "a an the another")
}

// sortOfWords is what a refusal calls the categories of a name.
type sortOfWords struct {
	of   string
	says say.Message
	// alone is set where others that could stand there too matter less.
	alone bool
}

func sortsOfWords() []sortOfWords {
	return []sortOfWords{
		{of: "what happens", says: say.New("what happens, such as \"draws a card\""), alone: true},
		{of: "a player", says: say.New("a player")},
		{of: "a card or permanent", says: say.New("a card or permanent")},
		{of: "a number", says: say.New("a number")},
		{of: "a zone", says: say.New("a zone")},
		{of: "a step", says: say.New("a step")},
		{of: "a kind of counter", says: say.New("a kind of counter")},
		{of: "a keyword ability", says: say.New("a keyword ability")},
	}
}

// oneOf is "A", "A or B", "A, B or C".
func oneOf(list []say.Sayer) say.Sayer {
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return say.New("%s or %s", say.Row(list[:last], ", "), list[last])
}

// fewestForeign is how many words a sentence has before it is taken for one of another
// language.
const fewestForeign = 3

// foreign reports whether a sentence is in another language: of its words that name nobody and
// no card, hardly any is known.
func (r *reader) foreign(from, to int) bool {
	for from > 0 && !r.isStop(from-1) {
		from--
	}
	words, known := 0, 0
	for i := from; i < to; i++ {
		t := r.toks[i]
		if t.Kind != oracle.WordToken || t.Capital() && i > from || r.markedAt(i) {
			continue
		}
		if words++; lexicon.Known(t.Text) {
			known++
		}
	}
	return words >= fewestForeign && 3*known < words
}
