package ruling

import (
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/engine/say"
	"apnap/rulesdb/catalog"

	"pgregory.net/rapid"
)

// What generated questions are made of: players, the things that stand in them, and
// facts and events of every form.
var (
	idleEffects = []string{"Ann: Furnace of Rath", "Ben: Urza's Armor", "Ann: Kismet", "Ben: Leyline of the Void", "Ann: Rest in Peace",
		"Ben: Doubling Season", "Ann: Thought Reflection", "Ben: Alhammarret's Archive", "Ann: Platinum Angel", "Ben: Hardened Scales",
		"Ann: Everlasting Torment", "Ben: Worship", "Ann: Circle of Protection: Red", "Ben: Chains of Mephistopheles", "Ann: Pariah @ Hill Giant",
		"Ben: Laboratory Maniac", "Ann: Teferi's Moat", "Ann: Narset, Parter of Veils", "Ben: Phyrexian Unlife", "Ben: White Knight", "Ann: Kalitas, Traitor of Ghet", "Ann: Boon Reflection", "Ben: Solemnity", "Ann: Yixlid Jailer", "Ben: Healing Salve @ Ben"}
	idleFacts = []string{"Ann has 7 life", "Ben has 2 life", "Ben has no cards in hand", "Ann's library is empty", "Ann has twenty cards in her library",
		"Hill Giant is a red creature Ben controls", "Grizzly Bears is a green creature Ann controls", "it is Ben's turn", "it is Ann's draw step",
		"Ben controls two lands", "Ann controls no creatures", "Ann has 2 poison counters", "Ann is the monarch", "Hill Giant is tapped", "Hill Giant has flying",
		"Hill Giant has a +1/+1 counter on it", "creatures lose all abilities", "nonbasic lands are Mountains", "Hill Giant is a token", "a creature died this turn",
		"Ann chose Hill Giant as the source for Circle of Protection: Red", "Progenitus is the top card of Ann's library", "Grizzly Bears is in Ann's graveyard",
		"Hill Giant is not a creature", "Ben has lost life this turn", "Ann doesn't control a Plains", "Grizzly Bears wasn't kicked", "X is 3",
		"Hill Giant has shroud", "Hill Giant has hexproof", "Hill Giant has protection from red", "Grizzly Bears is a token", "Ben has already drawn a card this turn",
		"Ben has 9 poison counters", "Ann has 1 life", "Jace Beleren is a planeswalker Ben controls with 2 loyalty counters on it", "Kavu Titan was kicked",
		"Hill Giant is Ben's commander", "Hill Giant is a 3/3 creature Ben controls", "Grizzly Bears is a 2/2 creature Ann controls", "it is Ben's main phase",
		"Ann chose red for Teferi's Moat", "Ann has 3 cards in her graveyard", "Shock targets Hill Giant"}
	idleEvents = []string{"Ben's Hill Giant deals 3 damage to Ann", "Ann's Shock deals 2 damage to Ben", "Ann draws a card", "Ben draws two cards", "Ann gains 3 life",
		"Ann mills a card", "Ben loses 2 life", "Ann discards a card", "Ben's Hill Giant dies", "Ann's Grizzly Bears enters the battlefield",
		"Ann puts two +1/+1 counters on Grizzly Bears", "Ann creates two Soldier tokens", "Ben sacrifices Hill Giant", "Hill Giant becomes a noncreature land",
		"Ben's turn begins", "Ann proliferates", "Grizzly Bears loses all abilities", "Ann taps Grizzly Bears",
		"Ben's Hill Giant deals 3 combat damage to Ann", "Ann's Doom Blade destroys Hill Giant", "Ann's Shock deals 2 damage to Hill Giant", "Ann's Shock deals 2 damage to Jace Beleren",
		"Kavu Titan enters the battlefield under Ann's control", "Hill Giant is returned to Ben's hand", "Ben's Lightning Bolt deals 3 damage to Grizzly Bears", "Ann's Grizzly Bears deals 2 damage to Hill Giant"}
)

