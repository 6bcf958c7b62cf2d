package paragraph

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"apnap/engine/cr"
	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// Question is a paragraph and what is said of it besides.
type Question struct {
	Text string
	// Speaker is what the speaker is called, "you" where nobody says.
	Speaker string
	// Players are in turn order, where somebody gives them apart; Active is one of them,
	// Opponent the one whom "my opponent" means, empty where the words must say.
	Players          []string
	Active, Opponent string
	Edition          cr.Edition
}

// Reading is what was found in a paragraph. Each string is what the flag of
// `apnap resolve` with that name takes.
type Reading struct {
	// Asker is the player who speaks, empty where nobody does.
	Asker                           string
	Players, Effects, Facts, Events []string
	// LeftAside are the words that decide nothing: talk. Wanted are those that say
	// what is asked.
	LeftAside, Wanted []string
	// Unanswered are questions of another situation than the one that was read.
	Unanswered []string
	// Undivided is the attacker of whose damage nobody says how it is divided among its blockers, which decides nothing
	// here; empty for none.
	Undivided string
	// Supposed is the event taken as an example where the paragraph names none, empty where it does.
	Supposed string
	// Mine are the cards of which nobody says whose they are and that can only be whoever asks's, because they do nothing
	// otherwise.
	Mine []string
	// Edition is the year whose rules the paragraph wants, empty where it says none.
	Edition string
	// Asked says what the closing question wants to know first.
	Asked Topic
	// Whether are the questions in it that a yes or a no answers.
	Whether []Whether
	// Left is what it leaves out although it may change the ruling, so that the reading is
	// only one to confirm.
	Left []Left
	// Taken is what it supposes, which makes it one to confirm too; Without is the refusal that
	// there is without that, nil where nothing is supposed.
	Taken   []Taken
	Without *lex.Error
}

// Resolve is the question that the reading amounts to.
func (r *Reading) Resolve(e cr.Edition) oracle.Question {
	return oracle.Question{Players: r.Players, Effects: r.Effects, Facts: r.Facts, Events: r.Events, Edition: e}
}

// Read reads a paragraph. What is not understood, or may mean several things, is
// an Error whose Where is "question" and whose Span counts bytes of the text.
func Read(q Question, cards oracle.Cards) (*Reading, *lex.Error) {
	if lex.TooLong(q.Text) {
		read := string([]rune(q.Text)[:lex.MaxText])
		return nil, &lex.Error{Code: "too_large", Where: "question", Text: read, Span: [2]int{len(read), len(read)}, Says: say.New("The question is too long: %d characters are the most I read.", lex.MaxText)}
	}
	q.Text = strings.TrimRightFunc(q.Text, unicode.IsSpace)
	return readFirst(q, newIndex(cards))
}

// readOrPropose reads a paragraph, or makes of one that is not understood a reading to confirm.
func readOrPropose(q Question, x *index) (*Reading, *lex.Error) {
	read, err := readWithoutTalk(q, x)
	if err == nil {
		return read, nil
	}
	meant, respelt := respelled(q, x)
	failed := err
	if respelt {
		if read, failed = readWithoutTalk(meant, x); failed == nil {
			return read, nil
		}
	}
	if read, ok := saved(q, x); ok {
		return read, nil
	}
	example, known := exampled(q, x, err)
	if known && len(example.Taken) == 0 {
		return example, nil
	}
	part, ok := proposed(q, x, err)
	if known {
		part, ok = example, true
	}
	if !ok && respelt {
		part, ok = proposed(meant, x, failed)
		ok = ok && part.places(q.Text)
	}
	if !ok {
		return nil, err
	}
	part.Without = err
	return part, nil
}

// proposed is the reading to confirm of a refused paragraph.
func proposed(q Question, x *index, err *lex.Error) (*Reading, bool) {
	if read, ok := supposedWhole(q, x, err); ok && read.places(q.Text) && !read.objected(q, x) {
		return read, true
	}
	part, ok := leavingOut(q, x, err)
	return part, ok && !part.drops(q.Text, x) && !part.objected(q, x)
}

// leavingOut is the reading of a refused paragraph that leaves words out, or takes no more of it than what its clauses or its cards say.
func leavingOut(q Question, x *index, err *lex.Error) (*Reading, bool) {
	c := &cover{q: q, cards: x}
	if part, ok := c.read(err); ok {
		return part, true
	}
	if passedOver(err) && (err.Unread || len(err.Readings) > 0) {
		c = &cover{q: q, cards: x, loose: true}
		if part, ok := c.read(err); ok {
			return part, true
		}
	}
	stranger := asksAboutUnknown(err)
	if !stranger && (!passedOver(err) || !err.Unread && !err.Eventless && len(err.Readings) == 0) {
		return nil, false
	}
	part, ok := gistOf(q, x)
	if !ok {
		part, ok = outlineOf(q, x)
	}
	if ok && stranger && !part.tells(q.Text[err.Span[0]:err.Span[1]]) {
		return nil, false
	}
	if ok {
		part.Without = err
	}
	return part, ok
}

