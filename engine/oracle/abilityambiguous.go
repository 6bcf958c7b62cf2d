package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// whichAbility refuses a card of which several abilities, each to be activated
// or triggered by itself, could bear on the question: it does not say which of
// them has resolved.
func (b *builder) whichAbility(f *effectFlag) *lex.Error {
	if f.ability != "" {
		return nil
	}
	var made []*Ability
	for j := range f.abilities {
		a := &f.abilities[j]
		if a.Created && a.Matters() && a.Err == nil && b.bears(a) {
			made = append(made, a)
		}
	}
	if len(made) < 2 {
		return nil
	}
	err := &lex.Error{Code: "ambiguous", Where: "effect", Text: f.text, Span: [2]int{0, len(f.text)},
		Says: say.New("%s has several abilities that could have resolved; give the text of the one that did, after its name and \" = \".", f.label)}
	for _, a := range made {
		says := inenglish.Effect(&a.Effects[0], nil)
		text := f.label + " = " + says
		if f.controller != engine.NoPlayer {
			text = b.board.Players[f.controller].Name + ": " + text
		}
		err.Readings = append(err.Readings, lex.Meaning{Says: say.Text(says), Effect: &a.Effects[0], Text: text})
	}
	return err
}

// bears reports whether an effect of an ability waits for an event of the kinds
// that the question tells.
func (b *builder) bears(a *Ability) bool {
	for i := range a.Effects {
		if b.happens(&a.Effects[i].When) {
			return true
		}
	}
	return false
}
