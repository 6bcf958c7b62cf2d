package chart

import "strings"

// Cat is a category of phrases. Two are the same only if they are the same pointer.
type Cat struct {
	// Says names the category in a refusal: "a zone"; "" where that says nothing.
	Says string
}

// Part is one part of a row: a *Cat, Lit or Opt.
type Part interface{ alternatives() [][]step }

// Lit are words that stand as they are, in small letters; "|" stands between
// alternatives, which may be of several words: "that|which", "on the battlefield|out".
type Lit string

// Opt is a part that may be missing; where it is a category its value is then nil.
type Opt struct{ Part Part }

// step is one word or one phrase of a compiled row.
type step struct {
	cat  *Cat   // nil for a word
	id   int    // the number of the category
	word string // as it stands
	gap  bool   // a missing part: nothing is read, and its value is nil
}

func (c *Cat) alternatives() [][]step { return [][]step{{{cat: c}}} }

func (l Lit) alternatives() [][]step {
	var all [][]step
	for phrase := range strings.SplitSeq(string(l), "|") {
		var one []step
		for word := range strings.FieldsSeq(phrase) {
			one = append(one, step{word: word})
		}
		all = append(all, one)
	}
	return all
}

func (o Opt) alternatives() [][]step {
	all := o.Part.alternatives()
	if _, word := o.Part.(Lit); word {
		return append(all, nil)
	}
	return append(all, []step{{gap: true}})
}

// Row is one way of making a phrase of a category. Rows are made by [Row0] to [Row4],
// whose parts are typed, so that none counts positions.
type Row struct {
	cat   *Cat
	parts []Part
	cost  int
	make  func([]any) (any, bool)
	// Example is a text that the row reads, executed by a test.
	Example string
}

// Costs of a row or word: how we print it, how others say it too, and what is read
// only if nothing else is.
const (
	AsPrinted = iota
	AsSaid
	LastResort
)

// At gives a row a cost.
func (r Row) At(cost int) Row {
	r.cost = cost
	return r
}

// Like gives a row its example.
func (r Row) Like(example string) Row {
	r.Example = example
	return r
}

// Cat is the category of which the row makes phrases.
func (r Row) Cat() *Cat { return r.cat }

// Ways is how many combinations of words the row has, each of which a compiled grammar holds.
func (r Row) Ways() int { return len(expand(r.parts)) }

// Row0 is a row of nothing but words.
func Row0(cat *Cat, words Lit, val any) Row {
	return Row{cat: cat, parts: []Part{words}, make: func([]any) (any, bool) { return val, true }}
}

// Row1 is a row with one part that has a value; make is false where the row does not
// fit that value.
func Row1[A any](cat *Cat, parts []Part, mk func(A) (any, bool)) Row {
	return Row{cat: cat, parts: parts, make: func(k []any) (any, bool) {
		a, _ := k[0].(A)
		return mk(a)
	}}
}

// Row2 is a row with two parts that have values.
func Row2[A, B any](cat *Cat, parts []Part, mk func(A, B) (any, bool)) Row {
	return Row{cat: cat, parts: parts, make: func(k []any) (any, bool) {
		a, _ := k[0].(A)
		b, _ := k[1].(B)
		return mk(a, b)
	}}
}

// Row3 is a row with three parts that have values.
func Row3[A, B, C any](cat *Cat, parts []Part, mk func(A, B, C) (any, bool)) Row {
	return Row{cat: cat, parts: parts, make: func(k []any) (any, bool) {
		a, _ := k[0].(A)
		b, _ := k[1].(B)
		c, _ := k[2].(C)
		return mk(a, b, c)
	}}
}

// Row4 is a row with four parts that have values.
func Row4[A, B, C, D any](cat *Cat, parts []Part, mk func(A, B, C, D) (any, bool)) Row {
	return Row{cat: cat, parts: parts, make: func(k []any) (any, bool) {
		a, _ := k[0].(A)
		b, _ := k[1].(B)
		c, _ := k[2].(C)
		d, _ := k[3].(D)
		return mk(a, b, c, d)
	}}
}

// Parts lists the parts of a row.
func Parts(parts ...Part) []Part { return parts }
