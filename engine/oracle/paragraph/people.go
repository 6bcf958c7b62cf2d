package paragraph

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// seat is a player of the question.
type seat struct {
	name string
	// keys are the words that mean this player, in small letters.
	keys    []string
	speaker bool
	// unnamed is set on "my opponent" and the like.
	unnamed bool
	// at is the first token that speaks of the player.
	at int
}

// findPeople seats everybody of whom the paragraph speaks, in order of appearance;
// players given apart come first, in their order.
func (r *reader) findPeople(q Question) *lex.Error {
	for _, p := range q.Players {
		if p = strings.TrimPrefix(strings.TrimSpace(p), "@"); p != "" {
			r.seats = append(r.seats, seat{name: p, keys: q.keysOf(p), speaker: oracle.SameName(p, "you") || q.Speaker != "" && oracle.SameName(p, q.Speaker), at: -1})
		}
	}
	if err := r.whoYouAre(); err != nil {
		return err
	}
	given := len(r.seats)
	r.end = len(r.toks) - 1
	for r.i = 0; r.i < r.end; {
		if m, ok := r.marks[r.i]; ok && !r.strictPerson(r.i) {
			r.i += m.length
			continue
		}
		r.i += max(1, r.seatAt())
	}
	if given > 0 && len(r.seats) > given && q.Active != "" && r.seatOf(q.Active) == nobody {
		return &lex.Error{Code: "unknown_player", Where: "player", Text: q.Active, Span: [2]int{0, len(q.Active)},
			Says: say.New("\"%s\" is none of the players.", q.Active)}
	}
	if err := r.nameUnnamed(); err != nil {
		return err
	}
	r.seatAsker()
	if given == 0 {
		r.orderSeats()
	}
	r.activeSeat(q)
	r.markIntroduced()
	return nil
}

// keysOf are the words that mean a player given apart.
func (q *Question) keysOf(name string) []string {
	keys := []string{strings.ToLower(name)}
	if q.Opponent != "" && oracle.SameName(name, q.Opponent) {
		keys = append(keys, "opponent", "opp", "oppo", "other player")
	}
	return keys
}

// activeSeat makes a fact of the active player that is given apart.
func (r *reader) activeSeat(q Question) {
	if a := r.seatOf(q.Active); q.Active != "" && a != nobody {
		r.facts = append(r.facts, line{text: "it is " + r.own(a) + " turn"})
	}
}

// orderSeats puts the seats in order of appearance, "AP" first.
func (r *reader) orderSeats() {
	slices.SortStableFunc(r.seats, func(a, b seat) int {
		if (a.name == "AP") != (b.name == "AP") {
			if a.name == "AP" {
				return -1
			}
			return 1
		}
		return a.at - b.at
	})
}

func (r *reader) seatOf(name string) int {
	return slices.IndexFunc(r.seats, func(s seat) bool { return oracle.SameName(s.name, name) })
}

