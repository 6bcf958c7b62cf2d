package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// thatNoun reads "that player", "that creature or planeswalker", "that source",
// "that spell's controller".
func (r *reader) thatNoun() (Phrase, bool) {
	at := r.i
	r.i++
	p := Phrase{Named: true}
	switch w := r.peek().Text; w {
	case "player", "opponent":
		if r.i++; r.noOtherPlayer() {
			r.i = at
			return p, r.fail()
		}
		p.Players, p.Is = true, r.player
		if p.Is == engine.ThatPlayerRef && r.when == nil && at == r.firstThat() {
			p.Is = engine.Target
		}
	case "source":
		r.i++
		p.Is = engine.ThatSource
	case "target":
		r.i++
		p.Is = engine.Target
		p.Players = r.eatWords("player")
		switch {
		case p.Players:
		case r.eat("spell"):
			p.Noun = engine.SpellNoun
		case r.eat("token"):
			p.Noun = engine.TokenNoun
		case r.eat("planeswalker"):
			p.Types = engine.Planeswalker
		}
	case "permanent", "card", "token", "spell", "object":
		r.i++
		if r.toks[r.i-1].Text == "permanent" {
			r.eatWords("card")
		}
		p.Is = r.thatRef()
		if w == "spell" && p.Is == engine.Target {
			p.Noun = engine.SpellNoun
		}
		if r.eat("or", "player") {
			p.Is = engine.ThatEntity
			if r.aimed && (r.resolves || r.when == nil) {
				p.Is = engine.Target
			}
		}
	default:
		if !r.thatTyped(&p) {
			r.i = at
			return p, r.fail()
		}
	}
	if p.Is == engine.NoRef {
		r.i = at
		return p, r.fail()
	}
	if r.is("'s", "controller") {
		p.Filter = engine.Filter{Players: true, Is: controllerOf(p.Is)}
		r.i += 2
	} else if r.is("'s", "owner") {
		p.Filter = engine.Filter{Players: true, Is: ownerOf(p.Is)}
		r.i += 2
	}
	return p, p.Is != engine.NoRef || r.fail()
}

// noOtherPlayer says that the event is about no player, or about you alone, who are
// never "that player" or "they": those words then mean somebody whom it does not name.
func (r *reader) noOtherPlayer() bool {
	if r.player != engine.ThatPlayerRef || r.when == nil {
		return false
	}
	to := r.when.Affected
	return r.when.Kind == engine.Damage && (to == nil || !hasPlayers(to)) || to != nil && shape.Same(*to, engine.Filter{Players: true, Player: engine.You})
}

// thatTyped reads the nouns of "that artifact creature", "that creature or
// planeswalker"; they only repeat what is meant, save that a planeswalker is
// one of many things an ability may have spoken of.
func (r *reader) thatTyped(p *Phrase) bool {
	read, walker := 0, r.is("planeswalker") && !r.is("planeswalker", "or")
	for {
		w := r.peek()
		_, _, isType := shape.TypeWord(w.Text)
		_, isSub := shape.Subtype(w.Text)
		if read == 0 && w.Text == "nonland" && (r.ahead(1).Text == "permanent" || r.ahead(1).Text == "card") {
			r.i++
			read++
			continue
		}
		if isType || isSub && w.Capital() {
			r.i++
			read++
			continue
		}
		if read > 0 && w.Text == "or" {
			if _, _, next := shape.TypeWord(r.ahead(1).Text); next || r.ahead(1).Text == "permanent" {
				r.i++
				continue
			}
		}
		if read > 0 && (w.Text == "card" || w.Text == "permanent" || w.Text == "token") {
			r.i++
			continue
		}
		break
	}
	p.Is = r.thatRef()
	if p.Is == engine.Target && r.aimed && r.toks[r.i-1].Text == "land" && !r.landAimed() {
		p.Is = engine.NoRef
	}
	if walker && p.Is == engine.Target {
		p.Types = engine.Planeswalker
	}
	return read > 0
}

// thatRef is what "that creature" means: never the object that has the ability,
// which is called "this" or by its name.
func (r *reader) thatRef() engine.Ref {
	ref := r.lastNamed()
	if ref == engine.Target && !r.bound && r.toks[r.i-1].Text != "spell" && r.aimedAtPlayers() {
		return engine.NoRef
	}
	return ref
}

// lastNamed is what was named last, as far as it can be "that creature".
func (r *reader) lastNamed() engine.Ref {
	if r.asked && r.it == engine.Those || r.aimedTwice && r.it == engine.NoRef {
		return engine.NoRef
	}
	if r.it == engine.NoRef && r.bound || r.it == engine.This && (r.bound || r.spell || r.aimed) {
		return engine.Target
	}
	if r.it == engine.This {
		if r.opensWithThat() {
			return engine.Target
		}
		return engine.NoRef
	}
	return r.it
}

// aimedAtPlayers says that every target before was a player, so that "that card" is
// none of them.
func (r *reader) aimedAtPlayers() bool {
	found := false
	for i, t := range r.toks[:r.i] {
		if t.Text != "target" {
			continue
		}
		switch r.toks[i+1].Text {
		case "player", "players", "opponent", "opponents":
			found = !r.is("player", "or") && r.toks[i+2].Text != "or"
			if !found {
				return false
			}
		default:
			return false
		}
	}
	return found
}

// aimedIt is what "it" means at the beginning of a sentence behind one that named a
// target: that target, but never a player. Where every target is one, the object itself
// is meant where the sentence or one before it speaks of it, else nobody says what.
func (r *reader) aimedIt() engine.Ref {
	if !r.aimedAtPlayers() {
		return engine.Target
	}
	at := r.i
	r.i += len(r.sentenceTokens(at))
	defer func() { r.i = at }()
	if r.spokeOfItself() {
		return engine.This
	}
	return engine.NoRef
}

// opensWithThat reports whether the text begins with what it calls "that
// creature": it is the rest of a spell or ability that had a target.
func (r *reader) opensWithThat() bool {
	i := r.firstThat()
	return i >= 0 && i < r.i
}

// firstThat is where a text says "that" that begins with it, but for "if" or "the
// next time"; -1 where it begins otherwise.
func (r *reader) firstThat() int {
	for i, t := range r.toks {
		switch t.Text {
		case "if", "the", "next", "time":
			continue
		case "that":
			return i
		}
		return -1
	}
	return -1
}

// landAimed says whether a target before could be a land: "any target" and
// "target creature" are none, so that "that land" is something else.
func (r *reader) landAimed() bool {
	for i, t := range r.toks[:r.i] {
		if t.Text != "target" || i > 0 && r.toks[i-1].Text == "any" {
			continue
		}
		for _, next := range r.toks[i+1 : min(i+5, r.i)] {
			if next.Text == "nonland" {
				break
			}
			types, _, ok := shape.TypeWord(next.Text)
			if ok && types == engine.Land || next.Text == "permanent" {
				return true
			}
		}
	}
	return false
}
