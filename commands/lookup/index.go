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

// numberOf is the number of the rule that a person names, by its number or by a term
// that leads to one rule; of a term that leads to none or to several, a refusal.
func numberOf(ctx context.Context, db *rulesdb.DB, text string, e cr.Edition) (string, error) {
	if _, isNumber := rulesdb.NumberOf(text); isNumber {
		return text, nil
	}
	found, err := db.Lookup(ctx, text, e)
	var missing *rulesdb.NotFoundError
	if errors.As(err, &missing) && missing.Titled {
		return missing.Nearest[0], nil
	}
	if err != nil {
		return "", ofIndex(err)
	}
	see := found.Term.See
	if len(see) == 1 {
		return see[0], nil
	}
	no := &answer.Refusal{Code: answer.CodeUnknownRule, Where: "rule", Text: text, Span: &[2]int{0, len(text)}, Nearest: see, Says: say.New(sayTermAlone, found.Term.Term)}
	if len(see) > 1 {
		no.Says = say.New(sayTermOfSeveral, found.Term.Term, strings.Join(see, ", "))
	}
	return "", no
}

// index opens the rules index and finds the edition that a person means.
func (d *Shelf) index(ctx context.Context, edition string) (*rulesdb.DB, cr.Edition, error) {
	db, err := d.OpenRules(ctx)
	if err != nil {
		return nil, cr.Edition{}, err
	}
	if d.Lang == say.French {
		db = db.InFrench()
	}
	e, err := db.Find(ctx, edition)
	if errors.Is(err, cr.ErrUnknownEdition) {
		return nil, e, answer.UnknownEdition(edition, err)
	}
	return db, e, err
}

// ofIndex turns what the index does not have into a refusal; other errors stay.
func ofIndex(err error) error {
	var missing *rulesdb.NotFoundError
	if !errors.As(err, &missing) {
		return err
	}
	return &answer.Refusal{Code: answer.CodeUnknownRule, Where: "rule", Text: missing.Text, Span: &[2]int{0, len(missing.Text)}, Says: notThere(missing),
		Nearest: missing.Nearest, Elsewhere: missing.Elsewhere}
}

// notThere says that an edition has no such rule or term.
func notThere(missing *rulesdb.NotFoundError) say.Message {
	parts := []say.Message{say.New("The edition of %s has no rule %s", DayOf(missing.Edition), missing.Text)}
	near := strings.Join(missing.Nearest, ", ")
	nearest, told := say.New("the nearest are %s", near), say.New("the nearest told are %s", near)
	if len(missing.Nearest) == 1 {
		nearest, told = say.New("the nearest is %s", near), say.New("the nearest told is %s", near)
	}
	switch {
	case missing.Untold && missing.IsTerm():
		parts[0] = say.New("I do not explain \"%s\" in my own words, and the official text of %s is not installed", missing.Text, DayOf(missing.Edition))
	case missing.Untold:
		parts[0] = say.New("I do not tell rule %s in my own words, and the official text of %s is not installed", missing.Text, DayOf(missing.Edition))
	case missing.IsTerm():
		parts[0] = say.New("The glossary of the edition of %s has no term \"%s\"", DayOf(missing.Edition), missing.Text)
	}
	switch {
	case missing.Titled:
		parts = append(parts, howToInstall(missing.Edition), say.New("its rule is %s", near))
	case missing.Untold && near != "":
		parts = append(parts, howToInstall(missing.Edition), told)
	case missing.Untold:
		parts = append(parts, howToInstall(missing.Edition))
	case near != "":
		parts = append(parts, nearest)
	}
	switch places := missing.Elsewhere; {
	case len(places) > 0 && missing.Then != "":
		parts = append(parts, say.New("that of %s has one, which was %s then", DayOf(places[0].Edition), missing.Then))
	case len(places) > 0 && missing.Today != "":
		parts = append(parts, say.New("that of %s has one, which is %s today", DayOf(places[0].Edition), missing.Today))
	case len(places) > 0:
		parts = append(parts, say.New("that of %s has one", DayOf(places[0].Edition)))
	}
	return say.New("%s.", say.Joined(parts, say.New("; ")))
}

// howToInstall says which command installs the official text of an edition: the
// newest is fetched, an older one imported from its file.
func howToInstall(edition string) say.Message {
	if edition == cr.Current().ID {
		return say.New("it can be installed with apnap rules update")
	}
	return say.New("it can be installed with apnap rules import FILE")
}

// RefuseRule answers for a rule that is not there, with its nearest neighbours.
func (d *Shelf) RefuseRule(err error, edition string) talk.Reply {
	no := answer.AsRefusal(err)
	if no == nil {
		return d.Fault()
	}
	r := d.Footed(talk.Reply{Verdict: no.In(d.Lang), Refused: no.Code, Private: true}, edition)
	var row []talk.Button
	for _, n := range no.Nearest[:min(len(no.Nearest), talk.MaxRowButtons)] {
		row = append(row, talk.Button{Label: n, Action: talk.ActShowRule, Value: n + "@" + edition})
	}
	if len(row) > 0 {
		r.Buttons = [][]talk.Button{row}
	}
	for _, in := range no.Elsewhere[:min(len(no.Elsewhere), 5)] {
		r.Lines = append(r.Lines, talk.Line{Text: d.Lang.Say(sayItIs, in.Number, EditionSays(cr.Edition{ID: in.Edition}))})
	}
	return r
}
