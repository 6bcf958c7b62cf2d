package lookup

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// History tells how a rule came to be through the installed editions. What the
// index does not have is a refusal.
func (d *Shelf) History(ctx context.Context, number, edition string) ([]rulesdb.Change, error) {
	if err := answer.Within("rule", number, maxSearchLength); err != nil {
		return nil, err
	}
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return nil, err
	}
	if number, err = numberOf(ctx, db, number, e); err != nil {
		return nil, err
	}
	list, err := db.History(ctx, number, e)
	return list, ofIndex(err)
}

// Diff lists what differs between two installed editions, each named as people
// name editions.
func (d *Shelf) Diff(ctx context.Context, from, to string) ([]rulesdb.Difference, error) {
	db, err := d.OpenRules(ctx)
	if err != nil {
		return nil, err
	}
	var between [2]cr.Edition
	for i, text := range []string{from, to} {
		if between[i], err = db.FindInstalled(ctx, text); err != nil {
			return nil, answer.UnknownEdition(text, err)
		}
	}
	list, err := db.Diff(ctx, between[0], between[1])
	var missing *rulesdb.NotFoundError
	if errors.As(err, &missing) {
		return nil, &answer.Refusal{Code: "unknown_edition", Text: missing.Edition, Says: say.New("The official text of %s is not installed; %s.", DayOf(missing.Edition), howToInstall(missing.Edition))}
	}
	return list, err
}

// HistoryProse words a rule's history, a stage a line.
func HistoryProse(list []rulesdb.Change) string {
	if len(list) == 0 {
		return sayNoHistory + "\n"
	}
	var b strings.Builder
	for _, c := range list {
		change := c.Change
		if change == rulesdb.ChangeOldest {
			change = "in the oldest text installed"
		}
		fmt.Fprintf(&b, "%s  %s  %s\n", c.Edition, c.Number, change)
		if c.Diff != "" {
			fmt.Fprintf(&b, "            %s\n", c.Diff)
		}
	}
	return b.String()
}

// DiffProse words what differs between two editions, a rule a line.
func DiffProse(list []rulesdb.Difference) string {
	if len(list) == 0 {
		return "Nothing differs.\n"
	}
	var b strings.Builder
	for _, d := range list {
		number := d.New
		if number == "" {
			number = d.Old
		} else if d.Old != "" && d.Old != d.New {
			number = d.Old + " → " + d.New
		}
		fmt.Fprintf(&b, "%s  %s\n", number, d.Change)
		if d.Diff != "" {
			fmt.Fprintf(&b, "    %s\n", d.Diff)
		}
	}
	return b.String()
}

// HistorySpec describes /history.
func HistorySpec() talk.Spec {
	return talk.Spec{Name: say.New("history"), Description: say.New("How a rule changed through the editions"), Options: []talk.OptionSpec{
		{Name: say.New("number"), Description: say.New("Such as 614.12"), Required: true, Autocomplete: true, MaxLength: talk.MaxEditionLength},
		EditionOption(),
	}}
}

// named is the number of the rule that a person names by it or by a term, in an edition
// that people name; not ok where no one rule is meant.
func (d *Shelf) named(ctx context.Context, text, edition string) (number string, ok bool) {
	if number, ok = rulesdb.NumberOf(text); ok || answer.Within("rule", text, maxSearchLength) != nil {
		return number, ok
	}
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return "", false
	}
	number, err = numberOf(ctx, db, text, e)
	return number, err == nil
}

// HistoryReply tells how a rule came to be, the oldest edition first.
func (d *Shelf) HistoryReply(ctx context.Context, number, edition string, n int) talk.Reply {
	number, ok := d.named(ctx, number, edition)
	if !ok {
		return talk.Told(d.Lang.Say(SayNoNumber))
	}
	list, err := d.History(ctx, number, edition)
	if err != nil {
		return d.RefuseRule(err, edition)
	}
	e, _ := answer.FindEdition(edition) // it was found above
	r := talk.Reply{Title: d.Lang.Say(titleHistory, number), Footer: EditionSays(e).In(d.Lang)}
	if len(list) == 0 {
		r.Verdict = d.Lang.Say(sayNoHistory)
		return r
	}
	menu := talk.Menu{Placeholder: d.Lang.Say(labelAsOf), Action: talk.ActShowRule}
	for _, c := range list {
		r.Lines = append(r.Lines, talk.Line{Text: d.changeSays(&c), Words: changedWords(c.Spans)})
		if c.Change != rulesdb.ChangeGone && len(menu.Entries) < talk.MaxMenuEntries {
			menu.Entries = append(menu.Entries, talk.MenuEntry{Label: c.Number, Value: c.Number + "@" + c.Edition, Description: EditionSays(cr.Edition{ID: c.Edition}).In(d.Lang)})
		}
	}
	if r.Verdict = d.Lang.Say(sayStages); len(list) == 1 {
		r.Verdict = d.Lang.Say(sayUnchanged)
	}
	r.Menus = []talk.Menu{menu}
	return talk.Paged(d.Lang, r, n, "history", number+"@"+edition)
}

// changeSays is the sentence for a stage.
func (d *Shelf) changeSays(c *rulesdb.Change) string {
	day := DayOf(c.Edition)
	switch c.Change {
	case rulesdb.ChangeNew:
		return d.Lang.Say("%s: it appears as %s.", day, c.Number)
	case rulesdb.ChangeOldest:
		return d.Lang.Say("%s: it is %s in the oldest text that is installed.", day, c.Number)
	case rulesdb.ChangeRenumbered:
		return d.Lang.Say("%s: it becomes %s.", day, c.Number)
	case rulesdb.ChangeReworded:
		return d.Lang.Say("%s: %s is reworded.", day, c.Number)
	case rulesdb.ChangeGone:
		return d.Lang.Say("%s: %s is gone.", day, c.Number)
	}
	return d.Lang.Say("%s: %s stays.", day, c.Number)
}

// aroundChange is how many words are shown on either side of a change.
const aroundChange = 8

// changedWords shortens long runs of words that stayed.
func changedWords(spans []rulesdb.Span) []rulesdb.Span {
	out := make([]rulesdb.Span, 0, len(spans))
	for i, s := range spans {
		if words := strings.Fields(s.Text); s.Mark == rulesdb.Kept && len(words) > 2*aroundChange+4 {
			head, tail := strings.Join(words[:aroundChange], " "), strings.Join(words[len(words)-aroundChange:], " ")
			switch i {
			case 0:
				s.Text = "… " + tail
			case len(spans) - 1:
				s.Text = head + " …"
			default:
				s.Text = head + " … " + tail
			}
		}
		out = append(out, s)
	}
	return out
}
