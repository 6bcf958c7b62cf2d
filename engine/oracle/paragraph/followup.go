package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// Followed is a question changed by what somebody said after the ruling on it: "what if he also
// has Urza's Armor?", "and if I have two?", "what if it deals 5 instead?"
type Followed struct {
	// Question is the whole as it is now, in the words of the flags.
	Question oracle.Question
	// Also are the effects, the facts and the events that came, Without those that went, and
	// Instead what took the place of what.
	Also, Without Parts
	Instead       []Swap
	// Edition is the year whose rules are wanted, empty where none is named.
	Edition string
	// Whether are the questions in it that a ruling answers in a word or two, and Asked says what they want
	// to know first.
	Whether []Whether
	Asked   Topic
}

// Parts are parts of a question.
type Parts struct{ Effects, Facts, Events []string }

// Swap is a part of a question that took the place of others of its sort.
type Swap struct{ Was, Is string }

// Follow reads what somebody says after a ruling, with the people and things of its question
// known. What is not understood, or changes nothing, is an Error whose Where is "question"
// and whose Span counts bytes of the text.
func Follow(base oracle.Question, text, speaker string, cards oracle.Cards) (*Followed, *lex.Error) {
	if lex.TooLong(text) {
		return nil, &lex.Error{Code: "too_large", Where: "question", Says: say.New("The question is too long: %d characters are the most I read.", lex.MaxText)}
	}
	_, t, err := tell(base, speaker, cards)
	if err != nil {
		return nil, err
	}
	board, err := oracle.ReadBoard(t.q, cards)
	if err != nil {
		return nil, err
	}
	settled := t.fateTold()
	f := &follower{flag: flag{where: "question", text: text, base: t.q, board: board, cards: cards}, out: &Followed{Question: t.q}}
	f.lead()
	if f.r, err = f.reader(speaker, f.opponentOf(speaker)); err != nil {
		return nil, err
	}
	f.r.flagged, f.r.following = false, true
	f.r.things = slices.DeleteFunc(f.r.things, func(t thing) bool { return t.card != nil && isSpell(t.card) && !t.flag }) // another is cast
	if s, strange := f.stranger(f.r); strange {
		at := max(0, min(s.at, len(f.r.toks)-2))
		return nil, f.r.refuse("not_understood", at, at+1, say.New("Say which player \"%s\" is.", f.r.toks[at].Raw))
	}
	if err := f.change(); err != nil {
		err.Text = text // the words that were passed over stand there
		return nil, err
	}
	f.fates(settled)
	f.out.Whether, f.out.Asked = f.asks()
	return f.out, nil
}

// asks are the questions in what is said, of the question as it is then.
func (f *follower) asks() ([]Whether, Topic) {
	r := f.r
	told := r.events
	defer func() { r.events = told }()
	r.events = nil
	for _, text := range f.out.Question.Events {
		r.events = append(r.events, line{text: text})
	}
	topic := NoTopic
	for _, p := range r.pending {
		if topic == NoTopic {
			topic = topicOf(r.raw(p.from, p.to))
		}
	}
	return r.askedWhether(), topic
}

// fateTold takes from the question what state-based actions do in the end, which follows from what
// was told before it, and gives it back.
func (t *teller) fateTold() string {
	last := len(t.q.Events) - 1
	if last < 1 || !strings.Contains(t.q.Events[last], dies) && !strings.Contains(t.q.Events[last], isTaken) {
		return ""
	}
	told := t.q.Events[last]
	t.q.Events = t.q.Events[:last]
	return told
}

// fates tells anew what state-based actions do in the end, where the question told it.
func (f *follower) fates(settled string) {
	if settled == "" {
		return
	}
	board := f.r.boardAfter(f.out.Question)
	var dying []line
	for i := range f.r.things {
		if t := &f.r.things[i]; t.card == nil || t.card.Types&engine.Creature != 0 {
			if how := f.r.fate(board, i); how != stays && how != unsure {
				dying = append(dying, line{text: f.r.called(i) + how})
			}
		}
	}
	if len(dying) > 0 {
		f.out.Question.Events = append(slices.Clip(f.out.Question.Events), atOnce(texts(dying)))
	}
}

// follower reads one such text.
type follower struct {
	flag
	r   *reader
	out *Followed
	// instead is set where something takes the place of something, of what it says behind
	// "instead of"; besides where something comes besides.
	instead, besides bool
	of               string
}

