package look_test

import (
	"testing"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/internal/asked"
)

// yesNo reads an answer of a table.
func yesNo(word string) engine.Tri {
	return map[string]engine.Tri{"yes": engine.Yes, "no": engine.No, "unknown": engine.Unknown}[word]
}

// TestMatch: what an effect of Alice's protects, as it says it, and a thing as facts tell of it.
func TestMatch(t *testing.T) {
	for _, c := range []struct{ who, fact, want string }{
		{"a creature you control", "Rag is a 2/2 creature Alice controls", "yes"},
		{"a creature you control", "Rag is a 2/2 creature Bob controls", "no"},
		{"a creature an opponent controls", "Rag is a 2/2 creature Bob controls", "yes"},
		{"a creature", "Rag is a planeswalker Bob controls with three loyalty counters on it", "no"},
		{"an artifact creature", "Rag is a 2/2 artifact creature Bob controls", "yes"},
		{"an artifact creature", "Rag is a 2/2 creature Bob controls", "no"},
		{"an artifact or a creature", "Rag is a 2/2 artifact creature Bob controls", "yes"},
		{"a permanent", "Rag is a 2/2 land creature Bob controls", "yes"},
		{"a red creature", "Rag is a red 2/2 creature Bob controls", "yes"},
		{"a red creature", "Rag is a green 2/2 creature Bob controls", "no"},
		{"a red creature", "Rag is a 2/2 creature Bob controls", "unknown"},
		{"a nonblack creature", "Rag is a white 2/2 creature Bob controls", "yes"},
		{"a nonblack creature", "Rag is a white and black 2/2 creature Bob controls", "no"},
		{"a colorless creature", "Rag is a colorless 2/2 creature Bob controls", "yes"},
		{"a multicolored creature", "Rag is a white and black 2/2 creature Bob controls", "yes"},
		{"a multicolored creature", "Rag is a black 2/2 creature Bob controls", "no"},
		{"a creature with flying", "Rag is a 2/2 creature with flying Bob controls", "yes"},
		{"a creature with flying", "Rag is a 2/2 creature with reach Bob controls", "no"},
		{"a creature without flying", "Rag is a 2/2 creature with flying Bob controls", "no"},
		{"a creature with power 3 or greater", "Rag is a 3/1 creature Bob controls", "yes"},
		{"a creature with power 3 or greater", "Rag is a 2/9 creature Bob controls", "no"},
		{"a creature with power 2 or less", "Rag is a 2/9 creature Bob controls", "yes"},
		{"a creature with toughness 2 or less", "Rag is a 2/9 creature Bob controls", "no"},
		{"a Goblin creature", "Rag is a 1/1 Goblin creature Bob controls", "yes"},
		{"a Goblin creature", "Rag is a 1/1 Elf creature Bob controls", "no"},
		{"a legendary creature", "Rag is a legendary 1/1 Elf creature Bob controls", "yes"},
		{"a legendary creature", "Rag is a 1/1 Elf creature Bob controls", "no"},
		{"a nonland permanent", "Rag is a 2/2 land creature Bob controls", "no"},
		{"an attacking creature", "Rag is a 1/1 creature Bob controls\nfact: Rag is attacking", "yes"},
		{"a tapped creature", "Rag is a tapped 1/1 creature Bob controls", "yes"},
		{"an untapped creature", "Rag is a tapped 1/1 creature Bob controls", "no"},
		{"a creature token", "Rag is a 1/1 creature token Bob controls", "yes"},
	} {
		w, st := asked.Opened(t, "effect: Alice: Ward = If a source would deal damage to "+c.who+", prevent that damage.",
			"fact: "+c.fact, "event: Alice's Spark deals 1 damage to Rag")
		ev := &st.Moment[0].Ev
		v := look.NewView(w.Walker, st, &w.Scenario.Effects[0], ev, nil)
		if got := v.Match(w.Scenario.Effects[0].Effect.When.Affected, ev.To); got != yesNo(c.want) {
			t.Errorf("%s; %s: %v, want %s", c.who, c.fact, got, c.want)
		}
		if got, clause := v.PatternFits(&w.Scenario.Effects[0].Effect.When); got != yesNo(c.want) || got == engine.No && clause != engine.WrongAffected {
			t.Errorf("%s; %s: the pattern fits: %v, clause %v", c.who, c.fact, got, clause)
		}
	}
}

