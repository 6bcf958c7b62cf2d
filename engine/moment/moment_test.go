package moment_test

import (
	"fmt"
	"slices"
	"testing"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/cr"
	"apnap/engine/moment"
	"apnap/internal/asked"
)

// TestApplicable: whether an effect applies to an event, and what keeps it out.
func TestApplicable(t *testing.T) {
	const toBob = "Alice's Spark deals 3 damage to Bob"
	for _, c := range []struct {
		effect, more, event string
		fits                engine.Tri
		clause              engine.Clause
	}{
		{"Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "", toBob, engine.Yes, 0},
		{"Alice: Armor = If any source would deal damage to you, prevent 1 of that damage.", "", toBob, engine.No, engine.WrongAffected},
		{"Bob: Armor = If a source you control would deal damage to a player, prevent 1 of that damage.", "", toBob, engine.No, engine.WrongSource},
		{"Bob: Armor = If a source would deal 5 or more damage to you, prevent 1 of that damage.", "", toBob, engine.No, engine.WrongAmount},
		{"Bob: Spring = If you would gain life, you gain that much life plus 1 instead.", "", "Bob gains 2 life", engine.Yes, 0},
		{"Bob: Spring = If you would gain life, you gain that much life plus 1 instead.", "", "Alice gains 2 life", engine.No, engine.WrongAffected},
		{"Bob: Oath = If a source would deal damage to you while you control a creature, prevent that damage.", "fact: Rag is a 2/2 creature Bob controls", toBob, engine.Yes, 0},
		{"Bob: Shade = If a creature would die, exile it instead.", "fact: Rag is a 2/2 creature Alice controls", "Rag dies", engine.Yes, 0},
		{"Bob: Shade = If a creature you control would die, exile it instead.", "fact: Rag is a 2/2 creature Alice controls", "Rag dies", engine.No, engine.WrongAffected},
		{"Bob: Shade = If a card would be put into a graveyard from anywhere, exile it instead.", "fact: Rag is a 2/2 creature card in Alice's hand", "Alice discards Rag", engine.No, engine.WrongEvent},
	} {
		w, st := asked.Opened(t, "effect: "+c.effect, c.more, "event: "+c.event)
		got := moment.Applicable(w.Walker, st, 0, 0)
		if got.Fits != c.fits || c.fits == engine.No && got.Clause != c.clause {
			t.Errorf("%s %s: %v, clause %v; want %v, %v", c.effect, c.event, got.Fits, got.Clause, c.fits, c.clause)
		}
	}
}

// TestOneOpportunity: an effect that has had its chance at an event, or is used up, is out
// (cr.OneOpportunity).
func TestOneOpportunity(t *testing.T) {
	w, st := asked.Opened(t, "effect: Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead.",
		"effect: Bob: Shield = Prevent the next 3 damage that would be dealt to you this turn.", "event: Alice's Spark deals 3 damage to Bob")
	for id := range engine.EffectID(2) {
		if got := moment.Applicable(w.Walker, st, 0, id); got.Fits != engine.Yes {
			t.Fatalf("effect %d: %+v", id, got)
		}
	}
	st.Moment[0].Ev.Marks = st.Moment[0].Ev.Marks.With(0)
	if got := moment.Applicable(w.Walker, st, 0, 0); got.Fits != engine.No || got.Clause != engine.HadItsChance {
		t.Errorf("marked: %+v", got)
	}
	st.Budgets[1] = 0
	if got := moment.Applicable(w.Walker, st, 0, 1); got.Fits != engine.No || got.Clause != engine.UsedUp {
		t.Errorf("used up: %+v", got)
	}
}

// TestIsEmpty: what is no event at all, by the edition (cr.ZeroDamageIsNoDamage,
// cr.ZeroLifeGainNoEvent).
func TestIsEmpty(t *testing.T) {
	for _, c := range []struct {
		kind    engine.EventKind
		amount  int
		edition string
		empty   bool
		rule    cr.Rule
	}{
		{engine.Damage, 0, "current", true, cr.ZeroDamageIsNoDamage},
		{engine.Damage, 1, "current", false, 0},
		{engine.GainLife, 0, "current", true, cr.ZeroLifeGainNoEvent},
		{engine.LoseLife, 0, "current", true, 0},
		{engine.Scry, 0, "current", true, cr.ScryZero},
		{engine.Scry, 1, "current", false, 0},
		{engine.DrawCards, 0, "current", true, 0},
		{engine.Destroy, 0, "current", false, 0}, // which has no amount
		{engine.PutCounters, -1, "current", true, 0},
	} {
		w, _ := asked.Opened(t, "edition: "+c.edition, "event: Alice gains 1 life")
		rules, empty := moment.IsEmpty(w.Walker, &engine.Event{Kind: c.kind, Amount: c.amount})
		if empty != c.empty || c.empty && c.rule != 0 && !slices.Contains(rules, c.rule) || !empty && rules != nil && c.kind == engine.Destroy {
			t.Errorf("%v of %d in %s: %v by %v", c.kind, c.amount, c.edition, empty, rules)
		}
	}
}

// TestToxicValue: toxic abilities add up (cr.Toxic).
func TestToxicValue(t *testing.T) {
	for _, c := range []struct {
		words []string
		want  int
	}{{nil, 0}, {[]string{"toxic 1"}, 1}, {[]string{"flying", "toxic 2", "toxic 11"}, 13}, {[]string{"toxic"}, 0}} {
		if got := moment.ToxicValue(c.words); got != c.want {
			t.Errorf("%q: %d", c.words, got)
		}
	}
}

// offered plays to the first choice and lists its options; empty where nobody chooses.
func offered(t *testing.T, lines ...string) (chooser engine.PlayerID, kind engine.ChoiceKind, options []string) {
	t.Helper()
	w, st := asked.Begun(t, lines...)
	w.Advance(st)
	if w.Err != nil {
		t.Fatal(w.Err)
	}
	if st.Choice == nil {
		return engine.NoPlayer, 0, nil
	}
	p := st.Choice
	for i := range p.Size() {
		switch {
		case p.Kind != engine.ChooseOrder:
			options = append(options, p.Options[i].Label)
		case p.Order[i] == engine.NoEffect:
			options = append(options, "none")
		default:
			options = append(options, w.Scenario.Effects[p.Order[i]].Label)
		}
	}
	return p.Chooser, p.Kind, options
}

// TestOffered: who is asked what: effects of an earlier class alone, one of twins, and the
// players in turn order.
func TestOffered(t *testing.T) {
	const (
		glass = "effect: Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead."
		armor = "effect: Bob: Armor = If any source would deal damage to you, prevent 1 of that damage."
		more  = "effect: Alice: More = If a source would deal damage to a player, it deals that much damage plus 1 to that player instead."
		bolt  = "event: Alice's Spark deals 3 damage to Bob"
	)
	for _, c := range []struct {
		name    string
		lines   []string
		chooser engine.PlayerID
		want    string
	}{
		{"one effect", []string{glass, bolt}, engine.NoPlayer, "[]"},
		{"two effects: who is dealt the damage", []string{glass, armor, bolt}, 1, "[Glass Armor]"},
		{"three", []string{glass, armor, more, bolt}, 1, "[Glass Armor More]"},
		{"another is dealt it", []string{glass, more, "event: Bob's Spark deals 3 damage to Alice"}, 0, "[Glass More]"},
		{"two players at once: the active one first", []string{glass, more, "event: Bob's Spark deals 3 damage to each player"}, 0, "[Glass More]"},
		{"nothing to apply to", []string{armor, "event: Alice gains 3 life"}, engine.NoPlayer, "[]"},
	} {
		chooser, _, options := offered(t, c.lines...)
		if chooser != c.chooser || len(options) > 0 && fmt.Sprint(options) != c.want || len(options) == 0 && c.want != "[]" {
			t.Errorf("%s: player %d is asked %v; want %d, %s", c.name, chooser, options, c.chooser, c.want)
		}
	}
}

// TestTwinsOfferedOnce: of effects that nothing tells apart one is on offer.
func TestTwinsOfferedOnce(t *testing.T) {
	glass := "effect: Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead."
	w, st := asked.Begun(t, glass, glass, "effect: Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "event: Alice's Spark deals 3 damage to Bob")
	w.Advance(st)
	if w.Err != nil || st.Choice == nil || st.Choice.Size() != 2 {
		t.Errorf("%+v, %v: want one of the twins and the armor", st.Choice, w.Err)
	}
}

// TestResultsOfDamage: what damage turns into, by its source and who or what is dealt it
// (cr.DamageReplacedFirst): life, counters, loyalty and life for lifelink.
func TestResultsOfDamage(t *testing.T) {
	for _, c := range []struct{ source, to, want string }{
		{"a 1/1 creature", "Bob", "[lose-life]"},
		{"a 1/1 creature with infect", "Bob", "[counters]"},
		{"a 1/1 creature with lifelink", "Bob", "[lose-life gain-life]"},
		{"a 1/1 creature with wither", "Rag", "[counters]"},
		{"a 1/1 creature with lifelink", "Rag", "[gain-life]"},
		{"a 1/1 creature", "Rag", "[]"}, // it is marked
		{"a 1/1 creature", "Sage", "[remove]"},
	} {
		_, st := asked.Played(t, "fact: Wolf is "+c.source+" Alice controls", "fact: Rag is a 2/2 creature Bob controls", "fact: Sage is a planeswalker Bob controls with 4 loyalty counters",
			"event: Wolf deals 1 damage to "+c.to)
		got := []string{}
		for _, f := range st.Facts.Told() {
			if !f.Event.Result || f.Nothing {
				continue
			}
			switch f.Event.Kind {
			case engine.LoseLife:
				got = append(got, "lose-life")
			case engine.GainLife:
				got = append(got, "gain-life")
			case engine.PutCounters:
				got = append(got, "counters")
			case engine.RemoveCounters:
				got = append(got, "remove")
			default:
				got = append(got, fmt.Sprint(f.Event.Kind))
			}
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%s to %s: %v, want %s", c.source, c.to, got, c.want)
		}
	}
}

// TestDecline: who may use an effect is asked, and what is declined does not come again.
func TestDecline(t *testing.T) {
	w, st := asked.Begun(t, "effect: Bob: Moor = If you would draw a card, you may gain 2 life instead.", "event: Bob draws a card")
	w.Advance(st)
	if st.Choice == nil || st.Choice.Chooser != 1 || !w.IsMay(st.Choice) {
		t.Fatalf("%+v, %v", st.Choice, w.Err)
	}
	for pick, want := range []string{"[Bob gains 2 life]", "[Bob draws a card]"} {
		c := st.Clone()
		agenda.Take(w.Walker, c, pick)
		w.Advance(c)
		if got := fmt.Sprint(asked.Happened(c)); got != want || c.Choice != nil {
			t.Errorf("pick %d: %s, choice %+v; want %s", pick, got, c.Choice, want)
		}
	}
}

// TestNothingToChoose: half of a single permanent, rounded down, is none, so nobody is asked and nothing is sacrificed.
func TestNothingToChoose(t *testing.T) {
	w, st := asked.Opened(t, "effect: Alice: Pit = If a creature would die, exile it instead.",
		"fact: Marsh Ox is a creature Bob controls", "fact: Dun Bear is a creature Bob controls", "fact: Fen Elk is a creature Bob controls", "event: Bob sacrifices two creatures")
	st.Moment[0].Ev.Amount = 0
	if moment.Settle(w.Walker, st); w.Err != nil || st.Choice != nil || len(st.Moment) != 0 {
		t.Errorf("error %v, choice %+v, moment %+v", w.Err, st.Choice, st.Moment)
	}
}
