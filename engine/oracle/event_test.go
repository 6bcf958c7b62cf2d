package oracle

import (
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
)

// eventTable pairs events as people say them with how they are told back; what
// is said with facts in mind has them before a bar. Moments are joined by "; ",
// what happens at one moment by " + ".
const eventTable = `
Alice's Ember Bolt deals 3 damage to Bob => Ember Bolt deals 3 damage to Bob
Ember Bolt deals 3 damage to @Bob => Ember Bolt deals 3 damage to Bob
Alice's Ember Bolt would deal 3 damage to Bob => Ember Bolt deals 3 damage to Bob
Alice's Ember Bolt deals 2 dmg to face => Ember Bolt deals 2 damage to Bob
Alice's creature Hill Ogre deals 3 combat damage to Bob => Hill Ogre deals 3 combat damage to Bob
Alice's Arc Bolt deals 2 damage to Bob and 1 damage to Bob's Dun Bear => Arc Bolt deals 2 damage to Bob + Arc Bolt deals 1 damage to Dun Bear
Alice's Stern Word deals 3 damage to Bob that can't be prevented => Stern Word deals 3 damage to Bob that can't be prevented
Bob is dealt 3 damage by Alice's Ember Bolt => Ember Bolt deals 3 damage to Bob
Bob takes 3 damage from Alice's Ember Bolt => Ember Bolt deals 3 damage to Bob
3 damage is dealt to Bob by Alice's Ember Bolt => Ember Bolt deals 3 damage to Bob
Dun Bear is a 2/2 creature Bob controls | Alice's Quake deals 2 damage to each creature without flying and each player => Quake deals 2 damage to Dun Bear + Quake deals 2 damage to Alice + Quake deals 2 damage to Bob
Alice's Mending Ray deals 3 damage to Bob and Alice gains 3 life => Mending Ray deals 3 damage to Bob; Alice gains 3 life
Bob loses 3 life and Alice gains 3 life at the same time => Bob loses 3 life + Alice gains 3 life
Hill Ogre is a 3/3 creature Alice controls | Dun Bear is a 2/2 creature Bob controls | Hill Ogre fights Dun Bear => Hill Ogre deals 3 damage to Dun Bear + Dun Bear deals 2 damage to Hill Ogre
Bob gains 3 life => Bob gains 3 life
Bob pays 3 life => Bob pays 3 life
Bob's life total becomes 10 => Bob's life total becomes 10
Bob draws a card for the turn => Bob draws a card
Bob draws two cards, then discards a card => Bob draws two cards; Bob discards a card
Alice and Bob each draw a card => Alice draws a card + Bob draws a card
Alice's Toll makes each opponent lose 2 life => Bob loses 2 life
An effect makes Bob draw a card => Bob draws a card
Alice's Grasp causes Bob to discard Dun Bear => Bob discards Dun Bear
Bob mills three cards => Bob mills three cards
Bob scries 2 => Bob scries 2
Bob surveils 1 => Bob surveils 1
Bob proliferates twice => Bob proliferates twice
Bob rolls two six-sided dice => Bob rolls two six-sided dice
Bob flips a coin => Bob flips a coin
Bob shuffles his library => Bob shuffles a library
Alice's effect puts one +1/+1 counter on Alice's creature => Alice puts a +1/+1 counter on creature
Two +1/+1 counters are put on Bob's Dun Bear => two +1/+1 counters are put on Dun Bear
Bob gets two poison counters => Bob gets two poison counters
Alice's Leech removes three loyalty counters from Bob's Sage => Leech removes three loyalty counters from Sage
Dun Bear is a creature Bob controls with three +1/+1 counters on it | Bob's Growth doubles the number of +1/+1 counters on Dun Bear => Growth puts three +1/+1 counters on Dun Bear
Alice puts one loyalty counter on Alice's Sage as a cost => Alice puts a loyalty counter on Sage as a cost
Alice creates two 1/1 white Soldier creature tokens and a tapped Treasure token => Alice creates two 1/1 white Soldier creature tokens and a tapped Treasure token
Alice creates a 4/4 red Dragon creature token with flying => Alice creates a 4/4 red Dragon creature token with flying
Alice's Gift creates two 1/1 red Goblin creature tokens under Bob's control => Bob creates two 1/1 red Goblin creature tokens
Alice creates two tokens that are copies of Dun Bear => Alice creates two tokens that are copies of Dun Bear
Alice's Doom destroys Bob's Dun Bear and it can't be regenerated => Doom destroys Dun Bear and it can't be regenerated
Alice's Wrath destroys Bob's Dun Bear, Bob's Tib, the Horned and Alice's Hill Ogre at the same time => Wrath destroys Dun Bear + Wrath destroys Tib, the Horned + Wrath destroys Hill Ogre
Bob's Dun Bear is destroyed by lethal damage => Dun Bear is destroyed by state-based actions
State-based actions destroy Bob's Dun Bear for lethal damage => Dun Bear is destroyed by state-based actions
Bob's Dun Bear and Alice's Hill Ogre die at the same time => Dun Bear dies + Hill Ogre dies
Alice's Edict makes Bob sacrifice Dun Bear => Bob sacrifices Dun Bear
Bob sacrifices Dun Bear as a cost => Bob sacrifices Dun Bear as a cost
Alice's Path to Ruin exiles Bob's Dun Bear => Dun Bear is exiled
Alice's Recall returns Bob's Dun Bear to its owner's hand => Dun Bear is put into Bob's hand
Bob's Dun Bear is put on the bottom of its owner's library => Dun Bear is put on the bottom of Bob's library
Bob's Dun Bear is shuffled into its owner's library => Dun Bear is put into Bob's library and shuffled
Bob's Ember Bolt is put into Bob's graveyard as it finishes resolving => Ember Bolt is put into Bob's graveyard
Alice's Call returns Dun Bear from Bob's graveyard to the battlefield under Alice's control => Dun Bear enters under Alice's control
Dun Bear is a creature card in Alice's graveyard | Fell Sprite is a creature card in Bob's graveyard | Alice's Tide puts Dun Bear and Fell Sprite onto the battlefield at the same time => Dun Bear enters + Fell Sprite enters
Bob's Forest enters tapped => Forest enters tapped
Bob's Mimic enters the battlefield as a copy of Dun Bear => Mimic enters as a copy of Dun Bear
Bob's Dun Bear ETBs => Dun Bear enters
A copy of Alice's creature spell Dun Bear resolves and becomes a token => Dun Bear enters
Bob casts Dun Bear from his graveyard => Bob casts Dun Bear
Alice plays Forest as her land for the turn => Forest enters
Alice's Denial counters Bob's Ember Bolt => Denial counters Ember Bolt
Alice taps Forest for {G} => Alice taps Forest for {G}
Bob's draw step begins => Bob's draw step begins
Bob would begin his draw step => Bob's draw step begins
Bob takes an extra turn => Bob takes an extra turn
Bob would lose the game => Bob loses the game
Bob's Dun Bear becomes tapped => Dun Bear becomes tapped
Alice taps Bob's Dun Bear => Dun Bear becomes tapped
Bob's Dun Bear phases out => Dun Bear phases out
Bob's Night Howler transforms => Night Howler transforms
Bob turns Veiled One face up => Veiled One is turned face up
Alice gains control of Bob's Dun Bear => Alice gains control of Dun Bear
Bob's Scout explores => Scout explores
The top two cards of Bob's library are exiled => the top two cards of Bob's library are exiled
Alice destroys Bob's Dun Bear with Doom => Doom destroys Dun Bear
Alice's 6/6 Iron Coil with deathtouch and lifelink deals 6 combat damage to Bob => Iron Coil deals 6 combat damage to Bob
Alice gains 3 life, draws a card, and creates a Food => Alice gains 3 life; Alice draws a card; Alice creates a Food token
Alice exiles Dun Bear from Bob's graveyard => Dun Bear is exiled from Bob's graveyard
Alice draws her card for the turn => Alice draws a card
Alice's Young Ember's triggered ability creates a 1/1 red Elemental creature token => Alice creates a 1/1 red Elemental creature token
Alice's Young Ember's ability deals 1 damage to Bob => Young Ember deals 1 damage to Bob
Alice discards Green Thicket to cycle it => Alice discards Green Thicket as a cost
alice's ember shrine is destroyed => Ember Shrine is destroyed
`

