package picture

import (
	"testing"
	"unicode"
)

// TestDrawable: names of any script and fancy letters become what can be drawn
// and read, never a box.
func TestDrawable(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	face := faceOf(t, p)
	for text, want := range map[string]string{
		"":                      "",
		"a\n→  b":               "a → b",
		"Lim-Dûl's Vault":       "Lim-Dûl's Vault",
		"A꞉B":                   "A:B",
		"Łukasz and Đorđe":      "Łukasz and Đorđe",
		"漢字 김철수 さくら":            "漢字 김철수 さくら",
		"Nguye\u0302\u0303n":    "Nguyễn", // composed
		"𝓑𝓸𝓫 Ⓑⓞⓑ Ｂｏｂ":           "Bob Bob Ｂｏｂ",
		"B\u0336o\u0336b\u0336": "Bob", // struck out
		"राम":                   "raama",
		"กข":                    "kokho",
		"🔥Bob🔥":                 "‹fire›Bob‹fire›",
		"👨\u200d👩\u200d👧\ufe0f": "‹man›‹woman›‹girl›",
		"🇫🇷":                    "fr",
		"\u202eevil\u202c":      "evil",
		"\U00020001":            "‹20001›",
		"\U0010FFFD x":          " x",
	} {
		if got := drawable(text, face); got != want {
			t.Errorf("drawable(%q) = %q, want %q", text, got, want)
		}
	}
}

// FuzzDrawable: whatever comes in, what goes out can be drawn.
func FuzzDrawable(f *testing.F) {
	p, err := New()
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range []string{"Bob", "漢", "राम", "🔥", "\xff", "각", "ᄀ", "\u0627\u0644"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		face := faceOf(t, p)
		for _, r := range drawable(text, face) {
			if !unicode.IsSpace(r) && !face.has(r) {
				t.Errorf("%q gives %U, which cannot be drawn", text, r)
			}
		}
	})
}

// TestVisual: a word that is read from the right is turned round, and what
// stands beside it is not.
func TestVisual(t *testing.T) {
	for line, want := range map[string]string{
		"":                 "",
		"Bob → 5":          "Bob → 5",
		"Use שלום → 5":     "Use םולש → 5",
		"שלום עולם choose": "םלוע םולש choose",
		"עמית-דוד chooses": "דוד-תימע chooses",
		"שלום - 5":         "םולש - 5",
		"سلام":             "ﻡﻼﺳ",
	} {
		if got := visual(line); got != want {
			t.Errorf("visual(%q) = %q, want %q", line, got, want)
		}
	}
}
