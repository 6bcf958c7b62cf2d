package rulesdb

import (
	"context"
	"slices"

	"apnap/engine/cr"
)

// stage is a rule as one edition has it.
type stage struct {
	edition string
	text    text
}

// trace follows a rule from dates[at] in one direction as far as it is found,
// and back no further than to where the project knows it to begin; the first
// stage is where the tracing begins.
func (db *DB) trace(ctx context.Context, number string, dates []string, at, step int) ([]stage, error) {
	here, err := db.texts(ctx, dates[at])
	if err != nil {
		return nil, err
	}
	now, ok := here.of(number)
	if !ok {
		return nil, &NotFoundError{Text: number, Edition: dates[at]}
	}
	first := knownSince(number, dates[at])
	stages := []stage{{dates[at], now}}
	for i := at + step; i >= 0 && i < len(dates) && dates[i] >= first; i += step {
		there := &shelf{db: db, ctx: ctx, edition: dates[i]}
		now, ok = counterpart(now, dates[i-step], there, dates[i], here)
		if there.err != nil {
			return nil, there.err
		}
		if !ok {
			break
		}
		stages = append(stages, stage{dates[i], now})
	}
	return stages, nil
}

// among is where the counterpart of a rule is looked for.
type among interface {
	of(number string) (text, bool)
	all() []text
}

// shelf is an imported edition of which only as much is read as is asked for.
type shelf struct {
	db      *DB
	ctx     context.Context
	edition string
	whole   *texts
	err     error // of the last reading
}

// of implements among.
func (s *shelf) of(number string) (text, bool) {
	if s.whole != nil {
		return s.whole.of(number)
	}
	e, err := cr.On(s.edition)
	if err != nil {
		s.err = err
		return text{}, false
	}
	list, err := s.db.readTexts(s.ctx, e.ID, number)
	if err != nil || len(list) == 0 {
		s.err = err
		return text{}, false
	}
	list[0].words = bagOf(list[0].text)
	return list[0], true
}

// all implements among.
func (s *shelf) all() []text {
	if s.whole == nil {
		if s.whole, s.err = s.db.texts(s.ctx, s.edition); s.err != nil {
			return nil
		}
	}
	return s.whole.list
}

// counterpart finds a rule of one edition in another: what speaks most for is a
// text like it, that the project knows the two to be the same, that the number
// is the same, and the title above; what the project knows alone is the last
// resort. How much a word tells is taken from words.
func counterpart(rule text, from string, there among, to string, words *texts) (text, bool) {
	best := match{rule: rule, words: words}
	known := knownNumbers(rule.number, from, to)
	for _, number := range known {
		if other, ok := there.of(number); ok {
			best.consider(other, forKnown, sameNumberLikeness)
		}
	}
	if other, ok := there.of(rule.number); ok {
		best.consider(other, forSameNumber, sameNumberLikeness)
	}
	const beyondDoubt = 0.95
	if best.likes < beyondDoubt {
		for _, other := range there.all() {
			best.consider(other, 0, otherNumberLikeness)
		}
	}
	if best.support > 0 {
		return best.text, true
	}
	for _, number := range known {
		if other, ok := there.of(number); ok {
			return other, true
		}
	}
	return text{}, false
}

// knownSince returns the date from which the project knows there to be what the
// number says in the edition, "" if it does not know.
func knownSince(number, edition string) string {
	e, err := cr.On(edition)
	if err != nil {
		return ""
	}
	first := ""
	for _, r := range cr.Citing(number, e) {
		if isMain(r, number, e) && (first == "" || r.Since() < first) {
			first = r.Since()
		}
	}
	return first
}

// mainNumbers returns the numbers under which an edition has a rule before all others:
// the one where it is looked up, which may be a heading, and the first whose text says it.
func mainNumbers(r cr.Rule, e cr.Edition) [2]string {
	main := [2]string{r.Number(e)}
	if says := r.Cited(e, cr.AnySide); len(says) > 0 {
		main[1] = says[0]
	}
	return main
}

// isMain reports whether a number is one of those.
func isMain(r cr.Rule, number string, e cr.Edition) bool {
	main := mainNumbers(r, e)
	return slices.Contains(main[:], number)
}

// knownNumber returns the number in edition to of the rule whose main number
// in edition from it is, "" if the project does not know.
func knownNumber(number, from, to string) string {
	for _, n := range knownNumbers(number, from, to) {
		return n
	}
	return ""
}

// knownNumbers returns the numbers in edition to of the rules whose main number
// in edition from it is.
func knownNumbers(number, from, to string) []string {
	a, errA := cr.On(from)
	b, errB := cr.On(to)
	if errA != nil || errB != nil {
		return nil
	}
	var numbers []string
	for _, r := range cr.Citing(number, a) {
		was, is := mainNumbers(r, a), mainNumbers(r, b)
		for i, n := range is {
			if was[i] == number && n != "" && !slices.Contains(numbers, n) {
				numbers = append(numbers, n)
			}
		}
	}
	return numbers
}
