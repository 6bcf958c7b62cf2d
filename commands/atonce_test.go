package commands

import (
	"context"
	"fmt"
	"reflect"
	"sync"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

// TestUsersAtOnce: what several users ask one desk at once, each in a language of
// their own, is answered as if they had come one after the other.
func TestUsersAtOnce(t *testing.T) {
	asked := []talk.Request{
		{Command: "resolve", Options: map[string]string{"question": "I control Furnace of Rath and Bob controls Urza's Armor. I Bolt Bob. How much damage does he take?"}},
		{Command: "resolve", Options: map[string]string{"event": "Lightning Bolt deals 3 damage to Bob", "effect1": "me: Furnace of Rath", "effect2": "Bob: Urza's Armor"}},
		{Command: "resolve", Options: map[string]string{"question": "I control Frobnication Engine. What happens?"}},
		{Command: "rule", Options: map[string]string{"number": "614.5"}},
		{Command: "search", Options: map[string]string{"words": "prevent damage"}},
		{Command: "define", Options: map[string]string{"term": "shield counter"}},
		{Command: "card", Options: map[string]string{"name": "Hardened Scales"}},
		{Command: "history", Options: map[string]string{"number": "614.5"}},
		{Command: "compare", Options: map[string]string{"number": "614.5", "from": "2008"}},
		{Command: "help"},
		{Command: "about"},
	}
	locales := []string{"en-US", "fr"}
	desk := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory(), Rules: ownRules})
	answers := func(user int) (replies []talk.Reply) {
		for _, r := range asked {
			r.User, r.Place, r.Locale = talk.User{ID: fmt.Sprint(user), Name: "Alice"}, here, locales[user%len(locales)]
			replies = append(replies, desk.Run(context.Background(), r))
		}
		return replies
	}
	together := make([][]talk.Reply, 6)
	var users sync.WaitGroup
	for user := range together {
		users.Go(func() { together[user] = answers(user) })
	}
	users.Wait()
	for user, replies := range together {
		for i, want := range answers(user) {
			if got := replies[i]; want.Verdict == "" && want.Title == "" || got.Verdict != want.Verdict || got.Title != want.Title || !reflect.DeepEqual(got.Lines, want.Lines) {
				t.Errorf("user %d, /%s %v: %q, alone %q", user, asked[i].Command, asked[i].Options, got.Verdict, want.Verdict)
			}
		}
	}
}