// TestMatchPlayers: players are matched by whose effect it is.
func TestMatchPlayers(t *testing.T) {
	for _, c := range []struct{ who, to, want string }{
		{"you", "Alice", "yes"}, {"you", "Bob", "no"},
		{"an opponent", "Bob", "yes"}, {"an opponent", "Alice", "no"},
		{"a player", "Alice", "yes"}, {"a player", "Bob", "yes"},
		{"a creature", "Bob", "no"}, {"a permanent or player", "Bob", "yes"},
		{"you or a permanent you control", "Alice", "yes"}, {"you or a permanent you control", "Bob", "no"},
	} {
		w, st := asked.Opened(t, "effect: Alice: Ward = If a source would deal damage to "+c.who+", prevent that damage.", "event: Alice's Spark deals 1 damage to "+c.to)
		ev := &st.Moment[0].Ev
		v := look.NewView(w.Walker, st, &w.Scenario.Effects[0], ev, nil)
		if got, _ := v.PatternFits(&w.Scenario.Effects[0].Effect.When); got != yesNo(c.want) {
			t.Errorf("%s, damage to %s: %v", c.who, c.to, got)
		}
	}
}

// TestPatternClauses: a pattern that does not fit says which part of it does not.
func TestPatternClauses(t *testing.T) {
	const ward = "Alice: Ward = If "
	for _, c := range []struct {
		effect, event string
		fits          string
		clause        engine.Clause
	}{
		{"a red source would deal damage to you, prevent that damage.", "Bob's Spark deals 1 damage to Alice", "unknown", 0},
		{"a source an opponent controls would deal damage to you, prevent that damage.", "Bob's Spark deals 1 damage to Alice", "yes", 0},
		{"a source an opponent controls would deal damage to you, prevent that damage.", "Alice's Spark deals 1 damage to Alice", "no", engine.WrongSource},
		{"a source would deal damage to you, prevent that damage.", "Bob's Spark deals 1 damage to Bob", "no", engine.WrongAffected},
		{"a source would deal 4 or more damage to you, prevent that damage.", "Bob's Spark deals 3 damage to Alice", "no", engine.WrongAmount},
		{"a source would deal 4 or more damage to you, prevent that damage.", "Bob's Spark deals 4 damage to Alice", "yes", 0},
		{"a source would deal damage to you, prevent that damage.", "Alice gains 3 life", "no", engine.WrongEvent},
		{"you would gain life, you gain twice that much life instead.", "Alice gains 3 life", "yes", 0},
		{"you would gain life, you gain twice that much life instead.", "Bob gains 3 life", "no", engine.WrongAffected},
		{"you would draw a card, you gain 2 life instead.", "Alice draws two cards", "no", engine.WrongEvent}, // which contains single draws
	} {
		w, st := asked.Opened(t, "effect: "+ward+c.effect, "event: "+c.event)
		v := look.NewView(w.Walker, st, &w.Scenario.Effects[0], &st.Moment[0].Ev, nil)
		got, clause := v.PatternFits(&w.Scenario.Effects[0].Effect.When)
		if got != yesNo(c.fits) || got == engine.No && clause != c.clause {
			t.Errorf("%s %s: %v, clause %v; want %s, %v", c.effect, c.event, got, clause, c.fits, c.clause)
		}
	}
}

// TestAffectedAndChooser: whom or what an event affects, and who chooses among effects on it
// (cr.AffectedPlayerChooses): its controller, or its owner where it has none.
func TestAffectedAndChooser(t *testing.T) {
	bear := "fact: Bear is a 2/2 creature Bob controls"
	for _, c := range []struct{ fact, event, affected, chooser string }{
		{"", "Alice's Spark deals 1 damage to Bob", "Bob", "Bob"},
		{bear, "Alice's Spark deals 1 damage to Bear", "Bear", "Bob"},
		{"", "Alice gains 3 life", "Alice", "Alice"},
		{"", "Bob draws two cards", "Bob", "Bob"},
		{bear, "Alice destroys Bear", "Bear", "Bob"},
		{bear, "Alice puts two +1/+1 counters on Bear", "Bear", "Bob"},
		{bear, "Alice taps Bear", "Bear", "Bob"},
		{"", "Alice creates a 1/1 white Soldier creature token", "Alice", "Alice"},
		{"fact: Bear is a creature card in Bob's graveyard", "Bear enters under Alice's control", "Bear", "Alice"},
		{"fact: Bear is a creature card in Bob's graveyard", "Alice exiles Bear", "Bear", "Bob"},
	} {
		w, st := asked.Opened(t, c.fact, "event: "+c.event)
		ev := &st.Moment[0].Ev
		who := look.Affected(ev)
		name := ""
		if who.IsPlayer() {
			name = st.Board.Players[who.Player].Name
		} else {
			name = st.Board.Objects[who.Object].Name
		}
		if chooser := st.Board.Players[look.Chooser(w.Walker, st, ev)].Name; name != c.affected || chooser != c.chooser {
			t.Errorf("%s: affects %s, %s chooses; want %s, %s", c.event, name, chooser, c.affected, c.chooser)
		}
	}
}

