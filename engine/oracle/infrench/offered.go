package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
)

// offered writes how an offer was met for an effect to be made: "si personne ne le fait, ".
func (p *printer) offered(e *engine.Effect) string {
	you := p.you()
	met := map[string]string{
		"you do":           you.does("faire") + " cela",
		"you don't":        you.doesNot("faire") + " cela",
		"they do":          "ce joueur fait cela",
		"that player does": "ce joueur fait cela",
		"a player does":    "un joueur fait cela",
		"no one does":      "personne ne fait cela",
	}[e.Offered]
	if met == "" {
		return ""
	}
	return french.If(met) + ", "
}
