package engine

import (
	"math/big"

	"apnap/engine/say"
)

// Limits bounds Explore. The zero value means the default bounds.
type Limits struct {
	States   int // states visited at most
	Outcomes int // distinct outcomes kept at most
}

// End is one distinct outcome that can still be reached.
type End struct {
	Outcome *Outcome
	// Witness is a full log of answers that leads here, for Resolve.
	Witness []Answer
	// Shown are the answers of the witness that mattered, as choices made.
	Shown []Made
}

// Made is a choice made by a player.
type Made struct {
	Chooser PlayerID
	Kind    ChoiceKind
	Effect  EffectID
	Option  Option
	Parts   []string // what a division divides among
}

// Exploration is every way the remaining choices can go.
type Exploration struct {
	// Ends are the distinct outcomes, sorted by their facts.
	Ends []End
	// Choice is the first open choice that matters, nil when there is none.
	Choice *Choice
	// Prefix is the full log of answers up to Choice (passed-over ones included).
	Prefix []Answer
	// Reach lists, for each option of Choice, which Ends can be reached after it.
	Reach [][]int
	// Assured is what each of several choosers can make sure of alone.
	Assured []Assured
	// Assumed says of what the question gives no number there is taken to be enough.
	Assumed []say.Message
	// Matters is set when the ends differ.
	Matters bool
	// Orders counts the different sequences of legal answers still open.
	Orders *big.Int
	// Complete is false when a bound cut the walk short.
	Complete bool
	States   int
}

// Assured is what one player can make sure of.
type Assured struct {
	Player PlayerID
	// Ends are the positions in Exploration.Ends of those that the player can
	// bring about alone, whatever the other players choose.
	Ends []int
}
