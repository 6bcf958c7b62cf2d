package cardindex

import (
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/notation"
	"apnap/engine/say"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// CatalogueCards is the built-in catalogue as a card index. The catalogue is
// read when it is first asked.
type CatalogueCards struct{ Catalogue func() *catalog.Catalogue }

// NewCards returns the built-in catalogue as a card index.
func NewCards() CatalogueCards { return CatalogueCards{catalog.BuiltIn} }

var (
	_ oracle.Cards = CatalogueCards{}
	_ CardNames    = CatalogueCards{}
)

// Lookup implements oracle.Cards.
func (c CatalogueCards) Lookup(name string) (oracle.Card, bool) {
	e, ok := c.Catalogue().Lookup(name)
	if !ok {
		return oracle.Card{}, false
	}
	return cardOf(&e), true
}

// Candidates implements oracle.Cards.
func (c CatalogueCards) Candidates(name string) []string { return c.Catalogue().Candidates(name) }

// ShortFor implements oracle.Cards.
func (c CatalogueCards) ShortFor(words string) []string { return c.Catalogue().ShortFor(words) }

// Begins implements oracle.Cards.
func (c CatalogueCards) Begins(words string) bool { return c.Catalogue().Begins(words) }

// Complete implements CardNames.
func (c CatalogueCards) Complete(typed string, limit int) []string {
	return c.Catalogue().Complete(typed, limit)
}

// cardOf is the face of an entry that was asked for; of a split card asked for
// by its full name, both halves together.
func cardOf(e *catalog.Entry) oracle.Card {
	card := faceOf(&e.Faces[e.Face])
	for i := range e.Faces {
		card.Adventure = card.Adventure || slices.Contains(e.Faces[i].Subtypes(), "Adventure")
	}
	if !e.Whole || e.Layout != catalog.Split {
		return card
	}
	card.Name = e.Name
	for i := range e.Faces[1:] {
		half := faceOf(&e.Faces[i+1])
		card.TypeLine += " // " + half.TypeLine
		card.Types |= half.Types
		card.Colors |= half.Colors
		card.ManaValue += half.ManaValue
		card.Variable += half.Variable
		card.Subtypes = append(card.Subtypes, half.Subtypes...)
		card.Keywords = append(card.Keywords, half.Keywords...)
		card.Effects = append(card.Effects, half.Effects...)
		card.Unread, card.Does = true, nil // which half is cast is not said
		card.Triggers = append(card.Triggers, half.Triggers...)
		card.Unwatched += half.Unwatched
		card.Makes = append(card.Makes, half.Makes...)
	}
	return card
}

// faceOf is one face as a card.
func faceOf(f *catalog.Face) oracle.Card {
	card := oracle.Card{Name: f.Name, TypeLine: f.TypeLine, Subtypes: f.Subtypes(), Colors: colorsOf(f.Colors), ColorUnknown: f.Colors == cardfile.ColorUnknown, Keywords: f.Keywords,
		Power: f.Power, Toughness: f.Toughness, Loyalty: f.Loyalty, ManaValue: f.ManaValue, Variable: f.Variable, Statics: f.Statics, Bears: f.Bears, Restricts: f.Restricts, Alters: f.Alters, Takes: f.Takes, Unread: f.Unread, Costs: f.Costs, CastTriggers: f.CastTriggers, Mana: f.Mana,
		Sizes: oracle.Sizes{Others: f.GrowsOthers, Host: f.GrowsHost, Own: f.GrowsItself}}
	for _, word := range f.Types() {
		card.Types |= typeOf(word)
	}
	for i := range f.Abilities {
		card.Effects = append(card.Effects, AbilityOf(f, i))
	}
	for _, written := range f.Triggers {
		trigger, err := notation.Parse(written)
		if err != nil || written == "" {
			card.Unwatched++
			continue
		}
		card.Triggers = append(card.Triggers, trigger)
	}
	for _, text := range f.Makes {
		makes, err := notation.Parse(text)
		if err != nil {
			card.Alters = true
			continue
		}
		makes.Text = inenglish.Effect(&makes, nil)
		card.Makes = append(card.Makes, makes)
	}
	for _, a := range f.Activated {
		card.Activated = append(card.Activated, activatedAs(a))
	}
	card.Choose = oracle.Choice{Least: f.Least, Most: f.Most}
	for _, written := range f.Modes {
		card.Modes = append(card.Modes, modeOf(written))
	}
	if effect, err := notation.Parse(f.Instruction); err == nil && f.Instruction != "" {
		effect.Text = inenglish.Effect(&effect, nil)
		card.Does = &effect
		if !slices.ContainsFunc(card.Effects, func(a oracle.Ability) bool { return !ofWhatItDestroys(&a) }) {
			card.Effects = append(card.Effects, oracle.Ability{Scope: "other", Created: true, Effects: []engine.Effect{effect}})
		}
	}
	return card
}

// ofWhatItDestroys reports whether an ability of a spell only says that what the spell destroys
// can't be regenerated, which is part of what it does.
func ofWhatItDestroys(a *oracle.Ability) bool {
	return a.Created && len(a.Effects) > 0 && !slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return e.Kind != engine.NoRegenerate })
}