// seatAt seats the person of whom the next words speak, and returns their length.
func (r *reader) seatAt() int {
	if lexicon.Phrase(lexicon.EachOpponent, r.wordAt)+lexicon.Phrase(lexicon.MyOpponents, r.wordAt)+lexicon.Phrase(lexicon.BothPlayers, r.wordAt) > 0 {
		r.heardOf(len(r.toks)) // behind everybody of whom more is said
	}
	t := r.peek()
	switch {
	case r.addressed && lexicon.Plays(t.Text, lexicon.Addressed):
		r.addSeat(seat{name: "opponent", keys: []string{"opponent"}, unnamed: true, at: r.i})
		return 1
	case lexicon.Plays(t.Text, lexicon.SpeakersWord), lexicon.Plays(t.Text, lexicon.Addressed):
		if t.Text == "im" || t.Text == "ive" || t.Raw != "I" || r.ahead(1).Text != "." {
			r.seatSpeaker()
		}
		return 1
	case lexicon.Plays(t.Text, lexicon.HeardOf):
		if t.Text != "they" && t.Text != "them" {
			r.heardOf(r.i)
		}
		return 1
	}
	if r.numberedOpponent() {
		return 2
	}
	if n := r.roleLength(); n > 0 {
		return n
	}
	if n, name := r.letteredPlayer(); n > 0 {
		r.addSeat(seat{name: name, keys: letterKeys(name), at: r.i})
		return n
	}
	if t.Raw == "AP" || t.Raw == "NAP" {
		n := 1
		if lexicon.Plays(r.ahead(1).Text, lexicon.RollWord) {
			n = 2
		}
		if name := r.ahead(n); nameLike(name) && firstName(name.Text) && !r.markedAt(r.i+n) && r.ahead(n+1).Kind == lex.PunctToken {
			r.addSeat(seat{name: name.Raw, keys: []string{name.Text, t.Text}, at: r.i})
			return n + 1
		}
		r.addSeat(seat{name: t.Raw, keys: []string{t.Text}, at: r.i})
		return 1
	}
	if len(t.Raw) == 2 && t.Raw[0] == 'P' && t.Raw[1] >= '1' && t.Raw[1] <= '9' {
		r.addSeat(seat{name: "Player " + t.Raw[1:], keys: []string{t.Text, "player " + t.Raw[1:]}, at: r.i})
		return 1
	}
	if r.isPersonAt(r.i) {
		r.addSeat(seat{name: t.Raw, keys: []string{t.Text}, at: r.i})
	} else if r.smallName(r.i) {
		r.addSeat(seat{name: strings.ToUpper(t.Raw[:1]) + t.Raw[1:], keys: []string{t.Text}, at: r.i})
	}
	return 1
}

func speakerWords() []string { return []string{"you", "i", "me", "myself", "yourself"} }

// heardOf remembers that a person without a name is spoken of.
func (r *reader) heardOf(at int) { r.heard = append(r.heard, at) }

// addSeat adds a seat that is not there yet.
func (r *reader) addSeat(s seat) {
	for i := range r.seats {
		if oracle.SameName(r.seats[i].name, s.name) {
			r.seats[i].keys = union(r.seats[i].keys, s.keys)
			if r.seats[i].at < 0 {
				r.seats[i].at = s.at
			}
			return
		}
	}
	r.seats = append(r.seats, s)
}

func union(a, b []string) []string {
	for _, w := range b {
		if !slices.Contains(a, w) {
			a = append(a, w)
		}
	}
	return a
}

// roleLength seats "my opponent", "one opponent", "the other player", "my friend", and
// returns the length; a name right behind belongs to the same person.
func (r *reader) roleLength() int {
	n := 0
	switch r.peek().Text {
	case "my", "the", "one", "an", "another", "his", "her", "their", "your", "our":
		n = 1
		if r.ahead(1).Text == "other" || r.ahead(1).Text == "second" || r.ahead(1).Text == "first" || r.ahead(1).Text == "third" {
			n = 2
		}
	case "other":
		n = 1
	}
	w := r.ahead(n).Text
	if first := r.peek().Text; n == 1 && lexicon.Plays(first, lexicon.Article) && r.playsWhat(1) {
		if r.saysBefore(r.i, lexicon.AmSuch) {
			return 3 // whoever asks
		}
		r.addSeat(seat{name: "opponent", keys: []string{"opponent", "opp", "oppo", w + " " + r.ahead(2).Text}, unnamed: true, at: r.i})
		return 3
	}
	if n > 0 && r.ahead(n-1).Text == "other" && lexicon.Plays(w, lexicon.Fellow) {
		r.addSeat(seat{name: "other player", keys: []string{"other " + w}, unnamed: true, at: r.i})
		return n + 1
	}
	if !roleWord(w) || w == "player" && (n == 0 || r.ahead(n-1).Text != "other") {
		return 0
	}
	if r.isPersonAt(r.i+n+1) && r.ahead(n+1).Capital() {
		r.addSeat(seat{name: r.ahead(n + 1).Raw, keys: []string{r.ahead(n + 1).Text, "opponent", w}, at: r.i})
		return n + 2
	}
	key := w
	switch first := r.peek().Text; {
	case n == 2:
		key = r.ahead(1).Text + " " + w
	case first == "other" || first == "one" || first == "another":
		key = first + " " + w
	}
	r.addSeat(seat{name: key, keys: []string{key}, unnamed: true, at: r.i})
	if first := r.peek().Text; first == "my" && speaks(r.peek()) {
		r.seatSpeaker()
	}
	return n + 1
}

