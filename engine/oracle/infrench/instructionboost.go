package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// boost writes what something gets for a time, which the tree keeps as the words
// of a small grammar: "that creature gets +4/+4 and gains flying until end of
// turn". It reports false for words that are none of it.
func (p *printer) boost(words string) (clause, bool) {
	words, duration := boostDuration(words)
	who, rest, ok := p.boosted(words)
	if !ok {
		return clause{}, false
	}
	c := clause{who: who}
	const base = "base power and toughness"
	for i, part := range strings.Split(strings.ReplaceAll(rest, base, "base"), " and ") {
		verb, what := p.boostPart(part, i > 0)
		switch {
		case what == "":
			return clause{}, false
		case i == 0:
			c.verb, c.rest = verb, what
		case verb == c.verb || verb == "":
			c.rest += " et " + what
		default:
			c.rest += " et " + verbOf(verb).present(who) + " " + what
		}
	}
	c.rest += duration
	return c, true
}

// boostDuration cuts how long it lasts off the words, in French with its space.
func boostDuration(words string) (rest, duration string) {
	if rest, ok := strings.CutSuffix(words, " until end of turn"); ok {
		return rest, " jusqu'à la fin du tour"
	}
	if rest, ok := strings.CutSuffix(words, " until your next turn"); ok {
		return rest, " jusqu'à votre prochain tour"
	}
	return words, ""
}

// boosted is what gets it, and the words behind.
func (p *printer) boosted(words string) (noun, string, bool) {
	for _, s := range [...]struct {
		words string
		who   noun
	}{
		{"it ", oneFeminine("elle")},
		{"that creature ", oneFeminine("cette créature")},
		{"that card ", oneFeminine("cette carte")},
		{"those creatures ", manyFeminine("ces créatures")},
		{"they ", manyFeminine("elles")},
		{"enchanted creature ", oneFeminine("la créature enchantée")},
		{"equipped creature ", oneFeminine("la créature équipée")},
		{"creatures you control ", p.all(&engine.Filter{Types: engine.Creature, Controller: engine.You})},
		{"creatures your opponents control ", p.all(&engine.Filter{Types: engine.Creature, Controller: engine.Opponent})},
		{"you and each permanent you control ", many(p.you().text + " et chaque permanent " + p.whose(engine.You, "contrôler"))},
	} {
		if rest, ok := strings.CutPrefix(words, s.words); ok {
			who := s.who
			if p.you().you && strings.HasPrefix(s.words, "you ") {
				who.you = true
			}
			return who, rest, true
		}
	}
	return noun{}, "", false
}

// boostPart is one of the things that are got: its verb, "" where it is that of
// the one before, and what is got; nothing where that is not known.
func (p *printer) boostPart(words string, more bool) (verb, what string) {
	first, rest, _ := strings.Cut(words, " ")
	switch first {
	case "gets", "get":
		if strings.Contains(rest, " ") || !strings.Contains(rest, "/") {
			return "", ""
		}
		return "gagner", rest
	case "gains", "gain":
		verb = "acquérir"
	case "has", "have":
		if size, ok := strings.CutPrefix(rest, "base "); ok {
			return "avoir", "une force et une endurance de base de " + size
		}
		verb = "avoir"
	default:
		if !more {
			return "", ""
		}
		rest = words
	}
	if what := p.gained(rest); what != "" {
		return verb, what
	}
	return "", ""
}

// gained is an ability that is gained; "" for one not known.
func (p *printer) gained(words string) string {
	if from, ok := strings.CutPrefix(words, "protection from "); ok {
		if from == "the color of your choice" {
			return "la protection contre la couleur " + p.choice()
		}
		if color := colorWord(from); color != from {
			return "la protection contre le " + color
		}
		return ""
	}
	word, cost := words, ""
	if i := strings.IndexByte(words, '{'); i > 0 {
		word, cost = strings.TrimSpace(words[:i]), " "+words[i:]
	}
	n, ok := term(lexicon.Ability, word)
	if !ok {
		return ""
	}
	return n.the().text + cost
}
