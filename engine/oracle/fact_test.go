package oracle

import (
	"fmt"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// factTable pairs facts with what they put on the board.
const factTable = `
Dun Bear is a 2/2 green creature Bob controls => Bob's Dun Bear: creature green 2/2 battlefield
Dun Bear is a 2/2 green creature Bob controls and owns with two +1/+1 counters on it => Bob's Dun Bear: creature green 2/2 battlefield [2 +1/+1]
Dun Bear is a creature owned by Alice and controlled by Bob => Bob's Dun Bear: creature battlefield owned by Alice
Dun Bear is a creature Bob controls with flying, lifelink and absorb 2 => Bob's Dun Bear: creature battlefield {flying lifelink absorb 2}
Dun Bear is a Bear creature token Bob controls => Bob's Dun Bear: creature Bear battlefield token
Dun Bear is Bob's 2/2 creature => Bob's Dun Bear: creature 2/2 battlefield
Dun Bear is an attacking creature Bob controls => Bob's Dun Bear: creature battlefield attacking
Old Mill is a land Bob controls that is not a creature => Bob's Old Mill: land battlefield
Ember Bolt is a red spell Alice controls => Alice's Ember Bolt: red stack
Ember Bolt is an instant card Bob owns => Bob's Ember Bolt: instant
Warm Pool is a land card in Alice's hand => Alice's Warm Pool: land hand
Warm Pool is the top card of Alice's library => Alice's Warm Pool: library
Warm Pool is in Alice's graveyard => Alice's Warm Pool: graveyard
Sage is a planeswalker Bob controls with five loyalty counters on it => Bob's Sage: planeswalker battlefield [5 loyalty]
Orb of Sleep is an artifact spell Alice controls, not yet on the battlefield => Alice's Orb of Sleep: artifact stack
Bob controls two Islands => Bob's Island: land Island battlefield; Bob's Island: land Island battlefield
Dun Bear is a creature Bob controls | Dun Bear has 2 damage marked on it => Bob's Dun Bear: creature battlefield 2 damage
Dun Bear is a creature Bob controls | Dun Bear has lost all abilities => Bob's Dun Bear: creature battlefield no abilities
Dun Bear is a creature Bob controls | Dun Bear is tapped and has flying => Bob's Dun Bear: creature battlefield {flying} tapped
Dun Bear is a creature Bob controls | Dun Bear was kicked => Bob's Dun Bear: creature battlefield <kicked>
Dun Bear is a creature Bob controls | Dun Bear wasn't cast => Bob's Dun Bear: creature battlefield <not cast>
Urda is a creature Bob controls | Urda is Bob's commander => Bob's Urda: creature battlefield <commander>
Fetter is attached to Dun Bear | Dun Bear is a creature Bob controls => Fetter: battlefield attached to Dun Bear; Bob's Dun Bear: creature battlefield
Dun Bear is a 2/2 creature Bob controls | Dun Bear's power is 4 => Bob's Dun Bear: creature 4/2 battlefield
Dun Bear is a 1/4 creature Bob controls | the power and toughness of Dun Bear are switched | it then gets +5/+0 => Bob's Dun Bear: creature 4/6 battlefield
Dun Bear is a 1/4 creature Bob controls | Dun Bear gets -1/+2 until end of turn => Bob's Dun Bear: creature 0/6 battlefield
Dun Bear is a green creature Bob controls | Dun Bear became blue and white => Bob's Dun Bear: creature white blue battlefield
Dun Bear is a green creature Bob controls | Ink Spell made Dun Bear blue until end of turn => Bob's Dun Bear: creature blue battlefield
Dun Bear is a creature Bob controls with protection from red | in the text of Dun Bear, red is changed to blue => Bob's Dun Bear: creature battlefield {protection from blue}
Bob has 5 life => Bob: 5 life
Bob is at 5 life => Bob: 5 life
Bob's life total is 5 => Bob: 5 life
Bob's library is empty => Bob: 0 library
Bob has twenty cards in his library => Bob: 20 library
Bob has no cards in hand => Bob: 0 hand
Bob's graveyard has seven cards in it => Bob: 7 graveyard
Bob's graveyard has two instant cards => Bob's Instant card: instant graveyard; Bob's Instant card: instant graveyard
Bob has an artifact creature card in his graveyard => Bob's Artifact creature card: artifact creature graveyard
Bob has the city's blessing => Bob: has the city's blessing
Bob is the monarch => Bob: is the monarch
Bob has two poison counters => Bob: 2 poison
Bob lost 3 life this turn => Bob: lost life this turn
it is Bob's draw step => Bob's draw step
it is Bob's turn => Bob's turn
it is night => night
a creature died this turn => a creature died this turn
Bob drew a card this turn => Bob: drew a card this turn
Bob had a land enter under his control this turn => Bob: had a land enter under your control this turn
Dun Bear is a creature Bob controls | Dun Bear was bargained => Bob's Dun Bear: creature battlefield <bargained>
Dun Bear is a creature Bob controls and Alice owns => Bob's Dun Bear: creature battlefield owned by Alice
Dun Bear is an enchanted creature Bob controls with no +1/+1 counters on it => Bob's Dun Bear: creature battlefield <enchanted>
Dun Bear is a creature Bob controls | Dun Bear is not attacking => Bob's Dun Bear: creature battlefield <not attacking>
Ember Bolt is an instant spell | Bob cast Ember Bolt => Bob's Ember Bolt: instant stack <cast>
Bob has forty-two cards in his library => Bob: 42 library
Bob has already drawn a card this turn => Bob: has drawn a card this turn drew a card this turn
Bob has 3 life and controls no Plains and no Islands | Bob doesn't control a Swamp or any creatures => Bob: 3 life
Frost Adept is a creature Alice controls | Dun Bear is a creature Bob controls | Frost Adept dealt damage to Dun Bear this turn => Alice's Frost Adept: creature battlefield; Bob's Dun Bear: creature battlefield hurt by Frost Adept
Frost Adept is a creature Alice controls | Dun Bear is a creature Bob controls | Dun Bear was dealt damage by Frost Adept this turn => Alice's Frost Adept: creature battlefield; Bob's Dun Bear: creature battlefield hurt by Frost Adept
Bob's creatures have lifelink => statement
nonbasic lands are Mountains => statement
creatures lose all abilities => statement
all creatures are Zombies in addition to their other types => statement
`

// boardSays tells what a question put on the board, for the table.
func boardSays(b *engine.Board) string {
	var out []string
	for i := range b.Players {
		if says := playerSays(&b.Players[i]); says != "" {
			out = append(out, b.Players[i].Name+":"+says)
		}
	}
	for i := range b.Objects {
		out = append(out, objectSays(b, &b.Objects[i]))
	}
	if b.Active != 0 {
		out = append(out, strings.TrimSpace(b.Players[b.Active].Name+"'s "+inenglish.OrElse(b.Step, "turn")))
	}
	out = append(out, b.Marks...)
	if len(b.Statements) > 0 {
		out = append(out, "statement")
	}
	return strings.Join(out, "; ")
}

func playerSays(p *engine.Player) string {
	says := ""
	add := func(n int, what string) {
		if n != engine.Unset {
			says += fmt.Sprintf(" %d %s", n, what)
		}
	}
	add(p.Life, "life")
	add(p.Library, "library")
	add(p.Hand, "hand")
	add(p.Graveyard, "graveyard")
	for _, c := range p.Counters {
		add(c.N, c.Kind)
	}
	for _, m := range p.Marks {
		says += " " + m
	}
	return says
}

func objectSays(b *engine.Board, o *engine.Object) string {
	var w []string
	w = append(w, shape.TypeNames(o.Types)...)
	w = append(w, o.Subtypes...)
	w = append(w, shape.ColorNames(o.Colors)...)
	if o.Power != engine.Unset {
		w = append(w, fmt.Sprintf("%d/%d", o.Power, o.Toughness))
	}
	if o.Zone != engine.AnyZone {
		w = append(w, o.Zone.String())
	}
	w = append(w, objectState(b, o)...)
	name := o.Name
	if p := shape.Holder(o); p != engine.NoPlayer {
		name = b.Players[p].Name + "'s " + name
	}
	return name + ": " + strings.Join(w, " ")
}

func objectState(b *engine.Board, o *engine.Object) []string {
	var w []string
	if o.Controller != engine.NoPlayer && o.Owner != o.Controller {
		w = append(w, "owned by "+b.Players[o.Owner].Name)
	}
	for _, by := range o.HurtBy {
		w = append(w, "hurt by "+b.Objects[by].Name)
	}
	for _, c := range o.Counters {
		w = append(w, fmt.Sprintf("[%d %s]", c.N, c.Kind))
	}
	if len(o.Keywords) > 0 {
		w = append(w, "{"+strings.Join(o.Keywords, " ")+"}")
	}
	for _, state := range []struct {
		is   bool
		word string
	}{{o.Token == engine.Yes, "token"}, {o.Tapped, "tapped"}, {o.Attacking, "attacking"}, {o.NoAbilities, "no abilities"}} {
		if state.is {
			w = append(w, state.word)
		}
	}
	if o.Damage > 0 {
		w = append(w, fmt.Sprintf("%d damage", o.Damage))
	}
	if o.AttachedTo.IsObject() {
		w = append(w, "attached to "+b.Objects[o.AttachedTo.Object].Name)
	}
	for _, m := range o.Marks {
		w = append(w, "<"+m+">")
	}
	for _, m := range o.NotMarks {
		w = append(w, "<not "+m+">")
	}
	return w
}

func TestFactSentences(t *testing.T) {
	for _, row := range rowsOf(t, factTable) {
		q := Question{Players: []string{"Alice", "Bob"}, Facts: append(row.facts, row.event), Events: []string{"Bob gains 1 life"}}
		r, err := Read(q, someCards())
		if err != nil {
			t.Errorf("%s: refused: %s", row.event, err.Says)
			continue
		}
		if got := boardSays(&r.Scenario.Board); got != row.want {
			t.Errorf("%s\n got %s\nwant %s", row.event, got, row.want)
		}
	}
}
