package paragraph

import (
	_ "embed"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// theirOwner is who has what is an opponent's, as a paragraph has it.
const theirOwner = "my opponent"

// mostStaged is how many cards a question may only name.
const mostStaged = 3

// staged is a card that a question only names, with whose it says it is.
type staged struct {
	card *oracle.Card
	who  string // as a paragraph has it: "I", "my opponent"; empty where nobody says
}

// stage supposes of the cards that a question only names where they are and what happens: "Solemnity
// and Dark Depths?", "Energy Field with Rest in Peace: he bolts me".
func (s *suppose) stage(q Question) {
	r := newReader(q, s.cards)
	if r.findPeople(q) != nil {
		return
	}
	list, rest, ok := r.namesAhead()
	if !ok || len(list) == 0 || len(list) > mostStaged {
		return
	}
	if rest = strings.TrimSpace(rest); s.retold(r, list, len(q.Text)-len(rest)) {
		return
	}
	if rest != "" && len(list) > 1 && inSingular(r.toks[r.tokenAt(len(q.Text)-len(rest))].Text) {
		last := len(list) - 1
		s.place(q, list, last, "My "+list[last].card.Name+" "+rest)
		return
	}
	if rest != "" && !r.onlyAsked(len(q.Text)-len(rest)) {
		if mine := s.place(q, list, nobody, rest); mine && len(s.found) == 1 {
			s.staged = list
		}
		return
	}
	if len(list) < 2 {
		return
	}
	if at := r.tokenAt(len(q.Text) - len(rest)); slices.ContainsFunc(r.toks[at:], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Premise) }) {
		if s.place(q, list, nobody, rest); len(s.found) > 0 {
			return // what happens stands in the question
		}
	}
	for i := range list {
		for _, happens := range r.happenings(&list[i], len(list)) {
			if s.place(q, list, i, happens+" "+r.withoutEntering(rest)); len(s.found) > 0 {
				return
			}
		}
	}
	s.place(q, list, nobody, "How do they interact? "+rest)
}

// place puts the cards but one on the battlefield, with each of them under the control with which
// it does something, before what happens. It reports whether that is so where all are whoever asks's.
func (s *suppose) place(q Question, list []staged, but int, happens string) (mine bool) {
	var names []string
	for i := range list {
		if i != but {
			if isSpell(list[i].card) || !able(list[i].card) {
				return false
			}
			names = append(names, list[i].card.Name)
		}
	}
	for sides := range 1 << len(list) {
		var says strings.Builder
		fits := true
		for i, c := range list {
			who := [...]string{"I", "my opponent"}[sides>>i&1]
			fits = fits && (c.who == "" || c.who == who) && (i != but || sides>>i&1 == 0)
			if i != but {
				says.WriteString(say.Capital(who) + " " + [...]string{"control ", "controls "}[sides>>i&1] + c.card.Name + ". ")
			}
		}
		if !fits {
			continue
		}
		meant := q
		meant.Text = strings.TrimSpace(says.String() + happens)
		found := s.try(meant, []Taken{{Words: strings.TrimSpace(q.Text), For: meant.Text}}, names, false) && !s.hadTwice(list)
		if mine = mine || found && sides == 0; found && but != nobody {
			break
		}
	}
	return mine
}

// namesAhead are the cards that stand before anything else, with the text behind them; ok is false
// where something else is said of them.
func (r *reader) namesAhead() (list []staged, rest string, ok bool) {
	r.i, r.end = 0, len(r.toks)-1
	who, joint := "", nobody
	for !r.done() {
		if m, card := r.card(true); card {
			list, who, joint = append(list, staged{m.card, who}), "", nobody
			continue
		}
		if r.err != nil {
			return nil, "", false
		}
		t, ends := r.peek(), lexicon.Phrase(lexicon.EndsNames, r.wordAt)
		switch {
		case len(list) > 0 && (stopSign(t) || ends > 0 && !r.cardBehind()):
			return list, r.text[r.ahead(max(0, ends-1)).End:], true
		case len(list) > 1 && (inSingular(t.Text) || r.behindComma() && interrogative(t.Text) || lexicon.Plays(t.Text, lexicon.AsksWhat) && !lexicon.Plays(t.Text, lexicon.Relative)), len(list) > 0 && r.behindComma() && ordered(t.Text):
			return list, r.text[t.Start:], true
		case r.says(lexicon.NamesMine):
			who = "I"
		case r.says(lexicon.NamesTheirs):
			who = theirOwner
		case r.says(lexicon.BetweenNames), r.says(lexicon.Interacts):
			if who == "" {
				joint = r.i
			}
		case len(list) > 0 && joint != nobody && somebodyWord(r.toks[joint].Text):
			return list, r.text[r.toks[joint].Start:], true
		default:
			return nil, "", false
		}
	}
	return list, "", len(list) > 0
}

