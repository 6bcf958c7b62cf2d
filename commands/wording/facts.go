package wording

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// Told is a fact with the event it tells or is about, for prose.
type Told struct {
	Fact
	Event engine.Event
	// effect is what the effect is called that still holds something.
	effect say.Message
	moves  bool // it moves damage elsewhere, rather than preventing it
	// moment tells it apart from equal facts of other moments, 0 where nothing does.
	moment int
}

// FactsOf lists what finally happened as the contract words it: in order of
// happening, equal facts merged by adding their amounts; damage of several moments of the
// question stays apart.
func FactsOf(out *engine.Outcome, s *engine.Scenario) []Told {
	m := factMaker{names: Names{Board: BoardOf(out, s), given: &s.Board}, scenario: s}
	facts := make([]Told, 0, len(out.Facts))
	for i := range out.Facts {
		facts = m.fact(facts, &out.Facts[i])
	}
	return MergeFacts(facts, true)
}

// BoardOf is the board that an outcome's facts speak of: things are called what
// the question calls them, whatever became of them, and what was made since has
// the name it was made with.
func BoardOf(out *engine.Outcome, s *engine.Scenario) *engine.Board {
	if out.Board == nil || len(out.Board.Objects) <= len(s.Board.Objects) {
		return &s.Board
	}
	board := s.Board
	board.Objects = slices.Concat(s.Board.Objects, out.Board.Objects[len(s.Board.Objects):])
	return &board
}

// MergeFacts adds up facts that differ in their amount only, and in their moment unless that
// keeps them apart.
func MergeFacts(facts []Told, apart bool) []Told {
	if !severalOfAKind(facts) {
		return facts
	}
	type place struct {
		key    string
		moment int
	}
	at := map[place]int{}
	merged := facts[:0:0]
	for _, f := range facts {
		key := place{key: FactKey(f.Fact)}
		if apart {
			key.moment = f.moment
		}
		i, seen := at[key]
		if !seen || f.Amount == nil || f.Kind == "set_life" {
			at[key] = len(merged)
			merged = append(merged, f)
			continue
		}
		merged[i].SetAmount(*merged[i].Amount + *f.Amount)
	}
	return merged
}

// severalOfAKind reports whether two of the facts are of one kind.
func severalOfAKind(facts []Told) bool {
	for i := range facts {
		for k := range facts[:i] {
			if facts[i].Kind == facts[k].Kind {
				return true
			}
		}
	}
	return false
}

// SetAmount changes the amount of the fact and of the event it tells.
func (f *Told) SetAmount(n int) {
	f.Amount, f.Event.Amount = Number(n), n
	if len(f.Event.Tokens) == 1 {
		tokens := f.Event.Tokens[0]
		tokens.N = n
		f.Event.Tokens = []engine.Tokens{tokens}
	}
}

// FactKey is everything of a fact but its amount.
func FactKey(f Fact) string {
	if f.Amount != nil {
		f.Amount = new(int)
	}
	if kind, n := entersWith(&f); n > 0 {
		f.Counters = map[string]int{kind: 0}
	}
	return f.Key()
}

// entersWith is how many counters something enters with, where all are of one kind: that
// many is as much as it is.
func entersWith(f *Fact) (kind string, n int) {
	if f.Kind != "enter" || f.Amount != nil || len(f.Counters) != 1 {
		return "", 0
	}
	for kind, n = range f.Counters {
	}
	return kind, n
}

// FactNothing is the kind of the fact that nothing happens.
const FactNothing = "nothing"

// factMaker turns the engine's facts into the contract's.
type factMaker struct {
	names    Names
	scenario *engine.Scenario
}

// fact appends the facts that tell one fact of the engine.
func (m *factMaker) fact(facts []Told, f *engine.Fact) []Told {
	switch {
	case f.Nothing:
		return append(facts, Told{Fact: Fact{Kind: FactNothing, Because: f.Because}})
	case f.Skipped:
		return append(facts, Told{Fact: Fact{Kind: "skip", Player: m.names.Player(f.Event.Player), What: f.Event.What, Amount: moreThanOne(f.Amount)}, Event: f.Event})
	case f.Shield != engine.NoEffect:
		return append(facts, Told{Fact: m.shield(f), Event: f.Event, effect: Called(m.scenario, f.Shield),
			moves: m.scenario.Effects[f.Shield].Effect.Kind == engine.Replacement})
	case f.Event.Kind == engine.CreateTokens:
		return append(facts, m.creations(f)...)
	}
	fact := Told{Fact: m.event(f), Event: f.Event}
	if fact.Kind == "create" {
		fact.Event = creation(f, fact.Token)
	}
	fact.Result, fact.Event.Amount = f.Event.Result, f.Amount
	if f.Apart() {
		fact.moment = f.Moment
	}
	return append(facts, fact)
}

