package cardindex

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/infrench"
	"apnap/engine/oracle/notation"
	"apnap/rulesdb/catalog"
)

// weighty reports whether a static ability makes more of things than keywords.
func weighty(m *engine.Making) bool {
	bare := *m
	bare.Who, bare.AddKeywords, bare.LoseKeywords = engine.Filter{}, nil, nil
	return !bare.Equal(&engine.Making{})
}

// TestMakesOfTheCatalogue reads what the static abilities of all cards make of things: every
// one is said in both languages, and nearly every English sentence is read as the same again. Most of
// those that change types, colors or abilities are read.
func TestMakesOfTheCatalogue(t *testing.T) {
	read, unread, keywords, again := 0, 0, 0, 0
	for e := range catalog.BuiltIn().All() {
		for i := range e.Faces {
			f := &e.Faces[i]
			if f.Alters {
				unread++
			}
			weighs := false
			for _, text := range f.Makes {
				made, err := notation.Parse(text)
				if err != nil || made.Makes == nil {
					t.Errorf("%s: %s is no notation: %v", f.Name, text, err)
					continue
				}
				weighs = weighs || weighty(made.Makes)
				if says := infrench.Effect(&made, nil); says == "" {
					t.Errorf("%s: %s is not said in French", f.Name, text)
				}
				if back := oracle.ParseAbility("", "Enchantment", inenglish.Effect(&made, nil)); len(back.Makes) == 1 && back.Makes[0].Makes.Equal(made.Makes) {
					again++
				}
			}
			switch {
			case weighs:
				read++
			case len(f.Makes) > 0:
				keywords++
			}
		}
	}
	t.Logf("%d read of %d faces whose static abilities change types, colors or abilities; %d more give keywords; %d sentences read again as the same", read, read+unread, keywords, again)
	if read < 220 || unread > 80 || again < 1080 {
		t.Errorf("%d are read and %d not, %d read again", read, unread, again)
	}
}
