package say

import "strings"

// List is several things said one after the other.
type List struct {
	parts []Sayer
	// word stands before the last, by language; empty where there is none.
	word map[Language]string
	// between stands between the others.
	between Sayer
}

// All lists things: "A", "A and B", "A, B and C".
func All[S Sayer](parts []S) List {
	return List{parts: sayers(parts), between: Text(", "), word: map[Language]string{English: "and", French: "et"}}
}

// Any lists things of which one is meant: "A, B or C".
func Any[S Sayer](parts []S) List {
	return List{parts: sayers(parts), between: Text(", "), word: map[Language]string{English: "or", French: "ou"}}
}

// Row puts things beside each other with the same sign between them all.
func Row[S Sayer](parts []S, between string) List {
	return List{parts: sayers(parts), between: Text(between)}
}

// Joined puts things beside each other with the same words between them all, a
// form with its spaces: "; or ".
func Joined[S Sayer](parts []S, between Sayer) List {
	return List{parts: sayers(parts), between: between}
}

// Texts are strings that are the same in every language.
func Texts(texts []string) []Message {
	all := make([]Message, len(texts))
	for i, text := range texts {
		all[i] = Text(text)
	}
	return all
}

// sayers are things of any kind that can be said.
func sayers[S Sayer](parts []S) []Sayer {
	all := make([]Sayer, len(parts))
	for i, part := range parts {
		all[i] = part
	}
	return all
}

// In lists the things in a language.
func (l List) In(language Language) string {
	said := make([]string, len(l.parts))
	for i, part := range l.parts {
		said[i] = part.In(language)
	}
	between := l.between.In(language)
	if l.word == nil || len(said) < 2 {
		return strings.Join(said, between)
	}
	last := len(said) - 1
	return strings.Join(said[:last], between) + " " + l.word[language] + " " + said[last]
}
