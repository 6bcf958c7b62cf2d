package commands

import (
	"context"

	"apnap/commands/answer"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// compareSpec describes /compare.
func compareSpec() Spec {
	edition := func(name, says say.Message, required bool) OptionSpec {
		return OptionSpec{Name: name, Description: says, Required: required, Autocomplete: true, MaxLength: maxEditionLength}
	}
	return Spec{Name: say.New("compare"), Description: say.New("One rule in two editions, with what changed"), Options: []OptionSpec{
		{Name: say.New("number"), Description: say.New("Such as 614.12"), Required: true, Autocomplete: true, MaxLength: maxEditionLength},
		edition(say.New("from"), say.New("The older rules: a year or a date"), true),
		edition(say.New("to"), say.New("The newer rules; the newest if left out"), false),
	}}
}

// Compare compares a rule in two editions, named as people name them. What there
// is not is a refusal.
func (d *Shelf) Compare(ctx context.Context, number, from, to string) (rulesdb.Comparison, error) {
	db, old, err := d.index(ctx, from)
	if err != nil {
		return rulesdb.Comparison{}, err
	}
	_, now, err := d.index(ctx, to)
	if err != nil {
		return rulesdb.Comparison{}, err
	}
	if old == now {
		return rulesdb.Comparison{}, &answer.Refusal{Code: answer.CodeUnknownEdition, Where: "edition", Text: from, Span: &[2]int{0, len(from)}, Says: say.New(saySameEdition, dayOf(old.ID))}
	}
	c, err := db.Compare(ctx, number, old, now)
	return c, ofIndex(err)
}

// compareReply shows one rule in two editions.
func (d *Shelf) compareReply(ctx context.Context, number, from, to string, n int) Reply {
	number, ok := rulesdb.NumberOf(number)
	if !ok {
		return told(d.lang.Say(sayNoNumber))
	}
	c, err := d.Compare(ctx, number, from, to)
	if err != nil {
		return d.refuseRule(err, to)
	}
	return paged(d.lang, d.comparison(number, c), n, "compare", number+"@"+from+"/"+to)
}

// comparison words a comparison of the rule that was asked for by that number.
func (d *Shelf) comparison(number string, c rulesdb.Comparison) Reply {
	r := Reply{Title: d.lang.Say(titleComparison, number), Lines: []Line{{Words: c.Spans}},
		Footer: d.lang.Say(sayTwoEditions, dayOf(c.Old.Edition), dayOf(c.New.Edition))}
	if c.Source == rulesdb.Digest {
		r.Footer += " · " + d.lang.Say(sayOwnWords)
	}
	switch missing := c.Old.Number == "" || c.New.Number == ""; {
	case missing && c.Source == rulesdb.Digest:
		r.Verdict, r.Lines, r.Notes = d.lang.Say(sayUnknownThen, number), nil, []string{d.lang.Say(sayInstallBoth)}
	case c.Old.Number == "":
		r.Verdict = d.lang.Say(sayNotYet, dayOf(c.Old.Edition), c.New.Number)
	case c.New.Number == "":
		r.Verdict = d.lang.Say(sayNoLonger, dayOf(c.New.Edition), c.Old.Number)
	case len(c.Spans) == 1 && c.Spans[0].Mark == rulesdb.Kept && c.Old.Number == c.New.Number:
		r.Verdict = d.lang.Say(saySameText, c.New.Number)
	case len(c.Spans) == 1 && c.Spans[0].Mark == rulesdb.Kept:
		r.Verdict = d.lang.Say(saySameWords, c.Old.Number, c.New.Number)
	default:
		r.Verdict = d.lang.Say(sayChanged, dayOf(c.Old.Edition), c.Old.Number, dayOf(c.New.Edition), c.New.Number)
		r.Notes = []string{d.lang.Say(sayMarks)}
	}
	var row []Button
	for _, at := range []rulesdb.Place{c.Old, c.New} {
		if at.Number != "" {
			row = append(row, Button{Label: answer.Cut(d.lang.Say(sayNumberOn, at.Number, dayOf(at.Edition)), maxButtonLabel), Action: ActShowRule, Value: at.Number + "@" + at.Edition})
		}
	}
	r.Buttons = [][]Button{row}
	return r
}
