package saytest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

var (
	spaces  = regexp.MustCompile(`[\s\x{a0}\x{202f}]+`)
	quotes  = regexp.MustCompile(`"([^"]*)"|« ([^»]*) »`)
	figures = regexp.MustCompile(`\d+`)
	proper  = regexp.MustCompile(`\p{Lu}[\pL'’-]*(?:,? (?:(?:of|the|in|and|to|from|with|for|by|on|at) )*\p{Lu}[\pL'’-]*)*`)
)

// Names are the words of a text that begin with a capital, and what joins them:
// "Furnace of Rath", "Bob's Still Sage" and "Still Sage".
func Names(text string) []string {
	var list []string
	for _, name := range proper.FindAllString(text, -1) {
		list = append(list, name)
		if _, own, ok := strings.Cut(name, "'s "); ok {
			list = append(list, own)
		}
	}
	return list
}

// Quoted are the words between quotation marks, of English or French. Words that
// were cut so that one mark is left over inside are one quotation.
func Quoted(text string) []string {
	var list []string
	if first, last := strings.Index(text, `"`), strings.LastIndex(text, `"`); strings.Count(text, `"`)%2 == 1 && first < last && !strings.Contains(text, "«") {
		return []string{spaces.ReplaceAllString(text[first+1:last], " ")}
	}
	for _, m := range quotes.FindAllStringSubmatch(spaces.ReplaceAllString(text, " "), -1) {
		list = append(list, m[1]+m[2])
	}
	return list
}

// Differences holds the French of a sentence against its English, given what was
// asked: it has no English words but names of the question, quotes the same words
// of the question, and has the same numbers.
func Differences(en, fr, asked string, names ...string) []string {
	en, fr = spaces.ReplaceAllString(en, " "), spaces.ReplaceAllString(fr, " ")
	var list []string
	if first, rest, _ := strings.Cut(en, " "); len(English(first)) > 0 {
		names = slices.Concat(names, Names(rest)) // the first word has its capital anyway
	} else {
		names = slices.Concat(names, Names(en))
	}
	if words := English(fr, slices.Concat(Names(asked), names)...); len(words) > 0 {
		list = append(list, fmt.Sprintf("the English %q", words))
	}
	typed := func(text string) []string {
		return slices.DeleteFunc(Quoted(text), func(words string) bool { return words == "" || !strings.Contains(asked, words) })
	}
	ours, theirs := typed(en), typed(fr)
	cut := strings.Count(en, `"`)%2 == 1 // what is quoted has a quotation mark of its own
	stands := func(words string) bool { return slices.Contains(theirs, words) || cut && strings.Contains(fr, words) }
	if missing := slices.DeleteFunc(ours, stands); len(missing) > 0 {
		list = append(list, fmt.Sprintf("without %q", missing))
	}
	if strings.Contains(fr, "la prochaine blessure") { // one, as French has it
		en = strings.ReplaceAll(en, "the next 1 damage", "the next damage")
	}
	a, b := figures.FindAllString(en, -1), figures.FindAllString(fr, -1)
	slices.Sort(a)
	slices.Sort(b)
	if !slices.Equal(a, b) {
		list = append(list, fmt.Sprintf("the numbers %q for %q", b, a))
	}
	return list
}
