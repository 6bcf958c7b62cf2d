package ruling

import (
	"strings"
	"testing"
	"unicode/utf8"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/say"
)

// caseWith is a case whose outcomes are these amounts of damage to Bob.
func caseWith(amounts ...int) *Case {
	s := factBoard()
	c := &Case{Scenario: s, Ruling: &answer.Ruling{}}
	for _, n := range amounts {
		f := event(engine.Damage, func(e *engine.Event) { e.Source, e.To, e.Amount = 1, engine.PlayerEntity(1), n })
		told := wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{f}}, s)
		c.Told = append(c.Told, told)
		c.Ruling.Outcomes = append(c.Ruling.Outcomes, answer.Outcome{Says: wording.Verdict(say.English, told, &s.Board)})
	}
	return c
}

// TestEndsAfter words the ends that are still possible after an option.
func TestEndsAfter(t *testing.T) {
	c := caseWith(4, 5, 7, 9, 12)
	for _, tt := range []struct {
		reached []int
		want    string
	}{
		{[]int{0}, "4 damage"}, {[]int{0, 2}, "4 or 7 damage"}, {[]int{0, 1, 2}, "4, 5 or 7 damage"}, {[]int{0, 1, 2, 4}, "4 to 12 damage"},
	} {
		if got := c.endsAfter(tt.reached); got != tt.want {
			t.Errorf("%v: got %q, want %q", tt.reached, got, tt.want)
		}
	}
}

// TestEndsOfAnotherSort words ends that differ in more than an amount.
func TestEndsOfAnotherSort(t *testing.T) {
	c := caseWith(4)
	gain := event(engine.GainLife, func(e *engine.Event) { e.Player, e.Amount = 1, 2 })
	told := wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{gain}}, c.Scenario)
	c.Told = append(c.Told, told)
	c.Ruling.Outcomes = append(c.Ruling.Outcomes, answer.Outcome{Says: wording.Verdict(say.English, told, &c.Scenario.Board)})
	if got, want := c.endsAfter([]int{1}), "Bob gains 2 life"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := c.endsAfter([]int{0, 1}), "4 damage to Bob or 2 life gained"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestNothingIsNone: an end at which nothing happens is one of the amounts, 0, of what
// happens at the others, unless that is several things.
func TestNothingIsNone(t *testing.T) {
	c := caseWith(0, 4, 5, 7, 9)
	none := wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{{Nothing: true}}}, c.Scenario)
	c.Told[0] = none
	for _, tt := range []struct {
		reached []int
		want    string
	}{
		{[]int{0}, "0 damage"}, {[]int{0, 2}, "0 or 5 damage"}, {[]int{0, 1, 2, 4}, "0 to 9 damage"}, {[]int{3}, "7 damage"},
	} {
		if got := c.endsAfter(tt.reached); got != tt.want {
			t.Errorf("%v: got %q, want %q", tt.reached, got, tt.want)
		}
	}
	if got := c.spanSays().In(say.French); got != "0 à 9 blessures" {
		t.Errorf("they lie between %q", got)
	}
	c = caseWith(4, 4)
	gain := event(engine.GainLife, func(e *engine.Event) { e.Player, e.Amount = 1, 2 })
	c.Told[1] = append(c.Told[1], wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{gain}}, c.Scenario)...)
	c.Told[0] = none
	c.Ruling.Outcomes[0].Says = "Nothing happens."
	if got := c.endsAfter([]int{0}); got != "Nothing happens" && got != "nothing happens" {
		t.Errorf("beside two things: %q", got)
	}
}

// TestRangesAmongThoseReached: one end of another sort does not keep the others
// from being told as amounts.
func TestRangesAmongThoseReached(t *testing.T) {
	c := caseWith(4, 5)
	gain := event(engine.GainLife, func(e *engine.Event) { e.Player, e.Amount = 1, 2 })
	told := wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{gain}}, c.Scenario)
	c.Told = append(c.Told, told)
	c.Ruling.Outcomes = append(c.Ruling.Outcomes, answer.Outcome{Says: wording.Verdict(say.English, told, &c.Scenario.Board)})
	if got, want := c.endsAfter([]int{0, 1}), "4 or 5 damage"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := c.endsAfter([]int{0, 2}), "4 damage to Bob or 2 life gained"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestUnits: one of a thing is singular.
func TestUnits(t *testing.T) {
	c := caseWith()
	for _, n := range []int{1, 2} {
		f := event(engine.Draw, func(e *engine.Event) { e.Player, e.Amount = 0, n })
		c.Told = append(c.Told, wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{f}}, c.Scenario))
	}
	if got := c.endsAfter([]int{0}) + ", " + c.endsAfter([]int{1}); got != "1 card drawn, 2 cards drawn" {
		t.Errorf("got %q", got)
	}
}

