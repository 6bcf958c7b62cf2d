package inenglish

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// entering writes how something enters, or what happens as it does.
func (p *printer) entering(e *engine.Effect) string {
	switch e.Do[0].Kind {
	case engine.Offer, engine.EnterChoose, engine.EnterPay:
		return p.asEnters(e)
	case engine.OneOf, engine.EnterAs:
		if p.becomesSays(&e.Do[0]) != "" {
			return p.asEnters(e)
		}
	case engine.MarkEvent:
		return p.prefixes(e.If) + e.Do[0].What + " as " + p.some(e.When.Affected) + " enters"
	case engine.When:
		return p.either(e)
	}
	if len(e.When.Or) > 0 || e.When.Kind == engine.TurnFaceUp {
		return p.asEnters(e)
	}
	f := e.When.Affected
	var ways, except []string
	changes, done := shape.DoneBesides(e)
	for i := range changes {
		c := &changes[i]
		if i > 0 && changes[0].Kind == engine.EnterCopy || c.Kind == engine.When {
			except = append(except, p.exceptionManner(c))
			continue
		}
		ways = append(ways, p.manner(c))
		if c.Kind == engine.EnterCopy {
			except = append(except, p.exceptions(c)...)
		}
	}
	s := p.early(e)
	switch {
	case e.Budget.Kind == engine.NextTime && f != nil:
		return "the next time one or more " + p.all(f) + " enter" + p.from(&e.When) + p.late(e) + ", they enter " + strings.Join(ways, " and ") + p.tail()
	case e.May != engine.NoRef:
		s += p.you() + " may have " + p.some(f) + " enter " + strings.Join(ways, " and ")
	case f != nil && f.Is != engine.NoRef:
		s += p.some(f) + " enters " + strings.Join(ways, " and ")
	default:
		s += p.all(f) + " enter" + p.from(&e.When) + " " + strings.Join(ways, " and ")
	}
	if len(except) > 0 {
		s += ", except " + strings.Join(except, ", and ")
	}
	s += p.tail()
	for i := range e.If {
		c := e.If[i]
		word := " if "
		if c.Not {
			c.Not = false
			word = " unless "
		}
		s += word + p.cond(&c)
	}
	return s + p.late(e) + p.branch("If you do", done)
}

// manner writes one way of entering.
func (p *printer) manner(c *engine.Change) string {
	if words := shape.Manners.Words(c.Kind); words != "" {
		return words
	}
	switch c.Kind {
	case engine.EnterUnder:
		if c.Ref == engine.AnOpponent {
			return "under the control of an opponent of your choice"
		}
		return "under " + p.your() + " control"
	case engine.EnterCounters:
		return "with " + p.count(c.Amount, strings.TrimSpace(c.Counter+" counter")) + " on it"
	case engine.OneOf:
		var kinds []string
		onIt := " on it" // said once where every choice is one of counters
		for _, m := range c.Modes {
			if m[0].Kind != engine.EnterCounters {
				onIt = ""
			}
		}
		for _, m := range c.Modes {
			var both []string
			for i := range m {
				kind := strings.TrimPrefix(p.manner(&m[i]), "with ")
				if onIt != "" {
					kind = strings.TrimSuffix(kind, onIt)
				}
				both = append(both, kind)
			}
			kinds = append(kinds, strings.Join(both, " and "))
		}
		return "with your choice of " + listed(kinds, "or") + onIt
	case engine.EnterAttached:
		return "attached to " + p.ref(c.Ref)
	case engine.EnterAs:
		if c.What != "" {
			return c.What
		}
		if len(c.Keywords) > 0 {
			return "with " + strings.Join(c.Keywords, " and ")
		}
		if len(c.Options) > 0 {
			return "with " + strings.TrimPrefix(c.Options[0], "has ")
		}
		return "as " + article(p.added(c)) + " in addition to its other types"
	case engine.EnterCopy:
		if c.Filter != nil {
			return "as a copy of " + p.some(c.Filter)
		}
		return "as a copy of " + p.ref(c.Ref)
	}
	return ""
}

// added is the types and subtypes that a change adds.
func (p *printer) added(c *engine.Change) string {
	words := append([]string(nil), c.Subtypes...)
	return strings.Join(append(words, shape.TypeNames(c.Types)...), " ")
}

// except is ", except it has haste" behind a copy, "" where it is nothing but one.
func (p *printer) except(c *engine.Change) string {
	if list := p.exceptions(c); len(list) > 0 {
		return ", except " + strings.Join(list, ", and ")
	}
	return ""
}

// exceptions are what a copy has besides.
func (p *printer) exceptions(c *engine.Change) []string {
	var out []string
	form := ptOf(c)
	for _, o := range c.Options {
		if _, ok := shape.ColorWord(o); ok {
			form = strings.TrimSpace(form + " " + o)
		}
	}
	if types := p.added(c); types != "" && c.Replaces {
		out = append(out, "it's "+article(strings.TrimSpace(form+" "+types)))
	} else if types != "" {
		other := " in addition to its other types"
		if slices.Contains(c.Options, "keeps its colors") {
			other = " in addition to its other colors and types"
		}
		out = append(out, "it's "+article(strings.TrimSpace(form+" "+types))+other)
	} else if form != "" {
		out = append(out, "it's "+form)
	}
	if c.Power != nil && c.Power.Op == engine.PowerOf {
		out = append(out, "its power and toughness are equal to "+p.this()+"'s power and toughness")
	}
	for _, k := range c.Keywords {
		out = append(out, "it has "+k)
	}
	for _, o := range c.Options {
		switch {
		case o == engine.NotLegendary:
			out = append(out, "it isn't legendary")
		case o == engine.KeepsName:
			out = append(out, "its name is ~")
		case strings.HasPrefix(o, "has "):
			out = append(out, "it "+o)
		}
	}
	return out
}

