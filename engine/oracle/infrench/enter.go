package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// onto is where something enters, with its space.
const onto = " sur le champ de bataille"

// entering writes how something enters, or what happens as it does.
func (p *printer) entering(e *engine.Effect) string {
	switch e.Do[0].Kind {
	case engine.Offer, engine.EnterChoose, engine.EnterPay:
		return p.asEnters(e)
	case engine.OneOf, engine.EnterAs:
		if p.becomes(&e.Do[0]) != "" {
			return p.asEnters(e)
		}
	case engine.MarkEvent:
		return p.prefixes(e.If) + p.remark(e.Do[0].What) + " au moment où " + p.some(e.When.Affected).does("arriver") + onto
	case engine.When:
		return p.either(e)
	}
	if len(e.When.Or) > 0 || e.When.Kind == engine.TurnFaceUp {
		return p.asEnters(e)
	}
	who, s := p.entrants(e)
	ways, except := p.waysIn(e, who)
	s += " " + ways
	if len(except) > 0 {
		s += ", excepté " + french.List(except, "et")
	}
	for i := range e.If {
		s += p.provided(&e.If[i])
	}
	s += p.tail()
	if e.Budget.Kind == engine.NextTime {
		return s
	}
	_, done := shape.DoneBesides(e)
	return s + p.late(e) + p.branch("Si "+p.you().does("faire")+" ainsi", done)
}

// entrants is what enters, and the sentence as far as "arrive sur le champ de
// bataille".
func (p *printer) entrants(e *engine.Effect) (noun, string) {
	f, s := e.When.Affected, p.early(e)
	switch {
	case e.Budget.Kind == engine.NextTime && f != nil:
		who := p.phrase(f, form{det: indef, plural: true})
		return who, "la prochaine fois " + french.That(who.does("arriver")) + onto + p.from(&e.When, who) + p.late(e) + ", " + who.pronoun().does("arriver") + onto
	case e.May != engine.NoRef:
		who := p.some(f)
		return who, s + p.you().does("pouvoir") + " faire " + french.That(who.does("arriver")) + onto
	case f != nil && f.Is != engine.NoRef:
		who := p.some(f)
		return who, s + who.does("arriver") + onto
	}
	who := p.all(f)
	return who, s + who.does("arriver") + onto + p.from(&e.When, who)
}

// waysIn are the ways in which something enters, and what a copy is excepted in.
func (p *printer) waysIn(e *engine.Effect, who noun) (ways string, except []string) {
	var list []string
	changes, _ := shape.DoneBesides(e)
	for i := range changes {
		c := &changes[i]
		if i > 0 && changes[0].Kind == engine.EnterCopy || c.Kind == engine.When {
			except = append(except, french.That(p.exceptionManner(c, who)))
			continue
		}
		list = append(list, p.manner(c, who))
		if c.Kind == engine.EnterCopy {
			except = append(except, p.exceptions(c, who)...)
		}
	}
	return waysListed(list), except
}

// waysListed joins ways of entering: "engagé avec deux marqueurs", "avec un
// marqueur et comme un Vampire".
func waysListed(ways []string) string {
	for i := len(ways) - 1; i > 0; i-- {
		if !strings.HasPrefix(ways[i-1], "avec ") && (strings.HasPrefix(ways[i], "avec ") || strings.HasPrefix(ways[i], "comme ")) {
			ways = append(ways[:i-1:i-1], append([]string{ways[i-1] + " " + ways[i]}, ways[i+1:]...)...)
		}
	}
	return french.List(ways, "et")
}

// provided is a condition behind the sentence, with its space.
func (p *printer) provided(c *engine.Cond) string {
	if c.Not {
		d := *c
		d.Not = false
		return " sauf " + french.If(p.cond(&d))
	}
	return " " + french.If(p.cond(c))
}

// manner writes one way of entering, agreeing with what enters.
func (p *printer) manner(c *engine.Change, who noun) string {
	switch c.Kind {
	case engine.EnterTapped:
		return who.agreed("engagé")
	case engine.EnterUntapped:
		return who.agreed("dégagé")
	case engine.EnterFaceDown:
		return "face cachée"
	case engine.EnterBackFace:
		return who.agreed("transformé")
	case engine.EnterUnder:
		if c.Ref == engine.AnOpponent {
			return "sous le contrôle " + p.ref(engine.AnOpponent).of()
		}
		return "sous " + p.you().own(one("contrôle")).text
	case engine.EnterCounters:
		return "avec " + p.count(c.Amount, p.counter(c.Counter)).text + " sur " + who.pointed()
	case engine.OneOf:
		return p.mannerOneOf(c, who)
	case engine.EnterAttached:
		return who.agreed("attaché") + " " + p.pointsAt(c.Ref).to()
	case engine.EnterAs:
		return p.mannerAs(c, who)
	case engine.EnterCopy:
		if c.Filter != nil {
			return "comme une copie " + p.ofA(c.Filter)
		}
		return "comme une copie " + p.ref(c.Ref).of()
	}
	return p.miss("a way of entering")
}

// mannerOneOf is a choice among ways of entering.
func (p *printer) mannerOneOf(c *engine.Change, who noun) string {
	var kinds []string
	on := " sur " + who.pointed()
	for _, m := range c.Modes {
		if m[0].Kind != engine.EnterCounters {
			on = ""
		}
	}
	for _, m := range c.Modes {
		var both []string
		for i := range m {
			both = append(both, strings.TrimSuffix(strings.TrimPrefix(p.manner(&m[i], who), "avec "), on))
		}
		kinds = append(kinds, strings.Join(both, " et "))
	}
	choice := "avec, au choix, "
	if you := p.you(); !you.you {
		choice = "avec, au choix " + you.of() + ", "
	}
	return choice + french.List(kinds, "ou") + on
}

