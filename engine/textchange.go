package engine

import (
	"slices"
	"strings"
)

// TextChange is an effect that changes one word of a text into another wherever
// it is used as what it is: a color word for another, a basic land type or a
// creature type for another. Names are never changed (cr.TextChangeProperUse).
type TextChange struct {
	From, To string // "red", "Swamp", "Saproling"
}

// Changed says what a change met: any use of the word, and the description of
// tokens among them (cr.TextChangeTokenMakers).
type Changed struct{ Any, Tokens bool }

// Effect is the effect with the word changed, and what was changed.
func (c TextChange) Effect(e *Effect) (*Effect, Changed) {
	out, w := e.Clone(), textWalk{TextChange: c}
	out.Visit(&Visitor{Tokens: w.tokens, Colors: w.colors, Subtypes: w.changing(c.subtype), Keywords: w.changing(c.keyword)})
	return out, w.did
}

// Words is a list of subtypes with the word changed.
func (c TextChange) Words(list []string) []string {
	out := slices.Clone(list)
	for i := range out {
		out[i] = c.subtype(out[i])
	}
	return out
}

// subtype is a subtype with the word changed.
func (c TextChange) subtype(s string) string {
	if strings.EqualFold(s, c.From) {
		return c.To
	}
	return s
}

// Keywords is a list of keywords with the word changed in all but those gained
// from elsewhere (cr.TextChangeNotGranted).
func (c TextChange) Keywords(list, gained []string) []string {
	out := slices.Clone(list)
	for i := range out {
		if !slices.Contains(gained, out[i]) {
			out[i] = c.keyword(out[i])
		}
	}
	return out
}

// keyword is a keyword with the word changed: "protection from red", "swampwalk".
func (c TextChange) keyword(k string) string {
	from, to := strings.ToLower(c.From), strings.ToLower(c.To)
	words := strings.Fields(k)
	for i, w := range words {
		switch w {
		case from:
			words[i] = to
		case from + "walk":
			words[i] = to + "walk"
		}
	}
	return strings.Join(words, " ")
}

// color is a set of colors with the word changed.
func (c TextChange) color(have Colors) Colors {
	from, to := ColorNamed(c.From), ColorNamed(c.To)
	if from == 0 || to == 0 || have&from == 0 {
		return have
	}
	return have&^from | to
}

// textWalk changes a tree in place.
type textWalk struct {
	TextChange
	did Changed
}

// colors changes a set of colors.
func (w *textWalk) colors(have *Colors) {
	now := w.color(*have)
	w.did.Any, *have = w.did.Any || now != *have, now
}

// changing changes a subtype or a keyword; every other string is no such word.
func (w *textWalk) changing(change func(string) string) func(*string) {
	return func(word *string) {
		now := change(*word)
		w.did.Any, *word = w.did.Any || now != *word, now
	}
}

// tokens changes the description of tokens, their name among it where it is
// made of their types (cr.TextChangeTokenMakers).
func (w *textWalk) tokens(t *Tokens) {
	colors, subtypes, keywords := w.color(t.Colors), w.Words(t.Subtypes), w.Keywords(t.Keywords, nil)
	named := slices.ContainsFunc(t.Subtypes, func(s string) bool { return strings.EqualFold(s, w.From) })
	if colors == t.Colors && !named && slices.Equal(keywords, t.Keywords) {
		return
	}
	t.Colors, t.Subtypes, t.Keywords = colors, subtypes, keywords
	w.did.Any = true
	words := strings.Fields(t.Text)
	for i := range words {
		if strings.EqualFold(words[i], w.From) {
			words[i] = w.To
		}
	}
	t.Text = strings.Join(words, " ")
	if named {
		w.did.Tokens = true
		t.Name = strings.Join(w.Words(strings.Fields(t.Name)), " ")
	}
}
