package commands

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/rulesdb/catalog"
)

// namedCase is one question about cards that it only names.
type namedCase struct {
	ask                            ruling.Ask
	why, refused                   string
	ends, assumed, cites, triggers []string
}

// triggered are the names of what has triggered in the ends of a ruling.
func triggered(c *ruling.Case) string {
	var names []string
	for i := range c.Ruling.Outcomes {
		for _, t := range c.Ruling.Outcomes[i].Triggers {
			names = append(names, t.Source)
		}
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

// TestNamedCards rules on questions whose cards bring what they say.
func TestNamedCards(t *testing.T) {
	desk, cases := namedCards(t)
	for _, one := range cases {
		t.Run(one.why, func(t *testing.T) { one.check(t, desk) })
	}
}

func (one *namedCase) check(t *testing.T, desk *Desk) {
	c, err := desk.Rule(one.ask)
	if one.refused != "" || err != nil {
		if no, ok := err.(*answer.Refusal); !ok || no.Code != one.refused {
			t.Fatalf("refused with %v, want %q", err, one.refused)
		}
		return
	}
	var ends, assumed []string
	for i := range c.Ruling.Outcomes {
		ends = append(ends, c.Ruling.Outcomes[i].Says)
	}
	for _, a := range c.Ruling.Assumptions {
		assumed = append(assumed, a.String())
	}
	slices.Sort(ends)
	slices.Sort(one.ends)
	if one.ends != nil && !slices.Equal(ends, one.ends) {
		t.Errorf("ends\n  %s\nwant\n  %s", strings.Join(ends, "\n  "), strings.Join(one.ends, "\n  "))
	}
	for _, want := range one.assumed {
		if !slices.Contains(assumed, want) {
			t.Errorf("assumed %q, want %q", assumed, want)
		}
	}
	for _, want := range one.triggers {
		if got := triggered(c); got != want {
			t.Errorf("triggers: %s, want %s", got, want)
		}
	}
	for _, want := range one.cites {
		if !strings.Contains(string(c.JSON()), `"`+want+`"`) {
			t.Errorf("%s is not cited", want)
		}
	}
}

// namedCards reads the cards and the questions of testdata/named.txt.
func namedCards(t *testing.T) (*Desk, []namedCase) {
	t.Helper()
	text, err := os.ReadFile("testdata/named.txt")
	if err != nil {
		t.Fatal(err)
	}
	var cards []map[string]any
	var cases []namedCase
	for _, part := range strings.Split(string(text), "\n\n") {
		one := namedCase{ask: ruling.Ask{Players: []string{"Ann", "Ben"}, Edition: "current"}}
		for _, line := range strings.Split(strings.TrimSpace(part), "\n") {
			if card, ok := strings.CutPrefix(line, "card: "); ok {
				cards = append(cards, namedCard(card))
			} else if !strings.HasPrefix(line, "#") {
				one.line(t, line)
			}
		}
		if one.why != "" {
			cases = append(cases, one)
		}
	}
	file, _ := json.Marshal(cards) // plain data
	var packed bytes.Buffer
	none, err := catalog.Of(slices.Values([]catalog.Entry(nil)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := cardindex.WriteCatalogue(&packed, bytes.NewReader(file), none); err != nil {
		t.Fatal(err)
	}
	c, err := catalog.Read(&packed)
	if err != nil {
		t.Fatal(err)
	}
	desk := newDesk(NewMemory())
	desk.Cards = cardindex.CatalogueCards{Catalogue: func() *catalog.Catalogue { return c }}
	return desk, cases
}

// line reads one line of a question.
func (one *namedCase) line(t *testing.T, line string) {
	word, rest, ok := strings.Cut(line, " ")
	if !ok {
		t.Fatalf("what is %q?", line)
	}
	switch word {
	case "why:":
		one.why = rest
	case "edition:":
		one.ask.Edition = rest
	case "effect:":
		one.ask.Effects = append(one.ask.Effects, rest)
	case "fact:":
		one.ask.Facts = append(one.ask.Facts, rest)
	case "event:":
		one.ask.Events = append(one.ask.Events, rest)
	case "=":
		one.ends = append(one.ends, rest)
	case "assumed:":
		one.assumed = append(one.assumed, rest)
	case "cites:":
		one.cites = append(one.cites, rest)
	case "triggers:":
		one.triggers = append(one.triggers, rest)
	case "refused:":
		one.refused = rest
	default:
		t.Fatalf("what is %q?", line)
	}
}

// namedCard is a card in the form of a card file: name, type line and text, with
// "~" for the name.
func namedCard(line string) map[string]any {
	parts := strings.Split(line, " | ")
	card := map[string]any{"object": "card", "layout": "normal", "name": parts[0], "type_line": parts[1],
		"oracle_text": strings.ReplaceAll(strings.ReplaceAll(parts[2], "~", parts[0]), `\n`, "\n")}
	if strings.Contains(parts[1], "Creature") {
		card["power"], card["toughness"] = "2", "2"
	}
	return card
}
