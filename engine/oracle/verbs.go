package oracle

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// verbOf is the plain form of a verb that instructions use ("draws" gives
// "draw"); ok is false for words that are no such verb.
func verbOf(w string) (string, bool) {
	if w == "face-up" {
		return w, true
	}
	if v, ok := lexicon.Finite(w); ok && (v.Instruction || shape.KeywordVerb(v.Plain)) {
		return v.Plain, true
	}
	return "", false
}
