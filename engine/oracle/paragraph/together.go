package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
)

// together reads "at the same time" behind clauses of which each made events: those of
// the sentence, from the first given on, are one event in the flags' words. It is false
// where they cannot be.
func (r *reader) together(first int) bool {
	at := r.i
	r.eat(",")
	if !r.says(lexicon.AtOnce) {
		r.i = at
		return true
	}
	list := r.events[first:]
	if len(list) < 2 {
		r.i = at
		return r.fail()
	}
	var clauses []string
	for _, l := range list {
		if strings.Contains(l.text, " then ") || strings.Contains(l.text, ";") {
			return r.fail() // what one clause does is not all at one time
		}
		clauses = append(clauses, l.text)
	}
	span := [2]int{list[0].span[0], list[len(list)-1].span[1]}
	r.events = append(r.events[:first], line{atOnce(clauses), span})
	return true
}

// atOnce is one event of what happens at the same time.
func atOnce(clauses []string) string {
	text := strings.Join(clauses, " and ")
	if len(clauses) > 1 {
		text += " at the same time"
	}
	return text
}
