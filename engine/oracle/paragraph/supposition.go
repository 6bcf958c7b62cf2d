package paragraph

import (
	"fmt"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// mostSupposed bounds how much a reading may suppose, mostTried how many readings are tried, and
// mostStates how far each is walked.
const (
	mostSupposed = 3
	mostTried    = 24
	mostStates   = 4000
)

// suppose completes a paragraph that leaves open whose something is, which card of several a
// short name means, or what happens to the cards that it only names: nobody asks about an effect
// that does nothing, so that the one answer is supposed with which each does something. Such a
// reading is only one to confirm.
type suppose struct {
	cards *index
	tried int
	// found are the readings that are whole, with what comes of each.
	found []*Reading
	ends  []string
	// idle are those in which what something is supposed of does nothing, with what comes of each, and offered
	// is how many readings the first refusal offered.
	idle     []*Reading
	idleEnds []string
	offered  int
	// staged are the cards that the paragraph begins with, where they do something only if all of them are whoever asks's.
	staged []staged
	// heading are the cards that it begins with, as they stand there, where what is told behind them names each again.
	heading string
	// covers counts how often words were left out of what was supposed, and idlers how many readings were found in which
	// something does nothing, whatever else was supposed.
	covers, idlers int
	// unknown is set where one of the readings offered could not be tried for what is not known
	// of it, rather than for its words.
	unknown bool
}

// supposed is the one reading of a paragraph that a refusal leaves, with what it supposes; ok is
// false where there is none, or more than one.
func supposed(q Question, cards *index, err *lex.Error) (*Reading, bool) {
	return completed(q, cards, err).likeliest(q)
}

// supposedWhole is supposed for a paragraph of which nothing is left out, of which whose something is may also change nothing.
func supposedWhole(q Question, cards *index, err *lex.Error) (*Reading, bool) {
	s := completed(q, cards, err)
	if len(s.found) == 0 && !s.unknown {
		return s.whosever()
	}
	read, ok := s.likeliest(q)
	switch {
	case !ok:
	case s.heading != "":
		read.LeftAside, read.Taken = append(read.LeftAside, s.heading), nil
	case s.onlyMine(q, read):
		for _, t := range read.Taken {
			read.Mine = append(read.Mine, cardIn(t.For, cards))
		}
		read.Taken = nil
	case s.staged != nil && len(read.Left) == 0 && !saysSomebody(q.Text):
		for _, c := range s.staged {
			if c.who == "" {
				read.Mine = append(read.Mine, c.card.Name)
			}
		}
		read.Taken = nil
	}
	return read, ok
}

// onlyMine reports whether all that a reading supposes is that cards which stand there by themselves are whoever asks's, and
// each other answer to whose they are was tried and leaves one of them without anything to do: then nothing is left to confirm.
func (s *suppose) onlyMine(q Question, read *Reading) bool {
	if len(read.Left) > 0 || !takenForMine(read) || saysSomebody(q.Text) || (len(s.found) != 1 || s.idlers != 1<<len(read.Taken)-1) && !s.speaksOfNobody(q) {
		return false
	}
	return !slices.ContainsFunc(read.Taken, func(t Taken) bool {
		card := cardIn(t.For, s.cards)
		return card == "" || cardIn(t.Words, s.cards) != card || t.For != speakersOwn+card && t.For != speakersOwn+t.Words
	})
}

// saysSomebody reports whether a text leaves open in so many words who somebody in it is.
func saysSomebody(text string) bool {
	toks := lex.Scan(text)
	for i := range toks {
		if lexicon.Plays(toks[i].Text, lexicon.SomeHolder) || lexicon.Phrase(lexicon.SomePlayer, func(k int) string { return toks[min(i+k, len(toks)-1)].Text }) > 0 {
			return true
		}
	}
	return false
}

// completed are the readings that a refusal leaves.
func completed(q Question, cards *index, err *lex.Error) *suppose {
	s := &suppose{cards: cards}
	s.complete(q, err, nil, nil)
	return s
}

// likeliest is the one of the readings found that is likelier than the others, or comes to the same as they do; ok is
// false where there is none.
func (s *suppose) likeliest(q Question) (*Reading, bool) {
	if s.unknown || s.tried > mostTried {
		return nil, false
	}
	found := s.found
	for _, likelier := range []func(*Reading) bool{s.allDoSomething(q), takenForMine} {
		if len(found) < 2 {
			break
		}
		if likely := kept(found, likelier); len(likely) > 0 {
			found = likely
		}
	}
	if len(found) == 0 || slices.ContainsFunc(found, func(read *Reading) bool { return s.unnamed(read, q) != s.unnamed(found[0], q) }) {
		return nil, false
	}
	return found[0], true
}

// whosever is the reading in which something is whoever asks's, where it does nothing and the same comes of it whosever it is.
func (s *suppose) whosever() (*Reading, bool) {
	if len(s.idle) < 2 || len(s.idle) < s.offered || slices.ContainsFunc(s.idleEnds, func(end string) bool { return end != s.idleEnds[0] }) {
		return nil, false
	}
	at := slices.IndexFunc(s.idle, takenForMine)
	return s.idle[max(at, 0)], at >= 0
}

// speaksOfNobody reports whether a question has nobody in it but whoever asks, as far as its words go.
func (s *suppose) speaksOfNobody(q Question) bool {
	r := newReader(q, s.cards)
	return r.findPeople(q) == nil && r.alone && len(r.seats) == 1 && !slices.ContainsFunc(r.toks, func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.Person) && !lexicon.Plays(t.Text, lexicon.SpeakersWord)
	})
}

