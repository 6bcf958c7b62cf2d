package lookup

import (
	"context"
	"strings"
	"sync"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// ownRules gives the index without an official text, which takes long to make and
// which no test writes to.
func ownRules(context.Context) (*rulesdb.DB, error) { return ownIndex() }

var ownIndex = sync.OnceValues(func() (*rulesdb.DB, error) { return rulesdb.Open(context.Background(), "") })

// newShelf is a shelf without cards and without an official text.
func newShelf() *Shelf { return &Shelf{OpenRules: ownRules} }

// lookUp carries out a look-up with options "name: value".
func lookUp(s *Shelf, command string, options ...string) talk.Reply {
	given := map[string]string{}
	for _, o := range options {
		name, value, _ := strings.Cut(o, ": ")
		given[name] = value
	}
	ctx := context.Background()
	switch command {
	case "define":
		return s.Define(ctx, given["term"], given["edition"])
	case "history":
		return s.HistoryReply(ctx, given["number"], given["edition"], 0)
	case "compare":
		return s.CompareReply(ctx, given["number"], given["from"], given["to"], 0)
	}
	return s.RuleShown(ctx, given["number"], given["edition"])
}

// TestDefine: without an official text the rules that speak of a term stand in
// for the glossary, and a number is a rule.
func TestDefine(t *testing.T) {
	d := newShelf()
	r := lookUp(d, "define", "term: shield counter")
	if !strings.HasPrefix(r.Verdict, "I do not explain \"shield counter\"") || len(r.Lines) == 0 || r.Refused == "" {
		t.Errorf("shield counter: %+v", r)
	}
	if r = lookUp(d, "define", "term: zzzz"); len(r.Lines) > 0 || r.Refused == "" {
		t.Errorf("zzzz: %+v", r)
	}
	if r = lookUp(d, "define", "term: 614.5"); !strings.HasPrefix(r.Title, "614.5") {
		t.Errorf("614.5: %+v", r)
	}
	if r = lookUp(d, "define", "term: x", "edition: 1850"); r.Refused != answer.CodeUnknownEdition {
		t.Errorf("1850: %+v", r)
	}
}

// TestHistoryAndCompare: a rule is followed through the editions, whatever its
// number was.
func TestHistoryAndCompare(t *testing.T) {
	d := newShelf()
	r := lookUp(d, "history", "number: 614.5")
	if len(r.Lines) != 3 || r.Lines[0].Text != "23 April 1999: it appears as 419.6a." || len(r.Menus[0].Entries) != 3 {
		t.Errorf("history: %+v", r)
	}
	if r = lookUp(d, "history", "number: 999.9"); r.Refused != answer.CodeUnknownRule {
		t.Errorf("999.9: %+v", r)
	}
	r = lookUp(d, "compare", "number: 614.5", "from: 2008")
	if !strings.Contains(r.Verdict, "419.6a became 614.5") || !strings.Contains(r.Footer, "own words") || len(r.Buttons[0]) != 2 {
		t.Errorf("compare: %+v", r)
	}
	// What the digest does not tell is not taken for a rule that was not there.
	r = lookUp(d, "compare", "number: 614.12", "from: 1999", "to: 2011")
	if !strings.Contains(r.Verdict, "cannot compare") || len(r.Lines) > 0 {
		t.Errorf("614.12: %+v", r)
	}
	// A rule that stood under another number then is found by it.
	r = lookUp(d, "compare", "number: 616.1", "from: 1999", "to: 2011")
	if !strings.Contains(r.Verdict, "419.8a") || len(r.Lines) == 0 {
		t.Errorf("616.1: %+v", r)
	}
	for _, command := range []string{"history", "compare"} {
		if r = lookUp(d, command, "number: shield", "from: 2008"); r.Verdict != SayNoNumber {
			t.Errorf("%s: %+v", command, r)
		}
	}
	for _, bad := range []string{"from: 1850", "from: nonsense"} {
		if r = lookUp(d, "compare", "number: 614.5", bad); r.Refused != answer.CodeUnknownEdition {
			t.Errorf("%s: %+v", bad, r)
		}
	}
}

// TestCompareVerdicts: each way in which two texts may stand to each other has
// its sentence.
func TestCompareVerdicts(t *testing.T) {
	kept := []talk.Words{{Text: "a", Mark: talk.WordsKept}}
	both := []talk.Words{{Text: "a", Mark: talk.WordsGone}, {Text: "b", Mark: talk.WordsCome}}
	at := func(edition, number string) rulesdb.Place { return rulesdb.Place{Edition: edition, Number: number} }
	for want, c := range map[string]rulesdb.Comparison{
		"7.1 says the same in both.":                                                    {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", "7.1"), Spans: kept},
		"The words are the same; 7.1 became 7.2.":                                       {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", "7.2"), Spans: kept},
		"From 1 February 2008 (7.1) to 30 September 2011 (7.2):":                        {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", "7.2"), Spans: both},
		"The rules of 1 February 2008 have no such rule; it is 7.2 now.":                {Old: at("2008-02-01", ""), New: at("2011-09-30", "7.2"), Spans: both},
		"The rules of 30 September 2011 have no such rule any more; it was 7.1.":        {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", ""), Spans: both},
		"My own words tell of 7 in only one of these editions, so I cannot compare it.": {Old: at("2008-02-01", "7.1"), New: at("2011-09-30", ""), Source: rulesdb.Digest},
	} {
		if r := newShelf().Comparison("7", c); r.Verdict != want {
			t.Errorf("%q, want %q", r.Verdict, want)
		}
	}
}

// TestPageOfARule: a rule in force leads to its page, one of an older edition does not,
// since its number may be another rule's today; a page of all the rules is for each.
func TestPageOfARule(t *testing.T) {
	for _, c := range []struct{ pattern, edition, want string }{
		{"https://rules.example/#R{undotted}", "2026-04-17", "https://rules.example/#R6161e"},
		{"https://rules.example/{number}", "2026-04-17", "https://rules.example/616.1e"},
		{"https://rules.example/{number}", "2008-02-01", ""},
		{"https://rules.example", "2008-02-01", "https://rules.example"},
		{"", "2026-04-17", ""},
	} {
		d := newShelf()
		d.Program.RulePage = c.pattern
		got := ""
		for _, link := range d.rulePages("616.1e", c.edition) {
			got = link.URL
		}
		if got != c.want {
			t.Errorf("%q of %s: %q, want %q", c.pattern, c.edition, got, c.want)
		}
	}
}

// TestOfficialInShort: an official text, which stays as published, is told in
// French in our own words too, where we have some.
func TestOfficialInShort(t *testing.T) {
	d := newShelf()
	for _, c := range []struct {
		lang           say.Language
		number, source string
		says           string // empty for nothing
	}{
		{say.French, "614.5", rulesdb.Official, "En bref, avec nos propres mots\u00a0: Chaque effet a une seule occasion"},
		{say.French, "614.5", rulesdb.Digest, ""},
		{say.French, "100.1a", rulesdb.Official, ""},
		{say.English, "614.5", rulesdb.Official, ""},
	} {
		d.Lang = c.lang
		got := strings.Join(d.inShort(&rulesdb.Rule{Number: c.number, Edition: "2026-04-17", Source: c.source}), "|")
		if (got == "") != (c.says == "") || !strings.HasPrefix(got, c.says) {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// TestAboutARule: a number that several principles are cited by is about the first.
func TestAboutARule(t *testing.T) {
	for number, want := range map[string]string{"616.1": "The player affected", "614.1": "A replacement effect lies in wait"} {
		if got := AboutNumber(say.English, number, cr.Current()); !strings.HasPrefix(got, want) {
			t.Errorf("%s is about %q", number, got)
		}
	}
	if got := cutWords("Some words that are told in a row", 20); got != "Some words that …" {
		t.Errorf("cut: %q", got)
	}
}

// TestGlossesInEveryLanguage: what a rule says is told in each language there is.
func TestGlossesInEveryLanguage(t *testing.T) {
	for _, l := range say.Languages()[1:] {
		for _, r := range cr.Rules() {
			if told := GlossIn(l, r); told == "" || told == r.Gloss() {
				t.Errorf("%v is not told in %q", r, l)
			}
		}
	}
}
