package lexicon

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed idioms.txt
var idiomList string

// idiom is what people say, word by word, and what they mean.
type idiom struct {
	says  []string
	means string
}

// What stands in an idiom for a number, and for another way in which something is cast.
const aNumber, aWay = "N", "WAY"

// idioms are those of the list by their first words, the longest first.
var idioms = sync.OnceValue(func() map[string][]idiom {
	all := map[string][]idiom{}
	for line := range strings.Lines(idiomList) {
		says, means, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok || line[0] == '#' {
			continue
		}
		for _, way := range waysOf(says) {
			for _, one := range inflected(strings.Join(strings.Fields(way), " "), means) {
				all[one.says[0]] = append(all[one.says[0]], one)
			}
		}
	}
	for _, list := range all {
		slices.SortStableFunc(list, func(a, b idiom) int { return len(b.says) - len(a.says) })
	}
	return all
})

// inflected is an idiom in each form of the verb that begins it.
func inflected(says, means string) (list []idiom) {
	verb, rest, _ := strings.Cut(strings.TrimPrefix(says, "~"), " ")
	meant, more, _ := strings.Cut(strings.TrimPrefix(means, "~"), " ")
	if !strings.HasPrefix(says, "~") {
		return []idiom{{strings.Fields(says), means}}
	}
	from, to := formsOf(verb), formsOf(meant)
	for i, form := range from {
		if slices.Index(from, form) == i {
			list = append(list, idiom{append([]string{form}, strings.Fields(rest)...), strings.TrimSpace(to[i] + " " + more)})
		}
	}
	return list
}

// formsOf are the forms of a verb, which is formed by rule where it is none of the list.
func formsOf(plain string) []string {
	if v, ok := VerbOf(plain); ok && v.Plain == plain {
		return v.forms()
	}
	return readVerb([8]string{plain}).forms()
}

// Idiom is what words mean that begin with something that people say otherwise, and how many of them say it; n is 0 where
// they do not. A number is a word that isNumber takes.
func Idiom(words []string, isNumber func(string) bool) (means string, n int) {
	first := words[0]
	if isNumber(first) {
		first = aNumber
	}
	for _, one := range idioms()[first] {
		if len(one.says) > len(words) {
			continue
		}
		means, fits := one.means, true
		for i, w := range one.says {
			if w == aNumber && isNumber(words[i]) || w == aWay && Plays(words[i], CastWay) {
				means = strings.Replace(means, w, words[i], 1)
			} else if fits = w == words[i]; !fits {
				break
			}
		}
		if fits {
			return means, len(one.says)
		}
	}
	return "", 0
}
