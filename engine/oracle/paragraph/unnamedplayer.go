package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// nameUnnamed settles what those without a name are called: "opponent" where
// there is one. Where the paragraph names one other person besides, nobody knows
// whether they are the same.
func (r *reader) nameUnnamed() *lex.Error {
	var unnamed, named []int
	for i := range r.seats {
		switch {
		case r.seats[i].unnamed:
			unnamed = append(unnamed, i)
		case !r.seats[i].speaker:
			named = append(named, i)
		}
	}
	known := slices.ContainsFunc(named, func(i int) bool { return slices.Contains(r.seats[i].keys, "opponent") })
	if known {
		r.seats = slices.DeleteFunc(r.seats, func(s seat) bool { return s.unnamed && strings.HasPrefix(s.name, "opp") })
		r.heard = nil
		return nil
	}
	if len(unnamed) == 1 && len(named) == 1 && r.onlyFoe(unnamed[0], named[0]) {
		r.seats[named[0]].keys = append(r.seats[named[0]].keys, r.seats[unnamed[0]].keys...)
		r.seats = slices.Delete(r.seats, unnamed[0], unnamed[0]+1)
		r.heard = nil
		return nil
	}
	if len(unnamed) > 0 && len(named) == 1 && r.seats[named[0]].at >= 0 && r.seats[unnamed[0]].name == "opponent" {
		return r.sameOrOther(r.seats[named[0]].name, r.seats[unnamed[0]].at)
	}
	r.foldUnnamed(unnamed)
	if len(unnamed) == 0 && len(named) == 0 && (len(r.heard) > 0 || r.plainThey()) {
		at := len(r.toks)
		if len(r.heard) > 0 {
			at = r.heard[0]
		}
		r.addSeat(seat{name: "opponent", keys: []string{"opponent", "opp"}, unnamed: true, at: at})
	}
	r.heard = nil
	return nil
}

// onlyFoe reports whether "my opponent" can be nobody but the one other person who is named: nothing speaks of a table of more than two,
// and it is nowhere said in another way than as that of whoever asks.
func (r *reader) onlyFoe(unnamed, named int) bool {
	const my, opponent, opp = "my", "opponent", "opp"
	if !in(r.seats[unnamed].name, opponent) || r.seats[named].at < 0 || r.speaker() == nobody || r.tableOf() > 2 {
		return false
	}
	return !slices.ContainsFunc(seq(1, len(r.toks)), func(i int) bool {
		w := r.toks[i].Text
		return (w == opponent || w == opp || w == opponent+"s") && r.toks[i-1].Text != my || w == opponent+"s"
	})
}

// plainThey reports whether "they" does what only players do, or "their" says whose card something is.
func (r *reader) plainThey() bool {
	const they, their = "they", "their"
	for i := range len(r.toks) - 2 {
		switch r.toks[i].Text {
		case they:
			next := r.toks[i+1].Text
			if card, _ := r.verbedAt(i + 1); card != nil || controlVerb(next) || playerVerb(next) || actingVerb(next) {
				return true
			}
		case their:
			if m, card := r.marks[i+1]; card && m.many == 1 || r.singular(i+1) {
				return true
			}
		}
	}
	return false
}

// singular reports whether a word at a token means one creature, which things don't have.
func (r *reader) singular(i int) bool {
	const creature, commander = "creature", "commander"
	w := r.toks[i].Text
	return w == creature || w == commander
}

// foldUnnamed gives the ones without a name theirs: words for one and the same
// ("opp", "opponent") are one seat.
func (r *reader) foldUnnamed(unnamed []int) {
	plain := func(i int) bool {
		return r.seats[i].name == "opponent" || r.seats[i].name == "opp" || r.seats[i].name == "oppo" || r.seats[i].name == "other player"
	}
	first := nobody
	for _, i := range unnamed {
		if plain(i) && first == nobody {
			first = i
			r.seats[i].keys = union([]string{"opponent", "opp", "oppo", "other player"}, r.seats[i].keys)
			r.seats[i].name = "opponent"
		}
	}
	if len(unnamed) == 1 && first == nobody {
		r.seats[unnamed[0]].keys = append(r.seats[unnamed[0]].keys, "opponent", "opp")
	}
	for k := len(unnamed) - 1; k >= 0; k-- {
		if i := unnamed[k]; i != first && first != nobody && plain(i) {
			r.seats = slices.Delete(r.seats, i, i+1)
		}
	}
}

// sameOrOther asks whether "my opponent" is the person named.
func (r *reader) sameOrOther(name string, at int) *lex.Error {
	from := at
	if at > 0 && lexicon.Plays(r.toks[at-1].Text, lexicon.Possessive) {
		from-- // "my opponent"
	}
	err := r.refuse("ambiguous", from, at+1, say.New("Is the opponent %s, or a third player?", name))
	meant := "my opponent " + name
	if strings.Count(strings.ToLower(r.text), "opponent") == 1 {
		meant = name
	}
	err.Contrary = true // who is meant is nothing to suppose
	err.Readings = []lex.Meaning{{Says: say.New("The opponent is %s", name), Text: meant}, {Says: say.New("The opponent is a third player"), Text: "another player"}}
	return err
}

// seatAsker seats whoever asks where the paragraph speaks of nobody, or of an opponent alone:
// somebody must be the one whose opponent that is, and what is nobody else's is theirs.
func (r *reader) seatAsker() {
	if r.flagged {
		return
	}
	if len(r.seats) == 1 && r.seats[0].speaker {
		r.alone = r.nobodyElse()
	}
	if len(r.seats) == 0 || len(r.seats) == 1 && r.seats[0].unnamed && r.seats[0].name == "opponent" || r.speaker() == nobody && slices.ContainsFunc(r.starts(), r.orderedAt) {
		r.i = 0
		r.seatSpeaker()
		r.alone = r.nobodyElse()
	}
}

// starts are the tokens at which sentences begin.
func (r *reader) starts() (list []int) {
	for i := range len(r.toks) - 1 {
		if r.opens(i) {
			list = append(list, i)
		}
	}
	return list
}

// orderedAt reports whether what somebody does begins at a token in the form in which he is told to, which is said to whoever
// asks: "Draw three cards."
func (r *reader) orderedAt(i int) bool {
	w := r.toks[i].Text
	v := lexicon.Said(w)
	if v == nil || w != v.Plain || !v.Player && !lexicon.Plays(w, lexicon.UsesUp) || r.markedAt(i) {
		return false
	}
	_, step := lexicon.Longest(lexicon.Step, func(n int) string { return r.toks[min(i+n, len(r.toks)-1)].Text })
	return step == 0
}

// againstOthers reports whether an effect of a card speaks of opponents: nobody who leaves
// unsaid whose it is need be the one who controls it.
func againstOthers(c *oracle.Card) bool {
	return c != nil && slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool {
			return strings.Contains(strings.ToLower(inenglish.Effect(&e, nil)), "opponent")
		})
	})
}

// nobodyElse reports whether no word speaks of players without saying which, or of what
// somebody must do to the speaker.
func (r *reader) nobodyElse() bool {
	return !slices.ContainsFunc(r.toks, func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.NobodysName)
	})
}
