package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// chaptersOf are the chapters of a Saga whose ability a text is: 1 and 2 of "I, II — Draw a card." None for other abilities.
func chaptersOf(toks []lex.Token) (list []int) {
	const comma, dash = ",", "—"
	for _, t := range toks {
		switch n := numeral(t.Raw); {
		case n > 0:
			list = append(list, n)
		case t.Text == dash:
			return list
		case t.Text != comma:
			return nil
		}
	}
	return nil
}

// chapterTrigger reads a chapter ability, which triggers as lore counters are put on the Saga and it comes to have so many
// (cr.SagaLore); nil for other abilities.
func (c card) chapterTrigger(part string, toks []lex.Token) *engine.Effect {
	const lore = "lore"
	chapters := chaptersOf(toks)
	if len(chapters) == 0 {
		return nil
	}
	e := &engine.Effect{Kind: engine.Triggered, Class: engine.ClassOther, If: c.given(nil), Text: part}
	e.When = engine.Pattern{Kind: engine.PutCounters, Counter: lore, Chapters: chapters, Whole: true, Affected: &engine.Filter{Is: engine.This}}
	r := newReader(part, toks)
	r.whole, r.bound = part, true
	r.toks = slices.Clone(toks)
	r.abilityWord(&Ability{})
	return r.resolving(e)
}
