package commands

import (
	"context"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
	"apnap/rulesdb"
	"apnap/rulesdb/cardfile"
)

// cardSpec describes /card.
func cardSpec() Spec {
	return Spec{Name: say.New("card"), Description: say.New("What I know of a card, and how I understand its abilities"), Options: []OptionSpec{
		{Name: say.New("name"), Description: say.New("Such as Furnace of Rath"), Required: true, Autocomplete: true, MaxLength: cardindex.MaxCardLength},
	}}
}

// cardShown shows a card, with its picture where the server wants that: an address,
// which Discord looks at.
func (d *Shelf) cardShown(ctx context.Context, r Request) Reply {
	reply := d.cardReply(ctx, r.Options["name"], 0)
	if r.images && reply.Refused == "" {
		reply.Image = addressOf(d.program.CardImage, reply.Title)
	}
	return reply
}

// cardReply shows what is known of a card.
func (d *Shelf) cardReply(ctx context.Context, name string, n int) Reply {
	page, err := cardindex.FindCard(d.cards, strings.TrimSpace(name))
	if err != nil {
		return d.refuseCard(err)
	}
	r := Reply{Title: page.Name, Verdict: page.TypeLine, Notes: []string{d.lang.Say(sayCardNote)}}
	if address := addressOf(d.program.CardPage, page.Name); address != "" {
		r.Links = []Link{{Label: d.lang.Say(labelCardPage), URL: address}}
	}
	if card, ok := d.cards.Lookup(page.Name); ok {
		r.Body = strings.Join(cardindex.FactsOfCard(d.lang, &card), "\n")
	}
	if index, ok := d.cards.(printedCards); ok {
		if card, found := index.Printed(ctx, page.Name); found {
			r.Body, r.Notes = printedText(&card, r.Body), []string{d.lang.Say(sayPrinted)}
		}
	}
	if rulings, ok := d.rulingsOn(ctx, page.Name); ok && len(rulings) > 0 {
		r.Buttons = [][]Button{{{Label: d.lang.Say(labelRulings, len(rulings)), Action: ActPage, Value: "rulings:0:" + page.Name}}}
	}
	for i := range page.Abilities {
		r.Lines = append(r.Lines, d.abilityLines(&page.Abilities[i], page.Name)...)
	}
	if len(page.Abilities) == 0 {
		r.Notes = []string{cardindex.NoAbilities().In(d.lang)} // nothing is read
	}
	return paged(d.lang, r, n, "card", page.Name)
}

// abilityLines tells how an ability of a card is understood, an effect a line.
func (d *Shelf) abilityLines(a *cardindex.ParsedAbility, card string) []Line {
	if a.Error != nil {
		return []Line{{Text: d.lang.Say(sayUnreadAbility)}}
	}
	var lines []Line
	for i := range a.Read {
		scope := a.Scope
		if len(a.Read) > 1 {
			scope = wording.ScopeOf(&a.Read[i])
		}
		lines = append(lines, Line{Text: d.scopeSays(scope, effectOf(d.lang, &a.Read[i], card))})
	}
	return lines
}

// effectOf is an effect of a card in the words of a language. French is told the
// name, before which its little words lose their vowel.
func effectOf(l say.Language, e *engine.Effect, card string) string {
	if l == say.French {
		return named(infrench.Effect(e, &oracle.Names{This: card}), card)
	}
	return named(cardindex.SaidOf(e), card)
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

// rulingsOn are the publisher's rulings on a card; false where none are
// installed or they cannot be read.
func (d *Shelf) rulingsOn(ctx context.Context, name string) ([]cardfile.Ruling, bool) {
	index, ok := d.cards.(cardindex.CardRulings)
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
func (d *Shelf) rulingsReply(ctx context.Context, name string, n int) Reply {
	page, err := cardindex.FindCard(d.cards, strings.TrimSpace(name))
	if err != nil {
		return d.refuseCard(err)
	}
	r := Reply{Title: d.lang.Say(sayRulingsOf, page.Name), Verdict: d.lang.Say(sayRulingsFrom)}
	list, installed := d.rulingsOn(ctx, page.Name)
	switch {
	case !installed:
		r.Verdict = d.lang.Say(sayRulingsAbsent)
	case len(list) == 0:
		r.Verdict = d.lang.Say(sayNoRulings)
	}
	for _, one := range list {
		says := d.lang.Say(sayRulingOn, dayOf(one.Date), one.Text)
		if one.Source != "" && one.Source != "wotc" {
			says = d.lang.Say(sayRulingBy, dayOf(one.Date), one.Source, one.Text)
		}
		r.Lines = append(r.Lines, Line{Text: says})
	}
	r.Buttons = [][]Button{{{Label: answer.Cut(page.Name, maxButtonLabel), Action: ActPage, Value: "card:0:" + page.Name}}}
	return paged(d.lang, r, n, "rulings", page.Name)
}

// scopeSays tells an effect with its scope.
func (d *Shelf) scopeSays(scope, effect string) string {
	switch scope {
	case "replacement":
		return d.lang.Say("Replacement: %s", effect)
	case "prevention":
		return d.lang.Say("Prevention: %s", effect)
	case "cant":
		return d.lang.Say("Can't: %s", effect)
	}
	return d.lang.Say("Instruction: %s", effect)
}

// NewerCards tells how cards that are not known yet get to be.
func NewerCards() say.Message { return say.New(sayNewerCards) }

// refuseCard answers for a card that is not known, with the names that may have
// been meant.
func (d *Shelf) refuseCard(err error) Reply {
	no := answer.AsRefusal(err)
	if no == nil {
		return d.fault()
	}
	r := Reply{Verdict: no.In(d.lang), Refused: no.Code, Private: true}
	if no.Code == answer.CodeUnknownCard {
		r.Notes = []string{NewerCards().In(d.lang)}
	}
	var row []Button
	for _, name := range no.Candidates[:min(len(no.Candidates), maxRowButtons)] {
		row = append(row, Button{Label: answer.Cut(name, maxButtonLabel), Action: ActPage, Value: "card:0:" + name})
	}
	if len(row) > 0 {
		r.Buttons = [][]Button{row}
	}
	return r
}

// installedCards is a card index that knows what was imported.
type installedCards interface {
	Installed(ctx context.Context) (rulesdb.CardsInstalled, error)
}
