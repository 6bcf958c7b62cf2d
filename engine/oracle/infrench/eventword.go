package infrench

import (
	"regexp"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
)

// CounterSays is a kind of counter without the noun: "+1/+1", "loyauté".
func CounterSays(kind string) string {
	return strings.TrimPrefix(counterNamed(kind).text, "marqueur ")
}

// TokenSays is the name of a token as it stands behind its noun.
func TokenSays(name string) string { return tokenName(name) }

// KindSays is what an action is counted by, by the contract's word for it:
// "regard" of "scry". A word that is not known stands in quotation marks.
func KindSays(kind string) string {
	if n, ok := phraseOf(counts, kind); ok {
		return n.text
	}
	if a, ok := actionOf(strings.ReplaceAll(kind, "_", " ")); ok {
		return "fois " + a.plain(noun{})
	}
	return "fois « " + strings.ReplaceAll(kind, "_", " ") + " »"
}

// Choosable is what may be chosen as something enters or as an effect asks: a
// color, a card type, a keyword, a side of a coin. Names, subtypes and numbers
// stay as they are; words that are not known stand in quotation marks.
func Choosable(word string) string {
	for _, class := range [...]lexicon.Class{lexicon.Color, lexicon.Type} {
		if n, ok := term(class, word); ok {
			return n.text
		}
	}
	if n, ok := phraseOf(options, word); ok {
		return n.text
	}
	if what, ok := strings.CutPrefix(word, "any "); ok {
		return anyThing(what)
	}
	if what, ok := strings.CutPrefix(word, "another "); ok {
		return anotherThing(what)
	}
	if shape, ok := shapeChosen(word); ok {
		return shape
	}
	if said := resultOf(word); said != "" {
		return said
	}
	if name := tokenName(word); name != word {
		return name
	}
	if strings.ToLower(word) != word || strings.Trim(word, "0123456789+-/X") == "" || strings.HasPrefix(word, "{") {
		return word
	}
	return wordOr(word, func(p *printer) string { return p.keyword(word) })
}

// anyThing is a choice that nobody looks at: "n'importe quelle couleur".
func anyThing(what string) string {
	n, ok := phraseOf(things, what)
	switch {
	case !ok:
		return "n'importe quoi (« " + what + " »)"
	case n.feminine:
		return "n'importe quelle " + n.text
	}
	return "n'importe quel " + n.text
}

// anotherThing is a choice of what is not listed: "un autre type de créature".
func anotherThing(what string) string {
	n, ok := phraseOf(things, what)
	switch {
	case !ok:
		return "autre chose (« " + what + " »)"
	case n.feminine:
		return "une autre " + n.text
	}
	return "un autre " + n.text
}

// shapes are words for what something becomes: "a 2/2 creature with flying".
var shapes = regexp.MustCompile(`^an? (\d+/\d+) (artifact )?creature(?: with (.+))?$`)

// shapeChosen is such a shape.
func shapeChosen(word string) (string, bool) {
	parts := shapes.FindStringSubmatch(word)
	if parts == nil {
		return "", false
	}
	s := "une créature"
	if parts[2] != "" {
		s += "-artefact"
	}
	s += " " + parts[1]
	if parts[3] != "" {
		s += " avec " + french.List(keywordsSaid(strings.Split(parts[3], " and ")), "et")
	}
	return s, true
}

// resultOf is the result of a die, "" for other words.
func resultOf(word string) string {
	const to, more, digits = " to ", " or higher", "0123456789"
	if low, high, ok := strings.Cut(word, to); ok && strings.Trim(low+high, digits) == "" {
		return low + " à " + high
	}
	if low, ok := strings.CutSuffix(word, more); ok && strings.Trim(low, digits) == "" {
		return low + " ou plus"
	}
	return ""
}

// ModeSays is a mode of an effect, by its label or by the label with dashes that
// is its id; you is what its controller is called.
func ModeSays(e *engine.Effect, label, you string) string {
	if c, at := modeOf(e.Do, label); c != nil && len(c.Modes[at]) > 0 && c.Modes[at][0].Kind != engine.EnterAs {
		mode := engine.Effect{Kind: e.Kind, Class: e.Class, When: e.When, Do: c.Modes[at]}
		p := &printer{n: &inenglish.Names{You: you}, e: &mode, when: &mode.When}
		if said := p.changes(&mode); len(p.missing) == 0 && strings.Contains(c.Options[at], " ") {
			return french.Typeset(said)
		}
		label = c.Options[at]
	} else if c != nil {
		label = c.Options[at]
	}
	return Choosable(label)
}

// modeOf finds the choice among modes that has a label, and its place there.
func modeOf(do []engine.Change, label string) (*engine.Change, int) {
	for i := range do {
		c := &do[i]
		for at, w := range c.Options {
			if c.Kind == engine.OneOf && at < len(c.Modes) && (w == label || strings.ReplaceAll(w, " ", "-") == label) {
				return c, at
			}
		}
		for _, within := range [][]engine.Change{c.Yes, c.No} {
			if found, at := modeOf(within, label); found != nil {
				return found, at
			}
		}
	}
	return nil, 0
}

// Destination is where something may go, by the engine's word for it.
func Destination(word string) string {
	for z := engine.Battlefield; z <= engine.Stack; z++ {
		if z.String() == word {
			return zone(z).text
		}
	}
	if where, of, ok := strings.Cut(word, " of "); ok {
		return Choosable(where) + " " + one(Destination(of)).the().of()
	}
	return Choosable(word)
}