// playsWhat reports whether words n places on call a player by what he plays: "the dredge player".
func (r *reader) playsWhat(n int) bool {
	const player = "player"
	t := r.ahead(n)
	return r.ahead(n+1).Text == player && t.Kind == lex.WordToken && !roleWord(t.Text) && !lexicon.Plays(t.Text, lexicon.PlayerQuality) && !lexicon.Plays(t.Text, lexicon.Preposition)
}

// seatSpeaker seats whoever asks.
func (r *reader) seatSpeaker() {
	name := r.q.Speaker
	if name == "" {
		name = "you"
	}
	r.addSeat(seat{name: name, keys: speakerWords(), speaker: true, at: r.i})
	for i := range r.seats {
		r.seats[i].speaker = r.seats[i].speaker || oracle.SameName(r.seats[i].name, name)
	}
}

func speaks(t lex.Token) bool { return t.Text == "my" }

// roleWord reports whether a word means a player without a name.
func roleWord(w string) bool {
	switch w {
	case "opponent", "opp", "oppo", "friend", "buddy", "player", "wife", "husband", "brother", "sister", "roommate", "girlfriend", "boyfriend", "gf", "bf", "partner", "pal", "mate", "dad", "mom", "son", "daughter", "cousin", "coworker", "neighbor", "neighbour", "fiance", "roomie", "bro", "sis", "homie", "bestie", "uncle", "nephew", "rival", "foe", "enemy", "adversary":
		return true
	}
	return false
}

// letteredPlayer reads "Player A", "player 1", "P1", and a lone capital letter
// that does what only a player does.
func (r *reader) letteredPlayer() (int, string) {
	t, after := r.peek(), r.ahead(1)
	if t.Text == "player" && (len(after.Raw) == 1 && after.Capital() || after.Kind == lex.NumberToken && len(after.Raw) == 1) {
		return 2, "Player " + after.Raw
	}
	if len(t.Raw) == 1 && t.Capital() && t.Text != "i" && t.Text != "x" && t.Text != "w" && (controlVerb(after.Text) || actingVerb(after.Text)) && strings.HasSuffix(after.Text, "s") {
		return 1, "Player " + t.Raw
	}
	if len(t.Raw) == 1 && t.Capital() && t.Text != "i" && t.Text != "x" && t.Text != "w" && (r.lettered() && t.Raw != "A" || r.seatOf("Player "+t.Raw) != nobody && after.Text == "'s") {
		return 1, "Player " + t.Raw
	}
	return 0, ""
}

// lettered reports whether players are called by letters here.
func (r *reader) lettered() bool {
	return slices.ContainsFunc(r.seats, func(s seat) bool { return strings.HasPrefix(s.name, "Player ") })
}

// letterKeys are the words for "Player A".
func letterKeys(name string) []string {
	letter := strings.ToLower(name[len("Player "):])
	return []string{"player " + letter, letter}
}

// numberedOpponent seats an opponent who is told from others by a number: "Opp 1".
func (r *reader) numberedOpponent() bool {
	const opponent, opp, oppo, last = "opponent ", "opp ", "oppo ", '9'
	t, number := r.peek(), r.ahead(1)
	if !lexicon.Plays(t.Text, lexicon.OpponentWord) || number.Kind != lex.NumberToken || len(number.Raw) != 1 || rune(number.Raw[0]) > last {
		return false
	}
	r.addSeat(seat{name: strings.ToUpper(opponent[:1]) + opponent[1:] + number.Raw, keys: []string{opponent + number.Raw, opp + number.Raw, oppo + number.Raw}, at: r.i})
	return true
}

