package oracle

import (
	"fmt"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/say"
)

// effectTable pairs an --effect with the instances it makes: id, controller,
// and what it is bound to.
const effectTable = `
Alice: Ember Shrine => ember-shrine of Alice from Ember Shrine
@Alice's Ember Shrine => ember-shrine of Alice from Ember Shrine
Alice's Ember Shrine => ember-shrine of Alice from Ember Shrine
Alice's Mira's Plate => miras-plate of Alice from Mira's Plate
Alice: 2x Ember Shrine => ember-shrine of Alice from Ember Shrine 1; ember-shrine-2 of Alice from Ember Shrine 2
2x Alice: Ember Shrine => ember-shrine of Alice from Ember Shrine 1; ember-shrine-2 of Alice from Ember Shrine 2
Bob: If damage would be dealt to Dun Bear, prevent that damage. @ Dun Bear => effect-1 of Bob from Dun Bear
Carol: Ember Shrine => ember-shrine of Carol from Ember Shrine
Ember Shrine => ember-shrine of Alice from Ember Shrine
Bob: Ring of Wards: Red => ring-of-wards-red of Bob from Ring of Wards: Red watching Ember Bolt
Bob: If you would gain life, instead you gain twice that much life. => effect-1 of Bob
Bob: Twin Font = If you would gain life, instead you gain twice that much life. => twin-font of Bob from Twin Font
Bob: Ward = Prevent the next 6 damage that would be dealt to target creature this turn. @ Dun Bear => ward of Bob from Ward at Dun Bear
Bob: Leash = All damage that would be dealt to you is dealt to enchanted creature instead. @ Bob's Dun Bear => leash of Bob from Leash on Dun Bear
Bob: Bark = If damage would be dealt to this creature, prevent that damage. @ Dun Bear => bark of Bob from Dun Bear
Alice: Hush = Players can't gain life. Damage can't be prevented. => hush of Alice from Hush; hush-b of Alice from Hush
`

func instancesSay(sc *engine.Scenario) string {
	var out []string
	for i := range sc.Effects {
		inst := &sc.Effects[i]
		says := inst.ID + " of " + sc.Board.Players[inst.Controller].Name
		if inst.Source != engine.NoObject {
			says += " from " + inenglish.Object(&sc.Board, inst.Source)
		}
		if inst.Target != engine.Nobody() {
			says += " at " + inenglish.Entity(&sc.Board, inst.Target)
		}
		if inst.Attached != engine.Nobody() {
			says += " on " + inenglish.Entity(&sc.Board, inst.Attached)
		}
		if inst.ChosenSrc != engine.NoObject {
			says += " watching " + inenglish.Object(&sc.Board, inst.ChosenSrc)
		}
		out = append(out, says)
	}
	return strings.Join(out, "; ")
}

func TestEffectFlags(t *testing.T) {
	for _, row := range rowsOf(t, effectTable) {
		q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{row.event}, Edition: cr.Current(),
			Facts: []string{"Dun Bear is a creature Bob controls"}, Events: []string{"Alice's Ember Bolt deals 3 damage to Bob"}}
		r, err := Read(q, someCards())
		if err != nil {
			t.Errorf("%s: refused: %s", row.event, err.Says)
			continue
		}
		if got := instancesSay(r.Scenario); got != row.want {
			t.Errorf("%s\n got %s\nwant %s", row.event, got, row.want)
		}
	}
}

// TestEffectRefusals: what an effect must be refused for, and with what.
func TestEffectRefusals(t *testing.T) {
	for effect, want := range map[string]string{
		"Alice: Ember Shrien": "unknown_card [Ember Shrine]",
		"Alice: Draw a card.": "out_of_scope []",
		"Mira's Plate":        "ambiguous []",
		"Alice: ":             "not_understood []",
		"Bob: Ward = Prevent the next 6 damage that would be dealt to target creature this turn. @ the moon": "not_understood []",
		"Alice: Vell, the Patient": "out_of_scope []",
		"Bob: Leash = All damage that would be dealt to you is dealt to enchanted creature instead.": "ambiguous []",
	} {
		q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{effect}, Events: []string{"Alice's Ember Bolt deals 3 damage to Bob"}}
		r, err := Read(q, someCards())
		if err == nil {
			t.Errorf("%s: read as %s", effect, instancesSay(r.Scenario))
			continue
		}
		if got := fmt.Sprintf("%s %v", err.Code, err.Candidates); got != want {
			t.Errorf("%s: %s (%s), want %s", effect, got, err.Says, want)
		}
	}
}

