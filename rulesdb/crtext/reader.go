package crtext

import "strings"

// reader takes the body line by line.
type reader struct {
	doc       *Document
	wrapped   bool
	chapter   int    // of the last chapter heading
	section   int    // of the last section heading
	last      Number // of the last rule
	blank     bool   // the line before was blank
	example   bool   // the paragraph before was an example
	text      pieces // of the entry being read
	samples   []pieces
	indent    int    // spaces before the line before
	above     string // the line before
	strays    int    // rules in sections that are not theirs
	continued bool   // the entry goes on behind its first line
}

// titled matches a chapter's or a section's heading.
var titled = onceRegexp(`^([1-9]|[1-9]\d{2})\.\s+(\S.*)$`)

// exampleMark matches the word that begins an example.
var exampleMark = onceRegexp(`^_?(?:Example|EXAMPLE|Examples|EXAMPLES)_?\s*:_?\s*`)

// cutNumber takes a rule's number off the front of a line; there may be a
// dot after it or not, a space or not.
func cutNumber(line string) (Number, string, bool) {
	if len(line) < 5 || line[3] != '.' || line[0] < '1' || line[0] > '9' {
		return Number{}, "", false
	}
	digits, rest := leadingDigits(line[4:])
	if digits != "" && rest != "" && rest[0] >= 'a' && rest[0] <= 'z' {
		rest = rest[1:]
	}
	n, ok := ParseNumber(line[:len(line)-len(rest)])
	if !ok || n.Rule == 0 {
		return Number{}, "", false
	}
	text := strings.TrimLeft(rest, ".")
	if dotless := len(text) == len(rest); dotless && text != "" && text[0] != ' ' && text[0] != '\t' {
		return Number{}, "", false
	}
	return n, strings.TrimLeft(text, " \t"), true
}

// cutTitle takes a chapter's or a section's number off the front of a line.
func cutTitle(line string) (Number, string, bool) {
	if len(line) < 4 || line[0] < '1' || line[0] > '9' {
		return Number{}, "", false
	}
	m := titled().FindStringSubmatch(line)
	if m == nil {
		return Number{}, "", false
	}
	return Number{Section: atoi(m[1])}, m[2], true
}

// cutExample takes the word that begins an example off the front of a line.
func cutExample(line string) (string, bool) {
	if line == "" || line[0] != 'E' && line[0] != '_' {
		return line, false
	}
	mark := exampleMark().FindString(line)
	return line[len(mark):], mark != ""
}

// line takes the next line of the body.
func (r *reader) line(raw string, at int) {
	line := strings.TrimSpace(raw)
	switch {
	case line == "":
		r.blank = true
		return
	case isRuling(line):
		return
	}
	if n, title, ok := cutTitle(line); ok && r.opens(n, title) {
		r.open(n, title, at)
	} else if n, text, ok := cutNumber(line); ok && r.starts(n) {
		r.start(n, text, at)
	} else if text, ok := cutExample(line); ok && len(r.doc.Rules) > 0 {
		r.samples = append(r.samples, pieces{text})
		r.example = true
	} else {
		r.more(line, indent(raw) > r.indent+2)
	}
	r.blank, r.indent, r.above = false, indent(raw), line
}

// opens reports whether a numbered title is the next chapter or section.
func (r *reader) opens(n Number, title string) bool {
	if len(title) > 90 || r.wrapped && !r.blank && len(r.doc.Rules) > 0 && !r.maybeHeading(n) {
		return false
	}
	if n.Section < 10 {
		return n.Section == r.chapter+1
	}
	return n.Section > r.section && (n.Section/100 == r.chapter || n.Section/100 == r.chapter+1)
}

// maybeHeading reports whether a numbered title directly below another line of a
// wrapped text may be a heading: below another heading, or where a paragraph
// ended and the number is among the next.
func (r *reader) maybeHeading(n Number) bool {
	if r.last.Rule == 0 && !r.continued {
		return true
	}
	const fewLeftOut = 20
	next := n.Section == r.chapter+1 || n.Section > r.section && n.Section <= r.section+fewLeftOut || n.Section == (r.chapter+1)*100
	return next && endsSentence().MatchString(r.above) && !wantsNumber().MatchString(r.above)
}

// open takes a chapter's or a section's heading.
func (r *reader) open(n Number, title string, at int) {
	if n.Section < 10 {
		r.chapter = n.Section
	} else {
		r.chapter, r.section = n.Section/100, n.Section
	}
	r.last = n
	r.add(Rule{Number: n, Text: title, Line: at})
}

// starts reports whether a number at the start of a line is a rule of its
// own and not the end of a reference broken over two lines.
func (r *reader) starts(n Number) bool {
	switch {
	case !r.wrapped || r.blank || r.last.Rule == 0 && !r.continued:
		return true
	case wantsNumber().MatchString(r.above):
		return false
	case n.follows(r.last):
		return true
	}
	return endsSentence().MatchString(r.above) && n.soonAfter(r.last)
}

// wantsNumber matches a line that breaks off before a reference.
var wantsNumber = onceRegexp(`(?i)(?:\b(?:rules?|sections?|see|and|or|to|through|in|by|of|from|under|than|also|with)|[(,–-])$`)

// endsSentence matches the last line of a paragraph.
var endsSentence = onceRegexp(`(?:[.!?:][)\]"”’']*|\))$`)

// start takes the first line of a rule.
func (r *reader) start(n Number, text string, at int) {
	r.last = n
	if n.Section != r.section {
		if r.strays++; r.strays <= mostWarnings {
			r.doc.warn("Rule %v stands in section %d.", n, r.section)
		}
	}
	r.add(Rule{Number: n, Text: text, Line: at})
}

// add begins an entry.
func (r *reader) add(rule Rule) {
	r.flush()
	r.text, r.continued = pieces{rule.Text}, false
	r.doc.Rules = append(r.doc.Rules, rule)
	r.example = false
}

// flush puts what was collected of an entry into it.
func (r *reader) flush() {
	if len(r.doc.Rules) == 0 {
		return
	}
	rule := &r.doc.Rules[len(r.doc.Rules)-1]
	rule.Text = r.text.String()
	for _, s := range r.samples {
		rule.Examples = append(rule.Examples, s.String())
	}
	r.text, r.samples = nil, nil
}

// more takes a line without a number: the rest of a wrapped paragraph, or a
// further paragraph of the rule above.
func (r *reader) more(line string, indented bool) {
	if len(r.doc.Rules) == 0 {
		return
	}
	r.continued = true
	joins := r.wrapped && !r.blank && !indented
	switch last := len(r.samples) - 1; {
	case r.example && joins:
		r.samples[last] = append(r.samples[last], " ", line)
	case joins:
		r.text = append(r.text, " ", line)
	default:
		r.text = append(r.text, "\n", line)
		r.example = false
	}
}

// pieces are a text as collected, separators among them.
type pieces []string

// String returns the text, without the marks of italics.
func (p pieces) String() string { return clean(strings.Join(p, "")) }

// italics matches a passage between the underscores that stand for italics.
var italics = onceRegexp(`(^|[^\pL\d_])_([^_]+)_`)

// clean takes out the marks of italics.
func clean(text string) string {
	if strings.Contains(text, "_") {
		text = italics().ReplaceAllString(text, "$1$2")
	}
	return strings.TrimSpace(text)
}
