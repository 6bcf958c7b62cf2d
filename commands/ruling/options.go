package ruling

import (
	"fmt"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/say"
)

// ChoosesSays is who is to choose: "Bob chooses".
func (c *Case) ChoosesSays() string {
	if c.Open.ByChance() {
		return c.Lang.Say("Chance decides")
	}
	switch who := c.Ruling.Choice.Chooser; {
	case who == engine.Other:
		return say.Capital(Chooses(wording.PlayerSays(who)).In(c.Lang))
	case !wording.IsYou(who):
		return Chooses(wording.PlayerSays(who)).In(c.Lang)
	}
	return c.Lang.Say("You choose")
}

// maxOptionLines is how many ways to choose are told in the text.
const maxOptionLines = 10

// OptionLines tell each way to choose, the end before the way to it.
func (c *Case) OptionLines() []talk.Line {
	if c.bySay() {
		return nil
	}
	var lines []talk.Line
	options := c.labelledOptions()
	for i, o := range c.Ruling.Choice.Options {
		if i == maxOptionLines {
			return append(lines, talk.Line{Text: c.Lang.Say(sayMoreOptions, len(options)-i), Option: true})
		}
		if len(o.Outcomes) > 0 {
			text := c.Lang.Say(sayOption, say.Text(say.Capital(c.inFewWords(i, c.endsAfter(o.Outcomes)))), say.Text(c.OptionName(i)))
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
		return [][]talk.Button{{{Label: c.Lang.Say(labelSay), Action: talk.ActChoose, Style: talk.StyleChoice}}}, nil
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

// WithOptions adds the ways to answer to what stands under a reply.
func (c *Case) WithOptions(menus []talk.Menu) ([][]talk.Button, []talk.Menu) {
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
			menus = append(menus, talk.Menu{Placeholder: answer.Cut(c.ChoosesSays(), talk.MaxButtonLabel), Action: talk.ActChoose})
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

// bySay reports whether the open choice is answered in a form: a number or a
// division with more ways than can be listed, or more options than menus hold.
func (c *Case) bySay() bool {
	n := len(c.Ruling.Choice.Options)
	numbers := c.Open.Kind == engine.ChooseAmount || c.Open.Kind == engine.ChooseDivide
	return n == 0 || numbers && n > talk.MaxRowButtons*talk.MaxChoiceRows || n > 2*talk.MaxMenuEntries
}

// PartsSaid are the parts of the division that is open.
func (c *Case) PartsSaid() []say.Message { return wording.PartsSaid(c.Open.Parts, &c.Scenario.Board) }

// Chooses says that somebody is to choose.
func Chooses(who say.Message) say.Message { return say.New(sayChooses, who) }
