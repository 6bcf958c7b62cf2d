package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
)

// measure writes an amount that the board gives: "la force de ~", "le nombre de
// créatures que vous contrôlez".
func (p *printer) measure(e *engine.Expr) string {
	if e.Filter != nil && e.Filter.Is == engine.Target {
		if thing, ok := statistic(e.Op); ok {
			return thing.the().text + " " + p.target(e.Filter).of()
		}
	}
	switch e.Op {
	case engine.CountOf:
		return "le nombre " + p.of(e.Filter)
	case engine.CountersOn:
		on := ""
		if e.Filter != nil {
			on = p.all(e.Filter).text
		} else {
			on = p.ref(e.Ref).text
		}
		return "le nombre " + pluralOf(p.counter(e.Word)).of() + " sur " + on
	case engine.HandOf:
		return "le nombre de cartes dans " + p.belonging(e.Ref, oneFeminine("main")).text
	case engine.LibraryOf:
		return "le nombre de cartes dans " + p.belonging(e.Ref, oneFeminine("bibliothèque")).text
	case engine.GraveyardOf:
		cards := "de cartes"
		if e.Filter != nil {
			cards = p.of(e.Filter)
		}
		return "le nombre " + cards + " dans " + p.belonging(e.Ref, one("cimetière")).text
	case engine.GreatestOf:
		thing, ok := statistic(e.A.Op)
		if !ok {
			return p.miss("a statistic")
		}
		return "la plus grande " + thing.text + " parmi " + p.all(e.Filter).text
	case engine.NamedNumber:
		return p.namedNumber(e.Word)
	}
	if thing, ok := statistic(e.Op); ok {
		return p.belonging(e.Ref, thing).text
	}
	return p.miss("an amount")
}

// statistic is a number that an object or player has.
func statistic(op engine.ExprOp) (noun, bool) {
	switch op {
	case engine.PowerOf:
		return oneFeminine("force"), true
	case engine.ToughnessOf:
		return oneFeminine("endurance"), true
	case engine.ManaValueOf:
		return oneFeminine("valeur de mana"), true
	case engine.LifeOf:
		return one("total de points de vie"), true
	}
	return noun{}, false
}

// belonging is what belongs to what a reference stands for: "votre main", "la
// force de ~"; what belongs to an owner or controller of something said before
// goes with "de".
func (p *printer) belonging(r engine.Ref, thing noun) noun { return p.ref(r).own(thing) }

// namedNumber is a number that the board gives by name.
func (p *printer) namedNumber(word string) string {
	if s, ok := p.devotion(word); ok {
		return s
	}
	if kind, ok := strings.CutSuffix(word, " spent to cast it"); ok {
		if s, ok := manaKind(kind); ok {
			return "le nombre de " + s + " dépensés pour le lancer"
		}
	}
	if s, ok := p.numbers(word); ok {
		return strings.ReplaceAll(s, "~", p.this().text)
	}
	return p.miss(word)
}

// devotion is "votre dévotion au blanc".
func (p *printer) devotion(word string) (string, bool) {
	color, ok := strings.CutPrefix(word, "your devotion to ")
	if !ok {
		return "", false
	}
	return p.you().own(oneFeminine("dévotion")).text + " au " + colorWord(color), true
}

// manaKind is a kind of mana, in the plural: "manas rouges".
func manaKind(kind string) (string, bool) {
	switch kind {
	case "mana":
		return "manas", true
	case "mana of the same color":
		return "manas de la même couleur", true
	case "the amount of mana":
		return "manas", true
	}
	if color, ok := strings.CutSuffix(kind, " mana"); ok {
		return "manas " + many("manas").agreed(colorWord(color)), colorWord(color) != color
	}
	return "paires de " + strings.ReplaceAll(kind, " ", ""), strings.HasPrefix(kind, "{") && strings.Count(kind, "{") == 2
}

// numbers are numbers by their English names, with their article.
func (p *printer) numbers(word string) (string, bool) {
	yours, control := p.you().own, " "+p.whose(engine.You, "contrôler")
	if s := p.counted(word); s != "" {
		return "le nombre " + s, true
	}
	if s, ok := ofWhatWas(word); ok {
		return s, true
	}
	switch word {
	case "the highest number you noted for cards named ~":
		return "le plus grand nombre " + p.youHave() + " noté pour des cartes nommées ~", true
	case "the damage your opponents were dealt this turn":
		return "le nombre de blessures infligées " + yours(many("adversaires")).to() + " ce tour-ci", true
	case "the total toughness of other creatures you control":
		return "l'endurance totale des autres créatures" + control, true
	case "the total power of other creatures you control":
		return "la force totale des autres créatures" + control, true
	case "the total life lost by your opponents this turn":
		return "le nombre total de points de vie perdus " + yours(many("adversaires")).by() + " ce tour-ci", true
	case "the greatest number of creatures a player controls":
		return "le plus grand nombre de créatures qu'un joueur contrôle", true
	case "the greatest number of cards an opponent has drawn this turn":
		return "le plus grand nombre de cartes qu'un adversaire a piochées ce tour-ci", true
	case "the total mana value of instant or sorcery cards in your graveyard":
		return "la valeur de mana totale des cartes d'éphémère ou de rituel dans " + yours(one("cimetière")).text, true
	case "the total mana value of cards revealed this way":
		return "la valeur de mana totale des cartes révélées de cette manière", true
	case "starting life total", "your starting life total":
		return yours(one("total de points de vie de départ")).text, true
	}
	return "", false
}

