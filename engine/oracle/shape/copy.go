package shape

import "apnap/engine"

// Exceptions are what tokens that are copies are besides what they are copies of, or instead.
func Exceptions(t *engine.Tokens) *engine.Change {
	c := &engine.Change{Kind: engine.EnterCopy, Types: t.Types, Subtypes: t.Subtypes, Keywords: t.Keywords}
	if t.NotTypes&engine.Legendary != 0 {
		c.Options = []string{engine.NotLegendary}
	}
	if t.Power != engine.Unset && t.Toughness != engine.Unset {
		c.Power, c.Toughness = Lit(t.Power), Lit(t.Toughness)
	}
	return c
}
