package ruling

import (
	"slices"
	"sort"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// today rules on the same question under the newest edition and compares.
func (d *Judge) today(ask Ask, then *Case) *answer.Today {
	now, err := d.work(ask, cr.Current())
	if err != nil && len(ask.Choose) > 0 {
		ask.Choose = nil
		now, err = d.work(ask, cr.Current())
	}
	if err != nil {
		return &answer.Today{Differs: true, Outcomes: []answer.Outcome{}, Says: d.Lang.Say("Today's rules leave this open: %s", errorSays(err))}
	}
	t := &answer.Today{Outcomes: now.Ruling.Outcomes}
	if now.Ruling.Choice != nil {
		t.Chooser = &now.Ruling.Choice.Chooser
	}
	t.Differs = now.Chooser() != then.Chooser() || !slices.Equal(EndKeys(now), EndKeys(then))
	t.Says = todaySays(t, d.Lang)
	return t
}

// Chooser is who chooses next, empty when nobody does.
func (c *Case) Chooser() string {
	if c.Ruling.Choice == nil {
		return ""
	}
	return c.Ruling.Choice.Chooser
}

// EndKeys are the ends of a case in a form that compares.
func EndKeys(c *Case) []string {
	var keys []string
	for i, told := range c.Told {
		keys = append(keys, factsKey(wording.MergeFacts(told, false))+c.Ruling.Outcomes[i].TriggersSay(say.English)+toCome(c.ends[i], say.English))
	}
	sort.Strings(keys)
	return keys
}

// todaySays is the comparison in a sentence.
func todaySays(t *answer.Today, l say.Language) string {
	if !t.Differs {
		return l.Say("Today's rules give the same.")
	}
	var ends []string
	for _, o := range t.Outcomes {
		ends = append(ends, strings.TrimSuffix(o.Says, "."))
	}
	says := l.Say("Today: %s.", say.Joined(say.Texts(ends), say.New("; or ")))
	switch {
	case t.Chooser == nil:
		return says
	case wording.IsYou(*t.Chooser):
		return says + " " + l.Say("You choose.")
	}
	return says + " " + l.Say("%s chooses.", wording.AtStart(*t.Chooser))
}

// errorSays is what an error says: a refusal in every language.
func errorSays(err error) say.Sayer {
	if no := answer.AsRefusal(err); no != nil {
		return no
	}
	return say.Text(err.Error())
}
