package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
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
func (r *reader) whoDoes(at int) *lex.Error {
	err := r.refuse("ambiguous", at, at, say.New("Who does this?"))
	for _, name := range r.names() {
		err.Readings = append(err.Readings, lex.Meaning{Says: shape.PlayerName(name), Text: name + " "})
	}
	return err
}

// whoseFace asks whose the next face is, which stands for a player.
func (r *reader) whoseFace(at int) *lex.Error {
	const the = "the"
	for at < len(r.toks)-1 && !lexicon.Plays(r.toks[at].Text, lexicon.FaceWord) {
		at++
	}
	from := at
	if at > 0 && r.toks[at-1].Text == the {
		from--
	}
	err := r.refuse("ambiguous", from, at+1, say.New("Whose face?"))
	for i, s := range r.seats {
		words := s.name
		switch {
		case s.speaker:
			words = "me"
		case s.unnamed:
			words = "my " + s.name
		}
		err.Readings = append(err.Readings, lex.Meaning{Says: shape.FaceName(r.name(i)), Text: words})
	}
	if len(r.seats) == 1 && r.seats[0].speaker {
		err.Readings = append(err.Readings, lex.Meaning{Says: shape.FaceName("opponent"), Text: "my opponent"})
	}
	return err
}
