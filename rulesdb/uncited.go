package rulesdb

import (
	"fmt"
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// uncited warns of numbers that rulings under the edition would cite and its
// text does not have: the table of numbers needs a look then.
func uncited(doc *crtext.Document) []string {
	e, err := cr.On(doc.Effective)
	if err != nil {
		return nil
	}
	there := map[string]bool{}
	for _, r := range doc.Rules {
		there[r.Number.String()] = true
	}
	var missing []string
	for _, r := range cr.Rules() {
		for _, n := range r.Numbers(e) {
			if !there[n] && !slices.Contains(missing, n) {
				missing = append(missing, n)
			}
		}
	}
	if len(missing) == 0 {
		return nil
	}
	said := strings.Join(missing[:min(len(missing), 5)], ", ")
	if len(missing) > 5 {
		said += fmt.Sprintf(" and %d more", len(missing)-5)
	}
	return []string{fmt.Sprintf("Rulings cite rules that this text does not have: %s.", said)}
}
