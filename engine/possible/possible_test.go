package possible_test

import (
	"testing"

	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/internal/asked"
)

// TestStores: what an event takes from, and how much of it.
func TestStores(t *testing.T) {
	none := engine.Event{Object: engine.NoObject}
	event := func(k engine.EventKind, n int, change func(*engine.Event)) engine.Event {
		ev := none
		ev.Kind, ev.Amount = k, n
		if change != nil {
			change(&ev)
		}
		return ev
	}
	from := func(z engine.Zone) func(*engine.Event) { return func(ev *engine.Event) { ev.From = z } }
	for _, c := range []struct {
		name  string
		ev    engine.Event
		store play.Store
		takes int
	}{
		{"mill three", event(engine.Mill, 3, nil), play.LibraryStore, 3},
		{"discard two", event(engine.Discard, 2, nil), play.HandStore, 2},
		{"discard a named card", event(engine.Discard, 2, func(ev *engine.Event) { ev.Object = 0 }), play.HandStore, 1},
		{"pay 2 life", event(engine.PayLife, 2, nil), play.LifeStore, 2},
		{"lose 2 life", event(engine.LoseLife, 2, nil), play.NoStore, 2},
		{"draw", event(engine.Draw, 1, nil), play.NoStore, 1},
		{"exile two from a graveyard", event(engine.Move, 2, from(engine.Graveyard)), play.GraveyardStore, 2},
		{"exile two from a library", event(engine.Move, 2, from(engine.Library)), play.LibraryStore, 2},
		{"a part of an action", event(engine.Move, 2, func(ev *engine.Event) { ev.From, ev.How = engine.Hand, "discarded" }), play.NoStore, 2},
		{"from the battlefield", event(engine.Move, 1, from(engine.Battlefield)), play.NoStore, 1},
	} {
		if store, takes := possible.StoreOf(&c.ev), possible.Takes(&c.ev); store != c.store || takes != c.takes {
			t.Errorf("%s: store %v, %d; want %v, %d", c.name, store, takes, c.store, c.takes)
		}
	}
}

// TestLimit: as much is done as can be (cr.ImpossibleIgnored), a payment is whole or none.
func TestLimit(t *testing.T) {
	for _, c := range []struct {
		fact, event string
		want        string // what happens, "" for nothing
	}{
		{"Bob has 2 cards in library", "Bob mills three cards", "Bob mills two cards"},
		{"Bob has 3 cards in library", "Bob mills three cards", "Bob mills three cards"},
		{"Bob has no cards in library", "Bob mills three cards", ""},
		{"Bob has 1 card in hand", "Bob discards two cards", "Bob discards a card"},
		{"Bob has no cards in hand", "Bob discards two cards", ""},
		{"Bob has 2 life", "Bob pays 3 life", ""},
		{"Bob has 3 life", "Bob pays 3 life", "Bob pays 3 life"},
		{"Bob has 2 life", "Bob loses 3 life", "Bob loses 3 life"}, // which is no payment
	} {
		_, st := asked.Played(t, "fact: "+c.fact, "event: "+c.event)
		got := ""
		for _, s := range asked.Happened(st) {
			if got == "" {
				got = s
			}
		}
		if got != c.want {
			t.Errorf("%s; %s: %q, want %q", c.fact, c.event, got, c.want)
		}
	}
}

// TestForbidden: what a "can't" effect stops, and what it leaves alone (cr.CantOverrides).
func TestForbidden(t *testing.T) {
	for _, c := range []struct {
		effect, event string
		by            bool
	}{
		{"Alice: Hush = Players can't gain life.", "Bob gains 2 life", true},
		{"Alice: Hush = Players can't gain life.", "Bob loses 2 life", false},
		{"Alice: Hush = Your opponents can't gain life.", "Bob gains 2 life", true},
		{"Alice: Hush = Your opponents can't gain life.", "Alice gains 2 life", false},
		{"Alice: Dam = Players can't draw cards.", "Bob draws a card", true},
		{"Alice: Dam = Players can't draw cards.", "Bob mills a card", false},
	} {
		w, st := asked.Opened(t, "effect: "+c.effect, "event: "+c.event)
		if got := possible.Forbids(w.Walker, st, 0); got != c.by {
			t.Errorf("%s %s: forbidden is %v", c.effect, c.event, got)
		}
	}
}

// TestUnpreventable: damage that can't be prevented, by its own word or by an effect.
func TestUnpreventable(t *testing.T) {
	for _, c := range []struct {
		effect, event string
		want          bool
	}{
		{"", "Alice's Spark deals 3 damage to Bob", false},
		{"", "Alice's Spark deals 3 damage that can't be prevented to Bob", true},
		{"effect: Alice: Rage = Damage can't be prevented this turn.", "Alice's Spark deals 3 damage to Bob", true},
		{"effect: Alice: Rage = Damage can't be prevented this turn.", "Alice gains 3 life", false},
	} {
		w, st := asked.Opened(t, c.effect, "event: "+c.event)
		if got := possible.Unpreventable(w.Walker, st, 0); got != c.want {
			t.Errorf("%s %s: %v", c.effect, c.event, got)
		}
	}
}

