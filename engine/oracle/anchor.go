package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// anchorWords tells the choices among words that mark abilities of the card from
// those among words that mean nothing more.
func anchorWords(all []Ability) {
	for i := range all {
		for j := range all[i].Effects {
			e := &all[i].Effects[j]
			for k := range e.Do {
				if c := &e.Do[k]; c.Kind == engine.EnterChoose && c.What == "word" && marked(c.Options, all[i+1:]) {
					c.What = shape.AnchorWord
					e.Says = inenglish.Effect(e, nil)
				}
			}
		}
	}
}

// marked reports whether each of the words marks one of the abilities.
func marked(words []string, rest []Ability) bool {
	for _, w := range words {
		found := false
		for i := range rest {
			found = found || strings.HasPrefix(rest[i].Text, "• "+w+" —")
		}
		if !found {
			return false
		}
	}
	return len(words) > 1
}
