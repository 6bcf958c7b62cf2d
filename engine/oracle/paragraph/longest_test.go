package paragraph_test

import (
	"strings"
	"testing"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// TestLongestNames: names in the plural, with signs among their words, and nicknames are
// found whole where a paragraph names them.
func TestLongestNames(t *testing.T) {
	for said, want := range map[string]string{
		"two Doubling Seasons":       "Doubling Season",
		"two Furnaces of Rath":       "Furnace of Rath",
		"ley line of the void":       "Leyline of the Void",
		"tef's ageless insight":      "Teferi's Ageless Insight",
		"Gisela, Blade of Goldnight": "Gisela, Blade of Goldnight",
		"Torbran, Thane of Red Fell": "Torbran, Thane of Red Fell",
		"urza's armour":              "Urza's Armor",
	} {
		r, err := read("I control " + said + ". My Lightning Bolt deals 3 damage to my opponent.")
		if err != nil || !strings.Contains(strings.Join(r.Effects, "; "), want) {
			t.Errorf("%q: %+v, %v", said, r, err)
		}
	}
	for _, nick := range []string{"grave-troll", "cop: red", "kiki-jiki", "urza's armour"} {
		toks := lex.Scan(nick)
		if n := lexicon.LongestNickname(toks[0].Text); n < len(toks)-1 {
			t.Errorf("%q has %d tokens, and %d are looked for", nick, len(toks)-1, n)
		}
	}
}
