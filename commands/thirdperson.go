package commands

import (
	"slices"
	"strings"
)

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
