package oracle

import (
	"fmt"
	"strings"
	"testing"

	"apnap/engine"
)

// eventValues pairs events as people say them with what they are: the kind, who does it or is
// affected, how much, and whatever else the words tell; facts stand before a bar. What is
// said is never printed here, so that reading is tested by itself.
const eventValues = `
Alice's Spark deals 3 damage to Bob => damage 3 of:Spark to:Bob cause:effect
Spark deals 1 damage to Alice => damage 1 of:Spark to:Alice cause:effect
Alice's Spark deals 0 damage to Bob => damage of:Spark to:Bob cause:effect
Alice's creature Hill Ogre deals 4 combat damage to Bob => damage 4 of:Hill Ogre to:Bob combat cause:turn
Alice's creature Hill Ogre deals 4 noncombat damage to Bob => damage 4 of:Hill Ogre to:Bob cause:effect
Bob takes 2 damage from Alice's Spark => damage 2 of:Spark to:Bob cause:effect
Bob is dealt 2 damage by Alice's Spark => damage 2 of:Spark to:Bob cause:effect
2 damage is dealt to Bob by Alice's Spark => damage 2 of:Spark to:Bob cause:effect
Alice's Spark deals 3 damage to Bob that can't be prevented => damage 3 of:Spark to:Bob unpreventable cause:effect
Alice's Spark would deal 3 damage to Bob => damage 3 of:Spark to:Bob cause:effect
Moss Bear is a 2/2 creature Bob controls | Alice's Spark deals 3 damage to Moss Bear => damage 3 of:Spark to:Moss Bear cause:effect
Moss Bear is a 2/2 creature Bob controls | Alice's Spark deals 2 damage to Moss Bear and 1 damage to Bob => damage 2 of:Spark to:Moss Bear cause:effect + damage 1 of:Spark to:Bob cause:effect
Alice's Spark deals 2 damage to each player => damage 2 of:Spark to:Alice cause:effect + damage 2 of:Spark to:Bob cause:effect
Alice's Spark deals 2 damage to each opponent => damage 2 of:Spark to:Bob cause:effect
Bob gains 3 life => gain-life 3 player:Bob
Bob would gain 3 life => gain-life 3 player:Bob
Alice and Bob each gain 2 life => gain-life 2 player:Alice + gain-life 2 player:Bob
Bob loses 5 life => lose-life 5 player:Bob
Bob pays 2 life => pay-life 2 player:Bob
Bob's life total becomes 10 => set-life 10 player:Bob
Alice's Toll makes each opponent lose 2 life => lose-life 2 player:Bob cause:effect
Bob gains 2 life, then loses 1 life => gain-life 2 player:Bob; lose-life 1 player:Bob
Bob draws a card => draw-cards 1 player:Bob
Bob draws three cards => draw-cards 3 player:Bob
Bob draws a card for the turn => draw-cards 1 player:Bob cause:turn
An effect makes Bob draw two cards => draw-cards 2 player:Bob cause:effect
Bob draws two cards, then discards a card => draw-cards 2 player:Bob; discard 1 player:Bob
Bob discards a card => discard 1 player:Bob
Bob discards two cards => discard 2 player:Bob
Alice's Grasp causes Bob to discard Dun Bear => discard 1 player:Bob object:Dun Bear cause:effect
Bob mills three cards => mill 3 player:Bob
Bob mills a card => mill 1 player:Bob
Bob scries 2 => scry 2 player:Bob
Bob surveils 1 => surveil 1 player:Bob
Bob investigates => investigate 1 player:Bob
Bob investigates twice => investigate 2 player:Bob
Bob proliferates => proliferate 1 player:Bob
Bob proliferates twice => proliferate 2 player:Bob
Bob flips a coin => flip 1 player:Bob
Bob rolls two six-sided dice => roll 2 player:Bob
Bob rolls a d20 => roll 1 player:Bob
Bob shuffles his library => shuffle player:Bob
Bob searches his library for a land card => search 1 player:Bob
Bob creates a Treasure token => create-tokens 1 player:Bob tokens:Treasure
Bob creates two 1/1 white Soldier creature tokens => create-tokens 2 player:Bob tokens:2 Soldier 1/1
Bob creates a Treasure token and a Food token => create-tokens 2 player:Bob tokens:Treasure,Food
Alice's Gift creates a 1/1 red Goblin creature token under Bob's control => create-tokens 1 player:Bob tokens:Goblin 1/1 cause:effect
Moss Bear is a 2/2 creature Bob controls | Bob puts a +1/+1 counter on Moss Bear => put-counters 1 player:Bob to:Moss Bear counter:+1/+1
Moss Bear is a 2/2 creature Bob controls | Alice puts three +1/+1 counters on Moss Bear => put-counters 3 player:Alice to:Moss Bear counter:+1/+1
Moss Bear is a 2/2 creature Bob controls | two -1/-1 counters are put on Moss Bear => put-counters 2 to:Moss Bear counter:-1/-1
Bob gets two poison counters => put-counters 2 player:Bob to:Bob counter:poison
Bob gets three energy counters => put-counters 3 player:Bob to:Bob counter:energy
Bob gets {E}{E} => put-counters 2 player:Bob to:Bob counter:energy
Old Mage is a planeswalker Bob controls with four loyalty counters on it | Alice's Leech removes two loyalty counters from Old Mage => remove-counters 2 to:Old Mage counter:loyalty cause:effect
Moss Bear is a 2/2 creature Bob controls | Alice's Ruin destroys Moss Bear => destroy object:Moss Bear cause:effect
Moss Bear is a 2/2 creature Bob controls | Moss Bear is destroyed => destroy object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Alice's Ruin destroys Moss Bear and it can't be regenerated => destroy object:Moss Bear noregen cause:effect
Moss Bear is a 2/2 creature Bob controls | Moss Bear is destroyed by lethal damage => destroy object:Moss Bear cause:statebased
Moss Bear is a 2/2 creature Bob controls | Bob sacrifices Moss Bear => sacrifice player:Bob object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Bob sacrifices Moss Bear as a cost => sacrifice player:Bob object:Moss Bear cause:cost
Moss Bear is a 2/2 creature Bob controls | Alice's Edict makes Bob sacrifice Moss Bear => sacrifice player:Bob object:Moss Bear cause:effect
Moss Bear is a 2/2 creature Bob controls | Moss Bear dies => move object:Moss Bear from:battlefield dest:graveyard
Moss Bear is a 2/2 creature Bob controls | Hill Ogre is a 3/3 creature Alice controls | Moss Bear and Hill Ogre die at the same time => move object:Moss Bear from:battlefield dest:graveyard + move object:Hill Ogre from:battlefield dest:graveyard
Moss Bear is a 2/2 creature Bob controls | Alice's Path exiles Moss Bear => move object:Moss Bear from:battlefield dest:exile cause:effect
Moss Bear is a 2/2 creature Bob controls | Alice's Gust returns Moss Bear to its owner's hand => move object:Moss Bear from:battlefield dest:hand cause:effect
Moss Bear is a 2/2 creature Bob controls | Moss Bear is put on the bottom of its owner's library => move object:Moss Bear from:battlefield dest:library at:bottom
Moss Bear is a 2/2 creature Bob controls | Moss Bear is shuffled into its owner's library => move object:Moss Bear from:battlefield dest:library at:shuffled
Moss Bear is a creature card in Bob's graveyard | Alice's Rest exiles Moss Bear => move object:Moss Bear from:graveyard dest:exile cause:effect
Moss Bear is a creature card in Bob's graveyard | Bob's Call returns Moss Bear to Bob's hand => move object:Moss Bear from:graveyard dest:hand cause:effect
Moss Bear is a creature card in Bob's graveyard | Bob's Call puts Moss Bear onto the battlefield => enter object:Moss Bear from:graveyard under:Bob cause:effect
Moss Bear is a creature card in Bob's graveyard | Alice's Call puts Moss Bear onto the battlefield under Alice's control => enter object:Moss Bear from:graveyard under:Alice cause:effect
Moss Bear is a creature spell Bob controls | Moss Bear enters the battlefield => enter object:Moss Bear from:stack under:Bob
Moss Bear is a creature spell Bob controls | Moss Bear enters tapped => enter object:Moss Bear from:stack under:Bob tapped
Moss Bear is a 2/2 creature Bob controls | Bob regenerates Moss Bear => regenerate object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Alice taps Moss Bear => tap object:Moss Bear
Moss Bear is a tapped 2/2 creature Bob controls | Moss Bear untaps => untap object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Moss Bear phases out => phase-out object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Moss Bear transforms => transform object:Moss Bear
Moss Bear is a face-down creature Bob controls | Bob turns Moss Bear face up => turn-face-up player:Bob object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Moss Bear explores => explore 1 object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Moss Bear connives => connive 1 object:Moss Bear
Moss Bear is a 2/2 creature Bob controls | Alice gains control of Moss Bear => gain-control player:Alice object:Moss Bear
Bob casts Spark => cast player:Bob object:Spark
Spark is a spell Bob controls | Alice's Denial counters Spark => counter-spell object:Spark cause:effect
Spark is a spell Bob controls | Bob copies Spark => copy-spell 1 player:Bob object:Spark
Bob adds {G} => mana player:Bob
Bob's turn begins => begin player:Bob what:turn cause:turn
Bob's upkeep begins => begin player:Bob what:upkeep step cause:turn
Bob's draw step begins => begin player:Bob what:draw step cause:turn
Bob's combat phase begins => begin player:Bob what:combat phase cause:turn
Bob takes an extra turn after this one => extra-turn 1 player:Bob
Bob wins the game => win player:Bob
Bob loses the game => lose player:Bob
Bob amasses Zombies 2 => other 2 player:Bob tokens:Zombie Army 0/0 what:amass
Bob learns => other 1 player:Bob what:learn
Bob ventures into the dungeon => other 1 player:Bob what:venture
Bob gains 1 life and Alice loses 1 life at the same time => gain-life 1 player:Bob + lose-life 1 player:Alice
Bob draws a card and Alice draws two cards => draw-cards 1 player:Bob; draw-cards 2 player:Alice
`

