package engine

import "testing"

// TestSharedQualities: whether two objects have a quality in common is asked once, with
// what changelings are and with what the question does not tell.
func TestSharedQualities(t *testing.T) {
	known := func(name string, subtypes ...string) Object {
		return Object{Name: name, Types: Creature, TypesKnown: true, Colors: Red, ColorsKnown: true, Subtypes: subtypes, Zone: Battlefield, AttachedTo: Nobody()}
	}
	changeling, nobodyKnows := known("Shifter", "Shapeshifter"), Object{Name: "Thing", Zone: Battlefield, AttachedTo: Nobody()}
	changeling.Keywords = []string{"changeling"}
	land := known("Ground")
	land.Types, land.Colors = Land, 0
	for _, c := range []struct {
		quality string
		a, b    Object
		want    Tri
	}{
		{"creature type", known("Bear", "Bear"), known("Cub", "Bear"), Yes},
		{"creature type", known("Bear", "Bear"), known("Elf", "Elf"), No},
		{"creature type", changeling, known("Elf", "Elf"), Yes},
		{"creature type", known("Bear", "Bear"), nobodyKnows, Unknown},
		{"color", known("Bear"), known("Elf"), Yes},
		{"color", known("Bear"), land, No},
		{"color", known("Bear"), nobodyKnows, Unknown},
		{"card type", known("Bear"), land, No},
		{"permanent type", known("Bear"), known("Elf"), Yes},
		{"name", known("Bear"), known("Bear"), Yes},
		{"name", known("Bear"), known("Elf"), No},
	} {
		s := question(bolt(1))
		s.Board.Objects = []Object{c.a, c.b}
		w, st, err := newStepper(s)
		if err != nil {
			t.Fatal(err)
		}
		v := w.newView(st, nil, nil, nil)
		v.this = 1
		f := Filter{SharesWith: c.quality, SharesRef: This}
		if got := v.match(&f, ObjectEntity(0)); got != c.want {
			t.Errorf("%s of %s and %s: %v, want %v", c.quality, c.a.Name, c.b.Name, got, c.want)
		}
	}
}