// tableRow is a row of a table: the sentences before the arrow, and what is
// expected behind it.
type tableRow struct {
	facts []string
	event string
	want  string
}

func rowsOf(t *testing.T, table string) []tableRow {
	t.Helper()
	var rows []tableRow
	for line := range strings.Lines(strings.TrimSpace(table)) {
		given, want, ok := strings.Cut(strings.TrimSpace(line), " => ")
		if !ok {
			t.Fatalf("no arrow in %q", line)
		}
		parts := strings.Split(given, " | ")
		last := len(parts) - 1
		rows = append(rows, tableRow{facts: parts[:last], event: parts[last], want: want})
	}
	return rows
}

func (r tableRow) question() Question {
	return Question{Players: []string{"Alice", "Bob"}, Facts: r.facts, Events: []string{r.event}, Edition: cr.Current()}
}

// told is how a scenario's events are told back.
func told(sc *engine.Scenario) string {
	var moments []string
	for _, h := range sc.Events {
		var events []string
		for i := range h.Events {
			events = append(events, inenglish.Event(&h.Events[i], &sc.Board))
		}
		moments = append(moments, strings.Join(events, " + "))
	}
	return strings.Join(moments, "; ")
}

func TestEventSentences(t *testing.T) {
	for _, row := range rowsOf(t, eventTable) {
		r, err := Read(row.question(), someCards())
		if err != nil {
			t.Errorf("%s: refused: %s", row.event, err.Says)
			continue
		}
		if got := told(r.Scenario); got != row.want {
			t.Errorf("%s\n got %s\nwant %s", row.event, got, row.want)
		}
	}
}

