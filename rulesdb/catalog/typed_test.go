package catalog

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// typing is one way in which people write a card's name otherwise than it is
// printed.
type typing struct {
	says  string
	write func(rng *rand.Rand, name string) string // "" where it does not suit the name
	found bool                                     // it has to be found, not only offered
	least int                                      // how many of a hundred have to be found or offered
}

// typings are the ways that are tried. The shares are what is reached, rounded
// down: less is a change for the worse.
func typings() []typing {
	return []typing{
		{"small letters", func(_ *rand.Rand, n string) string { return strings.ToLower(n) }, true, 100},
		{"large letters", func(_ *rand.Rand, n string) string { return strings.ToUpper(n) }, true, 100},
		{"no marks", func(_ *rand.Rand, n string) string { return strings.Map(noMark, norm.NFD.String(n)) }, true, 99},
		{"curly marks", func(_ *rand.Rand, n string) string { return changed(n, strings.ReplaceAll(n, "'", "’")) }, true, 100},
		{"one letter wrong", oneOff(func(rng *rand.Rand, r []rune, i int) []rune { r[i] = 'a' + rune(rng.IntN(26)); return r }), false, 99},
		{"one letter missing", oneOff(func(_ *rand.Rand, r []rune, i int) []rune { return slices.Delete(r, i, i+1) }), false, 99},
		{"one letter twice", oneOff(func(_ *rand.Rand, r []rune, i int) []rune { return slices.Insert(r, i, r[i]) }), false, 99},
		{"two letters swapped", oneOff(func(_ *rand.Rand, r []rune, i int) []rune { r[i-1], r[i] = r[i], r[i-1]; return r }), false, 99},
		{"two mistakes", twoOff, false, 96},
		{"words run together", func(_ *rand.Rand, n string) string { return changed(n, strings.ReplaceAll(n, " ", "")) }, false, 96},
		{"the first words", firstPart, false, 98},
		{"before the comma", func(_ *rand.Rand, n string) string {
			face, _, _ := strings.Cut(n, " // ")
			a, _, ok := strings.Cut(face, ", ")
			return only(ok, a)
		}, false, 99},
		{"the last word", lastPart, false, 95}, // some are the last of more cards than are offered
		{"little words left out", noLittle, false, 93},
		{"initials", initialsOf, false, 90},
	}
}

func noMark(r rune) rune {
	if unicode.Is(unicode.Mn, r) || strings.ContainsRune("',!-:", r) {
		if r == '-' {
			return ' '
		}
		return -1
	}
	return r
}

func changed(from, to string) string { return only(from != to, to) }

func only(ok bool, text string) string {
	if !ok {
		return ""
	}
	return text
}

// oneOff makes a mistake at a letter that is not the first.
func oneOff(mistake func(rng *rand.Rand, r []rune, i int) []rune) func(*rand.Rand, string) string {
	return func(rng *rand.Rand, name string) string {
		if len(name) < 6 {
			return ""
		}
		r := []rune(strings.ToLower(name))
		return string(mistake(rng, r, 1+rng.IntN(len(r)-1)))
	}
}

func twoOff(rng *rand.Rand, name string) string {
	if len(name) < 10 {
		return ""
	}
	drop := oneOff(func(_ *rand.Rand, r []rune, i int) []rune { return slices.Delete(r, i, i+1) })
	swap := oneOff(func(_ *rand.Rand, r []rune, i int) []rune { r[i-1], r[i] = r[i], r[i-1]; return r })
	return swap(rng, drop(rng, name))
}

func firstPart(_ *rand.Rand, name string) string {
	words := strings.Fields(name)
	if len(words) < 3 || strings.Contains(name, "/") {
		return ""
	}
	return strings.Join(words[:2], " ")
}

func lastPart(_ *rand.Rand, name string) string {
	words := strings.Fields(name)
	return only(len(words) > 1 && len(words[len(words)-1]) > 6, words[len(words)-1])
}

func noLittle(_ *rand.Rand, name string) string {
	words := slices.DeleteFunc(strings.Fields(name), func(w string) bool { return isLittle(strings.ToLower(w)) })
	return only(len(words) > 1, changed(name, strings.Join(words, " ")))
}

func initialsOf(_ *rand.Rand, name string) string {
	initials := ""
	for word := range strings.SplitSeq(Fold(name), " ") {
		if !isLittle(word) || initials == "" {
			initials += strings.ToUpper(word[:1])
		}
	}
	return only(len(initials) > 1 && len(initials) < 7 && !strings.Contains(name, "/"), initials) // nobody means both faces
}

// TestTyped writes over a hundred names at random in each way and counts how many
// are found at once or stand among the candidates, and how many are taken for
// another card, which must not be.
func TestTyped(t *testing.T) {
	c := BuiltIn()
	var able []Entry
	for e := range c.All() {
		if e.Able() {
			able = append(able, e)
		}
	}
	for _, way := range typings() {
		rng := rand.New(rand.NewPCG(1, 2))
		tried, found, offered := 0, 0, 0
		var missed []string
		for range 600 {
			name := able[rng.IntN(len(able))].Name
			typed := way.write(rng, name)
			if typed == "" || tried == 120 {
				continue
			}
			tried++
			switch e, ok := c.Lookup(typed); {
			case ok && e.Name == name:
				found++
			case ok && Fold(typed) != Fold(e.Name) && !isFace(&e, typed):
				t.Errorf("%q, for %q, is taken for %q", typed, name, e.Name)
			case offers(c, typed, name):
				offered++
			case len(missed) < 8:
				missed = append(missed, typed+" for "+name)
			}
		}
		share := 100 * (found + offered) / tried
		t.Logf("%-22s %3d tried: %5.1f%% found, %5.1f%% offered", way.says, tried, 100*float64(found)/float64(tried), 100*float64(offered)/float64(tried))
		if share < way.least || way.found && found < tried*way.least/100 {
			t.Errorf("%s: %d%%; not: %s", way.says, share, strings.Join(missed, "; "))
		}
	}
}

// isFace reports whether a name is that of one of a card's faces.
func isFace(e *Entry, typed string) bool {
	return slices.ContainsFunc(e.Faces, func(f Face) bool { return Fold(f.Name) == Fold(typed) })
}

// offers reports whether a card, or a face of it, stands among the candidates.
func offers(c *Catalogue, typed, name string) bool {
	for _, one := range c.Candidates(typed) {
		if e, ok := c.Lookup(one); ok && e.Name == name {
			return true
		}
	}
	return false
}
