package commands

import (
	"bufio"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/ruling"
)

// holesFile lists what is not read in a place where it can stand. It may only
// become shorter: go test ./commands -run Composition -update.
const holesFile = "testdata/holes.txt"

// place is where words can stand: what they are put into, and who reads that.
type place struct {
	name string
	read func(d *Desk, words string) bool
}

// inAbility is a place in an ability.
func inAbility(name, ability string) place {
	return place{"ability: " + name, func(_ *Desk, words string) bool {
		typeLine := "Creature — Golem"
		if strings.HasPrefix(ability, "Draw a card. If") {
			typeLine = "Sorcery"
		}
		inScope := false
		for _, a := range cardindex.Parse(cardindex.ParseInput{Name: "Gray Sentinel", TypeLine: typeLine, Text: fmt.Sprintf(ability, words)}).Abilities {
			if a.Scope != "other" && !a.OK {
				return false
			}
			inScope = inScope || a.Scope != "other"
		}
		return inScope
	}}
}

// inParts is a place in the events or facts of a question.
func inParts(name, event string, facts ...string) place {
	return place{name, func(d *Desk, words string) bool {
		ask := ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Furnace of Rath"}, Events: []string{put(event, words)}}
		for _, f := range facts {
			ask.Facts = append(ask.Facts, put(f, words))
		}
		ask.NextOnly = true // the ends are no matter
		_, err := d.Rule(ask)
		return err == nil
	}}
}

// inParagraph is a place in a paragraph.
func inParagraph(name, text string) place {
	return place{"paragraph: " + name, func(d *Desk, words string) bool {
		_, err := d.RuleParagraph("I control Furnace of Rath"+put(text, words), ruling.Ask{})
		return err == nil
	}}
}

// put puts words where a text has %s, if it has.
func put(text, words string) string { return strings.ReplaceAll(text, "%s", words) }

// withArticle has a place take its words behind "a" or "an".
func withArticle(p place) place {
	read := p.read
	p.read = func(d *Desk, words string) bool {
		article := "a "
		if strings.ContainsRune("aeiou", rune(words[0])) {
			article = "an "
		}
		return read(d, article+strings.TrimSuffix(words, ","))
	}
	return p
}

// composed are ways of describing a creature and what may be said of one behind it.
func composed() []string {
	var list []string
	for _, before := range strings.Split("red, nontoken, attacking, tapped, legendary, 3/3, Goblin, artifact, face-down, enchanted, blocking, nonblack, black or red, multicolored, snow, colorless", ", ") {
		list = append(list, before+" creature")
	}
	for _, behind := range []string{"with flying", "with flying and haste", "with lifelink", "with power 4", "with toughness 2", "with power 4 or greater", "with mana value 3",
		"with two +1/+1 counters on it", "with a shield counter on it", "without flying", "that's red", "that is red", "which is red", "that's attacking", "that was dealt damage this turn",
		"that entered this turn", "named Old Bear", "(red)", "that has flying", "which has flying", "with protection from red", "that attacked this turn", "(2/2, tapped)"} {
		list = append(list, "creature "+behind)
	}
	return append(list, "creature, which is tapped,")
}

// nounPlaces are where a description of a creature can stand.
func nounPlaces() []place {
	return []place{
		withArticle(inAbility("would die", "If %s would die, exile it instead.")),
		withArticle(inAbility("unless you control", "~ enters tapped unless you control %s.")),
		withArticle(inParts("fact", "Alice's Lightning Bolt deals 3 damage to Bob", "Bear is %s Bob controls")),
		inParts("event: source", "Bob's %s deals 3 damage to Alice"),
		inParts("event: object", "Alice's Lightning Bolt deals 3 damage to Bob's %s"),
		withArticle(inParagraph("controls", ". My opponent controls %s. My Lightning Bolt deals 3 damage to my opponent.")),
		inParagraph("source", ". My %s deals 3 damage to my opponent."),
		inParagraph("object", ". My Lightning Bolt deals 3 damage to my opponent's %s."),
	}
}

// action is something players do: as an order, as what a player does, and as what
// would be done.
type action struct{ order, does, would string }

// actionPlaces are where an action can stand, in the form that it has there.
func actionPlaces() []struct {
	place
	form func(*action) string
} {
	order := func(a *action) string { return a.order }
	mine := func(a *action) string {
		return strings.ReplaceAll(strings.ReplaceAll(a.order, "target creature", "my creature"), "your", "my")
	}
	return []struct {
		place
		form func(*action) string
	}{
		{inAbility("instruction", "If you would draw a card, instead %s."), order},
		{inAbility("would", "If you would %s, draw a card instead."), func(a *action) string { return a.would }},
		{inParts("event", "Alice %s", "Bear is a creature Bob controls"), func(a *action) string { return a.does }},
		{inParagraph("event", " and a creature. I %s. Then my Lightning Bolt deals 3 damage to my opponent."), mine},
	}
}

