package infrench

import (
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/treetest"
)

// unsaid are the places that the English sentence tells of and the French one
// rightly does not, with the reason.
func unsaid() map[string]string {
	return map[string]string{
		"Tokens.Text":        "the French description is made of the token's characteristics",
		"Expr.A":             "an amount that is not there is one",
		"Instruction.Amount": "an amount that is not there is one",
		"Instruction.From":   "the description of the card says where it is, and \"those cards\" are on top of the library",
	}
}

// alwaysSaid are the places that a sentence must tell of whatever the English
// one does: without them a reader is told another ability.
func alwaysSaid() map[string]bool {
	return map[string]bool{"Instruction.Then": true, "Instruction.Else": true, "Instruction.If": true, "Instruction.Unless": true,
		"Cond.Not": true, "Effect.If": true, "Effect.Then": true, "Effect.May": true, "Pattern.Or": true, "Filter.Or": true, "Change.If": true}
}

// toldOfOne reports whether a sentence tells something more of the player of whom it told before, who is named once.
func toldOfOne(sentence string) bool {
	return strings.Contains(sentence, " et met cette carte") || strings.Contains(sentence, " et peut lancer une de ces cartes")
}

// TestNothingLeftOut empties each place of each effect of the catalogue in turn:
// where the English sentence changes the French one does too, and where it must
// be told it changes anyhow.
func TestNothingLeftOut(t *testing.T) {
	french := func(e *engine.Effect) string { s, _ := effect(e, nil); return s }
	english := func(e *engine.Effect) string { return inenglish.Effect(e, nil) }
	reasons, must, told := unsaid(), alwaysSaid(), map[string]int{}
	for _, e := range treetest.Catalogued(t) {
		before, missing := effect(e, nil)
		if len(missing) > 0 {
			continue // shown in English
		}
		beforeEnglish := english(e)
		for _, l := range treetest.Leaves(e) {
			same, wanted := false, false
			l.Without(func() {
				same = treetest.Written(e, french) == before
				wanted = must[l.Path] || reasons[l.Path] == "" && same && treetest.Written(e, english) != beforeEnglish
			})
			if !same || !wanted || l.Path == "Instruction.Who" && toldOfOne(before) {
				continue
			}
			if told[l.Path]++; told[l.Path] <= 3 {
				t.Errorf("%s is left out (%v):\n  %s\n  %s", l.Path, l.Value.Interface(), beforeEnglish, before)
			}
		}
	}
}