// unnamed is what comes of a reading that was found, with what was written in place of the names supposed for it: which
// card of one name it is may change nothing, where it is somebody's and not somebody.
func (s *suppose) unnamed(read *Reading, q Question) string {
	end := s.endOf(read)
	for _, t := range read.Taken {
		if somebodys(q.Text, t.Words) {
			end = strings.ReplaceAll(end, t.For, t.Words)
		}
	}
	return end
}

// somebodys reports whether words of a text stand behind one that says whose they are.
func somebodys(text, words string) bool {
	before, _, _ := strings.Cut(text, words)
	list := strings.Fields(strings.ToLower(before))
	if len(list) == 0 {
		return false
	}
	last := list[len(list)-1]
	return last == commanderWord || lexicon.Plays(last, lexicon.Possessive) || strings.HasSuffix(last, "'s")
}

// endOf is what comes of a reading that was found.
func (s *suppose) endOf(read *Reading) string { return s.ends[slices.Index(s.found, read)] }

// kept are those of a list that a condition holds for.
func kept[T any](list []T, holds func(T) bool) (out []T) {
	for _, one := range list {
		if holds(one) {
			out = append(out, one)
		}
	}
	return out
}

// allDoSomething is the condition that each card of a reading that brings effects changes what comes
// of it.
func (s *suppose) allDoSomething(q Question) func(*Reading) bool {
	return func(read *Reading) bool {
		return !slices.ContainsFunc(s.cards.namesIn(read.Effects), func(name string) bool { return !doesSomething(read, name, s.endOf(read), q, s.cards) })
	}
}

// ofTwo reports whether a card of which a reading supposes whose it is brings effects of several players in it: who says
// "Pariah is tapped" and "I control Pariah" means one Pariah.
func (s *suppose) ofTwo(read *Reading, taken []Taken) bool {
	if len(taken) == 0 {
		return false
	}
	name, whose := cardIn(taken[len(taken)-1].For, s.cards), ""
	for _, text := range read.Effects {
		who, _, _ := strings.Cut(text, ": ")
		if name == "" || cardIn(text, s.cards) != name {
			continue
		}
		if whose != "" && who != whose {
			return true
		}
		whose = who
	}
	return false
}

// takenForMine reports whether all that a reading supposes is that what nobody claims is whoever
// asks's.
func takenForMine(read *Reading) bool {
	return !slices.ContainsFunc(read.Taken, func(t Taken) bool {
		return !strings.HasPrefix(t.For, speakersOwn) || strings.HasPrefix(t.For, speakersOther)
	})
}

// speakersOwn begins what is whoever asks's, speakersOther what is the opponent's, or the opponent.
const (
	speakersOwn   = "my "
	speakersOther = "my opponent"
)

