package commands

import (
	"math/big"

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
	// Idle is what the question names that changes nothing in the answer.
	Idle      []say.Message `json:"idle,omitempty"`
	Choice    *OpenChoice   `json:"choice"`
	Matters   bool          `json:"matters"`
	Outcomes  []Outcome     `json:"outcomes"`
	Assured   []Assured     `json:"assured,omitempty"`
	Orders    *big.Int      `json:"orders"`
	Complete  bool          `json:"complete"`
	Rules     []string      `json:"rules"`
	Also      []string      `json:"also,omitempty"` // numbers in document T.10
	Today     *Today        `json:"today,omitempty"`
	After     *After        `json:"after,omitempty"`     // of a question that changes an earlier one
	Read      *Read         `json:"read,omitempty"`      // of a whole question in a paragraph
	LeftAside []string      `json:"left_aside,omitzero"` // the words of it that decide nothing
	Asked     []string      `json:"asked,omitempty"`     // the words of it that say what is wanted
	LeftOut   []string      `json:"left_out,omitempty"`  // the words of it that a confirmed reading leaves out
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
	Says    string        `json:"says"`
	Facts   []Fact        `json:"facts"`
	Choices []string      `json:"choices"`
	Trace   []TraceStep   `json:"trace"`
	Remarks []say.Message `json:"remarks,omitempty"`
	// Triggers are the abilities that trigger on what happened.
	Triggers []Trigger `json:"triggers,omitempty"`
	// made are the choices as people read them; Choices are what --choose takes.
	made []say.Message
}

// madeSays are the choices that lead here, in order.
func (o *Outcome) madeSays(l say.Language) string {
	return say.Joined(o.made, say.New("; then ")).In(l)
}

// Assured is what one of several choosers can bring about alone, whatever the
// others choose.
type Assured struct {
	Player   string `json:"player"`
	Outcomes []int  `json:"outcomes"` // positions in Ruling.Outcomes, none when no end is sure
}

// TraceStep is one step of the reasoning.
type TraceStep struct {
	Says     string     `json:"says"`
	Rules    []string   `json:"rules"`
	Also     []string   `json:"also,omitempty"`
	Excluded []Excluded `json:"excluded,omitempty"`
	// told is the same step with the choice that led to it, for replies.
	told say.Message
	// last is what the last step tells beyond the verdict above it; zero for nothing.
	last say.Message
	// chief are the one or two numbers that people read behind the step.
	chief []string
}

// Excluded says why an effect did not apply at a step.
type Excluded struct {
	Effect string   `json:"effect"`
	Why    string   `json:"why"`
	Rules  []string `json:"rules,omitempty"`
}

// Today compares a ruling under an old edition with the newest one.
type Today struct {
	Differs  bool      `json:"differs"`
	Chooser  *string   `json:"chooser"` // nil when nobody is asked
	Outcomes []Outcome `json:"outcomes"`
	Says     string    `json:"says"`
}

// Fact is one thing that finally happened. Which fields a kind has, and what
// they mean, is the contract's table of facts.
type Fact struct {
	Kind          string         `json:"kind"`
	Source        string         `json:"source,omitempty"`
	Player        string         `json:"player,omitempty"`
	Object        string         `json:"object,omitempty"`
	Effect        string         `json:"effect,omitempty"`
	On            string         `json:"on,omitempty"`
	From          string         `json:"from,omitempty"`
	To            string         `json:"to,omitempty"`
	Card          string         `json:"card,omitempty"`
	Counter       string         `json:"counter,omitempty"`
	Token         string         `json:"token,omitempty"`
	What          string         `json:"what,omitempty"`
	Mana          string         `json:"mana,omitempty"`
	Amount        *int           `json:"amount,omitempty"`
	Uses          *int           `json:"uses,omitempty"`
	Under         string         `json:"under,omitempty"`
	Tapped        *bool          `json:"tapped,omitempty"`
	Counters      map[string]int `json:"counters,omitempty"`
	CopyOf        string         `json:"copy_of,omitempty"`
	Face          string         `json:"face,omitempty"`
	AttachedTo    string         `json:"attached_to,omitempty"`
	Chosen        string         `json:"chosen,omitempty"`
	How           string         `json:"how,omitempty"`
	By            string         `json:"by,omitempty"`
	Position      string         `json:"position,omitempty"`
	Shuffled      bool           `json:"shuffled,omitempty"`
	Combat        bool           `json:"combat,omitempty"`
	Unpreventable bool           `json:"unpreventable,omitempty"`
	Because       say.Message    `json:"because,omitzero"`
	Result        bool           `json:"result,omitempty"`
}