// asksAboutUnknown reports whether a refusal is of a question about something by a name that nobody knows.
func asksAboutUnknown(err *lex.Error) bool { return err.Code == "unknown_card" && err.Unread }

// tells reports whether a reading has a name in it.
func (r *Reading) tells(name string) bool {
	return strings.Contains(r.told(), name)
}

// places puts the spans of what was left out of a text in which something is supposed where the words stand in
// the text itself; it is false where they are none of its own.
func (r *Reading) places(text string) bool {
	for i := range r.Left {
		l := &r.Left[i]
		at := strings.Index(text, l.Words)
		if at < 0 || strings.Count(text, l.Words) > 1 {
			return false
		}
		l.Span = [2]int{at, at + len(l.Words)}
	}
	return true
}

// readWhole reads a paragraph of which nothing is left out, once: parts of a text are left out in ways that leave the same.
func readWhole(q Question, cards *index) (*Reading, *lex.Error) {
	key := q.key()
	was, known := cards.wholes[key]
	if !known {
		r := newReader(q, cards)
		was.reading, was.err = r.readAll()
		r.leaveRoom()
		cards.wholes[key] = was
	}
	if was.err != nil {
		err := *was.err
		return nil, &err
	}
	return was.reading.another(), nil
}

// wholeRead is what came of a paragraph of which nothing was left out.
type wholeRead struct {
	reading *Reading
	err     *lex.Error
}

// key is the same for two paragraphs only where they say the same.
func (q *Question) key() string {
	return textsKey([]string{q.Text, q.Speaker, q.Active, q.Opponent, q.Edition.ID}, q.Players)
}

// another is the same reading, to be added to apart.
func (r *Reading) another() *Reading {
	another := *r
	for _, list := range []*[]string{&another.Players, &another.Effects, &another.Facts, &another.Events, &another.LeftAside, &another.Wanted} {
		*list = slices.Clone(*list)
	}
	another.Whether, another.Left, another.Taken = slices.Clone(r.Whether), slices.Clone(r.Left), slices.Clone(r.Taken)
	return &another
}

// readAll reads the sentences of a paragraph and tries the whole.
func (r *reader) readAll() (*Reading, *lex.Error) {
	if err := r.findPeople(r.q); err != nil {
		return nil, err
	}
	for _, s := range r.sentences() {
		if !r.sentence(s) || !r.uncaused() {
			return nil, r.refusal()
		}
	}
	return r.finish()
}

// line is one flag's value, and the words it was read from.
type line struct {
	text string
	span [2]int
	// casts is set on an event that a spell is cast, told of another by what it does.
	casts bool
}

