package bot

import (
	"strings"
	"testing"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// Numbers of rules and names of cards lead to their pages; what somebody said does not,
// nor does a pattern that could not stand in a link.
func TestPagesOfRulesAndCards(t *testing.T) {
	r := talk.Reply{RulePage: "https://rules.example/{number}", CardPage: "https://cards.example/?n={name}", Cards: []string{"Fire // Ice", "Urza's Armor", "Fire", "_Goblin"},
		Verdict: "Fire // Ice deals 2 damage (616.1).", Quote: "What of 614.5?", Notes: []string{"Assumed: Urza's Armor and _Goblin; Firestorm is another."},
		Lines: []talk.Line{{Text: "Fire is one. Urza's Armor is on the battlefield of 1616.12.", Rules: []string{"614.1a", "T.10.8"}}}}
	m, _ := render(r, say.English)
	text := m.Embeds[0].Description
	for _, want := range []string{
		"**[Fire // Ice](https://cards.example/?n=Fire+%2F%2F+Ice) deals 2 damage ([616.1](https://rules.example/616.1)).**", "> What of 614.5?",
		"[Fire](https://cards.example/?n=Fire) is one. Urza's Armor is on", "of 1616.12. — [614.1a](https://rules.example/614.1a), T.10.8",
		`[Urza's Armor](https://cards.example/?n=Urza%27s+Armor) and [\_Goblin](https://cards.example/?n=_Goblin); Firestorm is another.`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("lacks %q: %s", want, text)
		}
	}
	for _, pattern := range []string{"", "http://rules.example/{number}", "javascript:{number}", "https://rules.example/{number})[x](https://evil.example/"} {
		r.RulePage, r.CardPage = pattern, pattern
		if m, _ := render(r, say.English); strings.Contains(m.Embeds[0].Description, "](") {
			t.Errorf("%s: %s", pattern, m.Embeds[0].Description)
		}
	}
	long := talk.Reply{RulePage: "https://rules.example/" + strings.Repeat("a", 80) + "/{number}"}
	for range 60 {
		long.Lines = append(long.Lines, talk.Line{Text: strings.Repeat("so ", 20), Rules: []string{"614.1a", "616.1"}})
	}
	if m, _ := render(long, say.English); strings.Contains(m.Embeds[0].Description, "](") || strings.Contains(m.Embeds[len(m.Embeds)-1].Description, "more than fits") {
		t.Error("what there is to read does not go before where it leads")
	}
}