// TestApnapRank: the active player is first, the others follow in turn order (cr.ApnapOrder).
func TestApnapRank(t *testing.T) {
	for _, c := range []struct {
		active string
		ranks  [4]int // of Ann, Bea, Cem, Dan
	}{{"Ann", [4]int{0, 1, 2, 3}}, {"Bea", [4]int{3, 0, 1, 2}}, {"Dan", [4]int{1, 2, 3, 0}}} {
		w, st := asked.Opened(t, "player: Ann", "player: Bea", "player: Cem", "player: Dan", "active: "+c.active, "event: Ann gains 1 life")
		for p, want := range c.ranks {
			if got := look.ApnapRank(w.Walker, st, engine.PlayerID(p)); got != want {
				t.Errorf("%s is active: player %d is at %d, want %d", c.active, p, got, want)
			}
		}
	}
}

// TestEval: what an amount in an effect's words comes to.
func TestEval(t *testing.T) {
	for _, c := range []struct {
		does, facts string
		want        int
		known       bool
	}{
		{"it deals double that damage to you instead", "", 6, true},
		{"it deals triple that damage to you instead", "", 9, true},
		{"it deals that much damage plus 2 to you instead", "", 5, true},
		{"it deals that much damage minus 1 to you instead", "", 2, true},
		{"it deals half that damage, rounded up, to you instead", "", 2, true},
		{"it deals half that damage, rounded down, to you instead", "", 1, true},
		{"it deals 7 damage to you instead", "", 7, true},
		{"it deals that much damage plus the number of cards in your hand to you instead", "fact: Alice has 4 cards in hand", 7, true},
		{"it deals that much damage plus the number of cards in your hand to you instead", "", 0, false},
	} {
		w, st := asked.Opened(t, "effect: Alice: Glass = If a source would deal damage to you, "+c.does+".", c.facts, "event: Bob's Spark deals 3 damage to Alice")
		e := w.Scenario.Effects[0].Effect
		if len(e.Do) != 1 || e.Do[0].Amount == nil {
			t.Errorf("%s: %+v", c.does, e.Do)
			continue
		}
		v := look.NewView(w.Walker, st, &w.Scenario.Effects[0], &st.Moment[0].Ev, nil)
		got, known := v.Eval(e.Do[0].Amount)
		if known != c.known || known && got != c.want {
			t.Errorf("%s (%s): %d, known %v; want %d, %v", c.does, c.facts, got, known, c.want, c.known)
		}
		if !known && v.Missing == nil {
			t.Errorf("%s: nobody says what is missing", c.does)
		}
	}
}

// TestHurt: what has dealt damage to somebody or something is kept once each, and damage from
// nothing known leaves no trace.
func TestHurt(t *testing.T) {
	_, st := asked.Opened(t, "fact: Bear is a 2/2 creature Bob controls", "fact: Wolf is a 2/2 creature Alice controls", "event: Wolf deals 1 damage to Bear")
	b := st.Own()
	bear, wolf := asked.Object(t, b, "Bear"), asked.Object(t, b, "Wolf")
	for range 2 {
		look.Hurt(b, engine.ObjectEntity(bear), wolf)
		look.Hurt(b, engine.PlayerEntity(1), wolf)
		look.Hurt(b, engine.PlayerEntity(1), engine.NoObject)
	}
	if len(b.Objects[bear].HurtBy) != 1 || len(b.Players[1].HurtBy) != 1 || b.Players[1].HurtBy[0] != wolf || len(b.Objects[wolf].HurtBy)+len(b.Players[0].HurtBy) != 0 {
		t.Errorf("Bear %v, Bob %v", b.Objects[bear].HurtBy, b.Players[1].HurtBy)
	}
}

// TestAboutThisTurn: marks that end with the turn, and those that stay.
func TestAboutThisTurn(t *testing.T) {
	for mark, want := range map[string]bool{"dealt damage this turn": true, "entered this turn": true, "kicked": false, "commander": false} {
		if got := look.AboutThisTurn(mark); got != want {
			t.Errorf("%s: %v", mark, got)
		}
	}
}
