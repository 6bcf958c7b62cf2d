package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
)

// keyword is a keyword ability: "le vol", "l'initiative". An ability in quotation
// marks is words of a card, which stay as they are.
func (p *printer) keyword(word string) string {
	if quoted, ok := strings.CutPrefix(word, "\""); ok {
		return "« " + strings.TrimSuffix(quoted, "\"") + " »"
	}
	if n, ok := keywordNoun(word); ok {
		return n.the().text
	}
	return p.miss(word)
}

// keywordNoun is a keyword ability without its article.
func keywordNoun(word string) (noun, bool) {
	if s := feminineKeyword(word); s != "" {
		return oneFeminine(s), true
	}
	if s := masculineKeyword(word); s != "" {
		return one(s), true
	}
	return noun{}, false
}

// feminineKeyword is a keyword ability whose name is feminine; "" for others.
func feminineKeyword(word string) string {
	switch word {
	case "first strike":
		return "initiative"
	case "double strike":
		return "double initiative"
	case "haste":
		return "célérité"
	case "hexproof":
		return "défense talismanique"
	case "menace":
		return "menace"
	case "reach":
		return "portée"
	case "vigilance":
		return "vigilance"
	case "fear":
		return "peur"
	case "shadow":
		return "distorsion"
	case "horsemanship":
		return "équitation"
	case "intimidate":
		return "intimidation"
	case "skulk":
		return "furtivité"
	case "wither":
		return "flétrissure"
	case "infect":
		return "infection"
	case "prowess":
		return "prouesse"
	case "myriad":
		return "myriade"
	case "persist":
		return "persistance"
	case "undying":
		return "immortalité"
	case "vanishing":
		return "disparition"
	case "cascade":
		return "cascade"
	case "convoke":
		return "convocation"
	case "exalted":
		return "exaltation"
	case "suspend":
		return "suspension"
	case "unearth":
		return "exhumation"
	case "riot":
		return "émeute"
	case "jump-start":
		return "relance"
	case "islandwalk":
		return "traversée des îles"
	case "swampwalk":
		return "traversée des marais"
	case "mountainwalk":
		return "traversée des montagnes"
	case "forestwalk":
		return "traversée des forêts"
	case "plainswalk":
		return "traversée des plaines"
	}
	return ""
}

// masculineKeyword is a keyword ability whose name is masculine; "" for others.
func masculineKeyword(word string) string {
	switch word {
	case "flying":
		return "vol"
	case "indestructible":
		return "indestructible"
	case "toxic":
		return "toxique"
	case "deathtouch":
		return "contact mortel"
	case "lifelink":
		return "lien de vie"
	case "trample":
		return "piétinement"
	case "shroud":
		return "linceul"
	case "flash":
		return "flash"
	case "changeling":
		return "changelin"
	case "banding":
		return "regroupement"
	case "cycling":
		return "recyclage"
	case "dredge":
		return "dragage"
	case "flashback":
		return "flashback"
	case "bushido":
		return "bushido"
	case "dethrone":
		return "détrônement"
	case "flanking":
		return "débordement"
	case "phasing":
		return "déphasage"
	case "rampage":
		return "déchaînement"
	case "storm":
		return "déluge"
	case "training":
		return "entraînement"
	case "daybound":
		return "lien diurne"
	case "defender":
		return "défenseur"
	}
	return ""
}

// counter is a kind of counter, in the singular: "marqueur +1/+1", "marqueur
// charge". A kind that is not known keeps its printed name, in quotation marks.
func (p *printer) counter(kind string) noun {
	switch {
	case kind == "" || kind == "any":
		return one("marqueur")
	case strings.HasPrefix(kind, "+"), strings.HasPrefix(kind, "-"):
		return one("marqueur " + kind)
	}
	if n, ok := keywordNoun(kind); ok {
		return one("marqueur " + n.text)
	}
	if w := counterWord(kind); w != "" {
		return one("marqueur " + w)
	}
	return one("marqueur « " + kind + " »")
}

