package lookup

import (
	"cmp"
	"context"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// CompareSpec describes /compare.
func CompareSpec() talk.Spec {
	edition := func(name, says say.Message, required bool) talk.OptionSpec {
		return talk.OptionSpec{Name: name, Description: says, Required: required, Autocomplete: true, MaxLength: talk.MaxEditionLength}
	}
	return talk.Spec{Name: say.New("compare"), Description: say.New("One rule in two editions, with what changed"), Options: []talk.OptionSpec{
		{Name: say.New("number"), Description: say.New("Such as 614.12"), Required: true, Autocomplete: true, MaxLength: talk.MaxEditionLength},
		edition(say.New("from"), say.New("The older rules: a year or a date"), true),
		edition(say.New("to"), say.New("The newer rules; the newest if left out"), false),
	}}
}

// Compare compares a rule in two editions, named as people name them: a year whose
// edition is not installed is that of its installed ones that is the newest. What there is
// not is a refusal.
func (d *Shelf) Compare(ctx context.Context, number, from, to string) (rulesdb.Comparison, error) {
	db, old, err := d.index(ctx, from)
	if err != nil {
		return rulesdb.Comparison{}, err
	}
	_, now, err := d.index(ctx, to)
	if err != nil {
		return rulesdb.Comparison{}, err
	}
	for _, e := range []struct {
		named string
		is    *cr.Edition
	}{{from, &old}, {to, &now}} {
		if *e.is, err = db.FindInstalled(ctx, e.named); err != nil {
			return rulesdb.Comparison{}, err
		}
	}
	if old == now {
		return rulesdb.Comparison{}, &answer.Refusal{Code: answer.CodeUnknownEdition, Where: "edition", Text: from, Span: &[2]int{0, len(from)}, Says: say.New(saySameEdition, DayOf(old.ID))}
	}
	if number, err = numberOf(ctx, db, number, now); err != nil {
		return rulesdb.Comparison{}, err
	}
	c, err := db.Compare(ctx, number, old, now)
	return c, ofIndex(err)
}

// CompareReply shows one rule in two editions.
func (d *Shelf) CompareReply(ctx context.Context, number, from, to string, n int) talk.Reply {
	number, ok := d.named(ctx, number, to)
	if !ok {
		return talk.Told(d.Lang.Say(SayNoNumber))
	}
	c, err := d.Compare(ctx, number, from, to)
	if err != nil {
		return d.RefuseRule(err, to)
	}
	return talk.Paged(d.Lang, d.Comparison(number, c), n, "compare", number+"@"+from+"/"+to)
}

// Comparison words a comparison of the rule that was asked for by that number, on
// one page however long it is. One that was asked for by a term is titled by its number.
func (d *Shelf) Comparison(number string, c rulesdb.Comparison) talk.Reply {
	if _, isNumber := rulesdb.NumberOf(number); !isNumber {
		number = cmp.Or(c.New.Number, c.Old.Number, number)
	}
	r := talk.Reply{Title: d.Lang.Say(titleComparison, number), Lines: []talk.Line{{Words: c.Spans}},
		Footer: d.Lang.Say(sayTwoEditions, DayOf(c.Old.Edition), DayOf(c.New.Edition))}
	if c.Source == rulesdb.Digest {
		r.Footer += " · " + d.Lang.Say(sayOwnWords)
	}
	switch missing := c.Old.Number == "" || c.New.Number == ""; {
	case missing && c.Source == rulesdb.Digest:
		r.Verdict, r.Lines, r.Notes = d.Lang.Say(sayUnknownThen, number), nil, []string{d.Lang.Say(sayInstallBoth)}
	case c.Old.Number == "":
		r.Verdict = d.Lang.Say(sayNotYet, DayOf(c.Old.Edition), c.New.Number)
	case c.New.Number == "":
		r.Verdict = d.Lang.Say(sayNoLonger, DayOf(c.New.Edition), c.Old.Number)
	case len(c.Spans) == 1 && c.Spans[0].Mark == rulesdb.Kept && c.Old.Number == c.New.Number:
		r.Verdict = d.Lang.Say(saySameText, c.New.Number)
	case len(c.Spans) == 1 && c.Spans[0].Mark == rulesdb.Kept:
		r.Verdict = d.Lang.Say(saySameWords, c.Old.Number, c.New.Number)
	default:
		r.Verdict = d.Lang.Say(sayChanged, DayOf(c.Old.Edition), c.Old.Number, DayOf(c.New.Edition), c.New.Number)
		r.Notes = []string{d.Lang.Say(sayMarks)}
	}
	var row []talk.Button
	for _, at := range []rulesdb.Place{c.Old, c.New} {
		if at.Number != "" {
			row = append(row, talk.Button{Label: answer.Cut(d.Lang.Say(sayNumberOn, at.Number, DayOf(at.Edition)), talk.MaxButtonLabel), Action: talk.ActShowRule, Value: at.Number + "@" + at.Edition})
		}
	}
	r.Buttons = [][]talk.Button{row}
	return r
}
