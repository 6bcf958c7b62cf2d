package infrench

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// tokens tells what tokens are created.
func (s *speaker) tokens(ev *engine.Event) telling {
	who := s.player(ev.Player)
	if ev.Player == engine.NoPlayer && ev.Source != engine.NoObject {
		who = s.object(ev.Source)
	}
	var parts []string
	for _, group := range engine.Together(ev.Tokens) {
		parts = append(parts, s.tokenGroup(&group))
	}
	t := active(who, s.word(era.Create), french.List(parts, "et"))
	if t.verb == "" {
		t.verb, t.rest = "mettre", t.rest+" "+s.word(era.Onto)
	}
	if len(parts) == 0 {
		t.none, t.rest = true, "aucun jeton"
	}
	if ev.Under != engine.NoPlayer && ev.Under != ev.Player {
		t.rest += " " + s.under(ev.Under)
	}
	return t
}

// tokenGroup is "deux jetons de créature 1/1 blanche Soldier engagés".
func (s *speaker) tokenGroup(t *engine.Tokens) string {
	head := inWords(t.N, one("jeton"))
	out := head.text
	switch {
	case t.CopyOf != engine.NoObject && t.Text == "" && t.N == 1:
		out += " qui est une copie " + s.object(t.CopyOf).of()
	case t.CopyOf != engine.NoObject && t.Text == "":
		out += " qui sont des copies " + s.object(t.CopyOf).of()
	default:
		out += tokenKind(t)
	}
	if t.Tapped {
		out += " " + head.agreed("engagé")
	}
	switch {
	case t.CopyOf != engine.NoObject && t.Text == "":
		out += (&printer{}).except(shape.Exceptions(t), head)
	case len(t.Keywords) > 0:
		out += " avec " + french.List(keywordsSaid(t.Keywords), "et")
	}
	return out + tokenCounters(t)
}

// tokenKind is what a token is, behind its noun: " de créature 1/1 blanche
// Soldier", " Treasure".
func tokenKind(t *engine.Tokens) string {
	name := t.Name
	types := t.Types &^ superTypes
	switch bare := t.Text == name; {
	case t.Text == "", types&engine.PermanentTypes == 0, bare && len(t.Subtypes) > 0 && t.Power == engine.Unset:
		return spaced(tokenName(name))
	case bare:
		name = "" // it has no name of its own but its description
	}
	n := typeNoun(types)
	s := " " + n.of()
	if t.Power != engine.Unset {
		s += " " + strconv.Itoa(t.Power) + "/" + strconv.Itoa(t.Toughness)
	}
	s += spaced(colors(t.Colors, n, "et"))
	return s + spaced(supertypes(t.Types, n)) + spaced(tokenName(name))
}

// keywordsSaid are keyword abilities as somebody has them.
func keywordsSaid(words []string) []string {
	said := make([]string, len(words))
	for i, w := range words {
		said[i] = wordOr(w, func(p *printer) string { return p.keyword(w) })
	}
	return said
}

// tokenCounters is " avec deux marqueurs +1/+1 sur lui", "" where there are none.
func tokenCounters(t *engine.Tokens) string {
	var parts []string
	for _, c := range t.Counters {
		if c.N > 0 {
			parts = append(parts, inWords(c.N, counterNamed(c.Kind)).text)
		}
	}
	switch {
	case len(parts) == 0:
		return ""
	case t.N == 1:
		return " avec " + french.List(parts, "et") + " sur lui"
	}
	return " avec " + french.List(parts, "et") + " sur chacun"
}
