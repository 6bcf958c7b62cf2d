package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// badChoice is the refusal of a choice that what an effect has chosen as its object enters
// does not offer: a creature type where it is a color (cr.EntersChosenOnce).
func (b *builder) badChoice(inst *engine.Instance, what binding) *lex.Error {
	word := what.word
	if what.slot == slotChosen && what.to.IsObject() {
		word = b.board.Objects[what.to.Object].Name
	} else if what.slot != slotWord {
		return nil
	}
	asked := false
	for i := range inst.Effect.Do {
		c := &inst.Effect.Do[i]
		if c.Kind != engine.EnterChoose || c.What == "object" {
			continue
		}
		if wordFits(c, word, what.slot) {
			return nil
		}
		asked = true
	}
	if !asked {
		return nil
	}
	return &lex.Error{Code: "illegal_choice", Where: "fact", Text: what.text, Span: [2]int{0, len(what.text)},
		Says: say.New("\"%s\" can't be chosen for %s, which asks for something else.", word, inst.Called())}
}

// wordFits reports whether a word is one of those to choose from.
func wordFits(c *engine.Change, word string, as slot) bool {
	if len(c.Options) > 0 {
		return slices.ContainsFunc(c.Options, func(o string) bool { return strings.EqualFold(o, word) })
	}
	kind := wordKind(word)
	if _, ok := shape.ColorWord(strings.ToLower(word)); ok {
		kind = aColor
	}
	switch {
	case strings.Contains(c.What, "color"):
		return kind == aColor
	case c.What == "player" || c.What == "opponent":
		return false // a player would be no word
	case strings.HasPrefix(c.What, "creature type"):
		return kind == aCreatureType && as == slotWord
	case c.What == "basic land type" || c.What == "two basic land types":
		return kind == aLandType
	case c.What == "land type":
		return kind == aLandType || typeOfSubtype(word)&engine.Land != 0
	}
	return true
}
