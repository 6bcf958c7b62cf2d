package oracle

import "testing"

// TestIllegalSources: a source of damage that nobody may choose is an illegal choice;
// a permanent, a spell, and a card whose ability deals the damage are legal.
func TestIllegalSources(t *testing.T) {
	const ring = `Alice: Green Ring = {1}: The next time a green source of your choice would deal damage to you this turn, that damage is prevented.`
	const chose = "Alice chose Thorn Imp as the source for Green Ring"
	hit, cast := "Thorn Imp deals 2 damage to Alice", "Bob casts Thorn Imp"
	for _, c := range []struct {
		effect        string
		facts, events []string
		want          string
	}{
		{ring, []string{"Thorn Imp is a green creature Bob controls", chose}, []string{hit}, ""},
		{ring, []string{"Thorn Imp is a green card in Bob's graveyard", chose}, []string{hit}, ""},
		{ring, []string{"Thorn Imp is a green card in Bob's graveyard", chose}, []string{cast, hit}, "illegal_choice"},
		{ring, []string{"Thorn Imp is a green card in Bob's hand", chose}, []string{cast, hit}, "illegal_choice"},
		{ring, []string{"Thorn Imp is a green card in Bob's library", chose}, []string{hit}, "illegal_choice"},
		{ring, []string{"Thorn Imp is a green card in Bob's hand"}, []string{cast, "Green Ring's ability resolves choosing Thorn Imp as the source", hit}, ""},
		{ring, []string{"Alice chose Bob as the source for Green Ring"}, []string{hit}, "illegal_choice"},
		{ring + " @ Bob", nil, []string{hit}, "illegal_choice"},
		{ring, []string{"Thorn Imp is a green creature Bob controls"}, []string{"Green Ring's ability resolves choosing Bob as the source", hit}, "illegal_choice"},
	} {
		_, err := Read(Question{Players: []string{"Alice", "Bob"}, Effects: []string{c.effect}, Facts: c.facts, Events: c.events}, nil)
		got := ""
		if err != nil {
			got = err.Code
		}
		if got != c.want {
			t.Errorf("%q %q: %q (%v), want %q", c.facts, c.events, got, err, c.want)
		}
	}
}
