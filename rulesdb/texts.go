package rulesdb

import (
	"context"
	"math"

	"apnap/rulesdb/crtext"
)

// text is a rule's text in an edition with its words.
type text struct {
	number, heading, text string
	words                 bag
}

// texts are those of an edition, by number and in order.
type texts struct {
	list  []text
	index map[string]int
	rules map[string]int // how many rules have a word
	logs  []float64      // the logarithm of each such number
}

// newTexts returns a list of texts; of a number that stands twice the first
// counts.
func newTexts(list []text) *texts {
	t := &texts{index: make(map[string]int, len(list)), rules: map[string]int{}}
	for _, one := range list {
		if _, twice := t.index[one.number]; twice {
			continue
		}
		t.index[one.number] = len(t.list)
		one.words = bagOf(one.text)
		for w := range one.words {
			t.rules[w]++
		}
		t.list = append(t.list, one)
	}
	for n := range len(t.list) + 3 {
		t.logs = append(t.logs, math.Log(float64(n+1)))
	}
	return t
}

// of returns the text of a number.
func (t *texts) of(number string) (text, bool) {
	i, ok := t.index[number]
	if !ok {
		return text{}, false
	}
	return t.list[i], true
}

// all returns the texts in order.
func (t *texts) all() []text { return t.list }

// texts reads all texts of an imported edition.
func (db *DB) texts(ctx context.Context, date string) (*texts, error) {
	list, err := db.readTexts(ctx, date, "")
	if err != nil {
		return nil, err
	}
	return newTexts(list), nil
}

// namedTexts reads the first text of each of so many numbers, at most as many as are taken for
// their names, of an imported edition.
func (db *DB) namedTexts(ctx context.Context, date string, numbers []string) (map[string]text, error) {
	if len(numbers) == 0 {
		return nil, nil
	}
	ids, key := make([]any, mostNamed), editionKey(date)
	for i, number := range numbers {
		if n, ok := crtext.ParseNumber(number); ok {
			ids[i] = rowID(key, n)
		}
	}
	rows, err := db.queries.named.QueryContext(ctx, ids...)
	if err != nil {
		return nil, err
	}
	texts := make(map[string]text, len(numbers))
	err = each(rows, func() error {
		var one text
		if err := rows.Scan(&one.number, &one.heading, &one.text); err != nil {
			return err
		}
		texts[one.number] = one
		return nil
	})
	return texts, err
}

// readTexts reads the texts of an imported edition, of one number or, for "",
// of all.
func (db *DB) readTexts(ctx context.Context, date, number string) ([]text, error) {
	from := editionKey(date) * perEdition
	to := from + perEdition
	if n, ok := crtext.ParseNumber(number); ok {
		from = rowID(editionKey(date), n)
		to = from + perNumber
	}
	rows, err := db.queries.texts.QueryContext(ctx, from, to)
	if err != nil {
		return nil, err
	}
	var list []text
	err = each(rows, func() error {
		var one text
		if err := rows.Scan(&one.number, &one.heading, &one.text); err != nil {
			return err
		}
		list = append(list, one)
		return nil
	})
	return list, err
}