// ofWhatWas is "la force de la créature sacrifiée", a number of what was given up, shown or moved.
func ofWhatWas(word string) (string, bool) {
	whose, quality, ok := strings.Cut(strings.TrimPrefix(word, "the "), "'s ")
	done, thing, two := strings.Cut(whose, " ")
	if !ok {
		if whose, ok = strings.CutPrefix(word, "the mana value of the "); ok {
			done, thing, two = strings.Cut(whose, " ")
			quality = "mana value"
		}
	}
	what := map[string]string{"creature": "la créature", "card": "la carte", "artifact": "l'artefact", "permanent": "le permanent"}[thing]
	how := map[string]string{"sacrificed": "sacrifié", "exiled": "exilé", "milled": "meulé", "revealed": "révélé", "discarded": "défaussé"}[done]
	of := map[string]string{"power": "la force", "toughness": "l'endurance", "mana value": "la valeur de mana"}[quality]
	if !two || what == "" || how == "" || of == "" {
		return "", false
	}
	if strings.HasPrefix(what, "la ") {
		how += "e"
	}
	return of + " " + french.Of(what) + " " + how, true
}

// counted are things that are counted, with "de" before them; "" for others.
func (p *printer) counted(word string) string {
	yours, control := p.you().own, " "+p.whose(engine.You, "contrôler")
	switch word {
	case "colors of mana spent to cast it":
		return "de couleurs de mana dépensées pour le lancer"
	case "colors of mana spent to activate this ability":
		return "de couleurs de mana dépensées pour activer cette capacité"
	case "times it was kicked":
		return "de fois qu'il a été kické"
	case "card types among cards in your graveyard":
		return "de types de carte parmi les cartes " + yours(one("cimetière")).of()
	case "creatures that died this turn":
		return "de créatures mortes ce tour-ci"
	case "times you've cast your commander from the command zone this game":
		return "de fois " + p.youHave() + " lancé " + yours(one("commandant")).text + " depuis la zone de commandement au cours de cette partie"
	case "cards you've discarded this turn":
		return "de cartes dont " + p.you().text + " " + p.discardedSelf() + " ce tour-ci"
	case "creatures put into your graveyard from the battlefield this turn":
		return "de créatures mises dans " + yours(one("cimetière")).text + " depuis le champ de bataille ce tour-ci"
	case "different power among creatures you control", "different powers among creatures you control":
		return "de forces différentes parmi les créatures" + control
	case "different mana value among nonland permanents you control":
		return "de valeurs de mana différentes parmi les permanents non-terrain" + control
	case "instant and sorcery spells you've cast this turn":
		return "de sorts d'éphémère et de rituel " + p.youHave() + " lancés ce tour-ci"
	case "creatures that convoked it":
		return "de créatures qui l'ont convoqué"
	case "cards they've drawn this turn":
		return "de cartes que ce joueur a piochées ce tour-ci"
	case "cards you've drawn this turn":
		return "de cartes " + p.youHave() + " piochées ce tour-ci"
	case "opponents who lost life this turn":
		return "d'adversaires qui ont perdu des points de vie ce tour-ci"
	case "basic land types among lands you control":
		return "de types de terrain de base parmi les terrains" + control
	case "cards target opponent discarded this turn":
		return "de cartes dont l'adversaire ciblé s'est défaussé ce tour-ci"
	case "cards you removed from the draft with cards named ~":
		return "de cartes " + p.youHave() + " retirées du draft avec des cartes nommées ~"
	case "lands that entered the battlefield under your control this turn":
		return "de terrains arrivés sur le champ de bataille sous " + yours(one("contrôle")).text + " ce tour-ci"
	case "creatures that died under your control this turn":
		return "de créatures mortes sous " + yours(one("contrôle")).text + " ce tour-ci"
	case "other spells cast this turn":
		return "d'autres sorts lancés ce tour-ci"
	case "different mana value among nonland cards in your graveyard":
		return "de valeurs de mana différentes parmi les cartes non-terrain " + yours(one("cimetière")).of()
	case "different mana cost among nonland cards in your graveyard":
		return "de coûts de mana différents parmi les cartes non-terrain " + yours(one("cimetière")).of()
	case "different names among lands you control":
		return "de noms différents parmi les terrains" + control
	case "instant and sorcery cards exiled with it":
		return "de cartes d'éphémère et de rituel exilées avec lui"
	}
	return ""
}

// youHave is "que vous avez" of what you did.
func (p *printer) youHave() string { return french.That(p.you().does("avoir")) }

// discardedSelf is "vous êtes défaussé", "s'est défaussé" of you.
func (p *printer) discardedSelf() string {
	if p.you().you {
		return "vous êtes défaussé"
	}
	return "s'est défaussé"
}
