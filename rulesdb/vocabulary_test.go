package rulesdb

import (
	"context"
	"strings"
	"testing"
)

// TestMended: a word that no rule has is read as the one that it is likely meant for;
// what is known, short, of another language or like nothing stays.
func TestMended(t *testing.T) {
	db := openTest(t, "")
	known, err := db.vocabularies.of(context.Background(), db, edition(t, "current"))
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"replacemnet efect": "replacement effect", "prevetn damage": "prevent damage", "regenration shield": "regeneration shield",
		"damage nicht werden": "damage nicht werden", "piétinemment": "pietinement", "zzyzx": "zzyzx", "doubled tokens": "doubled tokens",
	} {
		if got := strings.Join(known.mended(wordsIn(typed)), " "); got != want {
			t.Errorf("%q is read as %q, want %q", typed, got, want)
		}
	}
	if rare, common := known.tells("regenerate"), known.tells("effect"); rare <= common || common <= 0 {
		t.Errorf("regenerate tells %.2f, effect %.2f", rare, common)
	}
	if tells := known.tells("zzyzx"); tells != 0 {
		t.Errorf("a word of no rule tells %.2f", tells)
	}
}

// TestApart holds how many letters two words differ by.
func TestApart(t *testing.T) {
	for words, want := range map[string]int{"same same": 0, "libary library": 1, "dmaage damage": 1, "damag damage": 1, "horse house": 1, "copy token": 3} {
		a, b, _ := strings.Cut(words, " ")
		if got := apart([]rune(a), []rune(b), 2); got != want {
			t.Errorf("%s: %d, want %d", words, got, want)
		}
	}
}

// TestStem: all forms of a word have one stem, two words have two.
func TestStem(t *testing.T) {
	for _, forms := range []string{"copy copies copied copying", "tap taps tapped tapping", "deal dealt dealing", "ability abilities", "control controlled controls", "die dies dying died", "choose chosen chose"} {
		words := strings.Fields(forms)
		for _, w := range words[1:] {
			if stem(w) != stem(words[0]) {
				t.Errorf("%s is %s, %s is %s", w, stem(w), words[0], stem(words[0]))
			}
		}
	}
	for _, two := range []string{"play player", "count counter", "land island"} {
		if a, b, _ := strings.Cut(two, " "); stem(a) == stem(b) {
			t.Errorf("%s and %s have one stem", a, b)
		}
	}
	if got := alternatives("dealt", false); got != `("deal" OR "dealt")` {
		t.Errorf("dealt is looked for as %s", got)
	}
	if got := alternatives("opponents", true); got != `"opponents"*` {
		t.Errorf("opponents is looked for as %s", got)
	}
}
