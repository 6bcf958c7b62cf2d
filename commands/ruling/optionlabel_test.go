package ruling

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/internal/every"
)

// TestLabelsTellTheirEnds: in every scenario and both languages no two buttons are alike,
// none is longer than Discord allows, and one that does not hold its end whole has the
// letter of the line that does.
func TestLabelsTellTheirEnds(t *testing.T) {
	asks, share := scenarioAsks(t), every.Nth(4)
	for _, l := range []say.Language{say.English, say.French} {
		d := newJudge(noCards{})
		d.Lang = l
		for i, name := range slices.Sorted(maps.Keys(asks)) {
			if i%share != 0 {
				continue
			}
			c, err := d.Rule(asks[name])
			if err != nil || c.Ruling.Choice == nil || c.bySay() {
				continue
			}
			lines, seen := c.OptionLines(), map[string]bool{}
			for i, o := range c.labelledOptions() {
				label, whole := o.within(talk.MaxButtonLabel)
				if utf8.RuneCountInString(label) > talk.MaxButtonLabel || seen[label] {
					t.Errorf("%s: the label %q is too long or not the only one", name, label)
				}
				if seen[label] = true; !whole && (i >= len(lines) || !strings.HasPrefix(lines[i].Text, fmt.Sprintf("(%c) ", 'a'+i))) {
					t.Errorf("%s: %q is cut, and no line tells it: %+v", name, label, lines)
				}
			}
		}
	}
}

// TestNobodySeesAnID: effects, players and objects are called by their names wherever
// something is read, twins told apart, in labels, choices and prose alike.
func TestNobodySeesAnID(t *testing.T) {
	id := regexp.MustCompile(`\b[a-z0-9]+(-[a-z0-9]+)*(-[0-9b-z]|s-[a-z]+)\b|\w@[0-9]`)
	asks := scenarioAsks(t)
	asks["two of one card"] = Ask{Players: []string{"Alice", "Bob"}, Effects: []string{forge, strings.Replace(forge, "Alice", "Bob", 1), plate, plate}, Events: []string{bolt}}
	d, share := newJudge(noCards{}), every.Nth(4)
	for i, name := range slices.Sorted(maps.Keys(asks)) {
		if i%share != 0 && name != "two of one card" {
			continue
		}
		c, err := d.Rule(asks[name])
		if err != nil {
			continue
		}
		shown := []string{c.Prose(), c.ToChoose()}
		for i := range c.Ruling.Outcomes {
			shown = append(shown, c.Ruling.Outcomes[i].Choices...)
		}
		if c.Ruling.Choice != nil {
			shown = append(shown, labels(c)...)
			seen := map[string]bool{}
			for _, o := range c.Ruling.Choice.Options {
				if shown = append(shown, o.Label); seen[o.Label] {
					t.Errorf("%s: two options are called %q", name, o.Label)
				}
				seen[o.Label] = true
			}
		}
		for _, text := range shown {
			if found := id.FindString(text); found != "" {
				t.Errorf("%s: %q in %q", name, found, text)
			}
		}
	}
}

// TestLabelsSayTheirOwnEnd: no two options are told by the same end where the ends
// differ.
func TestLabelsSayTheirOwnEnd(t *testing.T) {
	for name, c := range map[string]struct {
		ask  Ask
		want []string
	}{
		"one after the other": {Ask{Events: []string{bolt, "Shock deals 2 damage to Bob"}, Effects: []string{forge, plate}},
			[]string{"Ember Forge first → 5 damage from Lightning Bolt, …", "Slate Plate first → 4 damage from Lightning Bolt, …"}},
		"a shield for two sources": {Ask{Events: []string{"Shock deals 2 damage to Bob and Spark deals 2 damage to Bob at the same time"},
			Effects: []string{"Bob: Salve = Prevent the next 3 damage that would be dealt to you this turn."}},
			[]string{"2 from Shock, 1 from Spark → 1 damage from Spark", "1 from Shock, 2 from Spark → 1 damage from Shock"}},
		"a shield for two recipients": {Ask{Events: []string{"Shock deals 2 damage to Bob and Spark deals 2 damage to Steel Angel at the same time"},
			Facts:   []string{"Steel Angel is a 4/4 creature Bob controls"},
			Effects: []string{"Bob: Salve = Prevent the next 1 damage that would be dealt to you and creatures you control this turn."}},
			[]string{"1 for Bob → 1 damage to Bob, 2 to Steel Angel", "1 for Steel Angel → 2 damage to Bob, 1 to Steel Angel"}},
	} {
		t.Run(name, func(t *testing.T) {
			worked, err := newJudge(noCards{}).Rule(c.ask)
			if err != nil {
				t.Fatal(err)
			}
			if got := labels(worked); !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// labels are what the buttons of a ruling's open choice show.
func labels(c *Case) []string {
	var list []string
	for _, o := range c.labelledOptions() {
		label, _ := o.within(talk.MaxButtonLabel)
		list = append(list, label)
	}
	return list
}
