package infrench

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say/saytest"
	"apnap/rulesdb/catalog"
)

// catalogued are the effects of the built-in catalogue, one for each English
// standard sentence, what spells do among them.
func catalogued(t *testing.T) map[string]*engine.Effect {
	t.Helper()
	all := map[string]*engine.Effect{}
	for e := range catalog.BuiltIn().All() {
		for i := range e.Faces {
			texts := []string{e.Faces[i].Instruction}
			for _, a := range e.Faces[i].Abilities {
				texts = append(texts, a.Effects...)
			}
			for _, text := range texts {
				if text == "" {
					continue
				}
				effect, err := oracle.ParseNotation(text)
				if err != nil {
					continue // the catalogue's own test holds it to the parser
				}
				all[oracle.Says(&effect, nil)] = &effect
			}
		}
	}
	if len(all) < 1000 {
		t.Fatalf("only %d sentences in the catalogue", len(all))
	}
	return all
}

// lint are things that no French sentence has.
func lint() map[string]*regexp.Regexp {
	const vowel = `[aeiouyéèêàâîôœAEIOUÉÈÊÀÂÎÔ]`
	return map[string]*regexp.Regexp{
		"de not contracted":    regexp.MustCompile(`(^| )de les? `),
		"à not contracted":     regexp.MustCompile(`(^| )à les? `),
		"a vowel not elided":   regexp.MustCompile(`(^| )(de|que|ne|le|se|jusque|lorsque) ` + vowel + `[^x]`),
		"la before a vowel":    regexp.MustCompile(`(^| )la ` + vowel),
		"si il":                regexp.MustCompile(`(^| )[Ss]i ils? `),
		"two spaces":           regexp.MustCompile("[ \u00a0][ \u00a0]"),
		"a space before":       regexp.MustCompile(`[ \x{a0}][,.]`),
		"a plain space before": regexp.MustCompile(` [;:!?»]`),
		"two stops":            regexp.MustCompile(`[.,][.,]`),
		"a word said twice":    regexp.MustCompile(`(^| )(de|le|la|les|un|une|des|que|qui|et|ou|à|sur|dans) (de|le|la|les|un|une|des|du|que|et|ou)( de)? (de|le|la|les|un|une|des|du) `),
		"twice à la place":     regexp.MustCompile(`à la place[^.]* à la place`),
		"a mark of the parser": regexp.MustCompile(`…|_|%!`),
		"no capital":           regexp.MustCompile(`(^|[^.]\. )[a-zéàê]`),
	}
}

// names are the words of a tree that stay as they are published: names and
// subtypes.
func names(v reflect.Value, at string) []string {
	var out []string
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			return names(v.Elem(), at)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			out = append(out, names(v.Field(i), v.Type().Field(i).Name)...)
		}
	case reflect.Slice:
		for i := range v.Len() {
			out = append(out, names(v.Index(i), at)...)
		}
	case reflect.String:
		switch at {
		case "Subtypes", "NotSubtypes", "AnySubtypes":
			out = append(out, v.String(), oracle.Plural(v.String()))
		case "Name", "Options":
			out = append(out, v.String())
		}
	}
	return out
}

// alike are English sentences whose French is rightly that of another, with the
// reason.
func alike() map[string]string {
	return map[string]string{
		"~ enters with X +1/+1 counters on it, where X is the number of mana spent to cast it.": "the number and the amount of mana are the same",
	}
}

// TestCatalogue: every effect of every card has a sentence that is French
// through and through, that says what no other effect's sentence says, and that
// leaves nothing out: what has no French is shown in English as a quotation.
func TestCatalogue(t *testing.T) {
	all := catalogued(t)
	rules, same, from := lint(), alike(), map[string]string{}
	missed := 0
	english := make([]string, 0, len(all))
	for says := range all {
		english = append(english, says)
	}
	slices.Sort(english)
	for _, says := range english {
		e := all[says]
		got, missing := effect(e, nil)
		if len(missing) > 0 {
			missed++
			if shown := Effect(e, nil); !strings.Contains(shown, says) {
				t.Errorf("%q: not shown in English but as %q", says, shown)
			}
			continue
		}
		for what, rule := range rules {
			if rule.MatchString(got) {
				t.Errorf("%s: %s\n      %s", what, got, says)
			}
		}
		if words := saytest.English(got, names(reflect.ValueOf(e), "")...); len(words) > 0 {
			t.Errorf("English words %q: %s", words, got)
		}
		if other := from[got]; other != "" && same[says] == "" {
			t.Errorf("one sentence for two effects: %s\n  %s\n  %s", got, other, says)
		}
		from[got] = says
	}
	t.Logf("%d sentences, %d of them have no French yet", len(english), missed)
	if missed*20 > len(english) {
		t.Errorf("%d of %d sentences have no French", missed, len(english))
	}
}
