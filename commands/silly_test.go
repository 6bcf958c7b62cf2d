package commands

import (
	"strings"
	"testing"

	"apnap/commands/lookup"
)

// TestSillyInput: what nobody means gets one clear sentence, privately, that
// says what is wrong with it; what is merely typed oddly is understood.
func TestSillyInput(t *testing.T) {
	d := newDesk(NewMemory())
	long := strings.Repeat("x", 4000)
	for _, tt := range []struct {
		command, options string // "name: value", separated by "|"
		says             string // how the title or the verdict begins
	}{
		{"compare", "number: 614.5|from: 2008|to: 2008-02-01", "Both are the rules of 1 February 2008"},
		{"compare", "number: 614.5|from: today|to: 2999", "Both are the rules of"},
		{"compare", "number: 614.5|from: ", "Both are the rules of"},
		{"compare", "number: |from: 2008", sayNothingGiven},
		{"compare", "number: shield|from: 2008", lookup.SayNoNumber},
		{"compare", "number: rule 614,5.|from: 2008", "Comparison of 614.5"},
		{"compare", "number: 614.5|from: yesterday", "I know no edition \"yesterday\""},
		{"history", "number: \u202e\x01", sayNothingGiven},
		{"history", "number: " + long, lookup.SayNoNumber},
		{"history", "number: CR ٦١٤.٥", "History of 614.5"},
		{"rule", "number:   ", sayNothingGiven},
		{"rule", "number: 614.5.", "614.5 · "},
		{"rule", "number: ６１４.５", "614.5 · "},
		{"rule", "number: \u202e614.5\x00", "614.5 · "},
		{"rule", "number: 614.1.1", "The edition of 17 April 2026 has no rule 614.1.1; the nearest is 614.1"},
		{"rule", "number: ١٤", "The edition of 17 April 2026 has no rule 14"},
		{"rule", "number: 0", "The edition of 17 April 2026 has no rule 0"},
		{"rule", "number: " + long, "This is too long"},
		{"rule", "number: 614.5|edition: now", "614.5 · "},
		{"rule", "number: 614.5|edition: 2008-02-30", "I know no edition \"2008-02-30\""},
		{"rule", "number: 614.5|edition: 1998", "I know no edition \"1998\": the rules begin with 23 April 1999"},
		{"search", "words: \n ", sayNothingGiven},
		{"search", "words: " + long, "This is too long"},
		{"search", "words: --", "Search: --"},
		{"define", "", sayNothingGiven},
		{"define", "term: " + long, "xxx"},
		{"card", "name: \x07", sayNothingGiven},
		{"card", "name: " + long, "This is too long"},
		{"ruling", "", sayNeitherGiven},
		{"ruling", "id: " + long, sayGone},
	} {
		r := use(d, tt.command, strings.Split(tt.options, "|")...)
		if !strings.HasPrefix(r.Verdict, tt.says) && !strings.HasPrefix(r.Title, tt.says) {
			t.Errorf("/%s %.60s says %q, %q", tt.command, tt.options, r.Title, r.Verdict)
		}
		if strings.Count(r.Verdict, "") > 400 || strings.Count(r.Title, "") > 250 {
			t.Errorf("/%s %.60s repeats too much of what was typed", tt.command, tt.options)
		}
	}
}