// reader reads one paragraph: a cursor, what is known so far, and what came out.
type reader struct {
	q     Question
	text  string
	toks  []lex.Token
	cards *index
	i     int // the next token
	end   int // the first token that is not of the clause or sentence being read
	far   int // the farthest token that could not be read
	err   *lex.Error

	seats  []seat
	marks  map[int]mark            // cards named, by first token
	looked []lookedAt              // what cardAt has found, by token
	short  map[[2]int]*oracle.Card // what namedElsewhere has found, by first token and length
	cited  []cited                 // the cards of marks, each once
	// clauses has the clauses found in the sentence of clausesOf.
	clauses   *chart.Chart
	clausesOf [2]int
	// nameErrs has why what stands at a token names no card for certain.
	nameErrs map[int]*lex.Error
	inside   []bool  // tokens at which no sentence ends
	pieces   []piece // the sentences
	// quotes have what closes a quotation, by what opens it.
	quotes map[int]int
	// hurting are the tokens at which the sentence has spoken of damage.
	hurting []bool
	things  []thing
	// heard are the seats other than the speaker's, in order of first mention;
	// subject is the player the clause before was about, object the thing.
	heard      []int
	subject    int
	lastPlayer int // the player spoken of last
	object     int
	// acting is the player whose doing is being read, for "his"; prior the thing that
	// was spoken of before the clause.
	acting, prior int
	// named are the things the clause has named so far, itWas what "it" meant in it.
	named []int
	// subjects are those of them that are its subject.
	subjects []int
	// mentioned are the things this sentence has named, mentionedBefore those of the one before.
	mentioned, mentionedBefore []int
	// yearsTo is the token up to which the years of rules have been sought.
	yearsTo int
	itWas   int
	// itBefore is what it meant in a clause before of the sentence.
	itBefore int
	// joined is the token behind the clause before, began the first of the clause;
	// cast says that somebody casts the spell of which the events tell what it does.
	cast string
	// casts are, by the first event that tells what a spell does, the words that it is cast.
	casts map[string]string
	// chosen are, by the event that tells what a spell does, the words what was chosen for its X.
	chosen map[string]string
	// spent is set once it was told which spells go to the graveyard.
	spent bool
	// attackedBefore is set on a flag behind one that is an attack.
	joined, began  int
	attackedBefore bool
	// assailed is set where the clause being read tells of an attack.
	assailed bool
	// assailant is the player whose creatures attack.
	assailant int
	// turnOf is the player who has done what is done only in one's own turn.
	turnOf int
	// fighters deal the combat damage of the event at fought.
	fighters []string
	fought   int
	melee    melee
	// gang is the combat of several blockers told last, nil for none.
	gang *gang
	// lastSubject is the one thing that the clause before of the sentence was about, lastActing the
	// player.
	lastSubject, lastActing int
	// defined is the thing of which the clause before of the sentence says what it is.
	defined int
	// third is set where the clause before told in the third person of today what somebody does.
	third bool
	// sourceSought is set where a pronoun stands for the source that is chosen for a spell.
	sourceSought bool
	// finds is the card that the spell or ability is said to find which is being read, nil for none.
	finds *noun
	// onlyCreatures is set where a pronoun can mean a creature only.
	onlyCreatures bool
	// asking is set while a question is read that a yes or a no answers.
	asking bool
	// cause is what does what the next clause tells.
	cause cause
	// following is set where what somebody says after a ruling is read.
	following bool
	// early is set on a spell that resolves before what was told last.
	early bool
	// responded counts the events of the sentence that happen in response to what was told last.
	responded int
	// stacked is set where the one event told is of a spell that was said to be on the stack.
	stacked bool
	// response is set on what is done in response to something.
	response bool
	// certain is set where the clause being read can mean nothing else, so that what is wrong
	// with it is no reason to read it otherwise.
	certain bool
	// prefixed is set behind "on my turn", which the clause may follow at once.
	prefixed bool
	// addressed is set where "you" is another player than the speaker.
	addressed bool
	// youDo is where it begins a sentence in which it could be either, nobody for nowhere.
	youDo int
	// alone is set where the paragraph speaks of nobody but perhaps of an opponent.
	alone bool
	// contrary is set behind "but".
	contrary bool
	// attacked is set when somebody attacks; recent the things
	// that the sentence before put in place, placedNow those of this one.
	// attacker is the thing that does, attack its place among the events.
	attacked bool
	// attackers and blockers are the things that were told to attack and to block.
	attackers, blockers []int
	// resized is set where a spell changes the power of all that it describes.
	resized   bool
	attacker  int
	attack    int
	recent    []int
	placedNow []int

	// base is the question that a flag belongs to, flagged set where a flag is read
	// rather than a paragraph.
	base    oracle.Question
	flagged bool
	// supposed is the event taken as an example.
	supposed string
	// edition is the year of the rules that the paragraph wants to be ruled by.
	edition string

	// unsaid is why nothing is told of what the spell does of which the event told last says only where it goes.
	unsaid *lex.Error

	// main says whose main phase it is, because a sorcery that draws cards is cast.
	main line
	// firstDraw are the words of a draw that is somebody's first.
	firstDraw tree.Span

	effects, facts, events []line
	aside, wanted          []string
	asked                  Topic
	pending                []piece // what is asked, checked at the end
	// idlyAsked are questions that name nothing of the game: "who picks?"
	idlyAsked []piece
}

// newReader prepares to read a paragraph. What hangs on its text alone is found once for several that read the same.
func newReader(q Question, cards *index) *reader {
	was := cards.texts[q.Text]
	if was == nil {
		was = preparedReader(q.Text, cards)
		if cards.kept += len(q.Text); cards.kept <= mostKept {
			cards.texts[q.Text] = was
		}
	}
	r := *was
	r.q, r.marks, r.short, r.nameErrs = q, maps.Clone(was.marks), map[[2]int]*oracle.Card{}, map[int]*lex.Error{}
	return &r
}

// mostKept bounds the text of which words and names are kept, in bytes.
const mostKept = 64 << 10

