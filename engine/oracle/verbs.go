package oracle

// verbOf is the plain form of a verb that instructions use ("draws" gives
// "draw"); ok is false for words that are no such verb.
func verbOf(w string) (string, bool) {
	switch w {
	case "add", "attach", "bury", "cast", "choose", "copy", "counter", "create", "deal", "destroy", "discard", "draw", "exile",
		"explore", "flip", "gain", "get", "investigate", "lose", "look", "mill", "pay", "prevent", "proliferate", "put",
		"regenerate", "remove", "return", "reveal", "roll", "sacrifice", "scry", "search", "shuffle", "skip", "surveil",
		"take", "tap", "transform", "turn", "untap", "win", "manifest", "cloak", "connive", "amass", "populate", "learn",
		"become", "double", "face", "enter", "phase", "give", "exchange", "end", "face-up":
		return w, true
	case "copies":
		return "copy", true
	case "buries":
		return "bury", true
	case "loses":
		return "lose", true
	case "does", "has", "is", "this", "unless", "its", "as", "plus":
		return "", false
	case "searches":
		return "search", true
	case "phases":
		return "phase", true
	case "attaches":
		return "attach", true
	case "clashes":
		return "clash", true
	case "amasses":
		return "amass", true
	}
	if keywordVerb(w) {
		return w, true
	}
	if n := len(w) - 1; n > 2 && w[n] == 's' {
		if v, ok := verbOf(w[:n]); ok && v == w[:n] {
			return v, true
		}
	}
	return "", false
}

// third is the verb as "it" or "Bob" does it: "draw" gives "draws".
func third(v string) string {
	switch v {
	case "copy":
		return "copies"
	case "bury":
		return "buries"
	case "search":
		return "searches"
	case "attach":
		return "attaches"
	case "have":
		return "has"
	case "don't":
		return "doesn't"
	case "are":
		return "is"
	}
	return thirdPerson(v)
}
