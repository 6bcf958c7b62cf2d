package lookup

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// The bounds of a search.
const (
	hitsPerPage     = 5
	maxSearchHits   = 50
	maxSearchLength = 200 // characters of the words searched for
)

// SearchSpec describes /search.
func SearchSpec() talk.Spec {
	return talk.Spec{Name: say.New("search"), Description: say.New("Find rules by their words"), Options: []talk.OptionSpec{
		{Name: say.New("words"), Description: say.New("What to look for, such as: one opportunity"), Required: true, MaxLength: maxSearchLength},
		EditionOption(),
	}}
}

// SearchHits are the rules that fit the words, best first; none is no error.
func (d *Shelf) SearchHits(ctx context.Context, words, edition string, limit int) ([]rulesdb.Hit, error) {
	if err := answer.Within("search", words, maxSearchLength); err != nil {
		return nil, err
	}
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return nil, err
	}
	return d.found(ctx, db, words, e, limit)
}

// found searches an index. What is found only by what people call it says so, and
// where its text is.
func (d *Shelf) found(ctx context.Context, db *rulesdb.DB, words string, e cr.Edition, limit int) ([]rulesdb.Hit, error) {
	hits, err := db.Search(ctx, words, e, limit)
	for i := range hits {
		if h := &hits[i]; h.Untold {
			name, _, _ := strings.Cut(h.Snippet, ",")
			h.Snippet = d.Lang.Say(sayUntold, name)
		}
	}
	return hits, err
}

// NoHits says that a search found nothing: among the rules, or where their official
// text is not installed among those that we tell.
func (d *Shelf) NoHits(ctx context.Context, edition string) say.Message {
	db, e, err := d.index(ctx, edition)
	if err == nil && !hasText(ctx, db, e) {
		return say.New("%s.", say.Joined([]say.Message{say.New("No rule that I tell in my own words has these words, and the official text of %s is not installed", DayOf(e.ID)), howToInstall(e.ID)}, say.New("; ")))
	}
	return say.New(sayNoHits)
}

// hasText reports whether the edition's official text is installed.
func hasText(ctx context.Context, db *rulesdb.DB, e cr.Edition) bool {
	list, err := db.Editions(ctx)
	return err == nil && slices.ContainsFunc(list, func(one rulesdb.Installed) bool { return one.ID == e.ID && one.Source == rulesdb.Official })
}

// SearchJSON is the hits as the contract has them, with a final newline.
func SearchJSON(hits []rulesdb.Hit) []byte {
	if hits == nil {
		hits = []rulesdb.Hit{}
	}
	return answer.JSON(hits)
}

// Search shows a page of what a search found.
func (d *Shelf) Search(ctx context.Context, words, edition string, page int) talk.Reply {
	words = strings.TrimSpace(words)
	hits, err := d.SearchHits(ctx, words, edition, maxSearchHits)
	if err != nil {
		return d.RefuseRule(err, edition)
	}
	e, _ := answer.FindEdition(edition) // it was found above
	r := d.Addressed(talk.Reply{Title: d.Lang.Say(titleSearch, words), Footer: EditionSays(e).In(d.Lang)}, e.ID)
	if len(hits) > 0 {
		r.Footer = sourceSays(e.ID, hits[0].Source).In(d.Lang)
	}
	if len(hits) == 0 {
		r.Verdict = d.NoHits(ctx, edition).In(d.Lang)
		return r
	}
	from := min(page*hitsPerPage, len(hits)-1)
	to := min(from+hitsPerPage, len(hits))
	var row, turn []talk.Button
	for _, h := range hits[from:to] {
		r.Lines = append(r.Lines, talk.Line{Text: h.Snippet, Rules: []string{h.Number}})
		row = append(row, talk.Button{Label: h.Number, Action: talk.ActShowRule, Value: h.Number + "@" + h.Edition})
	}
	if page > 0 {
		turn = append(turn, talk.Button{Label: d.Lang.Say(labelEarlier), Action: talk.ActPage, Value: fmt.Sprintf("search:%d:%s@%s", page-1, words, e.ID)})
	}
	if to < len(hits) {
		turn = append(turn, talk.Button{Label: d.Lang.Say(labelMore), Action: talk.ActPage, Value: fmt.Sprintf("search:%d:%s@%s", page+1, words, e.ID)})
	}
	r.Verdict = d.Lang.Say(sayHits, from+1, to, len(hits))
	r.Buttons = [][]talk.Button{row}
	if len(turn) > 0 {
		r.Buttons = append(r.Buttons, turn)
	}
	return r
}