// mannerAs is what something has or is besides as it enters.
func (p *printer) mannerAs(c *engine.Change, who noun) string {
	switch {
	case c.What == "prepared":
		return who.agreed("préparé")
	case c.What == "attacking":
		return who.agreed("attaquant")
	case c.What != "":
		return p.miss(c.What)
	case len(c.Keywords) > 0:
		return "avec " + p.keywords(c.Keywords)
	case len(c.Options) > 0:
		return "avec " + p.keyword(strings.TrimPrefix(c.Options[0], "has "))
	}
	return "comme " + p.added(c, "").a().text + " en plus " + who.its(many("autres types")).of()
}

// keywords are keyword abilities: "le vol et la célérité".
func (p *printer) keywords(words []string) string {
	return listed(words, "et", func(w *string) string { return p.keyword(*w) })
}

// asEnters writes "au moment où ~ arrive sur le champ de bataille, choisissez une
// couleur".
func (p *printer) asEnters(e *engine.Effect) string {
	s := p.asItEnters(e)
	for i := range e.If {
		s += french.If(p.cond(&e.If[i])) + ", "
	}
	if e.May != engine.NoRef {
		s += p.you().does("pouvoir") + " "
		p.may = p.you()
	}
	for i := range e.Do {
		c := &e.Do[i]
		switch c.Kind {
		case engine.OneOf, engine.EnterAs:
			s += p.becomes(c)
		case engine.EnterChoose:
			if i > 0 {
				s += " et "
			}
			s += p.chooses(c)
		case engine.EnterPay:
			s += p.list(c.Do)
		case engine.EnterCopy:
			s += p.becomesCopy(c)
		case engine.EnterCounters:
			it := p.entrant()
			s += p.tail() + ". " + french.Capital(it.does("arriver")) + onto + " " + p.manner(c, it)
		case engine.Offer:
			if i > 0 {
				s += ". Ensuite, "
			}
			s += p.offers(c)
		}
	}
	p.may = noun{}
	return s + p.tail()
}

// asItEnters writes "au moment où ~ arrive sur le champ de bataille, ".
func (p *printer) asItEnters(e *engine.Effect) string {
	who := p.some(e.When.Affected)
	s := "au moment où " + who.text + " "
	face := verbOf("être").present(who) + " " + who.agreed("retourné") + " face visible"
	arrives := verbOf("arriver").present(who) + onto
	switch {
	case e.When.Kind == engine.TurnFaceUp:
		s += face
	case len(e.When.Or) > 0:
		s += arrives + " ou " + face
	default:
		s += arrives
	}
	return s + ", "
}

// offers is what may be done as something enters, and what follows from it.
func (p *printer) offers(c *engine.Change) string {
	it := p.entrant()
	if c.Who == engine.AnOpponent && len(c.Do) == 0 {
		who := p.ref(engine.AnOpponent)
		return who.does("pouvoir") + " mettre " + strings.TrimPrefix(p.manner(&c.Yes[0], it), "avec ")
	}
	you := p.you()
	p.may = you
	s := you.does("pouvoir") + " " + p.list(c.Do) + p.tail()
	p.may = noun{}
	return s + p.branch("Si "+you.does("faire")+" ainsi", c.Yes) + p.branch("Sinon", c.No)
}

// branch writes what follows from an offer.
func (p *printer) branch(word string, cs []engine.Change) string {
	if len(cs) == 0 {
		return ""
	}
	s, it := ". "+word+", ", p.entrant()
	var ways []string
	for i := range cs {
		switch cs[i].Kind {
		case engine.AlsoDo:
			return s + p.list(cs[i].Do) + p.tail()
		case engine.When:
			return s + it.does("arriver") + onto + " " + p.ways(cs[i].Yes, it) + p.provided(cs[i].If) + p.tail()
		}
		ways = append(ways, p.manner(&cs[i], it))
	}
	return s + it.does("arriver") + onto + " " + waysListed(ways) + p.tail()
}

// entrant is what enters, once it was named.
func (p *printer) entrant() noun {
	if f := p.when.Affected; f != nil && f.Is != engine.This {
		return p.it().pronoun()
	}
	return p.this()
}

// either writes how something enters where a condition holds, and how otherwise.
func (p *printer) either(e *engine.Effect) string {
	c, f := &e.Do[0], e.When.Affected
	who := p.all(f)
	if f != nil && f.Is != engine.NoRef {
		who = p.some(f)
	}
	s := p.early(e) + who.does("arriver") + onto + p.from(&e.When, who) + " " + p.ways(c.Yes, who) + " " + french.If(p.cond(c.If)) + p.tail()
	if len(c.No) > 0 {
		it := who.pronoun()
		s += ". Sinon, " + it.does("arriver") + onto + " " + p.ways(c.No, it) + p.tail()
	}
	return s + p.late(e)
}

// ways joins ways of entering.
func (p *printer) ways(cs []engine.Change, who noun) string {
	list := make([]string, len(cs))
	for i := range cs {
		list[i] = p.manner(&cs[i], who)
	}
	return waysListed(list)
}
