package explore

import (
	"testing"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/look"
)

// TestSharedQualities: whether two objects have a quality in common is asked once, with
// what changelings are and with what the question does not tell.
func TestSharedQualities(t *testing.T) {
	known := func(name string, subtypes ...string) engine.Object {
		return engine.Object{Name: name, Types: engine.Creature, TypesKnown: true, Colors: engine.Red, ColorsKnown: true, Subtypes: subtypes, Zone: engine.Battlefield, AttachedTo: engine.Nobody()}
	}
	changeling, nobodyKnows := known("Shifter", "Shapeshifter"), engine.Object{Name: "Thing", Zone: engine.Battlefield, AttachedTo: engine.Nobody()}
	changeling.Keywords = []string{"changeling"}
	land := known("Ground")
	land.Types, land.Colors = engine.Land, 0
	for _, c := range []struct {
		quality string
		a, b    engine.Object
		want    engine.Tri
	}{
		{quality: "creature type", a: known("Bear", "Bear"), b: known("Cub", "Bear"), want: engine.Yes},
		{quality: "creature type", a: known("Bear", "Bear"), b: known("Elf", "Elf"), want: engine.No},
		{quality: "creature type", a: changeling, b: known("Elf", "Elf"), want: engine.Yes},
		{quality: "creature type", a: known("Bear", "Bear"), b: nobodyKnows, want: engine.Unknown},
		{quality: "color", a: known("Bear"), b: known("Elf"), want: engine.Yes},
		{quality: "color", a: known("Bear"), b: land, want: engine.No},
		{quality: "color", a: known("Bear"), b: nobodyKnows, want: engine.Unknown},
		{quality: "card type", a: known("Bear"), b: land, want: engine.No},
		{quality: "permanent type", a: known("Bear"), b: known("Elf"), want: engine.Yes},
		{quality: "name", a: known("Bear"), b: known("Bear"), want: engine.Yes},
		{quality: "name", a: known("Bear"), b: known("Elf"), want: engine.No},
	} {
		s := question(bolt(1))
		s.Board.Objects = []engine.Object{c.a, c.b}
		w, st, err := agenda.NewStepper(s)
		if err != nil {
			t.Fatal(err)
		}
		v := look.NewView(w.Walker, st, nil, nil, nil)
		v.This = 1
		f := engine.Filter{SharesWith: c.quality, SharesRef: engine.This}
		if got := v.Match(&f, engine.ObjectEntity(0)); got != c.want {
			t.Errorf("%s of %s and %s: %v, want %v", c.quality, c.a.Name, c.b.Name, got, c.want)
		}
	}
}
