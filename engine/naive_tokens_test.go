package engine

import "slices"

// withoutForbidden is the world without the first group of tokens of an event
// that may not enter and so is not created; nil where there is none.
func (w *nWorld) withoutForbidden(i int) *nWorld {
	if w.now[i].done || w.now[i].Kind != CreateTokens || w.q.Edition.ID < "2010-07-16" {
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
func (w *nWorld) mayNot(i int, t *Tokens) bool {
	c := w.clone()
	under := c.now[i].Under
	c.board.Objects = append(c.board.Objects, Object{Name: t.Name, Controller: under, Owner: under, Zone: OutsideGame,
		TypesKnown: true, ColorsKnown: true, Types: t.Types, Subtypes: t.Subtypes, Colors: t.Colors, Power: t.Power, Toughness: t.Toughness, Token: Yes, AttachedTo: Nobody()})
	e := nEvent{Event: c.now[i].Event}
	e.Kind, e.Object, e.From = Enter, ObjectID(len(c.board.Objects)-1), OutsideGame
	e.Entry = &Entry{Tapped: t.Tapped, CopyOf: NoObject, AttachedTo: Nobody(), Created: true}
	c.now = append(c.now, e)
	for id := range c.q.Effects {
		if c.q.Effects[id].Effect.Kind == Cant && c.fits(&c.q.Effects[id].Effect.When, len(c.now)-1, id) {
			return true
		}
	}
	return false
}

// eachToken lists tokens one by one where somebody may have to choose as one of
// them enters.
func (w *nWorld) eachToken(groups []Tokens) []Tokens {
	apart := false
	for i := range w.q.Effects {
		e := w.q.Effects[i].Effect
		if e.Kind == Cant || e.When.Kind != Enter {
			continue
		}
		apart = apart || e.Budget.Kind != Static || e.May != NoRef
		for j := range e.Do {
			k := e.Do[j].Kind
			apart = apart || k == Offer || k == EnterCopy || k == EnterChoose || k == OneOf
		}
	}
	if !apart {
		return groups
	}
	var out []Tokens
	for _, t := range groups {
		for n := t.N; n > 0; n-- {
			t.N = 1
			out = append(out, t)
		}
	}
	return out
}
