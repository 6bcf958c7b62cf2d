package oracle

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// Card is what the card index knows of a card.
type Card struct {
	Name, TypeLine string
	Types          engine.Types
	Subtypes       []string
	Colors         engine.Colors
	// ColorUnknown is set where the index does not know its colors.
	ColorUnknown bool
	Keywords     []string
	// Power, Toughness, Loyalty and ManaValue are engine.Unset where the card
	// has none or the index does not know.
	Power, Toughness, Loyalty, ManaValue int
	// Variable is how many {X} are in its mana cost.
	Variable int
	// Effects are its abilities as understood.
	Effects []Ability
	// Does is what it does when it resolves, as an instruction; nil where it is no
	// spell or that cannot be read.
	Does *engine.Effect
	// Modes are the modes of a spell, of which Choose says how many are chosen.
	Modes  []Mode
	Choose Choice
	// Unread is set where a spell says more of what it does when it resolves than Does and
	// Effects hold; Costs where casting it has an additional cost.
	Unread, Costs bool
	// CastTriggers is set where its being cast triggers something of its own.
	CastTriggers bool
	// Activated are its activated abilities, in the order of its text.
	Activated []Activated
	// Triggers are its triggered abilities as understood; Unwatched is how many more
	// it has whose event was not understood.
	Triggers  []engine.Effect
	Unwatched int
	// Statics is set on a permanent that has static abilities of other sorts, which may
	// bear on a ruling; Bears are the letters of the bearings that they have, none where not all are known.
	Statics bool
	Bears   string
	// Makes are what its static abilities make of things: types, colors, abilities.
	Makes []engine.Effect
	// Alters is set where more of them changes that, or gives keywords that decide what damage
	// does, and could not be read; Takes on an Aura that gives what it enchants to its
	// controller.
	Alters, Takes bool
	// Restricts is set on a permanent that says which others can't attack, block or be
	// blocked.
	Restricts bool
	// Mana is what tapping it adds: symbols, with "/" between those of which one is chosen, and behind those for which it deals damage to
	// who taps it "!" and how much; SomeMana where it does something else too or more has to be known, "" where tapping it alone
	// adds none.
	Mana string
	// Sizes tells of whom its static abilities say that they get more or less power and toughness.
	Sizes Sizes
	// Adventure is set on a card that has an Adventure.
	Adventure bool
}

// SomeMana is the Mana of a card of which more has to be known.
const SomeMana = "?"

// Cards is the card index a question is read with: the built-in catalogue, or
// imported cards. Names are matched whatever their case.
type Cards interface {
	// Lookup finds a card by its name or the name of one of its faces.
	Lookup(name string) (Card, bool)
	// Candidates are names of cards close to one that is not there.
	Candidates(name string) []string
	// ShortFor are those of the Candidates for which the words are only short.
	ShortFor(words string) []string
	// Begins is false only where no name that Lookup finds begins with these words and goes on.
	Begins(words string) bool
}

// Question is what `apnap resolve` is asked, flag by flag, in the order given.
type Question struct {
	// Players are in turn order; the first is active unless Active says otherwise.
	Players                []string
	Active                 string
	Effects, Facts, Events []string
	Edition                cr.Edition
	// Numbers are what effects without a name are numbered by, nil where each has
	// the number of its place, counted from 1.
	Numbers []int
}

// number is what the effect at a place is numbered by.
func (q *Question) number(at int) int {
	if at < len(q.Numbers) {
		return q.Numbers[at]
	}
	return at + 1
}

// Understood says how one effect of a question was read.
type Understood struct {
	// Effect is its label, Controller its controller's name.
	Effect, Controller string
	// Of is which effect of the scenario it is.
	Of engine.EffectID
	// Says is the effect in the standard words, with the question's names.
	Says string
	// Class is "self", "control", "copy", "back_face", "other" or "instruction".
	Class string
	// Prevention is set on prevention effects.
	Prevention bool
	// Scope is "replacement", "prevention", "cant" or "instruction".
	Scope string
	// Read is the effect itself. Words is set where Says are the words it was given
	// in, and no restatement.
	Read  *engine.Effect
	Words bool
	// Called is what things are called in the effect's words, by what calls a player
	// or an object in the language wanted.
	Called func(call func(*engine.Board, engine.Entity) string) *inenglish.Names
}

// Reading is a question as understood.
type Reading struct {
	Scenario   *engine.Scenario
	Understood []Understood
	// Assumptions are whole sentences without their final stop.
	Assumptions []say.Message
	// Apart are the same, a sentence for each thing.
	Apart []say.Message
	// Flags tells for each effect of the scenario which of the question's it comes
	// from, -1 for one that the rules or the facts bring.
	Flags []int
	// Sentences are what each fact flag holds, by the flag's words.
	Sentences map[string][]string
	// Unattacked are the abilities left out that trigger on the attack of which the question tells only the combat damage.
	Unattacked []engine.EffectID
	// Unweighed are the names of the things of which it can't be said that they change nothing, because what they may look at is left aside.
	Unweighed []string
}

// Read reads a question: its effects, then the facts, then the events. What is
// not understood is an Error whose Where is "effect", "fact" or "event" and
// whose Text is the flag's value.
func Read(q Question, cards Cards) (*Reading, *lex.Error) {
	if err := tooMany(q); err != nil {
		return nil, err
	}
	r := newAsker(q, cards)
	if err := r.readParts(); err != nil {
		return nil, err
	}
	return r.assemble()
}

// readParts reads every flag in its turn: players, effects, facts, events.
func (a *asker) readParts() *lex.Error {
	if err := a.readPlayers(); err != nil {
		return err
	}
	if err := readAll("effect", a.q.Effects, a.readEffect); err != nil {
		return err
	}
	a.sourceFlags()
	if err := readAll("fact", a.q.Facts, a.readFact); err != nil {
		return err
	}
	a.applyChanges()
	if err := a.bindFlags(); err != nil {
		return placed(err, "effect", err.Text)
	}
	return readAll("event", a.q.Events, a.readEvent)
}

// mostSentences bounds the facts, and the events, of a question.
const mostSentences = 400

// tooMany refuses a question with more parts than one ruling can have.
func tooMany(q Question) *lex.Error {
	switch {
	case len(q.Effects) > engine.MaxEffects:
		return tooManyEffects()
	case len(q.Facts) > mostSentences:
		return &lex.Error{Code: "too_large", Where: "fact", Says: say.New("That is more facts at once than I can weigh.")}
	case len(q.Events) > mostSentences:
		return &lex.Error{Code: "too_large", Where: "event", Says: say.New("That is more events at once than I can follow.")}
	}
	return nil
}

// tooManyEffects refuses more effects than the engine takes.
func tooManyEffects() *lex.Error {
	return &lex.Error{Code: "too_large", Where: "effect", Says: say.New("That is more effects at once than I can weigh.")}
}

// readAll reads the texts of one sort of flag.
func readAll(where string, texts []string, read func(string) *lex.Error) *lex.Error {
	for _, text := range texts {
		if err := within(text, read); err != nil {
			return placed(err, where, text)
		}
	}
	return nil
}

// within reads a text that is not beyond MaxText.
func within(text string, read func(string) *lex.Error) *lex.Error {
	if lex.TooLong(text) {
		return lex.TooLarge(text)
	}
	return read(text)
}

// placed says where in the question an error stands, unless it says so itself.
func placed(err *lex.Error, where, text string) *lex.Error {
	if err.Where == "" {
		err.Where = where
	}
	if err.Text == "" {
		err.Text = text
	}
	return err
}
