package catalog

import (
	"cmp"
	"iter"
	"slices"
	"sort"
	"strings"
	"sync"
)

// Name is one name that a card is found by.
type Name struct {
	Printed string
	Able    bool // the card has an ability in scope
	Listed  bool // offered as a suggestion
}

// Names finds names by their beginning, by their words and by what is nearly
// their spelling. It is not changed after it is made and is safe for concurrent
// use.
type Names struct {
	text    string // the folded names, sorted, a line end before each
	table   string // a record of each
	printed func(key) string

	once       sync.Once
	wordPlaces []uint32 // see words
}

// key is one name that a card is found by.
type key struct {
	folded string
	at     uint32 // where it begins in the text
	line   uint32 // which card, or which name
	face   int8   // which face, Whole for the full name
	able   bool   // the card has an ability in scope
	listed bool   // offered as a suggestion
	alias  bool   // a face's own name, where the card has another
}

// NewNames makes an index of names. It keeps the list.
func NewNames(list []Name) *Names {
	keys := make([]key, len(list))
	for i, n := range list {
		keys[i] = key{folded: Fold(n.Printed), line: uint32(i), able: n.Able, listed: n.Listed}
	}
	sortKeys(keys)
	return namesOf(keys, func(k key) string { return list[k.line].Printed })
}

// namesOf makes an index of sorted keys.
func namesOf(keys []key, printed func(key) string) *Names {
	text, table := layOut(keys)
	return &Names{text: text, table: table, printed: printed}
}

// sortKeys sorts by name, then by the card and its faces.
func sortKeys(keys []key) {
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(strings.Compare(a.folded, b.folded), cmp.Compare(a.line, b.line), cmp.Compare(a.face, b.face))
	})
}

// matches returns the keys of exactly that folded name.
func (n *Names) matches(folded string) []key {
	var list []key
	for i := n.from(folded); i < n.size() && n.folded(i) == folded; i++ {
		list = append(list, n.key(i))
	}
	return list
}

// from returns the index of the first key that is not before the folded text.
func (n *Names) from(folded string) int {
	return sort.Search(n.size(), func(i int) bool { return n.folded(i) >= folded })
}

// under yields the keys of the names that begin with a letter.
func (n *Names) under(letter byte) iter.Seq[key] {
	return func(yield func(key) bool) {
		for i := n.from(string([]byte{letter})); i < n.size(); i++ {
			if k := n.key(i); k.folded[0] != letter || !yield(k) {
				return
			}
		}
	}
}

// Begins reports whether a name begins with these words, or could: words without a letter
// or digit tell nothing.
func (n *Names) Begins(words string) bool {
	folded := squeeze(words)
	at := n.from(folded)
	return at < n.size() && strings.HasPrefix(n.folded(at), folded)
}

// Named is one of several cards that fold to the same name.
type Named struct {
	Printed string
	Full    bool // the name is the whole card's, not that of one of its faces
}

// Meant returns which of the cards found by a folded name is meant by the name
// as it was typed: the only one, else the only one spelled like it, else the only
// one whose whole name it is; -1 where that leaves several or none.
func Meant(name string, found []Named) int {
	if len(found) == 1 {
		return 0
	}
	name = strings.TrimSpace(name)
	for _, suits := range []func(Named) bool{
		func(n Named) bool { return strings.EqualFold(n.Printed, name) },
		func(n Named) bool { return n.Full },
	} {
		first := slices.IndexFunc(found, suits)
		if first >= 0 && !slices.ContainsFunc(found[first+1:], suits) {
			return first
		}
	}
	return -1
}