// allEffects are those effects, and every card of the catalogue that has one.
func allEffects() []string {
	effects := slices.Clone(idleEffects)
	for e := range catalog.BuiltIn().All() {
		if e.Able() {
			effects = append(effects, "Ann: "+e.Name)
		}
	}
	return effects
}

// anyAsk is a generated question of those effects, facts and events.
func anyAsk(t *rapid.T, effects []string) Ask {
	draw := func(label string, from []string, least, most int) []string {
		return rapid.SliceOfNDistinct(rapid.SampledFrom(from), least, most, rapid.ID[string]).Draw(t, label)
	}
	return Ask{Players: []string{"Ann", "Ben"}, Effects: slices.Concat(draw("effects", idleEffects, 0, 2), draw("cards", effects, 0, 1)), Facts: draw("facts", idleFacts, 0, 3),
		Events: draw("events", idleEvents, 1, 3)}
}

// TestNothingNamedIsSilentlyNothing takes away, one after the other, everything that a
// generated question names: where the answer stays the same the answer says so.
func TestNothingNamedIsSilentlyNothing(t *testing.T) {
	desk := newJudge(cardindex.NewCards())
	effects := allEffects()
	ruled, kept := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		ask := anyAsk(t, effects)
		c, err := desk.Rule(ask)
		if err != nil {
			return
		}
		ruled++
		says := say.Row(c.Ruling.Idle, "; ").In(say.English)
		for _, m := range c.Ruling.Assumptions {
			if what := m.In(say.English); strings.Contains(what, "is not looked at") {
				says += "; " + what // nobody can say that this changes nothing
			}
		}
		if strings.Contains(says, "@") {
			t.Fatalf("what changes nothing in %+v is told as %s", ask, says)
		}
		for _, list := range []func(*Ask) *[]string{func(a *Ask) *[]string { return &a.Effects }, factsOfAsk, eventsOfAsk} {
			for _, text := range *list(&ask) {
				rest, _ := withoutText(list, text)(ask)
				if len(rest.Events) == 0 {
					continue // that is no question
				}
				if countsInAnswer(desk, c, rest, text) {
					kept++
				} else if !strings.Contains(says, strings.TrimPrefix(strings.TrimPrefix(strings.Split(strings.Split(text, " @ ")[0], " // ")[0], "Ann: "), "Ben: ")) {
					t.Fatalf("%q changes nothing in %+v, and the answer says only that these do not: %s", text, ask, says)
				}
			}
		}
	})
	if ruled == 0 || kept == 0 {
		t.Errorf("%d questions were ruled on, and %d things took part", ruled, kept)
	}
}

// countsInAnswer reports whether a question is answered otherwise without a thing, or tells
// of it on the way.
func countsInAnswer(desk *Judge, c *Case, rest Ask, text string) bool {
	now, err := desk.Rule(rest)
	if err != nil || now.Chooser() != c.Chooser() || now.Ruling.Orders.Cmp(c.Ruling.Orders) != 0 || !slices.Equal(EndKeys(now), EndKeys(c)) {
		return true
	}
	if !slices.Equal(remarksOf(now), remarksOf(c)) || strings.Contains(tracesOf(c), strings.TrimPrefix(strings.TrimPrefix(text, "Ann: "), "Ben: ")) {
		return true
	}
	return !assumesNoMore(now, c) || tracesOf(now) != tracesOf(c)
}

// remarksOf are the remarks of every end.
func remarksOf(c *Case) []string {
	var all []string
	for _, o := range c.Ruling.Outcomes {
		all = append(all, english(o.Remarks)...)
	}
	return all
}

// tracesOf are the words of every end and step.
func tracesOf(c *Case) string {
	var b strings.Builder
	for _, o := range c.Ruling.Outcomes {
		b.WriteString(o.Says + "\n" + o.TriggersSay(say.English) + "\n")
		for _, s := range o.Trace {
			b.WriteString(s.Says + "\n")
		}
	}
	return b.String()
}
