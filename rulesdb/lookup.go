package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// Answer is what a lookup found: a rule or a glossary term.
type Answer struct {
	Rule *Rule
	Term *Term
}

// Lookup finds what a person typed in the edition: a rule by its number in
// any usual form, or a term of the glossary, or of the digest's titles where no
// glossary has it. What there is not is a *NotFoundError.
func (db *DB) Lookup(ctx context.Context, text string, e cr.Edition) (Answer, error) {
	if a := readAsked(text); a.number == "" {
		term, err := db.term(ctx, text, a.term, e)
		if err != nil {
			return Answer{}, err
		}
		return Answer{Term: &term}, nil
	}
	rule, err := db.Rule(ctx, text, e)
	if err != nil {
		return Answer{}, err
	}
	return Answer{Rule: &rule}, nil
}

// Rule finds a rule by its number, typed as people do. The official text of
// the edition is used where it is imported, else the digest; the numbers of
// the source documents (T.10.8, 419.6f.Ruling.1) are found whatever the
// edition. What there is not is a *NotFoundError.
func (db *DB) Rule(ctx context.Context, text string, e cr.Edition) (Rule, error) {
	if err := ctx.Err(); err != nil {
		return Rule{}, err
	}
	ctx = context.WithoutCancel(ctx) // a lookup takes microseconds; watching it costs more
	a := readAsked(text)
	if a.number == "" {
		return Rule{}, &NotFoundError{Text: text, Edition: e.ID}
	}
	l, err := db.installed(ctx)
	if err != nil {
		return Rule{}, err
	}
	n, official := crtext.ParseNumber(a.number)
	var rule Rule
	switch {
	case !official:
		rule, err = db.documentRule(ctx, a.number, e)
	case l.has(e.ID):
		rule, err = db.officialRule(ctx, n, e)
		if errors.Is(err, sql.ErrNoRows) && l.partial(e.ID) {
			rule, err = db.digestRule(ctx, a.number, e)
		}
	default:
		rule, err = db.digestRule(ctx, a.number, e)
	}
	if errors.Is(err, sql.ErrNoRows) {
		return Rule{}, db.notFound(ctx, a.number, e, l)
	}
	if err != nil {
		return Rule{}, err
	}
	rule.SameRuleIn = sameRuleIn(rule.Number, rule.Edition)
	return rule, nil
}

// officialRule reads a rule of an imported text. Where a number stands twice
// the texts are given one after the other.
func (db *DB) officialRule(ctx context.Context, n crtext.Number, e cr.Edition) (Rule, error) {
	rows, err := db.queries.rule.QueryContext(ctx, rowID(editionKey(e.ID), n))
	if err != nil {
		return Rule{}, err
	}
	rule := Rule{Number: n.String(), Edition: e.ID, Effective: e.ID, Source: Official, Parent: parentString(n)}
	found := false
	err = each(rows, func() error {
		var text, cell string
		if err := rows.Scan(&text, &cell); err != nil {
			return err
		}
		r := splitRest(cell)
		if found {
			rule.Text += "\n\n" + text
			rule.Examples = append(rule.Examples, r.examples...)
			rule.See = append(rule.See, r.see...)
			return nil
		}
		found = true
		rule.Text, rule.Heading, rule.Examples, rule.See = text, r.heading, r.examples, r.see
		rule.Children, rule.Previous, rule.Next = r.children, r.previous, r.next
		return nil
	})
	if err == nil && !found {
		err = sql.ErrNoRows
	}
	return rule, err
}

// parentString returns the parent's number, "" for a chapter.
func parentString(n crtext.Number) string {
	if p := n.Parent(); p != (crtext.Number{}) {
		return p.String()
	}
	return ""
}

// digestRule reads what the digest says of a number in the edition.
func (db *DB) digestRule(ctx context.Context, number string, e cr.Edition) (Rule, error) {
	rule := Rule{Number: number, Edition: e.ID, Effective: e.ID, Source: Digest, Parent: parentOf(number)}
	var examples string
	err := db.queries.digest.QueryRowContext(ctx, number, e.ID).Scan(&rule.Heading, &rule.Text, &examples, &rule.Provenance)
	if err != nil {
		return Rule{}, err
	}
	rule.Examples = splitList(examples)
	if db.french {
		rule.retell()
	}
	rule.See = crtext.References(rule.Text)
	if rule.See == nil {
		rule.See = []string{}
	}
	around, err := db.shapes.of(ctx, db, e)
	if err != nil {
		return Rule{}, err
	}
	rule.Children = append([]string{}, around.children[number]...)
	rule.Previous, rule.Next = around.previous[number], around.next[number]
	return rule, nil
}

