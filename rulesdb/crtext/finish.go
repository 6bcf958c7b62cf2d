package crtext

import "strings"

// finish gives entries their headings and looks for what is odd.
func (d *Document) finish(all []string, body, glossary, credits int) {
	d.setHeadings()
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

// warnOfDuplicates names the numbers that stand twice; both are kept.
func (d *Document) warnOfDuplicates() {
	seen := map[Number]bool{}
	for _, r := range d.Rules {
		if seen[r.Number] {
			d.warn("Rule %v stands twice.", r.Number)
		}
		seen[r.Number] = true
	}
}

// warnOfGaps names the rules that do not follow the one before.
func (d *Document) warnOfGaps() {
	var prev Number
	gaps := 0
	for _, r := range d.Rules {
		n := r.Number
		if n.Rule > 0 && n != prev && !n.follows(prev) {
			if gaps++; gaps <= 5 {
				d.warn("Rule %v follows %v.", n, prev)
			}
		}
		prev = n
	}
	if gaps > 5 {
		d.warn("%d more rules are out of sequence.", gaps-5)
	}
}

// lostWords compares how many words the body and the glossary have with how
// many are kept; the difference should be 0.
func lostWords(d *Document, body, glossary []string) int {
	return wordsOf(body, true) + wordsOf(glossary, false) - d.words()
}

// wordsOf counts the words of the lines, without the marks of examples where
// rules stand.
func wordsOf(part []string, rules bool) int {
	count := 0
	for _, line := range part {
		line = strings.TrimSpace(line)
		if line == "" || isRuling(line) {
			continue
		}
		if rules {
			if n, rest, ok := cutNumber(line); ok {
				line = n.String() + " " + rest
			}
			line, _ = cutExample(line)
		}
		count += countWords(line)
	}
	return count
}

// words counts the words kept: one for each number, and all text.
func (d *Document) words() int {
	count := 0
	for _, r := range d.Rules {
		count += 1 + countWords(r.Text)
		for _, e := range r.Examples {
			count += countWords(e)
		}
	}
	for _, t := range d.Glossary {
		count += countWords(t.Name)
		for _, s := range t.Senses {
			count += countWords(s)
		}
	}
	return count
}

// countWords counts what stands between spaces; a number with a word stuck to it
// counts as two, whether it was taken for a rule's number or not.
func countWords(text string) int {
	count := 0
	for field := range strings.FieldsSeq(text) {
		count++
		if _, rest, ok := cutNumber(field); ok {
			count += countWords(rest)
		}
	}
	return count
}
