package chart

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// words is a text of single words, each a phrase of the category that its first letter
// names.
type words struct {
	list []string
	cats map[byte]*Cat
}

func (w words) At(i int) string {
	if i >= len(w.list) {
		return ""
	}
	return w.list[i]
}

func (w words) Words(i int) []Word {
	if i >= len(w.list) || w.cats[w.list[i][0]] == nil {
		return nil
	}
	return []Word{{Cat: w.cats[w.list[i][0]], Val: w.list[i], Len: 1}}
}

// sums is a grammar in which "+" binds on either side: a sum of n numbers has as many
// readings as there are ways to put brackets.
func sums() (*Grammar, *Cat, words) {
	num, sum := &Cat{Says: "a number"}, &Cat{Says: "a sum"}
	return Compile([]Row{
		Row1(sum, Parts(num), func(a string) (any, bool) { return a, true }),
		Row2(sum, Parts(sum, Lit("+|and to this"), sum), func(a, b string) (any, bool) { return "(" + a + b + ")", true }),
		Row1(sum, Parts(Lit("the"), Opt{sum}, Lit("sum")), func(a string) (any, bool) { return "[" + a + "]", true }).At(AsSaid),
	}, sameText), sum, words{cats: map[byte]*Cat{'n': num}}
}

// TestReadings: all readings are found, the longest first; what could not go on says where
// and what it waited for.
func TestReadings(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string // of the longest
		end  int
		far  int
	}{
		{"n1", []string{"n1"}, 1, 1},
		{"n1 + n2 + n3", []string{"((n1n2)n3)", "(n1(n2n3))"}, 5, 5},
		{"n1 and to this n2", []string{"(n1n2)"}, 5, 5},
		{"the n1 sum", []string{"[n1]"}, 3, 3},
		{"the sum + n1", []string{"([]n1)"}, 4, 4},
		{"n1 + stop", []string{"n1"}, 1, 2},
	} {
		g, sum, text := sums()
		text.list = strings.Fields(c.text)
		chart := g.Read(text)
		var got []string
		for _, r := range chart.From(sum, 0) {
			if r.End == c.end {
				got = append(got, r.Val.(string))
			}
		}
		if slices.Sort(got); !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
		if far, _ := chart.Missing(); far != c.far {
			t.Errorf("%q: read to %d, want %d", c.text, far, c.far)
		}
	}
}

// TestCut: more readings than are kept are told of.
func TestCut(t *testing.T) {
	g, sum, text := sums()
	text.list = strings.Fields(strings.Repeat("n1 + ", 7) + "n1")
	for i, w := range text.list {
		if w == "n1" {
			text.list[i] = "n" + string(rune('a'+i))
		}
	}
	chart := g.Read(text)
	if list := chart.From(sum, 0); !chart.Cut() || list[0].End != len(text.list) {
		t.Errorf("%d readings of a text that has 429 are not told to be cut", len(list))
	}
}

// TestLiterals: any alternation of words reads exactly what one of them is.
func TestLiterals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		phrase := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c"}), 1, 3)
		says := rapid.SliceOfN(phrase, 1, 4).Draw(t, "says")
		var list []string
		for _, p := range says {
			list = append(list, strings.Join(p, " "))
		}
		cat := &Cat{}
		text := words{list: phrase.Draw(t, "text")}
		readings := Compile([]Row{Row0(cat, Lit(strings.Join(list, "|")), true)}, sameText).Read(text).From(cat, 0)
		whole := slices.ContainsFunc(readings, func(r Reading) bool { return r.End == len(text.list) })
		if whole != slices.Contains(list, strings.Join(text.list, " ")) {
			t.Fatalf("%q read as one of %q: %v", text.list, list, whole)
		}
	})
}

// sameText compares the values of these grammars, which are texts and truths.
func sameText(a, b any) bool { return a == b }
