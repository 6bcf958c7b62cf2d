package infrench

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// until writes an instruction to reveal cards until something is found: "révéler des cartes du dessus de votre bibliothèque
// jusqu'à révéler une carte de terrain".
func (p *printer) revealsUntil(in *engine.Instruction) clause {
	p.sought = in
	what := p.some(in.Filter)
	if !shape.One(in.Amount) {
		what = p.several(in.Amount, in.Filter)
	}
	c := clause{verb: "révéler", rest: "des cartes du dessus " + p.belongs(in.Who, oneFeminine("bibliothèque")).of() + " jusqu'à révéler " + what.text}
	if in.Filter.Chosen == engine.ChosenKind {
		c.verb, c.rest = "choisir", landOrNonland+c.rest
	}
	return c
}

// landOrNonland is what is chosen before cards are revealed until one of that kind is, and what is done then.
const landOrNonland = "terrain ou non-terrain et révéler "

// revealedCards are the cards that were revealed, or some of them.
func (p *printer) revealedCards(in *engine.Instruction) noun {
	switch {
	case in.Cards == engine.AllRevealed:
		return manyFeminine("toutes les cartes révélées")
	case in.Cards == engine.OtherRevealed:
		return one("le reste des cartes révélées")
	case p.sought == nil || shape.One(p.sought.Amount):
		return oneFeminine("cette carte")
	}
	all := p.all(p.sought.Filter)
	return all.written(all.text + " " + all.agreed("révélé") + " ainsi")
}

// until tells that a player reveals cards until something is found.
func (s *speaker) until(ev *engine.Event) telling {
	who, p := s.player(ev.Player), &printer{}
	what := p.some(ev.Until.Filter)
	if ev.Until.N > 1 {
		what = p.several(shape.Lit(ev.Until.N), ev.Until.Filter)
	}
	text := what.text
	if often := oftenTold(ev.Amount); often != "" {
		text += ", " + often
	}
	cards := "des cartes du dessus " + who.its(oneFeminine("bibliothèque")).of() + " jusqu'à révéler " + text
	if ev.Until.Filter.Chosen == engine.ChosenKind {
		return active(who, "choisir", landOrNonland+cards)
	}
	return active(who, "révéler", cards)
}

// uncounted is what cards are called of which nobody knows how many they are.
func uncounted(ev *engine.Event, owner noun) noun {
	from := " depuis " + owner.own(oneFeminine("bibliothèque")).text
	if ev.Cards == engine.AllRevealed {
		return manyFeminine("toutes les cartes révélées" + from)
	}
	return manyFeminine("toutes les autres cartes révélées" + from)
}
