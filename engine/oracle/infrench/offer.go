package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
)

// offered writes how an offer was met for an effect to be made: "si personne ne le fait, ".
func (p *printer) offered(e *engine.Effect) string {
	you := p.you()
	met := map[engine.OfferMet]string{
		engine.YouDid:        you.does("faire") + " cela",
		engine.YouDidNot:     you.doesNot("faire") + " cela",
		engine.TheyDid:       "ce joueur fait cela",
		engine.ThatPlayerDid: "ce joueur fait cela",
		engine.APlayerDid:    "un joueur fait cela",
		engine.NobodyDid:     "personne ne fait cela",
	}[e.Offered]
	if met == "" {
		return ""
	}
	return french.If(met) + ", "
}
