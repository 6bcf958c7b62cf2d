package catalog

import (
	"slices"
	"sort"
	"strings"
)

// Complete returns up to limit names for a name being typed: those with an
// ability in scope first, those that begin with what was typed before those in
// which another word does, an exact name before all.
func (n *Names) Complete(typed string, limit int) []string {
	prefix := Fold(typed)
	if limit <= 0 {
		return nil
	}
	var b buckets
	b.limit = limit
	n.starts(prefix, b.add)
	if len(prefix) > 1 && !b.full() {
		n.wordStarts(prefix, b.addWord)
	}
	return b.names(n)
}

// The places of a suggestion, best first.
const (
	exactName = iota
	ableStart
	ableWord
	otherStart
	otherWord
	places
)

// buckets collects keys by how well they suit.
type buckets struct {
	limit int
	found [places][]key
}

// add takes a key whose name, or a word of it, begins with the prefix, and
// reports whether more are wanted.
func (b *buckets) add(k key, prefix string, start bool) bool {
	place := otherWord
	switch {
	case k.folded == prefix:
		place = exactName
	case k.able && start:
		place = ableStart
	case k.able:
		place = ableWord
	case start:
		place = otherStart
	}
	if k.listed && len(b.found[place]) < b.limit {
		b.found[place] = append(b.found[place], k)
	}
	return !b.full()
}

// addWord is add for a name of which a later word begins with the prefix: once
// those with an ability in scope are enough, no other can stand before them.
func (b *buckets) addWord(k key, prefix string, start bool) bool {
	return b.add(k, prefix, start) && len(b.found[exactName])+len(b.found[ableStart])+len(b.found[ableWord]) < b.limit
}

// full reports whether nothing that comes later can stand before the limit.
func (b *buckets) full() bool {
	return len(b.found[exactName])+len(b.found[ableStart]) >= b.limit
}

// names returns the best names, each once.
func (b *buckets) names(n *Names) []string {
	var names []string
	seen := map[string]bool{}
	for _, found := range b.found {
		for _, k := range found {
			name := n.printed(k)
			if len(names) < b.limit && !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

// starts calls visit for each name that begins with the prefix, until it
// wants no more.
func (n *Names) starts(prefix string, visit func(k key, prefix string, start bool) bool) {
	for i := n.from(prefix); i < n.size() && strings.HasPrefix(n.folded(i), prefix); i++ {
		if !visit(n.key(i), prefix, true) {
			return
		}
	}
}

// manyWords is how many places of a word are sorted by name; of a more frequent
// one, looking through all the names finds enough sooner.
const manyWords = 500

// wordStarts calls visit for each name in which a later word begins with the
// prefix, in the order of the names, until it wants no more.
func (n *Names) wordStarts(prefix string, visit func(k key, prefix string, start bool) bool) {
	words := n.words()
	from := sort.Search(len(words), func(i int) bool { return n.text[words[i]:] >= prefix })
	count := sort.Search(len(words)-from, func(i int) bool { return !strings.HasPrefix(n.text[words[from+i]:], prefix) })
	if count > manyWords {
		n.scanWords(prefix, visit)
		return
	}
	last := -1
	for _, place := range slices.Sorted(slices.Values(words[from : from+count])) {
		i := n.at(int(place))
		if i != last && !strings.HasPrefix(n.folded(i), prefix) && !visit(n.key(i), prefix, false) {
			return
		}
		last = i
	}
}

// scanWords does what wordStarts does by looking through all the names.
func (n *Names) scanWords(prefix string, visit func(k key, prefix string, start bool) bool) {
	pattern := " " + prefix
	for at := 0; ; {
		i := strings.Index(n.text[at:], pattern)
		if i < 0 {
			return
		}
		k := n.key(n.at(at + i))
		if !strings.HasPrefix(k.folded, prefix) && !visit(k, prefix, false) {
			return
		}
		at = int(k.at) + len(k.folded)
	}
}

// words returns where in the text a later word of a name begins, sorted by what
// stands there. They are found at first use.
func (n *Names) words() []uint32 {
	n.once.Do(func() {
		for i := range len(n.text) {
			if n.text[i] == ' ' {
				n.wordPlaces = append(n.wordPlaces, uint32(i+1))
			}
		}
		slices.SortFunc(n.wordPlaces, func(a, b uint32) int { return strings.Compare(n.text[a:], n.text[b:]) })
	})
	return n.wordPlaces
}

// at returns the index of the key whose name holds that place of the text.
func (n *Names) at(place int) int {
	return sort.Search(n.size(), func(i int) bool { return int(n.record(i).at) > place }) - 1
}
