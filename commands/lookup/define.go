package lookup

import (
	"context"
	"errors"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// maxTermLength is the most characters of a term.
const maxTermLength = 100

// DefineSpec describes /define.
func DefineSpec() talk.Spec {
	return talk.Spec{Name: say.New("define"), Description: say.New("Explain a word of the rules, from their glossary"), Options: []talk.OptionSpec{
		{Name: say.New("term"), Description: say.New("Such as: shield counter"), Required: true, Autocomplete: true, MaxLength: maxTermLength},
		EditionOption(),
	}}
}

// Define shows a term of the glossary; where that does not have it, the rules
// that speak of it.
func (d *Shelf) Define(ctx context.Context, term, edition string) talk.Reply {
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return d.RefuseRule(err, edition)
	}
	answer, err := db.Lookup(ctx, term, e)
	var missing *rulesdb.NotFoundError
	switch {
	case errors.As(err, &missing):
		return d.notInGlossary(ctx, db, missing, e)
	case err != nil:
		return d.Fault()
	case answer.Term == nil:
		return d.ruleAt(ctx, term, edition, 0, 0)
	}
	return d.termReply(ctx, answer.Term)
}

// notInGlossary answers for a term that the glossary does not have, or where no
// glossary is installed.
func (d *Shelf) notInGlossary(ctx context.Context, db *rulesdb.DB, missing *rulesdb.NotFoundError, e cr.Edition) talk.Reply {
	term := answer.Cut(strings.TrimSpace(missing.Text), maxTermLength)
	r := talk.Reply{Title: term, Verdict: d.Lang.Say(sayNoTerm), Footer: EditionSays(e).In(d.Lang), Refused: answer.CodeUnknownRule, Private: true}
	r = d.Addressed(r, e.ID)
	if missing.Untold {
		short := *missing
		short.Text = term
		r.Verdict = notThere(&short).In(d.Lang)
	}
	var near []talk.Button
	for _, t := range missing.Nearest[:min(len(missing.Nearest), talk.MaxRowButtons)] {
		near = append(near, talk.Button{Label: answer.Cut(t, talk.MaxButtonLabel), Action: talk.ActShowRule, Value: t + "@" + e.ID})
	}
	if len(near) > 0 {
		r.Buttons = [][]talk.Button{near}
	}
	hits, err := d.found(ctx, db, term, e, hitsPerPage)
	if err != nil || len(hits) == 0 {
		return r
	}
	r.Notes = append(r.Notes, d.Lang.Say(sayRulesSpeak))
	var row []talk.Button
	for _, h := range hits {
		r.Lines = append(r.Lines, talk.Line{Text: h.Snippet, Rules: []string{h.Number}})
		row = append(row, talk.Button{Label: h.Number, Action: talk.ActShowRule, Value: h.Number + "@" + h.Edition})
	}
	r.Buttons = append(r.Buttons, row)
	return r
}
