package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// Retold is a fact or an event that somebody told as people talk, and what it says
// in the words of the flags.
type Retold struct {
	Said string
	As   []string
}

// ReadFlags reads a question that comes flag by flag. A fact or an event that is not
// in the words of the flags is read as a paragraph's sentence, in the place where it
// stands, and put into those words; what came of each is listed. The speaker is the
// player who says "I", empty where nobody knows. Errors are those of oracle.Read; what
// may mean several things has readings that take the place of the whole flag. An index that
// remembers gives what it gave before.
func ReadFlags(q oracle.Question, speaker string, cards oracle.Cards) (*oracle.Reading, []Retold, *lex.Error) {
	if r, remembers := cards.(*Remembered); remembers {
		return r.flags(&q, speaker)
	}
	return readFlags(&q, speaker, cards)
}

// readFlags reads a question flag by flag.
func readFlags(q *oracle.Question, speaker string, cards oracle.Cards) (*oracle.Reading, []Retold, *lex.Error) {
	read, t, err := tell(*q, speaker, cards)
	if err != nil {
		return nil, nil, err
	}
	return read, t.told, nil
}

// tell reads a question flag by flag, with the teller that has all of it in the words of the
// flags.
func tell(q oracle.Question, speaker string, cards oracle.Cards) (*oracle.Reading, *teller, *lex.Error) {
	t := &teller{q: q, speaker: speaker, cards: cards}
	t.q.Effects, t.q.Facts, t.q.Events = slices.Clone(q.Effects), slices.Clone(q.Facts), slices.Clone(q.Events)
	t.bring()
	for {
		read, err := oracle.Read(t.q, cards)
		if err == nil {
			again, refused := t.resolve(read)
			if again {
				continue
			}
			if refused != nil {
				return nil, nil, refused
			}
			if t.tellCountered(read.Scenario) || t.tellCasts(read.Scenario) {
				continue
			}
			if again, refused = t.tellAttacked(read.Scenario); again {
				continue
			} else if refused != nil {
				return nil, nil, refused
			}
			if refused = oracle.CounteredToo(read.Scenario); refused != nil {
				return nil, nil, refused
			}
			return read, t, nil
		}
		again, refused := t.retell(err)
		if !again {
			return nil, nil, refused
		}
	}
}

// teller puts the flags of one question into their own words, one after the other.
type teller struct {
	q       oracle.Question
	speaker string
	cards   oracle.Cards
	told    []Retold
	// attack is the event that the last attack became, and fights are the events that attacks and blocks became.
	attack string
	fights map[string]bool
	// done are the texts that came of flags, which are not put into words again.
	done map[string]bool
	// casts are, by what a spell does, the words that it is cast where only the former was
	// taken up.
	casts map[string]string
}

// bring takes up the effects of cards that facts say somebody controls, unless an effect
// flag gives them already.
func (t *teller) bring() {
	for at := 0; at < len(t.q.Facts); at++ {
		if text := t.q.Facts[at]; !strings.Contains(text, " control") || slices.ContainsFunc([]string{"abilit", "face down", "copy", "phased"}, func(w string) bool { return strings.Contains(text, w) }) {
			continue // what takes a card's own abilities away is no bringing of them
		}
		if out, err := t.speak("fact", at); err == nil && len(out.effects) > 0 {
			t.put("fact", at, out)
			at += len(out.facts) - 1
		}
	}
}

// spoken are the words that came of one flag.
type spoken struct {
	players, effects, facts, events []string
	// attacked is set where the last event is the damage of an attack.
	attacked bool
	// cast says that somebody casts the spell of which the first event tells.
	cast string
}

// retell puts the flag that an error is about into the words of the flags; without
// success it gives the refusal.
func (t *teller) retell(err *lex.Error) (again bool, refused *lex.Error) {
	if len(err.Readings) > 0 || err.Contrary || err.Where != "event" && err.Where != "fact" || t.done[err.Text] || err.Code == "too_large" || err.Code == "illegal_choice" {
		return false, err
	}
	list := t.q.Events
	if err.Where == "fact" {
		list = t.q.Facts
	}
	at := slices.Index(list, err.Text)
	if at < 0 {
		return false, err
	}
	out, no := t.speak(err.Where, at)
	if no != nil {
		return false, moreExact(no, err)
	}
	t.put(err.Where, at, out)
	return true, nil
}

// moreExact is, of two refusals of one text, the one that says more.
func moreExact(told, plain *lex.Error) *lex.Error {
	if told.Unread || told.Code == "unknown_card" {
		return plain
	}
	told.Where = plain.Where
	return told
}

