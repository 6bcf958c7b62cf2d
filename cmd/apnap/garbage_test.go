package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// garbage is what people and programs type that is no question, by what it is.
func garbage() map[string]string {
	return map[string]string{
		"sql":              `'; DROP TABLE rules; --`,
		"shell":            "$(rm -rf /tmp/x) `id` && cat /etc/passwd | sh",
		"markdown":         "**bold** [x](http://example.org) ||spoiler|| ```code``` > quote",
		"mentions":         "<@1234567890> @everyone @here <#12> <@&5>",
		"escapes":          "\x1b[31mred\x1b[0m\x07 \x1b]0;title\x07",
		"emoji":            "🔥🐉👩‍👩‍👧‍👦 frobs 🃏",
		"zero width":       "Bo\u200bb fro\u200dbs a c\u2060ard\ufeff",
		"right to left":    "\u202eBob frobs\u202c שלום مرحبا",
		"combining":        "B\u0301\u0301\u0301\u0301o\u0300b d\u0336raws frobs",
		"many marks":       "B" + strings.Repeat("\u0301", 3000),
		"bytes":            "Bob \xff\xfe\x80 frobs \xc3",
		"surrogate":        "\xed\xa0\x80 Bob",
		"null":             "Bob\x00frobs\x00",
		"brackets":         strings.Repeat("(", 4000),
		"closed brackets":  strings.Repeat("(", 2000) + strings.Repeat(")", 2000),
		"mixed brackets":   strings.Repeat("([", 2000),
		"quotes":           strings.Repeat(`"`, 4000),
		"long":             strings.Repeat("x", 5000),
		"long emoji":       strings.Repeat("🔥", 4000),
		"accents":          strings.Repeat("é", 3999),
		"lines":            "Bob\nfrobs\r\na card\u2028twice",
		"format":           "%s%d%n %!v(MISSING) {{.}} ${x}",
		"figures":          "99999999999999999999999999",
		"html":             "<script>alert(1)</script>",
		"json":             `{"a": [1,2`,
		"path":             "../../etc/passwd",
		"another alphabet": "ボブはカードを引く",
		"private":          "\ue000\uf8ff\U0010ffff",
	}
}

// The entry points that a text reaches, by name; each takes it where it does
// most.
func entries(text string) map[string][]string {
	return map[string][]string{
		"event":   {"resolve", "--json", "--event", text},
		"fact":    {"resolve", "--json", "--event", "Bob draws a card", "--fact", text},
		"effect":  {"resolve", "--json", "--event", "Bob draws a card", "--effect", text},
		"card":    {"resolve", "--json", "--event", "Bob draws a card", "--effect", "Alice: " + text},
		"active":  {"resolve", "--json", "--event", "Bob draws a card", "--active", text},
		"edition": {"resolve", "--json", "--event", "Bob draws a card", "--edition", text},
		"choose":  {"resolve", "--json", "--event", "Bob draws a card", "--choose", text},
		"ask":     {"ask", "--json", "--", text},
		"rule":    {"rule", "--json", "--", text},
		"history": {"history", "--json", "--", text},
		"show":    {"cards", "show", "--json", "--", text},
	}
}

// TestGarbageIsRefused: what is no question is refused by every entry point with
// one sentence, a code and a stretch that lies inside the text.
func TestGarbageIsRefused(t *testing.T) {
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	for what, text := range garbage() {
		for entry, args := range entries(text) {
			var out, errOut bytes.Buffer
			if status := run(args, strings.NewReader(""), &out, &errOut); status != exitRefused {
				t.Errorf("%s as %s: status %d, %s", what, entry, status, errOut.String())
				continue
			}
			if fault := showable(errOut.String()); fault != "" || strings.Count(errOut.String(), "\n") != 1 {
				t.Errorf("%s as %s: %s %q", what, entry, fault, errOut.String())
			}
			if fault := refusedWell(out.Bytes()); fault != "" {
				t.Errorf("%s as %s: %s", what, entry, fault)
			}
		}
	}
}

// refusedWell says what is wrong with a refusal in JSON, "" where nothing is.
func refusedWell(out []byte) string {
	var answer struct {
		Refused struct {
			Code, Text, Says string
			Span             *[2]int
		}
	}
	r := &answer.Refused
	switch err := json.Unmarshal(out, &answer); {
	case err != nil || !utf8.Valid(out):
		return "no JSON: " + string(out)
	case r.Code == "" || r.Says == "" || utf8.RuneCountInString(r.Says) > 400:
		return "code " + r.Code + " says " + r.Says
	case r.Span == nil || r.Span[0] < 0 || r.Span[1] < r.Span[0] || r.Span[1] > utf8.RuneCountInString(r.Text):
		return "the stretch is not inside the text: " + string(out)
	}
	return showable(r.Says)
}

// showable says what in a text would do something to a terminal, "" where
// nothing would.
func showable(text string) string {
	if !utf8.ValidString(text) {
		return "no valid UTF-8"
	}
	for _, r := range text {
		if r != '\n' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r)) {
			return "a control character"
		}
	}
	return ""
}