// TestTwins: effects of one label are told apart by controller, else by number.
func TestTwins(t *testing.T) {
	q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Ember Shrine", "Bob: 2x Ember Shrine"}, Events: []string{"Alice's Ember Bolt deals 3 damage to Bob"}}
	r, err := Read(q, someCards())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i := range r.Scenario.Effects {
		got = append(got, r.Scenario.Effects[i].ID+"="+r.Scenario.Effects[i].Apart)
	}
	want := "ember-shrine=Alice's Ember Shrine ember-shrine-2=Bob's Ember Shrine 1 ember-shrine-3=Bob's Ember Shrine 2"
	if strings.Join(got, " ") != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

// TestBindings: facts say what effects are attached to, aim at and were chosen for.
func TestBindings(t *testing.T) {
	ward := "Ward = Prevent the next 6 damage that would be dealt to target creature this turn."
	for _, one := range []struct {
		effects, facts []string
		want           string
	}{
		{[]string{"Bob: " + ward}, []string{"Bob's Ward targets Dun Bear"}, "ward of Bob from Ward at Dun Bear"},
		{[]string{"Bob: " + ward, "Bob: " + ward}, []string{"Bob chose Dun Bear as the target for both Ward effects"},
			"ward of Bob from Ward 1 at Dun Bear; ward-2 of Bob from Ward 2 at Dun Bear"},
		{[]string{"Bob: " + ward, "Alice: " + ward}, []string{"Bob's Ward targets Dun Bear", "Alice's Ward targets Hill Ogre"},
			"ward of Bob from Bob's Ward at Dun Bear; ward-2 of Alice from Alice's Ward at Hill Ogre"},
		{[]string{"Bob: Ring of Wards: Red"}, []string{"the chosen source for Ring of Wards: Red is Hill Ogre"},
			"ring-of-wards-red of Bob from Ring of Wards: Red watching Hill Ogre"},
		{[]string{"Bob: Ring of Wards: Red"}, []string{"Bob chose Hill Ogre as the source for Ring of Wards: Red"},
			"ring-of-wards-red of Bob from Ring of Wards: Red watching Hill Ogre"},
	} {
		q := Question{Players: []string{"Alice", "Bob"}, Effects: one.effects, Events: []string{"Alice's Ember Bolt deals 3 damage to Bob"},
			Facts: append([]string{"Dun Bear is a creature Bob controls", "Hill Ogre is a creature Alice controls"}, one.facts...)}
		r, err := Read(q, someCards())
		if err != nil {
			t.Errorf("%v: %s", one.facts, err.Says)
			continue
		}
		if got := instancesSay(r.Scenario); got != one.want {
			t.Errorf("%v\n got %s\nwant %s", one.facts, got, one.want)
		}
	}
}

// TestFactAboutNoEffect: a choice for an effect that is not there is refused.
func TestFactAboutNoEffect(t *testing.T) {
	for _, fact := range []string{"Bob chose Dun Bear as the source for Rings of Wards", "Bob chose red for Rings of Wards", "Bob pays 2 life for Rings of Wards"} {
		q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{"Bob: Ember Shrine"}, Facts: []string{fact}, Events: []string{"Bob gains 1 life"}}
		if _, err := Read(q, someCards()); err == nil || err.Where != "fact" {
			t.Errorf("%s: %v", fact, err)
		}
	}
}

// TestYou: the player called "you" speaks as people do.
func TestYou(t *testing.T) {
	q := Question{Players: []string{"you", "opponent"}, Events: []string{"your Ember Bolt deals 3 damage to opponent", "you gain 3 life", "your draw step begins"}}
	r, err := Read(q, someCards())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := told(r.Scenario), "Ember Bolt deals 3 damage to the opponent; you gain 3 life; your draw step begins"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestNewObject: an effect does not follow what it was bound to into another zone.
func TestNewObject(t *testing.T) {
	q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{"Bob: Ward = Prevent the next 6 damage that would be dealt to target creature this turn. @ Dun Bear"},
		Facts:  []string{"Dun Bear is a creature Bob controls", "Dun Bear is a new object since Ward resolved"},
		Events: []string{"Alice's Ember Bolt deals 3 damage to Dun Bear"}}
	r, err := Read(q, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Scenario.Effects[0].TargetGone {
		t.Error("the shield still protects it")
	}
}

// TestAssumptions: what nobody said is listed.
func TestAssumptions(t *testing.T) {
	q := Question{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Ember Shrine", "Bob: Mira's Plate", "Bob: Ring of Wards: Red"},
		Events: []string{"Alice's Hill Ogre deals 3 combat damage to Bob"}}
	r, err := Read(q, someCards())
	if err != nil {
		t.Fatal(err)
	}
	want := "Hill Ogre, Ember Shrine, Mira's Plate and Ring of Wards: Red are on the battlefield|" +
		"The ability of Ring of Wards: Red that makes such an effect has resolved once|" +
		"The source chosen for Ring of Wards: Red is Hill Ogre|" +
		"Hill Ogre is a creature, because it deals combat damage"
	if got := say.Row(r.Assumptions, "|").In(say.English); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}
