package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// player reads
//
//	Player = "I" | "me" | "he" | "they" | [ "my" | "the" | … ] Role | Name | "AP" | "NAP" | "player A" .
//
// and nothing where the possessive of a player stands.
func (r *reader) player() (int, bool) {
	at := r.i
	who, ok := r.anyPlayer()
	if ok && r.peek().Text == "'s" {
		r.i = at
		return nobody, false
	}
	return who, ok
}

// anyPlayer reads a player, whatever follows.
func (r *reader) anyPlayer() (int, bool) {
	switch t := r.peek(); t.Text {
	case "i", "me", "myself":
		r.i++
		return r.hear(r.speaker()), true
	case "you", "yourself":
		r.i++
		return r.hear(r.youMean()), true
	case "he", "she", "they", "him", "them", "himself", "herself", "themself", "her":
		at := r.i
		if t.Text == "her" && r.possessedAt(1) {
			break
		}
		if w := t.Text; (w == "they" || w == "them") && r.thingsMeant() {
			return nobody, false
		}
		who, ok := r.acting, r.acting != nobody && strings.HasSuffix(t.Text, "self")
		switch {
		case ok:
		case in(t.Text, "him her them"):
			who, _, ok = r.objectMeant()
			ok = ok && who != nobody
		default:
			if who, ok = r.demanded(), true; who == nobody {
				who, ok = r.meant(at)
			}
		}
		if !ok {
			return nobody, false
		}
		r.i++
		return r.hear(who), true
	}
	at := r.i
	who, n := r.seatNamed(at)
	if n == 0 {
		return nobody, false
	}
	r.i += n
	r.role(who, at)
	return r.hear(who), true
}

// role reads what part a player has, behind the name: ", the active player,".
func (r *reader) role(who, from int) {
	at := r.i
	switch {
	case r.says(lexicon.ActivePlayer):
		r.factFrom("it is "+r.own(who)+" turn", from, r.i)
	case r.says(lexicon.NonactivePlayer):
		if other := r.otherThan(who); other != nobody {
			r.factFrom("it is "+r.own(other)+" turn", from, r.i)
		} else {
			r.i = at
		}
	}
}

// keyed is the seat whose words stand next, and their number; the longest wins.
func (r *reader) keyed() (int, int) {
	best, length := nobody, 0
	if m, card := r.marks[r.i]; card && m.length > 1 {
		return best, length
	}
	for i := range r.seats {
		for _, k := range r.seats[i].keys {
			if r.seats[i].speaker && slices.Contains(speakerWords(), k) {
				continue
			}
			n := r.phrase(k)
			if n == 1 && len(k) <= 1 && !r.peek().Capital() || n == 1 && k == "a" && r.ahead(1).Text != "'s" && !controlVerb(r.ahead(1).Text) && !actingVerb(r.ahead(1).Text) {
				continue
			}
			if n > length {
				best, length = i, n
			}
		}
	}
	return best, length
}

// hear notes that a player has been mentioned.
func (r *reader) hear(who int) int {
	r.lastPlayer = who
	if who != nobody && !r.seats[who].speaker && !slices.Contains(r.heard, who) {
		r.heard = append(r.heard, who)
	}
	return who
}

func (r *reader) speaker() int {
	return slices.IndexFunc(r.seats, func(s seat) bool { return s.speaker })
}

// thingsMeant reports whether "they" speaks of things: several were named last
// and what follows is done by things.
func (r *reader) thingsMeant() bool {
	switch r.ahead(1).Text {
	case "die", "dies", "enter", "resolve", "are", "were", "both", "get", "all":
		return true
	}
	return false
}

// meant is the player that "he" or "they" speaks of: the one heard of besides the
// speaker, or the only other player there is.
func (r *reader) meant(at int) (int, bool) {
	list := r.heard
	if len(list) == 0 {
		for i := range r.seats {
			if !r.seats[i].speaker {
				list = append(list, i)
			}
		}
	}
	if len(list) == 1 {
		return list[0], true
	}
	if len(list) == 0 {
		r.far = max(r.far, at)
		return nobody, false
	}
	err := r.refuse("ambiguous", at, at+1, say.New("Whom does \"%s\" mean?", r.toks[at].Raw))
	for _, i := range list {
		err.Readings = append(err.Readings, lex.Meaning{Says: isMeant(r.toks[at].Raw, r.person(i)), Text: r.seats[i].name})
	}
	return nobody, r.stop(err)
}

// owner reads
//
//	Whose = "my" | "his" | "their" | … | Player "'s" .
func (r *reader) owner() (int, bool) {
	at := r.i
	switch t := r.peek(); t.Text {
	case "my", "your", "mine", "yours":
		whose := r.speaker()
		if t.Text == "your" || t.Text == "yours" {
			whose = r.youMean()
		}
		if who, n := r.roleAhead(); n > 0 && who != nobody {
			break
		}
		r.i++
		return r.hear(whose), true
	case "his", "her", "hers", "their", "theirs":
		if t.Text == "her" && !r.possessedAt(1) {
			break
		}
		who, ok := r.possessor(at)
		if ok {
			r.i++
			return who, true
		}
		return nobody, false
	}
	if who, ok := r.anyPlayer(); ok && r.peek().Text == "'s" {
		r.i++
		return who, true
	}
	r.i = at
	return nobody, false
}

// possessedAt reports whether what stands n tokens on can be somebody's, so that
// "her" before it says whose.
func (r *reader) possessedAt(n int) bool {
	t := r.ahead(n)
	if _, card := r.marks[r.i+n]; card || headWord(t) || adjectiveWord(t.Text) || t.Kind == lex.PTToken || t.Capital() {
		return true
	}
	return lexicon.Plays(t.Text, lexicon.PlayersOwn) && !(t.Text == "draw" && r.ahead(n+1).Text != "step")
}

// roleAhead is the seat of "my opponent", with its length.
func (r *reader) roleAhead() (int, int) {
	at := r.i
	defer func() { r.i = at }()
	r.i++
	return r.keyed()
}

// possessor is whose "his" is: the subject's, where that is not the speaker and
// nobody else was heard of; else like "he".
func (r *reader) possessor(at int) (int, bool) {
	if r.acting != nobody && (!r.seats[r.acting].speaker && r.toks[at].Text != "their" || r.toks[at+1].Text == "own") {
		return r.acting, true
	}
	return r.meant(at)
}

// name is what a seat is called.
func (r *reader) name(who int) string {
	if who == nobody {
		return ""
	}
	return r.seats[who].name
}

// own is the possessive of a seat: "your", "Rita's".
func (r *reader) own(who int) string {
	if who == nobody {
		return ""
	}
	if r.seats[who].name == "you" {
		return "your"
	}
	return r.seats[who].name + "'s"
}

// hisOrHer is the possessive by which a sentence about a seat goes on.
func (r *reader) hisOrHer(who int) string {
	if r.seats[who].name == "you" {
		return "your"
	}
	return "their"
}

// verb is a verb in the form that goes with a seat.
func (r *reader) verb(who int, base string) string {
	if r.seats[who].name == "you" {
		return base
	}
	return lexicon.ThirdPerson(base)
}