// put takes up the words that came of a flag.
func (t *teller) put(where string, at int, out *spoken) {
	said := Retold{As: slices.Concat(out.effects, out.facts, out.events)}
	t.q.Players = out.players
	t.q.Effects = append(t.q.Effects, out.effects...)
	if where == "fact" {
		said.Said = t.q.Facts[at]
		t.q.Facts = slices.Concat(t.q.Facts[:at], out.facts, t.q.Facts[at+1:])
	} else {
		said.Said = t.q.Events[at]
		if out.attacked {
			t.attack = out.events[len(out.events)-1]
		}
		t.fought(said.Said, out.events)
		t.q.Facts = append(t.q.Facts, out.facts...)
		t.q.Events = slices.Concat(t.q.Events[:at], out.events, t.q.Events[at+1:])
	}
	if t.done == nil {
		t.done = map[string]bool{}
	}
	for _, text := range said.As {
		t.done[text] = true
	}
	t.told = append(t.told, said)
	if out.cast != "" && len(out.events) > 0 {
		if t.casts == nil {
			t.casts = map[string]string{}
		}
		t.casts[out.events[0]] = out.cast
	}
}

// before is the question without the flag at a place and what comes after it.
func (t *teller) before(where string, at int) oracle.Question {
	q := t.q
	if where == "fact" {
		q.Facts, q.Events = q.Facts[:at:at], nil
		return q
	}
	q.Events = q.Events[:at:at]
	return q
}

// speak reads a flag as a sentence of a paragraph.
func (t *teller) speak(where string, at int) (*spoken, *lex.Error) {
	base := t.before(where, at)
	text := t.q.Events
	if where == "fact" {
		text = t.q.Facts
	}
	last := len(base.Events) - 1
	f := &flag{attacked: where == "event" && last >= 0 && base.Events[last] == t.attack, where: where, text: strings.ReplaceAll(text[at], "@", ""), base: base, cards: t.cards}
	if m, ok := t.cards.(*Remembered); ok {
		return m.speak(f, t.speaker)
	}
	return f.speak(t.speaker)
}

// flag is one flag to be put into other words, and what is known where it stands.
type flag struct {
	where, text string
	base        oracle.Question
	board       oracle.Board
	cards       oracle.Cards
	// attacked is set where the flag before it is an attack.
	attacked bool
}

// speak reads what stands before the flag, and then the flag.
func (f *flag) speak(speaker string) (out *spoken, err *lex.Error) {
	if f.board, err = oracle.ReadBoard(f.base, f.cards); err != nil {
		return nil, err
	}
	return f.read(speaker)
}

// read puts the flag into words, said by the player named; with nobody named, it asks
// who speaks where several could.
func (f *flag) read(speaker string) (*spoken, *lex.Error) {
	r, err := f.reader(speaker, f.opponentOf(speaker))
	if err != nil {
		return nil, err
	}
	if at, ok := f.stranger(r); ok {
		return nil, f.whoIs(r, at, speaker)
	}
	out, err := f.say(r)
	if err != nil {
		return nil, f.runnable(err, speaker)
	}
	return out, nil
}

// opponentOf is the only player besides the one who speaks, or the one called so.
func (f *flag) opponentOf(speaker string) string {
	var others []string
	for _, p := range f.board.Players {
		if oracle.SameName(p, "opponent") {
			return p
		}
		if !oracle.SameName(p, speaker) && !oracle.SameName(p, "you") {
			others = append(others, p)
		}
	}
	if len(others) == 1 && (speaker != "" || len(f.board.Players) == 2) {
		return others[0]
	}
	return ""
}

// reader is a reader of the flag's text that knows what the question spoke of before.
func (f *flag) reader(speaker, opponent string) (*reader, *lex.Error) {
	q := Question{Text: f.text, Speaker: speaker, Players: f.board.Players, Opponent: opponent, Edition: f.base.Edition}
	r := newReader(q, newIndex(f.cards))
	r.base, r.flagged, r.attackedBefore = f.base, true, f.attacked
	if err := r.findPeople(q); err != nil {
		return nil, err
	}
	for i := range f.board.Things {
		r.know(&f.board.Things[i])
	}
	return r, nil
}

// know makes a thing of the question one that can be spoken of.
func (r *reader) know(k *oracle.Thing) {
	t := thing{name: k.Name, words: strings.ToLower(k.Name), owner: nobody, many: 1, flag: k.Source, fact: true, on: k.On}
	if k.Of != "" {
		t.owner = r.seatOf(k.Of)
	}
	if t.card = r.cards.find(strings.TrimRight(k.Name, " 0123456789")); t.card != nil {
		t.words = ""
	}
	r.things = append(r.things, t)
}

