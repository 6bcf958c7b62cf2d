package rulesdb

import (
	"slices"
	"strings"
	"sync"
	"unicode"
)

// terms are the words of a search, folded.
type terms struct {
	said    []string   // all of them, in order
	words   []string   // those that carry meaning, in order
	cut     []string   // their stumps
	phrases [][]string // those that were quoted
	glossed []string   // the rules that the glossary names for them
	denies  bool       // can't, not can
	open    bool       // the last word may be a beginning
}

// mostTerms bounds a search.
const mostTerms = 12

// readTerms takes a search apart. Nothing of the input reaches the full-text
// syntax but words of letters and digits.
func readTerms(text string) terms {
	var t terms
	for i, part := range strings.Split(strings.Map(plainQuote, text), `"`) {
		words := wordsIn(part)
		if quoted := i%2 == 1; quoted && len(words) > 1 {
			t.phrases = append(t.phrases, words[:min(len(words), mostTerms)])
		}
		t.words = append(t.words, words...)
	}
	for i := 1; i < len(t.words); i++ {
		t.denies = t.denies || t.words[i-1] == "can" && t.words[i] == "t"
	}
	t.said = t.words[:min(len(t.words), mostTerms)]
	if kept := slices.DeleteFunc(slices.Clone(t.words), isCommon); len(kept) > 0 {
		t.words = kept
	}
	t.words = t.words[:min(len(t.words), mostTerms)]
	for _, w := range t.words {
		t.cut = append(t.cut, stump(w))
	}
	t.open = !strings.HasSuffix(text, " ")
	return t
}

// plainQuote makes every mark that quotes a phrase a plain one.
func plainQuote(r rune) rune {
	switch r {
	case '“', '”', '„', '«', '»':
		return '"'
	}
	return r
}

// wordsIn returns the words of a text in lower case.
func wordsIn(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
}

// isCommon reports whether a word stands in every other rule.
func isCommon(word string) bool {
	switch word {
	case "a", "an", "the", "of", "to", "is", "it", "in", "on", "be", "by", "or", "and", "that", "this", "are", "as",
		"with", "for", "s", "t", "what", "how", "does", "do", "rule", "rules", "when", "if", "would", "i", "my":
		return true
	}
	return false
}

// has reports whether a word is among them, whatever its ending.
func (t terms) has(word string) bool {
	return slices.Contains(t.cut, stump(word))
}

// is reports whether the words are all that was said, whatever their endings.
func (t terms) is(words []string) bool {
	same := func(a, b string) bool { return stump(a) == stump(b) }
	return slices.EqualFunc(t.words, words, same) || slices.EqualFunc(t.said, words, same)
}

// isName reports whether they are the name that the project gives a rule, such
// as OneOpportunity.
func (t terms) isName(name string) bool {
	return len(t.words) > 1 && (strings.EqualFold(strings.Join(t.words, ""), name) || strings.EqualFold(strings.Join(t.said, ""), name))
}

// hasAll reports whether all the words are among those said.
func (t terms) hasAll(words []string) bool {
	for _, w := range words {
		if !t.has(w) && !slices.Contains(t.said, w) {
			return false
		}
	}
	return len(words) > 0
}

// standIn reports whether the words, two or more, stand side by side among
// others, whatever their endings.
func (t terms) standIn(words []string) bool {
	if len(t.cut) < 2 {
		return false
	}
	for i := 0; i+len(t.cut) <= len(words); i++ {
		if slices.EqualFunc(t.cut, words[i:i+len(t.cut)], func(s, w string) bool { return w[0] == s[0] && stump(w) == s }) {
			return true
		}
	}
	return false
}

// share returns how many of them are among the words, 0 to 1.
func (t terms) share(words []string) float64 {
	found := 0
	for i, s := range t.cut {
		if slices.ContainsFunc(words, func(w string) bool { return w[0] == t.words[i][0] && stump(w) == s }) {
			found++
		}
	}
	return float64(found) / float64(max(1, len(t.words)))
}

// stump cuts the usual endings off a word.
func stump(w string) string {
	for _, ending := range []string{"ing", "ed", "es", "s", "e"} {
		if short, ok := strings.CutSuffix(w, ending); ok && len(short) > 2 {
			return short
		}
	}
	return w
}