// counterWord is a kind of counter that is no keyword; "" for one not known.
func counterWord(kind string) string {
	switch kind {
	case "poison", "charge", "intervention", "page", "rad":
		return kind
	case "energy":
		return "énergie"
	case "loyalty":
		return "loyauté"
	case "lore":
		return "sapience"
	case "time":
		return "temps"
	case "fade":
		return "disparition"
	case "level":
		return "niveau"
	case "oil":
		return "huile"
	case "shield":
		return "bouclier"
	case "stun":
		return "étourdissement"
	case "finality":
		return "finalité"
	case "divinity":
		return "divinité"
	case "depletion":
		return "épuisement"
	case "ice":
		return "glace"
	case "wish":
		return "souhait"
	case "healing":
		return "guérison"
	case "net":
		return "filet"
	case "tide":
		return "marée"
	case "hour":
		return "heure"
	case "hope":
		return "espoir"
	case "task":
		return "tâche"
	case "void":
		return "vide"
	case "soul":
		return "âme"
	case "coin":
		return "pièce"
	case "echo":
		return "écho"
	case "blood":
		return "sang"
	case "egg":
		return "œuf"
	case "dream":
		return "rêve"
	case "gem":
		return "gemme"
	case "crystal":
		return "cristal"
	case "growth":
		return "croissance"
	case "brick":
		return "brique"
	case "luck":
		return "chance"
	case "hourglass":
		return "sablier"
	case "ingredient":
		return "ingrédient"
	case "verse":
		return "couplet"
	case "ore":
		return "minerai"
	}
	return ""
}

// part is a turn, phase or step, without an article.
func (p *printer) part(what string) noun {
	switch what {
	case "turn":
		return one("tour")
	case "extra turn":
		return one("tour supplémentaire")
	case "combat", "combat phase":
		return oneFeminine("phase de combat")
	case "main phase":
		return oneFeminine("phase principale")
	case "precombat main phase":
		return oneFeminine("phase principale d'avant combat")
	case "postcombat main phase":
		return oneFeminine("phase principale d'après combat")
	case "beginning phase":
		return oneFeminine("phase de début")
	case "ending phase":
		return oneFeminine("phase de fin")
	case "untap step", "untap":
		return oneFeminine("étape de dégagement")
	case "upkeep step", "upkeep":
		return oneFeminine("étape d'entretien")
	case "draw step":
		return oneFeminine("étape de pioche")
	case "beginning of combat step":
		return oneFeminine("étape de début de combat")
	case "declare attackers step":
		return oneFeminine("étape de déclaration des attaquants")
	case "declare blockers step":
		return oneFeminine("étape de déclaration des bloqueurs")
	case "combat damage step":
		return oneFeminine("étape des blessures de combat")
	case "end of combat step":
		return oneFeminine("étape de fin de combat")
	case "end step":
		return oneFeminine("étape de fin")
	case "cleanup step":
		return oneFeminine("étape de nettoyage")
	}
	return p.missNoun(what)
}

// zone is a zone without an article: "champ de bataille", "main".
func zone(z engine.Zone) noun {
	switch z {
	case engine.Battlefield:
		return one("champ de bataille")
	case engine.Graveyard:
		return one("cimetière")
	case engine.Exile:
		return one("exil")
	case engine.Hand:
		return oneFeminine("main")
	case engine.Library:
		return oneFeminine("bibliothèque")
	case engine.Stack:
		return oneFeminine("pile")
	}
	return oneFeminine("zone de commandement")
}

// atNextEnd is when what was put aside comes back, in the words of a card.
const atNextEnd = " at the beginning of the next end step"

// remark is a sentence that the reader kept in the words of the card (MarkEvent).
func (p *printer) remark(words string) string {
	switch words {
	case "You may choose new targets for the copies":
		return p.you().does("pouvoir") + " choisir de nouvelles cibles pour les copies"
	case "You may choose new targets for the copy":
		return p.you().does("pouvoir") + " choisir de nouvelles cibles pour la copie"
	case "Return it to the battlefield under its owner's control" + atNextEnd:
		return "Renvoyez cette carte sur le champ de bataille sous le contrôle de son propriétaire au début de la prochaine étape de fin"
	case "They may play it this turn":
		return "Ce joueur peut jouer cette carte ce tour-ci"
	case "You may play those cards this turn":
		return p.you().does("pouvoir") + " jouer ces cartes ce tour-ci"
	case "Any player may pay {2} for that player to ignore this effect until end of turn":
		return "N'importe quel joueur peut payer {2} pour que lui-même ignore cet effet jusqu'à la fin du tour"
	case "If you do, return it to your hand" + atNextEnd:
		return french.If(p.you().does("faire")) + " ainsi, renvoyez cette carte dans " + p.you().own(oneFeminine("main")).text + " au début de la prochaine étape de fin"
	case "it becomes day":
		return "il commence à faire jour"
	case "it becomes night":
		return "il commence à faire nuit"
	}
	return p.miss(words)
}
