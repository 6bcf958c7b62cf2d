package engine

import (
	"slices"
	"strconv"
	"strings"
)

// The words by which the conditions of a text ask for the result of a die or a coin, and that of any other result.
const (
	rolledWord  = "you rolled "
	winsFlip    = "you win the flip"
	losesFlip   = "you lose the flip"
	OtherResult = "another result"
)

// ByChance reports whether an instruction rolls one die or flips one coin.
func (in *Instruction) ByChance() bool {
	return (in.Verb == RollDice || in.Verb == FlipCoin) && (in.Amount == nil || in.Amount.Op == Lit && in.Amount.N == 1)
}

// ByChance reports whether a choice is the result of a die or a coin, which nobody makes.
func (c *Choice) ByChance() bool {
	return c.Kind == ChooseMode && c.Effect != NoEffect && (c.Event.Kind == RollDice || c.Event.Kind == FlipCoin)
}

// Results are the results of a die or a coin of an instruction by which those behind it tell what is done, in their words,
// and OtherResult where there are more; none where nothing hangs on it.
func Results(of *Instruction, rest []Instruction) []string {
	var words []string
	for _, list := range [][]Instruction{of.Then, of.Else, rest} {
		resultsIn(list, of.Verb, &words)
	}
	switch {
	case len(words) == 0:
		return nil
	case of.Verb == FlipCoin:
		return []string{winsFlip, losesFlip}
	case !wholeDie(words):
		words = append(words, OtherResult)
	}
	return words
}

// resultsIn lists the results of a die or a coin that conditions of instructions ask for.
func resultsIn(list []Instruction, of EventKind, words *[]string) {
	for i := range list {
		in := &list[i]
		if in.If != nil {
			resultsOf(in.If, of, words)
		}
		resultsIn(in.Then, of, words)
		resultsIn(in.Else, of, words)
	}
}

// resultsOf lists those that a condition asks for.
func resultsOf(c *Cond, of EventKind, words *[]string) {
	for i := range c.Subs {
		resultsOf(&c.Subs[i], of, words)
	}
	if c.Kind == GameHas && OfChance(c.Word) == of && !slices.Contains(*words, c.Word) {
		*words = append(*words, c.Word)
	}
}

// OfChance is what a condition asks the result of, a die or a coin; NoEvent for any other.
func OfChance(word string) EventKind {
	switch {
	case word == winsFlip, word == losesFlip:
		return FlipCoin
	case strings.HasPrefix(word, rolledWord):
		return RollDice
	}
	return NoEvent
}

// ResultSays is a result as an option is called: "1 to 9".
func ResultSays(word string) string {
	switch word {
	case winsFlip:
		return "the flip is won"
	case losesFlip:
		return "the flip is lost"
	}
	return strings.TrimPrefix(word, rolledWord)
}

// wholeDie reports whether results are all that a die of twenty sides or fewer can have: the last one open, or 20.
func wholeDie(words []string) bool {
	const to, more, most = " to ", " or higher", 20
	next := 1
	for _, word := range words {
		from, last, _ := strings.Cut(strings.TrimPrefix(word, rolledWord), to)
		from, open := strings.CutSuffix(from, more)
		low, err := strconv.Atoi(from)
		if err != nil || low != next {
			return false
		}
		if open {
			return true
		}
		if last == "" {
			last = from
		}
		high, err := strconv.Atoi(last)
		if err != nil {
			return false
		}
		next = high + 1
	}
	return next > most
}