// isPersonAt reports whether the name of a person stands at a token: known
// already, or a capitalised word that means nothing else, where people stand.
func (r *reader) isPersonAt(i int) bool {
	if i < 0 || i >= len(r.toks)-1 {
		return false
	}
	t := r.toks[i]
	if t.Capital() {
		if _, n := r.verbedAt(i); n > 1 { // "Lightning Bolted"
			return false
		}
	}
	if r.strictPerson(i) || r.doesSpell(i) {
		return true
	}
	if !nameLike(t) {
		return false
	}
	if _, card := r.marks[i]; card {
		return false
	}
	if handle(t) {
		return true
	}
	for _, s := range r.seats {
		if slices.Contains(s.keys, t.Text) && t.Capital() && !(s.speaker && slices.Contains(speakerWords(), t.Text)) {
			return true
		}
	}
	if r.nameBefore(i) || nameLike(r.toks[i+1]) && !r.isStop(i) && r.toks[i+1].Text != "'s" {
		return false
	}
	if r.opens(i) {
		return firstName(t.Text) && (actingVerb(r.toks[i+1].Text) || doesNow(r.toks[i+1].Text) || r.saysAt(i+1, lexicon.GoingTo) || r.undergoesAt(i+1) || lexicon.Plays(r.toks[i+1].Text, lexicon.HowManyBlock) || r.listBegins(i+1) || r.pairBegins(i+1) || r.describedAt(i+1))
	}
	return (firstName(t.Text) || r.strangerAt(i)) && !in(r.toks[i+1].Text, "of the")
}

// doesSpell reports whether a name opens a clause and the name of a spell in the form of a verb stands behind it: "Bob Lightning
// Bolts me".
func (r *reader) doesSpell(i int) bool {
	if t := r.toks[i]; !nameLike(t) || !r.opens(i) || !firstName(t.Text) || r.markedAt(i) {
		return false
	}
	card, n := r.verbedAt(i + 1)
	return card != nil && i+n < len(r.toks) && !strings.HasSuffix(strings.ToLower(card.Name), r.toks[i+n].Text)
}

// pairBegins reports whether "and" and another name of a person stand at a token: "Ann and Ben have".
func (r *reader) pairBegins(i int) bool {
	return lexicon.Plays(r.toks[i].Text, lexicon.AndAlso) && r.toks[i].Kind == lex.WordToken && r.toks[i+1].Capital() && firstName(r.toks[i+1].Text) && !r.markedAt(i+1)
}

// describedAt reports whether a clause begins at a token that says of a player what he controls: ", who controls", ", with".
func (r *reader) describedAt(i int) bool {
	const comma = ","
	if r.toks[i].Text == comma {
		i++
	}
	const with = "with"
	return i+1 < len(r.toks) && (r.toks[i].Text == whoWord && controlVerb(r.toks[i+1].Text) || r.toks[i].Text == with && r.toks[i-1].Text == comma)
}

// undergoesAt reports whether what is done to somebody, or what he does not do, stands at a token: "is dealt", "gets hit", "doesn't block".
func (r *reader) undergoesAt(i int) bool {
	w, next := r.toks[i].Text, r.toks[min(i+1, len(r.toks)-1)].Text
	v := lexicon.Said(next)
	switch {
	case v == nil || v.Plain == copulaPlain:
		return false
	case lexicon.Plays(w, lexicon.Copula), lexicon.Plays(w, lexicon.GetsDone):
		return next == v.Done && next != v.Plain || lexicon.Plays(next, lexicon.AttacksVerb)
	}
	return next == v.Plain && (lexicon.Plays(w, lexicon.Denies) || lexicon.Plays(w, lexicon.AsksDoing))
}

