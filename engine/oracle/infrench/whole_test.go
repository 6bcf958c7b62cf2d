package infrench

import (
	"reflect"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle"
)

// leaf is a place in a tree that holds something and can be emptied.
type leaf struct {
	path  string // the type and field: "Cond.Not"
	value reflect.Value
}

// leaves are the places of a tree that hold something.
func leaves(v reflect.Value, path string, out []leaf) []leaf {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			out = append(leaves(v.Elem(), path, out), leaf{path, v})
		}
	case reflect.Struct:
		for i := range v.NumField() {
			out = leaves(v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name, out)
		}
	case reflect.Slice:
		for i := range v.Len() {
			out = leaves(v.Index(i), path, out)
		}
		if v.Len() > 0 {
			out = append(out, leaf{path, v})
		}
	default:
		if !v.IsZero() {
			out = append(out, leaf{path, v})
		}
	}
	return out
}

// noSentence stands for the sentence of a tree that there is none for.
const noSentence = "no sentence"

// written is a sentence, or that there is none, for a tree that may be maimed.
func written(e *engine.Effect, write func(*engine.Effect) string) (s string) {
	defer func() {
		if recover() != nil {
			s = noSentence
		}
	}()
	return write(e)
}

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

// TestNothingLeftOut empties each place of each effect of the catalogue in turn:
// where the English sentence changes the French one does too, and where it must
// be told it changes anyhow.
func TestNothingLeftOut(t *testing.T) {
	french := func(e *engine.Effect) string { s, _ := effect(e, nil); return s }
	english := func(e *engine.Effect) string { return oracle.Says(e, nil) }
	reasons, must, told := unsaid(), alwaysSaid(), map[string]int{}
	for _, e := range catalogued(t) {
		before, missing := effect(e, nil)
		if len(missing) > 0 {
			continue // shown in English
		}
		beforeEnglish := english(e)
		for _, l := range leaves(reflect.ValueOf(e).Elem(), "Effect", nil) {
			old := reflect.New(l.value.Type()).Elem()
			old.Set(l.value)
			l.value.SetZero()
			same := written(e, french) == before
			wanted := must[l.path] || reasons[l.path] == "" && same && written(e, english) != beforeEnglish
			l.value.Set(old)
			if !same || !wanted {
				continue
			}
			if told[l.path]++; told[l.path] <= 3 {
				t.Errorf("%s is left out (%v):\n  %s\n  %s", l.path, old.Interface(), beforeEnglish, before)
			}
		}
	}
}
