package commands

import (
	"slices"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine/say"
)

// choiceReply asks the chooser.
func choiceReply(rec Record, s *sheet, c *ruling.Case) talk.Reply {
	r := baseReply(rec, s, c)
	choice := c.Ruling.Choice
	r.Title = c.Headline()
	r.Verdict = c.ChoiceSays()
	r.Lines = append(madeLines(s, c), c.OptionLines()...)
	r.Chooser, r.Ping = s.Seats[choice.Chooser].User, s.Ping
	if r.Chooser != "" {
		r.Calls = ruling.Chooses(say.Text("<@" + r.Chooser + ">")).In(c.Lang)
	}
	r.Buttons, r.Menus = c.WithOptions(r.Menus)
	var row []talk.Button
	if s.Seats[choice.Chooser].User == "" {
		row = append(row, seatButton(c.Lang, choice.Chooser))
	}
	row = append(row, ruling.WhyButton(c.Lang), ruling.OrdersButton(c.Lang),
		talk.Button{Label: c.Lang.Say(labelSeats), Action: talk.ActSeats})
	r.Buttons = append(r.Buttons, finishRow(c.Lang, row, rec, s))
	return r
}

// seatButton lets somebody say that they are a player.
func seatButton(l say.Language, player string) talk.Button {
	return talk.Button{Label: answer.Cut(l.Say(labelIAm, wording.PlayerSays(player)), talk.MaxButtonLabel), Action: talk.ActSeat, Value: player}
}

// finishRow adds the buttons that depend on where the ruling stands.
func finishRow(l say.Language, row []talk.Button, rec Record, s *sheet) []talk.Button {
	if len(s.Made) > 0 {
		row = append(row, talk.Button{Label: l.Say(labelBack), Action: talk.ActBack}, talk.Button{Label: l.Say(labelRestart), Action: talk.ActRestart})
	}
	return slices.Concat(row, shareButton(l, rec, s), []talk.Button{followButton(l)}, lastButtons(l))
}

// lastButtons end every ruling: to call it wrong, and to delete it.
func lastButtons(l say.Language) []talk.Button {
	return []talk.Button{wrongButton(l), {Label: l.Say(labelDelete), Action: talk.ActDelete, Style: talk.StyleDanger}}
}

// shareButton offers to show a private ruling to everybody, where they can be shown it.
func shareButton(l say.Language, rec Record, s *sheet) []talk.Button {
	if !rec.Private || s.Alone {
		return nil
	}
	return []talk.Button{{Label: l.Say(labelShare), Action: talk.ActShare}}
}

// baseReply is what every reply of a ruling has.
func baseReply(rec Record, s *sheet, c *ruling.Case) talk.Reply {
	r := c.Base()
	r.Ruling, r.Step, r.Private = rec.ID, rec.Step, rec.Private
	if rec.ID != "" {
		r = c.Numbered(r, rec.ID)
		r.Notes = append(questionSays(c, s), r.Notes...)
	}
	return r
}

// madeLines tells the choices made so far.
func madeLines(s *sheet, c *ruling.Case) []talk.Line {
	var lines []talk.Line
	for i := range s.Made {
		if len(c.Ruling.Outcomes) > 0 && i < len(c.Ruling.Outcomes[0].Made) {
			lines = append(lines, talk.Line{Text: c.Lang.Say(sayChosen, c.Ruling.Outcomes[0].Made[i].Says)})
		}
	}
	return lines
}

// endReply states how the question ends, and why.
func endReply(rec Record, s *sheet, c *ruling.Case) talk.Reply {
	r := baseReply(rec, s, c)
	if len(c.Ruling.Outcomes) == 0 {
		r.Verdict = c.Lang.Say(sayNoEnd)
		return r
	}
	end := c.Ruling.Outcomes[0]
	r.Verdict = end.Says
	r.Lines = ruling.Reasons(&end, c.Lang)
	if says := end.TriggersSay(c.Lang); says != "" {
		r.Lines = append(r.Lines, talk.Line{Text: says, Rules: end.Triggers[0].Rules})
	}
	for _, remark := range end.Remarks {
		r.Notes = append(r.Notes, c.Lang.Say("%s.", remark.Raised()))
	}
	if len(s.Made) == 0 {
		r.Notes = append(r.Notes, c.OneEndSays()...)
	}
	var row []talk.Button
	if len(s.Made) > 0 {
		row = append(row, talk.Button{Label: c.Lang.Say(labelChange), Action: talk.ActBack}, talk.Button{Label: c.Lang.Say(labelRestart), Action: talk.ActRestart})
	}
	if len(s.Made) > 0 || c.SeveralOrders() {
		row = append(row, ruling.OrdersButton(c.Lang))
	}
	row = append(row, shareButton(c.Lang, rec, s)...)
	if rec.ID != "" {
		row = append(row, followButton(c.Lang))
	}
	if c.Linkable && !rec.Private && rec.ID != "" {
		row = append(row, talk.Button{Label: c.Lang.Say(labelLink), Action: talk.ActLink})
	}
	r.Buttons = [][]talk.Button{append(row, lastButtons(c.Lang)...)}
	return r
}

// elsewhereReply shows every end of a private ruling whose choice belongs to
// somebody else.
func elsewhereReply(rec Record, s *sheet, c *ruling.Case) talk.Reply {
	r := baseReply(rec, s, c)
	r.Title = c.Headline()
	r.Verdict = c.ChoiceSays()
	r.Body = c.ManyEndsSay()
	r.Lines = c.EndLines(ruling.MaxPagedEnds)
	r.Notes = append(r.Notes, cannotChooseSays(c, s))
	r.Menus = append([]talk.Menu{c.ReasonsMenu()}, r.Menus...)
	row := []talk.Button{ruling.WhyButton(c.Lang)}
	if s.Seats[c.Ruling.Choice.Chooser].User == "" { // nobody holds the seat: who asked may try what follows
		r.Buttons, r.Menus = c.WithOptions(r.Menus)
		row = append([]talk.Button{seatButton(c.Lang, c.Ruling.Choice.Chooser)}, row...)
	}
	r.Buttons = append(r.Buttons, finishRow(c.Lang, row, rec, s))
	return r
}

// cannotChooseSays tells why nobody is asked in a private ruling.
func cannotChooseSays(c *ruling.Case, s *sheet) string {
	who := wording.PlayerSays(c.Ruling.Choice.Chooser)
	if s.Alone {
		return c.Lang.Say(sayAloneChoice, who)
	}
	return c.Lang.Say(sayPrivateChoice, who)
}
