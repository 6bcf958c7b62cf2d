package cardindex

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// MaxCardLength is the most characters of a card's name.
const MaxCardLength = 150

// NoAbilities is said of a card that does not bear on any event.
func NoAbilities() say.Message {
	return say.New("It has no replacement, prevention or can't effect that I know of.")
}

// CardPage is what is known of a card: of the face that was asked for, or of both
// halves of a split card, and of each face where there are several.
type CardPage struct {
	Name      string          `json:"name"`
	TypeLine  string          `json:"type_line"`
	Keywords  []string        `json:"keywords"`
	Abilities []ParsedAbility `json:"abilities"`
	Faces     []CardFace      `json:"faces,omitempty"`
	// Rulings are the publisher's, where they are imported, oldest first.
	Rulings []cardfile.Ruling `json:"rulings"`

	whole CardFace // the card, where it has one face
}

// CardFace is what is known of one face of a card.
type CardFace struct {
	Name      string          `json:"name"`
	TypeLine  string          `json:"type_line"`
	Keywords  []string        `json:"keywords"`
	Abilities []ParsedAbility `json:"abilities"`

	facts   string // its numbers in words
	statics bool   // it has static abilities that are out of scope
}

// CardRulings gives the publisher's rulings on a card, oldest first; none is no
// error.
type CardRulings interface {
	Rulings(ctx context.Context, name string) ([]cardfile.Ruling, error)
}

// facedCards is a card index that has every face of a card.
type facedCards interface {
	entry(name string) (catalog.Entry, bool)
}

// entry is the whole entry of a card.
func (c CatalogueCards) entry(name string) (catalog.Entry, bool) { return c.Catalogue().Lookup(name) }

// entry is the whole entry of a card, by its name here or else by the one that it has
// in another language.
func (c InstalledCards) entry(name string) (catalog.Entry, bool) {
	if e, ok := c.known(name); ok {
		return e, true
	}
	if here := c.here(name); here != "" {
		return c.known(here)
	}
	return catalog.Entry{}, false
}

// known is the whole entry of a card, an imported one before one that is built in.
func (c InstalledCards) known(name string) (catalog.Entry, bool) {
	card, face, whole, err := c.installed.Card(context.Background(), name)
	if err == nil && face < len(card.Faces) {
		e := entryOf(&card)
		e.Face, e.Whole = face, whole
		return e, true
	}
	return c.built.entry(name)
}

// ShowCard looks a card up with its rulings. A name that is not there is a
// *Refusal with the names that may have been meant.
func ShowCard(ctx context.Context, cards InstalledCards, name string) (*CardPage, error) {
	page, err := FindCard(cards, name)
	if err != nil {
		return nil, err
	}
	if printed, ok := cards.Printed(ctx, page.Name); ok {
		page.outOfScope(&printed)
	}
	page.Rulings, err = cards.Rulings(ctx, page.Name)
	return page, err
}

// FindCard looks a card up, without rulings. A name that is not there is a
// *Refusal with the names that may have been meant.
func FindCard(cards oracle.Cards, name string) (*CardPage, error) {
	if err := answer.Within("card", name, MaxCardLength); err != nil {
		return nil, err
	}
	card, ok := cards.Lookup(name)
	if !ok {
		no := answer.OfReading(lex.UnknownCard(name, name, cards.Candidates(name)))
		no.Where = "card"
		return nil, no
	}
	whole := cardFaceOf(&card)
	page := &CardPage{Name: whole.Name, TypeLine: whole.TypeLine, Keywords: whole.Keywords, Abilities: whole.Abilities, Rulings: []cardfile.Ruling{}, whole: whole}
	if index, ok := cards.(facedCards); ok {
		if e, found := index.entry(name); found && len(e.Faces) > 1 {
			for i := range e.Faces {
				face := faceOf(&e.Faces[i])
				page.Faces = append(page.Faces, cardFaceOf(&face))
			}
		}
	}
	return page, nil
}

// cardFaceOf is what is known of a face.
func cardFaceOf(card *oracle.Card) CardFace {
	f := CardFace{Name: card.Name, TypeLine: card.TypeLine, Keywords: append([]string{}, card.Keywords...), Abilities: []ParsedAbility{},
		facts: strings.Join(FactsOfCard(say.English, card), ", "), statics: card.Statics}
	for i := range card.Effects {
		f.Abilities = append(f.Abilities, parsed(&card.Effects[i]))
	}
	for i := range card.Makes {
		e := &card.Makes[i]
		f.Abilities = append(f.Abilities, parsed(&oracle.Ability{Scope: wording.ScopeOf(e), Text: e.Text, Effects: []engine.Effect{*e}}))
	}
	if !slices.ContainsFunc(card.Modes, func(m oracle.Mode) bool { return m.Unread }) {
		f.Abilities = append(f.Abilities, modesTold(card)...)
	}
	return f
}

