package commands

import (
	"context"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// The bounds of autocomplete.
const (
	maxSuggestions    = 25
	maxSuggestionSize = 100 // characters of a label and of a value
	maxRecent         = 50  // rulings of a user that are looked through
)

// Complete implements Service.
func (d *Desk) Complete(ctx context.Context, p talk.Partial) []talk.Suggestion {
	switch {
	case strings.HasPrefix(p.Option, "effect"):
		return d.completeEffect(p.Typed)
	case p.Option == "edition", p.Command == "compare" && (p.Option == "from" || p.Option == "to"):
		return completeEdition(say.For(p.Locale), p.Typed)
	case p.Option == "number":
		return d.Speaking(say.For(p.Locale)).completeNumber(ctx, p.Typed)
	case p.Option == "term":
		return d.completeTerm(ctx, p.Typed)
	case p.Command == "card", p.Command == "ruling" && p.Option == "card":
		return d.completeEffect(p.Typed)
	case p.Command == "ruling" && p.Option == "id":
		return d.completeRuling(ctx, p)
	}
	return nil
}

// completeRuling offers the user's own newest rulings that /ruling would bring
// back there, told by their questions.
func (d *Desk) completeRuling(ctx context.Context, p talk.Partial) []talk.Suggestion {
	recent, err := d.store.Recent(ctx, p.User.ID, p.Place, maxRecent)
	if err != nil {
		return nil
	}
	typed := strings.ToLower(strings.TrimSpace(p.Typed))
	var list []talk.Suggestion
	for _, rec := range recent {
		var s sheet
		if json.Unmarshal(rec.Body, &s) != nil {
			continue
		}
		label := s.brief()
		if typed == "" || strings.HasPrefix(rec.ID, typed) || strings.Contains(strings.ToLower(label), typed) {
			list = appendFitting(list, talk.Suggestion{Label: answer.Cut(label, maxSuggestionSize), Value: rec.ID})
		}
	}
	return list
}

// brief tells a question in a line: what happens, and with which effects; as it
// was typed where it was not understood.
func (s *sheet) brief() string {
	says := strings.Join(s.Ask.Events, "; ")
	if len(s.Ask.Effects) > 0 {
		says += " · " + strings.Join(s.Ask.Effects, ", ")
	}
	if says == "" {
		says = s.Question
	}
	return strings.Join(strings.Fields(says), " ")
}

// completeEffect completes a card's name after whatever names its controller.
func (d *Desk) completeEffect(typed string) []talk.Suggestion {
	before, name := splitController(typed)
	if d.Names == nil || len(strings.TrimSpace(name)) < 2 {
		return nil
	}
	var list []talk.Suggestion
	for _, card := range d.Names.Complete(strings.TrimSpace(name), maxSuggestions) {
		list = appendFitting(list, talk.Suggestion{Label: before + card, Value: before + card})
	}
	return list
}

// appendFitting adds a suggestion that is short enough to be sent.
func appendFitting(list []talk.Suggestion, s talk.Suggestion) []talk.Suggestion {
	if utf8.RuneCountInString(s.Label) > maxSuggestionSize || utf8.RuneCountInString(s.Value) > maxSuggestionSize || len(list) == maxSuggestions {
		return list
	}
	return append(list, s)
}

// splitController cuts "Alice: ", "@Alice's ", "<@1>'s " or "my " off.
func splitController(typed string) (before, name string) {
	lower := strings.ToLower(typed)
	switch at := strings.Index(typed, ": "); {
	case at >= 0:
		return typed[:at+2], typed[at+2:]
	case strings.HasPrefix(lower, "my "):
		return typed[:3], typed[3:]
	}
	if strings.HasPrefix(typed, "@") || strings.HasPrefix(typed, "<@") {
		if at := strings.Index(typed, "'s "); at >= 0 {
			return typed[:at+3], typed[at+3:]
		}
	}
	return "", typed
}

// completeEdition completes years and dates of editions, the newest first.
func completeEdition(l say.Language, typed string) []talk.Suggestion {
	typed = strings.ToLower(strings.TrimSpace(typed))
	var list []talk.Suggestion
	if strings.HasPrefix("current", typed) {
		list = append(list, talk.Suggestion{Label: l.Say("current: %s", lookup.EditionSays(cr.Current())), Value: "current"})
	}
	all := cr.Editions()
	for i := len(all) - 1; i >= 0 && len(list) < maxSuggestions; i-- {
		if strings.HasPrefix(all[i].ID, typed) {
			list = appendFitting(list, talk.Suggestion{Label: lookup.EditionSays(all[i]).In(l), Value: all[i].ID})
		}
	}
	return list
}

// completeNumber completes rule numbers of the newest edition, each with what it is
// about, and finds them by their words.
func (d *Desk) completeNumber(ctx context.Context, typed string) []talk.Suggestion {
	db, err := d.OpenRules(ctx)
	if err != nil {
		return nil
	}
	typed = strings.TrimSpace(typed)
	numbers := db.Complete(ctx, typed, cr.Current(), maxSuggestions)
	if len(numbers) == 0 && utf8.RuneCountInString(typed) >= shortestWord {
		hits, err := d.SearchHits(ctx, typed, "", maxSuggestions)
		if err != nil {
			return nil
		}
		for _, h := range hits {
			numbers = append(numbers, h.Number)
		}
	}
	var list []talk.Suggestion
	for _, n := range numbers {
		list = appendFitting(list, talk.Suggestion{Label: answer.Cut(strings.TrimSpace(n+"  "+d.AboutRule(ctx, n, cr.Current().ID)), maxSuggestionSize), Value: n})
	}
	return list
}

// shortestWord is how much has to be typed before rules are found by it.
const shortestWord = 3

// completeTerm completes terms of the newest glossary.
func (d *Desk) completeTerm(ctx context.Context, typed string) []talk.Suggestion {
	db, err := d.OpenRules(ctx)
	if err != nil {
		return nil
	}
	var list []talk.Suggestion
	for _, term := range db.CompleteTerm(ctx, strings.TrimSpace(typed), cr.Current(), maxSuggestions) {
		list = appendFitting(list, talk.Suggestion{Label: term, Value: term})
	}
	return list
}
