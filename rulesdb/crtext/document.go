package crtext

// Document is one edition of the rules as read from a text.
type Document struct {
	Effective    string // ISO date
	Introduction []string
	Rules        []Rule // chapters, sections, rules and sub-rules, in order
	Glossary     []Term
	Credits      []string
	Partial      bool     // the text breaks off
	Warnings     []string // sentences
}

// Rule is a numbered entry. Text holds its paragraphs, one a line; for a
// chapter or a section it is the title.
type Rule struct {
	Number   Number
	Heading  string // the title above the entry: of its keyword or section
	Text     string
	Examples []string
	Line     int // in the file, from 1
}

// Term is an entry of the glossary.
type Term struct {
	Name   string
	Senses []string
	Line   int
}

// Count returns how many numbered rules and sub-rules, examples and glossary
// entries the document has; chapters and sections are not counted.
func (d *Document) Count() (rules, examples, terms int) {
	for _, r := range d.Rules {
		if r.Number.Rule > 0 {
			rules++
		}
		examples += len(r.Examples)
	}
	return rules, examples, len(d.Glossary)
}