// TestWithersAndMarks: damage is marked on creatures, unless it is of a source with wither or
// infect (cr.WitherDamage).
func TestWithersAndMarks(t *testing.T) {
	for _, c := range []struct {
		source, to string
		marks      bool
	}{
		{"a 1/1 creature", "a 2/2 creature", true},
		{"a 1/1 creature with wither", "a 2/2 creature", false},
		{"a 1/1 creature with infect", "a 2/2 creature", false},
		{"a 1/1 creature", "a planeswalker", false},
		{"a 1/1 creature with wither", "a 2/2 artifact creature", false},
		{"a 1/1 creature with deathtouch", "a 2/2 creature", true},
	} {
		w, st := asked.Opened(t, "fact: Wolf is "+c.source+" Alice controls", "fact: Rag is "+c.to+" Bob controls", "event: Wolf deals 1 damage to Rag")
		if got := possible.Marks(w.Walker, st, &st.Moment[0].Ev); got != c.marks {
			t.Errorf("%s, %s: marked is %v", c.source, c.to, got)
		}
	}
	w, st := asked.Opened(t, "event: Alice's Spark deals 1 damage to Bob")
	if possible.Marks(w.Walker, st, &st.Moment[0].Ev) {
		t.Error("damage is marked on a player")
	}
}

// TestWholeOrNot: costs and payments happen whole.
func TestWholeOrNot(t *testing.T) {
	for _, c := range []struct {
		ev   engine.Event
		want bool
	}{
		{engine.Event{Kind: engine.Discard, Cause: engine.ByEffect}, false},
		{engine.Event{Kind: engine.Discard, Cause: engine.ByCost}, true},
		{engine.Event{Kind: engine.Discard, InFull: true}, true},
		{engine.Event{Kind: engine.PayLife}, true},
		{engine.Event{Kind: engine.LoseLife}, false},
	} {
		if got := possible.WholeOrNot(&c.ev); got != c.want {
			t.Errorf("%+v: %v", c.ev, got)
		}
	}
}

// TestClassOf: which group of effects comes first hangs on the edition: self-replacement
// effects, control, copies and back faces have their steps since their rules came.
func TestClassOf(t *testing.T) {
	for _, c := range []struct {
		effect  engine.Effect
		edition string
		want    engine.Class
	}{
		{engine.Effect{Class: engine.ClassOther}, "current", engine.ClassOther},
		{engine.Effect{Class: engine.ClassSelf}, "current", engine.ClassSelf},
		{engine.Effect{Class: engine.ClassOther, Self: true}, "current", engine.ClassSelf},
		{engine.Effect{Class: engine.ClassControl}, "current", engine.ClassControl},
		{engine.Effect{Class: engine.ClassCopy}, "current", engine.ClassCopy},
		{engine.Effect{Class: engine.ClassBackFace}, "current", engine.ClassBackFace},
		{engine.Effect{Class: engine.ClassBackFace}, "2010", engine.ClassOther},
		{engine.Effect{Class: engine.ClassControl}, "1999", engine.ClassOther},
	} {
		w, _ := asked.Opened(t, "edition: "+c.edition, "event: Alice gains 1 life")
		if got := possible.ClassOf(w.Walker, &engine.Instance{Effect: &c.effect}); got != c.want {
			t.Errorf("%+v in %s: %v, want %v", c.effect, c.edition, got, c.want)
		}
	}
}

// TestLeft: what is left of an effect: nothing is taken off static ones, a shield is as large
// as it is told, and a "next time" serves once.
func TestLeft(t *testing.T) {
	for _, c := range []struct {
		effect string
		want   []int32 // before the first event, and after each
	}{
		{"Bob: Shield = Prevent the next 4 damage that would be dealt to you this turn.", []int32{4, 2, 0, 0}},
		{"Bob: Veil = The next time a source would deal damage to you this turn, prevent that damage.", []int32{1, 0, 0, 0}},
	} {
		for events, want := range c.want {
			lines := []string{"effect: " + c.effect}
			for _, spell := range []string{"Spark", "Bolt", "Dart"}[:events] {
				lines = append(lines, "event: Alice's "+spell+" deals 2 damage to Bob")
			}
			if events == 0 {
				lines = append(lines, "event: Alice gains 1 life")
			}
			w, st := asked.Played(t, lines...)
			damage := engine.Event{Kind: engine.Damage, To: engine.PlayerEntity(1), Source: engine.NoObject}
			if got := possible.Left(w.Walker, st, 0, &damage); got != want {
				t.Errorf("%s after %d times 2 damage: %d, want %d", c.effect, events, got, want)
			}
		}
	}
}
