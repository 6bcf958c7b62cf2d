package commands

import (
	"context"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/talk"
)

// TestRuleShowsItsSteps: a rule is shown with the text of its sub-rules, a section with
// what each is about, and lists of numbers say what each is about.
func TestRuleShowsItsSteps(t *testing.T) {
	d := newDesk(NewMemory())
	d.Program.RulePage = "https://rules.example/{number}#R{undotted}"
	r := use(d, "rule", "number: 616.1")
	if len(r.Lines) != 7 || !strings.HasPrefix(r.Lines[4].Text, "616.1e  When no effect of an earlier class") || !r.Lines[4].Option {
		t.Errorf("%+v", r.Lines)
	}
	if len(r.Links) != 1 || r.Links[0].URL != "https://rules.example/616.1#R6161" {
		t.Errorf("links: %+v", r.Links)
	}
	for _, m := range r.Menus {
		for _, e := range m.Entries {
			if e.Description == "" {
				t.Errorf("%s: %s says nothing of itself", m.Placeholder, e.Label)
			}
		}
	}
	if r = use(d, "rule", "number: 614"); len(r.Menus) == 0 || len(r.Menus[0].Entries) != 17 || !strings.HasPrefix(r.Lines[4].Text, "614.5  ") {
		t.Errorf("%+v", r)
	}
	if r = use(d, "rule", "number: 701"); len(r.Buttons) < 3 {
		t.Errorf("a section of many rules has no pages: %+v", r.Buttons)
	}
}

// TestRuleFindsWords: words in the place of a number lead to the glossary or to the
// rules that have them, in French too; a number that there is not stays one.
func TestRuleFindsWords(t *testing.T) {
	d := newDesk(NewMemory())
	for words, title := range map[string]string{"what is madness": "Madness", "What does regeneration mean?": "Search: regeneration", "how does regeneration work?": "Search: regeneration", "explain lifelink": "Lifelink"} {
		if r := use(d, "rule", "number: "+words); r.Refused != "" || !strings.HasPrefix(strings.ToLower(r.Title), strings.ToLower(title)) {
			t.Errorf("%s: %q %s", words, r.Title, r.Verdict)
		}
	}
	for _, bad := range []string{"999.9", "616.1z", "xyzzy plugh"} {
		if r := use(d, "rule", "number: "+bad); r.Refused != answer.CodeUnknownRule {
			t.Errorf("%s: %+v", bad, r)
		}
	}
	r := d.Run(context.Background(), talk.Request{Command: "rule", Options: map[string]string{"number": "qu'est-ce que la régénération ?"}, Locale: "fr"})
	if r.Refused != "" || len(r.Lines) == 0 || !strings.Contains(r.Title, "régénération") {
		t.Errorf("in French: %+v", r)
	}
}

// TestNumbersAreFoundByWords: rule numbers are completed by their words too, and say
// what they are about.
func TestNumbersAreFoundByWords(t *testing.T) {
	d := newDesk(NewMemory())
	for typed, want := range map[string]string{"614.": "614.1", "prevent": "615.1", "one opportunity": "614.5"} {
		list := d.Complete(context.Background(), talk.Partial{Command: "rule", Option: "number", Typed: typed})
		found := false
		for _, s := range list {
			found = found || s.Value == want
			if !strings.HasPrefix(s.Label, s.Value+"  ") || len([]rune(s.Label)) > maxSuggestionSize {
				t.Errorf("%q: %+v", typed, s)
			}
		}
		if !found {
			t.Errorf("%q: %s is not among %+v", typed, want, list)
		}
	}
}
