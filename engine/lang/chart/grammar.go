package chart

// rule is one compiled alternative of a row: no part of it is optional.
type rule struct {
	row   *Row
	steps []step
}

// Grammar is a compiled list of rows. It never changes and may be used by many at once.
type Grammar struct {
	rules map[*Cat][]rule
	first map[*Cat]*firsts
}

// firsts tell with what the phrases of a category can begin.
type firsts struct {
	words map[string]bool
	cats  map[*Cat]bool
}

// Compile makes a grammar of rows.
func Compile(rows []Row) *Grammar {
	g := &Grammar{rules: map[*Cat][]rule{}, first: map[*Cat]*firsts{}}
	for i := range rows {
		r := &rows[i]
		for _, steps := range expand(r.parts) {
			g.rules[r.cat] = append(g.rules[r.cat], rule{r, steps})
		}
	}
	for cat := range g.rules {
		g.first[cat] = g.firstsOf(cat)
	}
	return g
}

// expand lists the alternatives of a row's parts in a row.
func expand(parts []Part) [][]step {
	all := [][]step{nil}
	for _, p := range parts {
		var longer [][]step
		for _, begun := range all {
			for _, alt := range p.alternatives() {
				longer = append(longer, append(begun[:len(begun):len(begun)], alt...))
			}
		}
		all = longer
	}
	return all
}

// firstsOf finds with what words and categories the phrases of a category can begin.
func (g *Grammar) firstsOf(cat *Cat) *firsts {
	f := &firsts{words: map[string]bool{}, cats: map[*Cat]bool{cat: true}}
	for todo := []*Cat{cat}; len(todo) > 0; {
		c := todo[0]
		todo = todo[1:]
		for _, r := range g.rules[c] {
			s, ok := r.begins()
			switch {
			case !ok:
			case s.cat == nil:
				f.words[s.word] = true
			case !f.cats[s.cat]:
				f.cats[s.cat] = true
				todo = append(todo, s.cat)
			}
		}
	}
	return f
}

// begins is the first step of a rule that reads something.
func (r *rule) begins() (step, bool) {
	for _, s := range r.steps {
		if !s.gap {
			return s, true
		}
	}
	return step{}, false
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
