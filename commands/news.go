package commands

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// What one message of news holds.
const (
	maxNews        = 15 // rules told
	maxNewsButtons = 5  // of them with a button; more go into a menu
)

// News posts what changed with the newest rules text, once to each server that has a
// channel for it, whichever process sees the text first. Servers that it could not be
// sent to are told the next time; the error says that there are such.
func (d *Desk) News(ctx context.Context, send func(context.Context, talk.Post) error) error {
	db, err := d.OpenRules(ctx)
	if err != nil {
		return err
	}
	texts, err := wholeTexts(ctx, db)
	if err != nil || len(texts) == 0 {
		return err
	}
	if last := d.lastNews.Load(); last != nil && *last == texts[0] {
		return nil
	}
	all, err := d.store.EverySettings(ctx)
	if err != nil {
		return err
	}
	known := map[string][]rulesdb.Difference{} // by the earlier edition
	var late []error
	for _, guild := range slices.Sorted(maps.Keys(all)) {
		var set serverSettings
		if json.Unmarshal(all[guild], &set) != nil || set.News == "" || set.Told >= texts[0] {
			continue
		}
		from := earlier(texts, set.Told)
		if _, done := known[from]; !done && from != "" {
			if known[from], err = d.changedInScope(ctx, from, texts[0]); err != nil {
				return err
			}
		}
		late = append(late, d.tellNews(ctx, guild, all[guild], set, texts[0], from, known[from], send))
	}
	if err := errors.Join(late...); err != nil {
		return err
	}
	d.lastNews.Store(&texts[0])
	return nil
}

// wholeTexts are the official texts that are installed whole, the newest first.
func wholeTexts(ctx context.Context, db *rulesdb.DB) ([]string, error) {
	list, err := db.Editions(ctx)
	var texts []string
	for _, e := range list {
		if e.Source == rulesdb.Official && !e.Partial {
			texts = append(texts, e.ID)
		}
	}
	return texts, err
}

// earlier is the text that the newest is compared with: the one that was told of last,
// else the one before; empty where there is none.
func earlier(texts []string, told string) string {
	for _, before := range texts[1:] {
		if told == "" || before <= told {
			return before
		}
	}
	if len(texts) > 1 {
		return texts[1]
	}
	return ""
}

// changedInScope lists what differs between two texts of the rules that rulings rest
// on: those that are cited, and all that stand in their sections.
func (d *Desk) changedInScope(ctx context.Context, from, to string) ([]rulesdb.Difference, error) {
	list, err := d.Diff(ctx, from, to)
	if err != nil {
		return nil, err
	}
	was, is := scopeOfEdition(from), scopeOfEdition(to)
	return slices.DeleteFunc(list, func(c rulesdb.Difference) bool { return !was(c.Old) && !is(c.New) }), nil
}

// scopeOfEdition tells whether a number is of a rule that rulings rest on.
func scopeOfEdition(date string) func(number string) bool {
	e, err := cr.On(date)
	if err != nil {
		e = cr.Current()
	}
	cited, sections := map[string]bool{}, map[string]bool{}
	for _, rule := range cr.Rules() {
		for _, n := range rule.Numbers(e) {
			cited[n] = true
		}
	}
	for _, rule := range []cr.Rule{cr.ReplacementDefinition, cr.PreventionDefinition, cr.AffectedPlayerChooses} {
		section, _, _ := strings.Cut(rule.Number(e), ".")
		sections[section] = true
	}
	return func(number string) bool {
		section, _, _ := strings.Cut(number, ".")
		return number != "" && (cited[number] || sections[section])
	}
}

// tellNews posts the news of a text to a server. That it was told is kept before, so
// that no other process tells it too, and taken back where it could not be sent.
func (d *Desk) tellNews(ctx context.Context, guild string, body []byte, set serverSettings, to, from string, list []rulesdb.Difference, send func(context.Context, talk.Post) error) error {
	set.Told = to
	now, err := json.Marshal(set)
	if err != nil {
		return err
	}
	switch err := d.store.SwapSettings(ctx, guild, body, now); {
	case errors.Is(err, ErrStale):
		return nil // another process tells it, or somebody has just settled something else
	case err != nil:
		return err
	}
	l := say.For(set.Tongue)
	err = send(ctx, talk.Post{Guild: guild, Channel: set.News, Language: l, Reply: d.Speaking(l).newsReply(to, from, list)})
	if err == nil || errors.Is(err, talk.ErrClosed) {
		return nil
	}
	return errors.Join(err, d.store.SwapSettings(context.WithoutCancel(ctx), guild, now, body))
}

// newsReply tells what changed between two texts.
func (d *Desk) newsReply(to, from string, list []rulesdb.Difference) talk.Reply {
	r := d.Addressed(talk.Reply{Title: d.Lang.Say(titleNews), Footer: lookup.EditionSays(cr.Edition{ID: to}).In(d.Lang)}, to)
	switch {
	case from == "":
		r.Verdict = d.Lang.Say(sayNewsFirst, lookup.DayOf(to))
		return r
	case len(list) == 0:
		r.Verdict = d.Lang.Say(sayNewsNone, lookup.DayOf(to), lookup.DayOf(from))
		return r
	}
	r.Verdict = d.Lang.Say(sayNews, lookup.DayOf(to), lookup.DayOf(from))
	compare := talk.Menu{Placeholder: d.Lang.Say(labelCompareOne), Action: talk.ActLook}
	var row []talk.Button
	for i, c := range list {
		if i < maxNews {
			r.Lines = append(r.Lines, talk.Line{Text: d.newsLine(c, to), Option: true})
		}
		number := c.New
		if number == "" {
			number = c.Old
		}
		value := "compare:0:" + number + "@" + from + "/" + to
		if i < maxNewsButtons {
			row = append(row, talk.Button{Label: d.Lang.Say(labelCompare, number), Action: talk.ActLook, Value: value})
		}
		if len(compare.Entries) < talk.MaxMenuEntries {
			compare.Entries = append(compare.Entries, talk.MenuEntry{Label: number, Value: value, Description: answer.Cut(d.newsLine(c, to), talk.MaxEntryText)})
		}
	}
	if more := len(list) - maxNews; more > 0 {
		r.Lines = append(r.Lines, talk.Line{Text: d.Lang.Say(sayMoreNews, more), Option: true})
	}
	r.Buttons = [][]talk.Button{row}
	if len(list) > maxNewsButtons {
		r.Menus = []talk.Menu{compare}
	}
	return r
}

// newsLine tells what became of a rule, and what it is about.
func (d *Desk) newsLine(c rulesdb.Difference, to string) string {
	var says string
	switch c.Change {
	case rulesdb.ChangeNew:
		says = d.Lang.Say("%s is new.", c.New)
	case rulesdb.ChangeGone:
		return d.Lang.Say("%s is gone.", c.Old)
	case rulesdb.ChangeRenumbered:
		says = d.Lang.Say("%s is %s now.", c.Old, c.New)
	default:
		says = d.Lang.Say("%s is reworded.", c.New)
	}
	e, err := cr.On(to)
	if err != nil {
		return says
	}
	if about := lookup.AboutNumber(d.Lang, c.New, e); about != "" {
		return says + " " + about
	}
	return says
}
