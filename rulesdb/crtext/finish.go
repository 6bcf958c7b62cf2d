package crtext

import (
	"fmt"
	"strings"
)

// finish gives entries their headings and looks for what is odd.
func (d *Document) finish(all []string, body, glossary, credits int) {
	d.setHeadings()
	d.checkContents(all[:body])
	d.warnOfDuplicates()
	d.warnOfGaps()
	switch {
	case glossary == len(all):
		d.Partial = true
		d.warn("The text breaks off before its glossary.")
	case credits == len(all):
		d.Partial = true
		d.warn("The text breaks off inside its glossary.")
	}
}

// setHeadings gives each entry the title above it: of the keyword it belongs
// to, else of its section, else of its chapter.
func (d *Document) setHeadings() {
	titles := map[Number]string{}
	for i := range d.Rules {
		r := &d.Rules[i]
		for n := r.Number.Parent(); n != (Number{}) && r.Heading == ""; n = n.Parent() {
			r.Heading = titles[n]
		}
		if r.Number.Letter == 0 && isTitle(r.Text) {
			titles[r.Number] = r.Text
		}
		if r.Number.Rule == 0 {
			titles[r.Number] = r.Text
			r.Heading = r.Text
		}
	}
}

// isTitle reports whether a rule's text is but the title of its sub-rules.
func isTitle(text string) bool {
	return text != "" && len(text) <= 60 && !strings.ContainsAny(text[len(text)-1:], ".:?)\"”") && !strings.Contains(text, "\n")
}

// checkContents compares the sections with those that the contents list names.
// Where the last of them are missing, the text breaks off.
func (d *Document) checkContents(front []string) {
	there := map[Number]bool{}
	var last Number
	for _, r := range d.Rules {
		if there[r.Number] = true; r.Number.Section >= 100 {
			last = r.Number
		}
	}
	var missing []string
	broken := false
	for _, line := range front {
		n, _, ok := cutTitle(strings.TrimSpace(line))
		if !ok || n.Section < 100 || there[n] {
			continue
		}
		missing = append(missing, n.String())
		broken = broken || n.Section > last.Section
	}
	if len(missing) == 0 {
		return
	}
	d.warn("The contents list names sections that the text does not have: %s.", strings.Join(missing[:min(len(missing), 5)], ", "))
	d.Partial = d.Partial || broken
}

// mostOfNumber is how often a number may stand in a text; the publisher's have
// some twice.
const mostOfNumber = 9

// checkNumbers refuses a text in which a number stands too often, or in which
// many stand twice, as where two editions are in one file.
func (d *Document) checkNumbers() error {
	count := map[Number]int{}
	twice := 0
	for _, r := range d.Rules {
		count[r.Number]++
		switch n := count[r.Number]; {
		case n > mostOfNumber:
			return &Error{fmt.Sprintf("This text has rule %v more than %d times, so it is no edition of the Comprehensive Rules.", r.Number, mostOfNumber)}
		case n == 2:
			twice++
		}
	}
	if twice*50 > len(d.Rules) {
		return &Error{fmt.Sprintf("This text has %d rules twice, as if it were two editions in one file.", twice)}
	}
	return nil
}

// warnOfDuplicates names the numbers that stand twice; all are kept.
func (d *Document) warnOfDuplicates() {
	seen := map[Number]bool{}
	twice := 0
	for _, r := range d.Rules {
		if seen[r.Number] {
			if twice++; twice <= mostWarnings {
				d.warn("Rule %v stands twice.", r.Number)
			}
		}
		seen[r.Number] = true
	}
	if twice > mostWarnings {
		d.warn("%d more rules stand twice.", twice-mostWarnings)
	}
}

// mostWarnings is how many warnings of one sort are spelled out.
const mostWarnings = 5

// warnOfGaps names the rules that do not follow the one before.
func (d *Document) warnOfGaps() {
	var prev Number
	gaps := 0
	for _, r := range d.Rules {
		n := r.Number
		if n.Rule > 0 && n != prev && !n.follows(prev) {
			if gaps++; gaps <= mostWarnings {
				d.warn("Rule %v follows %v.", n, prev)
			}
		}
		prev = n
	}
	if gaps > mostWarnings {
		d.warn("%d more rules are out of sequence.", gaps-mostWarnings)
	}
}
