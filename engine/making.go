package engine

// Making is what a continuous effect makes of everything that fits Who: types, colors,
// abilities, base power and toughness.
type Making struct {
	Who Filter
	// Types are card types that take the place of those it had, 0 for none.
	Types, AddTypes, LoseTypes Types
	// SetSubtypes take the place of the subtypes of their set: those that go with the types
	// Of. LoseSet is set where all of that set are lost.
	SetSubtypes, AddSubtypes []string
	Of                       Types
	LoseSet                  bool
	// SetColors take the place of those it had, Colorless that of all; 0 leaves them alone.
	SetColors, AddColors Colors
	LoseAbilities        bool
	// LoseText is set where it keeps what the rules give it for its land types.
	LoseText bool
	// AddKeywords are gained, after all abilities are lost where they are; LoseKeywords lost.
	AddKeywords, LoseKeywords []string
	// Power and Toughness are the base power and toughness; nil leaves them alone.
	Power, Toughness *Expr
	// Chosen is what was chosen for the source that it is made: "color", "creature type",
	// "land type". It is that in addition where Besides is set.
	Chosen  string
	Besides bool
	// Kept are the subtypes of the question's objects that are of another set than those
	// that it sets.
	Kept []string
}

// SetsLand reports whether it sets the land type of what it fits, which then loses the
// abilities of its text (cr.LandTypeSetLosesText).
func (m *Making) SetsLand() bool {
	return m.Of&Land != 0 && (len(m.SetSubtypes) > 0 || m.Chosen != "" && !m.Besides)
}

// ChangesTypes reports whether it gives card types or takes them away.
func (m *Making) ChangesTypes() bool { return m.Types|m.AddTypes|m.LoseTypes != 0 }

// Made lets a continuous effect on a class change an object, undone by DropTraits.
func (b *Board) Made(o *Object, t *Traits) {
	if o.Printed == nil {
		before := *o
		o.Printed = &before
	}
	o.Traits = append(o.Traits[:len(o.Traits):len(o.Traits)], t)
	t.change(o, b)
}

// Unmade takes the changes away that are over, and gives what is left of an object back the
// others.
func (b *Board) Unmade(o *Object, over func(*Traits) bool) {
	var left []*Traits
	for _, t := range o.Traits {
		if !over(t) {
			left = append(left, t)
		}
	}
	if len(left) == len(o.Traits) {
		return
	}
	o.Unchanged()
	o.Traits = nil
	for _, t := range left {
		b.Made(o, t)
	}
}

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
