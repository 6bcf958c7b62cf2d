package cite_test

import (
	"slices"
	"testing"

	"apnap/engine"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/internal/asked"
)

// TestCitations: the rules by which the first effect of a question is applied, and those by
// which it is not.
func TestCitations(t *testing.T) {
	for _, c := range []struct {
		effect, event string
		with, without []cr.Rule
	}{
		{"Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "Alice's Spark deals 3 damage to Bob",
			[]cr.Rule{cr.PreventionDefinition}, []cr.Rule{cr.ReplacementDefinition, cr.UsedUpWhenApplied, cr.OneOpportunity}},
		{"Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead.", "Alice's Spark deals 3 damage to Bob",
			[]cr.Rule{cr.ReplacementDefinition}, []cr.Rule{cr.PreventionDefinition, cr.NegativeIsZero}},
		{"Bob: Veil = The next time a source would deal damage to you this turn, prevent that damage.", "Alice's Spark deals 3 damage to Bob",
			[]cr.Rule{cr.PreventionDefinition, cr.UsedUpWhenApplied}, nil},
		{"Alice: Moor = If you would draw a card, you gain 2 life instead.", "Alice draws a card",
			[]cr.Rule{cr.ReplacementDefinition}, []cr.Rule{cr.Dredge}},
		{"Alice: Shade = If a creature would die, exile it instead.\nfact: Rag is a 2/2 creature Bob controls", "Rag dies",
			[]cr.Rule{cr.ReplacementDefinition, cr.ZoneChangeSequence}, []cr.Rule{cr.CommanderRepeats}},
	} {
		w, _ := asked.Played(t, "effect: "+c.effect, "event: "+c.event)
		at := slices.IndexFunc(*w.Trace, func(s engine.Step) bool { return s.Kind == engine.StepApply })
		if at < 0 {
			t.Errorf("%s %s: nothing is applied", c.effect, c.event)
			continue
		}
		rules := (*w.Trace)[at].Rules
		for _, r := range c.with {
			if !slices.Contains(rules, r) {
				t.Errorf("%s %s: %s is not cited", c.effect, c.event, r.Number(w.Scenario.Edition))
			}
		}
		for _, r := range c.without {
			if slices.Contains(rules, r) {
				t.Errorf("%s %s: %s is cited", c.effect, c.event, r.Number(w.Scenario.Edition))
			}
		}
		for i, r := range rules {
			if slices.Contains(rules[:i], r) {
				t.Errorf("%s %s: %s is cited twice", c.effect, c.event, r.Number(w.Scenario.Edition))
			}
		}
	}
}

// TestLaterSteps: of several effects on one event the later ones are applied by what says to
// look again (cr.OneAtATimeThenLookAgain).
func TestLaterSteps(t *testing.T) {
	w, _ := asked.Played(t, "effect: Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead.",
		"effect: Alice: More = If a source would deal damage to a player, it deals that much damage plus 1 to that player instead.", "event: Alice's Spark deals 3 damage to Bob")
	var applied []engine.Step
	for _, s := range *w.Trace {
		if s.Kind == engine.StepApply {
			applied = append(applied, s)
		}
	}
	if len(applied) != 2 || !slices.Contains(applied[1].Rules, cr.OneAtATimeThenLookAgain) || !slices.Contains(applied[1].Rules, cr.OneOpportunity) {
		t.Errorf("%+v", applied)
	}
	if slices.Contains(applied[1].Rules, cr.ReplacementDefinition) {
		t.Error("what a replacement effect is is told twice")
	}
}

// TestSelfRules: every rule on self-replacement effects that is cited is in force.
func TestSelfRules(t *testing.T) {
	for _, text := range []string{"1999", "2003", "2008", "current"} {
		e, err := cr.Find(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range cite.SelfRules(e) {
			if !r.InForce(e) {
				t.Errorf("%s: rule %d is not in force", text, r)
			}
		}
	}
	if len(cite.SelfRules(cr.Current())) == 0 {
		t.Error("today no rule is on self-replacement effects")
	}
}

// TestMournedCommander: what the owner of a commander may move on (cr.CommanderStateBased).
func TestMournedCommander(t *testing.T) {
	b := &engine.Board{Objects: []engine.Object{{Marks: []string{"commander"}}, {}, {Marks: []string{"commander"}, Token: engine.Yes}}}
	move := func(o engine.ObjectID, to engine.Zone) engine.Event {
		return engine.Event{Kind: engine.Move, Object: o, Dest: to}
	}
	for _, c := range []struct {
		ev   engine.Event
		want bool
	}{
		{move(0, engine.Graveyard), true}, {move(0, engine.Exile), true}, {move(0, engine.Hand), false}, {move(0, engine.Library), false},
		{move(1, engine.Graveyard), false}, {move(2, engine.Graveyard), false}, {move(engine.NoObject, engine.Graveyard), false},
		{engine.Event{Kind: engine.Destroy, Object: 0, Dest: engine.Graveyard}, false},
	} {
		if got := cite.MournedCommander(b, &c.ev); got != c.want {
			t.Errorf("%+v: %v", c.ev, got)
		}
	}
}

// TestOwnerless: an owner chooses about what nobody controls (cr.OwnerChoosesWithoutController).
func TestOwnerless(t *testing.T) {
	for _, c := range []struct {
		fact, event string
		want        bool
	}{
		{"Rag is a creature card in Bob's graveyard", "Alice exiles Rag", true},
		{"Rag is a 2/2 creature Bob controls", "Alice exiles Rag", false},
		{"Rag is a creature card in Bob's graveyard", "Rag enters under Alice's control", false}, // whoever will control it
	} {
		w, st := asked.Opened(t, "fact: "+c.fact, "event: "+c.event)
		if got := cite.Ownerless(w.Walker, st, &st.Moment[0].Ev); got != c.want {
			t.Errorf("%s; %s: %v", c.fact, c.event, got)
		}
	}
}