// shield is what an effect still holds.
func (m *factMaker) shield(f *engine.Fact) Fact {
	left := Fact{Kind: "shield_left", Effect: LabelOf(m.scenario, f.Shield)}
	if m.scenario.Effects[f.Shield].Effect.Budget.Each {
		left.On = m.names.entity(f.Event.To)
	}
	if f.IsUses {
		left.Uses = Number(f.Uses)
	} else {
		left.Amount = Number(f.Amount)
	}
	return left
}

// event words an event that happened, by its kind.
func (m *factMaker) event(f *engine.Fact) Fact {
	ev := &f.Event
	switch ev.Kind {
	case engine.Damage:
		return Fact{Kind: kindName(ev), Source: m.names.object(ev.Source), To: m.names.entity(ev.To), Amount: Number(f.Amount),
			Combat: ev.Combat, Unpreventable: ev.Unpreventable}
	case engine.PutCounters, engine.RemoveCounters:
		return Fact{Kind: kindName(ev), On: m.names.entity(ev.To), Counter: ev.Counter, Amount: Number(f.Amount)}
	case engine.Move:
		return m.move(f)
	case engine.Enter:
		return m.enter(f)
	case engine.ProduceMana:
		return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), Mana: ev.Mana}
	case engine.AttachTo:
		return Fact{Kind: kindName(ev), Object: m.names.object(ev.Object), To: m.names.entity(ev.To)}
	case engine.TurnFaceUp:
		fact := Fact{Kind: kindName(ev), Object: m.names.object(ev.Object)}
		m.entry(&fact, ev.Entry)
		fact.Tapped = nil
		return fact
	case engine.Alter:
		return Fact{Kind: kindName(ev), Object: m.names.object(ev.Object), What: inenglish.Alter(ev.Traits)}
	case engine.Regenerate, engine.Tap, engine.Untap, engine.Transform, engine.PhaseOut, engine.PhaseIn:
		return Fact{Kind: kindName(ev), Object: m.names.object(ev.Object)}
	case engine.BeginPhase:
		return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), What: ev.What, Amount: moreThanOne(f.Amount)}
	case engine.SearchLibrary:
		return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), What: searchedFor(ev)}
	case engine.ShuffleLibrary:
		return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), What: ev.What}
	case engine.Reveal:
		if ev.Until != nil {
			return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), What: "until " + inenglish.Found(ev.Until), Amount: moreThanOne(f.Amount)}
		}
		return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), What: ev.What, Amount: moreThanOne(f.Amount)}
	case engine.WinGame, engine.LoseGame:
		return Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player)}
	case engine.CastSpell, engine.CounterSpell, engine.GainControl:
		return Fact{Kind: kindName(ev), Object: m.names.object(ev.Object), Player: m.names.Player(ev.Player)}
	case engine.OtherAction:
		return m.other(f)
	}
	return m.counted(f)
}

// counted words an event of a player, and perhaps of a card, with an amount.
func (m *factMaker) counted(f *engine.Fact) Fact {
	ev := &f.Event
	fact := Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), Amount: Number(f.Amount)}
	switch ev.Kind {
	case engine.Discard, engine.Draw, engine.Mill:
		fact.Card = m.names.object(ev.Object)
	default:
		fact.Object = m.names.object(ev.Object)
	}
	if fact.Player == "" && ev.Object != engine.NoObject {
		fact.Player = m.names.holder(ev.Object)
	}
	return fact
}

// other words an action without a row in the contract's table.
func (m *factMaker) other(f *engine.Fact) Fact {
	ev := &f.Event
	fact := Fact{Kind: kindName(ev), Player: m.names.Player(ev.Player), Object: m.names.object(ev.Object)}
	if f.Amount > 0 && !shape.IsTold(ev) {
		fact.Amount = Number(f.Amount)
	}
	if which, ok := strings.CutPrefix(ev.What, "ignore "); ok {
		fact.Kind, fact.What = "ignore", which
	}
	return fact
}

