package english

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// Describing is what one word in small letters says of the thing it describes, and whether
// it can stand as the noun; ok is false for words that describe nothing. What only people
// say counts as what it stands for.
func Describing(word string) (mods tree.Mods, head, ok bool) {
	for _, s := range lexicon.Find(word) {
		if s.Class == lexicon.Ability && s.People { // who has it: "flier"
			return tree.Mods{{Slot: tree.Type, Key: "creature"}, {Slot: tree.Keyword, Key: s.Key}}, true, true
		}
		if slot, found := describes(s.Entry); found {
			return tree.Mods{{Slot: slot, Key: s.Key}}, slot == tree.Type || slot == tree.Subtype || slot == tree.Kind, true
		}
	}
	rest, ok := strings.CutPrefix(word, "non")
	if !ok || rest == "" {
		return nil, false, false
	}
	mods, _, ok = Describing(strings.TrimPrefix(rest, "-"))
	if !ok || len(mods) != 1 || !denied(mods[0].Slot) {
		return nil, false, false
	}
	mods, ok = mods.Not()
	return mods, false, ok
}

// describes is the slot that an entry of the lexicon fills before a noun or as one.
func describes(e *lexicon.Entry) (tree.Slot, bool) {
	switch e.Class {
	case lexicon.Color:
		return tree.Color, true
	case lexicon.Hue:
		return tree.Hues, true
	case lexicon.Type:
		return tree.Type, true
	case lexicon.Supertype:
		return tree.Supertype, true
	case lexicon.Subtype:
		return tree.Subtype, true
	case lexicon.State:
		return tree.State, true
	case lexicon.Head:
		switch e.Key {
		case "card", "commander", "permanent", "source", "spell", "token":
			return tree.Kind, true
		}
	}
	return tree.NoSlot, false
}

// denied reports whether "non" stands before words of a slot.
func denied(s tree.Slot) bool {
	return s == tree.Color || s == tree.Type || s == tree.Supertype || s == tree.Kind
}
