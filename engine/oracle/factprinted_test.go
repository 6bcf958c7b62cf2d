package oracle

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
)

// drawnObject draws a permanent of Bob's as facts may describe it.
func drawnObject(t *rapid.T) engine.Object {
	some := func(label string) bool { return rapid.IntRange(0, 2).Draw(t, label) == 0 }
	o := engine.Object{Name: "Gray Thing", Controller: 1, Owner: 1, Zone: engine.Battlefield, TypesKnown: true,
		Types: rapid.SampledFrom([]engine.Types{engine.Creature, engine.Artifact, engine.Enchantment, engine.Land, engine.Creature | engine.Artifact, engine.Planeswalker}).Draw(t, "types"),
		Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()}
	if some("legendary") {
		o.Types |= engine.Legendary
	}
	if some("colors") {
		o.ColorsKnown, o.Colors = true, rapid.SampledFrom([]engine.Colors{engine.White, engine.Blue, engine.Red | engine.Green}).Draw(t, "colors")
	}
	if o.Types&engine.Creature != 0 && some("subtype") {
		o.Subtypes = []string{rapid.SampledFrom([]string{"Zombie", "Wizard", "Bear"}).Draw(t, "subtype")}
	}
	if o.Types&engine.Creature != 0 && some("power") {
		o.Power, o.Toughness = rapid.IntRange(0, 12).Draw(t, "power"), rapid.IntRange(1, 12).Draw(t, "toughness")
	}
	if some("keywords") {
		o.Keywords = rapid.SampledFrom([][]string{{"flying"}, {"haste"}, {"flying", "lifelink"}, {"indestructible"}}).Draw(t, "keywords")
	}
	if some("counters") {
		o.Counters = []engine.CounterCount{{Kind: rapid.SampledFrom([]string{"+1/+1", "charge", "stun"}).Draw(t, "counter"), N: rapid.IntRange(1, 9).Draw(t, "number")}}
	}
	o.Tapped = some("tapped")
	if some("token") {
		o.Token = engine.Yes
	}
	return o
}

// factSays describes an object in one fact.
func factSays(o *engine.Object) string {
	words := []string{}
	add := func(on bool, word string) {
		if on {
			words = append(words, word)
		}
	}
	add(o.Tapped, "tapped")
	add(o.Types&engine.Legendary != 0, "legendary")
	add(o.Power != engine.Unset, strconv.Itoa(o.Power)+"/"+strconv.Itoa(o.Toughness))
	if o.ColorsKnown {
		words = append(words, colorWords(o.Colors))
	}
	words = append(words, o.Subtypes...)
	for _, one := range []struct {
		is   engine.Types
		word string
	}{{engine.Artifact, "artifact"}, {engine.Enchantment, "enchantment"}, {engine.Creature, "creature"}, {engine.Land, "land"}, {engine.Planeswalker, "planeswalker"}} {
		add(o.Types&one.is != 0, one.word)
	}
	add(o.Token == engine.Yes, "token")
	says := inenglish.ArticleOf(words[0]) + " " + strings.Join(words, " ") + " Bob controls"
	if len(o.Keywords) > 0 {
		says += " with " + inenglish.JoinAnd(o.Keywords)
	}
	for _, c := range o.Counters {
		says += " with " + inenglish.CountWords(c.N, c.Kind+" counter") + " on it"
	}
	return o.Name + " is " + says
}

// colorWords names a set of colors.
func colorWords(c engine.Colors) string {
	var words []string
	for i, name := range []string{"white", "blue", "black", "red", "green"} {
		if c&(1<<i) != 0 {
			words = append(words, name)
		}
	}
	return inenglish.JoinAnd(words)
}

// TestFactsPrinted: the fact that describes an object is read as that object,
// whatever it is.
func TestFactsPrinted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := drawnObject(t)
		says := factSays(&o)
		r, err := Read(Question{Players: []string{"Alice", "Bob"}, Facts: []string{says}, Events: []string{"Gray Thing becomes tapped"}, Edition: cr.Current()}, nil)
		if err != nil {
			t.Fatalf("%s: %s", says, err.Says)
		}
		if len(r.Scenario.Board.Objects) != 1 {
			t.Fatalf("%s: %d objects", says, len(r.Scenario.Board.Objects))
		}
		back := r.Scenario.Board.Objects[0]
		if notationOf(&back) != notationOf(&o) {
			t.Fatalf("%s\nis   %s\nread %s", says, notationOf(&o), notationOf(&back))
		}
	})
}
