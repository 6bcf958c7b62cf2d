package paragraph

import (
	"reflect"
	"testing"

	"apnap/engine/oracle"
)

// counting is an index of one card that counts how often it is asked.
type counting struct{ asked int }

func (c *counting) Lookup(name string) (oracle.Card, bool) {
	c.asked++
	return oracle.Card{Name: "Quiet Cub", TypeLine: "Creature — Bear"}, name == "Quiet Cub"
}

func (c *counting) Candidates(string) []string { return nil }

func (c *counting) ShortFor(string) []string { return nil }

func (c *counting) Begins(string) bool { return true }

// TestRememberedReadsTheSame reads a question, parts of it and it again: with an index
// that remembers it is read as with one that does not, and nothing is looked up twice.
func TestRememberedReadsTheSame(t *testing.T) {
	whole := oracle.Question{Players: []string{"Ann", "Ben"}, Effects: []string{"Ann: Wall = If any source would deal damage to you, prevent 1 of that damage."},
		Facts: []string{"Ben controls Quiet Cub", "Ann controls a creature", "Ben has 3 life"}, Events: []string{"Ben's Quiet Cub deals 3 damage to Ann"}}
	less, other := whole, whole
	less.Facts = whole.Facts[1:]
	other.Facts = []string{"Ben controls Quiet Cub", "Ben controls a creature", "Ben has 3 life"}
	index := &counting{}
	remembered := Remember(index)
	asked := 0
	for i, q := range []oracle.Question{whole, less, other, whole} {
		now, nowTold, err := ReadFlags(q, "", remembered)
		want, told, no := ReadFlags(q, "", &counting{})
		if err != nil || no != nil {
			t.Fatalf("question %d is refused: %v, %v", i, err, no)
		}
		if !reflect.DeepEqual(now.Scenario, want.Scenario) || !reflect.DeepEqual(nowTold, told) || !reflect.DeepEqual(now.Assumptions, want.Assumptions) {
			t.Errorf("question %d is read otherwise:\n%+v\n%+v", i, now.Scenario, want.Scenario)
		}
		if i == 3 && index.asked != asked {
			t.Errorf("the same question again looked up %d names", index.asked-asked)
		}
		asked = index.asked
	}
}

// TestRememberedKeepsReadings asks the same again: the first reading is given, and a
// refusal of its own each time.
func TestRememberedKeepsReadings(t *testing.T) {
	q := oracle.Question{Players: []string{"Ann", "Ben"}, Facts: []string{"Ben controls Quiet Cub"}, Events: []string{"Ben's Quiet Cub deals 3 damage to Ann"}}
	remembered := Remember(&counting{})
	first, _, _ := ReadFlags(q, "", remembered)
	again, _, _ := ReadFlags(q, "", remembered)
	if first == nil || again != first {
		t.Errorf("the question is read again: %p, %p", first, again)
	}
	if other, _, _ := ReadFlags(q, "Ben", remembered); other == first {
		t.Error("who speaks makes no difference")
	}
	q.Events = []string{"Ben's Quiet Cub frobs Ann"}
	_, _, no := ReadFlags(q, "", remembered)
	_, _, still := ReadFlags(q, "", remembered)
	if no == nil || still == nil || no == still || !reflect.DeepEqual(no, still) {
		t.Errorf("the refusals are %v and %v", no, still)
	}
}
