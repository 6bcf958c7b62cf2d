package oracle

import (
	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
)

// describes reports whether a word can describe a thing or be its noun.
func describes(w string) bool {
	_, _, ok := english.Describing(w)
	return ok
}

// describingWords are the adjective and the noun that a token can be.
func (t phraseText) describingWords(tok lex.Token, cost int) []chart.Word {
	if tok.Capital() && t.s.ahead(1).Raw == "planeswalker" && !describes(tok.Text) {
		return []chart.Word{{Cat: t.c.Head, Val: tree.Mods{{Slot: tree.Subtype, Key: tok.Raw}}, Len: 1}} // a type that only planeswalkers have
	}
	mods, head, ok := english.Describing(tok.Text)
	if !ok {
		return nil
	}
	cat := t.c.Adjective
	if head {
		cat = t.c.Head
	}
	return []chart.Word{{Cat: cat, Val: mods, Len: 1, Cost: cost}}
}
