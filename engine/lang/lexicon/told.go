package lexicon

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed told.tsv
var toldList string

// ToldOf is what something is told of.
type ToldOf string

// What things are told of; ToldOfNobody is of whoever does it.
const (
	ToldOfThing  ToldOf = "thing"
	ToldOfPlayer ToldOf = "player"
	ToldOfNobody ToldOf = "nobody"
)

// Told is what cards say of things and players that is told as it stands: it changes no event
// of a question by itself.
type Told struct {
	Of ToldOf
	// Before and After are the words around what it is of, as they may stand.
	Before, After []string
	// Says and French tell it behind the subject, in the third person.
	Says, French string
}

// slot stands for what a row is of.
const slot = "_"

var told = sync.OnceValue(func() []Told {
	var all []Told
	for line := range strings.Lines(toldList) {
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(f) != 4 {
			continue
		}
		for words := range strings.SplitSeq(f[1], "|") {
			before, after, found := strings.Cut(strings.TrimSpace(words), slot)
			if !found {
				before, after = "", before
			}
			all = append(all, Told{Of: ToldOf(f[0]), Before: strings.Fields(before), After: strings.Fields(after), Says: f[2], French: f[3]})
		}
		if last := all[len(all)-1]; last.unsaid() {
			all[len(all)-1] = last.itself()
		} else {
			all = append(all, asTold(last)...)
		}
	}
	return all
})

// unsaid reports whether no card says of a thing what a row tells: it comes of a keyword.
func (t Told) unsaid() bool { return t.Of == ToldOfThing && len(t.Before)+len(t.After) == 0 }

// itself is a row by its own words behind its subject.
func (t Told) itself() Told {
	t.Before, t.After = nil, strings.Fields(strings.ReplaceAll(t.Says, "'s", " 's"))
	return t
}

// asTold are a row's own words behind its subject, of others and of you.
func asTold(row Told) []Told {
	if row = row.itself(); row.Of == ToldOfNobody {
		row.Of = ToldOfPlayer
	}
	ofYou := row
	ofYou.After = append([]string{ToldPlain(row.After[0])}, row.After[1:]...)
	return []Told{row, ofYou}
}

// ToldPlain is the verb that begins what is told, with "you" before it.
func ToldPlain(verb string) string {
	const is, are = "is", "are"
	switch v, ok := VerbOf(verb); {
	case verb == is:
		return are
	case ok && v.Third == verb:
		return v.Plain
	}
	return verb
}

// AllTold are the rows, each way of saying one of them by itself; one without words is told of
// what is read otherwise.
func AllTold() []Told { return told() }

// toldFrom are the places of the rows by the first word that they begin with.
var toldFrom = sync.OnceValue(func() map[string][]int {
	from := map[string][]int{}
	for i, row := range told() {
		if words := append(slices.Clip(row.Before), row.After...); len(words) > 0 {
			from[words[0]] = append(from[words[0]], i)
		}
	}
	return from
})

// ToldFrom are the places among AllTold, in order, of the rows whose first word this is: before what they are of, or
// behind it where nothing stands before.
func ToldFrom(word string) []int { return toldFrom()[word] }

// ToldBy is the row that tells something by these words.
func ToldBy(says string) (Told, bool) {
	for _, t := range told() {
		if t.Says == says {
			return t, true
		}
	}
	return Told{}, false
}
