package ruling

import (
	"slices"
	"testing"

	"apnap/commands/answer"
)

// TestNoSuchOption: an answer that nothing open has is refused with what is open, and each
// of the words offered answers.
func TestNoSuchOption(t *testing.T) {
	d := newJudge(noCards{})
	ask := Ask{Events: []string{bolt}, Effects: []string{forge, plate}, Choose: []string{"the moon"}}
	_, err := d.Rule(ask)
	no := answer.AsRefusal(err)
	if no == nil || no.Code != answer.CodeIllegalChoice || !slices.Equal(no.Candidates, []string{"Ember Forge", "Slate Plate"}) ||
		no.Error() != `No open choice has the option "the moon". What is open: Ember Forge first; Slate Plate first.` {
		t.Fatalf("%+v", no)
	}
	for _, option := range append(no.Candidates, "Ember Forge first", "Slate Plate first") {
		ask.Choose = []string{option}
		if _, err := d.Rule(ask); err != nil {
			t.Errorf("%s: %v", option, err)
		}
	}
	ask.Choose = []string{"Slate Plate", "the moon"}
	_, err = d.Rule(ask)
	if no := answer.AsRefusal(err); no == nil || no.Error() != `Nothing is left to choose, so that "the moon" answers nothing.` {
		t.Errorf("%+v", no)
	}
}

// TestPartsOfOneAbility: an option is numbered as one of a card's effects only where
// another of them is open beside it.
func TestPartsOfOneAbility(t *testing.T) {
	const lens = "Odd Lens = If you would put one or more counters on a permanent, put twice that many of each of those kinds of counters on that permanent instead. " +
		"If an opponent would put one or more counters on a permanent, they put half that many of each of those kinds of counters on that permanent instead, rounded down."
	const scale = "Alice: Old Scale = If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."
	const both = "Alice: Twin Lens = If you would put one or more counters on a permanent, put twice that many of each of those kinds of counters on that permanent instead. " +
		"If you would put one or more counters on a creature, put three times that many of each of those kinds of counters on that creature instead."
	for _, c := range []struct {
		effects, want []string
	}{
		{[]string{"Alice: " + lens, "Bob: " + lens}, []string{"Alice's Odd Lens first → 3 +1/+1 counters", "Bob's Odd Lens first → 2 +1/+1 counters"}},
		{[]string{"Alice: " + lens, scale}, []string{"Odd Lens first → 7 +1/+1 counters", "Old Scale first → 8 +1/+1 counters"}},
		{[]string{both, scale}, []string{"Twin Lens (1) first → 19 or 21 +1/+1 counters", "Twin Lens (2) first → 19 or 20 +1/+1 counters", "Old Scale first → 24 +1/+1 counters"}},
	} {
		worked, err := newJudge(noCards{}).Rule(Ask{Players: []string{"Alice", "Bob"}, Events: []string{"Alice puts three +1/+1 counters on Alice's Grizzly Bears"}, Effects: c.effects,
			Facts: []string{"Grizzly Bears is a creature Alice controls"}})
		if err != nil {
			t.Fatal(err)
		}
		if got := labels(worked); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
