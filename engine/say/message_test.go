package say

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"
)

// TestMessage: gaps are filled in the language of who reads.
func TestMessage(t *testing.T) {
	if got := New("%s has %d.", Text("Bob"), 3).String(); got != "Bob has 3." {
		t.Error(got)
	}
	if got := New("%d", 1024).String() + New("%d", 1024).In(French); got != "10241024" {
		t.Error(got)
	}
	if got := New("%s", Text("élan")).Raised().String(); got != "Élan" {
		t.Error(got)
	}
	for _, c := range []struct {
		list    List
		en, fr_ string
	}{
		{All(Texts([]string{"A", "B", "C"})), "A, B and C", "A, B et C"},
		{Any(Texts([]string{"A", "B"})), "A or B", "A ou B"},
		{Row(Texts([]string{"A", "B"}), "; "), "A; B", "A; B"},
		{All(Texts(nil)), "", ""},
	} {
		if en, fr := c.list.In(English), c.list.In(French); en != c.en || fr != c.fr_ {
			t.Errorf("%q, %q", en, fr)
		}
	}
	out, err := json.Marshal(struct {
		A Message
		B Message `json:",omitzero"`
	}{A: New("so %s", "it is")})
	if err != nil || string(out) != `{"A":"so it is"}` {
		t.Error(string(out), err)
	}
}

// TestMeeting: small French words are joined with what fills a gap, and with
// nothing else.
func TestMeeting(t *testing.T) {
	for said, want := range map[string]string{
		"l'effet de \x01Alice":         "l'effet d'Alice",
		"l'effet de \x01Bob":           "l'effet de Bob",
		"De \x01Alice à \x01le joueur": "D'Alice au joueur",
		"faute de \x01« de a »":        "faute de «\u00a0de a\u00a0»",
		"que \x01il":                   "qu'il",
	} {
		if got := joined(said, French); got != want {
			t.Errorf("%q: %q, want %q", said, got, want)
		}
	}
}

// TestUnknownLanguage: a language that is none of ours is no fault.
func TestUnknownLanguage(t *testing.T) {
	if got := Language("tlh").Say("%s has %d.", "Bob", 3); got != "Bob has 3." {
		t.Error(got)
	}
}

// TestFor: a user's locale names a language.
func TestFor(t *testing.T) {
	for locale, want := range map[string]Language{"fr": French, "fr-CA": French, "en-US": English, "en-GB": English, "de": English, "": English, "!": English, "pt-BR": English} {
		if got := For(locale); got != want {
			t.Errorf("%q: %q", locale, got)
		}
	}
}

// TestAnyArgument: whatever fills a gap comes out as it is, in every language.
func TestAnyArgument(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[ -~é…]{0,20}`).Draw(t, "text")
		if got := New("<%s>", text).In(English); got != "<"+text+">" {
			t.Fatalf("%q: %q", text, got)
		}
	})
}