// TestEventsReadBack: what a read event says reads back to the same event.
func TestEventsReadBack(t *testing.T) {
	for _, row := range rowsOf(t, eventTable) {
		first, err := Read(row.question(), someCards())
		if err != nil {
			continue // TestEventSentences says so
		}
		b := &first.Scenario.Board
		for _, h := range first.Scenario.Events {
			for i := range h.Events {
				readBack(t, b, &h.Events[i])
			}
		}
	}
}

func readBack(t *testing.T, b *engine.Board, ev *engine.Event) {
	t.Helper()
	says := inenglish.Event(ev, b)
	q := Question{Players: []string{"Alice", "Bob"}, Events: []string{says}, Edition: cr.Current()}
	for i := range b.Objects {
		q.Facts = append(q.Facts, factOf(b, engine.ObjectID(i)))
	}
	again, err := Read(q, someCards())
	if err != nil {
		t.Errorf("%q with %q does not read back: %s", says, q.Facts, err.Says)
		return
	}
	got := again.Scenario.Events[0].Events[0]
	if got.Kind != ev.Kind || got.Amount != ev.Amount || got.Counter != ev.Counter || got.Dest != ev.Dest || got.Combat != ev.Combat ||
		inenglish.Event(&got, &again.Scenario.Board) != says {
		t.Errorf("%q reads back as %+v, was %+v", says, got, *ev)
	}
}

// factOf says of an object what a question needs in order to find it again.
func factOf(b *engine.Board, id engine.ObjectID) string {
	o := &b.Objects[id]
	says := o.Name + " is a"
	noun := " permanent "
	switch {
	case o.Zone == engine.Stack:
		noun = " spell "
	case o.Types&engine.Creature != 0:
		noun = " creature "
	}
	switch {
	case o.Zone != engine.Battlefield && o.Zone != engine.Stack && o.Zone != engine.AnyZone:
		return says + " card in " + b.Players[o.Owner].Name + "'s " + o.Zone.String()
	case o.Controller == engine.NoPlayer:
		return says + noun[:len(noun)-1]
	}
	return says + noun + b.Players[o.Controller].Name + " controls"
}

