package commands

import (
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"apnap/engine/oracle/notation"
	"apnap/rulesdb/catalog"
)

// phrasesFile lists the English phrases that stand in the engine's values, with how
// many effects of the catalogue hold each. It may only become shorter:
// go test ./commands -run Phrases -update.
const phrasesFile = "testdata/phrases.txt"

// wordFields are the fields of an effect that hold words.
var wordFields = map[string]bool{"Word": true, "Marks": true, "NotMarks": true, "What": true, "Options": true}

// phrasesIn collects the strings of several words in the word fields of a value.
func phrasesIn(v reflect.Value, field string, found map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			phrasesIn(v.Elem(), field, found)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			phrasesIn(v.Field(i), v.Type().Field(i).Name, found)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			phrasesIn(v.Index(i), field, found)
		}
	case reflect.String:
		if s := v.String(); wordFields[field] && strings.Contains(s, " ") {
			found[s] = true
		}
	}
}

// phrasesOfCatalogue counts, for each phrase, the effects that hold it.
func phrasesOfCatalogue(t *testing.T) map[string]int {
	counts, seen := map[string]int{}, map[string]bool{}
	for e := range catalog.BuiltIn().All() {
		for f := range e.Faces {
			for _, a := range e.Faces[f].Abilities {
				for _, written := range a.Effects {
					if seen[written] {
						continue
					}
					seen[written] = true
					effect, err := notation.Parse(written)
					if err != nil {
						t.Fatalf("%s: %v", written, err)
					}
					found := map[string]bool{}
					phrasesIn(reflect.ValueOf(effect), "", found)
					for phrase := range found {
						counts[headOf(phrase)]++
					}
				}
			}
		}
	}
	return counts
}

// headOf is the beginning of a phrase and how many words follow: enough to find it by,
// and no card's text.
func headOf(phrase string) string {
	words := strings.Fields(phrase)
	if len(words) <= 8 {
		return phrase
	}
	return fmt.Sprintf("%s … and %d more", strings.Join(words[:8], " "), len(words)-8)
}

// TestPhrasesShrink: no English phrase comes into the engine's values, and none is
// held by more effects than before.
func TestPhrasesShrink(t *testing.T) {
	counts := phrasesOfCatalogue(t)
	t.Logf("%d phrases stand in the engine's values", len(counts))
	if *update {
		var b strings.Builder
		for _, phrase := range slices.Sorted(maps.Keys(counts)) {
			fmt.Fprintf(&b, "%d\t%s\n", counts[phrase], phrase)
		}
		if err := os.WriteFile(phrasesFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(phrasesFile)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		number, phrase, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		most, err := strconv.Atoi(number)
		switch {
		case err != nil:
			t.Errorf("%q is no line of a number and a phrase", line)
		case counts[phrase] == 0:
			t.Errorf("%q is gone; take it off the list (-update)", phrase)
		case counts[phrase] > most:
			t.Errorf("%q stands in %d effects, before in %d", phrase, counts[phrase], most)
		}
		delete(counts, phrase)
	}
	for phrase := range counts {
		t.Errorf("%q is new in the engine's values; say it as a value of its own", phrase)
	}
}
