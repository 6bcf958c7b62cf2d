package commands

import (
	"reflect"
	"strings"
	"testing"

	"apnap/commands/ruling"
	"apnap/commands/talk"
)

// TestRead checks how what people type becomes a question with seats.
func TestRead(t *testing.T) {
	user := talk.User{ID: "1", Name: "carla ☂"}
	mentions := map[string]string{"7": "Bob the Great", "8": "✦", "9": "target"}
	tests := []struct {
		name    string
		options map[string]string
		want    ruling.Ask
		seats   map[string]string
	}{
		{"mentions bind", map[string]string{"event": "Lightning Bolt deals 3 damage to <@7>", "effect1": "<@!7>'s Urza's Armor"},
			ruling.Ask{Players: []string{"Bob"}, Effects: []string{"Bob: Urza's Armor"}, Events: []string{"Lightning Bolt deals 3 damage to Bob"}},
			map[string]string{"Bob": "7"}},
		{"me and my", map[string]string{"event": "My Shock deals 2 damage to me; I draw a card", "effect1": "my Furnace of Rath"},
			ruling.Ask{Players: []string{"Carla"}, Effects: []string{"Carla: Furnace of Rath"},
				Events: []string{"Carla's Shock deals 2 damage to Carla", "Carla draws a card"}}, map[string]string{"Carla": "1"}},
		{"how many of mine", map[string]string{"event": "Shock deals 2 damage to Dora", "effect1": "2x my Furnace of Rath", "effect2": "3x Furnace of Rath"},
			ruling.Ask{Players: []string{"Carla"}, Effects: []string{"Carla: 2x Furnace of Rath", "3x Furnace of Rath"}, Events: []string{"Shock deals 2 damage to Dora"}}, map[string]string{"Carla": "1"}},
		{"aimed at me", map[string]string{"event": "Shock deals 2 damage to me", "effect1": "my Healing Salve @ me", "effect2": "my Fog @ My Opponent"},
			ruling.Ask{Players: []string{"Carla", "Opponent"}, Effects: []string{"Carla: Healing Salve @ Carla", "Carla: Fog @ Opponent"}, Events: []string{"Shock deals 2 damage to Carla"}}, map[string]string{"Carla": "1"}},
		{"contractions", map[string]string{"event": "<@7> draws a card", "facts": "I'm at 7 life; I’ve no cards in hand"},
			ruling.Ask{Players: []string{"Carla", "Bob"}, Facts: []string{"Carla is at 7 life", "Carla has no cards in hand"}, Events: []string{"Bob draws a card"}},
			map[string]string{"Carla": "1", "Bob": "7"}},
		{"verbs", map[string]string{"event": "I search my library", "facts": "I chose Shock as the source for Reverse Damage; I don't control a Swamp; I also control a Plains; I discarded a card this turn"},
			ruling.Ask{Players: []string{"Carla"}, Facts: []string{"Carla chose Shock as the source for Reverse Damage", "Carla doesn't control a Swamp", "Carla also controls a Plains", "Carla discarded a card this turn"},
				Events: []string{"Carla searches Carla's library"}}, map[string]string{"Carla": "1"}},
		{"an ability's own you stays", map[string]string{"event": "Bob draws a card", "effect1": "Bob: If you would draw a card, you gain 1 life instead."},
			ruling.Ask{Effects: []string{"Bob: If you would draw a card, you gain 1 life instead."}, Events: []string{"Bob draws a card"}}, map[string]string{}},
		{"my opponent", map[string]string{"event": "I gain 3 life", "facts": "my opponent has 5 life", "effect1": "my opponent's Tainted Remedy"},
			ruling.Ask{Players: []string{"Carla", "Opponent"}, Effects: []string{"Opponent: Tainted Remedy"}, Facts: []string{"Opponent has 5 life"},
				Events: []string{"Carla gains 3 life"}}, map[string]string{"Carla": "1"}},
		{"names that cannot stand in a sentence", map[string]string{"event": "<@8> deals 1 damage to <@9>"},
			ruling.Ask{Players: []string{"Player 1", "Player 2"}, Events: []string{"Player 1 deals 1 damage to Player 2"}},
			map[string]string{"Player 1": "8", "Player 2": "9"}},
		{"plain names with an at sign", map[string]string{"event": "Shock deals 2 damage to @Dora", "effect1": "@Dora's Urza's Armor", "effect2": "@Dora: Plate"},
			ruling.Ask{Effects: []string{"Dora: Urza's Armor", "Dora: Plate"}, Events: []string{"Shock deals 2 damage to Dora"}}, map[string]string{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.want.Speaker = "Carla" // whoever asks, whether or not the words speak of them
			got := read(wordsOf(tt.options), user, mentions, false)
			if !reflect.DeepEqual(got.Ask, tt.want) {
				t.Errorf("the question is %+v\nwant %+v", got.Ask, tt.want)
			}
			seats := map[string]string{}
			for player, s := range got.Seats {
				seats[player] = s.User
			}
			if !reflect.DeepEqual(seats, tt.seats) {
				t.Errorf("the seats are %v, want %v", seats, tt.seats)
			}
		})
	}
}

// TestFormWords reads a form's boxes, one effect and one fact a line.
func TestFormWords(t *testing.T) {
	got := formWords(map[string]string{"event": "A draws a card", "effects": "A: x\n\n  B: y \n", "facts": "A has 1 life\nB has 2 life; it is A's turn"})
	want := words{effects: []string{"A: x", "B: y"}, facts: []string{"A has 1 life", "B has 2 life", "it is A's turn"}, events: []string{"A draws a card"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// FuzzRead checks that no words and no name make reading fail, and that what is
// read names players by what they are called, never by a mention.
func FuzzRead(f *testing.F) {
	f.Add("<@7>'s Plate", "I deal 1 damage to <@7>", "Bob")
	f.Add("my opponent's Plate", "my opponent draws; me too", "x")
	f.Fuzz(func(t *testing.T, effect, event, name string) {
		s := read(words{effects: []string{effect}, events: []string{event}}, talk.User{ID: "1", Name: name}, map[string]string{"7": name}, false)
		for _, p := range s.Ask.Players {
			if strings.TrimSpace(p) == "" || strings.ContainsAny(p, "<>@#\n") {
				t.Errorf("the player %q", p)
			}
		}
	})
}
