package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// preamble passes over a part that a sentence may begin with and that decides nothing:
//
//	Preamble = ( Edition | CommanderDeck | Setting | Idle ) [ ":" | "," | "—" ] .
func (r *reader) preamble() bool {
	if r.commanderDeck() {
		r.eat(",", "—", "-")
		return true
	}
	if r.done() || !r.editionSaid() && (r.err != nil || !r.setting() && !r.idleHead()) {
		return false
	}
	r.eat(",", ":", "—", "-")
	return true
}

// setting reads when, where and among how many something was played:
//
//	Setting = "last night" | Number "players" | ( "in" | "at" | "during" ) … ( "game" | "match" | "pod" | … ) .
func (r *reader) setting() bool {
	at := r.i
	r.says(lexicon.ChatStart)
	r.eat("so", ",")
	if r.says(lexicon.Lately) ||
		r.weekday() || r.venue() || r.tableSize() || r.citation() {
		return true
	}
	r.i = at
	return false
}

// citation reads "per 616.1", "according to rule 614.5": the rule that somebody goes by.
func (r *reader) citation() bool {
	at := r.i
	if r.says(lexicon.AccordingTo) {
		r.eat("cr", "the", "rules", "rule", "comprehensive rule", "section")
		if n := r.peek(); n.Kind == lex.NumberToken && n.N > 99 && n.N < 1000 {
			r.i++
			if r.eat(".") {
				for r.peek().Glued && r.peek().Kind != lex.PunctToken {
					r.i++
				}
			}
			return true
		}
	}
	r.i = at
	return false
}

// weekday reads "last Friday", "on Sunday".
func (r *reader) weekday() bool {
	at := r.i
	r.eat("last", "on", "this", "this past", "past")
	if lexicon.Plays(r.peek().Text, lexicon.Weekday) {
		r.i++
		r.eat("night", "evening", "afternoon", "morning")
		return true
	}
	r.i = at
	return false
}

// venue reads "at my local store", "in a really close commander game", "playing commander".
func (r *reader) venue() bool {
	at := r.i
	if r.says(lexicon.Playing) && r.format() {
		r.says(lexicon.WithFriends)
		return true
	}
	r.i = at
	if !r.eat("in", "at", "during", "from", "on") {
		return false
	}
	if r.format() && r.i > at+1 {
		return true
	}
	for n := 0; n < 8 && !r.done(); n++ {
		t := r.peek()
		if lexicon.Plays(t.Text, lexicon.Venue) {
			r.i++
			r.venueTail()
			return true
		}
		if r.cardHere() || t.Kind != lex.WordToken && t.Kind != lex.NumberToken && t.Text != "-" || t.Kind == lex.NumberToken && r.ahead(1).Text != "player" ||
			(t.Kind == lex.NumberToken || tableWord(t.Text) > 0) && !r.tableAt(at) || controlVerb(t.Text) || actingVerb(t.Text) || gameWord(t.Text) && !in(t.Text, "commander deck") || in(t.Text, "i he she they it") {
			break
		}
		r.i++
	}
	r.i = at
	return false
}

// tableAt reports whether the number at the cursor is how many play, with nothing before it from a token on that is not known.
func (r *reader) tableAt(from int) bool {
	for _, t := range r.toks[from:r.i] {
		if !lexicon.Known(t.Text) && !lexicon.Plays(t.Text, lexicon.LittleWord) && !talkWord(t.Text) {
			return false
		}
	}
	return tableWord(r.peek().Text) > 0 || r.countsPlayers(r.i)
}

// countsPlayers reports whether the number at a token is how many play: "four player game", "4-player pod".
func (r *reader) countsPlayers(number int) bool {
	const hyphen = "-"
	at := number + 1
	if r.toks[at].Text == hyphen {
		at++
	}
	return r.roleAt(at, len(r.toks)-1, lexicon.TableOf) > 0
}

// format reads the name of a way to play.
func (r *reader) format() bool {
	return r.says(lexicon.Format)
}

// venueTail reads what may stand behind a venue: "last night", "with friends".
func (r *reader) venueTail() {
	for r.says(lexicon.VenueTail) {
	}
}

// tableSize reads how many play: "three players", "it's a 4 player pod", "four of us are playing".
func (r *reader) tableSize() bool {
	at := r.i
	r.says(lexicon.ThereAre)
	const versus = "v" // "1v1"
	if r.peek().Kind != lex.NumberToken || r.peek().N < 2 && !strings.HasPrefix(r.ahead(1).Text, versus) {
		r.i = at
		return false
	}
	r.i++
	r.eat("-")
	if r.says(lexicon.TableOf) {
		r.nameList()
		r.says(lexicon.AtTable)
		return true
	}
	r.i = at
	return false
}

// tableOf is how many the paragraph says play, 0 where it says nothing of it.
func (r *reader) tableOf() int {
	for i, t := range r.toks {
		if n := tableWord(t.Text); n > 0 {
			return n
		}
		if t.Kind == lex.NumberToken && r.countsPlayers(i) {
			return t.N
		}
		if foes, told := r.opponentsAt(i); told && foes > 0 {
			return foes + 1
		}
	}
	return 0
}

