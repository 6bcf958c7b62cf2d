package lookup

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"apnap/commands/answer"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
	"apnap/rulesdb/crtext"
)

// Rules returns the rules from one number to another, in order, with all that
// stands below the last; between a number and itself, the rule with what stands
// below it.
func (d *Shelf) Rules(ctx context.Context, from, to, edition string) ([]rulesdb.Rule, error) {
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return nil, err
	}
	if from == to {
		if to, err = numberOf(ctx, db, to, e); err != nil {
			return nil, err
		}
		from = to
	}
	last, err := db.Rule(ctx, to, e)
	if err != nil {
		return nil, ofIndex(err)
	}
	if _, isNumber := crtext.ParseNumber(last.Number); !isNumber {
		return documentRange(ctx, db, from, last, e)
	}
	var list []rulesdb.Rule
	inside := false
	for number, instead := from, ""; number != ""; {
		rule, err := db.Rule(ctx, number, e)
		if err != nil && instead != "" {
			number, instead = instead, "" // a title that the digest does not tell
			continue
		}
		if err != nil {
			return nil, ofIndex(err)
		}
		if inside && !isBelow(rule.Number, last.Number) {
			return list, nil
		}
		inside = inside || isBelow(rule.Number, last.Number)
		if !inside && len(list) > 0 && comesBefore(list[0].Number, last.Number) && comesBefore(last.Number, rule.Number) {
			rest, err := d.Rules(ctx, last.Number, last.Number, edition) // titles alone
			return append(list, rest...), err
		}
		list = append(list, rule)
		number, instead = behind(&rule)
	}
	if !inside {
		return nil, notBefore(list[0].Number, last.Number)
	}
	return list, nil
}

// notBefore refuses a range whose ends are not in order.
func notBefore(first, last string) error {
	return &answer.Refusal{Code: answer.CodeUnknownRule, Where: "rule", Text: first + "-" + last, Says: say.New("Rule %s does not come before rule %s.", first, last)}
}

// comesBefore reports whether a number comes before another in the rules, a chapter
// before its sections.
func comesBefore(number, other string) bool {
	n, _ := crtext.ParseNumber(number)
	o, _ := crtext.ParseNumber(other)
	place := func(section int) int {
		if section < firstSection {
			return section * firstSection // a chapter
		}
		return section
	}
	return cmp.Or(cmp.Compare(place(n.Section), place(o.Section)), cmp.Compare(n.Section, o.Section), cmp.Compare(n.Rule, o.Rule), cmp.Compare(n.Letter, o.Letter)) < 0
}

// firstSection is the least number of a section; lesser ones are chapters.
const firstSection = 100

// documentRange is what stands in a source document from a number to a rule, with all
// below that one.
func documentRange(ctx context.Context, db *rulesdb.DB, from string, last rulesdb.Rule, e cr.Edition) ([]rulesdb.Rule, error) {
	first, err := db.Rule(ctx, from, e)
	if err != nil {
		return nil, ofIndex(err)
	}
	if first.Number == last.Number {
		return documentRules(ctx, db, last, e)
	}
	top := last
	for top.Parent != "" {
		if top, err = db.Rule(ctx, top.Parent, e); err != nil {
			return nil, ofIndex(err)
		}
	}
	all, err := documentRules(ctx, db, top, e)
	if err != nil {
		return nil, err
	}
	begin, end := -1, 0
	for i := range all {
		if all[i].Number == first.Number {
			begin = i
		}
		if all[i].Number == last.Number || strings.HasPrefix(all[i].Number, last.Number+".") {
			end = i + 1
		}
	}
	if begin < 0 || begin >= end {
		return nil, notBefore(first.Number, last.Number)
	}
	return all[begin:end], nil
}

// documentRules is a rule of a source document with all below it: their neighbours
// may be of other editions.
func documentRules(ctx context.Context, db *rulesdb.DB, top rulesdb.Rule, e cr.Edition) ([]rulesdb.Rule, error) {
	list := []rulesdb.Rule{top}
	for _, number := range top.Children {
		rule, err := db.Rule(ctx, number, e)
		if err != nil {
			return nil, ofIndex(err)
		}
		below, err := documentRules(ctx, db, rule, e)
		if err != nil {
			return nil, err
		}
		list = append(list, below...)
	}
	return list, nil
}

// behind is the number that a reader comes to behind a rule: what stands below a
// chapter or section, and before the first rule of another section its title. The
// index has chapters and sections beside each other, and rules from one section on
// into the next; what instead names is there where that title is not told.
func behind(rule *rulesdb.Rule) (number, instead string) {
	n, isNumber := crtext.ParseNumber(rule.Number)
	if isTitle := isNumber && n.Rule == 0; isTitle && len(rule.Children) > 0 {
		return rule.Children[0], ""
	}
	next, isToo := crtext.ParseNumber(rule.Next)
	if isNumber && isToo && next.Rule > 0 && next.Section != n.Section {
		return crtext.Number{Section: next.Section}.String(), rule.Next
	}
	return rule.Next, ""
}

// isBelow reports whether a rule is another or stands below it.
func isBelow(number, top string) bool {
	n, isNumber := crtext.ParseNumber(number)
	above, isToo := crtext.ParseNumber(top)
	for ; isNumber && isToo && n != (crtext.Number{}); n = n.Parent() {
		if n == above {
			return true
		}
	}
	return number == top
}

// RulesProse words several rules, each title of a section once.
func RulesProse(list []rulesdb.Rule) string {
	var b strings.Builder
	section := ""
	for i := range list {
		p := &list[i]
		if s, _, _ := strings.Cut(p.Number, "."); s != section && !isTitle(p) {
			fmt.Fprintf(&b, "%s\n", p.Heading) // it begins in the middle
		}
		section, _, _ = strings.Cut(p.Number, ".")
		fmt.Fprintf(&b, "%s  %s\n", p.Number, strings.ReplaceAll(p.Text, "\n", " "))
		for _, x := range p.Examples {
			fmt.Fprintf(&b, "  Example: %s\n", x)
		}
	}
	if len(list) == 1 && isBare(&list[0]) {
		fmt.Fprintln(&b, onlyTitled(&list[0]).In(say.English))
	}
	fmt.Fprintln(&b, pageSource(&list[0]).In(say.English))
	return b.String()
}
