package oracle

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine/oracle/notation"
	"apnap/internal/cputime"
)

// arbitrary fills a value; pointers and slices are left empty at depth 0.
func arbitrary(t *rapid.T, v reflect.Value, depth int) {
	if names := namesOf(v.Type()); names != nil {
		n := uint64(rapid.IntRange(0, len(names)-1).Draw(t, "name"))
		if isSet(v.Type()) {
			n = 1 << n
		}
		v.SetUint(n)
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if depth > 0 && rapid.Bool().Draw(t, "set") {
			v.Set(reflect.New(v.Type().Elem()))
			arbitrary(t, v.Elem(), depth-1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() && rapid.IntRange(0, 3).Draw(t, "field") == 0 {
				arbitrary(t, v.Field(i), depth)
			}
		}
	case reflect.Slice:
		for range rapid.IntRange(0, min(depth, 2)).Draw(t, "len") {
			n := reflect.New(v.Type().Elem()).Elem()
			arbitrary(t, n, depth-1)
			v.Set(reflect.Append(v, n))
		}
	case reflect.Array:
		for i := range v.Len() {
			arbitrary(t, v.Index(i), depth)
		}
	case reflect.String:
		v.SetString(rapid.SampledFrom([]string{"", "a", "+1/+1", "draw step", "\"quoted\" \\ (x)", "café"}).Draw(t, "text"))
	case reflect.Bool:
		v.SetBool(rapid.Bool().Draw(t, "bool"))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(rapid.IntRange(-100, 100).Draw(t, "int")))
	default:
		v.SetUint(uint64(rapid.IntRange(0, 9).Draw(t, "uint")))
	}
}

// TestEveryWordCounts: a sentence with one word taken out, or two neighbours
// swapped, is refused or is understood as something else; no word is dropped.
func TestEveryWordCounts(t *testing.T) {
	for _, s := range []string{
		"If a red source you control would deal noncombat damage to an opponent or a nontoken creature an opponent controls, it deals that much damage plus 2 instead.",
		"The next time a black source of your choice would deal damage to you this turn, that damage is prevented.",
		"Prevent the next 3 damage that would be dealt to target green creature this turn.",
		"If a nontoken creature an opponent controls would die, exile it instead.",
		"If one or more +1/+1 counters would be put on another creature you control, twice that many +1/+1 counters are put on it instead.",
		"Other creatures your opponents control enter tapped.",
		"If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.",
		"As long as you have 7 or more life, if an opponent would gain life, that player loses that much life instead.",
	} {
		whole := understood("Gray Sentinel | Creature | " + s)
		words := strings.Fields(strings.TrimSuffix(s, "."))
		for i := range words {
			less := append(append([]string(nil), words[:i]...), words[i+1:]...)
			text := strings.Join(less, " ") + "."
			if got := understood("Gray Sentinel | Creature | " + text); got == whole && !silent(words[i]) {
				t.Errorf("%q means the same without %q", s, words[i])
			}
		}
	}
}

// silent are words whose absence changes nothing: articles, and what only says
// again what the event was.
func silent(w string) bool { return w == "a" || w == "an" || w == "much" || w == "+1/+1" }

func FuzzParseAbility(f *testing.F) {
	f.Add("If a source would deal damage to you, prevent 2 of that damage.")
	f.Add("As ~ enters, you may pay 2 life. If you don't, it enters tapped.")
	f.Add("All Slivers have \"If ~ would die, exile it instead.\"")
	f.Add("If you would draw a card, half that many cards instead, where X is")
	f.Add("")
	f.Add("Draw a card at the beginning of the next turn's upkeep.")
	f.Fuzz(func(t *testing.T, text string) {
		ParseScheduled("Gray Sentinel", text)
		for _, a := range ParseCard("Gray Sentinel", "Legendary Creature", text) {
			if a.Err != nil && (a.Err.Span[0] < 0 || a.Err.Span[1] < a.Err.Span[0] || a.Err.Span[1] > len(a.Err.Text)) {
				t.Errorf("span %v outside %q", a.Err.Span, a.Err.Text)
			}
			for i := range a.Effects {
				s := notation.Of(&a.Effects[i])
				if back, err := notation.Parse(s); err != nil || notation.Of(&back) != s {
					t.Errorf("%q: notation %s does not read back", text, s)
				}
			}
		}
	})
}

func BenchmarkParseAbility(b *testing.B) {
	end := cputime.Of(b)
	for b.Loop() {
		ParseAbility("Gray Sentinel", "Creature", "If a red source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.")
	}
	end()
	b.ReportMetric(50, "goal-µs")
}
