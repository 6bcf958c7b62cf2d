package oracle

import (
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
)

// printedFacts are the board of the events that are drawn.
func printedFacts() []string {
	return []string{"Dun Bear is a 2/2 creature Bob controls", "Hill Ogre is a 3/3 red creature Alice controls", "Mill is an artifact Alice controls",
		"Old Sage is a planeswalker Bob controls", "Ember Bolt is a red instant spell Alice controls", "Lost Imp is a creature card in Bob's graveyard",
		"Held Imp is a creature card in Alice's hand", "Meadow is a land Bob controls",
		"Grey Cat 1 is a 1/1 creature Alice controls", "Grey Cat 2 is a 1/1 creature Alice controls", "Bob's Grey Cat is a 1/1 creature Bob controls",
		"Long Spear is an Equipment Alice controls"}
}

// printedQuestion asks about an event on that board.
func printedQuestion(event string) Question {
	return Question{Players: []string{"Alice", "Bob"}, Facts: printedFacts(), Events: []string{event}, Edition: cr.Current()}
}

// drawer draws parts of events over a board.
type drawer struct {
	t *rapid.T
	b *engine.Board
}

func (d drawer) player() engine.PlayerID {
	return engine.PlayerID(rapid.IntRange(0, 1).Draw(d.t, "player"))
}

// object draws an object that suits.
func (d drawer) object(suits func(*engine.Object) bool) engine.ObjectID {
	var ids []engine.ObjectID
	for i := range d.b.Objects {
		if suits(&d.b.Objects[i]) {
			ids = append(ids, engine.ObjectID(i))
		}
	}
	return rapid.SampledFrom(ids).Draw(d.t, "object")
}

func (d drawer) permanent() engine.ObjectID {
	return d.object(func(o *engine.Object) bool { return o.Zone == engine.Battlefield })
}

func (d drawer) creature() engine.ObjectID {
	return d.object(func(o *engine.Object) bool { return o.Zone == engine.Battlefield && o.Types&engine.Creature != 0 })
}

func (d drawer) amount() int { return rapid.IntRange(1, 30).Draw(d.t, "amount") }

// blankEvent is an event of a kind about nothing.
func blankEvent(kind engine.EventKind) engine.Event {
	return engine.Event{Kind: kind, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject,
		Doer: engine.NoPlayer, Under: engine.NoPlayer, By: engine.NoEffect}
}

