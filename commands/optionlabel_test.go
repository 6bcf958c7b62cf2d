package commands

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
)

// TestLabelsTellTheirEnds: in every scenario and both languages no two buttons are alike,
// none is longer than Discord allows, and one that does not hold its end whole has the
// letter of the line that does.
func TestLabelsTellTheirEnds(t *testing.T) {
	asks := scenarioAsks(t)
	for _, l := range []say.Language{say.English, say.French} {
		d := New(Parts{Cards: noCards{}}).Speaking(l)
		for _, name := range slices.Sorted(maps.Keys(asks)) {
			c, err := d.Rule(asks[name])
			if err != nil || c.Ruling.Choice == nil || c.bySay() {
				continue
			}
			lines, seen := c.optionLines(), map[string]bool{}
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
	d := New(Parts{Cards: noCards{}})
	for _, name := range slices.Sorted(maps.Keys(asks)) {
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