// TestShufflesGraveyard: the cards of a graveyard are moved when their number is
// known, and asked for when it is not.
func TestShufflesGraveyard(t *testing.T) {
	row := tableRow{event: "Bob shuffles his graveyard into his library"}
	if _, err := Read(row.question(), someCards()); err == nil || !strings.Contains(err.Says.String(), "How many cards") {
		t.Errorf("an unknown graveyard is not asked for: %v", err)
	}
	row.facts = []string{"Bob's graveyard has 3 cards"}
	r, err := Read(row.question(), someCards())
	if err != nil {
		t.Fatal(err.Says)
	}
	ev := r.Scenario.Events[0].Events[0]
	if ev.Kind != engine.Move || ev.Amount != 3 || ev.From != engine.Graveyard || ev.Dest != engine.Library || ev.Position != "shuffled" {
		t.Errorf("read as %+v", ev)
	}
}

func TestWouldSay(t *testing.T) {
	for event, want := range map[string]string{
		"Alice's Ember Bolt deals 3 damage to Bob": "Ember Bolt would deal 3 damage to Bob",
		"Bob's Dun Bear is destroyed":              "Dun Bear would be destroyed",
		"Bob's Dun Bear dies":                      "Dun Bear would die",
		"Bob scries 2":                             "Bob would scry 2",
		"Bob's draw step begins":                   "Bob's draw step would begin",
		"Bob's life total becomes 5":               "Bob's life total would become 5",
	} {
		r, err := Read(tableRow{event: event}.question(), someCards())
		if err != nil {
			t.Fatalf("%s: %s", event, err.Says)
		}
		if got := inenglish.WouldSay(&r.Scenario.Events[0].Events[0], &r.Scenario.Board); got != want {
			t.Errorf("%s: %q, want %q", event, got, want)
		}
	}
}

// TestEventCauses: the words say whether an effect, a cost, the turn or the
// rules make an event happen, and whose doing it is.
func TestEventCauses(t *testing.T) {
	for event, want := range map[string]engine.Cause{
		"Alice's Ember Bolt deals 3 damage to Bob":       engine.ByEffect,
		"Alice's Hill Ogre deals 3 combat damage to Bob": engine.ByTurnBased,
		"Alice sacrifices Dun Bear as a cost":            engine.ByCost,
		"Alice plays Forest":                             engine.BySpecial,
		"Bob draws a card for the turn":                  engine.ByTurnBased,
		"Bob's Dun Bear is destroyed by lethal damage":   engine.ByStateBased,
		"Bob draws a card":                               engine.CauseUnknown,
	} {
		r, err := Read(tableRow{event: event}.question(), nil)
		if err != nil {
			t.Fatalf("%s: %s", event, err.Says)
		}
		if got := r.Scenario.Events[0].Events[0].Cause; got != want {
			t.Errorf("%s: cause %d, want %d", event, got, want)
		}
	}
}

// TestSacrificesOwn: what a player sacrifices without a name is one of theirs, and nobody
// else's creature because it is the only one that was named.
func TestSacrificesOwn(t *testing.T) {
	for fact, named := range map[string]bool{
		"Hill Ogre is a 3/3 creature Alice controls": false,
		"Hill Ogre is a 3/3 creature Bob controls":   true,
	} {
		r, err := Read(tableRow{facts: []string{fact}, event: "Bob sacrifices a creature"}.question(), nil)
		if err != nil {
			t.Fatalf("%s: %s", fact, err.Says)
		}
		board := &r.Scenario.Board
		got := board.Objects[r.Scenario.Events[0].Events[0].Object]
		if (got.Name == "Hill Ogre") != named {
			t.Errorf("%s: Bob sacrifices %s", fact, got.Name)
		}
	}
}