// modesTold are what a spell does in each mode that does something at once.
func modesTold(card *oracle.Card) []ParsedAbility {
	var list []ParsedAbility
	for i := range card.Modes {
		if does := card.Modes[i].Does; does != nil {
			list = append(list, parsed(&oracle.Ability{Scope: "other", Created: true, Mode: i + 1, Text: does.Text, Effects: []engine.Effect{*does}}))
		}
	}
	return list
}

// outOfScope adds the abilities of other sorts, which only a card's text tells.
func (p *CardPage) outOfScope(printed *cardfile.Card) {
	for i := range printed.Faces {
		text := &printed.Faces[i]
		for _, a := range oracle.ParseCard(text.Name, text.TypeLine, text.Text) {
			if a.Matters() || len(a.Makes) > 0 || len(cardfile.Keywords(a.Text)) > 0 {
				continue
			}
			for _, f := range append([]*CardFace{&p.whole}, faces(p.Faces)...) {
				if f.Name == text.Name && !f.told() {
					f.Abilities, f.statics = append(f.Abilities, ParsedAbility{Text: a.Text, Scope: "other", OK: true}), false
				}
			}
		}
	}
	p.Abilities = p.whole.Abilities
}

// told reports whether what a spell does is told already.
func (f *CardFace) told() bool {
	return slices.ContainsFunc(f.Abilities, func(a ParsedAbility) bool { return a.Scope == "other" && a.Says != "" })
}

// faces are the faces of a list, to be changed in place.
func faces(list []CardFace) []*CardFace {
	out := make([]*CardFace, len(list))
	for i := range list {
		out[i] = &list[i]
	}
	return out
}

// Prose is what is known of a card in plain text for a terminal.
func (p *CardPage) Prose() string {
	var b strings.Builder
	if len(p.Faces) == 0 {
		p.whole.write(&b)
	}
	for i := range p.Faces {
		if i > 0 {
			b.WriteString("//\n")
		}
		p.Faces[i].write(&b)
	}
	for _, r := range p.Rulings {
		fmt.Fprintf(&b, "  %s: %s\n", r.Date, r.Text)
	}
	return b.String()
}

// write tells of a face: its name and numbers, and its abilities as understood.
func (f *CardFace) write(b *strings.Builder) {
	fmt.Fprintf(b, "%s\n%s\n", f.Name, f.TypeLine)
	if f.facts != "" {
		fmt.Fprintf(b, "%s\n", f.facts)
	}
	rules := false
	for i := range f.Abilities {
		a := &f.Abilities[i]
		rules = rules || a.Scope != "other" || a.Says != ""
		switch {
		case a.Error != nil:
			fmt.Fprintf(b, "  %s, not understood: %s\n", a.Scope, a.Error.Says)
		case a.Says == "":
			fmt.Fprintf(b, "  out of scope: %s\n", strings.Join(strings.Fields(a.Text), " "))
		case a.Scope == "other":
			fmt.Fprintf(b, "  what it does: %s\n", a.Says)
		case len(a.Effects) == 0:
			fmt.Fprintf(b, "  %s: %s\n", a.Scope, a.Says)
		}
		if a.Scope != "other" {
			for _, e := range a.Effects {
				fmt.Fprintf(b, "  %s: %s\n", e.Scope, e.Says)
			}
		}
	}
	if !rules {
		fmt.Fprintf(b, "  %s\n", NoAbilities())
	}
	if f.statics {
		b.WriteString("  It has static abilities of other sorts, which are out of scope: what they do goes into a fact.\n")
	}
}

// FactsOfCard lists a card's characteristics.
func FactsOfCard(l say.Language, card *oracle.Card) []string {
	var facts []string
	if card.ManaValue != engine.Unset {
		facts = append(facts, l.Say("Mana value %d", card.ManaValue))
	}
	if card.Power != engine.Unset && card.Toughness != engine.Unset {
		facts = append(facts, fmt.Sprintf("%d/%d", card.Power, card.Toughness))
	}
	if card.Loyalty != engine.Unset && card.Loyalty > 0 {
		facts = append(facts, l.Say("Loyalty or defense %d", card.Loyalty))
	}
	if len(card.Keywords) > 0 {
		facts = append(facts, l.Say("Keywords: %s", strings.Join(AppendNew(nil, card.Keywords), ", ")))
	}
	return facts
}