// lead passes over the words that only say that something is supposed, and notes whether it is
// instead of something or besides.
func (f *follower) lead() {
	toks := lex.Scan(f.text)
	at := func(i int) string { return toks[min(i, len(toks)-1)].Text }
	blank := func(from, to int) {
		f.text = f.text[:toks[from].Start] + strings.Repeat(spaceMark, toks[to-1].End-toks[from].Start) + f.text[toks[to-1].End:]
	}
	for i := 0; ; {
		n := lexicon.Phrase(lexicon.FollowLead, func(k int) string { return at(i + k) })
		if n == 0 {
			break
		}
		blank(i, i+n)
		i += n
	}
	for i := 0; i < len(toks)-1; i++ {
		f.besides = f.besides || lexicon.Plays(toks[i].Text, lexicon.Besides)
		if !lexicon.Plays(toks[i].Text, lexicon.InPlace) {
			continue
		}
		f.instead = true
		to := i + 1
		if at(to) == "of" {
			for to++; to < len(toks)-1 && toks[to].Kind != lex.PunctToken; to++ {
			}
			f.of = strings.TrimSpace(f.text[toks[i+1].End:toks[to-1].End])
		}
		blank(i, to)
		i = to - 1
	}
}

// change takes up what is said.
func (f *follower) change() *lex.Error {
	for _, shape := range []func() (done bool, err *lex.Error){f.number, f.count, f.removal} {
		done, err := shape()
		if err != nil || done {
			return err
		}
	}
	return f.statements()
}

// no refuses the whole of what is said.
func (f *follower) no(says say.Message) *lex.Error {
	return f.r.refuse("not_understood", 0, len(f.r.toks)-1, says)
}

// nothingNew refuses what changes nothing.
func (f *follower) nothingNew() *lex.Error {
	return f.no(say.New("I find nothing here that changes the question."))
}

// statements reads what is said as sentences of a paragraph.
func (f *follower) statements() *lex.Error {
	r := f.r
	for _, s := range r.sentences() {
		if !r.sentence(s) || !r.uncaused() {
			return r.refusal()
		}
	}
	if words := f.passedOver(); words != "" {
		return f.no(say.New("I do not understand \"%s\" here, and it may bear on the ruling.", words))
	}
	for _, p := range r.pending {
		if err := r.unknownIn(p); err != nil {
			return err
		}
	}
	effects, facts, events := fresh(texts(r.effects), f.base.Effects), fresh(texts(r.facts), f.base.Facts), texts(r.events)
	if !f.besides {
		events = beyond(events, f.base.Events)
	}
	if len(effects)+len(facts)+len(events) == 0 && r.edition == "" {
		if asked, _ := f.asks(); len(asked) > 0 {
			return nil // only something else is asked
		}
		return f.nothingNew()
	}
	if len(r.seats) > len(f.board.Players) {
		f.out.Question.Players = r.names()
	} else {
		f.out.Question.Players = f.board.Players
	}
	f.out.Edition = r.edition
	if x := slices.IndexFunc(facts, isX); x >= 0 && !slices.ContainsFunc(f.base.Facts, isX) {
		return f.no(say.New("What X is was counted in what happens; say the number that changes there."))
	}
	f.facts(facts)
	if err := f.effects(effects, len(events) > 0); err != nil {
		return err
	}
	return f.events(events)
}

// isX reports whether a fact tells the value of X.
func isX(fact string) bool {
	const x = "X is "
	return strings.HasPrefix(fact, x)
}

// fresh are the texts that are not among others.
func fresh(list, known []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(text string) bool { return slices.Contains(known, text) })
}

// passedOver are words that were read as talk, or as a question although they begin none: of what
// is supposed nothing may be passed over. Empty where there are none.
func (f *follower) passedOver() string {
	for _, words := range f.r.aside {
		return words
	}
	for _, words := range f.r.wanted {
		first := lex.Scan(words)[0].Text
		if f.onlyEdition(words) {
			continue
		}
		if !interrogative(first) && !lexicon.Plays(first, lexicon.Modal) && !lexicon.Plays(first, lexicon.AskingVerb) {
			return words
		}
	}
	return ""
}

// playing is what players do under any rules.
const playing = "play"

// onlyEdition reports whether words name the edition that is wanted, and tell nothing besides.
func (f *follower) onlyEdition(words string) bool {
	return f.r.edition != "" && strings.Contains(words, f.r.edition) && !slices.ContainsFunc(lex.Scan(words), func(t lex.Token) bool {
		v, verb := lexicon.VerbOf(t.Text)
		return t.Kind == lex.PunctToken || lexicon.Plays(t.Text, lexicon.Joint) || lexicon.Plays(t.Text, lexicon.Denies) || t.Text != f.r.edition && t.Kind == lex.NumberToken || verb && v.Event && v.Plain != playing
	})
}

// beyond are the texts of which there are more than among others.
func beyond(list, known []string) []string {
	rest := slices.Clone(known)
	var more []string
	for _, text := range list {
		if at := slices.Index(rest, text); at >= 0 {
			rest = slices.Delete(rest, at, at+1)
			continue
		}
		more = append(more, text)
	}
	return more
}

