package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// bare reads a clause in which nobody is named who does it, in a flag, where no
// sentence before says so:
//
//	Bare = ( "Bolt" | "Shock" | Cast ) … | Does … | PlayerDoes … .
//
// What a spell does to somebody is the same whoever casts it, or the ruling asks; what
// an effect does is done by an effect; who draws, gains or mills has to be said.
func (r *reader) bare() (done, ok bool) {
	t := r.peek()
	if !r.flagged || r.subject != nobody || t.Kind != oracle.WordToken || len(r.events) > 0 {
		return false, false
	}
	from, w := r.i, t.Text
	switch {
	case in(w, "bolt bolts shock shocks") && !in(r.ahead(1).Text, "on at to targeting resolves deals for hits 's"):
		return true, r.bolts(nobody)
	case castVerb(w) && !in(w, "drop drops play plays flash point points fire fires"):
		return true, r.casts(nobody)
	case lexicon.Plays(w, lexicon.OrderedVerb):
		r.i++
		return true, r.delegate("an effect "+lexicon.ThirdPerson(w), from)
	case lexicon.Plays(w, lexicon.OrderedAction):
		return true, r.stop(r.whoDoes(from))
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

// agreeing is a verb in the form that goes with a subject in the singular.
func (r *reader) agreeing(subject, verb string) string {
	if subject == "you" || strings.Contains(subject, " and ") || !lexicon.Plays(verb, lexicon.BareAction) {
		return verb
	}
	return lexicon.ThirdPerson(verb)
}