// move words a change of zones that does not end on the battlefield.
func (m *factMaker) move(f *engine.Fact) Fact {
	ev := &f.Event
	moved := *ev
	moved.Amount = f.Amount
	fact := Fact{Kind: kindName(ev), Object: m.names.object(ev.Object), From: zone(ev.From), To: zone(ev.Dest), How: ev.How, Counter: ev.Counter,
		By: LabelOf(m.scenario, f.By)}
	if ev.Position == "shuffled" {
		fact.Shuffled = true
	} else {
		fact.Position = ev.Position
	}
	switch {
	case shape.SeveralTokens(&moved, m.names.Board):
		fact.Amount = Number(f.Amount)
	case ev.Object == engine.NoObject:
		fact.Object, fact.Player, fact.Amount = "card", m.names.Player(ev.Player), Number(max(f.Amount, 1))
		if ev.Uncounted() { // which no number tells
			fact.What, fact.Amount = ev.What, nil
		}
	}
	return fact
}

// enter words how something entered; a token that was created is "create".
func (m *factMaker) enter(f *engine.Fact) Fact {
	ev := &f.Event
	tapped := false
	fact := Fact{Kind: kindName(ev), Object: m.names.object(ev.Object), Under: m.names.Player(ev.Under), Tapped: &tapped}
	m.entry(&fact, ev.Entry)
	if ev.Entry != nil && ev.Entry.Created {
		fact.Kind, fact.Token, fact.Object = "create", m.names.Board.Objects[ev.Object].Name, ""
		fact.Player, fact.Amount = m.names.Player(ev.Player), Number(max(f.Amount, 1))
		fact.onlyWhenTapped()
	}
	return fact
}

// creation is the event in which a token that entered was created.
func creation(f *engine.Fact, token string) engine.Event {
	ev := f.Event
	ev.Kind = engine.CreateTokens
	one := engine.Tokens{Name: token, N: max(f.Amount, 1), Tapped: ev.Entry.Tapped, CopyOf: ev.Entry.CopyOf, Counters: ev.Entry.Counters}
	if e := ev.Entry; e.CopyOf != engine.NoObject {
		one.Types, one.NotTypes, one.Subtypes, one.Keywords = e.AddTypes, e.NotTypes, e.AddSubtypes, e.AddKeywords
		if one.Power, one.Toughness = engine.Unset, engine.Unset; e.Shape != nil {
			one.Power, one.Toughness = e.Shape[0], e.Shape[1]
		}
	}
	ev.Tokens = []engine.Tokens{one}
	return ev
}

// onlyWhenTapped leaves "tapped" out unless it is true.
func (f *Fact) onlyWhenTapped() {
	if f.Tapped != nil && !*f.Tapped {
		f.Tapped = nil
	}
}

// entry adds how a permanent entered to its fact.
func (m *factMaker) entry(fact *Fact, how *engine.Entry) {
	if how == nil {
		return
	}
	tapped := how.Tapped
	fact.Tapped = &tapped
	for _, c := range how.Counters {
		if c.N == 0 {
			continue
		}
		if fact.Counters == nil {
			fact.Counters = map[string]int{}
		}
		fact.Counters[c.Kind] += c.N
	}
	fact.CopyOf = m.names.object(how.CopyOf)
	fact.AttachedTo = m.names.entity(how.AttachedTo)
	fact.Chosen = strings.Join(how.Chosen, ", ")
	if how.BackFace {
		fact.Face = "back"
	}
}

// creations words the tokens of one event, a fact for each description.
func (m *factMaker) creations(f *engine.Fact) []Told {
	ev := &f.Event
	var facts []Told
	for _, t := range ev.Tokens {
		fact := Fact{Kind: "create", Player: m.names.Player(ev.Player), Under: m.names.Player(ev.Under)}
		m.entry(&fact, ev.Entry)
		tapped := t.Tapped || fact.Tapped != nil && *fact.Tapped
		fact.Token, fact.Amount, fact.Tapped = t.Name, Number(t.N), &tapped
		if t.CopyOf != engine.NoObject {
			fact.CopyOf = m.names.object(t.CopyOf)
		}
		fact.onlyWhenTapped()
		one := f.Event
		one.Tokens = []engine.Tokens{t}
		facts = append(facts, Told{Fact: fact, Event: one})
	}
	return facts
}

// moreThanOne is a number that is told only where it is more than one.
func moreThanOne(n int) *int {
	if n < 2 {
		return nil
	}
	return Number(n)
}

// Number is a pointer to n, so that 0 is told from nothing.
func Number(n int) *int { return &n }

// zone is a zone's name, empty where it is left open.
func zone(z engine.Zone) string {
	if z == engine.AnyZone {
		return ""
	}
	return z.String()
}

// searchedFor is what is searched for, and where if not in the whole library.
func searchedFor(ev *engine.Event) string {
	if ev.Position == "" {
		return ev.What
	}
	where := "the " + ev.Position + " cards"
	if ev.What == "" {
		return where
	}
	return where + " for " + ev.What
}
