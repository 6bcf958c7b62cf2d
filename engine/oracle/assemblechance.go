package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// chanceSaid asks what came of a coin or a die where what is carried out depends on it and nobody says it: one of the ends comes
// about in any case.
func (b *builder) chanceSaid() (err *lex.Error) {
	for h := range b.sc.Events {
		for _, r := range b.sc.Events[h].Resolve {
			inst := &b.sc.Effects[r.Effect]
			instructionList(inst.Effect.Then).Visit(&engine.Visitor{Cond: func(c *engine.Cond) {
				if err == nil && c.Kind == engine.GameHas && b.leftToChance(c.Word) {
					err = b.about(inst.Called().String(), say.New("Say what came of it, which decides what %s does: \"%s\".", inst.Called(), c.Word))
					err.Code = "ambiguous"
				}
			}})
		}
	}
	return err
}

// leftToChance reports whether words tell what came of a coin or a die of which nobody says anything.
func (b *builder) leftToChance(word string) bool {
	const flip, rolled = " the flip", "you rolled "
	chance := func(said string) bool {
		return strings.HasSuffix(word, flip) && strings.HasSuffix(said, flip) || strings.HasPrefix(word, rolled) && strings.HasPrefix(said, rolled)
	}
	return chance(word) && !slices.ContainsFunc(b.board.Marks, chance)
}
