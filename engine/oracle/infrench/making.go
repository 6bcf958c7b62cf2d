package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
)

// making is what a static ability makes of things: "les créatures perdent toutes leurs
// capacités", "les terrains non de base sont des montagnes".
func (p *printer) making(e *engine.Effect) string {
	m := e.Makes
	who := p.whoAll(&m.Who)
	verbs := []string{p.madeLose(m, who), p.madeBe(m, who), p.madeHave(m, who)}
	var parts []string
	for _, v := range verbs {
		if v != "" {
			parts = append(parts, v)
		}
	}
	return p.prefixes(e.If) + who.text + " " + french.List(parts, "et")
}

// verb is a verb as a phrase has it.
func (n noun) verb(plain string) string { return verbOf(plain).present(n) }

// madeLose tells what is lost.
func (p *printer) madeLose(m *engine.Making, who noun) string { return p.lost(m).of(who) }

// of is a part of what is made of things, with its verb; "" where it says nothing.
func (c clause) of(who noun) string {
	if c.rest == "" {
		return ""
	}
	return who.verb(c.verb) + " " + c.rest
}

// lost is what is lost.
func (p *printer) lost(m *engine.Making) clause {
	var lost []string
	switch {
	case m.LoseAbilities:
		lost = append(lost, "toutes les capacités")
	case m.LoseText:
		lost = append(lost, "toutes les capacités sauf celles de mana")
	}
	if m.LoseSet {
		lost = append(lost, "tous les types "+typeNoun(m.Of).of())
	}
	if len(m.LoseKeywords) > 0 {
		lost = append(lost, p.keywords(m.LoseKeywords))
	}
	return clause{verb: "perdre", rest: french.List(lost, "et")}
}

// madeBe tells what things are.
func (p *printer) madeBe(m *engine.Making, who noun) string {
	if m.Chosen != "" {
		what := map[bool]string{true: "la couleur choisie", false: "du type choisi"}[m.Chosen == "color"]
		return who.verb("être") + " " + what + beside(m.Besides)
	}
	if m.LoseTypes != 0 {
		return french.Not(who.verb("être")) + " plus " + kindOf(typeNoun(m.LoseTypes), who)
	}
	c := p.shaped(m, who)
	c.verb = "être"
	return c.of(who)
}

// shaped is what things become.
func (p *printer) shaped(m *engine.Making, who noun) clause {
	subtypes := append(append([]string(nil), m.SetSubtypes...), m.AddSubtypes...)
	types := (m.Types | m.AddTypes) &^ superTypes
	n := p.added(&engine.Change{Types: types, Subtypes: subtypes}, "")
	tint := colors((m.SetColors|m.AddColors)&^engine.Colorless, who, "et")
	if m.SetColors == engine.Colorless {
		tint = "incolore"
		if who.plural {
			tint = "incolores"
		}
	}
	super := supertypes(m.AddTypes, who)
	words := strings.Fields(strings.Join([]string{kindOf(n, who), tint, super}, " "))
	if len(words) == 0 {
		return clause{}
	}
	added := len(m.AddSubtypes) > 0 || m.AddTypes&^superTypes != 0
	return clause{verb: "devenir", rest: strings.Join(words, " ") + beside(added)}
}

// kindOf is what one thing is, or several are, with its article.
func kindOf(n, who noun) string {
	switch {
	case n.text == "":
		return ""
	case who.plural:
		return "de type " + n.text
	}
	return n.a().text
}

// beside says that it is besides what they were.
func beside(added bool) string {
	if added {
		return " en plus de ses autres types"
	}
	return ""
}

// madeHave tells of base power and toughness, and of keywords.
func (p *printer) madeHave(m *engine.Making, who noun) string { return p.base(m).of(who) }

// base is what base power and toughness there are, and which keywords.
func (p *printer) base(m *engine.Making) clause {
	var has []string
	if m.Power != nil {
		size := "égales à sa valeur de mana"
		if m.Power.Op == engine.Lit {
			size = p.amount(m.Power) + "/" + p.amount(m.Toughness)
		}
		has = append(has, "une force et une endurance de base "+size)
	}
	if len(m.AddKeywords) > 0 {
		has = append(has, p.keywords(m.AddKeywords))
	}
	return clause{verb: "avoir", rest: french.List(has, "et")}
}
