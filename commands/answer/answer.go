package answer

import (
	"math/big"

	"apnap/commands/wording"
	"apnap/engine/say"
)

// Ruling is the answer to one question, in the shape that the contract fixes
// for --json.
type Ruling struct {
	// ID is what the question can be gone on with, empty where it is not kept.
	ID          string        `json:"id,omitempty"`
	Edition     string        `json:"edition"`
	Assumptions []say.Message `json:"assumptions"`
	Understood  []Understood  `json:"understood"`
	// Answer is what the ruling answers to what is asked where a choice is open; what one end answers stands
	// before it.
	Answer string `json:"answer,omitempty"`
	// Idle is what the question names that changes nothing in the answer.
	Idle       []say.Message `json:"idle,omitempty"`
	Choice     *OpenChoice   `json:"choice"`
	Matters    bool          `json:"matters"`
	Outcomes   []Outcome     `json:"outcomes"`
	Assured    []Assured     `json:"assured,omitempty"`
	Orders     *big.Int      `json:"orders"`
	Complete   bool          `json:"complete"`
	Rules      []string      `json:"rules"`
	Also       []string      `json:"also,omitempty"` // numbers in document T.10
	Today      *Today        `json:"today,omitempty"`
	After      *After        `json:"after,omitempty"`      // of a question that changes an earlier one
	Read       *Read         `json:"read,omitempty"`       // of a whole question in a paragraph
	LeftAside  []string      `json:"left_aside,omitzero"`  // the words of it that decide nothing
	Asked      []string      `json:"asked,omitempty"`      // the words of it that say what is wanted
	Unanswered []string      `json:"unanswered,omitempty"` // its questions of another situation than the one ruled on
	LeftOut    []string      `json:"left_out,omitempty"`   // the words of it that a confirmed reading leaves out
}

// Understood says how one effect was read.
type Understood struct {
	Effect     string `json:"effect"`
	Controller string `json:"controller"`
	Says       string `json:"says"`
	Class      string `json:"class"`
	Prevention bool   `json:"prevention"`
}

// OpenChoice is the choice that is to be made next.
type OpenChoice struct {
	Kind    string         `json:"kind"`
	Chooser string         `json:"chooser"`
	Event   string         `json:"event"`
	Effect  string         `json:"effect,omitempty"` // the effect that asks
	Rules   []string       `json:"rules"`
	Also    []string       `json:"also,omitempty"`
	Options []ChoiceOption `json:"options"`
	Parts   []string       `json:"parts,omitempty"` // what a division divides among
	Total   int            `json:"total,omitempty"` // how much is divided
}

// ChoiceOption is one answer to a choice.
type ChoiceOption struct {
	ID       string `json:"id"`
	Label    string `json:"label"`
	Outcomes []int  `json:"outcomes"` // positions in Ruling.Outcomes
}

// Outcome is one distinct end, with one way that leads to it.
type Outcome struct {
	Says    string               `json:"says"`
	Facts   []wording.Fact       `json:"facts"`
	Choices []string             `json:"choices"`
	Trace   []*wording.TraceStep `json:"trace"`
	Remarks []say.Message        `json:"remarks,omitempty"`
	// Triggers are the abilities that trigger on what happened.
	Triggers []wording.Trigger `json:"triggers,omitempty"`
	// Made are the choices as people read them; Choices are what --choose takes.
	Made []Made `json:"-"`
}

// Made is a choice made as people read it.
type Made struct {
	// Says is "CHOOSER: OPTION".
	Says say.Message
	// By is the chooser, and Option what they chose by itself; nil where it has no words of
	// its own.
	By     string
	Option say.Sayer
}

// MadeSays are the choices that lead here, in order; who makes several in a row is named
// once.
func (o *Outcome) MadeSays(l say.Language) string {
	parts := make([]say.Sayer, len(o.Made))
	for i, made := range o.Made {
		parts[i] = made.Says
		if i > 0 && made.Option != nil && made.By == o.Made[i-1].By {
			parts[i] = made.Option
		}
	}
	return say.Joined(parts, say.New("; then ")).In(l)
}

// TriggersSay is what an end tells of them, nothing where none triggers.
func (o *Outcome) TriggersSay(l say.Language) string {
	if len(o.Triggers) == 0 {
		return ""
	}
	says := make([]say.Message, len(o.Triggers))
	for i := range o.Triggers {
		says[i] = o.Triggers[i].Says
	}
	return l.Say("Triggers on it: %s.", say.Row(says, "; "))
}

// Assured is what one of several choosers can bring about alone, whatever the
// others choose.
type Assured struct {
	Player   string `json:"player"`
	Outcomes []int  `json:"outcomes"` // positions in Ruling.Outcomes, none when no end is sure
}

// Today compares a ruling under an old edition with the newest one.
type Today struct {
	Differs  bool      `json:"differs"`
	Chooser  *string   `json:"chooser"` // nil when nobody is asked
	Outcomes []Outcome `json:"outcomes"`
	Says     string    `json:"says"`
}

// After tells what a ruling changes of an earlier one, and how that one ends.
type After struct {
	// ID is the earlier ruling's.
	ID string `json:"id,omitempty"`
	Changes
	// Differs says whether who chooses or the ends are others than before.
	Differs bool `json:"differs"`
	// Chooser is who chose before, nil where nobody was asked, and Outcomes are the ends.
	Chooser  *string   `json:"chooser"`
	Outcomes []Outcome `json:"outcomes"`
	// Says tells the changes and the ends before in words.
	Says string `json:"says"`
}

// Changes are what somebody said after a ruling, and what of the question it changes: each
// string is what the flag of its sort takes.
type Changes struct {
	// Said are the words.
	Said string `json:"said"`
	// Effects, Facts and Events came, Without went, Instead took the place of others.
	Effects []string   `json:"effects,omitempty"`
	Facts   []string   `json:"facts,omitempty"`
	Events  []string   `json:"events,omitempty"`
	Without []string   `json:"without,omitempty"`
	Instead []Replaced `json:"instead,omitempty"`
}

// Replaced is a part of a question that took the place of another.
type Replaced struct {
	Was string `json:"was"`
	Is  string `json:"is"`
}

// Read is what was found in a whole question told in a paragraph: each string is
// what the flag of `apnap resolve` with that name takes.
type Read struct {
	Asker   string   `json:"asker"`
	Players []string `json:"players"`
	Effects []string `json:"effects"`
	Facts   []string `json:"facts"`
	Events  []string `json:"events"`
	// Edition is the year of the rules that the paragraph names, where it names one.
	Edition string `json:"edition,omitempty"`
	// Second is set where the second reader made the parts.
	Second bool `json:"second_reader,omitempty"`
	// Example is set where the event is one taken as an example, because the paragraph names none.
	Example bool `json:"example,omitempty"`
	// Undivided is the attacker of whose damage nobody says how it is divided among its blockers, which is left aside.
	Undivided string `json:"undivided,omitempty"`
	// Mine are the cards that are taken to be whoever asks's, because nobody says whose they are and they do nothing otherwise.
	Mine []string `json:"mine,omitempty"`
}
