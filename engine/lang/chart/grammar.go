package chart

import "slices"

// rule is one compiled alternative of a row: no part of it is optional.
type rule struct {
	row   *Row
	makes int // the number of its category
	steps []step
	args  int // how many values it takes
}

// node is where the rules of a category stand that have read the same steps so far.
type node struct {
	// made are those that are read whole, next the steps that the others wait for.
	made []rule
	next []branch
}

// branch is a step that a rule waits for, and where it then stands.
type branch struct {
	step
	to *node
}

// after is the node behind a step, made where it is not there yet.
func (n *node) after(s step) *node {
	for i := range n.next {
		if n.next[i].step == s {
			return n.next[i].to
		}
	}
	n.next = append(n.next, branch{s, &node{}})
	return n.next[len(n.next)-1].to
}

// add puts a rule behind its steps.
func (n *node) add(r rule) {
	for _, s := range r.steps {
		if !s.gap {
			n = n.after(s)
		}
	}
	n.made = append(n.made, r)
}

// Grammar is a compiled list of rows. It never changes and may be used by many at once.
type Grammar struct {
	// cats are the categories, ids their numbers, roots where the rules of each begin.
	cats  []*Cat
	ids   map[*Cat]int
	roots []*node
	// byWord and byCat have the categories of which a phrase can begin with a word as it
	// stands, and with a phrase of another category.
	byWord map[string]set
	byCat  []set
	// same reports whether two values say the same.
	same func(a, b any) bool
}

// set is a set of categories by their numbers.
type set []uint64

func (s set) has(id int) bool { return s[id/64]&(1<<(id%64)) != 0 }

func (s set) add(id int) { s[id/64] |= 1 << (id % 64) }

// join adds another set.
func (s set) join(more set) {
	for i, w := range more {
		s[i] |= w
	}
}

// Compile makes a grammar of rows, of whose values same tells which say the same.
func Compile(rows []Row, same func(a, b any) bool) *Grammar {
	g := &Grammar{ids: map[*Cat]int{}, byWord: map[string]set{}, same: same}
	for i := range rows {
		r := &rows[i]
		id := g.number(r.cat)
		for _, steps := range expand(r.parts) {
			for k := range steps {
				if steps[k].cat != nil {
					steps[k].id = g.number(steps[k].cat)
				}
			}
			if slices.ContainsFunc(steps, func(s step) bool { return !s.gap }) {
				g.roots[id].add(rule{r, id, steps, values(steps)})
			}
		}
	}
	g.byCat = make([]set, len(g.cats))
	for id := range g.cats {
		g.byCat[id] = g.set()
	}
	for id := range g.cats {
		g.beginnings(id)
	}
	return g
}

// number is the number of a category, which gets the next where it has none.
func (g *Grammar) number(cat *Cat) int {
	id, ok := g.ids[cat]
	if !ok {
		id = len(g.cats)
		g.ids[cat] = id
		g.cats, g.roots = append(g.cats, cat), append(g.roots, &node{})
	}
	return id
}

// set is an empty set with room for every category.
func (g *Grammar) set() set { return make(set, (len(g.cats)+63)/64) }

// begins adds the categories of which a phrase can begin where a word stands that can be
// several things.
func (g *Grammar) begins(s set, word string, words []Word) {
	s.join(g.byWord[word])
	for i := range words {
		if id, ok := g.ids[words[i].Cat]; ok {
			s.join(g.byCat[id])
		}
	}
}

// expand lists the alternatives of a row's parts in a row.
func expand(parts []Part) [][]step {
	all := [][]step{make([]step, 0, len(parts)+1)}
	for _, p := range parts {
		alts := p.alternatives()
		if len(alts) == 1 {
			for i := range all { // each of which is its own
				all[i] = append(all[i], alts[0]...)
			}
			continue
		}
		longer := make([][]step, 0, len(alts)*len(all))
		for _, begun := range all {
			for _, alt := range alts {
				longer = append(longer, slices.Concat(begun, alt))
			}
		}
		all = longer
	}
	return all
}

// beginnings notes with what words and categories the phrases of a category can begin.
func (g *Grammar) beginnings(id int) {
	seen := g.set()
	seen.add(id)
	g.byCat[id].add(id)
	for todo := []int{id}; len(todo) > 0; {
		root := g.roots[todo[0]]
		todo = todo[1:]
		for i := range root.next {
			switch s := &root.next[i]; {
			case s.cat == nil:
				if g.byWord[s.word] == nil {
					g.byWord[s.word] = g.set()
				}
				g.byWord[s.word].add(id)
			case !seen.has(s.id):
				seen.add(s.id)
				g.byCat[s.id].add(id)
				todo = append(todo, s.id)
			}
		}
	}
}

// values counts the values that steps give to a row.
func values(steps []step) int {
	n := 0
	for _, s := range steps {
		if s.gap || s.cat != nil {
			n++
		}
	}
	return n
}

// Word is what one or more tokens that stand next can be by themselves.
type Word struct {
	Cat *Cat
	Val any
	// Len is the number of tokens.
	Len  int
	Cost int
}

// Text is what a chart reads.
type Text interface {
	// At is the token at a place as rows have it, in small letters, "" behind the last.
	At(i int) string
	// Words lists what the tokens from a place on can be.
	Words(i int) []Word
}
