package catalog

import (
	"math/bits"
	"slices"
	"strings"
)

// tolerance is how many letters may be wrong, missing, too many or swapped in
// a folded name of that length.
func tolerance(length int) int {
	switch {
	case length < 4:
		return 0
	case length < 6:
		return 1
	case length < 13:
		return 2
	}
	return 3
}

// misspelled returns the names within the tolerance of the folded one, and the
// longer names whose first words are; nearest first.
func (n *Names) misspelled(folded string) []string {
	limit := tolerance(len(folded))
	if limit == 0 {
		return nil
	}
	type near struct {
		key      key
		distance int
	}
	var found []near
	d, words := newDistance(folded, limit), strings.Count(folded, " ")+1
	for i := range n.size() {
		k := n.key(i)
		if off := d.to(k.folded); off <= limit {
			found = append(found, near{k, off})
		} else if !k.listed || !spaceNear(k.folded, len(folded), limit) {
			continue
		} else if off := d.to(firstWords(k.folded, words)); off <= limit {
			found = append(found, near{k, off + limit})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.distance - b.distance })
	names := make([]string, 0, min(len(found), maxCandidates))
	for _, f := range found[:min(len(found), maxCandidates)] {
		names = append(names, n.printed(f.key))
	}
	return names
}

// spaceNear reports whether a word of a name ends within the limit of a length.
func spaceNear(name string, length, limit int) bool {
	for i := max(0, length-limit); i < min(len(name), length+limit+1); i++ {
		if name[i] == ' ' {
			return true
		}
	}
	return false
}

// firstWords returns the first n words of a name, "" if it has no more than that.
func firstWords(name string, n int) string {
	end := 0
	for range n {
		i := strings.IndexByte(name[end:], ' ')
		if i < 0 {
			return ""
		}
		end += i + 1
	}
	return name[:end-1]
}

// distance measures how far names are from one text: single letters wrong,
// missing or too many, and neighbours swapped.
type distance struct {
	text     string
	limit    int
	letters  uint32 // of the text
	old, mid []int
	row      []int
}

func newDistance(text string, limit int) *distance {
	n := len(text) + 1
	return &distance{text: text, limit: limit, letters: lettersOf(text), old: make([]int, n), mid: make([]int, n), row: make([]int, n)}
}

// lettersOf is the set of the bytes of a text, by their last five bits.
func lettersOf(text string) uint32 {
	set := uint32(0)
	for i := range len(text) {
		set |= 1 << (text[i] % 32)
	}
	return set
}

// to returns the distance to the name, or more than the limit when it is
// beyond that.
func (d *distance) to(name string) int {
	beyond := d.limit + 1
	// What is wrong in one place changes at most two letters of those that are used.
	if abs(len(name)-len(d.text)) > d.limit || bits.OnesCount32(lettersOf(name)^d.letters) > 2*d.limit {
		return beyond
	}
	for j := range d.mid {
		d.mid[j] = j
	}
	for i := 1; i <= len(name); i++ {
		if d.next(name, i) > d.limit {
			return beyond
		}
		d.old, d.mid, d.row = d.mid, d.row, d.old
	}
	return d.mid[len(d.text)]
}

// next fills the row of the name's i-th byte within the band that the limit
// allows, and returns its least number.
func (d *distance) next(name string, i int) int {
	beyond := d.limit + 1
	from, to := max(1, i-d.limit), min(len(d.text), i+d.limit)
	d.row[from-1] = beyond
	if from == 1 {
		d.row[0] = i
	}
	least := d.row[from-1]
	for j := from; j <= to; j++ {
		cost := 1
		if name[i-1] == d.text[j-1] {
			cost = 0
		}
		n := min(d.mid[j-1]+cost, d.row[j-1]+1)
		if j < i+d.limit {
			n = min(n, d.mid[j]+1)
		}
		if i > 1 && j > 1 && name[i-1] == d.text[j-2] && name[i-2] == d.text[j-1] {
			n = min(n, d.old[j-2]+1)
		}
		d.row[j] = n
		least = min(least, n)
	}
	return least
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
