package oracle

import (
	"strings"
	"testing"
)

// TestContradictions: what cannot be true of one thing, or not beside what was said of it,
// is refused as a contradiction.
func TestContradictions(t *testing.T) {
	for _, said := range []string{
		"Bob's red nonred creature dies",
		"Bob's tapped untapped creature dies",
		"Bob's creature with power 4 or greater and power 3 or less dies",
		"Bob's 2/2 creature with power 4 or greater dies",
		"Bob's 2/2 creature with toughness 4 dies",
		"Bob's creature with a +1/+1 counter and no counters on it dies",
		"Bob's creature with flying and Bob's creature without flying die",
		"Bob's creature with flying and Bob's creature with haste die",
		"Dun Bear is a creature with flying Bob controls | Dun Bear without flying dies",
		"Bob's library is empty | Bob has 20 cards in their library | Bob draws a card",
		"Bob has 5 life | Bob is at 7 life | Bob loses 1 life",
		"Dun Bear is red | Dun Bear is nonred | Dun Bear dies",
		"Dun Bear is a 2/2 creature Bob controls | Dun Bear has power 4 or greater | Dun Bear dies",
		"Dun Bear has power 4 or greater | Dun Bear is a 2/2 creature Bob controls | Dun Bear dies",
	} {
		parts := strings.Split(said, " | ")
		last := len(parts) - 1
		_, err := Read(Question{Players: []string{"Alice", "Bob"}, Facts: parts[:last], Events: parts[last:]}, nil)
		if err == nil || !err.Contrary {
			t.Errorf("%s: %v", said, err)
		}
	}
}

// TestToldAgainstTheIndex: what the card index says gives way to the colors that are told,
// and a color beside "multicolored" is one of several.
func TestToldAgainstTheIndex(t *testing.T) {
	for said, known := range map[string]bool{
		"Bob's Vell, the Patient dies":              true,
		"Bob's nonblack Vell, the Patient dies":     true,
		"Bob's nongreen Vell, the Patient dies":     false,
		"Bob's black or red Vell, the Patient dies": false,
		"Bob's multicolored green creature dies":    false,
		"Bob's monocolored green creature dies":     true,
		"Bob's nonblack green creature dies":        true,
		"Bob's black, red, or green creature dies":  false,
		"Bob's black, red and green creature dies":  true,
	} {
		r, err := Read(Question{Players: []string{"Alice", "Bob"}, Events: []string{said}}, someCards())
		if err != nil {
			t.Errorf("%s: %s", said, err.Says)
			continue
		}
		board := &r.Scenario.Board
		if o := board.Objects[r.Scenario.Events[0].Events[0].Object]; o.ColorsKnown != known || len(board.Objects) != 1 {
			t.Errorf("%s: %+v of %d", said, o, len(board.Objects))
		}
	}
}

// TestToldPicksOut: of several things a noun means the one that fits what it tells.
func TestToldPicksOut(t *testing.T) {
	facts := []string{"Dun Bear is a 2/2 black creature Bob controls with two +1/+1 counters on it", "Old Ox is a 3/3 red creature Bob controls"}
	for said, name := range map[string]string{
		"the nonblack creature dies":                 "Old Ox",
		"the creature with power 4 or greater dies":  "Dun Bear",
		"the creature with toughness 3 or less dies": "Old Ox",
		"Bob's creature that isn't red dies":         "Dun Bear",
		"the creature with no counters on it dies":   "Old Ox",
		"the 3/3 creature with power 3 or less dies": "Old Ox",
	} {
		r, err := Read(Question{Players: []string{"Alice", "Bob"}, Facts: facts, Events: []string{said}}, nil)
		if err != nil {
			t.Errorf("%s: %s", said, err.Says)
			continue
		}
		if o := r.Scenario.Board.Objects[r.Scenario.Events[0].Events[0].Object]; o.Name != name {
			t.Errorf("%s: %s", said, o.Name)
		}
	}
}

// TestSaidAgain: where a thing is spoken of again, a state or keyword may be told that nobody
// said before; what is denied of it, and a second thing of the sentence, is another.
func TestSaidAgain(t *testing.T) {
	for said, want := range map[string]struct {
		name    string
		objects int
	}{
		"Bob's creature with haste dies":                               {"Dun Bear", 1},
		"Bob's tapped creature dies":                                   {"Dun Bear", 1},
		"Bob's untapped creature dies":                                 {"untapped creature", 2},
		"Bob's creature without flying dies":                           {"creature", 2},
		"Bob's creature with flying and Bob's creature with haste die": {"Dun Bear", 2},
	} {
		r, err := Read(Question{Players: []string{"Alice", "Bob"}, Facts: []string{"Dun Bear is a tapped creature Bob controls with flying"}, Events: []string{said}}, nil)
		if err != nil {
			t.Errorf("%s: %s", said, err.Says)
			continue
		}
		board := &r.Scenario.Board
		if o := board.Objects[r.Scenario.Events[0].Events[0].Object]; o.Name != want.name || len(board.Objects) != want.objects {
			t.Errorf("%s: %s of %d", said, o.Name, len(board.Objects))
		}
	}
}
