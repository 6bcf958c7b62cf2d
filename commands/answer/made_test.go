package answer

import (
	"testing"

	"apnap/engine/say"
)

// TestMadeSays: who makes several choices in a row is named once.
func TestMadeSays(t *testing.T) {
	made := func(by, option string) Made {
		return Made{Says: say.New("%s: %s", by, option), By: by, Option: say.Text(option)}
	}
	without := Made{Says: say.New("%s: without %s", "Bob", "Plate"), By: "Bob"}
	o := Outcome{Made: []Made{made("Bob", "Plate"), made("Bob", "Forge"), made("Ann", "Forge"), made("Bob", "Forge"), without}}
	if got, want := o.MadeSays(say.English), "Bob: Plate; then Forge; then Ann: Forge; then Bob: Forge; then Bob: without Plate"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