// opponentsAt is how many opponents words for all of them at a token say that there are: "each of my three opponents", "both
// opponents". It is 0 where they say no number, and not told where no such words stand there.
func (r *reader) opponentsAt(i int) (foes int, told bool) {
	const both, pair = "both", 2
	end := i + max(r.roleAt(i, len(r.toks)-1, lexicon.MyOpponents), r.roleAt(i, len(r.toks)-1, lexicon.EachOpponent))
	for at := i; at < end; at++ {
		switch t := r.toks[at]; {
		case t.Kind == lex.NumberToken:
			return t.N, true
		case t.Text == both:
			return pair, true
		}
	}
	return 0, end > i
}

// tableWord is how many play in what a word calls it, 0 for other words: "four-player".
func tableWord(word string) int {
	const player = "-player"
	before, ok := strings.CutSuffix(word, player)
	if n, number := lex.NumberWord(before); ok && number {
		return n
	}
	return 0
}

// fillTable seats those of whom the paragraph says only that they play, which all that happens to each player happens to.
func (r *reader) fillTable() {
	const most = 8
	n := min(r.tableOf(), most)
	if len(r.q.Players) > 0 || len(r.seats) == 0 || n <= 2 {
		return
	}
	if len(r.seats) == 1 {
		r.somebody(0)
	}
	for len(r.seats) > 1 && len(r.seats) < n {
		r.seats = append(r.seats, seat{name: "Player " + itoa(len(r.seats)+1)})
	}
}

// uncountedTable refuses a paragraph which says that more than two play, and not how many, where something happens to each of them.
func (r *reader) uncountedTable(out *Reading) *lex.Error {
	const third = "Player 3"
	at := slices.IndexFunc(r.toks, func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Multiplayer) })
	if at < 0 || r.tableOf() > 0 || len(r.q.Players) > 0 || len(out.Players) > 2 {
		return nil
	}
	more := *out
	more.Players = append(slices.Clone(out.Players), third)
	w, ok := r.walk(&more, r.events)
	if !ok {
		return nil
	}
	last := engine.PlayerID(len(more.Players) - 1)
	for i := range w.ends {
		if slices.ContainsFunc(w.ends[i].Outcome.Facts, func(f engine.Fact) bool { return f.Event.Player == last || f.Event.To.Player == last }) {
			return r.howManyPlay(at, at+1)
		}
	}
	return nil
}

// howManyPlay refuses words that speak of more players than two without a number.
func (r *reader) howManyPlay(from, to int) *lex.Error {
	return r.refuse(notRead, from, to, say.New("How many play? Say so, such as \"in a four-player game\"."))
}

// countedOpponents reports whether it is told how many the opponents are of whom a phrase speaks in the plural.
func (r *reader) countedOpponents(p *tree.Phrase) bool {
	const several = "opponents"
	if len(r.seats) > 2 || r.toks[p.Span[1]-1].Text != several {
		return true
	}
	return r.stop(r.howManyPlay(p.Span[0], p.Span[1]))
}

// nameList reads the names of who plays, to the end: ", AP and NAP".
func (r *reader) nameList() {
	at := r.i
	for next := r.i; ; next = r.i {
		r.eat(",", ":", "(", "and", ", and", "&")
		if _, ok := r.player(); !ok {
			r.i = next
			break
		}
		r.eat(")")
	}
	if !r.done() {
		r.i, r.err = at, nil
	}
}

// idleHead reads words at the beginning that say nothing of the game, up to a comma or colon.
func (r *reader) idleHead() bool {
	at := r.i
	_, side := r.sideLabel()
	if r.i = at; side || r.saysAt(at, lexicon.AcrossFrom) || len(r.events) > 0 && r.i < r.end && lexicon.Plays(r.toks[at].Text, lexicon.AsksWhat) {
		return false
	}
	for i := r.i; i < r.end && i < r.i+14; i++ {
		if !in(r.toks[i].Text, ": , —") || r.inside[i] {
			continue
		}
		if i > r.i && r.idle(r.i, i) && r.noSubject(r.i, i) && !r.listBegins(i) && !(r.markedAt(i+1) && lexicon.Plays(r.toks[r.i].Text, lexicon.Possessive)) {
			r.leave(r.i, i)
			r.i = i + 1
			return true
		}
		return false
	}
	return false
}

// listBegins reports whether the name before a comma is the first of a list of those
// who do something, rather than somebody spoken to: "Bob, Carol and Dave each draw".
func (r *reader) listBegins(comma int) bool {
	named := func(i int) bool {
		return i < len(r.toks)-1 && r.toks[i].Kind == lex.WordToken && r.toks[i].Capital() && (isSubtype(r.toks[i].Raw) || !talkWord(r.toks[i].Text) && !startWord(r.toks[i].Text))
	}
	if comma == 0 || r.toks[comma].Text != "," || !named(comma-1) {
		return false
	}
	for i := comma; r.toks[i].Text == ","; {
		if i++; i < len(r.toks)-1 && r.toks[i].Text == "and" {
			return named(i + 1)
		}
		first := i
		for named(i) && i < first+4 {
			i++
		}
		if i == first {
			return false
		}
		if r.toks[i].Text == "and" {
			return named(i + 1)
		}
	}
	return false
}

// noSubject reports whether no player stands among the tokens alone, who could be the
// subject of what follows.
func (r *reader) noSubject(from, to int) bool {
	at := r.i
	defer func() { r.i = at }()
	r.i = from
	r.says(lexicon.ChatStart)
	r.eat("my", "the", "one", "your")
	if _, n := r.keyed(); n > 0 && r.i+n == to || to-from == 1 && in(r.toks[from].Text, "me i you") {
		return false
	}
	return true
}
