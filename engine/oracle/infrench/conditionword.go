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
	case "descended this turn":
		if c.Not {
			return who.text + " n'" + verbOf("avoir").present(who) + " pas descendu ce tour-ci"
		}
	}
	verb, rest := playerMark(c.Word)
	if verb == "" {
		return p.miss(c.Word)
	}
	if c.Not {
		return who.doesNot(verb) + " " + rest
	}
	return who.does(verb) + " " + rest
}

// playerMark is a mark of a player as a verb, in the infinitive, and what follows
// it; "" for one that is not known.
func playerMark(word string) (verb, rest string) {
	switch word {
	case "is the monarch":
		return "être", "le monarque"
	case "has the city's blessing":
		return "avoir", "la bénédiction de la cité"
	case "has the initiative":
		return "avoir", "l'initiative"
	case "has max speed":
		return "avoir", "la vitesse maximale"
	case "has a full party":
		return "avoir", "un groupe complet"
	case "has drawn a card this turn":
		return "avoir", "pioché une carte ce tour-ci"
	case "drawn two or more cards this turn":
		return "avoir", "pioché au moins deux cartes ce tour-ci"
	case "attacked this turn":
		return "avoir", "attaqué ce tour-ci"
	case "lost life this turn":
		return "avoir", "perdu des points de vie ce tour-ci"
	case "gained life this turn":
		return "avoir", "gagné des points de vie ce tour-ci"
	case "completed a dungeon":
		return "avoir", "terminé un donjon"
	case "discarded a card this turn":
		return "avoir", "défaussé une carte ce tour-ci"
	case "cast another spell this turn":
		return "avoir", "lancé un autre sort ce tour-ci"
	case "cast two or more spells this turn":
		return "avoir", "lancé au moins deux sorts ce tour-ci"
	case "played a land this turn":
		return "avoir", "joué un terrain ce tour-ci"
	case "descended this turn":
		return "avoir", "descendu ce tour-ci"
	case "cast another red spell this turn":
		return "avoir", "lancé un autre sort rouge ce tour-ci"
	case "cast a spell named Peer Through Depths and a spell named Reach Through Mists this turn":
		return "avoir", "lancé un sort nommé Peer Through Depths et un sort nommé Reach Through Mists ce tour-ci"
	}
	return "", ""
}

// gameHas is a condition of the game that a card tells in words of its own.
func (p *printer) gameHas(c *engine.Cond) string {
	if cost, ok := strings.CutPrefix(c.Word, "its controller pays "); ok && !c.Not {
		return "son contrôleur paie " + cost
	}
	if cost, ok := strings.CutPrefix(c.Word, "you pay "); ok && !c.Not {
		return p.you().does("payer") + " " + cost
	}
	if c.Not {
		if s := gameNot(c.Word); s != "" {
			return s
		}
		return p.miss("not " + c.Word)
	}
	if s := p.gameYou(c.Word); s != "" {
		return s
	}
	if s := gameWord(c.Word); s != "" {
		return s
	}
	if s := ofSubtype(c.Word); s != "" {
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

// gameNot is a condition of the game that does not hold; "" where it is not known.
func gameNot(word string) string {
	switch word {
	case "night":
		return "il ne fait pas nuit"
	case "day":
		return "il ne fait pas jour"
	}
	return ""
}

// gameWord is a condition of the game that speaks of nobody in particular; "" for
// one that is not known.
func gameWord(word string) string {
	switch word {
	case "night":
		return "il fait nuit"
	case "day":
		return "il fait jour"
	case "neither day nor night":
		return "il ne fait ni jour ni nuit"
	case "a creature died this turn":
		return "une créature est morte ce tour-ci"
	case "seven or more creatures died this turn":
		return "au moins sept créatures sont mortes ce tour-ci"
	case "a nonland permanent left the battlefield this turn or a spell was warped this turn":
		return "un permanent non-terrain a quitté le champ de bataille ce tour-ci ou un sort a été lancé avec « warp » ce tour-ci"
	case "a Dragon was beheld":
		return "un dragon a été contemplé"
	case "a Pirate was exiled this way":
		return "un pirate a été exilé de cette manière"
	case "a card is exiled with this land":
		return "une carte est exilée avec ce terrain"
	case "the sacrificed creature was legendary":
		return "la créature sacrifiée était légendaire"
	case "the discarded card was multicolored":
		return "la carte défaussée était multicolore"
	case "an artifact or creature spell is countered this way":
		return "un sort d'artefact ou de créature est contrecarré de cette manière"
	case "that mana is spent on a creature spell":
		return "ce mana est dépensé pour un sort de créature"
	case "that mana is spent on an instant or sorcery spell":
		return "ce mana est dépensé pour un sort d'éphémère ou de rituel"
	}
	return cardThisWay(word)
}

// cardThisWay is that a card was discarded, milled or revealed in this way; "" for
// other conditions.
func cardThisWay(word string) string {
	switch word {
	case "a land card is discarded this way":
		return "une carte de terrain est défaussée de cette manière"
	case "a land card was milled this way":
		return "une carte de terrain a été meulée de cette manière"
	case "a land card is revealed this way":
		return "une carte de terrain est révélée de cette manière"
	case "a creature card was discarded this way":
		return "une carte de créature a été défaussée de cette manière"
	case "an artifact card was discarded this way":
		return "une carte d'artefact a été défaussée de cette manière"
	}
	return ""
}

// gameYou is a condition of the game that speaks of you; "" for one that is not
// known.
func (p *printer) gameYou(word string) string {
	you := p.you()
	control, controlled := you.does("contrôler"), you.text+" "+you.was("contrôl")
	under, asCast := " sous "+you.own(one("contrôle")).text+" ce tour-ci", " au moment où "+you.does("avoir")+" lancé ce sort"
	switch word {
	case "you win":
		return you.does("gagner") + " la confrontation"
	case "you win the flip":
		return you.does("gagner") + " à pile ou face"
	case "you lose the flip":
		return you.does("perdre") + " à pile ou face"
	case "a permanent left the battlefield under your control this turn":
		return "un permanent a quitté le champ de bataille" + under
	case "a creature left the battlefield under your control this turn":
		return "une créature a quitté le champ de bataille" + under
	case "an opponent controls more lands than you":
		return "un adversaire contrôle plus de terrains " + french.That(you.text)
	case "an opponent controls more creatures than you":
		return "un adversaire contrôle plus de créatures " + french.That(you.text)
	case "you control fewer creatures than an opponent":
		return control + " moins de créatures qu'un adversaire"
	case "you control more creatures than each other player":
		return control + " plus de créatures que chaque autre joueur"
	case "you revealed a Dragon card or controlled a Dragon as you cast this spell":
		return you.does("avoir") + " révélé une carte de dragon ou " + you.was("contrôl") + " un dragon" + asCast
	case "you sacrificed a permanent this way":
		return you.does("avoir") + " sacrifié un permanent de cette manière"
	case "you sacrificed a creature this way":
		return you.does("avoir") + " sacrifié une créature de cette manière"
	case "you controlled a Mount as you cast this spell":
		return controlled + " une monture" + asCast
	case "you controlled a modified creature as you cast this spell":
		return controlled + " une créature modifiée" + asCast
	}
	return ordinalTurn(word, you)
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
