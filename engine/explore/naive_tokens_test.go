package explore

import (
	"slices"

	"apnap/engine"
)

// withoutForbidden is the world without the first group of tokens of an event
// that may not enter and so is not created; nil where there is none.
func (w *nWorld) withoutForbidden(i int) *nWorld {
	if w.now[i].done || w.now[i].Kind != engine.CreateTokens || w.q.Edition.ID < "2010-07-16" {
		return nil
	}
	for k, t := range w.now[i].Tokens {
		if t.N == 0 || !w.mayNot(i, &t) {
			continue
		}
		c := w.clone()
		c.now[i].Tokens = slices.Delete(slices.Clone(c.now[i].Tokens), k, k+1)
		if len(c.now[i].Tokens) == 0 {
			c.now = slices.Delete(c.now, i, i+1)
			return c
		}
		c.now[i].Amount -= t.N
		return c
	}
	return nil
}

// mayNot reports whether something says that such a token can't enter.
func (w *nWorld) mayNot(i int, t *engine.Tokens) bool {
	c := w.clone()
	under := c.now[i].Under
	c.board.Objects = append(c.board.Objects, engine.Object{Name: t.Name, Controller: under, Owner: under, Zone: engine.OutsideGame,
		TypesKnown: true, ColorsKnown: true, Types: t.Types, Subtypes: t.Subtypes, Colors: t.Colors, Power: t.Power, Toughness: t.Toughness, Token: engine.Yes, AttachedTo: engine.Nobody()})
	e := nEvent{Event: c.now[i].Event}
	e.Kind, e.Object, e.From = engine.Enter, engine.ObjectID(len(c.board.Objects)-1), engine.OutsideGame
	e.Entry = &engine.Entry{Tapped: t.Tapped, CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), Created: true}
	c.now = append(c.now, e)
	for id := range c.q.Effects {
		if c.q.Effects[id].Effect.Kind == engine.Cant && c.fits(&c.q.Effects[id].Effect.When, len(c.now)-1, id) {
			return true
		}
	}
	return false
}

// eachToken lists tokens one by one where somebody may have to choose as one of
// them enters.
func (w *nWorld) eachToken(groups []engine.Tokens) []engine.Tokens {
	apart := false
	for i := range w.q.Effects {
		e := w.q.Effects[i].Effect
		if e.Kind == engine.Cant || e.When.Kind != engine.Enter {
			continue
		}
		apart = apart || e.Budget.Kind != engine.Static || e.May != engine.NoRef
		for j := range e.Do {
			k := e.Do[j].Kind
			apart = apart || k == engine.Offer || k == engine.EnterCopy || k == engine.EnterChoose || k == engine.OneOf
		}
	}
	if !apart {
		return groups
	}
	var out []engine.Tokens
	for _, t := range groups {
		for n := t.N; n > 0; n-- {
			t.N = 1
			out = append(out, t)
		}
	}
	return out
}
