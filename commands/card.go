package commands

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/rulesdb/cardfile"
)

// maxCardLength is the most characters of a card's name.
const maxCardLength = 150

// cardSpec describes /card.
func cardSpec() Spec {
	return Spec{Name: "card", Description: "What I know of a card, and how I understand its abilities", Options: []OptionSpec{
		{Name: "name", Description: "Such as Furnace of Rath", Required: true, Autocomplete: true, MaxLength: maxCardLength},
	}}
}

// cardReply shows what is known of a card.
func (d *Desk) cardReply(ctx context.Context, name string, n int) Reply {
	page, err := FindCard(d.cards, strings.TrimSpace(name))
	if err != nil {
		return d.refuseCard(err)
	}
	r := Reply{Title: page.Name, Verdict: page.TypeLine, Notes: []string{sayCardNote}}
	if card, ok := d.cards.Lookup(page.Name); ok {
		r.Body = factsOfCard(&card)
	}
	if index, ok := d.cards.(printedCards); ok {
		if card, found := index.Printed(ctx, page.Name); found {
			r.Body, r.Notes = printedText(&card, r.Body), []string{sayPrinted}
		}
	}
	if rulings, ok := d.rulingsOn(ctx, page.Name); ok && len(rulings) > 0 {
		r.Buttons = [][]Button{{{Label: fmt.Sprintf(labelRulings, len(rulings)), Action: ActPage, Value: "rulings:0:" + page.Name}}}
	}
	for _, a := range page.Abilities {
		switch {
		case a.Error != nil:
			r.Lines = append(r.Lines, Line{Text: sayUnreadAbility})
		case len(a.Effects) > 1:
			for _, e := range a.Effects {
				r.Lines = append(r.Lines, Line{Text: fmt.Sprintf(scopeSays(e.Scope), named(e.Says, page.Name))})
			}
		default:
			r.Lines = append(r.Lines, Line{Text: fmt.Sprintf(scopeSays(a.Scope), named(a.Says, page.Name))})
		}
	}
	if len(page.Abilities) == 0 {
		r.Notes = append([]string{sayNoAbilities}, r.Notes...)
	}
	return paged(r, n, "card", page.Name)
}

// named puts the card's name where a restated ability has the sign for it.
func named(says, card string) string { return strings.ReplaceAll(says, "~", card) }

// printedCards is a card index that has cards as their publisher prints them.
type printedCards interface {
	Printed(ctx context.Context, name string) (cardfile.Card, bool)
}

// printedText is a card's text, face by face, after its facts.
func printedText(card *cardfile.Card, facts string) string {
	says := []string{facts}
	for i := range card.Faces {
		f := &card.Faces[i]
		if len(card.Faces) > 1 {
			says = append(says, strings.TrimSpace(f.Name+" "+f.ManaCost))
		} else if f.ManaCost != "" {
			says[0] = strings.TrimSpace(f.ManaCost + "\n" + says[0])
		}
		says = append(says, f.Text)
	}
	says = slices.DeleteFunc(says, func(s string) bool { return s == "" })
	return strings.Join(says, "\n\n")
}

// rulingSpec describes /ruling.
func rulingSpec() Spec {
	return Spec{Name: "ruling", Description: "The publisher's rulings on a card, or one of my rulings again", Options: []OptionSpec{
		{Name: "card", Description: "Such as Furnace of Rath", Autocomplete: true, MaxLength: maxCardLength},
		{Name: "id", Description: "The id of a ruling of mine, from its last line", Autocomplete: true, MaxLength: maxEditionLength},
	}}
}

// ruling shows the publisher's rulings on a card, or a ruling of ours by its id.
func (d *Desk) ruling(ctx context.Context, r Request) Reply {
	card, id := strings.TrimSpace(r.Options["card"]), strings.TrimSpace(r.Options["id"])
	switch {
	case (card == "") == (id == ""):
		return told(sayNeitherGiven)
	case id != "":
		return d.bring(ctx, r)
	}
	return d.rulingsReply(ctx, card, 0)
}

// rulingsOn are the publisher's rulings on a card; false where none are
// installed or they cannot be read.
func (d *Desk) rulingsOn(ctx context.Context, name string) ([]cardfile.Ruling, bool) {
	index, ok := d.cards.(CardRulings)
	if !ok {
		return nil, false
	}
	list, err := index.Rulings(ctx, name)
	if err != nil {
		return nil, false
	}
	if all, ok := d.cards.(installedCards); ok {
		is, err := all.Installed(ctx)
		return list, err == nil && is.Rulings > 0
	}
	return list, true
}

// rulingsReply shows the publisher's rulings on a card.
func (d *Desk) rulingsReply(ctx context.Context, name string, n int) Reply {
	page, err := FindCard(d.cards, strings.TrimSpace(name))
	if err != nil {
		return d.refuseCard(err)
	}
	r := Reply{Title: fmt.Sprintf(sayRulingsOf, page.Name), Verdict: sayRulingsFrom}
	list, installed := d.rulingsOn(ctx, page.Name)
	switch {
	case !installed:
		r.Verdict = sayRulingsAbsent
	case len(list) == 0:
		r.Verdict = sayNoRulings
	}
	for _, one := range list {
		says := fmt.Sprintf(sayRulingOn, dayOf(one.Date), one.Text)
		if one.Source != "" && one.Source != "wotc" {
			says = fmt.Sprintf(sayRulingBy, dayOf(one.Date), one.Source, one.Text)
		}
		r.Lines = append(r.Lines, Line{Text: says})
	}
	r.Buttons = [][]Button{{{Label: cut(page.Name, maxButtonLabel), Action: ActPage, Value: "card:0:" + page.Name}}}
	return paged(r, n, "rulings", page.Name)
}

// scopeSays is the form in which an ability of a scope is told.
func scopeSays(scope string) string {
	switch scope {
	case "replacement":
		return "Replacement: %s"
	case "prevention":
		return "Prevention: %s"
	case "cant":
		return "Can't: %s"
	}
	return "Instruction: %s"
}

// factsOfCard lists a card's characteristics, one a line.
func factsOfCard(card *oracle.Card) string {
	var facts []string
	add := func(form string, args ...any) { facts = append(facts, fmt.Sprintf(form, args...)) }
	if card.ManaValue != engine.Unset {
		add("Mana value %d", card.ManaValue)
	}
	if card.Power != engine.Unset && card.Toughness != engine.Unset {
		add("%d/%d", card.Power, card.Toughness)
	}
	if card.Loyalty != engine.Unset && card.Loyalty > 0 {
		add("Loyalty or defense %d", card.Loyalty)
	}
	if len(card.Keywords) > 0 {
		add("Keywords: %s", strings.Join(appendNew(nil, card.Keywords), ", "))
	}
	return strings.Join(facts, "\n")
}

// refuseCard answers for a card that is not known, with the names that may have
// been meant.
func (d *Desk) refuseCard(err error) Reply {
	no := AsRefusal(err)
	if no == nil {
		return fault()
	}
	r := Reply{Verdict: no.Error(), Refused: no.Code, Private: true}
	var row []Button
	for _, name := range no.Candidates[:min(len(no.Candidates), maxRowButtons)] {
		row = append(row, Button{Label: cut(name, maxButtonLabel), Action: ActPage, Value: "card:0:" + name})
	}
	if len(row) > 0 {
		r.Notes, r.Buttons = []string{sayDidYouMean}, [][]Button{row}
	}
	return r
}