// eventValue spells what an event is.
func eventValue(ev *engine.Event, b *engine.Board) string {
	var s strings.Builder
	s.WriteString(ev.Kind.Word())
	object := func(id engine.ObjectID) string { return b.Objects[id].Name }
	add := func(is bool, label, value string) {
		if is {
			s.WriteString(" " + label + value)
		}
	}
	add(ev.Amount != 0, "", fmt.Sprint(ev.Amount))
	if ev.Source != engine.NoObject && ev.Kind == engine.Damage {
		add(true, "of:", object(ev.Source))
	}
	if ev.Player != engine.NoPlayer && (ev.Kind != engine.Move && ev.Kind != engine.Enter) {
		add(true, "player:", b.Players[ev.Player].Name)
	}
	if ev.Object != engine.NoObject {
		add(true, "object:", object(ev.Object))
	}
	switch {
	case ev.To.IsPlayer():
		add(true, "to:", b.Players[ev.To.Player].Name)
	case ev.To.IsObject():
		add(true, "to:", object(ev.To.Object))
	}
	add(ev.Counter != "", "counter:", ev.Counter)
	var tokens []string
	for _, t := range ev.Tokens {
		name := t.Name
		if t.N > 1 {
			name = fmt.Sprint(t.N, " ", name)
		}
		if t.Power != engine.Unset {
			name += fmt.Sprintf(" %d/%d", t.Power, t.Toughness)
		}
		tokens = append(tokens, name)
	}
	add(len(tokens) > 0, "tokens:", strings.Join(tokens, ","))
	add(ev.From != engine.AnyZone, "from:", ev.From.String())
	add(ev.Kind == engine.Move, "dest:", ev.Dest.String())
	add(ev.Position != "", "at:", ev.Position)
	add(ev.Kind == engine.BeginPhase || ev.Kind == engine.OtherAction, "what:", ev.What)
	if ev.Kind == engine.Enter && ev.Under != engine.NoPlayer {
		add(true, "under:", b.Players[ev.Under].Name)
	}
	add(ev.Kind == engine.Enter && ev.Entry.Tapped, "tapped", "")
	add(ev.Combat, "combat", "")
	add(ev.Unpreventable, "unpreventable", "")
	add(ev.NoRegen, "noregen", "")
	add(ev.Cause != engine.CauseUnknown, "cause:", [...]string{engine.ByEffect: "effect", engine.ByCost: "cost", engine.ByTurnBased: "turn", engine.ByStateBased: "statebased", engine.BySpecial: "special"}[ev.Cause])
	return s.String()
}

// TestEventValues: each event is read as what its words say, moment by moment.
func TestEventValues(t *testing.T) {
	for _, row := range rowsOf(t, eventValues) {
		r, err := Read(row.question(), someCards())
		if err != nil {
			t.Errorf("%s: %s", row.event, err.Says)
			continue
		}
		var moments []string
		for _, h := range r.Scenario.Events {
			var events []string
			for i := range h.Events {
				events = append(events, eventValue(&h.Events[i], &r.Scenario.Board))
			}
			moments = append(moments, strings.Join(events, " + "))
		}
		if got := strings.Join(moments, "; "); got != row.want {
			t.Errorf("%s\n got %s\nwant %s", row.event, got, row.want)
		}
	}
}
