package tree

import "slices"

// Same reports whether two values that rows make, or take, say the same: parts of a tree,
// words and numbers.
func Same(a, b any) bool {
	switch a := a.(type) {
	case *Clause:
		b, ok := b.(*Clause)
		return ok && a.Equal(b)
	case *Phrase:
		b, ok := b.(*Phrase)
		return ok && a.Equal(b)
	case []*Phrase:
		b, ok := b.([]*Phrase)
		return ok && slices.EqualFunc(a, b, (*Phrase).Equal)
	case *Verb:
		b, ok := b.(*Verb)
		return ok && a.Equal(b)
	case *Arg:
		b, ok := b.(*Arg)
		return ok && a.Equal(b)
	case *Place:
		b, ok := b.(*Place)
		return ok && a.Equal(b)
	case *Stuff:
		b, ok := b.(*Stuff)
		return ok && a.Equal(b)
	case *Name:
		b, ok := b.(*Name)
		return ok && a.Equal(b)
	case Mod:
		b, ok := b.(Mod)
		return ok && a.Equal(&b)
	case Mods:
		b, ok := b.(Mods)
		return ok && slices.EqualFunc(a, b, func(a, b Mod) bool { return a.Equal(&b) })
	}
	return a == b
}
