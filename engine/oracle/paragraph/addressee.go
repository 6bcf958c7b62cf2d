package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// findAddressee notes whether "you" is another player than whoever asks: where one does something
// to the other ("I bolt you", "your Bear deals 2 damage to me"), or both have something ("I control …
// and you have …"). Else it is whoever asks, as on a card; where somebody asks of what they have
// what "you" does, it could be either.
func (r *reader) findAddressee() {
	r.youDo = nobody
	iHave, youHave, quoted, from := false, false, false, 0
	for i, t := range r.toks {
		if t.Text == "\"" {
			quoted = !quoted
		}
		switch {
		case quoted:
		case i == len(r.toks)-1 || r.isStop(i) || r.lineEnd(i):
			r.addressed = r.addressed || r.doneBetween(from, i)
			from = i + 1
		case r.holdsAt(i + 1):
			iHave = iHave || lexicon.Plays(t.Text, lexicon.SpeakersWord)
			youHave = youHave || r.youAt(i)
		case r.youDo == nobody && i == from && r.youAt(i) && actingVerb(r.toks[i+1].Text):
			r.youDo = i
		}
	}
	r.addressed = r.addressed || iHave && youHave
	if r.addressed || !iHave {
		r.youDo = nobody
	}
}

// youAt reports whether "you" is the subject of a statement at a token.
func (r *reader) youAt(i int) bool {
	return lexicon.Plays(r.toks[i].Text, lexicon.Addressed) && (i == 0 || !lexicon.Plays(r.toks[i-1].Text, lexicon.AsksWhether))
}

// holdsAt reports whether the verb of who has something stands at a token, with a card behind it.
func (r *reader) holdsAt(at int) bool {
	i := at
	for i < len(r.toks)-1 && (controlVerb(r.toks[i].Text) || i > at && lexicon.Plays(r.toks[i].Text, lexicon.Article)) {
		i++
	}
	return i > at && r.markedAt(i) || r.markedAt(at) && at > 0 && contracts(r.toks[at-1].Raw)
}

// doneBetween reports whether a sentence tells what the speaker does to whoever is spoken to, or the
// other way round: a verb of the game between the two, with nobody else as the doer.
func (r *reader) doneBetween(from, to int) bool {
	for i := from; i < to; i++ {
		other := lexicon.SpeakersWord
		switch yours := lexicon.Plays(r.toks[i].Text, lexicon.Addressed); {
		case !yours && lexicon.Plays(r.toks[i].Text, lexicon.SpeakersWord):
			other = lexicon.Addressed
		case !yours || i > from && lexicon.Plays(r.toks[i-1].Text, lexicon.AsksWhether):
			continue
		}
		for k, does := i+1, false; k < to; k++ {
			w := r.toks[k].Text
			person := lexicon.Plays(w, lexicon.SpeakersWord) || lexicon.Plays(w, lexicon.Addressed)
			owns := lexicon.Plays(w, lexicon.Possessive)
			if does && lexicon.Plays(w, other) && (owns && k == i+2 || !owns && r.endsObject(k+1, to)) {
				return true
			}
			v, verb := lexicon.VerbOf(w)
			if person || w == "," || lexicon.Plays(w, lexicon.ClauseEnd) || lexicon.Plays(w, lexicon.RelativeStart) || verb && lexicon.Plays(v.Plain, lexicon.NoDeed) {
				break
			}
			does = does || verb || r.markedAt(k)
		}
	}
	return false
}

// endsObject reports whether nothing at a token makes what stands before it the subject of a verb.
func (r *reader) endsObject(at, to int) bool {
	if at >= to || r.toks[at].Kind == lex.PunctToken {
		return true
	}
	_, verb := lexicon.VerbOf(r.toks[at].Text)
	return !verb && !r.markedAt(at)
}

// youMean is the seat that "you" means.
func (r *reader) youMean() int {
	if !r.addressed {
		return r.speaker()
	}
	const opponent = "opponent"
	return slices.IndexFunc(r.seats, func(s seat) bool { return !s.speaker && slices.Contains(s.keys, opponent) })
}

// whoYouAre asks whether "you" is whoever asks or an opponent, where it could be either.
func (r *reader) whoYouAre() *lex.Error {
	if r.youDo == nobody || r.flagged {
		return nil
	}
	err := r.refuse("ambiguous", r.youDo, r.youDo+1, say.New("Whom does \"%s\" mean?", r.toks[r.youDo].Raw))
	err.Readings = []lex.Meaning{{Says: say.New("I do that"), Text: "I"}, {Says: say.New("My opponent does that"), Text: "My opponent"}}
	return err
}