// activatedAs reads an activated ability back from the catalogue.
func activatedAs(a catalog.Activated) oracle.Activated {
	to := oracle.Activated{Cost: costOf(a.Cost)}
	if a.Does == "" {
		return to
	}
	effect, err := notation.Parse(a.Does)
	if to.Unread = err != nil; to.Unread {
		return to
	}
	effect.Text = inenglish.Effect(&effect, nil)
	to.Does = &effect
	return to
}

// costOf reads back what an activated ability costs.
func costOf(letters string) oracle.ActivationCost {
	letters, parts, more := strings.Cut(letters, partSep)
	if strings.ContainsAny(letters, "+-0") {
		return oracle.ActivationCost{Loyalty: letters}
	}
	has := func(letter string) bool { return strings.Contains(letters, letter) }
	c := oracle.ActivationCost{Mana: has("m"), Itself: has("s"), X: has("X"), Taps: has("t"), More: has("o")}
	for part := range strings.SplitSeq(parts, partSep) {
		if !more {
			break
		}
		verb, what, _ := strings.Cut(part, " ")
		what, aside := strings.CutSuffix(what, asideMark)
		what, from := strings.CutSuffix(what, fromItself)
		c.Paid = append(c.Paid, oracle.CostPart{Verb: verb, What: what, From: from, Aside: aside})
	}
	return c
}

// modeOf reads what a mode does back from its notation.
func modeOf(written string) oracle.Mode {
	if written == "" {
		return oracle.Mode{}
	}
	effect, err := notation.Parse(written)
	if err != nil {
		return oracle.Mode{Unread: true}
	}
	effect.Text = inenglish.Effect(&effect, nil)
	return oracle.Mode{Does: &effect}
}

// AbilityOf reads an ability back from its notation.
func AbilityOf(f *catalog.Face, at int) oracle.Ability {
	a := &f.Abilities[at]
	ability := oracle.Ability{Scope: a.Scope, Created: a.Created, Mode: a.Mode}
	for _, text := range a.Effects {
		effect, err := notation.Parse(text)
		if err != nil {
			ability.Effects = nil
			break
		}
		ability.Effects = append(ability.Effects, effect)
	}
	if len(ability.Effects) == 0 {
		ability.Err = &lex.Error{Code: answer.CodeNotUnderstood, Text: f.Name, Span: [2]int{0, len(f.Name)},
			Says: unreadSays(f, at)}
		return ability
	}
	says := make([]string, len(ability.Effects))
	for i := range ability.Effects {
		says[i] = inenglish.Effect(&ability.Effects[i], nil)
	}
	ability.Text = strings.Join(says, " ")
	ability.Span = [2]int{0, len(ability.Text)}
	return ability
}

// unreadSays refuses an ability whose words the catalogue does not have; it is
// named by what it does, and by its place among those that are ruled on.
func unreadSays(f *catalog.Face, at int) say.Message {
	which := say.New("an ability of it that replaces something")
	switch f.Abilities[at].Scope {
	case "prevention":
		which = say.New("an ability of it that prevents damage")
	case "cant":
		which = say.New("an ability of it that says what can't happen")
	}
	if n := len(f.Abilities); n > 1 {
		which = say.New("%s (%d of the %d that I rule on)", which, at+1, n)
	}
	return say.New("I know %s, but I can't read %s yet; give the text of the ability that matters instead.", f.Name, which)
}

// colorsOf reads letters of WUBRG.
func colorsOf(letters string) engine.Colors {
	colors := engine.Colors(0)
	for i, color := range []engine.Colors{engine.White, engine.Blue, engine.Black, engine.Red, engine.Green} {
		if strings.IndexByte(letters, "WUBRG"[i]) >= 0 {
			colors |= color
		}
	}
	return colors
}

// typeOf is the card type or supertype of a type line's word, 0 for a word
// that names none.
func typeOf(word string) engine.Types {
	switch word {
	case "Artifact":
		return engine.Artifact
	case "Battle":
		return engine.Battle
	case "Creature":
		return engine.Creature
	case "Enchantment":
		return engine.Enchantment
	case "Instant":
		return engine.Instant
	case "Land":
		return engine.Land
	case "Planeswalker":
		return engine.Planeswalker
	case "Sorcery":
		return engine.Sorcery
	case "Kindred", "Tribal":
		return engine.Kindred
	case "Basic":
		return engine.Basic
	case "Legendary":
		return engine.Legendary
	case "Snow":
		return engine.Snow
	case "World":
		return engine.World
	}
	return 0
}

// CardNames completes the beginning of a card's name.
type CardNames interface {
	// Complete returns at most limit names that begin with what was typed.
	Complete(typed string, limit int) []string
}
