package lookup

import (
	"context"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
	"apnap/rulesdb"
	"apnap/rulesdb/cardfile"
)

// CardSpec describes /card.
func CardSpec() talk.Spec {
	return talk.Spec{Name: say.New("card"), Description: say.New("What I know of a card, and how I understand its abilities"), Options: []talk.OptionSpec{
		{Name: say.New("name"), Description: say.New("Such as Furnace of Rath"), Required: true, Autocomplete: true, MaxLength: cardindex.MaxCardLength},
	}}
}

// CardShown shows a card, with its picture where the server wants that: an address,
// which Discord looks at.
func (d *Shelf) CardShown(ctx context.Context, r talk.Request) talk.Reply {
	reply := d.cardReply(ctx, r.Options["name"], 0)
	if r.Images && reply.Refused == "" {
		reply.Image = addressOf(d.Program.CardImage, reply.Title)
	}
	return reply
}

// cardReply shows what is known of a card.
func (d *Shelf) cardReply(ctx context.Context, name string, n int) talk.Reply {
	page, err := cardindex.FindCard(d.Cards, strings.TrimSpace(name))
	if err != nil {
		return d.refuseCard(err)
	}
	r := talk.Reply{Title: page.Name, Verdict: page.TypeLine, Notes: []string{d.Lang.Say(sayCardNote)}}
	if address := addressOf(d.Program.CardPage, page.Name); address != "" {
		r.Links = []talk.Link{{Label: d.Lang.Say(labelCardPage), URL: address}}
	}
	if card, ok := d.Cards.Lookup(page.Name); ok {
		r.Body = strings.Join(cardindex.FactsOfCard(d.Lang, &card), "\n")
	}
	if index, ok := d.Cards.(printedCards); ok {
		if card, found := index.Printed(ctx, page.Name); found {
			r.Body, r.Notes = printedText(&card, r.Body), []string{d.Lang.Say(sayPrinted)}
		}
	}
	if rulings, ok := d.rulingsOn(ctx, page.Name); ok && len(rulings) > 0 {
		r.Buttons = [][]talk.Button{{{Label: d.Lang.Say(labelRulings, len(rulings)), Action: talk.ActPage, Value: "rulings:0:" + page.Name}}}
	}
	for i := range page.Abilities {
		r.Lines = append(r.Lines, d.abilityLines(&page.Abilities[i], page.Name)...)
	}
	if len(page.Abilities) == 0 {
		r.Notes = []string{cardindex.NoAbilities().In(d.Lang)} // nothing is read
	}
	return talk.Paged(d.Lang, r, n, "card", page.Name)
}

// abilityLines tells how an ability of a card is understood, an effect a line.
func (d *Shelf) abilityLines(a *cardindex.ParsedAbility, card string) []talk.Line {
	if a.Error != nil {
		return []talk.Line{{Text: d.Lang.Say(sayUnreadAbility)}}
	}
	var lines []talk.Line
	for i := range a.Read {
		scope := a.Scope
		if len(a.Read) > 1 {
			scope = wording.ScopeOf(&a.Read[i])
		}
		lines = append(lines, talk.Line{Text: d.scopeSays(scope, effectOf(d.Lang, &a.Read[i], card))})
	}
	return lines
}

// effectOf is an effect of a card in the words of a language. French is told the
// name, before which its little words lose their vowel.
func effectOf(l say.Language, e *engine.Effect, card string) string {
	if l == say.French {
		return named(infrench.Effect(e, &inenglish.Names{This: card}), card)
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
	index, ok := d.Cards.(cardindex.CardRulings)
	if !ok {
		return nil, false
	}
	list, err := index.Rulings(ctx, name)
	if err != nil {
		return nil, false
	}
	if all, ok := d.Cards.(InstalledCards); ok {
		is, err := all.Installed(ctx)
		return list, err == nil && is.Rulings > 0
	}
	return list, true
}

// RulingsReply shows the publisher's rulings on a card.
func (d *Shelf) RulingsReply(ctx context.Context, name string, n int) talk.Reply {
	page, err := cardindex.FindCard(d.Cards, strings.TrimSpace(name))
	if err != nil {
		return d.refuseCard(err)
	}
	r := talk.Reply{Title: d.Lang.Say(sayRulingsOf, page.Name), Verdict: d.Lang.Say(sayRulingsFrom)}
	list, installed := d.rulingsOn(ctx, page.Name)
	switch {
	case !installed:
		r.Verdict = d.Lang.Say(sayRulingsAbsent)
	case len(list) == 0:
		r.Verdict = d.Lang.Say(sayNoRulings)
	}
	for _, one := range list {
		says := d.Lang.Say(sayRulingOn, DayOf(one.Date), one.Text)
		if one.Source != "" && one.Source != "wotc" {
			says = d.Lang.Say(sayRulingBy, DayOf(one.Date), one.Source, one.Text)
		}
		r.Lines = append(r.Lines, talk.Line{Text: says})
	}
	r.Buttons = [][]talk.Button{{{Label: answer.Cut(page.Name, talk.MaxButtonLabel), Action: talk.ActPage, Value: "card:0:" + page.Name}}}
	return talk.Paged(d.Lang, r, n, "rulings", page.Name)
}

// scopeSays tells an effect with its scope.
func (d *Shelf) scopeSays(scope, effect string) string {
	switch scope {
	case "replacement":
		return d.Lang.Say("Replacement: %s", effect)
	case "prevention":
		return d.Lang.Say("Prevention: %s", effect)
	case "continuous":
		return d.Lang.Say("Always: %s", effect)
	case "cant":
		return d.Lang.Say("Can't: %s", effect)
	}
	return d.Lang.Say("Instruction: %s", effect)
}

// NewerCards tells how cards that are not known yet get to be.
func NewerCards() say.Message { return say.New(sayNewerCards) }

// refuseCard answers for a card that is not known, with the names that may have
// been meant.
func (d *Shelf) refuseCard(err error) talk.Reply {
	no := answer.AsRefusal(err)
	if no == nil {
		return d.Fault()
	}
	r := talk.Reply{Verdict: no.In(d.Lang), Refused: no.Code, Private: true}
	if no.Code == answer.CodeUnknownCard {
		r.Notes = []string{NewerCards().In(d.Lang)}
	}
	var row []talk.Button
	for _, name := range no.Candidates[:min(len(no.Candidates), talk.MaxRowButtons)] {
		row = append(row, talk.Button{Label: answer.Cut(name, talk.MaxButtonLabel), Action: talk.ActPage, Value: "card:0:" + name})
	}
	if len(row) > 0 {
		r.Buttons = [][]talk.Button{row}
	}
	return r
}

// InstalledCards is a card index that knows what was imported.
type InstalledCards interface {
	Installed(ctx context.Context) (rulesdb.CardsInstalled, error)
}