// complete looks for what a refused paragraph leaves open.
func (s *suppose) complete(q Question, err *lex.Error, taken []Taken, names []string) {
	if s.each(q, err, taken, names); len(s.found) == 0 && len(taken) == 0 {
		s.stage(q)
	}
}

// each reads a paragraph with each of the readings that a refusal offers. The names are those of
// the cards of which something was supposed.
func (s *suppose) each(q Question, err *lex.Error, taken []Taken, names []string) {
	if err.Contrary || err.Where != "question" || err.Code != "ambiguous" || err.Span[0] >= err.Span[1] || len(taken) == mostSupposed {
		return
	}
	if len(taken) == 0 {
		s.offered = len(err.Readings)
	}
	words := q.Text[err.Span[0]:err.Span[1]]
	for _, m := range err.Readings {
		meant, must := q, slices.Clone(names)
		meant.Text = q.Text[:err.Span[0]] + m.Text + q.Text[err.Span[1]:]
		switch name := s.namedIn(&m, err.Readings); {
		case name != "":
			must = append(must, name)
		case lexicon.Plays(strings.ToLower(words), lexicon.Gendered):
			continue // who writes so means one of the players, whatever comes of it
		}
		s.try(meant, append(slices.Clone(taken), Taken{Words: words, For: m.Text}), must, true)
	}
}

// namedIn is the card that has to change something for a reading to be meant: the one that it
// names, or where it names none, the one that another reading would have it be.
func (s *suppose) namedIn(m *lex.Meaning, readings []lex.Meaning) string {
	name := cardIn(m.Text, s.cards)
	for i := range readings {
		if name == "" {
			name = cardIn(readings[i].Text, s.cards)
		}
	}
	return name
}

// try reads a paragraph in which something is supposed, which a refusal offered or nobody did, and
// keeps what comes of it where each of the cards named changes it.
func (s *suppose) try(q Question, taken []Taken, names []string, offered bool) bool {
	if s.tried++; s.tried > mostTried {
		return false
	}
	read, no := readWhole(q, s.cards)
	if no != nil && no.Unread && offered && s.covers < mostGuesses {
		s.covers++
		if part, ok := (&cover{q: q, cards: s.cards, nested: true}).read(no); ok {
			read, no = part, nil
		}
	}
	if no != nil {
		s.unknown = s.unknown || offered && !no.Unread && no.Code != "ambiguous" && s.cards.find(taken[len(taken)-1].For) == nil
		if len(taken) == 0 || taken[len(taken)-1].For != q.Text {
			s.complete(q, no, taken, names)
		}
		return false
	}
	end, ok := endsOf(read.Resolve(q.Edition), s.cards)
	if !ok || offered && s.ofTwo(read, taken) {
		return false
	}
	if slices.ContainsFunc(names, func(name string) bool { return !doesSomething(read, name, end, q, s.cards) }) {
		s.idlers++
		if read.Taken = taken; offered && len(taken) == 1 && len(read.Left) == 0 {
			s.idle, s.idleEnds = append(s.idle, read), append(s.idleEnds, end)
		}
		return false
	}
	read.Taken = taken
	s.found, s.ends = append(s.found, read), append(s.ends, end)
	return true
}

