package engine

// Original is the object whose copiable values an object has: the one it became
// a copy of, or itself (cr.CopyTakesCopiableValues).
func (b *Board) Original(id ObjectID) ObjectID {
	if of := b.Objects[id].CopyOf; of != nil {
		return *of
	}
	return id
}

// BecomesCopy notes what an object became a copy of.
func (b *Board) BecomesCopy(o *Object, of ObjectID) {
	of = b.Original(of)
	o.CopyOf = &of
}

// AsCopy gives o the copiable values of other and nothing else of it
// (cr.CopyTakesCopiableValues).
func AsCopy(o Object, other *Object) Object {
	other = other.copiable()
	o.Name, o.Types, o.TypesKnown = other.Name, other.Types, other.TypesKnown
	o.Subtypes, o.Colors, o.ColorsKnown, o.Told = other.Subtypes, other.Colors, other.ColorsKnown, other.Told
	o.Keywords, o.Power, o.Toughness, o.ManaValue = other.Keywords, other.Power, other.Toughness, other.ManaValue
	return o
}

// copiable is an object as a copy of it takes it: what the last copy effect made of it, else as it
// is without what effects changed (cr.CopyTakesCopiableValues).
func (o *Object) copiable() *Object {
	switch {
	case o.Copied != nil:
		return o.Copied
	case o.Printed != nil:
		return o.Printed.copiable()
	case o.Copiable != nil:
		return o.Copiable
	}
	return o
}