// exceptionManner is a further way in which a copy enters.
func (p *printer) exceptionManner(c *engine.Change) string {
	if c.Kind == engine.When && len(c.Yes) > 0 && c.Yes[0].Kind == engine.EnterCounters && len(c.Yes) > 1 && c.Yes[1].Kind == engine.EnterAs {
		return "if " + p.cond(c.If) + ", it enters " + p.manner(&c.Yes[0]) + " and has " + strings.Join(c.Yes[1].Keywords, " and ")
	}
	if c.Kind == engine.When {
		parts := make([]string, len(c.Yes))
		for i := range c.Yes {
			parts[i] = p.manner(&c.Yes[i])
		}
		return "it enters " + strings.Join(parts, " and ") + " if " + p.cond(c.If)
	}
	return "it enters " + p.manner(c)
}

// asEnters writes "As ~ enters, choose a color".
func (p *printer) asEnters(e *engine.Effect) string {
	s := p.asItEnters(e)
	if e.May != engine.NoRef {
		s += p.you() + " may "
	}
	for i := range e.If {
		s += "if " + p.cond(&e.If[i]) + ", "
	}
	for i := range e.Do {
		c := &e.Do[i]
		switch c.Kind {
		case engine.OneOf, engine.EnterAs:
			s += p.becomesSays(c)
		case engine.EnterChoose:
			choice := p.chooses(c)
			switch {
			case i > 0 && e.Do[i-1].Kind == engine.EnterPay:
				s += ", then "
				choice = strings.Replace(choice, "a card name", "any card name", 1) // "choose a card name" may be one more of what is done
			case i > 0:
				s += " and "
			}
			s += choice
		case engine.EnterPay:
			s += p.list(c.Do)
		case engine.EnterCopy:
			s += p.becomesCopy(c)
		case engine.EnterCounters:
			s += p.tail() + ". " + Capital(p.entrant()) + " enters " + p.manner(c)
		case engine.Offer:
			if c.Who == engine.AnOpponent && len(c.Do) == 0 {
				s += "an opponent of " + p.your() + " choice may put " + strings.TrimPrefix(p.manner(&c.Yes[0]), "with ")
				continue
			}
			if i > 0 {
				s += ". Then "
			}
			s += p.you() + " may " + p.list(c.Do) + p.tail()
			s += p.branch("If you do", c.Yes) + p.branch("If you don't", c.No)
		}
	}
	return s + p.tail()
}

// branch writes what follows from an offer.
func (p *printer) branch(word string, cs []engine.Change) string {
	if len(cs) == 0 {
		return ""
	}
	s := ". " + word + ", "
	var ways []string
	for i := range cs {
		if cs[i].Kind == engine.AlsoDo {
			return s + p.list(cs[i].Do) + p.tail()
		}
		if cs[i].Kind == engine.When {
			return s + p.provided(&cs[i]) + p.tail()
		}
		ways = append(ways, p.manner(&cs[i]))
	}
	return s + p.entrant() + " enters " + strings.Join(ways, " and ") + p.tail()
}

// entrant is what enters, once it was named.
func (p *printer) entrant() string {
	if f := p.when.Affected; f != nil && f.Is != engine.This {
		return "it"
	}
	return p.this()
}

// provided is a way of entering with its condition.
func (p *printer) provided(c *engine.Change) string {
	ways := make([]string, len(c.Yes))
	for i := range c.Yes {
		ways[i] = p.manner(&c.Yes[i])
	}
	cond, word := *c.If, " if "
	if cond.Not {
		cond.Not, word = false, " unless "
	}
	return p.entrant() + " enters " + strings.Join(ways, " and ") + word + p.cond(&cond)
}

// chooses writes what is chosen.
func (p *printer) chooses(c *engine.Change) string {
	verb := "choose "
	if c.Who == engine.AnOpponent {
		verb = "an opponent chooses "
	}
	switch {
	case c.What == "word":
		return verb + listed(c.Options, "or")
	case c.What == shape.AnchorWord:
		return verb + "the " + shape.AnchorWord + " " + listed(c.Options, "or")
	case c.What == "color" && len(c.Options) == 4:
		return verb + "a color other than " + shape.OtherColor(c.Options)
	case c.What == "object":
		return verb + p.object(&engine.Instruction{Filter: c.Filter, Amount: c.Amount})
	case counted(c.What):
		return verb + c.What
	case c.What == "noncreature nonland card name":
		return verb + "a noncreature, nonland card name"
	}
	return verb + article(c.What)
}

// counted reports whether what is chosen names how many of it are.
func counted(what string) bool {
	first, _, _ := strings.Cut(what, " ")
	_, ok := lex.NumberWord(first)
	return ok || first == "up" || shape.DigitsOnly(first)
}

// either writes how something enters where a condition holds, and how otherwise.
func (p *printer) either(e *engine.Effect) string {
	c := &e.Do[0]
	f := e.When.Affected
	s := p.early(e) + p.all(f) + " enter" + p.from(&e.When)
	it := "it"
	if f != nil && f.Is != engine.NoRef {
		s = p.early(e) + p.some(f) + " enters"
	}
	s += " " + p.ways(c.Yes) + p.tail() + " if " + p.cond(c.If)
	if len(c.No) > 0 {
		s += ". Otherwise, " + it + " enters " + p.ways(c.No) + p.tail()
	}
	return s + p.late(e)
}

// ways joins ways of entering.
func (p *printer) ways(cs []engine.Change) string {
	list := make([]string, len(cs))
	for i := range cs {
		list[i] = p.manner(&cs[i])
	}
	return strings.Join(list, " and ")
}
