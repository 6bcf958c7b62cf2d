package ruling

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// OptionLabel tells an option, and the ends still possible after it.
func (c *Case) OptionLabel(i int) string {
	o := c.Ruling.Choice.Options[i]
	if len(o.Outcomes) == 0 {
		return c.OptionName(i)
	}
	return c.OptionName(i) + optionArrow + c.endsAfter(o.Outcomes)
}

// optionArrow stands between an option and its ends.
const optionArrow = " → "

// OptionName tells an option by itself.
func (c *Case) OptionName(i int) string {
	return optionNamed(c.Lang, c.Scenario, c.Open, c.Open.Options[i])
}

// optionNamed tells an option of a choice by itself, such as "Rest in Peace first".
func optionNamed(l say.Language, s *engine.Scenario, open *engine.Choice, o engine.Option) string {
	effect := wording.Called(s, open.Effect)
	name := wording.OptionAmong(s, open, o)
	switch open.Kind {
	case engine.ChooseOrder:
		loop := slices.Contains(open.Rules, cr.LoopBrokenByAffected)
		switch none := o.ID == "none"; {
		case loop && none:
			return l.Say("Stop here")
		case loop:
			return l.Say("Go on with %s", name)
		case none:
			return l.Say("Use none of them")
		}
		return l.Say("%s first", name)
	case engine.ChooseDivide:
		return wording.SharesSaid(o.ID, open.Parts, &s.Board).In(l)
	case engine.ChooseMay:
		if strings.HasPrefix(o.ID, "no:") {
			return l.Say("Don't use %s", effect)
		}
		return l.Say("Use %s", effect)
	}
	return name.In(l)
}

// labelled is an option as a person picks it: its name with a capital, what comes of it,
// and the mark by which it is told where these do not fit what is pressed.
type labelled struct {
	name, ends string
	mark       string // "(b) "; empty where none is needed
}

// within is the label for a room of so many characters; whole says that all of it fits.
func (o labelled) within(room int) (label string, whole bool) {
	label, before := o.name, o.mark
	if o.ends != "" {
		label += optionArrow + o.ends
	}
	if utf8.RuneCountInString(before+label) <= room {
		return before + label, true
	}
	if end := optionArrow + o.ends; o.ends != "" && utf8.RuneCountInString(end) <= room/2 {
		return answer.Cut(before+o.name, room-utf8.RuneCountInString(end)) + end, false
	}
	return answer.Cut(before+o.name, room), false
}

// labelledOptions are the options as buttons or menus tell them. Where one does not fit,
// or two would be alike, all are marked as they are in the text above: by letters,
// since ends have numbers there.
func (c *Case) labelledOptions() []labelled {
	const comfortable = 45 // characters that a telephone shows
	room := talk.MaxButtonLabel
	if len(c.Ruling.Choice.Options) > talk.MaxRowButtons*talk.MaxChoiceRows {
		room = talk.MaxEntryText
	}
	list := make([]labelled, len(c.Ruling.Choice.Options))
	seen, marked := map[string]bool{}, false
	for i, o := range c.Ruling.Choice.Options {
		list[i].name = say.Capital(c.OptionName(i))
		if len(o.Outcomes) > 0 {
			list[i].ends = c.endsAfter(o.Outcomes)
		}
		if utf8.RuneCountInString(list[i].name+list[i].ends) > comfortable {
			list[i].ends = c.inFewWords(i, list[i].ends)
		}
		label, whole := list[i].within(room)
		marked = marked || !whole || seen[label]
		seen[label] = true
	}
	for i := range list {
		switch {
		case marked && len(list) <= maxOptionLines:
			list[i].mark = "(" + string(rune('a'+i)) + ") "
		case marked:
			list[i].mark = "(" + strconv.Itoa(i+1) + ") "
		}
	}
	return list
}

// inFewWords is the one end that is still possible after an option in as few words as
// can be, where these are fewer than the ones given.
func (c *Case) inFewWords(i int, ends string) string {
	o := c.Ruling.Choice.Options[i]
	if len(o.Outcomes) != 1 {
		return ends
	}
	own := c.own(o.Outcomes[0])
	if len(own) == 0 {
		own = c.Told[o.Outcomes[0]]
	}
	own = slices.Clone(own)
	for k := range own {
		if own[k].Chosen == o.Label {
			own[k].Chosen = "" // the option says so
		}
	}
	if short := c.briefly(own); short != "" && utf8.RuneCountInString(short) < utf8.RuneCountInString(ends) {
		return short
	}
	return ends
}
