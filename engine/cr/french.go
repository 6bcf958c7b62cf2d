package cr

import (
	_ "embed"
	"strings"
	"sync"
)

// frenchTSV has every gloss in French, its no-break spaces in place: key, gloss.
//
//go:embed french.tsv
var frenchTSV string

// frenchGlosses are those of the table, by key.
var frenchGlosses = sync.OnceValue(func() map[string]string {
	glosses := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(frenchTSV), "\n")[1:] {
		key, gloss, _ := strings.Cut(line, "\t")
		glosses[key] = gloss
	}
	return glosses
})

// FrenchGloss returns what the rule says, in one sentence of our own in French.
func (r Rule) FrenchGloss() string { return frenchGlosses()[r.String()] }