// TestGarbagePlayers: what cannot be a player's name is refused.
func TestGarbagePlayers(t *testing.T) {
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	for _, name := range []string{"", " \t", "🔥", "<@12>", "a\nb", "\x1b[31mAlice", "Al\u202eice", "Alice: Bob", strings.Repeat("x", 65), "\xff", "$(id)", "'; --"} {
		var out, errOut bytes.Buffer
		status := run([]string{"resolve", "--json", "--player", name, "--event", "Bob draws a card"}, strings.NewReader(""), &out, &errOut)
		if status != exitRefused || !strings.Contains(out.String(), "unknown_player") || showable(errOut.String()) != "" {
			t.Errorf("%q: status %d, %s%s", name, status, out.String(), errOut.String())
		}
	}
}

// TestGarbageSearch: a search finds what there is, and refuses only what is too long.
func TestGarbageSearch(t *testing.T) {
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	for what, text := range garbage() {
		var out, errOut bytes.Buffer
		status := run([]string{"search", "--json", "--", text}, strings.NewReader(""), &out, &errOut)
		if utf8.RuneCountInString(text) > 200 {
			if fault := refusedWell(out.Bytes()); status != exitRefused || fault != "" {
				t.Errorf("%s: status %d, %s", what, status, fault)
			}
			continue
		}
		var hits []any
		if err := json.Unmarshal(out.Bytes(), &hits); status != exitDone || err != nil || errOut.Len() > 0 {
			t.Errorf("%s: status %d, %v, %s", what, status, err, errOut.String())
		}
	}
}

// TestGarbageConsole: the console answers every line, shows no control character,
// and goes on.
func TestGarbageConsole(t *testing.T) {
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	var script strings.Builder
	for _, text := range garbage() {
		text = strings.NewReplacer("\n", " ", "\r", " ").Replace(text)
		for _, line := range []string{text, "/resolve event: " + text, "/resolve question: " + text, "/resolve event: Bob draws a card effect1: " + text,
			"/resolve event: Bob draws a card facts: " + text, "/rule " + text, "/search " + text, "/" + text, "as " + text, "as Bob", "1"} {
			script.WriteString(line + "\n")
		}
	}
	script.WriteString(strings.Repeat("y", maxConsoleLine+5) + "\n/rule 614.5\n")
	var out, errOut bytes.Buffer
	if status := run([]string{"console"}, strings.NewReader(script.String()), &out, &errOut); status != exitDone || errOut.Len() > 0 {
		t.Errorf("status %d, %s", status, errOut.String())
	}
	if fault := showable(out.String()); fault != "" {
		t.Error(fault)
	}
	if !strings.Contains(out.String(), "This line is too long.") || !strings.Contains(out.String()[len(out.String())-600:], "614.5") {
		t.Error("the console does not go on behind a line that is too long")
	}
}

// TestGarbageParse: a stream of abilities holds a line for each of its lines,
// whatever stands in them.
func TestGarbageParse(t *testing.T) {
	var in strings.Builder
	lines, bad := 0, 0
	for _, text := range garbage() {
		in.WriteString(strings.NewReplacer("\n", " ", "\r", " ").Replace(text) + "\n")
		good, err := json.Marshal(map[string]string{"name": text, "type_line": text, "text": "If you would draw a card, " + text + " instead."})
		if err != nil {
			t.Fatal(err)
		}
		in.Write(append(good, '\n'))
		lines, bad = lines+2, bad+1
	}
	in.WriteString(`{"name": "` + strings.Repeat("x", maxParseLine) + `"}` + "\n" + `{"name": "last", "text": "Flying"}`)
	lines, bad = lines+2, bad+1
	var out, errOut bytes.Buffer
	if status := run([]string{"parse"}, strings.NewReader(in.String()), &out, &errOut); status != exitRefused || !strings.Contains(errOut.String(), "first is line") {
		t.Errorf("status %d, %s", status, errOut.String())
	}
	told, refused := 0, 0
	for line := range strings.Lines(out.String()) {
		var p struct {
			Abilities []struct {
				Text  string
				Error *struct {
					Code, Says string
					Span       [2]int
				}
			}
			Error *struct{ Code, Says string }
		}
		if err := json.Unmarshal([]byte(line), &p); err != nil {
			t.Fatalf("%v in %.200q", err, line)
		}
		told++
		if p.Error != nil {
			refused++
		}
		for _, a := range p.Abilities {
			if e := a.Error; e != nil && (e.Code == "" || e.Says == "" || e.Span[0] < 0 || e.Span[1] < e.Span[0] || e.Span[1] > utf8.RuneCountInString(a.Text) || showable(e.Says) != "") {
				t.Errorf("%+v of %.200q", *e, a.Text)
			}
		}
	}
	if told != lines || refused != bad {
		t.Errorf("%d lines for %d, %d refused for %d", told, lines, refused, bad)
	}
}