// somebodyWord reports whether a clause that begins with a word is about a player, or what is his.
func somebodyWord(w string) bool {
	return lexicon.Plays(w, lexicon.SpeakersWord) || lexicon.Plays(w, lexicon.OthersWord)
}

// inSingular reports whether a word is a verb of what one thing does.
func inSingular(w string) bool {
	v, ok := deedOf(w)
	return ok && w == v.Third && w != v.Plain
}

// ordered reports whether a word is a verb as it stands where somebody only says what he does: "Chatterfang, make a Treasure".
func ordered(w string) bool {
	v, ok := deedOf(w)
	return ok && w == v.Plain
}

// deedOf is the verb that a word is a form of, where it says what is done and not what is so.
func deedOf(w string) (*lexicon.Verb, bool) {
	v, ok := lexicon.VerbOf(w)
	return v, ok && !lexicon.Plays(w, lexicon.Copula) && !lexicon.Plays(w, lexicon.ControlVerb)
}

// behindComma reports whether the next token stands behind a comma.
func (r *reader) behindComma() bool { return r.i > 0 && r.toks[r.i-1].Text == "," }

// cardBehind reports whether another card stands behind the next token.
func (r *reader) cardBehind() bool {
	_, ok := r.marks[r.i+1]
	return ok
}

// onlyAsked reports whether the text from a byte on only asks, and names no card.
func (r *reader) onlyAsked(from int) bool {
	at := r.tokenAt(from)
	if r.marksWithin(at, len(r.toks)) {
		return false
	}
	for _, p := range r.sentences() {
		if p.to > at && !p.asks && !interrogative(r.toks[max(p.from, at)].Text) {
			return false
		}
	}
	return true
}

//go:embed staged.txt
var stagedList string

// withoutEntering is what is asked without that it is asked of a card as it enters, which the example tells: "how much loyalty when
// she comes in".
func (r *reader) withoutEntering(rest string) string {
	at := r.tokenAt(len(r.text) - len(rest))
	for i := at + 1; i+2 < len(r.toks); i++ {
		if !lexicon.Plays(r.toks[i].Text, lexicon.Premise) || !lexicon.Plays(r.toks[i+1].Text, lexicon.Gendered) && !lexicon.Plays(r.toks[i+1].Text, lexicon.BackWord) {
			continue
		}
		n := r.roleAt(i+2, len(r.toks)-1, lexicon.EntersVerb)
		if to := i + 2 + n; n > 0 && (to == len(r.toks)-1 || r.isStop(to)) {
			return strings.TrimSpace(r.raw(at, i)) + r.text[r.toks[to].Start:]
		}
	}
	return rest
}

// happenings are what may be supposed to happen with a card among some number of them, the likeliest first.
func (r *reader) happenings(c *staged, many int) []string {
	const theirs = " opponent "
	sort := permanentSort
	if isSpell(c.card) {
		sort = spellSort
	}
	var list []string
	for _, says := range stagedRows(sort) {
		if c.who == "" || strings.Contains(says, theirs) == (c.who != "I") {
			list = append(list, strings.ReplaceAll(says, stagedIt, c.card.Name))
		}
	}
	if many == 2 && c.who != theirOwner && slices.ContainsFunc(c.card.Activated, func(a oracle.Activated) bool { return !a.Cost.Mana && a.Cost.Loyalty == "" && len(a.Cost.Paid) > 0 }) {
		for _, says := range stagedRows(usedSort) {
			list = append(list, strings.ReplaceAll(says, stagedIt, c.card.Name))
		}
	}
	return slices.Clip(list)
}

// stagedRows are the rows of the list for a sort.
func stagedRows(sort string) (rows []string) {
	for line := range strings.Lines(stagedList) {
		if says, ok := strings.CutPrefix(strings.TrimSpace(line), sort+": "); ok {
			rows = append(rows, says)
		}
	}
	return rows
}