// doesNow reports whether a word is a verb in the form that tells what somebody does or did.
func doesNow(w string) bool {
	v := lexicon.Said(w)
	return v != nil && v.Plain != "be" && (w == v.Third || w == v.Past && w != v.Plain)
}

// strangerAt reports whether a capitalised word that nobody knows stands alone behind a
// preposition, where a player can: "at Noor".
func (r *reader) strangerAt(i int) bool {
	t := r.toks[i]
	if !lexicon.Plays(r.toks[i-1].Text, lexicon.AimedAt) && r.toks[i-1].Text != "by" && !(i > 1 && r.toks[i-2].Text == "control") || lexicon.Known(t.Text) || isSubtype(t.Raw) || r.cards.cards == nil {
		return false
	}
	next := r.toks[i+1]
	if next.Kind != lex.PunctToken && next.Kind != lex.EndToken && !in(next.Text, "who and 's with") {
		return false
	}
	for _, name := range r.cards.candidates(t.Raw) {
		if l := strings.ToLower(name); strings.HasPrefix(l, t.Text) || strings.HasSuffix(l, " "+t.Text) {
			return false
		}
	}
	return true
}

// nameBefore reports whether a name ends before a token, which may go on there; a spell
// that somebody does to others ("I Bolt Bob") is a verb, however it is written.
func (r *reader) nameBefore(i int) bool {
	if r.opens(i) || !nameLike(r.toks[i-1]) || (r.inName(i-1) || r.markedAt(i-1)) && !r.inName(i) {
		return false
	}
	return i == 1 || !r.spellDoneBefore(i)
}

// spellDoneBefore reports whether the name of a spell that targets ends before a token as the verb of somebody's clause: "I Murder Bob's Bear".
func (r *reader) spellDoneBefore(i int) bool {
	for n := 1; n <= mostShort && n < i; n++ {
		card, length := r.verbedAt(i - n)
		if card == nil {
			if m, ok := r.marks[i-n]; ok {
				card, length = m.card, m.length
			}
		}
		if before := r.toks[i-n-1].Text; card != nil && length == n && isSpell(card) && targetsSomething(card) {
			return lexicon.Plays(before, lexicon.DoesSpell)
		}
	}
	return false
}

// strictPerson reports whether a capitalised word stands where only the name of a
// player can: before "controls", before a colon at the start, before "'s" and a card.
func (r *reader) strictPerson(i int) bool {
	t := r.toks[i]
	if !nameLike(t) || i+1 >= len(r.toks)-1 {
		return false
	}
	if r.nameBefore(i) {
		return false
	}
	if m, card := r.marks[i]; card && m.length > 1 || !card && r.shortForNamed(i) {
		return false
	}
	after := r.toks[i+1]
	if i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.Whose) {
		return false
	}
	if r.saysBefore(i, lexicon.BeforeOwner) {
		return true
	}
	if i > 0 && i+2 < len(r.toks) && !isSubtype(t.Raw) && (in(r.toks[i-1].Text, "attacks attack attacked") && in(after.Text, "with for") ||
		in(r.toks[i-1].Text, "does did do will would") && in(after.Text, "lose gain draw mill discard choose win") ||
		in(after.Text, "is was") && in(r.toks[i+2].Text, "at on down") && (r.toks[min(i+3, len(r.toks)-1)].Kind == lex.NumberToken)) {
		return true
	}
	if controlVerb(after.Text) && after.Text != "has" && after.Text != "with" && after.Text != "got" || playerVerb(after.Text) {
		return true
	}
	_, card := r.marks[i]
	switch {
	case card:
		return false
	case !isSubtype(t.Raw) && r.actsAt(i+1):
		return true
	case after.Text == "'s" && i > 0 && in(r.toks[i-1].Text, "is are") && (r.isStop(i+2) || i+2 == len(r.toks)-1):
		return true
	case lexicon.Plays(after.Text, lexicon.HavingVerb), after.Text == "would", after.Text == "attacks":
		return true
	case after.Text == ":":
		return r.opens(i) || r.toks[i-1].Text == ","
	case after.Text == "'s" && r.gotAt(i+2):
		return firstName(t.Text) || r.markedAt(i+3) || r.markedAt(i+4)
	case after.Text == "'s":
		_, named := r.marks[i+2]
		return !isSubtype(t.Raw) && i+2 < len(r.toks) && (named || headWord(r.toks[i+2]) && !in(r.toks[i+2].Text, "ability effect") || adjectiveWord(r.toks[i+2].Text) || r.toks[i+2].Kind == lex.PTToken ||
			lexicon.Plays(r.toks[i+2].Text, lexicon.PlayersOwn) || lexicon.Plays(r.toks[i+2].Text, lexicon.HavingVerb))
	}
	return false
}