// TestManyOptions: options that do not fit on buttons stand in menus, and each
// leads to its own option.
func TestManyOptions(t *testing.T) {
	c := caseWith(1)
	c.Open = &engine.Choice{Kind: engine.ChooseObject, Effect: engine.NoEffect}
	c.Ruling.Choice = &answer.OpenChoice{Chooser: "Bob"}
	for range 40 {
		id := strings.Repeat("x", len(c.Open.Options)+10)
		c.Open.Options = append(c.Open.Options, engine.Option{ID: id, Label: id})
		c.Ruling.Choice.Options = append(c.Ruling.Choice.Options, answer.ChoiceOption{ID: id, Label: id})
	}
	rows, menus := c.optionButtons()
	if len(rows) != 0 || len(menus) != 2 || len(menus[0].Entries) != 25 || len(menus[1].Entries) != 15 {
		t.Fatalf("%d rows, %d menus", len(rows), len(menus))
	}
	for i := range c.Open.Options {
		if o, ok := Pick(c.Open, c.Scenario, c.optionValue(i)); !ok || o.ID != c.Open.Options[i].ID {
			t.Errorf("the value %q picks %q", c.optionValue(i), o.ID)
		}
	}
}

// TestDivisions reads shares that add up, and no others.
func TestDivisions(t *testing.T) {
	for text, want := range map[string]bool{"2+1": true, "0+3": true, "3": false, "2+2": false, "4+-1": false, "a+b": false, "1+1+1": false} {
		if got := isDivision(text, 2, 3); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestShares words which damage a shield prevents.
func TestShares(t *testing.T) {
	for division, want := range map[string]string{"2+1": "2 from Shock, 1 from Spark", "0+3": "3 from Spark", "1+1+1": "1+1+1"} {
		if got := wording.Shares(division, say.Texts([]string{"Shock", "Spark"}), wording.FromPart).In(say.English); got != want {
			t.Errorf("%s: got %q, want %q", division, got, want)
		}
	}
}

// TestEndsOfSeveralChoosers tells of each option what it decides for whom: what
// another player chooses later is not in it.
func TestEndsOfSeveralChoosers(t *testing.T) {
	ask := Ask{Players: []string{"Alice", "Bob"}, Effects: []string{
		"Alice: Ashfire Engine = If a source would deal damage to a player or permanent, it deals double that damage instead.",
		"Alice: Salt Mail = If a source would deal damage to you, 1 of that damage is prevented.",
		"Bob: Iron Mail = If a source would deal damage to you, 1 of that damage is prevented."},
		Events: []string{"Alice's Quake deals 3 damage to Alice and Alice's Quake deals 3 damage to Bob at the same time"}}
	c, err := newJudge(noCards{}).Rule(ask)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"Ashfire Engine first → 5 damage to Alice", "Salt Mail first → 4 damage to Alice"} {
		if got := c.OptionLabel(i); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestLifeLostIsTold: a verdict leaves out the life lost to damage where it is as much, and
// tells it where it is more or less.
func TestLifeLostIsTold(t *testing.T) {
	d := newJudge(cardindex.NewCards())
	for effect, want := range map[string]string{
		"Alice: Platinum Emperion": "Flame Wave deals 7 damage to Alice. Alice loses no life.",
		"Alice: Worship":           "Flame Wave deals 7 damage to Alice. Alice loses 4 life.",
		"Bob: If an opponent would lose life, they lose twice that much life instead.": "Flame Wave deals 7 damage to Alice. Alice loses 14 life.",
		"Bob: If a source would deal damage, it deals double that damage instead.":     "Flame Wave deals 14 damage to Alice.",
	} {
		c, err := d.Rule(Ask{Effects: []string{effect}, Facts: []string{"Alice has 5 life", "Bear is a creature Alice controls"}, Events: []string{"Bob's Flame Wave deals 7 damage to Alice"}})
		if err != nil || c.Ruling.Outcomes[0].Says != want {
			t.Errorf("%s: %v %+v", effect, err, c)
		}
	}
}

// TestLabelsFit: however long the names, a label holds both the option and what
// it leads to.
func TestLabelsFit(t *testing.T) {
	c := caseWith(4, 5)
	long := strings.Repeat("Long Name ", 12)
	c.Open = &engine.Choice{Kind: engine.ChooseOrder, Effect: engine.NoEffect, Options: []engine.Option{{ID: "a", Label: long}}}
	c.Ruling.Choice = &answer.OpenChoice{Chooser: "Bob", Options: []answer.ChoiceOption{{ID: "a", Label: long, Outcomes: []int{0}}}}
	got := labels(c)[0]
	if utf8.RuneCountInString(got) > talk.MaxButtonLabel || !strings.Contains(got, "Long Name") || !strings.HasSuffix(got, "→ 4 damage") {
		t.Errorf("the label is %q", got)
	}
}