// conditionPlaces are where a condition can stand in an ability.
func conditionPlaces() []place {
	return []place{
		inAbility("As long as C, …", "As long as %s, creatures you control enter with an additional +1/+1 counter on them."),
		inAbility("If E would …, if C, …", "If you would draw a card, if %s, draw two cards instead."),
		inAbility("If C, if E would …", "If %s, if you would draw a card, draw two cards instead."),
		inAbility("enters tapped unless C", "~ enters tapped unless %s."),
		inAbility("enters with … if C", "~ enters with a +1/+1 counter on it if %s."),
		inAbility("prevent … as long as C", "Prevent all damage that would be dealt to ~ as long as %s."),
		inAbility("If C, ~ enters with …", "If %s, ~ enters with two +1/+1 counters on it."),
		inAbility("can't … as long as C", "Players can't gain life as long as %s."),
		inAbility("skip … if C", "Skip your draw step if %s."),
		inAbility("Draw. If C, … instead", "Draw a card. If %s, draw two cards instead."),
	}
}

// conditionsAtHand are the conditions of the abilities beside the project that need
// nothing around them.
func conditionsAtHand(t *testing.T) []string {
	found := map[string]bool{}
	alone := regexp.MustCompile(`\b(you do|don't|can't|way|paid|pay|pays|it|it's|that|they|he|she|its|kicked|cast|those|bargained|X)\b|\{|~spell`)
	frames := []*regexp.Regexp{regexp.MustCompile(`(?:^|\. |— |\n)[Aa]s long as ([^,]*?), `), regexp.MustCompile(`(?:^|\. |— )If ([^,]*?), `), regexp.MustCompile(` (?:unless|if) ([^,.]*?)\.`)}
	for _, in := range sentencesAtHand(t) {
		if n := len(cardindex.Parse(in).Abilities); n == 0 {
			continue
		}
		for _, frame := range frames {
			for _, m := range frame.FindAllStringSubmatch(in.Text, -1) {
				if c := m[1]; !alone.MatchString(c) && !strings.Contains(c, "would") && len(strings.Fields(c)) <= 12 {
					found[c] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// sentencesAtHand are the abilities beside the project; none where they are not there.
func sentencesAtHand(t *testing.T) []cardindex.ParseInput {
	var list []cardindex.ParseInput
	for _, name := range []string{"replacement-sentences.jsonl", "replacement-sentences-more.jsonl"} {
		file, err := os.Open("../../shared/cards/" + name)
		if err != nil {
			continue
		}
		defer file.Close()
		lines := bufio.NewScanner(file)
		for lines.Scan() {
			var row struct {
				Name     string
				TypeLine string `json:"type_line"`
				Ability  string
			}
			if err := json.Unmarshal(lines.Bytes(), &row); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			list = append(list, cardindex.ParseInput{Name: row.Name, TypeLine: row.TypeLine, Text: row.Ability})
		}
	}
	return list
}

// holes are what is not read in some place: a line for each description and
// action, and a number for each place of conditions.
func holes(t *testing.T) []string {
	d := New(Parts{Cards: cardindex.NewCards()})
	var lines []string
	everywhere := 0
	for _, noun := range composed() {
		var missing []string
		for _, p := range nounPlaces() {
			if !p.read(d, noun) {
				missing = append(missing, p.name)
			}
		}
		if missing == nil {
			everywhere++
			continue
		}
		lines = append(lines, "noun | "+noun+" | "+strings.Join(missing, ", "))
	}
	t.Logf("descriptions read in every place: %d of %d", everywhere, len(composed()))
	actions, everywhere := actionsOfFile(t), 0
	for i := range actions {
		var missing []string
		for _, p := range actionPlaces() {
			if !p.read(d, p.form(&actions[i])) {
				missing = append(missing, p.name)
			}
		}
		if missing == nil {
			everywhere++
			continue
		}
		lines = append(lines, "action | "+actions[i].order+" | "+strings.Join(missing, ", "))
	}
	t.Logf("actions read in every place: %d of %d", everywhere, len(actions))
	return lines
}

// actionsOfFile are the actions of testdata/actions.txt.
func actionsOfFile(t *testing.T) []action {
	text, err := os.ReadFile("testdata/actions.txt")
	if err != nil {
		t.Fatal(err)
	}
	var list []action
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSpace(line), " | ")
		if len(f) != 3 {
			t.Fatalf("an action has three forms: %q", line)
		}
		list = append(list, action{f[0], f[1], f[2]})
	}
	return list
}

// TestComposition: what is read in one place is read in the others, but for the
// holes listed, and none is listed that is gone.
func TestComposition(t *testing.T) {
	got := strings.Join(holes(t), "\n") + "\n"
	if *update {
		if err := os.WriteFile(holesFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(holesFile)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the holes have changed; none may come, and one that is gone is taken off the list (-update):\n%s", firstDifference(string(want), got))
	}
}

// TestConditionsCompose prints in which places the conditions at hand are read.
func TestConditionsCompose(t *testing.T) {
	all := conditionsAtHand(t)
	if len(all) == 0 {
		t.Skip("no abilities beside the project")
	}
	somewhere, everywhere := 0, 0
	reads := map[string]int{}
	for _, c := range all {
		n := 0
		for _, p := range conditionPlaces() {
			if p.read(nil, c) {
				reads[p.name]++
				n++
			}
		}
		somewhere += min(n, 1)
		everywhere += n / len(conditionPlaces())
	}
	for _, p := range conditionPlaces() {
		t.Logf("%4d of %d conditions read in %s", reads[p.name], somewhere, p.name)
	}
	t.Logf("conditions read in every place: %d of %d", everywhere, somewhere)
}
