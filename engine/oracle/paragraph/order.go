package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// bare reports whether nobody is named who does what a clause says, in a flag, where no sentence
// before says so. What a spell does to somebody is the same whoever casts it, or the ruling asks;
// what an effect does is done by an effect; who draws, gains or mills has to be said.
func (r *reader) bare(t *claim) (done, ok bool) {
	if !r.flagged || r.subject != nobody || len(r.events) > 0 || t.Verb.Passive || t.Verb.Plain == "be" {
		return false, false
	}
	switch w := t.Verb.Word; {
	case t.Verb.Card != "", castVerb(w) && !in(w, "drop drops play plays flash point points fire fires"):
		return true, true
	case lexicon.Plays(w, lexicon.OrderedVerb):
		t.doer = "an effect"
		return true, true
	case lexicon.Plays(w, lexicon.OrderedAction):
		return true, r.stop(r.whoDoes(t.from))
	}
	return false, false
}

// whoDoes asks who does what a clause without a subject says.
func (r *reader) whoDoes(at int) *oracle.Error {
	err := r.refuse("ambiguous", at, at, say.New("Who does this?"))
	for _, name := range r.names() {
		err.Readings = append(err.Readings, oracle.Meaning{Says: oracle.PlayerName(name), Text: name + " "})
	}
	return err
}

// whoseFace asks whose face is meant.
func (r *reader) whoseFace(at int) *oracle.Error {
	err := r.refuse("ambiguous", at, r.i, say.New("Whose face?"))
	for i := range r.seats {
		err.Readings = append(err.Readings, oracle.Meaning{Says: oracle.FaceName(r.name(i)), Text: r.name(i)})
	}
	return err
}
