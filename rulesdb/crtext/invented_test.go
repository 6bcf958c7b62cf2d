package crtext

import (
	"fmt"
	"strings"
)

// invention is a rules text of our own and what it holds.
type invention struct {
	text string
	want *Document
}

// inventedTexts are small editions in the layouts of three times: of 1999,
// drawn lines and indented definitions; of 2004, wrapped lines; and of today.
func inventedTexts() map[string]invention {
	old := inventor{drawn: true, indent: "  ", when: "COMPREHENSIVE RULES          04/23/99"}
	middle := inventor{width: 95, when: "These rules are current as of February 1, 2004."}
	today := inventor{senses: true, when: "These rules are effective as of April 17, 2026."}
	return map[string]invention{
		"1999":  old.make("1999-04-23"),
		"2004":  middle.make("2004-02-01"),
		"today": today.make("2026-04-17"),
	}
}

// inventor makes a text in one layout.
type inventor struct {
	drawn  bool   // headings are underlined
	indent string // before definitions
	senses bool   // definitions have numbered senses
	width  int    // of lines, 0 for any
	when   string // the line with the date
	body   []string
	doc    *Document
}

// make makes the text.
func (v inventor) make(date string) invention {
	v.doc = &Document{Effective: date}
	for _, s := range []int{1, 100, 101, 102, 2, 200, 201, 3, 300, 4, 400, 5, 500, 6, 600, 614} {
		v.heading(s)
		if s >= 100 {
			v.section(s)
		}
	}
	glossary := v.glossary()
	head := []string{"Comprehensive Rules of the Long Table", v.when, "Contents"}
	for _, r := range v.doc.Rules {
		if r.Number.Rule == 0 {
			head = append(head, "     "+r.Number.String()+". "+r.Text)
		}
	}
	head = append(head, "Glossary", "Credits")
	parts := append(append(append(head, v.body...), glossary...), "Credits", "Nobody in particular.")
	return invention{strings.Join(parts, "\n\n") + "\n", v.doc}
}

// heading adds a chapter's or a section's title.
func (v *inventor) heading(n int) {
	title := fmt.Sprintf("Seats Of The %s Sort", ordinal(n))
	line := fmt.Sprintf("%d. %s", n, title)
	if v.drawn {
		line += "\n" + strings.Repeat("-", len(line))
	}
	v.body = append(v.body, line)
	v.doc.Rules = append(v.doc.Rules, Rule{Number: Number{Section: n}, Text: title})
}

// section adds the rules of a section: bare ones, one with every letter, one
// that is but a title, examples and paragraphs without a number among them.
func (v *inventor) section(n int) {
	for rule := 1; rule <= 12; rule++ {
		if rule == 3 {
			v.rule(Number{n, rule, 0}, "Benches Of Stone", false, false)
			for c := byte('a'); c <= 'z'; c = nextLetter(c) {
				v.rule(Number{n, rule, c}, v.words(n, int(c)), c%7 == 0, false)
			}
			continue
		}
		v.rule(Number{n, rule, 0}, v.words(n, rule), rule%4 == 0, rule%5 == 0)
	}
}

// words makes a rule's text; it speaks of other rules, so that references come
// to stand anywhere in a wrapped line.
func (v *inventor) words(n, i int) string {
	text := fmt.Sprintf("A bench of the %s sort holds as many people as rule %d.%d says.", ordinal(i), 100+i%3, 1+i%9)
	for k := range i % 6 {
		text += fmt.Sprintf(" Nobody moves a bench that somebody sits on (see rules %d.3a–c and %d.%d, “Benches Of Stone”); whoever does so—all the same—is %s.", n, 100+k, 2+k, strings.Repeat("very ", k+i%4)+"sorry")
	}
	return text
}

// rule adds a rule.
func (v *inventor) rule(n Number, text string, examples, more bool) {
	dot := "."
	if n.Letter != 0 {
		dot = ""
	}
	r := Rule{Number: n, Text: text}
	v.paragraph(fmt.Sprintf("%v%s %s", n, dot, text))
	if more {
		second := "All of this holds for stools too, and for whatever else people sit on when benches are few; rule 100.1 does not."
		r.Text += "\n" + second
		v.paragraph(second)
	}
	if examples {
		for _, who := range []string{"Alba", "Bruno"} {
			example := who + " sits down on a bench for four, and then there are five; see rule 100.2, which tells who stands up again and who goes home."
			r.Examples = append(r.Examples, example)
			v.paragraph("Example: " + example)
		}
	}
	v.doc.Rules = append(v.doc.Rules, r)
}

// paragraph adds a paragraph to the body.
func (v *inventor) paragraph(text string) {
	if v.width > 0 {
		text = wrap(v.width)(text)
	}
	v.body = append(v.body, text)
}

// glossary makes the glossary.
func (v *inventor) glossary() []string {
	parts := []string{"Glossary"}
	for i := range 30 {
		term := Term{Name: fmt.Sprintf("Bench, %s", ordinal(i))}
		if i%4 == 1 {
			term.Name = ordinal(i) + " Stool (Obsolete)"
		}
		term.Senses = []string{"What people sit on at a table. See rule 100.3, “Benches Of Stone.”"}
		if v.senses && i%3 == 0 {
			term.Senses = []string{"1. What people sit on.", "2. Those who sit on it. See rule 614.3."}
		}
		v.doc.Glossary = append(v.doc.Glossary, term)
		parts = append(parts, term.Name+"\n"+v.indent+strings.Join(term.Senses, "\n"+v.indent))
	}
	return parts
}

// ordinal spells a number in a way of our own.
func ordinal(n int) string {
	names := []string{"Oaken", "Birchen", "Ashen", "Elmen", "Beechen", "Cedar", "Maple"}
	return names[n%len(names)] + strings.Repeat("Most", n/len(names)%4) + string(rune('A'+n%26))
}
