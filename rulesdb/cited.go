package rulesdb

import (
	"context"
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// marksTSV has the words by which one sees that a text still says what it is
// cited for: rule, from, words. They are those that all editions at hand have
// in common there and few other rules have; a test makes the table.
//
//go:embed digest/marks.tsv
var marksTSV string

// fewestMarks is how much of a rule's words a text must have, of 1.
const fewestMarks = 0.5

// checkCited warns of numbers that rulings under the edition of the date would
// cite and its text does not have, and of those that read like another rule: the
// table of numbers needs a look then. What the text says is given by number.
func checkCited(date string, said map[string]string) []string {
	e, err := cr.On(date)
	if err != nil {
		return nil
	}
	marks := readDated(marksTSV)
	var missing, changed []string
	for _, r := range cr.Rules() {
		numbers := r.Numbers(e)
		words := ""
		for _, n := range numbers {
			if words += " " + said[n]; said[n] == "" && !slices.Contains(missing, n) {
				missing = append(missing, n)
			}
		}
		if mark, ok := at(marks[r.String()], e.ID); ok && words != "" && marked(words, mark.cells[0]) < fewestMarks {
			changed = append(changed, fmt.Sprintf("%s (%s)", numbers[0], strings.ToLower(spaced(r.String()))))
		}
	}
	var warnings []string
	if len(missing) > 0 {
		warnings = append(warnings, fmt.Sprintf("Rulings cite rules that this text does not have: %s.", listed(missing)))
	}
	if len(changed) > 0 {
		warnings = append(warnings, fmt.Sprintf("Rulings cite rules that read like others in this text: %s.", listed(changed)))
	}
	return warnings
}

// sayings returns what a document says under each number.
func sayings(doc *crtext.Document) map[string]string {
	said := map[string]string{}
	for _, r := range doc.Rules {
		said[r.Number.String()] += " " + r.Text + " " + strings.Join(r.Examples, " ")
	}
	return said
}

// CheckCitations compares every whole imported edition with what rulings cite from
// it, and returns a sentence for each that no longer fits, by the edition's
// date. The numbers are those of this program, whichever one imported the texts.
func (db *DB) CheckCitations(ctx context.Context) (map[string][]string, error) {
	l, err := db.reload(ctx)
	if err != nil {
		return nil, err
	}
	wrong := map[string][]string{}
	for _, e := range l.editions {
		if e.Partial {
			continue
		}
		said, err := db.sayings(ctx, e.ID)
		if err != nil {
			return nil, err
		}
		if warnings := checkCited(e.ID, said); len(warnings) > 0 {
			wrong[e.ID] = warnings
		}
	}
	return wrong, nil
}

// sayings returns what an imported edition says under each number.
func (db *DB) sayings(ctx context.Context, date string) (map[string]string, error) {
	key := editionKey(date) * perEdition
	rows, err := db.read.QueryContext(ctx, "SELECT number, text, rest FROM rule WHERE id >= ?1 AND id < ?2 ORDER BY id", key, key+perEdition)
	if err != nil {
		return nil, err
	}
	said := map[string]string{}
	err = each(rows, func() error {
		var number, text, cell string
		if err := rows.Scan(&number, &text, &cell); err != nil {
			return err
		}
		said[number] += " " + text + " " + strings.Join(splitRest(cell).examples, " ")
		return nil
	})
	return said, err
}

// marked returns how much of the marks a text has, of 1.
func marked(text, marks string) float64 {
	there := stumpsOf(text)
	all := strings.Fields(marks)
	found := 0
	for _, m := range all {
		if there[m] {
			found++
		}
	}
	return float64(found) / float64(len(all))
}

// stumpsOf returns the words of a text without their endings.
func stumpsOf(text string) map[string]bool {
	stumps := map[string]bool{}
	for _, w := range wordsIn(text) {
		stumps[stump(w)] = true
	}
	return stumps
}

// listed puts a few of a list into a sentence.
func listed(all []string) string {
	const most = 5
	said := strings.Join(all[:min(len(all), most)], ", ")
	if len(all) > most {
		said += fmt.Sprintf(" and %d more", len(all)-most)
	}
	return said
}
