package oracle

import (
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// wordMods is what one word says of the thing it describes, and whether the word can
// stand as the noun; ok is false for words that describe nothing.
func wordMods(w string) (mods tree.Mods, head, ok bool) {
	one := func(m tree.Mod, head bool) (tree.Mods, bool, bool) { return tree.Mods{m}, head, true }
	if _, color := colorWord(w); color {
		return one(tree.Mod{Slot: tree.Color, Key: w}, false)
	}
	if t, _, ok := typeWord(w); ok {
		if name := typeNames(t)[0]; t&supertypes == 0 {
			return one(tree.Mod{Slot: tree.Type, Key: name}, true)
		}
		return one(tree.Mod{Slot: tree.Supertype, Key: w}, false)
	}
	if rest, ok := strings.CutPrefix(w, "non"); ok && rest != "" {
		return negatedMods(strings.TrimPrefix(rest, "-"))
	}
	switch singular := strings.TrimSuffix(w, "s"); singular {
	case "token", "spell", "card", "permanent", "source", "commander":
		return one(tree.Mod{Slot: tree.Kind, Key: singular}, true)
	}
	switch w {
	case "multicolored", "monocolored":
		return one(tree.Mod{Slot: tree.Hues, Key: w}, false)
	case "tapped", "untapped", "attacking", "blocking", "unblocked", "blocked", "face-down", "enchanted", "equipped", "suspected", "monstrous", "renowned":
		return one(tree.Mod{Slot: tree.State, Key: w}, false)
	case "indestructible":
		return one(tree.Mod{Slot: tree.Keyword, Key: w}, false)
	}
	if name, ok := Subtype(w); ok {
		return one(tree.Mod{Slot: tree.Subtype, Key: name}, true)
	}
	return nil, false, false
}

// negatedMods is what "non" before a word denies.
func negatedMods(w string) (mods tree.Mods, head, ok bool) {
	mods, _, ok = wordMods(w)
	if !ok || mods[0].Neg {
		return nil, false, false
	}
	switch mods[0].Slot {
	case tree.Color, tree.Type, tree.Supertype, tree.Kind:
		mods, ok = mods.Not()
		return mods, false, ok
	}
	return nil, false, false
}

// describes reports whether a word can describe a thing or be its noun.
func describes(w string) bool {
	_, _, ok := wordMods(w)
	return ok
}

// describingWords are the adjective and the noun that a token can be.
func (t phraseText) describingWords(tok Token, cost int) []chart.Word {
	if tok.Capital() && t.s.ahead(1).Text == "planeswalker" && !describes(tok.Text) {
		return []chart.Word{{Cat: t.c.Head, Val: tree.Mods{{Slot: tree.Subtype, Key: tok.Raw}}, Len: 1}} // a type that only planeswalkers have
	}
	mods, head, ok := wordMods(tok.Text)
	if !ok {
		return nil
	}
	cat := t.c.Adjective
	if head {
		cat = t.c.Head
	}
	return []chart.Word{{Cat: cat, Val: mods, Len: 1, Cost: cost}}
}
