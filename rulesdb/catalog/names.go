package catalog

import (
	"cmp"
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
	keys    []key  // sorted
	blob    string // the folded names, a line end before each
	printed func(key) string

	once       sync.Once
	wordPlaces []uint32 // see words
}

// key is one name that a card is found by.
type key struct {
	folded string // part of the blob
	at     uint32 // where it begins in the blob
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

// namesOf puts the folded names of sorted keys together.
func namesOf(keys []key, printed func(key) string) *Names {
	size := 0
	for i := range keys {
		size += len("\n") + len(keys[i].folded)
	}
	var blob strings.Builder
	blob.Grow(size)
	for i := range keys {
		blob.WriteByte('\n')
		keys[i].at = uint32(blob.Len())
		blob.WriteString(keys[i].folded)
	}
	n := &Names{keys: keys, blob: blob.String(), printed: printed}
	for i := range keys { // so that each name is kept once
		k := &keys[i]
		k.folded = n.blob[k.at : int(k.at)+len(k.folded)]
	}
	return n
}

// sortKeys sorts by name, then by the card and its faces.
func sortKeys(keys []key) {
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(strings.Compare(a.folded, b.folded), cmp.Compare(a.line, b.line), cmp.Compare(a.face, b.face))
	})
}

// matches returns the keys of exactly that folded name.
func (n *Names) matches(folded string) []key {
	from := n.from(folded)
	to := from
	for to < len(n.keys) && n.keys[to].folded == folded {
		to++
	}
	return n.keys[from:to]
}

// from returns the index of the first key that is not before the folded text.
func (n *Names) from(folded string) int {
	return sort.Search(len(n.keys), func(i int) bool { return n.keys[i].folded >= folded })
}

// under returns the keys of the names that begin with a letter.
func (n *Names) under(letter byte) []key {
	from := n.from(string([]byte{letter}))
	if letter == 0xff {
		return n.keys[from:]
	}
	return n.keys[from:n.from(string([]byte{letter + 1}))]
}

// Begins reports whether a name begins with these words, or could: words without a letter
// or digit tell nothing.
func (n *Names) Begins(words string) bool {
	folded := squeeze(words)
	at := n.from(folded)
	return at < len(n.keys) && strings.HasPrefix(n.keys[at].folded, folded)
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
