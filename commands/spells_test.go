package commands

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/say"
	"apnap/rulesdb/catalog"
)

// spellCards are invented spells, in the words of the game: what each says beside what
// an event tells of it, or does when it is cast.
var spellCards = [][3]string{
	{"Ember Storm", "Sorcery", "Ember Storm deals 3 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead."},
	{"Ember Dart", "Instant", "Ember Dart deals 2 damage to target creature. If that creature would die this turn, exile it instead."},
	{"Cinder Lash", "Instant", "Cinder Lash deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn."},
	{"Unmaking Beam", "Sorcery", "Unmaking Beam deals X damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead."},
	{"Bitter Spike", "Instant", "Players can't gain life this turn. Damage can't be prevented this turn. Bitter Spike deals 3 damage to target player or planeswalker."},
	{"Fading Thought", "Instant", "Counter target spell. If that spell is countered this way, put that card on top of its owner's library instead of into a graveyard."},
	{"Recalled Word", "Instant", "Counter target spell. If that spell is countered this way, return it to its owner's hand instead of putting it into a graveyard.\nDraw a card."},
	{"Tuck Under", "Instant", "Counter target spell. If that spell is countered this way, put that card on your choice of the top or bottom of its owner's library instead of into that player's graveyard."},
	{"Dispel the Word", "Instant", "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard."},
	{"Two Ways", "Instant", "Choose one —\n• Two Ways deals 2 damage to target creature. If that creature would die this turn, exile it instead.\n• Draw a card."},
	{"Deep Study", "Sorcery", "This spell costs {1} less to cast if you control a creature.\nThis spell can't be countered.\nDraw two cards.\nFlashback {4}{U}"},
	{"Costly Study", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."},
	{"Odd Study", "Sorcery", "Draw two cards. Frobnicate the rest."},
	{"Odd Mist", "Instant", "Prevent all combat damage that would be dealt this turn. Frobnicate the rest."},
	{"Rising Spark", "Sorcery", "Kicker {2}\nRising Spark deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead."},
	{"Left Half // Right Half", "Instant // Instant", "Draw a card."},
	{"Parting Gift", "Instant", "Exile target creature. Its controller gains life equal to its power."},
	{"Shared Grief", "Sorcery", "Destroy target creature. Its controller loses 2 life."},
	{"Bitter Parting", "Instant", "Destroy target creature. It can't be regenerated. You lose life equal to that creature's toughness."},
	{"Wild Path", "Instant", "Draw a card. You may put a land card from your hand onto the battlefield."},
	{"Twin Paths", "Instant", "Choose one —\n• Twin Paths deals 2 damage to target creature.\n• Destroy target artifact."},
	{"Open Hand", "Sorcery", "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."},
	{"Sudden Grab", "Sorcery", "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn."},
	{"Split Sparks", "Instant", "Split Sparks deals 3 damage divided as you choose among any number of targets."},
	{"Minor Bolt", "Instant", "Minor Bolt deals 2 damage to any target."},
	{"Toll of Sparks", "Instant", "Toll of Sparks deals 3 damage to target creature unless that creature's controller has Toll of Sparks deal 5 damage to them."},
	{"Warm Spark", "Instant", "Warm Spark deals 2 damage to any target. If a player is dealt damage this way, scry 1."},
	{"Frog Curse", "Instant", "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1."},
	{"Odd Guise", "Instant", "As an additional cost to cast this spell, you may collect evidence 4.\nTarget creature has base power and toughness 6/5 until end of turn. If evidence was collected, it has base power and toughness 1/2 until end of turn instead."},
	{"Odd Proof", "Instant", "As an additional cost to cast this spell, you may collect evidence 4.\nOdd Proof deals 2 damage to target creature. If evidence was collected, Odd Proof deals 7 damage to that creature instead."},
	{"Double Word", "Instant", "Target creature you control fights target creature an opponent controls. If the creature an opponent controls would die this turn, exile it instead."},
	{"Small Boon", "Sorcery", "Put two +1/+1 counters on a creature you control."},
	{"Brawl of Two", "Sorcery", "Choose target creature you control and target creature you don't control. Put a +1/+1 counter on the creature you control. Then those creatures fight each other."},
	{"Hill Ogre", "Creature — Ogre", ""},
	{"Grave Eel", "Creature — Eel", "{G}: Regenerate Grave Eel."},
}

// spellDesk rules with the invented spells alone.
func spellDesk(t *testing.T) *Desk {
	t.Helper()
	type face struct {
		Object   string `json:"object"`
		Name     string `json:"name"`
		Layout   string `json:"layout"`
		Cost     string `json:"mana_cost"`
		TypeLine string `json:"type_line"`
		Text     string `json:"oracle_text"`
	}
	var list []face
	for _, c := range spellCards {
		list = append(list, face{"card", c[0], "normal", "{1}{R}", c[1], c[2]})
	}
	file, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	if _, err := cardindex.WriteCatalogue(&packed, bytes.NewReader(file), &catalog.Catalogue{}); err != nil {
		t.Fatal(err)
	}
	c, err := catalog.Read(&packed)
	if err != nil {
		t.Fatal(err)
	}
	return New(Parts{Cards: cardindex.CatalogueCards{Catalogue: func() *catalog.Catalogue { return c }}})
}

// spellRow is a question in events, and its ends, or the words of its refusal.
type spellRow struct {
	effects, facts, events, want string
}

// runSpells rules on each row; ";" stands between effects, facts and events, " | "
// between ends.
func runSpells(t *testing.T, rows []spellRow) {
	t.Helper()
	desk := spellDesk(t)
	for _, row := range rows {
		c, err := desk.Rule(ruling.Ask{Players: []string{"Ann", "Bob"}, Effects: several(row.effects), Facts: several(row.facts), Events: several(row.events)})
		got := ""
		if no := answer.AsRefusal(err); no != nil {
			got = "refused: " + no.Says.In(say.English)
		} else if err != nil {
			t.Fatal(err)
		} else {
			var ends []string
			for _, o := range c.Ruling.Outcomes {
				ends = append(ends, o.Says)
			}
			got = strings.Join(ends, " | ")
		}
		if got != row.want {
			t.Errorf("%s; %s\n got %s\nwant %s", row.facts, row.events, got, row.want)
		}
	}
}

// TestSpellsSayMore: what a known spell says besides what an event tells of it stands
// from then on, whatever the words of the event are, and no earlier.
func TestSpellsSayMore(t *testing.T) {
	runSpells(t, []spellRow{
		{"", "Hill Ogre is a creature Ann controls", "Bob's Ember Storm deals 3 damage to Hill Ogre; Hill Ogre dies", "Ember Storm deals 3 damage to Hill Ogre. Hill Ogre is exiled."},
		{"", "Hill Ogre is a creature Ann controls", "Bob casts Ember Dart targeting Hill Ogre; Hill Ogre is sacrificed", "Ember Dart deals 2 damage to Hill Ogre. Hill Ogre is exiled (sacrificed)."},
		{"", "Hill Ogre is a creature Ann controls; Grave Eel is a creature Ann controls", "Bob's Ember Storm deals 3 damage to Hill Ogre; Grave Eel dies", "Ember Storm deals 3 damage to Hill Ogre. Grave Eel dies."},
		{"", "Hill Ogre is a creature Ann controls; Grave Eel is a creature Ann controls", "Grave Eel dies; Bob's Ember Dart deals 2 damage to Hill Ogre", "Grave Eel dies. Ember Dart deals 2 damage to Hill Ogre."},
		{"", "Hill Ogre is a creature Ann controls", "Bob's Ember Dart deals 2 damage to Hill Ogre; Bob's next turn begins; Hill Ogre dies", "Ember Dart deals 2 damage to Hill Ogre. Bob's turn begins. Hill Ogre dies."},
		{"", "Hill Ogre is a creature Ann controls", "Bob's Two Ways deals 2 damage to Hill Ogre; Hill Ogre dies", "Two Ways deals 2 damage to Hill Ogre. Hill Ogre is exiled."},
		{"Ann: Grave Eel", "", "Bob's Cinder Lash deals 3 damage to Grave Eel; Grave Eel is destroyed", "Cinder Lash deals 3 damage to Grave Eel. Grave Eel dies."},
		{"Ann: Grave Eel", "", "Bob's Minor Bolt deals 2 damage to Grave Eel; Grave Eel is destroyed", "Minor Bolt deals 2 damage to Grave Eel. Grave Eel regenerates."},
		{"Ann: Grave Eel", "", "Bob's Unmaking Beam deals 3 damage to Grave Eel; Grave Eel is destroyed", "Unmaking Beam deals 3 damage to Grave Eel. Grave Eel is exiled (destroyed)."},
		{"", "", "Bob's Unmaking Beam deals 3 damage to Ann", "Unmaking Beam deals 3 damage to Ann."},
		{"", "", "Bob's Bitter Spike deals 3 damage to Ann; Ann gains 3 life", "Bitter Spike deals 3 damage to Ann."},
		{"", "", "Ann gains 3 life; Bob's Bitter Spike deals 3 damage to Ann", "Ann gains 3 life. Bitter Spike deals 3 damage to Ann."},
		{"Ann: Prevent all damage that would be dealt to you this turn.", "", "Bob's Bitter Spike deals 3 damage to Ann", "Bitter Spike deals 3 damage to Ann."},
		{"", "", "Bob's Fading Thought counters Ann's Minor Bolt", "Fading Thought counters Minor Bolt. Minor Bolt is put on the top of Ann's library (countered)."},
		{"", "", "Bob's Recalled Word counters Ann's Minor Bolt", "Recalled Word counters Minor Bolt. Minor Bolt is put into Ann's hand (countered)."},
		{"", "", "Bob's Dispel the Word counters Ann's Minor Bolt", "Dispel the Word counters Minor Bolt. Minor Bolt is exiled (countered)."},
		{"", "", "Bob's Tuck Under counters Ann's Minor Bolt", "Tuck Under counters Minor Bolt. Minor Bolt is put on the bottom of Ann's library (countered). | Tuck Under counters Minor Bolt. Minor Bolt is put on the top of Ann's library (countered)."},
		{"Ann: If a card would be put into a graveyard from anywhere, exile it instead.", "", "Bob's Fading Thought counters Ann's Minor Bolt", "Fading Thought counters Minor Bolt. Minor Bolt is put on the top of Ann's library (countered)."},
	})
}

// TestCastSpellsDoSomething: a spell that the question says is cast does what its text
// says, or is refused; it never does nothing without a word.
func TestCastSpellsDoSomething(t *testing.T) {
	whole := "refused: I can't work out what Odd Study does from its name; say what happens."
	runSpells(t, []spellRow{
		{"", "", "Bob casts Deep Study", "Bob casts Deep Study. Bob draws two cards."},
		{"", "", "Bob casts Costly Study", "Bob casts Costly Study. Bob draws two cards."},
		{"", "", "Bob casts Odd Study", whole},
		{"", "", "Bob casts Odd Study; Bob draws two cards", whole},
		{"", "", "Bob casts Odd Study; Odd Study makes Bob draw two cards", "Bob casts Odd Study. Bob draws two cards."},
		{"", "", "Bob casts Odd Mist; Bob's Hill Ogre deals 2 combat damage to Ann", "Bob casts Odd Mist."},
		{"", "", "Bob casts Minor Bolt", "refused: I can't tell what Minor Bolt does here; say what happens, and to whom."},
		{"", "", "Bob casts Minor Bolt; Minor Bolt deals 2 damage to Ann", "Bob casts Minor Bolt. Minor Bolt deals 2 damage to Ann."},
		{"", "", "Bob casts Minor Bolt; Ann's Dispel the Word counters Minor Bolt", "Bob casts Minor Bolt. Dispel the Word counters Minor Bolt. Minor Bolt is exiled (countered)."},
		{"", "", "Bob casts Rising Spark targeting Ann", "Rising Spark deals 2 damage to Ann."},
		{"", "", "Bob casts Odd Study and Ann gains 3 life at the same time", "refused: Say in an event of its own that Odd Study is cast, or what it does."},
		{"", "", "Bob casts Recalled Word targeting Ann's Minor Bolt", "Recalled Word counters Minor Bolt. Minor Bolt is put into Ann's hand (countered). Bob draws a card."},
		{"", "", "Bob casts Fading Thought targeting Ann's Minor Bolt", "Fading Thought counters Minor Bolt. Minor Bolt is put on the top of Ann's library (countered)."},
		{"Bob: Spells you control can't be countered.", "", "Bob casts Deep Study; Ann's Recalled Word counters Deep Study", "Bob casts Deep Study. Bob draws two cards."},
		{"", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Parting Gift targeting Hill Ogre", "Hill Ogre is exiled. Ann gains 3 life."},
		{"Ann: If you would gain life, gain twice that much life instead.", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Parting Gift targeting Hill Ogre", "Hill Ogre is exiled. Ann gains 6 life."},
		{"", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Shared Grief targeting Hill Ogre", "Hill Ogre dies. Ann loses 2 life."},
		{"", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Bitter Parting targeting Hill Ogre", "Hill Ogre dies. Bob loses 3 life."},
		{"", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Twin Paths targeting Hill Ogre", "Twin Paths deals 2 damage to Hill Ogre."},
		{"", "", "Bob casts Twin Paths", "refused: Which mode of Twin Paths is it? Say so: \"choosing the first mode\", \"choosing the second mode\"."},
		{"Ann: If a card would be put into your graveyard from anywhere, exile it instead.", "", "Bob casts Open Hand targeting Ann", "Ann discards a card. A card from Ann's hand is exiled (discarded)."},
		{"Ann: If a card would be put into an opponent's graveyard from anywhere, exile it instead.", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Sudden Grab targeting Hill Ogre; Bob sacrifices Hill Ogre", "Bob gains control of Hill Ogre until end of turn. Hill Ogre untaps. Hill Ogre gains haste until end of turn. Hill Ogre dies."},
		{"Ann: If a source would deal damage to you, it deals double that damage instead.", "", "Bob casts Split Sparks targeting Ann", "Split Sparks deals 6 damage to Ann."},
		{"", "Hill Ogre is a 3/3 creature Ann controls", "Bob casts Split Sparks targeting Ann and Hill Ogre", "refused: How is the damage of Split Sparks divided? Say how much each is dealt."},
		{"", "", "Bob casts Wild Path", "Bob casts Wild Path. Bob draws a card. | Bob casts Wild Path. Bob draws a card. Land enters."},
		{"Ann: Your opponents can't cast spells.", "", "Bob casts Deep Study", "Nothing happens: Effect 1 says it can't happen."},
		{"Ann: Your opponents can't cast spells.", "", "Bob casts Minor Bolt targeting Ann", "Nothing happens: Effect 1 says it can't happen."},
		{"Ann: Your opponents can't cast spells.", "", "Ann casts Minor Bolt targeting Bob", "Ann casts Minor Bolt. Minor Bolt deals 2 damage to Bob."},
	})
}

// TestSpellsNeedTheirTargets: a known spell does nothing to what is no legal target for it,
// and does not resolve without one; what the question leaves open is legal.
func TestSpellsNeedTheirTargets(t *testing.T) {
	ogre := "Hill Ogre is a 3/3 creature Ann controls"
	runSpells(t, []spellRow{
		{"", ogre + " with hexproof", "Bob casts Parting Gift targeting Hill Ogre", "Nothing happens: Hill Ogre has hexproof."},
		{"", ogre + " with hexproof", "Ann casts Parting Gift targeting Hill Ogre", "Hill Ogre is exiled. Ann gains 3 life."},
		{"", ogre + " with shroud", "Ann's Minor Bolt deals 2 damage to Hill Ogre", "Nothing happens: Hill Ogre has shroud."},
		{"", ogre + " with protection from red", "Bob's Minor Bolt deals 2 damage to Hill Ogre", "Nothing happens: Hill Ogre has protection from that."},
		{"", ogre + " with protection from blue", "Bob's Minor Bolt deals 2 damage to Hill Ogre", "Minor Bolt deals 2 damage to Hill Ogre."},
		{"", ogre, "Hill Ogre gains shroud; Bob's Minor Bolt deals 2 damage to Hill Ogre", "Nothing happens: Hill Ogre has shroud."},
		{"", ogre + "; Tin Idol is an artifact Ann controls", "Bob's Parting Gift exiles Tin Idol", "Nothing happens: Tin Idol is no legal target for Parting Gift."},
		{"", "", "Bob's Parting Gift exiles Ann's Grey Thing", "Grey Thing is exiled."},
		{"", ogre + " with shroud", "Bob's Ember Storm deals 3 damage to Hill Ogre", "Ember Storm deals 3 damage to Hill Ogre."},
	})
}

// TestSpellsLeftAside: what is left out of a spell, and what it costs besides its mana, is
// said under the assumptions.
func TestSpellsLeftAside(t *testing.T) {
	desk := spellDesk(t)
	for event, want := range map[string]string{
		"Bob casts Odd Mist":                      "What else Odd Mist does is left out",
		"Bob casts Odd Proof targeting Hill Ogre": "No fact says \"evidence was collected for Odd Proof\", so that it was not",
		"Bob casts Costly Study":                  "The additional cost of Costly Study was paid, and what was paid is not part of the question",
	} {
		c, err := desk.Rule(ruling.Ask{Players: []string{"Ann", "Bob"}, Events: []string{event}})
		if err != nil {
			t.Errorf("%s: %v", event, err)
			continue
		}
		if !slices.ContainsFunc(c.Ruling.Assumptions, func(m say.Message) bool { return m.In(say.English) == want }) {
			t.Errorf("%s: assumed %v, want %q", event, c.Ruling.Assumptions, want)
		}
	}
}

// TestSpellsAskAndChange: what somebody may do instead is asked of that player, damage dealt this way is what was dealt
// in the end, and what a spell makes of a creature, chooses or tells apart is carried out.
func TestSpellsAskAndChange(t *testing.T) {
	const ogre, eel = "Hill Ogre is a 3/3 creature Ann controls", "; Grave Eel is a 2/2 creature Bob controls"
	runSpells(t, []spellRow{
		{"", ogre, "Bob casts Toll of Sparks targeting Hill Ogre", "Toll of Sparks deals 3 damage to Hill Ogre. | Toll of Sparks deals 5 damage to Ann."},
		{"", ogre, "Bob casts Odd Guise targeting Hill Ogre", "refused: I can't work out what Odd Guise does from its name; say what happens."},
		{"", ogre, "Bob casts Odd Proof targeting Hill Ogre", "Odd Proof deals 2 damage to Hill Ogre."},
		{"", ogre + "; evidence was collected for Bob's Odd Proof", "Bob casts Odd Proof targeting Hill Ogre", "Odd Proof deals 7 damage to Hill Ogre."},
		{"", ogre + eel, "Bob casts Double Word targeting Grave Eel and Hill Ogre", "refused: I can't work out what Double Word does from its name; say what happens."},
		{"", "", "Bob casts Warm Spark targeting Ann", "Warm Spark deals 2 damage to Ann. Bob scries 1."},
		{"Ann: All damage that would be dealt to you is dealt to enchanted creature instead. @ Hill Ogre", ogre, "Bob casts Warm Spark targeting Ann", "Warm Spark deals 2 damage to Hill Ogre."},
		{"", ogre, "Bob casts Frog Curse targeting Hill Ogre; Bob's Minor Bolt deals 1 damage to Hill Ogre; Hill Ogre dies", "Hill Ogre loses all abilities and becomes a blue Frog and has base power and toughness 1/1 until end of turn. Minor Bolt deals 1 damage to Hill Ogre. Hill Ogre dies."},
		{"", ogre + eel, "Bob casts Small Boon", "Bob casts Small Boon. Small Boon puts two +1/+1 counters on Grave Eel."},
		{"", ogre + eel, "Bob's Brawl of Two resolves, targeting Grave Eel, targeting Hill Ogre", "Grave Eel is chosen. Hill Ogre is chosen. Brawl of Two puts a +1/+1 counter on Grave Eel. Grave Eel deals 3 damage to Hill Ogre. Hill Ogre deals 3 damage to Grave Eel."},
	})
}