// stranger finds, among the players that the words speak of, the speaker or an
// opponent of whom nobody knows which of the players named that is.
func (f *flag) stranger(r *reader) (seat, bool) {
	if !slices.ContainsFunc(f.board.Players, func(p string) bool {
		return !oracle.SameName(p, "you") && !oracle.SameName(p, "opponent") && !oracle.SameName(p, r.q.Speaker)
	}) {
		return seat{}, false
	}
	for _, s := range r.seats {
		known := slices.ContainsFunc(f.board.Players, func(p string) bool { return oracle.SameName(p, s.name) })
		if !known && (s.speaker && r.q.Speaker == "" || s.unnamed) {
			return s, true
		}
	}
	return seat{}, false
}

// whoIs asks which of the players the speaker or an opponent is.
func (f *flag) whoIs(r *reader, who seat, speaker string) *lex.Error {
	at := max(0, who.at)
	if at >= len(r.toks)-1 { // nobody but "they" speaks of the player
		at = max(0, slices.IndexFunc(r.toks, func(t lex.Token) bool { return t.Text == "they" }))
	}
	err := r.refuse("ambiguous", at, at+1, say.New("Which player is \"%s\"?", r.toks[at].Raw))
	err.Where = f.where
	for _, p := range f.board.Players {
		as, opponent := speaker, p
		if who.speaker {
			as, opponent = p, f.opponentOf(p)
		}
		one, no := f.reader(as, opponent)
		if no != nil {
			continue
		}
		if _, strange := f.stranger(one); strange {
			continue
		}
		if out, no := f.say(one); no == nil {
			err.Readings = append(err.Readings, meaning(r.toks[at].Raw, p, out))
		}
	}
	if len(err.Readings) == 0 {
		return r.refuse("not_understood", at, at+1, say.New("Say which player \"%s\" is.", r.toks[at].Raw))
	}
	return err
}

// meaning is one reading of a flag: who is meant by a word, and the flag in words
// that leave nothing open.
func meaning(word, name string, out *spoken) lex.Meaning {
	return lex.Meaning{Says: isMeant(word, shape.PlayerName(name)), Text: strings.Join(slices.Concat(out.facts, out.events), "; ")}
}

// say reads the sentences of the flag. A flag says what it is there for, and nothing
// is left aside.
func (f *flag) say(r *reader) (*spoken, *lex.Error) {
	for _, s := range r.sentences() {
		if !r.sentence(s) {
			return nil, r.refusal()
		}
	}
	wanted := len(r.events)
	if f.where == "fact" {
		wanted = len(r.facts) + len(r.effects)
	}
	if f.where == "event" && len(r.effects) > 0 && (len(f.base.Events) == 0 || r.response) {
		wanted++ // a spell that has resolved before what comes next
	}
	stray := f.where == "fact" && len(r.events) > 0 || len(r.aside)+len(r.pending) > 0 || r.response && len(r.events) > 0 && len(f.base.Events) > 0
	if wanted == 0 || stray {
		return nil, r.unread(0, len(r.toks)-1, f.text)
	}
	out := &spoken{attacked: r.attacked && r.attack == len(r.events)-1, effects: texts(r.effects), facts: texts(r.facts), events: texts(r.events), players: f.base.Players, cast: r.cast}
	if len(r.seats) > len(f.board.Players) {
		out.players = r.names()
	}
	return out, nil
}

// runnable makes the readings of a refusal into flags of their own: the words that
// were not clear are replaced, and the whole put into the words of the flags.
func (f *flag) runnable(err *lex.Error, speaker string) *lex.Error {
	err.Where = f.where
	var kept []lex.Meaning
	for _, m := range err.Readings {
		again := *f
		again.text = f.text[:err.Span[0]] + m.Text + f.text[err.Span[1]:]
		r, no := again.reader(speaker, again.opponentOf(speaker))
		if no != nil {
			continue
		}
		if out, no := again.say(r); no == nil && again.readable(out) {
			if m.Text = again.text; len(out.effects) == 0 && (f.where == "fact" || len(out.facts) == 0) {
				m.Text = strings.Join(slices.Concat(out.facts, out.events), "; ")
			}
			kept = append(kept, m)
		}
	}
	if err.Readings = kept; err.Code == "ambiguous" && len(kept) < 2 {
		err.Code = "not_understood"
	}
	return err
}

// readable reports whether what came of a flag can be read in its place.
func (f *flag) readable(out *spoken) bool {
	q := f.base
	q.Players, q.Effects = out.players, slices.Concat(q.Effects, out.effects)
	q.Facts, q.Events = slices.Concat(q.Facts, out.facts), slices.Concat(q.Events, out.events)
	_, err := oracle.Read(q, f.cards)
	return err == nil || err.Code != "not_understood" || !slices.Contains(out.facts, err.Text) && !slices.Contains(out.events, err.Text)
}
