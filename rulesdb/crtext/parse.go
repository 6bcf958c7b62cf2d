package crtext

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// Error says in one sentence why a text is no edition of the rules.
type Error struct{ Says string }

// Error returns the sentence.
func (e *Error) Error() string { return e.Says }

// Parse reads a decoded text. The name is the file's and serves only for
// warnings and for the date of a text that has none.
func Parse(name, text string) (*Document, error) {
	all := lines(text)
	if err := refuse(text, all); err != nil {
		return nil, err
	}
	pages := blankPages(all)
	body, glossary, credits := divide(all)
	if body < 0 {
		return nil, &Error{"This text has no numbered rules, so it is no edition of the Comprehensive Rules."}
	}
	doc := &Document{Effective: effectiveDate(all), Introduction: nonBlank(all[:body]), Credits: nonBlank(all[credits:])}
	if err := doc.checkDate(name); err != nil {
		return nil, err
	}
	r := reader{doc: doc, wrapped: isWrapped(all[body:glossary])}
	for i := body; i < glossary; i++ {
		r.line(all[i], i+1)
	}
	r.flush()
	if glossary < credits {
		doc.Glossary = readGlossary(all[glossary+1:credits], glossary+2)
	}
	doc.finish(all, body, glossary, credits)
	if pages > 0 {
		doc.warn("%d page numbers were left out.", pages)
	}
	if rules, _, _ := doc.Count(); rules < fewestRules {
		return nil, &Error{fmt.Sprintf("This text has only %d numbered rules, so it is no edition of the Comprehensive Rules.", rules)}
	}
	if err := doc.checkNumbers(); err != nil {
		return nil, err
	}
	doc.checkKept(all, body, glossary, credits)
	return doc, nil
}

// fewestRules is what a real edition has at the very least; the smallest,
// of 1999, has over 300.
const fewestRules = 100

// refuse turns away what cannot be a rules text.
func refuse(text string, all []string) error {
	start := strings.ToLower(strings.TrimSpace(text[:min(len(text), 2000)]))
	switch {
	case strings.TrimSpace(text) == "":
		return &Error{"This file is empty."}
	case strings.Contains(text, "\x00"):
		return &Error{"This file is not text."}
	case webPage().MatchString(start), len(tag().FindAllStringIndex(text[:min(len(text), 20000)], fewTags)) == fewTags:
		return &Error{"This is a web page; the rules are wanted as a plain text file."}
	case strings.HasPrefix(start, "{"), strings.HasPrefix(start, "["), strings.HasPrefix(start, "%pdf"), strings.HasPrefix(start, `{\rtf`):
		return &Error{"This is no plain text of the Comprehensive Rules."}
	case len(all) < 10:
		return &Error{"This text is too short to be an edition of the Comprehensive Rules."}
	}
	return nil
}

// webPage matches the marks at the top of a web page.
var webPage = onceRegexp(`<!doctype|<html|<head>|<body|<meta |<\?xml`)

// tag matches the marks inside a web page; so many of them make one of a text.
var tag = onceRegexp(`(?i)</?(?:p|br|div|span|b|i|a|li|ul|h\d|td|tr|table|font)(?:\s[^<>]*)?/?>`)

const fewTags = 20

// divide finds where the body, the glossary and the credits begin. The
// contents list names all of them too, so the last mention counts; body is
// below 0 if there is none.
func divide(all []string) (body, glossary, credits int) {
	body, glossary, credits = firstRule(all), len(all), len(all)
	if body < 0 {
		return body, glossary, credits
	}
	for i := body; i < len(all); i++ {
		switch title(all[i]) {
		case "glossary":
			glossary, credits = i, len(all)
		case "credits", "index":
			if glossary < len(all) {
				credits = min(credits, i)
			}
		}
	}
	return startOfHeadings(all, body), glossary, credits
}

// firstRule returns the line of rule 100.1, indented only if it must be; -1 for
// none.
func firstRule(all []string) int {
	indented := -1
	for i, line := range all {
		n, _, ok := cutNumber(strings.TrimSpace(line))
		switch {
		case !ok || n != (Number{100, 1, 0}):
		case indent(line) == 0:
			return i
		case indented < 0:
			indented = i
		}
	}
	return indented
}

// startOfHeadings goes back from the first rule over the chapter's and the
// section's headings, their rulings and blank lines.
func startOfHeadings(all []string, first int) int {
	start := first
	for i := first - 1; i >= 0; i-- {
		line := strings.TrimSpace(all[i])
		if line == "" || isRuling(line) {
			continue
		}
		if n, _, ok := cutTitle(line); ok && (n.Section == 100 || n.Section == 1) {
			start = i
			continue
		}
		break
	}
	return start
}

// title folds a line to compare it with the name of a part; one too long for
// that is "".
func title(line string) string {
	const longest = 80 // with what is drawn around it
	if len(line) > longest {
		return ""
	}
	return strings.ToLower(strings.Trim(line, " \t_*-=:"))
}

// isRuling reports whether a line is drawn, not written.
func isRuling(line string) bool {
	return len(line) > 2 && strings.Trim(line, "-=_* ") == ""
}

// isWrapped reports whether the text is broken into short lines, so that a
// number at the start of a line may be a reference out of the line before.
func isWrapped(body []string) bool {
	long, all := 0, 0
	for _, line := range body {
		if line == "" {
			continue
		}
		all++
		if len(line) > wrapWidth {
			long++
		}
	}
	return long*50 < all
}

// wrapWidth is longer than the lines of every wrapped edition.
const wrapWidth = 130

// nonBlank returns the lines with something on them.
func nonBlank(all []string) []string {
	var kept []string
	for _, line := range all {
		if strings.TrimSpace(line) != "" {
			kept = append(kept, line)
		}
	}
	return kept
}

// checkDate sees to it that the edition has a date it can be kept under.
func (d *Document) checkDate(name string) error {
	named := nameDate(name)
	switch {
	case d.Effective == "" && named == "":
		return &Error{"This text does not say from what date its rules are effective."}
	case d.Effective == "":
		d.Effective = named
		d.warn("The text gives no date; %s is taken from the file's name.", named)
	case named != "" && named != d.Effective:
		d.warn("The file's name says %s, the text %s; the text counts.", named, d.Effective)
	}
	return nil
}

// warn adds a warning.
func (d *Document) warn(format string, args ...any) {
	d.Warnings = append(d.Warnings, fmt.Sprintf(format, args...))
}

// onceRegexp returns a function giving the pattern compiled once.
func onceRegexp(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}

// fewestPages is how many numbers in sequence make page numbers of lines that
// hold nothing but a number.
const fewestPages = 3

// blankPages blanks the lines that hold but the number of a page, left behind
// by a printed layout, and returns how many there were.
func blankPages(all []string) int {
	var found []int
	last := 0
	for i, line := range all {
		digits, rest := leadingDigits(strings.TrimSpace(line))
		if digits == "" || rest != "" || len(digits) > 3 {
			continue
		}
		if page := atoi(digits); len(found) == 0 || page == last+1 {
			found, last = append(found, i), page
		}
	}
	if len(found) < fewestPages {
		return 0
	}
	for _, i := range found {
		all[i] = ""
	}
	return len(found)
}
