package infrench

import (
	"strings"

	"apnap/engine/french"
)

// clause is a sentence about what somebody does, or an order.
type clause struct {
	who  noun // nobody for an order
	may  bool
	verb string // the infinitive
	// self is set on a reflexive verb.
	self bool
	// it is what a pronoun stands for as the object: "exilez-la"; to what a
	// pronoun stands for with "à": "vous inflige".
	it, to noun
	rest   string // what follows the verb
}

// says writes the clause: "piochez une carte", "Bob pioche une carte", "vous
// pouvez la mettre dans votre main".
func (c clause) says() string {
	s := ""
	switch {
	case c.who.text == "" && !c.may:
		s = c.order()
	case c.may:
		who := c.who
		if who.text == "" {
			who = noun{text: "vous", plural: true, you: true}
		}
		s = who.does("pouvoir") + " " + c.pronouns(who, c.verb)
	default:
		s = c.who.text + " " + c.pronouns(c.who, verbOf(c.verb).present(c.who))
	}
	return strings.TrimSpace(s + " " + c.rest)
}

// order is the verb as an order, with its pronouns behind it.
func (c clause) order() string {
	s := verbOf(c.verb).you
	if c.self {
		s += "-vous"
	}
	if c.it.text != "" {
		s += c.it.order()
	}
	if c.to.text != "" {
		s += "-" + c.to.dative()
	}
	return s
}

// infinitive is the clause behind a verb of somebody's: "le mettre dans votre main".
func (c clause) infinitive(who noun) string {
	return strings.TrimSpace(c.pronouns(who, c.verb) + " " + c.rest)
}

// pronouns are the pronouns before a verb, with the verb.
func (c clause) pronouns(who noun, verb string) string {
	if c.to.text != "" && !c.to.you {
		verb = c.to.dative() + " " + verb
	}
	if c.it.text != "" {
		verb = c.it.object(verb)
	}
	if c.to.text != "" && c.to.you {
		verb = c.to.dative() + " " + verb
	}
	switch {
	case !c.self:
		return verb
	case who.you:
		return "vous " + verb
	case french.Mute(verb):
		return "s'" + verb
	}
	return "se " + verb
}