// gotAt reports whether what somebody has got stands behind a token: "Bob's got".
func (r *reader) gotAt(i int) bool {
	const got = "got"
	return i+2 < len(r.toks) && r.toks[i].Text == got
}

// saysBefore reports whether a phrase of a role ends before a token.
func (r *reader) saysBefore(i int, role lexicon.Role) bool {
	const longest = 4
	for n := 1; n <= longest && n <= i; n++ {
		if r.roleAt(i-n, i, role) == n {
			return true
		}
	}
	return false
}

// shortForNamed reports whether a word begins the name of a card that the paragraph names whole before: "Jace" behind
// "Jace Beleren".
func (r *reader) shortForNamed(i int) bool {
	for at, m := range r.marks {
		if at < i && m.length > 1 && strings.HasPrefix(strings.ToLower(m.card.Name), r.toks[i].Text+" ") {
			return true
		}
	}
	return false
}

// actsAt reports whether what stands at a token only players do, in another form than the
// third person: "is controlling", "also activated", "resolved Gather Specimens".
func (r *reader) actsAt(i int) bool {
	is := in(r.toks[i].Text, "is was")
	for i+2 < len(r.toks) && lexicon.Plays(r.toks[i].Text, lexicon.Adverb) || is && in(r.toks[i].Text, "is was") {
		i++
	}
	w := r.toks[i].Text
	v, ok := lexicon.VerbOf(w)
	switch {
	case is && w == "controlling", in(w, "started starts began begins") && in(r.toks[i+1].Text, "with the"):
		return true
	case in(w, "flips flipped rolls rolled"):
		return true
	case !ok || is != (w == v.Doing) || w == v.Plain:
		return false
	case playerVerb(v.Third):
		return true
	case !castVerb(w):
		return false
	}
	if i++; in(r.toks[i].Text, "a an his her their the") {
		i++
	}
	_, card := r.marks[i]
	return card
}

// smallName reports whether a first name in small letters stands at a token, one that
// is no other word.
func (r *reader) smallName(i int) bool {
	t := r.toks[i]
	if _, card := r.marks[i]; card {
		return false
	}
	return t.Kind == lex.WordToken && !t.Capital() && firstName(t.Text) && !lexicon.Plays(t.Text, lexicon.NameToo)
}

// nameLike reports whether a token could be the name of a person.
func nameLike(t lex.Token) bool {
	return handle(t) || t.Kind == lex.WordToken && t.Capital() && len(t.Raw) > 1 && !startWord(t.Text) && !commonWord(t.Text) && t.Raw != strings.ToUpper(t.Raw) &&
		!strings.Contains(t.Raw, "/") && !contracts(t.Raw)
}

// contracts reports whether what stands behind an apostrophe is no name: "We've", unlike
// "O'Brien".
func contracts(word string) bool {
	at := strings.IndexAny(word, "'’")
	if at < 0 {
		return false
	}
	_, sign := utf8.DecodeRuneInString(word[at:])
	next, _ := utf8.DecodeRuneInString(word[at+sign:])
	return !unicode.IsUpper(next)
}
