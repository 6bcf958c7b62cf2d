package rulesdb

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"

	"apnap/engine/cr"
)

// ruleName is one name of a rule, taken apart for searches.
type ruleName struct {
	count int      // its words
	words []string // those of them that do not stand in every other rule
	cuts  []string // their stems, each once
	signs uint64   // the signs of these
}

// takeNames takes a list of names apart.
func takeNames(list string, known *vocabulary) []ruleName {
	var names []ruleName
	for name := range strings.SplitSeq(list, ",") {
		all := wordsIn(name)
		one := ruleName{count: len(all)}
		for _, w := range all {
			if isCommon(w) {
				continue
			}
			one.words = append(one.words, w)
			if cut := known.stem(w); !slices.Contains(one.cuts, cut) {
				one.cuts = append(one.cuts, cut)
				one.signs |= sign(cut)
			}
		}
		if one.count > 0 {
			names = append(names, one)
		}
	}
	return names
}

// sign is one of 64 bits by which most stems are told apart without comparing them.
func sign(cut string) uint64 {
	h := uint32(0)
	for i := range len(cut) {
		h = 31*h + uint32(cut[i])
	}
	return 1 << (h % 64)
}

// namesOf has the lists of what people call rules, each as a search reads it, taken apart.
var namesOf = sync.OnceValue(func() map[string][]ruleName {
	of := map[string][]ruleName{}
	for list, read := range readCalled() {
		of[list] = takeNames(read, nil)
	}
	return of
})

// calledNumbers are the numbers of the rules that people call something.
var calledNumbers = sync.OnceValue(func() []string { return slices.Sorted(maps.Keys(calledWords())) })

// namedWith has their places there by the stems of what people call them.
var namedWith = sync.OnceValue(func() map[string][]int {
	places := map[string][]int{}
	for at, number := range calledNumbers() {
		for _, row := range calledWords()[number] {
			for _, name := range namesOf()[row.cells[0]] {
				for _, cut := range name.cuts {
					if have := places[cut]; len(have) == 0 || have[len(have)-1] != at {
						places[cut] = append(have, at)
					}
				}
			}
		}
	}
	return places
})

// mostNamed is how many rules are taken for their names alone.
const mostNamed = 12

// namedRules returns the numbers of those rules of the edition whose names tell most
// of what was asked for, at least a third of it, best first.
func (t *terms) namedRules(e cr.Edition) []string {
	const third = 1.0 / 3
	has := make([]uint32, len(calledNumbers()))
	for i, cut := range t.look.cut {
		for _, at := range namedWith()[cut] {
			has[at] |= 1 << i
		}
	}
	such := calledSuch()[nameKey(t.words)]
	type one struct {
		number string
		worth  float64
	}
	var list []one
	for at, words := range has {
		if words == 0 {
			continue
		}
		number := calledNumbers()[at]
		isSuch := slices.Contains(such, number)
		if !isSuch && t.look.covers(words) < third {
			continue
		}
		names := called(number, e.ID)
		if names == "" || slices.ContainsFunc(t.phrases, func(p []string) bool { return !strings.Contains(names, strings.Join(p, " ")) }) {
			continue
		}
		met := t.meetNames(namesOf()[names])
		if isSuch || t.look.covers(met.words) >= third {
			list = append(list, one{number, met.like + met.holds + truth(isSuch)})
		}
	}
	slices.SortFunc(list, func(a, b one) int {
		if c := cmp.Compare(b.worth, a.worth); c != 0 {
			return c
		}
		return cmp.Compare(a.number, b.number)
	})
	var numbers []string
	for _, o := range list[:min(mostNamed, len(list))] {
		numbers = append(numbers, o.number)
	}
	return numbers
}

// likestFirst is a list of names, that which is likest the question before the others.
func (t *terms) likestFirst(list string) string {
	names := strings.Split(list, ",")
	best, likest := 0, 0.0
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
		if m := t.meet(namesIn(names[i])); m.like+m.holds > likest {
			best, likest = i, m.like+m.holds
		}
	}
	first := names[best]
	return strings.Join(append([]string{first}, slices.Delete(names, best, best+1)...), ", ")
}

// meeting is how the names of a rule meet what was asked for, each at its best.
type meeting struct {
	words uint32  // those asked for that stand in any of them
	holds float64 // how much of the question a name tells of which it has all the words
	like  float64 // the same for any name, the less the more it tells that was not asked for
	all   bool    // a name is all that was asked for
	exact bool    // and in those very words, the little ones apart
	names int     // how many there are
	likes float64 // the sum of the squares of how like each is
}

// meet compares the question with a list of names that stands in no table.
func (t *terms) meet(list string) meeting { return t.meetNames(takeNames(list, t.look.known)) }

// meetNames compares the question with names.
func (t *terms) meetNames(names []ruleName) meeting {
	m := meeting{names: len(names)}
	for i := range names {
		if names[i].signs&t.look.signs != 0 {
			t.meetName(&names[i], &m)
		}
	}
	return m
}

// or is the better of two, of each sort.
func (m meeting) or(other meeting) meeting {
	return meeting{m.words | other.words, max(m.holds, other.holds), max(m.like, other.like), m.all || other.all, m.exact || other.exact, max(m.names, other.names), m.likes + other.likes}
}

// meetName compares the question with one name.
func (t *terms) meetName(name *ruleName, m *meeting) {
	var words uint32
	for _, cut := range name.cuts {
		words |= t.look.placesOf(cut)
	}
	m.words |= words
	if words&t.look.carry == 0 {
		return
	}
	has, told, tells := 0, 0.0, 0.0
	for _, cut := range name.cuts {
		worth := t.look.known.worthOf(cut)
		tells += worth
		if t.look.placesOf(cut)&t.look.carry != 0 {
			has++
			told += worth
		}
	}
	covers := t.look.covers(words)
	if tells > 0 {
		like := covers * told / tells
		m.like = max(m.like, like)
		m.likes += like * like
	}
	if has == len(name.cuts) {
		m.holds = max(m.holds, covers)
	}
	m.all = m.all || name.count <= len(t.said) && name.count >= t.look.carried && covers == 1 && !t.look.unknown &&
		len(name.words) <= max(t.look.carried, len(t.words))
	m.exact = m.exact || slices.Equal(name.words, t.words)
}

// placesOf is where a stem stands in the question.
func (l *look) placesOf(cut string) uint32 {
	var set uint32
	for i, w := range l.cut {
		if w == cut {
			set |= 1 << i
		}
	}
	return set
}
