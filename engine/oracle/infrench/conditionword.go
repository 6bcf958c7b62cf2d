package infrench

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
)

// playerHas is a condition that a player has a mark: "vous êtes le monarque".
func (p *printer) playerHas(c *engine.Cond) string {
	who := p.related(c.Who)
	switch c.Word {
	case "was dealt damage this turn":
		s := "des blessures ont été infligées "
		if c.Not {
			s = "aucune blessure n'a été infligée "
		}
		return s + who.to() + " ce tour-ci"
	case "had a land enter under your control this turn":
		if c.Who != engine.You || c.Not {
			return p.miss(c.Word)
		}
		return "un terrain est arrivé sur le champ de bataille sous " + who.own(one("contrôle")).text + " ce tour-ci"
	}
	phrase, ok := p.spoken(ofPlayer, c.Word)
	if !ok {
		return p.miss(c.Word)
	}
	verb, rest, _ := strings.Cut(phrase, " ")
	return denied(who, verb, c.Not) + " " + rest
}

// gameHas is a condition of the game that a card tells in words of its own.
func (p *printer) gameHas(c *engine.Cond) string {
	const pays, forEach = " pays {", " for each "
	if strings.Contains(c.Word, pays) && strings.Contains(c.Word, forEach) {
		return p.miss(c.Word) // what is counted stands in words alone
	}
	if cost, ok := strings.CutPrefix(c.Word, "its controller pays "); ok && !c.Not {
		return "son contrôleur paie " + cost
	}
	if cost, ok := strings.CutPrefix(c.Word, "any player pays "); ok && !c.Not {
		return "n'importe quel joueur paie " + cost
	}
	if cost, ok := strings.CutPrefix(c.Word, "you pay "); ok && !c.Not {
		return p.you().does("payer") + " " + cost
	}
	if cost, ok := strings.CutPrefix(c.Word, "they pay "); ok && !c.Not {
		if life, ok := strings.CutSuffix(cost, " life"); ok {
			cost = life + " points de vie"
		}
		return "ce joueur paie " + cost
	}
	if n, ok := strings.CutPrefix(c.Word, "you rolled "); ok && !c.Not {
		return p.you().does("avoir") + " obtenu " + strings.NewReplacer(" or higher", " ou plus", " or lower", " ou moins", " to ", " à ").Replace(n) + " au lancer"
	}
	sort := map[bool]string{false: ofGame, true: notOfGame}[c.Not]
	if s, ok := p.spoken(sort, c.Word); ok {
		return s
	}
	switch s := ordinalTurn(c.Word, p.you()) + ofSubtype(c.Word); {
	case c.Not:
		return p.miss("not " + c.Word)
	case s != "":
		return s
	}
	return p.miss(c.Word)
}

// ofSubtype is that something is or was of a subtype, or of one of several; ""
// for other conditions.
func ofSubtype(word string) string {
	for _, c := range [...]struct{ english, french string }{
		{"that land is ", "ce terrain est "},
		{"that creature was ", "cette créature était "},
		{"the sacrificed creature was ", "la créature sacrifiée était "},
		{"the sacrificed permanent was ", "le permanent sacrifié était "},
		{"the exiled creature was ", "la créature exilée était "},
		{"the revealed land card was ", "la carte de terrain révélée était "},
	} {
		rest, ok := strings.CutPrefix(word, c.english)
		if !ok {
			continue
		}
		var kinds []string
		for i, name := range strings.Split(rest, " or ") {
			if i == 0 {
				name = strings.TrimPrefix(strings.TrimPrefix(name, "an "), "a ")
			}
			if _, ok := term(lexicon.Subtype, name); !ok {
				return ""
			}
			kinds = append(kinds, subtype(name, false).a().text)
		}
		return c.french + french.List(kinds, "ou")
	}
	return ""
}

// ordinalTurn is "c'est votre premier, deuxième ou troisième tour de la partie";
// "" for other conditions.
func ordinalTurn(word string, you noun) string {
	list, ok := strings.CutSuffix(strings.TrimPrefix(word, "it's your "), " turn of the game")
	if !ok || list == word {
		return ""
	}
	var which []string
	for _, w := range strings.FieldsFunc(strings.ReplaceAll(list, " or ", ","), func(r rune) bool { return r == ',' || r == ' ' }) {
		n := slices.Index([]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh"}, w)
		if n < 0 {
			return ""
		}
		which = append(which, [...]string{"premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième"}[n])
	}
	return "c'est " + you.own(one(french.List(which, "ou")+" tour")).text + " de la partie"
}
