package crtext

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

//go:embed testdata/rules.txt
var sample string

// sampleText is the sample with enough further rules to count as an edition.
func sampleText() string {
	var more strings.Builder
	for n := 3; n < 120; n++ {
		more.WriteString("100." + itoa(n) + ". Seat " + itoa(n) + " is much like the others.\n\n")
	}
	return strings.Replace(sample, "101. Turns\n\n101.1", more.String()+"101. Turns\n\n101.1", 1)
}

func itoa(n int) string { return Number{Section: n}.String() }

// mustParse reads a text that is an edition.
func mustParse(t *testing.T, name, text string) *Document {
	t.Helper()
	doc, err := Parse(name, text)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// rule returns the entry of a number.
func rule(t *testing.T, doc *Document, number string) Rule {
	t.Helper()
	for _, r := range doc.Rules {
		if r.Number.String() == number {
			return r
		}
	}
	t.Fatalf("no rule %s", number)
	return Rule{}
}

func TestParse(t *testing.T) {
	doc := mustParse(t, "", sampleText())
	if doc.Effective != "2021-03-05" || doc.Partial {
		t.Errorf("effective %s, partial %v", doc.Effective, doc.Partial)
	}
	for number, want := range map[string]string{
		"1":      "The Table",
		"100":    "Seats",
		"100.1b": "Nobody sits on the table.\nThe table itself may sit.",
		"101.1":  "Turns go round.",
		"101.2a": "A player who passes is passed.",
		"101.2b": "A passed player waits.",
		"200.1a": "All parts are printed.",
	} {
		if got := rule(t, doc, number).Text; got != want {
			t.Errorf("%s is %q, want %q", number, got, want)
		}
	}
	if got := rule(t, doc, "100.1a").Examples; len(got) != 2 || got[0] != "Alba sits by the window and begins." {
		t.Errorf("examples of 100.1a: %q", got)
	}
	if got := rule(t, doc, "101.2a").Heading; got != "Passing" {
		t.Errorf("101.2a stands under %q", got)
	}
	if got := rule(t, doc, "200.1").Heading; got != "Parts" {
		t.Errorf("200.1 stands under %q", got)
	}
}

func TestGlossary(t *testing.T) {
	doc := mustParse(t, "", sampleText())
	var names []string
	for _, term := range doc.Glossary {
		names = append(names, term.Name)
	}
	if want := []string{"Card", "Passed, Passing", "Seat (Obsolete)"}; !slices.Equal(names, want) {
		t.Errorf("terms %q, want %q", names, want)
	}
	if got := doc.Glossary[0].Senses; len(got) != 2 {
		t.Errorf("senses of Card: %q", got)
	}
}

func TestWarnings(t *testing.T) {
	doc := mustParse(t, "Rules 20210101.txt", sampleText())
	all := strings.Join(doc.Warnings, "\n")
	for _, want := range []string{"101.2b stands twice", "101.2d follows 101.2b", "the text 2021-03-05"} {
		if !strings.Contains(all, want) {
			t.Errorf("no warning %q in %q", want, all)
		}
	}
	if strings.Contains(all, "not kept") {
		t.Errorf("words were lost: %q", all)
	}
}

func TestTruncated(t *testing.T) {
	text := sampleText()
	text = text[:strings.Index(text, "Seat (Obsolete)")]
	if doc := mustParse(t, "", text); !doc.Partial || len(doc.Glossary) != 2 {
		t.Errorf("partial %v with %d terms", doc.Partial, len(doc.Glossary))
	}
}

// TestEncodingsAndLineEnds reads one text in every guise the publisher used.
func TestEncodingsAndLineEnds(t *testing.T) {
	want := mustParse(t, "", sampleText())
	encodings := map[string]func(string) []byte{
		"UTF-8":           func(s string) []byte { return []byte(s) },
		"UTF-8 with mark": func(s string) []byte { return []byte("\ufeff" + s) },
		"Windows-1252":    func(s string) []byte { b, _ := charmap.Windows1252.NewEncoder().Bytes([]byte(s)); return b },
		"UTF-16 LE": func(s string) []byte {
			b, _ := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().Bytes([]byte(s))
			return b
		},
		"UTF-16 BE": func(s string) []byte {
			b, _ := unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewEncoder().Bytes([]byte(s))
			return b
		},
		"UTF-16 LE without mark": func(s string) []byte {
			b, _ := unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder().Bytes([]byte(s))
			return b
		},
	}
	ends := map[string]func(string) string{
		"LF":       func(s string) string { return s },
		"CR LF":    func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
		"CR":       func(s string) string { return strings.ReplaceAll(s, "\n", "\r") },
		"CR CR LF": func(s string) string { return strings.ReplaceAll(s, "\n", "\r\r\n") },
		"mixed":    func(s string) string { return strings.ReplaceAll(strings.Replace(s, "\n", "\r\n", 12), "\n", "\r") },
		"blanks":   func(s string) string { return strings.ReplaceAll(s, "\n\n", "\n \n") },
	}
	for encoding, encode := range encodings {
		for end, change := range ends {
			text, err := Decode(encode(change(sampleText())))
			if err != nil {
				t.Fatal(err)
			}
			got := mustParse(t, "", text)
			if !sameDocument(got, want) {
				t.Errorf("%s with %s: %d rules and %d terms, want %d and %d", encoding, end, len(got.Rules), len(got.Glossary), len(want.Rules), len(want.Glossary))
			}
		}
	}
}

// TestMacintosh: what a Macintosh wrote and another system read has its quotes and
// dashes back.
func TestMacintosh(t *testing.T) {
	const want = "A casket that isn’t open is “shut” — see rules 614.1–3."
	mac, err := charmap.Macintosh.NewEncoder().String(want)
	if err != nil {
		t.Fatal(err)
	}
	read, err := charmap.Windows1252.NewDecoder().String(mac)
	if err != nil {
		t.Fatal(err)
	}
	for _, sent := range []string{mac, read} {
		if got, err := Decode([]byte(sent)); err != nil || got != want {
			t.Errorf("%q is read as %q, %v", sent, got, err)
		}
	}
}

// sameDocument compares texts and glossary.
func sameDocument(a, b *Document) bool {
	return slices.EqualFunc(a.Rules, b.Rules, func(x, y Rule) bool {
		return x.Number == y.Number && x.Text == y.Text && slices.Equal(x.Examples, y.Examples)
	}) && slices.EqualFunc(a.Glossary, b.Glossary, func(x, y Term) bool {
		return x.Name == y.Name && slices.Equal(x.Senses, y.Senses)
	})
}

// TestWrapped reads hard-wrapped lines, one of which begins with a reference.
func TestWrapped(t *testing.T) {
	var text strings.Builder
	for _, line := range strings.Split(sampleText(), "\n") {
		if strings.HasPrefix(line, "100.2. ") {
			line = "100.2. Seats are not sold, as is told at length in the rules\n200.1 and in those on parts, which\nsee."
		}
		text.WriteString(line + "\n")
	}
	doc := mustParse(t, "", text.String())
	if got, want := rule(t, doc, "100.2").Text, "Seats are not sold, as is told at length in the rules 200.1 and in those on parts, which see."; got != want {
		t.Errorf("100.2 is %q, want %q", got, want)
	}
}

// TestWrappedWithoutBlankLines reads rules that follow each other line by line;
// some numbers are left out or stand twice, and references begin lines.
func TestWrappedWithoutBlankLines(t *testing.T) {
	text := strings.Replace(sampleText(), "100.2. Seats are not sold. See rule 200, “Parts.”", `100.2. Seats are not sold (see
100.3 and the rules on parts). Nobody asks, whatever rule
100.4 says.
100.4. A seat that was sold is returned, as in rules 100.2,
100.5, and 100.6.
100.4a Dusting
100.4b It is dusted.
100.4c It is paid for.
Example: Carla dusts.
100.4e It is carried home.
100.4e It is carried home once more.`, 1)
	text = strings.Replace(text, "100.3. Seat 3 is much like the others.\n\n100.4. Seat 4 is much like the others.\n\n", "", 1)
	doc := mustParse(t, "", text)
	var got []string
	for _, r := range doc.Rules {
		if r.Number.Section == 100 && (r.Number.Rule == 2 || r.Number.Rule == 4) {
			got = append(got, r.Number.String()+": "+r.Text)
		}
	}
	want := []string{
		"100.2: Seats are not sold (see 100.3 and the rules on parts). Nobody asks, whatever rule 100.4 says.",
		"100.4: A seat that was sold is returned, as in rules 100.2, 100.5, and 100.6.",
		"100.4a: Dusting", "100.4b: It is dusted.", "100.4c: It is paid for.", "100.4e: It is carried home.", "100.4e: It is carried home once more.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// TestCheckKept spoils a document in every way in which a line could be lost,
// changed or kept twice, and expects a warning each time.
func TestCheckKept(t *testing.T) {
	all := lines(sampleText())
	body, glossary, credits := divide(all)
	for name, spoil := range map[string]func(*Document){
		"nothing":              func(*Document) {},
		"a word gone":          func(d *Document) { d.Rules[5].Text = strings.Replace(d.Rules[5].Text, " ", "", 1) },
		"a word more":          func(d *Document) { d.Rules[7].Text += " indeed" },
		"a paragraph twice":    func(d *Document) { d.Rules[4].Text += "\nThe table itself may sit." },
		"an example gone":      func(d *Document) { d.Rules[3].Examples = d.Rules[3].Examples[:1] },
		"an example twice":     func(d *Document) { e := &d.Rules[3].Examples; *e = append(*e, (*e)[0]) },
		"an example elsewhere": func(d *Document) { e := d.Rules[3].Examples; d.Rules[3].Examples, d.Rules[8].Examples = nil, e },
		"a rule gone":          func(d *Document) { d.Rules = slices.Delete(d.Rules, 9, 10) },
		"the first gone":       func(d *Document) { d.Rules = d.Rules[1:] },
		"a sense gone":         func(d *Document) { d.Glossary[0].Senses = d.Glossary[0].Senses[:1] },
		"a term gone":          func(d *Document) { d.Glossary = d.Glossary[1:] },
		"the last term gone":   func(d *Document) { d.Glossary = d.Glossary[:2] },
		"a term changed":       func(d *Document) { d.Glossary[1].Name = "Passing" },
	} {
		doc := mustParse(t, "", sampleText())
		spoil(doc)
		doc.Warnings = nil
		doc.checkKept(all, body, glossary, credits)
		if got := strings.Join(doc.Warnings, " "); strings.Contains(got, "not kept whole") == (name == "nothing") {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestRefuse(t *testing.T) {
	for name, text := range map[string]string{
		"empty":      " \n ",
		"web page":   "<!DOCTYPE html><html><body>100.1. Rules" + sampleText() + "</body>",
		"web lines":  strings.ReplaceAll(sampleText(), "\n", "<br/>\n"),
		"two in one": sampleText() + sampleText(),
		"one often":  strings.Replace(sampleText(), "100.2. Seats", strings.Repeat("100.2. Seats are seats.\n\n", 10)+"100.2. Seats", 1),
		"binary":     "\x00\x01\x02" + sampleText(),
		"cards":      strings.Repeat("Moss Giant {4}{G} Creature 5/5\n", 500),
		"json":       `{"data": "100.1. Rule"}` + sampleText(),
		"no numbers": strings.Repeat("The rules of the game are told here in prose.\n\n", 300),
		"too few":    sample,
		"no date":    strings.Replace(sampleText(), "effective as of March 5, 2021", "in force", 1),
	} {
		doc, err := Parse("", text)
		if err == nil {
			t.Errorf("%s: read as %s with %d rules", name, doc.Effective, len(doc.Rules))
			continue
		}
		if !strings.HasSuffix(err.Error(), ".") || strings.Count(err.Error(), "\n") > 0 {
			t.Errorf("%s: not one sentence: %q", name, err)
		}
	}
}

func TestDates(t *testing.T) {
	for text, want := range map[string]string{
		"These rules are effective as of September 30, 2011.":                                                "2011-09-30",
		"These rules are current as of July 1, 2003.":                                                        "2003-07-01",
		"COMPREHENSIVE RULES            04/23/99":                                                            "1999-04-23",
		"The rules, November 1, 1999":                                                                        "1999-11-01",
		"These rules are effective as of\nFebruary 2, 2024":                                                  "2024-02-02",
		"Nothing is said.":                                                                                   "",
		"These rules are effective as of Smarch 13, 2011.":                                                   "",
		"These rules are effective as of February 30th, 2011.":                                               "",
		"These rules are current as of 1 October 2006.":                                                      "2006-10-01",
		"These rules are in effect from Sept. 24, 2001.":                                                     "2001-09-24",
		"Effective date: 2024-02-02":                                                                         "2024-02-02",
		"EFFECTIVE AS OF FEBRUARY 2ND 2024":                                                                  "2024-02-02",
		"Effective: 02/20/2002":                                                                              "2002-02-20",
		"Rules current as of the day, January 1, 1999, when effective March 5, 2021 was written.":            "2021-03-05",
		"Printed May 1, 2003\n" + strings.Repeat("\n", 400) + "These rules are current as of July 23, 2001.": "2001-07-23",
	} {
		if got := effectiveDate(strings.Split(text, "\n")); got != want {
			t.Errorf("%q is dated %q, want %q", text, got, want)
		}
	}
	for name, want := range map[string]string{
		"MagicCompRules 20260417.txt": "2026-04-17", "MagicCompRules_20070201.txt": "2007-02-01", "MagicCompRules-2011-09-30.txt": "2011-09-30",
		"MagicCompRules_041001.txt": "2004-10-01", "comprules.txt": "", "rules-12.txt": "", "20261399.txt": "",
	} {
		if got := nameDate(name); got != want {
			t.Errorf("%s is dated %q, want %q", name, got, want)
		}
	}
}

func TestReferences(t *testing.T) {
	for text, want := range map[string]string{
		"See rule 614.5.":                       "614.5",
		"See rules 603.7d–f and 614.1c-d.":      "603.7d 603.7e 603.7f 614.1c 614.1d",
		"as 704.5k–n says":                      "704.5k 704.5m 704.5n",
		"See rule 605, “Mana.” It costs 300.":   "605",
		"See rule 701.19, “Regenerate.”":        "701.19",
		"Rule 614.5 and rule 614.5 again.":      "614.5",
		"See rules 212-215.":                    "212 213 214 215",
		"rules 605 and 606":                     "605 606",
		"rules 508.1–508.3":                     "508.1 508.2 508.3",
		"rules 614.1c and d":                    "614.1c 614.1d",
		"rules 110.4, 110.5a, and 112":          "110.4 110.5a",
		"rules 702.16a-702.16e":                 "702.16a 702.16b 702.16c 702.16d 702.16e",
		"rules 307–309 and 400.1":               "307 308 309 400.1",
		"rules 305.2b and 305.2f–h say":         "305.2b 305.2f 305.2g 305.2h",
		"rule 614.1c or a 2/2 creature":         "614.1c",
		"rule 100.4 and 300 cards":              "100.4",
		"rule 605 and 300.5 tons":               "605 300.5",
		"rules 119.1–118.2":                     "119.1 118.2",
		"A 2.5 ounce card from 1999 costs 100.": "",
	} {
		if got := strings.Join(References(text), " "); got != want {
			t.Errorf("%q refers to %q, want %q", text, got, want)
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, c := range []struct{ prev, next string }{
		{"100.1", "100.2"}, {"100.1", "100.1a"}, {"100.1a", "100.1b"}, {"100.1k", "100.1m"}, {"100.1n", "100.1p"}, {"100.1c", "100.2"},
	} {
		prev, _ := ParseNumber(c.prev)
		next, _ := ParseNumber(c.next)
		if !next.follows(prev) {
			t.Errorf("%s does not follow %s", c.next, c.prev)
		}
		if prev.follows(next) {
			t.Errorf("%s follows %s", c.prev, c.next)
		}
	}
	for _, bad := range []string{"", "x", "614.", "614.5aa", "0614", "6145", "614.5.1"} {
		if n, ok := ParseNumber(bad); ok {
			t.Errorf("%q is read as %v", bad, n)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(sampleText()))
	f.Add([]byte("100.1. A\n\nGlossary\n\nA\nB\n\nCredits"))
	f.Add([]byte("\xff\xfe1\x000\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := Decode(data)
		if err != nil {
			return
		}
		doc, err := Parse("fuzz 20200101", text)
		if err != nil {
			return
		}
		for _, w := range doc.Warnings {
			if strings.Contains(w, "not kept") {
				t.Errorf("%s\n%q", w, text)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	text := sampleText()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := Parse("", text); err != nil {
			b.Fatal(err)
		}
	}
}
