package commands

import (
	"fmt"
	"slices"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// How many ends a reply lists.
const (
	maxEndLines  = 20 // where there are no pages
	maxPagedEnds = 2000
)

// choiceReply asks the chooser.
func choiceReply(rec Record, s *sheet, c *Case) talk.Reply {
	r := baseReply(rec, s, c)
	choice := c.Ruling.Choice
	r.Title = c.choosesSays()
	r.Verdict = c.choiceSays()
	r.Lines = append(madeLines(s, c), c.optionLines()...)
	r.Chooser, r.Ping = s.Seats[choice.Chooser].User, s.Ping
	if r.Chooser != "" {
		r.Calls = c.lang.Say(sayChooses, "<@"+r.Chooser+">")
	}
	r.Buttons, r.Menus = c.withOptions(r.Menus)
	var row []talk.Button
	if s.Seats[choice.Chooser].User == "" {
		row = append(row, seatButton(c.lang, choice.Chooser))
	}
	row = append(row, talk.Button{Label: c.lang.Say(labelWhy), Action: talk.ActWhy}, talk.Button{Label: c.lang.Say(labelOrders), Action: talk.ActOrders},
		talk.Button{Label: c.lang.Say(labelSeats), Action: talk.ActSeats})
	r.Buttons = append(r.Buttons, finishRow(c.lang, row, rec, s))
	return r
}

// seatButton lets somebody say that they are a player.
func seatButton(l say.Language, player string) talk.Button {
	return talk.Button{Label: answer.Cut(l.Say(labelIAm, wording.PlayerSays(player)), talk.MaxButtonLabel), Action: talk.ActSeat, Value: player}
}

// choosesSays is who is to choose: "Bob chooses".
func (c *Case) choosesSays() string {
	switch who := c.Ruling.Choice.Chooser; {
	case who == engine.Other:
		return say.Capital(c.lang.Say(sayChooses, wording.PlayerSays(who)))
	case !wording.IsYou(who):
		return c.lang.Say(sayChooses, wording.PlayerSays(who))
	}
	return c.lang.Say("You choose")
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
func baseReply(rec Record, s *sheet, c *Case) talk.Reply {
	r := c.addressed(talk.Reply{Ruling: rec.ID, Step: rec.Step, Private: rec.Private, Footer: c.footer()})
	if rec.ID != "" {
		r.Footer += " · " + c.lang.Say(sayRulingID, rec.ID)
		r.Notes = append(r.Notes, c.questionSays(s)...)
	}
	if len(c.Ruling.Assumptions) > 0 {
		r.Notes = append(r.Notes, c.lang.Say(sayAssumed, say.Row(c.Ruling.Assumptions, ". ")))
	}
	if len(c.Ruling.Idle) > 0 {
		r.Notes = append(r.Notes, c.lang.Say(sayIdle, inARow(c.Ruling.Idle)))
	}
	if !c.Ruling.Complete {
		r.Notes = append(r.Notes, c.lang.Say(sayIncomplete))
	}
	if t := c.Ruling.Today; t != nil && t.Differs {
		r.Notes = append(r.Notes, t.Says)
	}
	r.Menus = append(ruleMenu(c.lang, c.Ruling.Rules, c.edition), editionMenu(c.lang))
	return r
}

// footer names the edition.
func (c *Case) footer() string { return lookup.EditionSays(c.edition).In(c.lang) }

// ruleMenu offers the text of the rules cited; none if nothing is cited.
func ruleMenu(l say.Language, rules []string, e cr.Edition) []talk.Menu {
	if len(rules) == 0 {
		return nil
	}
	m := talk.Menu{Placeholder: l.Say(labelRules), Action: talk.ActShowRule}
	for _, n := range rules[:min(len(rules), talk.MaxMenuEntries)] {
		m.Entries = append(m.Entries, talk.MenuEntry{Label: n, Value: n + "@" + e.ID, Description: lookup.AboutNumber(l, n, e)})
	}
	return []talk.Menu{m}
}

// editionMenu offers the same question under other rules.
func editionMenu(l say.Language) talk.Menu {
	m := talk.Menu{Placeholder: l.Say(labelUnder), Action: talk.ActEdition}
	for _, year := range []string{"current", "2025", "2023", "2020", "2019", "2017", "2015", "2013", "2011", "2010", "2009", "2008",
		"2006", "2004", "2003", "2001", "2000", "1999"} {
		e, err := cr.Find(year)
		if err != nil {
			continue
		}
		m.Entries = append(m.Entries, talk.MenuEntry{Label: year, Value: e.ID, Description: lookup.EditionSays(e).In(l)})
	}
	m.Entries[0].Label = l.Say("today")
	m.Entries = slices.CompactFunc(m.Entries, func(a, b talk.MenuEntry) bool { return a.Value == b.Value })
	return m
}

// maxOptionLines is how many ways to choose are told in the text.
const maxOptionLines = 10

// optionLines tell each way to choose, the end before the way to it.
func (c *Case) optionLines() []talk.Line {
	if c.bySay() {
		return nil
	}
	var lines []talk.Line
	options := c.labelledOptions()
	for i, o := range c.Ruling.Choice.Options {
		if i == maxOptionLines {
			return append(lines, talk.Line{Text: c.lang.Say(sayMoreOptions, len(options)-i), Option: true})
		}
		if len(o.Outcomes) > 0 {
			text := c.lang.Say(sayOption, say.Text(say.Capital(c.inFewWords(i, c.endsAfter(o.Outcomes)))), say.Text(c.optionName(i)))
			lines = append(lines, talk.Line{Text: options[i].mark + text, Option: true})
		}
	}
	return lines
}

// optionButtons are the ways to answer: buttons, a menu where there are many
// options, or a button that opens a box where there are too many to list.
func (c *Case) optionButtons() (rows [][]talk.Button, menus []talk.Menu) {
	n := len(c.Ruling.Choice.Options)
	switch {
	case c.bySay():
		return [][]talk.Button{{{Label: c.lang.Say(labelSay), Action: talk.ActChoose, Style: talk.StyleChoice}}}, nil
	case n > talk.MaxRowButtons*talk.MaxChoiceRows:
		return nil, c.optionMenus()
	}
	for i, option := range c.labelledOptions() {
		if i%talk.MaxRowButtons == 0 {
			rows = append(rows, nil)
		}
		last := len(rows) - 1
		label, _ := option.within(talk.MaxButtonLabel)
		rows[last] = append(rows[last], talk.Button{Label: label, Action: talk.ActChoose, Value: c.optionValue(i),
			Style: talk.StyleChoice})
	}
	return rows, nil
}

// withOptions adds the ways to answer to what stands under a reply.
func (c *Case) withOptions(menus []talk.Menu) ([][]talk.Button, []talk.Menu) {
	buttons, more := c.optionButtons()
	return buttons, append(more, menus...)
}

// optionMenus lists many options, a menu for every 25 and at most two of them.
func (c *Case) optionMenus() []talk.Menu {
	var menus []talk.Menu
	for i, option := range c.labelledOptions() {
		if i%talk.MaxMenuEntries == 0 {
			if len(menus) == 2 {
				break
			}
			menus = append(menus, talk.Menu{Placeholder: answer.Cut(c.choosesSays(), talk.MaxButtonLabel), Action: talk.ActChoose})
		}
		m := &menus[len(menus)-1]
		entry := talk.MenuEntry{Value: c.optionValue(i)}
		whole := false
		if entry.Label, whole = option.within(talk.MaxEntryText); !whole {
			entry.Description = answer.Cut(say.Capital(option.ends), talk.MaxEntryText)
		}
		m.Entries = append(m.Entries, entry)
	}
	return menus
}

// optionValue is an option's id, or "#N" where the id is long.
func (c *Case) optionValue(i int) string {
	const long = 40
	if id := c.Ruling.Choice.Options[i].ID; len(id) <= long {
		return id
	}
	return fmt.Sprintf("#%d", i+1)
}

// madeLines tells the choices made so far.
func madeLines(s *sheet, c *Case) []talk.Line {
	var lines []talk.Line
	for i := range s.Made {
		if len(c.Ruling.Outcomes) > 0 && i < len(c.Ruling.Outcomes[0].Made) {
			lines = append(lines, talk.Line{Text: c.lang.Say(sayChosen, c.Ruling.Outcomes[0].Made[i])})
		}
	}
	return lines
}

// endReply states how the question ends, and why.
func endReply(rec Record, s *sheet, c *Case) talk.Reply {
	r := baseReply(rec, s, c)
	if len(c.Ruling.Outcomes) == 0 {
		r.Verdict = c.lang.Say(sayNoEnd)
		return r
	}
	end := c.Ruling.Outcomes[0]
	r.Verdict = end.Says
	r.Lines = reasons(&end, c.lang)
	if says := end.TriggersSay(c.lang); says != "" {
		r.Lines = append(r.Lines, talk.Line{Text: says, Rules: end.Triggers[0].Rules})
	}
	for _, remark := range end.Remarks {
		r.Notes = append(r.Notes, c.lang.Say("%s.", remark.Raised()))
	}
	if len(s.Made) == 0 {
		r.Notes = append(r.Notes, c.oneEndSays()...)
	}
	var row []talk.Button
	if len(s.Made) > 0 {
		row = append(row, talk.Button{Label: c.lang.Say(labelChange), Action: talk.ActBack}, talk.Button{Label: c.lang.Say(labelRestart), Action: talk.ActRestart})
	}
	if len(s.Made) > 0 || c.severalOrders() {
		row = append(row, talk.Button{Label: c.lang.Say(labelOrders), Action: talk.ActOrders})
	}
	row = append(row, shareButton(c.lang, rec, s)...)
	if rec.ID != "" {
		row = append(row, followButton(c.lang))
	}
	if c.linkable && !rec.Private && rec.ID != "" {
		row = append(row, talk.Button{Label: c.lang.Say(labelLink), Action: talk.ActLink})
	}
	r.Buttons = [][]talk.Button{append(row, lastButtons(c.lang)...)}
	return r
}

// oneEndSays tells that no order matters, where there are several.
func (c *Case) oneEndSays() []string {
	if !c.severalOrders() {
		return nil
	}
	return []string{c.lang.Say(sayOneEnd, c.Ruling.Orders.String())}
}

// severalOrders reports whether there is more than one order left.
func (c *Case) severalOrders() bool { return c.Ruling.Orders != nil && c.Ruling.Orders.BitLen() > 1 }

// elsewhereReply shows every end of a private ruling whose choice belongs to
// somebody else.
func elsewhereReply(rec Record, s *sheet, c *Case) talk.Reply {
	r := baseReply(rec, s, c)
	r.Title = c.choosesSays()
	r.Verdict = c.choiceSays()
	r.Lines = c.endLines(maxPagedEnds)
	r.Notes = append(r.Notes, c.cannotChooseSays(s))
	r.Menus = append([]talk.Menu{c.reasonsMenu()}, r.Menus...)
	row := []talk.Button{{Label: c.lang.Say(labelWhy), Action: talk.ActWhy}}
	if s.Seats[c.Ruling.Choice.Chooser].User == "" { // nobody holds the seat: who asked may try what follows
		r.Buttons, r.Menus = c.withOptions(r.Menus)
		row = append([]talk.Button{seatButton(c.lang, c.Ruling.Choice.Chooser)}, row...)
	}
	r.Buttons = append(r.Buttons, finishRow(c.lang, row, rec, s))
	return r
}

// cannotChooseSays tells why nobody is asked in a private ruling.
func (c *Case) cannotChooseSays(s *sheet) string {
	who := wording.PlayerSays(c.Ruling.Choice.Chooser)
	if s.Alone {
		return c.lang.Say(sayAloneChoice, who)
	}
	return c.lang.Say(sayPrivateChoice, who)
}

// endLines lists the distinct ends with the choices that lead to each, at most so
// many.
func (c *Case) endLines(most int) []talk.Line {
	var lines []talk.Line
	for i, o := range c.Ruling.Outcomes {
		if i == most {
			return append(lines, talk.Line{Text: c.lang.Say(sayMoreEnds, len(c.Ruling.Outcomes)-i)})
		}
		text := o.Says
		if len(o.Made) > 0 {
			text += " (" + o.MadeSays(c.lang) + ")"
		}
		lines = append(lines, talk.Line{Text: text})
	}
	return lines
}
