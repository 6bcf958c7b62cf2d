package look_test

import (
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
)

// some draws a part of a list.
func some[T any](t *rapid.T, list []T, label string) []T {
	var out []T
	for _, x := range list {
		if rapid.Bool().Draw(t, label) {
			out = append(out, x)
		}
	}
	return out
}

// anyObject is an object on the battlefield of which all is known.
func anyObject(t *rapid.T) engine.Object {
	o := engine.Object{Name: "Rag", Zone: engine.Battlefield, TypesKnown: true, ColorsKnown: true, AttachedTo: engine.Nobody(), X: engine.Unset,
		Controller: engine.PlayerID(rapid.IntRange(0, 1).Draw(t, "controller")), Power: rapid.IntRange(0, 3).Draw(t, "power"), Toughness: rapid.IntRange(1, 4).Draw(t, "toughness"),
		ManaValue: rapid.IntRange(0, 4).Draw(t, "mana value"), Token: rapid.SampledFrom([]engine.Tri{engine.Yes, engine.No}).Draw(t, "token"), Tapped: rapid.Bool().Draw(t, "tapped")}
	o.Owner = o.Controller
	o.Types = engine.Creature
	for _, also := range some(t, []engine.Types{engine.Artifact, engine.Land, engine.Legendary}, "type") {
		o.Types |= also
	}
	for _, c := range some(t, []engine.Colors{engine.White, engine.Black, engine.Red}, "color") {
		o.Colors |= c
	}
	o.Subtypes = some(t, []string{"Goblin", "Elf"}, "subtype")
	o.Keywords = some(t, []string{"flying", "trample"}, "keyword")
	return o
}

// lessTold is the object with some of what is known of it left out. What nobody calls a token
// is none, and what nobody says has a keyword is without it: these are not asked for.
func lessTold(t *rapid.T, o engine.Object) engine.Object {
	if rapid.Bool().Draw(t, "types untold") {
		o.TypesKnown = false
		o.Types &= rapid.SampledFrom([]engine.Types{0, engine.Creature, engine.Artifact | engine.Creature}).Draw(t, "told types")
		o.Subtypes = some(t, o.Subtypes, "told subtype")
	}
	if rapid.Bool().Draw(t, "colors untold") {
		o.ColorsKnown = false
		o.Colors &= rapid.SampledFrom([]engine.Colors{0, engine.White, engine.Black | engine.Red}).Draw(t, "told colors")
	}
	for label, n := range map[string]*int{"power": &o.Power, "toughness": &o.Toughness, "mana value": &o.ManaValue} {
		if rapid.Bool().Draw(t, label+" untold") {
			*n = engine.Unset
		}
	}
	return o
}

// anyFilter is a filter of objects, of alternatives now and then.
func anyFilter(t *rapid.T, deep int) engine.Filter {
	if deep > 0 && rapid.IntRange(0, 3).Draw(t, "alternatives") == 0 {
		return engine.Filter{Or: []engine.Filter{anyFilter(t, deep-1), anyFilter(t, deep-1)}}
	}
	var f engine.Filter
	types := []engine.Types{0, engine.Creature, engine.Artifact, engine.Land, engine.Legendary}
	colors := []engine.Colors{0, engine.White, engine.Black, engine.Red}
	switch rapid.IntRange(0, 9).Draw(t, "asks") {
	case 0:
		f.Types = rapid.SampledFrom(types).Draw(t, "types")
	case 1:
		f.NotTypes = rapid.SampledFrom(types).Draw(t, "not types")
	case 2:
		f.AnyTypes = rapid.SampledFrom(types).Draw(t, "a type") | rapid.SampledFrom(types).Draw(t, "another")
	case 3:
		f.Colors = rapid.SampledFrom(colors).Draw(t, "colors")
	case 4:
		f.NotColors = rapid.SampledFrom(colors).Draw(t, "not colors")
	case 5:
		f.Multicolored = true
	case 6:
		f.Subtypes = []string{rapid.SampledFrom([]string{"Goblin", "Elf"}).Draw(t, "subtype")}
	case 7:
		n := engine.Number(rapid.IntRange(0, 4).Draw(t, "n"))
		r := engine.Range{Op: rapid.SampledFrom([]engine.Compare{engine.AtLeast, engine.AtMost, engine.Exactly}).Draw(t, "compares"), N: &n}
		*rapid.SampledFrom([]*engine.Range{&f.Power, &f.Toughness, &f.ManaValue}).Draw(t, "number") = r
	case 8:
		f.Token = rapid.SampledFrom([]engine.Tri{engine.Yes, engine.No}).Draw(t, "is a token")
	case 9:
		f.Controller = rapid.SampledFrom([]engine.Relation{engine.You, engine.Opponent}).Draw(t, "controller")
	}
	if rapid.Bool().Draw(t, "keyword") {
		f.Keywords = []string{"flying"}
	}
	return f
}

// matches is whether the only object of a board fits a filter, as Alice sees it.
func matches(o engine.Object, f *engine.Filter) engine.Tri {
	s := &engine.Scenario{Board: engine.Board{Players: []engine.Player{{Name: "Alice"}, {Name: "Bob"}}, Objects: []engine.Object{o}}}
	v := look.NewView(&play.Walker{Index: &play.Index{Scenario: s}}, &play.State{Board: &s.Board}, nil, nil, nil)
	v.You = 0
	return v.Match(f, engine.ObjectEntity(0))
}

// TestUnknownIsHonest: what is answered of an object of which little is known stays the
// answer whatever else comes out about it, and of one of which all is known nothing is unknown.
func TestUnknownIsHonest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, f := anyObject(t), anyFilter(t, 2)
		all := matches(o, &f)
		if all == engine.Unknown {
			t.Fatalf("all is known of %+v, but not whether it fits %+v", o, f)
		}
		if little := matches(lessTold(t, o), &f); little != engine.Unknown && little != all {
			t.Fatalf("%+v\nfits %+v: %v, and where less is told %v", o, f, all, little)
		}
	})
}

// TestAlternatives: what fits one of two filters fits both as alternatives, and in the other
// order as well.
func TestAlternatives(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := lessTold(t, anyObject(t))
		a, b := anyFilter(t, 1), anyFilter(t, 1)
		want := matches(o, &a).Or(matches(o, &b))
		for _, or := range [][]engine.Filter{{a, b}, {b, a}, {a, b, a}} {
			if got := matches(o, &engine.Filter{Or: or}); got != want {
				t.Fatalf("%+v\nfits one of %+v: %v, want %v", o, or, got, want)
			}
		}
	})
}
