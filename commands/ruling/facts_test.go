package ruling

import (
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/say"
)

// factBoard is a board with a player's creature, a spell, and a twin of the
// creature on the other side.
func factBoard() *engine.Scenario {
	object := func(name string, who engine.PlayerID) engine.Object {
		return engine.Object{Name: name, Controller: who, Owner: who, AttachedTo: engine.Nobody()}
	}
	s := &engine.Scenario{Board: engine.Board{
		Players: []engine.Player{{Name: "Alice"}, {Name: "Bob"}},
		Objects: []engine.Object{object("Ash Bear", 0), object("Spark", 1), object("Twin", 0), object("Twin", 1), object("Rat", 1)},
	}}
	s.Effects = []engine.Instance{{ID: "grave-guard", Label: "Grave Guard", Effect: &engine.Effect{}}}
	return s
}

// blankEvent is an event that speaks of nobody.
func blankEvent(kind engine.EventKind) engine.Event {
	return engine.Event{Kind: kind, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject,
		Doer: engine.NoPlayer, Under: engine.NoPlayer, By: engine.NoEffect}
}

// event is a blank event with changes.
func event(kind engine.EventKind, change func(*engine.Event)) engine.Fact {
	ev := blankEvent(kind)
	change(&ev)
	return engine.Fact{Event: ev, Amount: ev.Amount, Shield: engine.NoEffect, By: engine.NoEffect}
}

// TestFacts holds the contract's table of facts, kind by kind.
func TestFacts(t *testing.T) {
	entry := func(change func(*engine.Entry)) *engine.Entry {
		e := &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody()}
		change(e)
		return e
	}
	tests := []struct {
		name string
		fact engine.Fact
		want string // JSON without spaces; several facts are lines
	}{
		{"damage", event(engine.Damage, func(e *engine.Event) { e.Source, e.To, e.Amount, e.Combat = 0, engine.PlayerEntity(1), 3, true }),
			`{"kind":"damage","source":"Ash Bear","to":"Bob","amount":3,"combat":true}`},
		{"a result", event(engine.LoseLife, func(e *engine.Event) { e.Player, e.Amount, e.Result = 1, 3, true }),
			`{"kind":"life_loss","player":"Bob","amount":3,"result":true}`},
		{"twins by controller", event(engine.Tap, func(e *engine.Event) { e.Object = 3 }), `{"kind":"tap","object":"Bob's Twin"}`},
		{"a move", event(engine.Move, func(e *engine.Event) {
			e.Object, e.From, e.Dest, e.How = 0, engine.Battlefield, engine.Graveyard, "destroyed"
		}), `{"kind":"move","object":"Ash Bear","from":"battlefield","to":"graveyard","how":"destroyed"}`},
		{"a shuffled move", event(engine.Move, func(e *engine.Event) { e.Object, e.Dest, e.Position = 0, engine.Library, "shuffled" }),
			`{"kind":"move","object":"Ash Bear","to":"library","shuffled":true}`},
		{"unnamed cards", event(engine.Move, func(e *engine.Event) { e.Player, e.From, e.Dest, e.Amount = 1, engine.Library, engine.Exile, 2 }),
			`{"kind":"move","player":"Bob","object":"card","from":"library","to":"exile","amount":2}`},
		{"counters", event(engine.PutCounters, func(e *engine.Event) { e.To, e.Counter, e.Amount = engine.ObjectEntity(0), "+1/+1", 2 }),
			`{"kind":"counters","on":"Ash Bear","counter":"+1/+1","amount":2}`},
		{"entering", event(engine.Enter, func(e *engine.Event) {
			e.Object, e.Under = 0, 1
			e.Entry = entry(func(n *engine.Entry) {
				n.Counters, n.CopyOf, n.BackFace, n.Chosen = []engine.CounterCount{{Kind: "mining", N: 3}, {Kind: "stun"}}, 1, true, []string{"white"}
			})
		}), `{"kind":"enter","object":"Ash Bear","under":"Bob","tapped":false,"counters":{"mining":3},"copy_of":"Spark","face":"back","chosen":"white"}`},
		{"a created token that entered", event(engine.Enter, func(e *engine.Event) {
			e.Object, e.Player, e.Under = 4, 0, 1
			e.Entry = entry(func(n *engine.Entry) { n.Created, n.Tapped = true, true })
		}), `{"kind":"create","player":"Alice","token":"Rat","amount":1,"under":"Bob","tapped":true}`},
		{"tokens of two kinds", event(engine.CreateTokens, func(e *engine.Event) {
			e.Player, e.Under = 0, 0
			e.Tokens = []engine.Tokens{{Name: "Rat", N: 2, CopyOf: engine.NoObject}, {Name: "Food", N: 1, CopyOf: engine.NoObject}}
		}), `{"kind":"create","player":"Alice","token":"Rat","amount":2,"under":"Alice"}
{"kind":"create","player":"Alice","token":"Food","amount":1,"under":"Alice"}`},
		{"a discarded card", event(engine.Discard, func(e *engine.Event) { e.Player, e.Object, e.Amount = 0, 0, 1 }),
			`{"kind":"discard","player":"Alice","card":"Ash Bear","amount":1}`},
		{"mana", event(engine.ProduceMana, func(e *engine.Event) { e.Player, e.Mana = 0, "{B}" }), `{"kind":"mana","player":"Alice","mana":"{B}"}`},
		{"a step that begins", event(engine.BeginPhase, func(e *engine.Event) { e.Player, e.What = 1, "draw step" }),
			`{"kind":"begin","player":"Bob","what":"draw step"}`},
		{"another action", event(engine.OtherAction, func(e *engine.Event) { e.Player, e.What = 1, "Venture" }), `{"kind":"venture","player":"Bob"}`},
		{"a life total of 0", event(engine.SetLife, func(e *engine.Event) { e.Player = 1 }), `{"kind":"set_life","player":"Bob","amount":0}`},
		{"exploring", event(engine.Explore_, func(e *engine.Event) { e.Object, e.Amount = 1, 1 }),
			`{"kind":"explore","player":"Bob","object":"Spark","amount":1}`},
		{"nothing", engine.Fact{Nothing: true, Because: say.Text("0 damage")}, `{"kind":"nothing","because":"0 damage"}`},
		{"a shield", engine.Fact{Shield: 0, Amount: 2}, `{"kind":"shield_left","effect":"Grave Guard","amount":2}`},
		{"uses", engine.Fact{Shield: 0, Uses: 1, IsUses: true}, `{"kind":"shield_left","effect":"Grave Guard","uses":1}`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var lines []string
			for _, f := range wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{tt.fact}}, factBoard()) {
				lines = append(lines, compact(t, f.Fact))
			}
			if got := strings.Join(lines, "\n"); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// TestEqualFactsMerge: facts that differ in their amount only are one, in the
