package commands

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// maxFormParts is how many boxes a form has at most.
const maxFormParts = 5

// answerForm asks for an answer in words: a number, a division part by part, or
// the name of an option.
func answerForm(c *ruling.Case) *talk.Form {
	choice := c.Ruling.Choice
	form := &talk.Form{Title: answer.Cut(c.ChoosesSays(), maxFormTitle), Action: talk.ActChoose}
	one := talk.Box{Name: "answer", Label: c.Lang.Say(sayWhichOption), Required: true, MaxLength: 200}
	switch {
	case c.Open.Kind == engine.ChooseDivide && len(choice.Parts) <= maxFormParts:
		for i, part := range c.PartsSaid() {
			form.Boxes = append(form.Boxes, talk.Box{Name: partName(i), Label: answer.Cut(c.Lang.Say(sayHowMuchOf, part), maxBoxLabel),
				Placeholder: c.Lang.Say(sayUpTo, choice.Total), MaxLength: 6})
		}
		return form
	case c.Open.Kind == engine.ChooseDivide:
		one.Label, one.Placeholder = c.Lang.Say(sayInOrder), answer.Cut(say.Row(c.PartsSaid(), " + ").In(c.Lang), maxBoxHint)
	case c.Open.Kind == engine.ChooseAmount && len(choice.Options) > 0:
		one.Label = c.Lang.Say(sayNumberFrom, choice.Options[0].Label, choice.Options[len(choice.Options)-1].Label)
	}
	form.Boxes = []talk.Box{one}
	return form
}

// What a form holds.
const (
	maxFormTitle = 45
	maxBoxLabel  = 45
	maxBoxHint   = 100
)

// partName is the name of the box of a division's part.
func partName(i int) string { return fmt.Sprintf("part%d", i+1) }

// answered is what a press answers: what was pressed or picked, or what was
// written into the boxes of a division, "2+1".
func answered(c *ruling.Case, p talk.Press) string {
	if _, parts := p.Values[partName(0)]; !parts {
		return strings.TrimSpace(p.Value)
	}
	shares := make([]string, len(c.Ruling.Choice.Parts))
	for i := range shares {
		if shares[i] = strings.TrimSpace(p.Values[partName(i)]); shares[i] == "" {
			shares[i] = "0"
		}
	}
	return strings.Join(shares, "+")
}

// noSuchAnswer tells what was wrong with an answer in words, with a button to try
// again.
func noSuchAnswer(c *ruling.Case, p talk.Press, rec Record, text string) talk.Reply {
	says := ruling.IllegalChoice(text, c.Open, c.Scenario).Says.In(c.Lang)
	if c.Open.Kind == engine.ChooseDivide {
		says = c.Lang.Say(sayAddUp, c.Ruling.Choice.Total)
		if sum, ok := sumOf(text); ok && sum != c.Ruling.Choice.Total {
			says = c.Lang.Say(sayAddsUpTo, sum, c.Ruling.Choice.Total)
		}
	}
	r := talk.Told(says)
	if p.Values != nil {
		r.Ruling, r.Step = rec.ID, rec.Step
		r.Buttons = [][]talk.Button{{{Label: c.Lang.Say(labelTryAgain), Action: talk.ActChoose, Style: talk.StyleChoice}}}
	}
	return r
}

// sumOf adds up a division that consists of numbers.
func sumOf(division string) (sum int, ok bool) {
	for share := range strings.SplitSeq(division, "+") {
		n, err := strconv.Atoi(strings.TrimSpace(share))
		if err != nil || n < 0 {
			return 0, false
		}
		sum += n
	}
	return sum, true
}

// onlyChooser tells somebody that the choice is another's. Where the name does not tell
// who that is, since somebody said to be that player or was given the seat, or since the
// presser is called so too, the user is named.
func (d *Desk) onlyChooser(chooser string, held seat, u talk.User) talk.Reply {
	who := "<@" + held.User + ">"
	first, _, _ := strings.Cut(chooser, " ") // the second Bob is "Bob 2"
	switch {
	case oracle.SameName(first, playerName(u.Name)):
	case held.Claimed || held.Given:
		who = chooser + " (" + who + ")"
	default:
		return talk.Told(d.Lang.Say(sayOnlyChooser, chooser))
	}
	r := talk.Told(d.Lang.Say(sayOnlyChooser, who))
	r.Mentioned = []string{held.User}
	return r
}

// pressChoice makes the open choice, if the presser is the chooser.
func (d *Desk) pressChoice(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	c, err := d.Rule(s.ask())
	if err != nil || c.Ruling.Choice == nil {
		return talk.Told(ruling.NothingLeft().In(d.Lang))
	}
	chooser := c.Ruling.Choice.Chooser
	switch id, isUser := s.sitting(chooser, p.User); {
	case id == "" && p.User.ID == rec.Owner: // nobody holds the seat: who asked may try what follows
	case id == "":
		r := talk.Told(d.Lang.Say(sayWhoseChoice, chooser, d.Lang.Say(labelIAm, chooser)))
		if s.Seats[chooser].Left {
			r.Ruling, r.Step, r.Buttons = rec.ID, rec.Step, [][]talk.Button{{seatButton(d.Lang, chooser)}}
		}
		return r
	case !isUser:
		return d.onlyChooser(chooser, s.Seats[chooser], p.User)
	}
	if p.Value == "" && p.Values == nil {
		return talk.Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Form: answerForm(c)}
	}
	text := answered(c, p)
	o, ok := ruling.Pick(c.Open, c.Scenario, text)
	if !ok {
		return noSuchAnswer(c, p, rec, text)
	}
	s.Made = append(s.Made, madeBy{Option: o.ID, User: p.User.ID})
	if _, err := d.Rule(s.ask()); err != nil && c.Open.Kind == engine.ChooseDivide {
		return noSuchAnswer(c, p, rec, text) // more than a part holds
	}
	return d.change(ctx, p, rec, s)
}