// preparedReader finds in a text its words and the cards that it names. It is not to be changed but by what looks for names.
func preparedReader(text string, cards *index) *reader {
	r := &reader{text: text, toks: belowZero(rounded(sizes(text, handles(text, withoutMarkup(signs(lex.Scan(text))))))), cards: cards, subject: nobody, lastPlayer: nobody, lastSubject: nobody, defined: nobody, lastActing: nobody, assailant: nobody, turnOf: nobody, object: nobody, acting: nobody, prior: nobody}
	r.apostrophes()
	r.markCards()
	r.findInside()
	r.findSentences()
	r.findHurting()
	r.findAddressee()
	return r
}

// nobody stands for no seat, and for no thing.
const nobody = -1

func (r *reader) peek() lex.Token { return r.ahead(0) }

func (r *reader) ahead(n int) lex.Token {
	if r.i+n < 0 || r.i+n >= r.end || r.i+n >= len(r.toks) {
		return lex.Token{Kind: lex.EndToken}
	}
	return r.toks[r.i+n]
}

func (r *reader) done() bool { return r.i >= r.end }

// is reports whether the words stand next; a phrase holds them with single spaces.
func (r *reader) is(phrase string) bool { return r.phrase(phrase) > 0 }

// phrase is the number of tokens of a phrase that stands next, 0 if it does not.
func (r *reader) phrase(phrase string) int {
	n := 0
	for w := range strings.SplitSeq(phrase, " ") {
		stem, owns := strings.CutSuffix(w, "'s")
		if owns && stem != "" {
			w = stem
		}
		if r.ahead(n).Kind == lex.EndToken || r.ahead(n).Text != w {
			return 0
		}
		if n++; owns && stem != "" {
			if r.ahead(n).Text != "'s" {
				return 0
			}
			n++
		}
	}
	return n
}

// eat reads one of several phrases, the longest that stands next.
func (r *reader) eat(phrases ...string) bool {
	best := 0
	for _, p := range phrases {
		best = max(best, r.phrase(p))
	}
	r.i += best
	return best > 0
}

// says reads the longest word or phrase of a role that stands next.
func (r *reader) says(role lexicon.Role) bool {
	n := lexicon.Phrase(role, r.wordAt)
	r.i += n
	return n > 0
}

// wordAt is the text of the token n places on.
func (r *reader) wordAt(n int) string { return r.ahead(n).Text }

// fail notes how far the reading came; it is false.
func (r *reader) fail() bool {
	r.far = max(r.far, r.i)
	return false
}

// stop ends the reading with an exact refusal; it is false.
func (r *reader) stop(err *lex.Error) bool {
	if r.err == nil {
		r.err = err
	}
	return false
}

// span is the bytes of tokens [from, to).
func (r *reader) span(from, to int) [2]int {
	to = min(to, len(r.toks)-1)
	if from >= to {
		at := r.toks[min(from, len(r.toks)-1)].Start
		return [2]int{at, at}
	}
	return [2]int{r.toks[from].Start, r.toks[to-1].End}
}

// raw is the text of tokens [from, to).
func (r *reader) raw(from, to int) string {
	s := r.span(from, to)
	return unbracketed(r.text[s[0]:s[1]])
}

// unbracketed are words without the brackets that people put around a card's name: half of them may
// be cut off.
func unbracketed(words string) string {
	const opens, shuts = "[[", "]]"
	if strings.IndexByte(words, opens[0]) < 0 && strings.IndexByte(words, shuts[0]) < 0 {
		return words // as most are
	}
	return strings.ReplaceAll(strings.ReplaceAll(words, opens, ""), shuts, "")
}

// refuse is a refusal of tokens [from, to).
func (r *reader) refuse(code string, from, to int, says say.Message) *lex.Error {
	return &lex.Error{Code: code, Where: "question", Text: r.text, Span: r.span(from, to), Says: says}
}

// refusal is why a sentence could not be read: the words from the farthest
// place that was reached to the end of its sentence.
func (r *reader) refusal() *lex.Error {
	if r.err != nil {
		return r.err
	}
	from, to := r.far, r.far
	for to < len(r.toks)-1 && !r.isStop(to) {
		to++
	}
	if from >= to {
		from = max(0, from-1)
	}
	for i := from; i < to; i++ {
		if err := r.nameErrs[i]; err != nil && !slices.ContainsFunc(err.Readings, func(m lex.Meaning) bool { return !r.legend(m.Text) }) {
			return err
		}
	}
	words := r.raw(from, to)
	if words == "" {
		return r.refuse("not_understood", 0, len(r.toks)-1, say.New("I find no question here that I understand."))
	}
	return r.unread(from, to, words)
}
