package oracle_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/notation"
	"apnap/engine/oracle/treetest"
)

func says(e *engine.Effect) string { return inenglish.Effect(e, nil) }

// readsBack reports whether the sentence of an effect is read as the same effect,
// so that the sentence tells of all of it.
func readsBack(e *engine.Effect) bool {
	if plain := *e; e.Offered != engine.NoOffer {
		plain.Offered = engine.NoOffer // an offer is read where it is made
		return says(e) != says(&plain) && readsBack(&plain)
	}
	text, want := says(e), notation.Of(e)
	if e.Kind == engine.InstructionOf {
		steps, refused := oracle.ParseInstruction("", text)
		back := engine.Effect{Kind: e.Kind, Class: e.Class, Then: steps}
		return refused == nil && notation.Of(&back) == want
	}
	for _, line := range []string{"Creature", "Instant", "Enchantment — Aura"} {
		a := oracle.ParseAbility("", line, text)
		if a.Err == nil && len(a.Effects) == 1 && notation.Of(&a.Effects[0]) == want {
			return true
		}
	}
	return false
}

// unsaid are the places that an English sentence need not tell of, with the reason.
func unsaid() map[string]string {
	tokens, here := "the description of the token has it", "the sentence says the same without it"
	reasons := map[string]string{
		"Instruction.Told":   "its words are told of nothing else",
		"Effect.Class":       "it follows from what the effect does",
		"Effect.FromZone":    "what is returned from the graveyard works there",
		"Pattern.Kind":       "a spell's own effect is about what the spell does, which is said above it",
		"Pattern.Source":     "a spell's own effect is about the spell",
		"Pattern.From":       "a spell that is countered is on the stack",
		"Pattern.Dest":       "a spell that is countered goes to the graveyard",
		"Pattern.What":       "the number that a spell's own effect sets is said above it",
		"Pattern.Combat":     "a spell deals no combat damage",
		"Change.Kind":        "damage that is prevented is prevented whole unless the sentence says how much",
		"Instruction.Pay":    "the verb says that it is paid",
		"Instruction.Amount": "an amount that is not there is one",
		"Instruction.From":   "the description of the card says where it is, and \"those cards\" are on top of the library",
		"Filter.Zone":        "where the cards move from is said behind them",
		"Filter.Owner":       "whose zone the cards move from is said behind them",
		"Change.Amount":      "an amount that is not there is one",
		"Making.Toughness":   "a toughness that is not there is one, and none goes without it",
		"Instruction.What":   "it is the target, which the description behind it says",
		"Instruction.On":     "it is the target, or its controller",
		"Filter.Is":          "whether it is the target is said by the word",
	}
	for _, path := range []string{"Name", "Types", "Subtypes", "Colors", "Power", "Toughness", "Tapped", "CopyOf"} {
		reasons["Tokens."+path] = tokens
	}
	for _, path := range []string{"Range.N", "Range.Op", "Expr.N", "Expr.B", "Expr.Op", "Filter.Noun", "Filter.Not", "Filter.Players"} {
		reasons[path] = here
	}
	return reasons
}

// unsaidIn are words whose sentences need not tell of some places more, by the
// words and then the place.
func unsaidIn() map[string]map[string]string {
	return map[string]map[string]string{
		"dies this way":            {"Cond.Word": "it dies where nothing else is said"},
		"has trample, excess":      {"Filter.Types": "only a creature has trample to speak of", "Filter.Controller": "said twice in the tree", "Cond.Kind": "it is about the source alone", "Cond.Ref": "it is about the source alone"},
		"bury ":                    {"Instruction.Verb": "what can't be regenerated is destroyed"},
		"Bury ":                    {"Instruction.Verb": "what can't be regenerated is destroyed"},
		"exile the top ":           {"Instruction.Position": "said either way: cards of a library come from its top"},
		"exiles the top ":          {"Instruction.Position": "said either way: cards of a library come from its top"},
		"was spent to cast it":     {"Cond.Ref": "only this spell can have been cast with it"},
		"mana spent to cast it":    {"Filter.Marks": "mana was spent on what was cast"},
		"that Zombie":              {"Filter.Other": "it was chosen as another one before"},
		"shares a color with it":   {"Filter.SharesRef": "\"it\" is the one target"},
		"ou may ":                  {"Instruction.Who": "the one who may is who does it"},
		"If that land is":          {"Instruction.Who": "the one who may is who does it"},
		"look at the top X cards":  {"Instruction.Who": "\"you\" is said once for all that you do", "Expr.A": "the rest is what is left"},
		"it's not your turn":       {"Cond.Who": "\"your\" says whose turn, and no turn is nobody's"},
		" 1 plus ":                 {"Expr.A": "an amount that is not there is one"},
		"the gift was promised":    {"Cond.Ref": "only this spell was cast with a gift"},
		"the greatest power among": {"Expr.Ref": "it is the power of those that are named"},
		"the mana value of target": {"Expr.Ref": "it is the mana value of the target that is named"},
		"the greatest mana value ": {"Expr.Ref": "it is the mana value of those that are named"},
		"If it is a":               {"Cond.Ref": "\"it\" is what the spell speaks of"},
	}
}

// excused reports whether a sentence need not tell of a place.
func excused(path, sentence string) bool {
	for words, places := range unsaidIn() {
		if places[path] != "" && strings.Contains(sentence, words) {
			return true
		}
	}
	return unsaid()[path] != ""
}

// alwaysSaid are the places without which a reader is told another ability.
func alwaysSaid() map[string]bool {
	return map[string]bool{"Effect.If": true, "Effect.Do": true, "Effect.Then": true, "Effect.May": true, "Change.If": true, "Cond.Not": true, "Pattern.Or": true, "Filter.Or": true,
		"Instruction.Then": true, "Instruction.Else": true, "Instruction.If": true, "Instruction.Unless": true, "Instruction.May": true, "Instruction.Filter": true, "Instruction.Tokens": true}
}

// TestNothingLeftOut: the sentence of every effect of the catalogue is read as
// that effect, or each place of it that is emptied changes the sentence.
func TestNothingLeftOut(t *testing.T) {
	must, told := alwaysSaid(), map[string]int{}
	all := treetest.Catalogued(t)
	back := 0
	for _, written := range slices.Sorted(maps.Keys(all)) {
		e := all[written]
		if readsBack(e) {
			back++
			continue
		}
		before := says(e)
		for _, l := range treetest.Leaves(e) {
			same := false
			l.Without(func() { same = treetest.Written(e, says) == before })
			if !same || !must[l.Path] && excused(l.Path, before) {
				continue
			}
			if told[l.Path]++; told[l.Path] <= 5 {
				t.Errorf("%s is left out (%v):\n  %s\n  %s", l.Path, l.Value.Interface(), before, written)
			}
		}
	}
	t.Logf("%d effects, %d sentences read back", len(all), back)
	if 100*back < 88*len(all) {
		t.Errorf("only %d of %d sentences read back", back, len(all))
	}
}
