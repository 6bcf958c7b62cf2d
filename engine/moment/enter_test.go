package moment_test

import (
	"fmt"
	"slices"
	"testing"

	"apnap/engine"
	"apnap/internal/asked"
)

// TestEntering: how something enters by what applies to its entering (cr.EntersLookahead):
// tapped, with counters, and not at all.
func TestEntering(t *testing.T) {
	const rag = "fact: Rag is a 2/2 creature card in Bob's hand"
	for _, c := range []struct {
		name     string
		effects  []string
		tapped   bool
		counters int
	}{
		{"nothing", nil, false, 0},
		{"creatures enter tapped", []string{"effect: Alice: Frost = Creatures enter tapped."}, true, 0},
		{"creatures of an opponent", []string{"effect: Alice: Frost = Creatures your opponents control enter tapped."}, true, 0},
		{"creatures of one's own", []string{"effect: Alice: Frost = Creatures you control enter tapped."}, false, 0},
		{"artifacts", []string{"effect: Alice: Frost = Artifacts enter tapped."}, false, 0},
		{"a counter more", []string{"effect: Bob: Loom = Each creature you control enters with an additional +1/+1 counter on it."}, false, 1},
		{"two effects", []string{"effect: Bob: Loom = Each creature you control enters with an additional +1/+1 counter on it.",
			"effect: Alice: Frost = Creatures enter tapped."}, true, 1},
		{"what doubles counters meets those it enters with", []string{"effect: Bob: Loom = Each creature you control enters with an additional +1/+1 counter on it.",
			"effect: Bob: Season = If one or more counters would be put on a permanent you control, it puts twice that many of those counters on that permanent instead."}, false, 2},
	} {
		_, st := asked.Played(t, append(slices.Clone(c.effects), rag, "event: Rag enters under Bob's control")...)
		o := &st.Board.Objects[asked.Object(t, st.Board, "Rag")]
		if n := engine.CountersOfKind(o.Counters, "+1/+1"); o.Zone != engine.Battlefield || o.Tapped != c.tapped || n != c.counters {
			t.Errorf("%s: in the %v, tapped %v, %d counters; want tapped %v, %d", c.name, o.Zone, o.Tapped, n, c.tapped, c.counters)
		}
	}
}

// TestWhereItGoes: where something ends that is to leave, by what replaces its going.
func TestWhereItGoes(t *testing.T) {
	const (
		rest   = "effect: Alice: Rest = If a card would be put into a graveyard from anywhere, exile it instead."
		mine   = "effect: Alice: Rest = If a creature you control would die, exile it instead."
		theirs = "effect: Alice: Rest = If a creature an opponent controls would die, exile it instead."
	)
	for _, c := range []struct {
		effect, event string
		want          engine.Zone
	}{
		{"", "Alice destroys Rag", engine.Graveyard},
		{rest, "Alice destroys Rag", engine.Exile},
		{rest, "Bob sacrifices Rag", engine.Exile},
		{rest, "Rag is returned to its owner's hand", engine.Hand},
		{mine, "Alice destroys Rag", engine.Graveyard},
		{theirs, "Alice destroys Rag", engine.Exile},
		{theirs, "Alice exiles Rag", engine.Exile},
		{theirs, "Bob sacrifices Rag", engine.Exile},
	} {
		_, st := asked.Played(t, c.effect, "fact: Rag is a 2/2 creature Bob controls", "event: "+c.event)
		if zone := st.Board.Objects[asked.Object(t, st.Board, "Rag")].Zone; zone != c.want {
			t.Errorf("%s %s: %v, want %v", c.effect, c.event, zone, c.want)
		}
	}
}

// TestEffectsOnDraws: what is told of drawing is asked of each card, one after another.
func TestEffectsOnDraws(t *testing.T) {
	for _, c := range []struct {
		effect, event, want string
	}{
		{"effect: Bob: Moor = If you would draw a card, you gain 1 life instead.", "Bob draws three cards", "[Bob gains 1 life Bob gains 1 life Bob gains 1 life]"},
		{"effect: Bob: Well = If you would draw a card, you draw two cards instead.", "Bob draws a card", "[Bob draws a card Bob draws a card]"},
		{"effect: Bob: Well = If you would draw a card, you draw two cards instead.", "Bob draws two cards", "[Bob draws a card Bob draws a card Bob draws a card Bob draws a card]"},
		{"effect: Alice: Moor = If you would draw a card, you gain 1 life instead.", "Bob draws a card", "[Bob draws a card]"},
		{"effect: Alice: Lock = Players can't draw cards.", "Bob draws two cards", "[]"},
	} {
		if _, st := asked.Played(t, c.effect, "event: "+c.event); fmt.Sprint(asked.Happened(st)) != c.want {
			t.Errorf("%s %s: %v, want %s", c.effect, c.event, asked.Happened(st), c.want)
		}
	}
}

// TestOnlyOnce: an effect that makes more of an event of its own kind has one chance at it and
// at all that comes of it (cr.OneOpportunity), and two of them have one each.
func TestOnlyOnce(t *testing.T) {
	const double = "effect: Alice: Glass %d = If a source would deal damage to a player, it deals double that damage to that player instead."
	for n := range 5 {
		lines := []string{"event: Alice's Spark deals 3 damage to Bob"}
		for i := range n {
			lines = append(lines, fmt.Sprintf(double, i+1))
		}
		_, st := asked.Played(t, lines...)
		if want := fmt.Sprintf("[Spark deals %d damage to Bob]", 3<<n); fmt.Sprint(asked.Happened(st)) != want {
			t.Errorf("%d effects: %v, want %s", n, asked.Happened(st), want)
		}
	}
}