// facts takes up facts. One that says the same with other numbers, or whose turn it is, takes the
// place of the one before.
func (f *follower) facts(list []string) {
	q := &f.out.Question
	for _, text := range list {
		at := slices.IndexFunc(q.Facts, func(was string) bool { return factTopic(was) == factTopic(text) })
		if at >= 0 {
			f.swap(&q.Facts, at, text)
			continue
		}
		q.Facts = append(slices.Clip(q.Facts), text)
		f.out.Also.Facts = append(f.out.Also.Facts, text)
	}
}

// swap puts a part in the place of another.
func (f *follower) swap(list *[]string, at int, text string) {
	*list = slices.Clone(*list)
	f.out.Instead = append(f.out.Instead, Swap{(*list)[at], text})
	(*list)[at] = text
}

// itIs begins the fact that says whose turn it is.
const itIs = "it is "

// factTopic is what a fact tells of, whatever it says of it.
func factTopic(text string) string {
	if strings.HasPrefix(text, itIs) {
		return itIs
	}
	return numberless(text)
}

// What stands in numberless texts for a number, and between words.
const (
	numberMark = "# "
	spaceMark  = " "
)

// numberless is a text without its numbers.
func numberless(text string) string {
	var b strings.Builder
	for _, t := range lex.Scan(text) {
		switch t.Kind {
		case lex.NumberToken, lex.PTToken:
			b.WriteString(numberMark)
		default:
			b.WriteString(t.Text + spaceMark)
		}
	}
	return b.String()
}

// effects takes up effects: besides those that there are, or instead of one.
func (f *follower) effects(list []string, brought bool) *lex.Error {
	q := &f.out.Question
	if !f.instead || brought || len(list) == 0 {
		q.Effects = append(slices.Clip(q.Effects), list...)
		f.out.Also.Effects = list
		return nil
	}
	is := effectOf(list[0], q.Players)
	var found []int
	for i, text := range q.Effects {
		was := effectOf(text, q.Players)
		if f.of != "" && f.names(f.of, was.what) || f.of == "" && (was.what == is.what || was.owner == is.owner) {
			found = append(found, i)
		}
	}
	if len(found) != 1 || len(list) != 1 {
		return f.no(say.New("Instead of what? Say \"instead of\" and which."))
	}
	f.swap(&q.Effects, found[0], list[0])
	return nil
}

// names reports whether words are the name of a card, or short for it.
func (f *follower) names(words, card string) bool {
	if first, rest, ok := strings.Cut(words, spaceMark); ok && (lexicon.Plays(first, lexicon.Article) || lexicon.Plays(first, lexicon.Whose)) {
		words = rest
	}
	words = strings.ToLower(words)
	return words == strings.ToLower(card) || shortens(words, strings.ToLower(card))
}

// events takes up what happens: instead of what happened, besides it, or with other numbers.
func (f *follower) events(list []string) *lex.Error {
	q := &f.out.Question
	for k, text := range list {
		same := slices.IndexFunc(f.base.Events, func(was string) bool { return numberless(was) == numberless(text) })
		switch {
		case f.instead && k > 0, !f.instead && (f.besides || slices.Contains(q.Events, text)):
			q.Events = append(slices.Clip(q.Events), text)
			f.out.Also.Events = append(f.out.Also.Events, text)
		case same >= 0:
			f.swap(&q.Events, same, text)
		case f.instead && len(f.base.Events) == 1:
			f.swap(&q.Events, 0, text)
		case f.instead:
			return f.no(say.New("Several things happen; ask the whole question again with the one that changes."))
		default:
			return f.no(say.New("Does that happen besides, or instead? Say \"also\" or \"instead\"."))
		}
	}
	return nil
}

// ofEffect is an effect flag in its pieces.
type ofEffect struct {
	owner string // empty where none is said
	many  int
	what  string // the card or the ability, with what it is on
}

// What stands between the pieces of an effect flag: behind whose it is, and before what it is on.
const (
	ofWhom = ": "
	onWhat = " @ "
)

// effectOf takes an effect flag to pieces.
func effectOf(text string, players []string) ofEffect {
	e := ofEffect{many: 1, what: text}
	if who, rest, ok := strings.Cut(text, ofWhom); ok && slices.ContainsFunc(players, func(p string) bool { return oracle.SameName(p, who) }) {
		e.owner, e.what = who, rest
	}
	toks := lex.Scan(e.what)
	if len(toks) > 3 && toks[0].Kind == lex.NumberToken && toks[1].Text == "x" && toks[1].Glued && !toks[2].Glued {
		e.many, e.what = toks[0].N, e.what[toks[2].Start:]
	}
	return e
}

// text is the flag again.
func (e ofEffect) text() string {
	text := e.what
	if e.many > 1 {
		text = itoa(e.many) + "x " + text
	}
	if e.owner != "" {
		text = e.owner + ": " + text
	}
	return text
}