// event draws an event that a question may hold.
func (d drawer) event() engine.Event {
	kinds := []engine.EventKind{engine.Damage, engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife, engine.DrawCards, engine.Mill, engine.Discard,
		engine.PutCounters, engine.RemoveCounters, engine.CreateTokens, engine.Destroy, engine.Sacrifice, engine.Move, engine.Enter, engine.Regenerate, engine.Tap,
		engine.Untap, engine.Scry, engine.Surveil, engine.Proliferate, engine.Investigate, engine.FlipCoin, engine.RollDice, engine.BeginPhase, engine.ExtraTurn,
		engine.WinGame, engine.LoseGame, engine.CounterSpell, engine.PhaseOut, engine.Explore_, engine.ShuffleLibrary,
		engine.AttachTo, engine.GainControl, engine.Transform, engine.PhaseIn, engine.CastSpell, engine.Connive, engine.OtherAction}
	ev := blankEvent(rapid.SampledFrom(kinds).Draw(d.t, "kind"))
	switch ev.Kind {
	case engine.Damage:
		ev.Source, ev.Amount = d.object(func(o *engine.Object) bool {
			return o.Zone == engine.Stack || o.Types&engine.Creature != 0 && o.Zone == engine.Battlefield
		}), d.amount()
		ev.Combat = d.b.Objects[ev.Source].Types&engine.Creature != 0 && rapid.Bool().Draw(d.t, "combat")
		ev.Unpreventable = !ev.Combat && rapid.Bool().Draw(d.t, "unpreventable")
		ev.To = engine.PlayerEntity(d.player())
		if rapid.Bool().Draw(d.t, "to an object") {
			ev.To = engine.ObjectEntity(d.creature())
		}
		if from := d.b.Objects[ev.Source].Controller; ev.To.IsObject() && d.b.Objects[ev.To.Object].Controller == from || ev.To.IsPlayer() && ev.To.Player == from {
			ev.Combat = false // nothing deals combat damage to its own controller
		}
	case engine.PutCounters, engine.RemoveCounters:
		ev.To, ev.Amount, ev.Counter = engine.ObjectEntity(d.permanent()), d.amount(), rapid.SampledFrom([]string{"+1/+1", "-1/-1", "loyalty", "charge", "stun"}).Draw(d.t, "counter")
	case engine.CreateTokens:
		ev.Player, ev.Tokens = d.player(), []engine.Tokens{d.tokens()}
		ev.Under, ev.Amount = ev.Player, ev.Tokens[0].N
	case engine.Destroy, engine.Regenerate, engine.PhaseOut, engine.Tap, engine.Untap:
		ev.Object = d.permanent()
		if ev.Kind == engine.Destroy {
			ev.How = "destroyed"
		}
		ev.NoRegen = ev.Kind == engine.Destroy && rapid.Bool().Draw(d.t, "no regeneration")
	case engine.AttachTo:
		ev.Object, ev.To = d.object(func(o *engine.Object) bool { return o.Name == "Long Spear" }), engine.ObjectEntity(d.creature())
		ev.Player = d.b.Objects[ev.Object].Controller
	case engine.GainControl:
		ev.Player, ev.Object = d.player(), d.creature()
	case engine.Transform, engine.PhaseIn:
		ev.Object = d.permanent()
	case engine.CastSpell:
		ev.Object = d.object(func(o *engine.Object) bool { return o.Zone == engine.Hand })
		ev.Player = d.b.Objects[ev.Object].Owner
	case engine.Connive:
		ev.Object, ev.Amount = d.creature(), d.amount()
	case engine.OtherAction:
		ev.Player, ev.Amount, ev.What = d.player(), d.amount(), rapid.SampledFrom([]string{"amass", "bolster", "support", "populate", "fateseal"}).Draw(d.t, "action")
	case engine.Explore_:
		ev.Object, ev.Amount = d.creature(), 1
	case engine.RollDice:
		ev.Player, ev.Amount, ev.What = d.player(), d.amount(), rapid.SampledFrom([]string{"die", "six-sided die", "twenty-sided die"}).Draw(d.t, "die")
	case engine.Sacrifice:
		ev.Object = d.permanent()
		ev.Player = d.b.Objects[ev.Object].Controller
	case engine.Move:
		ev.Object = d.permanent()
		ev.From = engine.Battlefield
		ev.Dest = rapid.SampledFrom([]engine.Zone{engine.Graveyard, engine.Exile, engine.Hand, engine.Library}).Draw(d.t, "zone")
		if ev.Dest == engine.Library {
			ev.Position = rapid.SampledFrom([]string{"top", "bottom", "shuffled"}).Draw(d.t, "position")
		}
	case engine.Enter:
		ev.Object = d.object(func(o *engine.Object) bool { return o.Zone == engine.Graveyard || o.Zone == engine.Hand })
		o := &d.b.Objects[ev.Object]
		ev.From, ev.Dest, ev.Player, ev.Under = o.Zone, engine.Battlefield, o.Owner, o.Owner
		ev.Entry = &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), WasCast: engine.No, Tapped: rapid.Bool().Draw(d.t, "tapped")}
		if rapid.Bool().Draw(d.t, "with counters") {
			ev.Entry.Counters = []engine.CounterCount{{Kind: "+1/+1", N: d.amount()}}
		}
	case engine.BeginPhase:
		ev.Player, ev.What = d.player(), rapid.SampledFrom([]string{"draw step", "upkeep step", "turn", "combat phase", "untap step", "end step"}).Draw(d.t, "step")
	case engine.CounterSpell:
		ev.Object = d.object(func(o *engine.Object) bool { return o.Zone == engine.Stack })
	case engine.WinGame, engine.LoseGame, engine.ShuffleLibrary:
		ev.Player = d.player()
	default:
		ev.Player, ev.Amount = d.player(), d.amount()
	}
	return ev
}

// tokens draws a group of tokens.
func (d drawer) tokens() engine.Tokens {
	r, err := Read(printedQuestion("Alice creates "+rapid.SampledFrom([]string{"a", "two", "three tapped"}).Draw(d.t, "how many")+" "+
		rapid.SampledFrom([]string{"1/1 white Soldier creature token", "2/2 black Zombie creature token", "4/4 red Dragon creature token"}).Draw(d.t, "which")+
		rapid.SampledFrom([]string{"", " with flying", " with haste"}).Draw(d.t, "keyword")), nil)
	if err != nil {
		d.t.Fatal(err.Says)
	}
	return r.Scenario.Events[0].Events[0].Tokens[0]
}

// TestEventsPrinted: the sentence of any event reads back to the same event.
func TestEventsPrinted(t *testing.T) {
	base, err := Read(printedQuestion("Bob gains 1 life"), nil)
	if err != nil {
		t.Fatal(err.Says)
	}
	rapid.Check(t, func(t *rapid.T) {
		d := drawer{t, &base.Scenario.Board}
		ev := d.event()
		says := inenglish.Event(&ev, d.b)
		r, err := Read(printedQuestion(says), nil)
		if err != nil {
			t.Fatalf("%s: %s", says, err.Says)
		}
		if len(r.Scenario.Events) != 1 || len(r.Scenario.Events[0].Events) != 1 {
			t.Fatalf("%s: %d moments", says, len(r.Scenario.Events))
		}
		back := r.Scenario.Events[0].Events[0]
		if got := inenglish.Event(&back, &r.Scenario.Board); got != says {
			t.Fatalf("%s: said again as %s", says, got)
		}
		want, got := essence(ev), essence(back)
		if notationOf(&want) != notationOf(&got) {
			t.Fatalf("%s\nwas  %s\nread %s", says, notationOf(&want), notationOf(&got))
		}
	})
}

// essence is an event without what a sentence in the indicative leaves to be
// worked out: why it happens and whose doing it is.
func essence(ev engine.Event) engine.Event {
	ev.Cause, ev.Doer = engine.CauseUnknown, engine.NoPlayer
	return ev
}
