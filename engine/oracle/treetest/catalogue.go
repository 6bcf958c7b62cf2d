package treetest

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/notation"
	"apnap/rulesdb/catalog"
)

// Catalogued are the effects of the built-in catalogue by their notation, what
// spells do among them.
func Catalogued(t *testing.T) map[string]*engine.Effect {
	t.Helper()
	all := map[string]*engine.Effect{}
	for e := range catalog.BuiltIn().All() {
		for i := range e.Faces {
			texts := []string{e.Faces[i].Instruction}
			for _, a := range e.Faces[i].Abilities {
				texts = append(texts, a.Effects...)
			}
			for _, text := range texts {
				// The catalogue's own test holds it to the parser.
				if effect, err := notation.Parse(text); err == nil && text != "" {
					all[text] = &effect
				}
			}
		}
	}
	if len(all) < 1000 {
		t.Fatalf("only %d effects in the catalogue", len(all))
	}
	return all
}
