package crtext

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"apnap/internal/every"
)

// guise is a way in which the publisher, a mirror or a mail program has handed
// texts on: what it does to the lines, ended by "\n", without changing a word.
type guise struct {
	name   string
	change func(string) string
}

// guises are the quirks of lines.
func guises() []guise {
	replace := func(pattern, with string) func(string) string {
		re := regexp.MustCompile(pattern)
		return func(s string) string { return re.ReplaceAllString(s, with) }
	}
	return []guise{
		{"as it is", func(s string) string { return s }},
		{"spaces at line ends", replace(`(?m)$`, " \t ")},
		{"spaces on blank lines", replace(`\n\n`, "\n  \n")},
		{"two blank lines for one", replace(`\n\n`, "\n\n\n")},
		{"no dots behind numbers", replace(`(\n\n\d{3}\.\d+)\. `, "$1 ")},
		{"dots behind sub-rules", replace(`(?m)^(\d{3}\.\d+[a-z]) `, "$1. ")},
		{"no space behind the dot", replace(`(\n\n\d{3}\.\d+\.) ([A-Z“"])`, "$1$2")},
		{"tabs behind numbers", replace(`(?m)^(\d{3}\.\d+\.?[a-z]?) `, "$1\t")},
		{"wide spaces", func(s string) string { return strings.ReplaceAll(s, " ", "\u00a0") }},
		{"no final line end", func(s string) string { return strings.TrimRight(s, "\n") }},
		{"many final line ends", func(s string) string { return s + "\n\n\n\n" }},
		{"an end-of-file mark", func(s string) string { return s + "\x1a" }},
		{"form feeds", everySo(40, "\f", "")},
		{"form feeds on lines of their own", everySo(40, "\f\n\n", "")},
		{"page numbers", everySo(50, "", "%d\n\n")},
		{"page numbers behind form feeds", everySo(50, "", "%d\n\n\f")},
		{"byte order marks inside", everySo(30, "\ufeff", "")},
		{"soft hyphens and no-width spaces", func(s string) string { return strings.ReplaceAll(s, "ther", "th\u00ad\u200ber") }},
		{"wrapped at 76", wrap(76)},
		{"wrapped at 100", wrap(100)},
	}
}

// unspaced takes the blank lines out of the body, and wraps it; the glossary
// needs them.
func unspaced(text string) string {
	body, glossary := strings.Index(text, "\n100.1"), strings.LastIndex(text, "\nGlossary")
	return text[:body] + strings.ReplaceAll(wrap(80)(text[body:glossary]), "\n\n", "\n") + text[glossary:]
}

// everySo puts something before every n-th paragraph that begins with a rule's
// number; paged is given the number of the page.
func everySo(n int, mark, paged string) func(string) string {
	return func(s string) string {
		paragraphs := strings.Split(s, "\n\n")
		page := 0
		for i, p := range paragraphs {
			if i%n != n-1 || len(p) < 6 || p[3] != '.' {
				continue
			}
			page++
			paragraphs[i] = mark + p
			if paged != "" {
				paragraphs[i] = fmt.Sprintf(paged, page) + p
			}
		}
		return strings.Join(paragraphs, "\n\n")
	}
}

// wrap breaks long lines, so that references come to begin lines.
func wrap(width int) func(string) string {
	return func(s string) string {
		var b strings.Builder
		for _, line := range strings.Split(s, "\n") {
			at := 0
			for i, word := range strings.Split(line, " ") {
				if i > 0 && at+1+len(word) > width {
					b.WriteByte('\n')
					at = 0
				} else if i > 0 {
					b.WriteByte(' ')
					at++
				}
				b.WriteString(word)
				at += len(word)
			}
			b.WriteByte('\n')
		}
		return strings.TrimSuffix(b.String(), "\n")
	}
}

// wire is how a text becomes bytes: its line ends and its encoding.
type wire struct {
	name   string
	end    func(string) string
	encode func(string) ([]byte, error)
}

// wires are all pairs of line end and encoding.
func wires() []wire {
	ends := []guise{
		{"LF", func(s string) string { return s }},
		{"CR LF", func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }},
		{"CR", func(s string) string { return strings.ReplaceAll(s, "\n", "\r") }},
		{"CR CR LF", func(s string) string { return strings.ReplaceAll(s, "\n", "\r\r\n") }},
		{"twelve CR LF, then CR", func(s string) string {
			return strings.ReplaceAll(strings.Replace(s, "\n", "\r\n", 12), "\n", "\r")
		}},
		{"CR LF with CR here and there", func(s string) string {
			parts := strings.Split(s, "\n\n")
			for i := range parts {
				end := "\r\n"
				if i%5 == 4 {
					end = "\r"
				}
				parts[i] = strings.ReplaceAll(parts[i], "\n", end) + end + end
			}
			return strings.Join(parts, "")
		}},
	}
	utf16 := func(e unicode.Endianness, mark unicode.BOMPolicy) func(string) ([]byte, error) {
		return func(s string) ([]byte, error) { return unicode.UTF16(e, mark).NewEncoder().Bytes([]byte(s)) }
	}
	encodings := []struct {
		name   string
		encode func(string) ([]byte, error)
	}{
		{"UTF-8", func(s string) ([]byte, error) { return []byte(s), nil }},
		{"UTF-8 with mark", func(s string) ([]byte, error) { return []byte("\ufeff" + s), nil }},
		{"UTF-8 taken for Windows-1252", func(s string) ([]byte, error) {
			spoiled, err := charmap.Windows1252.NewDecoder().Bytes([]byte(s))
			if strings.Count(s, "“")+strings.Count(s, "’") < 20 || err != nil {
				return []byte(s), err // too little to tell
			}
			return spoiled, nil
		}},
		{"UTF-8 with two marks", func(s string) ([]byte, error) { return []byte("\ufeff\ufeff" + s), nil }},
		{"Windows-1252", func(s string) ([]byte, error) { return charmap.Windows1252.NewEncoder().Bytes([]byte(s)) }},
		{"UTF-16 LE", utf16(unicode.LittleEndian, unicode.UseBOM)},
		{"UTF-16 BE", utf16(unicode.BigEndian, unicode.UseBOM)},
		{"UTF-16 LE without mark", utf16(unicode.LittleEndian, unicode.IgnoreBOM)},
		{"UTF-16 BE without mark", utf16(unicode.BigEndian, unicode.IgnoreBOM)},
	}
	var all []wire
	for _, end := range ends {
		for _, e := range encodings {
			all = append(all, wire{e.name + ", " + end.name, end.change, e.encode})
		}
	}
	return all
}

