package scenario

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

const worked = `# A comment.
title: A doubler and a shield: the damaged player chooses
note: Bob is affected, so Bob chooses.
edition: 2011
player: Alice
player: Bob
active: Bob
effect: Alice: Furnace of Ash = If a source would deal damage to anything, it deals double that damage instead.
fact: Spark is a red instant Alice controls
event: Alice's Spark deals 3 damage to Bob
answer: Furnace of Ash
cites: 616.1, 614.5
---
asks: Bob (order): Furnace of Ash | Mail of Salt
orders: 2
assumed: All of it is on the battlefield
rules: 614.5, 616.1

end: Bob: Mail of Salt | Bob: Furnace of Ash
happens: damage: source Spark, to Bob, amount 4
step: It is doubled. [614.5]
triggers: Idle Doll, once, for 4
remark: Bob may be sad

end:
happens: nothing
`

func TestParse(t *testing.T) {
	f, err := Parse(worked)
	if err != nil {
		t.Fatal(err)
	}
	q := f.Question
	if f.Title == "" || len(f.Notes) != 1 || q.Edition.ID != "2011-09-30" || len(q.Players) != 2 || q.Active != "Bob" ||
		len(q.Effects) != 1 || len(q.Facts) != 1 || len(q.Events) != 1 || len(f.Answers) != 1 {
		t.Errorf("%+v", f)
	}
	if want := []string{"616.1", "614.5"}; !reflect.DeepEqual(f.Cites, want) {
		t.Errorf("cites %q", f.Cites)
	}
	if len(f.Expected.Ends) != 2 || len(f.Expected.Ends[0].Choices) != 2 || f.Expected.Ends[1].Choices != nil {
		t.Errorf("%+v", f.Expected)
	}
	if f.String() != worked {
		t.Errorf("printed:\n%s", f)
	}
}

func TestParseWithoutRuling(t *testing.T) {
	f, err := Parse("event: Bob draws a card\r\n")
	if err != nil || f.Question.Events[0] != "Bob draws a card" || len(f.Expected.Ends) != 0 {
		t.Fatal(f, err)
	}
	f.Expected.Refused = "out_of_scope: not today"
	if want := "event: Bob draws a card\n---\nrefused: out_of_scope: not today\n"; f.String() != want {
		t.Errorf("printed:\n%s", f)
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"title: x\nplayers: Bob": `line 2: the word "players" is not known above the line`,
		"no colon here":          `line 1: "no colon here" has no colon`,
		"edition: soon":          `line 1: I know no edition "soon"`,
		"---\nhappens: x":        `line 2: "happens" stands before any end`,
		"---\nend:\nhappened: x": `line 3: the word "happened" is not known below the line`,
		"---\nend":               `line 2: "end" has no colon`,
	} {
		_, err := Parse(text)
		var parse *ParseError
		if !errors.As(err, &parse) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(worked)
	f.Add("---\nend: a | b\nstep: x")
	f.Add("\r\r\n#")
	f.Fuzz(func(t *testing.T, text string) {
		first, err := Parse(text)
		if err != nil {
			return
		}
		second, err := Parse(first.String())
		if err != nil || second.String() != first.String() {
			t.Errorf("%q prints as %q, which does not parse to the same: %v", text, first, err)
		}
	})
}