// documentRule reads an entry of a source document: in the edition if the
// document retold it, else in the one it is known for.
func (db *DB) documentRule(ctx context.Context, number string, e cr.Edition) (Rule, error) {
	rule, err := db.digestRule(ctx, number, e)
	if !errors.Is(err, sql.ErrNoRows) {
		return rule, err
	}
	home := "2000"
	if !strings.HasPrefix(number, "T.") {
		home = "2008"
	}
	if e, err = cr.Find(home); err != nil {
		return Rule{}, err
	}
	return db.digestRule(ctx, number, e)
}

// sameRuleIn lists where the rule of a number stood under other numbers: for
// each, the first edition that had it there.
func sameRuleIn(number, edition string) []Place {
	places := []Place{}
	e, err := cr.On(edition)
	if err != nil {
		return places
	}
	rules := cr.Citing(number, e)
	if len(rules) == 0 {
		return places
	}
	for _, span := range rules[0].History() {
		if len(span.Numbers) > 0 && span.Numbers[0] != number {
			places = append(places, Place{Edition: span.From, Number: span.Numbers[0]})
		}
	}
	for _, n := range rules[0].T10() {
		if n != number {
			places = append(places, Place{Edition: "1999-04-23", Number: n})
		}
	}
	return places
}

// term finds a glossary entry by its name, by a question about it ("what is
// madness?"), or by the beginning of its name where no other begins so.
func (db *DB) term(ctx context.Context, text, fold string, e cr.Edition) (Term, error) {
	term, err := db.named(ctx, fold, e)
	if asked := askedFor(fold); errors.Is(err, sql.ErrNoRows) && asked != fold {
		fold = asked
		term, err = db.named(ctx, fold, e)
	}
	if !errors.Is(err, sql.ErrNoRows) {
		return term, err
	}
	if begun := db.CompleteTerm(ctx, fold, e, 2); len(begun) == 1 && len(fold) >= shortestStart {
		term, err = db.named(ctx, foldTerm(begun[0]), e)
		if !errors.Is(err, sql.ErrNoRows) {
			return term, err
		}
		fold = foldTerm(begun[0]) // a title that the digest has no words for
	}
	return Term{}, db.noTerm(ctx, text, fold, e)
}

// shortestStart is how many characters of a term's name stand for the whole of it.
const shortestStart = 3

// askedFor is the term that a folded question asks about, or the whole of what is no
// question.
func askedFor(fold string) string {
	for _, frame := range [][2]string{{"what is the meaning of", ""}, {"what is", ""}, {"what s", ""}, {"what's", ""}, {"whats", ""}, {"what are", ""}, {"what does", "mean"}, {"what does", "do"}, {"what do", "do"},
		{"how does", "work"}, {"how do", "work"}, {"define", ""}, {"explain", ""}, {"meaning of", ""}, {"qu'est ce que", ""}, {"qu'est ce qu'", ""}, {"c'est quoi", ""}, {"que veut dire", ""}, {"que signifie", ""}} {
		inner, begins := strings.CutPrefix(fold, frame[0])
		inner, ends := strings.CutSuffix(inner, frame[1])
		inner = strings.TrimSpace(inner)
		for _, article := range []string{"a ", "an ", "the ", "un ", "une ", "le ", "la ", "l'", "les "} {
			inner = strings.TrimPrefix(inner, article)
		}
		if begins && ends && inner != "" {
			return inner
		}
	}
	return fold
}

// named finds a glossary entry, in the singular if the plural is unknown and the
// other way round; where no glossary has it, the digest may.
func (db *DB) named(ctx context.Context, fold string, e cr.Edition) (Term, error) {
	for _, find := range []func(context.Context, string, cr.Edition) (Term, error){db.exactTerm, db.digestTerm} {
		for _, try := range []string{fold, strings.TrimSuffix(fold, "s"), strings.TrimSuffix(fold, "es"), fold + "s"} {
			if try == "" {
				continue
			}
			term, err := find(ctx, try, e)
			if !errors.Is(err, sql.ErrNoRows) {
				return term, err
			}
		}
	}
	return Term{}, sql.ErrNoRows
}

// exactTerm reads the entry of a folded term.
func (db *DB) exactTerm(ctx context.Context, fold string, e cr.Edition) (Term, error) {
	term := Term{Edition: e.ID, Source: Official}
	var senses, see string
	err := db.queries.term.QueryRowContext(ctx, editionKey(e.ID), fold).Scan(&term.Term, &senses, &see)
	if err != nil {
		return Term{}, err
	}
	term.Senses, term.See = splitList(senses), splitList(see)
	return term, nil
}