// namesIn are the names of the cards that bring effects of a question.
func (x *index) namesIn(effects []string) (names []string) {
	for _, text := range effects {
		if name := cardIn(text, x); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// cardIn is the name of the one card that words name, empty for none.
func cardIn(words string, cards *index) string {
	r := newReader(Question{Text: words}, cards)
	for i := range r.toks {
		if m, ok := r.marks[i]; ok {
			return m.card.Name
		}
	}
	return r.cardInShort()
}

// cardInShort is the name of the one card that words name in short, empty for none: "my Erebos".
func (r *reader) cardInShort() string {
	for r.end = len(r.toks) - 1; r.i < r.end; r.i++ {
		if t := r.peek(); t.Kind != lex.WordToken || lexicon.Known(t.Text) {
			continue
		}
		if m, ok := r.card(true); ok {
			return m.card.Name
		}
		r.err = nil
	}
	return ""
}

// doesSomething reports whether a card changes what comes of a reading: an effect of it applies or
// could, or the end is another without it.
func doesSomething(read *Reading, name, end string, q Question, cards *index) bool {
	at := read.Resolve(q.Edition)
	if !slices.ContainsFunc(at.Effects, func(text string) bool { return strings.Contains(text, name) }) && slices.ContainsFunc(read.Events, func(text string) bool { return strings.Contains(text, name) }) {
		return true // what something happens to, and brings no effect
	}
	met, board, ok := metIn(at, cards)
	for id, applies := range met {
		if ok && applies && strings.EqualFold(board.Objects[id].Name, name) {
			return true
		}
	}
	at.Effects = slices.DeleteFunc(slices.Clone(at.Effects), func(text string) bool { return strings.Contains(text, name) })
	without, ok := endsOf(at, cards)
	return ok && len(at.Effects) < len(read.Effects) && without != end
}

// endsOf tells all that a question can come to, so that two that come to the same are told alike;
// ok is false where that is not known.
func endsOf(q oracle.Question, cards *index) (ends string, ok bool) {
	asked := cards.along(&q)
	x := asked.explored()
	if x == nil || !x.Complete {
		return "", false
	}
	if asked.told == "" {
		asked.told = tellEnds(&asked.read.Scenario.Board, x)
	}
	return asked.told, true
}

// tellEnds tells all that something can come to.
func tellEnds(board *engine.Board, x *engine.Exploration) string {
	var list []string
	for i := range x.Ends {
		told, b := "", x.Ends[i].Outcome.Board
		if b == nil {
			b = board
		}
		for _, f := range x.Ends[i].Outcome.Facts {
			ev := &f.Event
			who := b.EntityName(engine.Entity{Object: engine.NoObject, Player: ev.Player}) // players may stand in another order
			told += fmt.Sprintln(ev.Kind, b.EntityName(engine.Entity{Object: ev.Object, Player: engine.NoPlayer}), who, b.EntityName(ev.To), ev.Dest, ev.Counter, f.Amount, f.Nothing)
			if e := ev.Entry; e != nil {
				told += fmt.Sprintln(e.Tapped, e.Counters, e.CopyOf)
			}
		}
		list = append(list, told+fmt.Sprint(len(x.Ends[i].Outcome.Triggers)))
	}
	slices.Sort(list)
	return strings.Join(list, "\n")
}

// metIn tells of each thing of a question that has effects whether one of them applies to what
// happens or could; ok is false where that is not known.
func metIn(q oracle.Question, cards *index) (sources map[engine.ObjectID]bool, board *engine.Board, ok bool) {
	read, err := cards.read(q)
	if err != nil {
		return nil, nil, false
	}
	end, failed := explore.Resolve(read.Scenario, nil)
	if failed != nil {
		return nil, nil, false
	}
	met, unprevented := map[engine.EffectID]bool{}, false
	for i := range end.Trace {
		step := &end.Trace[i]
		met[step.Chosen] = met[step.Chosen] || step.Kind == engine.StepApply || step.Kind == engine.StepCant || step.Kind == engine.StepUnprevented
		for _, id := range step.Candidates {
			met[id] = true
		}
		unprevented = unprevented || step.Kind == engine.StepUnprevented
		for _, x := range step.Excluded {
			met[x.Effect] = met[x.Effect] || x.Why == engine.CantBePrevented
			unprevented = unprevented || x.Why == engine.CantBePrevented
		}
	}
	sources = map[engine.ObjectID]bool{}
	for i := range read.Scenario.Effects {
		one := &read.Scenario.Effects[i]
		if one.Source == engine.NoObject {
			continue
		}
		offered := end.Choice != nil && slices.ContainsFunc(end.Choice.Options, func(o engine.Option) bool { return o.ID == one.ID })
		sources[one.Source] = sources[one.Source] || met[engine.EffectID(i)] || offered || unprevented && one.Effect.Kind == engine.Unprevented
	}
	return sources, &read.Scenario.Board, true
}

// Taken is what a reading supposes that the paragraph leaves open.
type Taken struct {
	// Words are what it leaves open, as they stand there, and For what they are taken for.
	Words, For string
}

// Says tells what is supposed.
func (t Taken) Says() say.Message {
	return say.New("\"%s\" is taken for \"%s\"", t.Words, t.For)
}
