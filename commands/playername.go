package commands

import (
	"slices"
	"strings"
	"unicode"
)

// fullName is all of what a user is called that can stand in a sentence as a name:
// "O'Brien", "xX_Bolt_Xx", "bob.smith", "1337"; where there is none, the first word of letters, or
// nothing. A number that was typed besides is no name.
func fullName(name, typed string) string {
	for _, run := range strings.FieldsFunc(strings.ReplaceAll(name, "’", "'"), func(r rune) bool { return betweenNames(r) && !unicode.IsDigit(r) && !strings.ContainsRune("'_-.", r) }) {
		run = strings.Trim(run, "'-.")
		if len([]rune(run)) > maxPlayerName || !strings.ContainsFunc(run, betweenNames) {
			continue
		}
		if isNumber(run) && len(run) >= shortestNumber && !strings.Contains(typed, run) || isHandle(run) {
			return run
		}
	}
	return playerName(name)
}

// The bounds of what a player is called.
const (
	maxPlayerName  = 20
	shortestNumber = 4 // of a name that is a number
)

// isNumber reports whether a word consists of digits.
func isNumber(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool { return r < '0' || r > '9' })
}

// isHandle reports whether a word with other signs than letters is a name: it begins
// with a letter, means nothing in a question, and what stands behind an apostrophe is
// no ending.
func isHandle(word string) bool {
	letters := strings.Map(func(r rune) rune {
		if betweenNames(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, word)
	_, end, owned := strings.Cut(word, "'")
	return len([]rune(letters)) >= 2 && unicode.IsLetter([]rune(word)[0]) && !gameWord(letters) && (!owned || len([]rune(end)) >= 3)
}

// playerName makes a player's name of what a user is called: its first run of
// letters that can stand in a sentence as a name, with a capital; empty if there is
// none.
func playerName(name string) string {
	for _, run := range strings.FieldsFunc(name, betweenNames) {
		letters := []rune(run)
		if len(letters) < 2 || !unicode.IsLetter(letters[0]) || gameWord(strings.ToLower(run)) {
			continue
		}
		letters = letters[:min(len(letters), maxPlayerName)]
		letters[0] = unicode.ToUpper(letters[0])
		return string(letters)
	}
	return ""
}

// betweenNames reports whether a sign is no part of a player's name.
func betweenNames(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }

// gameWord reports whether a word means something in a question, so that it
// cannot be a player's name.
func gameWord(word string) bool {
	return slices.Contains([]string{"the", "a", "an", "each", "all", "any", "target", "player", "opponent", "creature", "permanent",
		"card", "token", "damage", "life", "land", "artifact", "enchantment", "source", "spell", "you", "me", "my", "it", "is",
		"in", "on", "at", "of", "to", "if", "and", "or", "no", "one", "two", "three", "im", "ive", "id", "he", "hes", "him", "his", "she", "shes", "her",
		"they", "them", "their", "we", "us", "our", "its", "this", "that", "these", "those", "who", "whose", "what", "how", "then", "when",
		"both", "another", "other", "nobody", "nothing", "none", "someone", "somebody", "anyone", "anybody", "everyone", "everybody", "not", "asker", "http", "https", "www"}, word)
}

// ofThird is what stands behind "I", adverbs and a verb, as it stands behind a name.
func ofThird(words string) string {
	at := strings.LastIndexByte(words, ' ') + 1
	return words[:at] + thirdPerson(words[at:])
}

// unchanged are words behind "I" that are the same behind a name: verbs in the past
// and those that take no ending, and what is no verb.
const unchanged = ` would will can could may might must should had was did chose drew lost paid named won left became sent made took gave got
	dealt went began kept told brought found saw and or with as if who whom `

// thirdPerson inflects a verb that stood after "I".
func thirdPerson(verb string) string {
	bare, negated := strings.CutSuffix(strings.ReplaceAll(verb, "’", "'"), "n't")
	switch {
	case negated && bare == "do":
		return "doesn't"
	case negated && bare == "have":
		return "hasn't"
	case negated:
		return verb
	case verb == "am":
		return "is"
	case verb == "have":
		return "has"
	case slices.Contains(strings.Fields(unchanged), verb), strings.HasSuffix(verb, "ed") && verb != "need" && verb != "feed":
		return verb
	case verb == "do", verb == "go", strings.HasSuffix(verb, "s"), strings.HasSuffix(verb, "ch"), strings.HasSuffix(verb, "sh"), strings.HasSuffix(verb, "x"):
		return verb + "es"
	case verb == "copy", verb == "bury", verb == "scry", verb == "carry":
		return strings.TrimSuffix(verb, "y") + "ies"
	}
	return verb + "s"
}