// place of the first; life totals are not added up.
func TestEqualFactsMerge(t *testing.T) {
	draw := event(engine.Draw, func(e *engine.Event) { e.Player, e.Amount = 0, 1 })
	gain := event(engine.GainLife, func(e *engine.Event) { e.Player, e.Amount = 1, 2 })
	total := event(engine.SetLife, func(e *engine.Event) { e.Player, e.Amount = 1, 9 })
	token := event(engine.Enter, func(e *engine.Event) {
		e.Object, e.Player, e.Under, e.Amount = 4, 0, 0, 1
		e.Entry = &engine.Entry{Created: true, CopyOf: engine.NoObject, AttachedTo: engine.Nobody()}
	})
	out := &engine.Outcome{Facts: []engine.Fact{draw, gain, draw, token, gain, draw, token, total, total}}
	told := wording.FactsOf(out, factBoard())
	got := wording.Verdict(say.English, told, &factBoard().Board)
	want := "Alice draws three cards. Bob gains 4 life. Alice creates two Rat tokens. Bob's life total becomes 9. Bob's life total becomes 9."
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestByAndHow: the effect that sent a thing somewhere is named.
func TestByAndHow(t *testing.T) {
	f := event(engine.Move, func(e *engine.Event) {
		e.Object, e.From, e.Dest, e.How = 0, engine.Battlefield, engine.Exile, "sacrificed"
	})
	f.By = 0
	told := wording.FactsOf(&engine.Outcome{Facts: []engine.Fact{f}}, factBoard())
	if got := wording.Verdict(say.English, told, &factBoard().Board); told[0].By != "Grave Guard" || got != "Ash Bear is exiled (sacrificed)." {
		t.Errorf("by %q: %s", told[0].By, got)
	}
}

// compact is a fact's JSON on one line.
func compact(t *testing.T, f wording.Fact) string {
	t.Helper()
	text := strings.ReplaceAll(string(answer.JSON(f)), "\n", "")
	for strings.Contains(text, "  ") {
		text = strings.ReplaceAll(text, "  ", " ")
	}
	return strings.NewReplacer("{ ", "{", " }", "}", `": `, `":`, `, "`, `,"`).Replace(text)
}
