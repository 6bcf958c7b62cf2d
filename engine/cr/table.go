package cr

import (
	_ "embed"
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
)

//go:embed rules.tsv
var rulesTSV string

// entry is a row of rules.tsv.
type entry struct {
	key, gloss   string
	kind         Kind
	since, until string // ISO dates; until "" while in force
	t10          []string
	// dated reads the numbers when they are first asked for: of most rules they never are.
	dated func() ([]change, error)
}

// changes are the rule's numbers, by date.
func (en *entry) changes() []change {
	list, err := en.dated()
	if err != nil {
		panic(fmt.Errorf("rules.tsv, %s: %w", en.key, err)) // the embedded table is part of the program
	}
	return list
}

// change says which numbers a rule has from a date on.
type change struct {
	from    string // ISO date
	numbers []string
	// cited are those of the numbers that are an authority for an effect of each
	// side: a heading such as "614" is where one looks the rule up and says
	// nothing, and of the twins 614.3 and 615.3 each speaks of its own effects.
	cited [sides][]string
}

// cite adds a number as the table spells it: "~" before a heading, or before
// what concerns a variant of the game alone; "r" before what speaks of
// replacement effects, "p" before what speaks of prevention effects.
func (c *change) cite(spelled string) {
	number := strings.TrimLeft(spelled, "~rp")
	c.numbers = append(c.numbers, number)
	for of := range c.cited {
		if mark := strings.TrimSuffix(spelled, number); mark == "" || mark != "~" && (of == int(AnySide) || mark == Side(of).mark()) {
			c.cited[of] = append(c.cited[of], number)
		}
	}
}

// at returns the newest change on or before e; an empty one before the first.
func (en *entry) at(e Edition) change {
	for _, c := range slices.Backward(en.changes()) {
		if c.from <= e.ID {
			return c
		}
	}
	return change{}
}

// table is the parsed rules.tsv; row i is Rule(i+1).
var table = sync.OnceValue(func() []entry {
	rows, err := parseTable(rulesTSV)
	if err != nil {
		panic(err) // the embedded table is part of the program
	}
	return rows
})

// parseTable reads rules.tsv: a heading line, then one rule a line.
func parseTable(text string) ([]entry, error) {
	lines := strings.Split(strings.TrimSpace(text), "\n")[1:]
	rows := make([]entry, 0, len(lines))
	for n, line := range lines {
		row, err := parseEntry(strings.Split(line, "\t"))
		if err != nil {
			return nil, fmt.Errorf("rules.tsv line %d: %w", n+2, err)
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// parseEntry reads the seven cells of a rule: key, kind, since, until, T.10
// numbers, dated numbers, gloss. "-" stands for nothing.
func parseEntry(cells []string) (entry, error) {
	if len(cells) != 7 {
		return entry{}, fmt.Errorf("%d cells, want 7", len(cells))
	}
	kind, err := parseKind(cells[1])
	if err != nil {
		return entry{}, err
	}
	return entry{
		key: cells[0], kind: kind, since: cells[2], until: orEmpty(cells[3]),
		t10: numberList(cells[4]), gloss: cells[6],
		dated: sync.OnceValues(func() ([]change, error) { return parseChanges(cells[5]) }),
	}, nil
}

// parseKind reads the name of a kind.
func parseKind(name string) (Kind, error) {
	switch name {
	case "behaviour":
		return Behaviour, nil
	case "definition":
		return Definition, nil
	case "reference":
		return Reference, nil
	case "related":
		return Related, nil
	}
	return 0, fmt.Errorf("no kind %q", name)
}

// parseChanges reads "DATE=NUMBER,NUMBER DATE=- …", dates ascending.
func parseChanges(cell string) ([]change, error) {
	if cell == "-" {
		return nil, nil
	}
	var changes []change
	for _, word := range strings.Fields(cell) {
		date, numbers, ok := strings.Cut(word, "=")
		if !ok || !isDate(date) {
			return nil, fmt.Errorf("%q is no dated number", word)
		}
		c := change{from: date}
		for _, n := range numberList(numbers) {
			c.cite(n)
		}
		changes = append(changes, c)
	}
	if !sort.SliceIsSorted(changes, func(i, j int) bool { return changes[i].from < changes[j].from }) {
		return nil, fmt.Errorf("dates out of order in %q", cell)
	}
	return changes, nil
}

// numberList reads numbers separated by commas; "-" is none.
func numberList(cell string) []string {
	if cell == "-" {
		return nil
	}
	return strings.Split(strings.ReplaceAll(cell, " ", ""), ",")
}

// orEmpty turns the table's "-" into "".
func orEmpty(cell string) string {
	if cell == "-" {
		return ""
	}
	return cell
}