// sameInGuise reads a text in one guise over one wire and compares what is
// read with what is wanted.
func sameInGuise(t *testing.T, text string, g guise, w wire, want *Document) {
	t.Helper()
	sent, err := w.encode(w.end(g.change(text)))
	if err != nil {
		return // Windows-1252 has not every character
	}
	read, err := Decode(sent)
	if err != nil {
		t.Errorf("%s, %s: %v", g.name, w.name, err)
		return
	}
	got, err := Parse("", read)
	if err != nil {
		t.Errorf("%s, %s: %v", g.name, w.name, err)
		return
	}
	if got.Effective != want.Effective || got.Partial != want.Partial {
		t.Errorf("%s, %s: %s, partial %v", g.name, w.name, got.Effective, got.Partial)
	}
	if says := difference(got, want); says != "" {
		t.Errorf("%s, %s: %s", g.name, w.name, says)
	}
	for _, warning := range got.Warnings {
		if strings.Contains(warning, "kept") {
			t.Errorf("%s, %s: %s", g.name, w.name, warning)
		}
	}
}

// difference says where two documents first differ, "" if nowhere. Wrapping
// may join a paragraph to the one before, so paragraphs count as one text.
func difference(got, want *Document) string {
	flat := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	for i := range max(len(got.Rules), len(want.Rules)) {
		if i >= len(got.Rules) || i >= len(want.Rules) {
			return fmt.Sprintf("%d entries, want %d", len(got.Rules), len(want.Rules))
		}
		g, w := got.Rules[i], want.Rules[i]
		if g.Number != w.Number || flat(g.Text) != flat(w.Text) || flat(strings.Join(g.Examples, "|")) != flat(strings.Join(w.Examples, "|")) {
			return fmt.Sprintf("got %v %q %q\nwant %v %q %q", g.Number, g.Text, g.Examples, w.Number, w.Text, w.Examples)
		}
	}
	for i := range max(len(got.Glossary), len(want.Glossary)) {
		if i >= len(got.Glossary) || i >= len(want.Glossary) {
			return fmt.Sprintf("%d terms, want %d", len(got.Glossary), len(want.Glossary))
		}
		g, w := got.Glossary[i], want.Glossary[i]
		if g.Name != w.Name || flat(strings.Join(g.Senses, " ")) != flat(strings.Join(w.Senses, " ")) {
			return fmt.Sprintf("got %q %q\nwant %q %q", g.Name, g.Senses, w.Name, w.Senses)
		}
	}
	return ""
}

// TestInventedTextsInEveryGuise reads texts of our own in every guise, each over a share
// of the wires that APNAP_EVERY may change; what they hold is known from how they are
// made.
func TestInventedTextsInEveryGuise(t *testing.T) {
	step := every.Nth(29)
	for name, made := range inventedTexts() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			all := wires()
			for i, g := range guises() {
				for j := i % step; j < len(all); j += step {
					sameInGuise(t, made.text, g, all[j], made.want)
				}
			}
			for _, w := range all {
				sameInGuise(t, made.text, guises()[0], w, made.want)
			}
			sameInGuise(t, made.text, guise{"no blank lines", unspaced}, all[0], made.want)
			sameInGuise(t, made.text, guise{"indented", func(s string) string { return "  " + strings.ReplaceAll(s, "\n", "\n  ") }}, all[0], made.want)
		})
	}
}

// TestPublishedTextsInEveryGuise reads the publisher's texts in every guise,
// each over some of the wires; APNAP_EVERY=1 takes all.
func TestPublishedTextsInEveryGuise(t *testing.T) {
	files, _ := filepath.Glob(shared + "/*.txt")
	if len(files) == 0 {
		t.Skip("no official texts in " + shared)
	}
	step := every.Nth(8)
	for i, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text, err := Decode(data)
			if err != nil {
				t.Fatal(err)
			}
			want := mustParse(t, "", text)
			text = strings.Join(lines(text), "\n")
			for j := i % step; j < len(guises()); j += step {
				all := wires()
				sameInGuise(t, text, guises()[j], all[(i*7+j*11)%len(all)], want)
			}
		})
	}
}

// TestUTF8WithASpoiledByte reads a text that is UTF-8 but for one byte, as a
// file cut off inside a letter is.
func TestUTF8WithASpoiledByte(t *testing.T) {
	text, err := Decode(bytes.Replace([]byte("“Seats” – and \x93old\x94 ones"), []byte("ones"), []byte("on\xe2\x80"), 1))
	if want := "“Seats” – and “old” onâ€"; err != nil || text != want {
		t.Errorf("%q, %v; want %q", text, err, want)
	}
}