// queries returns the full-text queries to try, the strictest first: all
// words, then any of them, then their beginnings. Words that stand together in
// the question count more where they stand together in a rule.
func (t terms) queries() []string {
	if len(t.words) == 0 {
		return nil
	}
	quoted := make([]string, len(t.words))
	for i, w := range t.words {
		quoted[i] = alternatives(w)
		if w == "can" && t.denies {
			quoted[i] = `"can t"`
		}
	}
	if last := len(quoted) - 1; t.open && len(t.words[last]) > 1 {
		quoted[last] = "(" + quoted[last] + ` OR "` + t.words[last] + `"*)`
	}
	var must string
	for _, p := range t.phrases {
		must += ` AND "` + strings.Join(p, " ") + `"`
	}
	together := t.together()
	all := "(" + together + "(" + strings.Join(quoted, " AND ") + "))"
	if must != "" {
		return []string{all + must}
	}
	return []string{all, together + strings.Join(t.rare(quoted), " OR "), t.stumps()}
}

// enough is how many rules with all the words make it needless to look at those
// with some of them: few for a name, more for a whole question.
func (t terms) enough() int {
	const shortQuestion = 3
	if len(t.words) <= shortQuestion {
		return shortQuestion
	}
	return spare
}

// rare returns the queries of the words that do not stand in every sixth rule,
// or all if all do: the others find too much and tell little.
func (t terms) rare(quoted []string) []string {
	var rare []string
	for i, w := range t.words {
		if !isUbiquitous(w) {
			rare = append(rare, quoted[i])
		}
	}
	if len(rare) == 0 {
		return quoted
	}
	return rare
}

// isUbiquitous reports whether a word stands in about every sixth rule.
func isUbiquitous(word string) bool {
	switch word {
	case "player", "players", "ability", "abilities", "card", "cards", "effect", "effects", "spell", "spells", "creature", "creatures", "game",
		"permanent", "permanents", "object", "objects", "one", "can", "has", "have", "any", "may", "each", "other", "only", "battlefield", "put",
		"keyword", "turn", "some", "no", "not", "all", "you", "your", "from", "more", "than", "same", "time", "two", "there", "at", "which", "who":
		return true
	}
	return false
}

// together returns what asks for the whole question as it was put, and for
// every two words near each other, to be followed by further alternatives.
func (t terms) together() string {
	var b strings.Builder
	if len(t.said) > 1 {
		b.WriteString(`"` + strings.Join(t.said, " ") + `" OR `)
	}
	return b.String()
}

// alternatives returns the query for a word: it, or other words for it.
func alternatives(word string) string {
	other, ok := otherWords()[word]
	if !ok {
		return `"` + word + `"`
	}
	return `("` + word + `" OR "` + strings.ReplaceAll(other, "|", `" OR "`) + `")`
}

// otherWords has for words that players use, and for those of older editions,
// what the rules say.
var otherWords = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"etb": "enters|enters the battlefield|comes into play", "ltb": "leaves", "dmg": "damage", "gy": "graveyard", "sba": "state based",
		"sbas": "state based", "lki": "last known information", "pw": "planeswalker", "walker": "planeswalker", "opp": "opponent", "opponents": "opponent",
		"cmc": "mana value", "edh": "commander", "clone": "copy", "bounce": "return to hand", "blink": "exile return", "lifegain": "gain life",
		"lifeloss": "lose life", "dies": "graveyard from the battlefield|destroyed", "die": "graveyard from the battlefield|destroyed", "cannot": "can t",
		"zero": "0", "removed": "exile", "undercity": "dungeon", "tokens": "token", "twice": "more than once|again", "indestructible": "destroyed",
		"decides": "chooses", "decide": "choose", "picks": "chooses", "simultaneously": "same time", "simultaneous": "same time", "bury": "destroy",
		"pinger": "source", "fizzle": "no longer legal", "fizzles": "no longer legal", "tutor": "search", "decked": "library with no cards|empty library",
		"infinite": "loop", "reminder": "parentheses", "italic": "italics", "flip": "turned face up", "wipe": "destroy all", "cast": "play", "battlefield": "in play",
	}
})

// stumps returns a query for the beginnings of the words, for words broken
// off behind their stem, such as "regenerat".
func (t terms) stumps() string {
	stumps := make([]string, len(t.words))
	for i, w := range t.words {
		runes := []rune(w)
		stumps[i] = `"` + string(runes[:max(min(len(runes), 4), len(runes)-3)]) + `"*`
	}
	return strings.Join(stumps, " AND ")
}
