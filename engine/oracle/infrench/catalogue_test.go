package infrench

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/treetest"
	"apnap/engine/say/saytest"
)

// lint are things that no French sentence has.
func lint() map[string]*regexp.Regexp {
	const vowel = `[aeiouyéèêàâîôœAEIOUÉÈÊÀÂÎÔ]`
	return map[string]*regexp.Regexp{
		"de not contracted":    regexp.MustCompile(`(^| )de les? `),
		"à not contracted":     regexp.MustCompile(`(^| )à les? `),
		"a vowel not elided":   regexp.MustCompile(`(^| )(de|que|ne|le|se|jusque|lorsque) ` + vowel + `[^x]`),
		"la before a vowel":    regexp.MustCompile(`(^| )(la|au|du|ce|sa|ma) ` + vowel),
		"si il":                regexp.MustCompile(`(^| )[Ss]i ils? `),
		"two spaces":           regexp.MustCompile("[ \u00a0][ \u00a0]"),
		"a space before":       regexp.MustCompile(`[ \x{a0}][,.]`),
		"a plain space before": regexp.MustCompile(` [;:!?»]`),
		"two stops":            regexp.MustCompile(`[.,][.,]`),
		"a word said twice":    regexp.MustCompile(`(^| )((de|le|la|les|un|une|des|que|qui|à|sur|dans) (de|le|la|les|un|une|des|du|que|et|ou)( de)? (de|le|la|les|un|une|des|du)|(et|ou) (le|la|les|un|une|des|du|que|et|ou)( de)? (de|le|la|les|un|une|des|du)|(et|ou) de (de|le|les|des|du|un|une)) `),
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
			out = append(out, v.String(), lexicon.Plural(v.String()))
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
		"~ enters with X +1/+1 counters on it, where X is the number of mana spent to cast it.": "the number of mana is its amount",
		"~ enters with X +1/+1 counters on it, where X is the amount of mana spent to cast it.": "the amount of mana is its number",
	}
}

// checked reports what is not French about a sentence of an effect.
func checked(t *testing.T, e *engine.Effect, got, says string, named ...string) {
	t.Helper()
	for what, rule := range lint() {
		if rule.MatchString(got) {
			t.Errorf("%s: %s\n      %s", what, got, says)
		}
	}
	if words := saytest.English(got, append(named, names(reflect.ValueOf(e), "")...)...); len(words) > 0 {
		t.Errorf("English words %q: %s", words, got)
	}
}

// TestCatalogue: every effect of every card has a sentence that is French
// through and through, that says what no other effect's sentence says, and that
// leaves nothing out: what has no French is shown in English as a quotation.
func TestCatalogue(t *testing.T) {
	all := treetest.Catalogued(t)
	same, from, missed := alike(), map[string]string{}, 0
	for _, notation := range slices.Sorted(maps.Keys(all)) {
		e := all[notation]
		says := inenglish.Effect(e, nil)
		got, missing := effect(e, nil)
		if len(missing) > 0 {
			missed++
			if shown := Effect(e, nil); !strings.Contains(shown, says) {
				t.Errorf("%q: not shown in English but as %q", says, shown)
			}
			continue
		}
		checked(t, e, got, says)
		if other := from[got]; other != "" && other != says && same[says] == "" {
			t.Errorf("one sentence for two effects: %s\n  %s\n  %s", got, other, says)
		}
		from[got] = says
	}
	t.Logf("%d effects, %d sentences, %d effects have no French yet", len(all), len(from), missed)
	if missed*100 > len(all) {
		t.Errorf("%d of %d effects have no French", missed, len(all))
	}
}

// TestCatalogueNamed: with the names of a question nobody is spoken to: the
// sentences are about those who are named.
func TestCatalogueNamed(t *testing.T) {
	n := &inenglish.Names{You: "Bob", This: "Gray Sentinel", Attached: "Old Bear", Target: "Hill Giant", Target2: "Small Elf", Source: "Fire Pool", Chosen: "Alice"}
	you := regexp.MustCompile(`(?i)(^|[ '-])(vous|votre|vos)\b`)
	for _, e := range treetest.Catalogued(t) {
		got, missing := effect(e, n)
		if len(missing) > 0 {
			continue
		}
		checked(t, e, got, inenglish.Effect(e, n), n.This, n.Attached, n.Target, n.Target2, n.Source)
		if you.MatchString(got) {
			t.Errorf("nobody is spoken to: %s", got)
		}
	}
}
