package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
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
func statistic(op engine.ExprOp) (noun, bool) { return phraseOf(things, shape.Qualities.Words(op)) }

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
		return s
	}
	return p.miss(word)
}

// devotion is "votre dévotion au blanc".
func (p *printer) devotion(word string) (string, bool) {
	colors, ok := strings.CutPrefix(word, "your devotion to ")
	if !ok {
		return "", false
	}
	one, other, two := strings.Cut(colors, " and ")
	to := " au " + colorWord(one)
	if two {
		to += " et au " + colorWord(other)
	}
	return p.you().own(oneFeminine("dévotion")).text + to, true
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
	if s, ok := p.spoken(counted, word); ok {
		return "le nombre " + s, true
	}
	if s, ok := ofWhatWas(word); ok {
		return s, true
	}
	return p.spoken(ofNumber, word)
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
