package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// untilWords writes an instruction to reveal cards until something is found: "reveal cards from the top of your library until
// you reveal a land card".
func (p *printer) untilWords(in *engine.Instruction) (verb, rest string) {
	p.sought = in
	who := "they reveal "
	if in.Who == engine.NoRef || in.Who == engine.RefYou {
		who = p.you() + " reveal "
	}
	what := p.some(in.Filter)
	if !shape.One(in.Amount) {
		all := p.all(in.Filter)
		what = p.amountOf(in.Amount, all, all)
	}
	verb, rest = "reveal", " cards from the top of "+p.relPossessive2(in.Who)+" library until "+who+what
	if in.Filter.Chosen == engine.ChosenKind {
		verb, rest = "choose", landOrNonland+verb+rest
	}
	return verb, rest
}

// landOrNonland is what is chosen before cards are revealed until one of that kind is.
const landOrNonland = " land or nonland and "

// revealedCards writes the cards that were revealed, or some of them.
func (p *printer) revealedCards(in *engine.Instruction) string {
	switch {
	case in.Cards == engine.AllRevealed:
		return "all revealed cards"
	case in.Cards == engine.OtherRevealed:
		return "the rest of the revealed cards"
	case p.sought == nil || shape.One(p.sought.Amount):
		return "that card"
	}
	return "all " + p.all(p.sought.Filter) + " revealed this way"
}

// until tells that a player reveals cards until something is found.
func (s *speaker) until(ev *engine.Event) clause {
	who := s.player(ev.Player)
	again, whose := "they reveal ", "their"
	if who == "you" {
		again, whose = "you reveal ", "your"
	}
	what := Found(ev.Until)
	if often := times(ev.Amount); often != "" {
		what += ", " + often
	}
	c := act(who, "reveal", "cards from the top of "+whose+" library until "+again+what)
	if ev.Until.Filter.Chosen == engine.ChosenKind {
		chooses := act(who, "choose", strings.TrimSpace(landOrNonland))
		c.does, c.do = chooses.does+chooses.rest+" "+c.does, chooses.do+chooses.rest+" "+c.do
	}
	return c
}

// Found is what ends the revealing of cards: "a land card", "four land cards".
func Found(u *engine.Until) string {
	if u.N > 1 {
		return Spelled(u.N) + " " + All(u.Filter)
	}
	return Some(u.Filter)
}

// uncounted is what cards are called of which nobody knows how many they are.
func (s *speaker) uncounted(ev *engine.Event, owner string) string {
	if ev.Cards == engine.AllRevealed {
		return "all cards revealed from " + owner + " library"
	}
	return "all other cards revealed from " + owner + " library"
}
