package lookup

import (
	"context"
	"fmt"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
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
	return db.Search(ctx, words, e, limit)
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
	if len(hits) == 0 {
		r.Verdict = d.Lang.Say(sayNoHits)
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
