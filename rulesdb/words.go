package rulesdb

import (
	"slices"
	"strings"
	"sync"
)

// isCommon reports whether a word stands in every other rule.
func isCommon(word string) bool {
	switch word {
	case "a", "an", "the", "of", "to", "is", "it", "in", "on", "be", "by", "or", "and", "that", "this", "are", "as",
		"with", "for", "s", "t", "what", "how", "does", "do", "rule", "rules", "when", "if", "would", "i", "my",
		"something", "else", "happens", "happen", "work", "works", "mean", "means", "about", "really", "still", "then", "don", "doesn", "didn", "isn", "aren", "wasn", "not", "so", "many", "much", "definition", "meaning", "explain", "me", "am", "he", "they", "goes", "gets", "but", "why", "was", "will", "go", "going", "went", "count", "counts", "considered", "exactly", "actually", "please", "whether", "because", "want", "wants",
		"whats", "whos", "hows", "im", "ive", "thats", "whens", "wheres", "isnt", "arent", "wont", "thing", "things", "stuff", "like", "ok", "okay", "legally":
		return true
	}
	return false
}

// isFaint reports whether a word stands in questions on anything, though it may tell
// something of a rule.
func isFaint(word string) bool {
	switch word {
	case "can", "have", "has", "had", "having", "get", "got", "getting", "more", "than", "there", "their", "them", "they", "you", "your", "its", "us", "we", "our",
		"player", "players", "opponent", "opponents", "another", "other", "any", "all", "some", "someone", "could", "may", "might", "should", "must", "use", "used", "using",
		"take", "takes", "put", "puts", "make", "makes", "made", "give", "gives", "who", "which", "where", "who's", "card", "cards", "says", "say", "said",
		"after", "before", "during", "while", "only", "also", "just", "both", "now", "right", "away", "anytime", "ever", "always", "possible", "allowed", "decides", "decide", "chooses", "choose",
		"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "need", "needs", "time", "times", "turn", "same", "still":
		return true
	}
	return false
}

// alternatives returns the query for a word: it, or other words for it, each of
// another stem, since what stands in a query twice counts twice. The beginning of a
// word stands for the word too.
func alternatives(word string, open bool) string {
	all := formsOf(word)
	if other, ok := otherWords()[word]; ok {
		all = append(append([]string{word}, all...), strings.Split(other, "|")...)
	}
	var quoted, cuts []string
	for _, w := range all {
		if cut := porter(w); !slices.Contains(cuts, cut) {
			cuts, quoted = append(cuts, cut), append(quoted, `"`+w+`"`)
		}
	}
	if open {
		quoted[0] += "*"
	}
	if len(quoted) == 1 {
		return quoted[0]
	}
	return "(" + strings.Join(quoted, " OR ") + ")"
}

// otherWords has for words that players use, and for those of older editions,
// what the rules say.
var otherWords = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"enters": "comes into play|enter", "walker": "planeswalker", "opp": "opponent", "opponents": "opponent",
		"clone": "copy", "bounce": "return to hand", "blink": "exile return",
		"dies": "graveyard from the battlefield|destroyed", "die": "graveyard from the battlefield|destroyed", "cannot": "can t",
		"zero": "0", "removed": "exile", "undercity": "dungeon", "tokens": "token", "twice": "more than once|again", "indestructible": "destroyed",
		"decides": "chooses", "decide": "choose", "picks": "chooses", "simultaneously": "same time", "simultaneous": "same time", "bury": "destroy",
		"pinger": "source", "fizzle": "no longer legal", "fizzles": "no longer legal", "tutor": "search", "decked": "library with no cards|empty library",
		"infinite": "loop", "reminder": "parentheses", "italic": "italics", "flip": "turned face up", "wipe": "destroy all", "cast": "play", "battlefield": "in play",
	}
})

// stump cuts the usual endings off a word.
func stump(w string) string {
	for _, ending := range []string{"ations", "ation", "tions", "tion", "ments", "ment", "ings", "ing", "ed", "es", "s", "e", "y"} {
		if short, ok := strings.CutSuffix(w, ending); ok && len(short) > 2 {
			return short
		}
	}
	return w
}
