package cr

import "fmt"

//go:generate go run ./internal/gen

// Rule is a rule of the game by meaning; its number depends on the edition.
// The zero Rule is no rule: it has no number and is never in force.
type Rule uint16

// Kind says what sort of rule it is.
type Kind uint8

// The kinds of rule.
const (
	Behaviour  Kind = iota // decides what happens
	Definition             // says what something is
	Reference              // sends the reader to another rule
	Related                // a rule beyond replacement and prevention that a ruling may cite
)

// String returns the rule's key, such as "OneOpportunity".
func (r Rule) String() string {
	if e := r.entry(); e != nil {
		return e.key
	}
	return fmt.Sprintf("Rule(%d)", uint16(r))
}

// Gloss returns what the rule says, in one sentence of our own words.
func (r Rule) Gloss() string {
	if e := r.entry(); e != nil {
		return e.gloss
	}
	return ""
}

// Kind returns what sort of rule it is.
func (r Rule) Kind() Kind {
	if e := r.entry(); e != nil {
		return e.kind
	}
	return Related
}

// Since returns the effective date (ISO) of the first edition in which the
// rule held, and Until that of the last one, "" while it still holds.
func (r Rule) Since() string {
	if e := r.entry(); e != nil {
		return e.since
	}
	return ""
}

// Until returns the effective date (ISO) of the last edition in which the
// rule held, "" while it still holds.
func (r Rule) Until() string {
	if e := r.entry(); e != nil {
		return e.until
	}
	return ""
}

// Numbers returns the numbers under which the edition has the rule, headings
// among them, the main one first; none when the edition did not state it. The
// slice is shared: read only.
func (r Rule) Numbers(e Edition) []string {
	if entry := r.entry(); entry != nil {
		return entry.at(e).numbers
	}
	return nil
}

// Side is the sort of effect that a rule is cited for: what the official text
// says of both it often says twice.
type Side uint8

// The sides.
const (
	AnySide Side = iota
	OfReplacement
	OfPrevention
	sides
)

// mark is the side's letter in the table.
func (s Side) mark() string { return [...]string{"", "r", "p"}[s] }

// Cited returns the numbers by which a ruling under the edition cites the rule
// for an effect of the side: those whose text says it, and no headings. Read
// only.
func (r Rule) Cited(e Edition, of Side) []string {
	if entry := r.entry(); entry != nil {
		return entry.at(e).cited[of]
	}
	return nil
}

// Number returns the rule's main number in the edition, "" if it had none.
func (r Rule) Number(e Edition) string {
	if ns := r.Numbers(e); len(ns) > 0 {
		return ns[0]
	}
	return ""
}

// Also returns the rule's numbers in document T.10, for the editions of 1999
// to 2001 that the document retold; none elsewhere. Read only.
func (r Rule) Also(e Edition) []string {
	entry := r.entry()
	if entry == nil || !e.retoldByT10() {
		return nil
	}
	return entry.t10
}

// InForce reports whether the rule's behaviour held under the edition,
// whether or not the edition had words or a number for it.
func (r Rule) InForce(e Edition) bool {
	entry := r.entry()
	return entry != nil && e.AtLeast(entry.since) && (entry.until == "" || e.ID <= entry.until)
}

// Rules returns every rule in the order of the table.
func Rules() []Rule {
	rules := make([]Rule, len(table()))
	for i := range rules {
		rules[i] = Rule(i + 1)
	}
	return rules
}

// ParseRule returns the rule of that key.
func ParseRule(key string) (Rule, error) {
	for i := range table() {
		if table()[i].key == key {
			return Rule(i + 1), nil
		}
	}
	return 0, fmt.Errorf("there is no rule called %q", key)
}

// entry returns the rule's row of the table, nil for no rule.
func (r Rule) entry() *entry {
	rows := table()
	if r == 0 || int(r) > len(rows) {
		return nil
	}
	return &rows[r-1]
}
