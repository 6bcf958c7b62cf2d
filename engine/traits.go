package engine

// Traits is a change of a permanent or spell in its place: what an effect that
// is no replacement effect makes of it.
type Traits struct {
	Colors                     Colors // 0 leaves the colors alone
	AddColors, LoseColors      Colors
	Types, AddTypes, LoseTypes Types
	Subtypes, AddSubtypes      []string
	LoseSubtypes               []string
	AddKeywords, LoseKeywords  []string
	LoseAbilities              bool
	// LoseText: the abilities of its text are lost, and not those that the rules give it.
	LoseText bool
	// Keeps are the subtypes that stay beside Subtypes.
	Keeps                  []string
	HasSize                bool // Power and Toughness are given
	Power, Toughness       int
	CopyOf                 ObjectID // NoObject for no copy
	AddPower, AddToughness int      // "gets +2/+2"
	HasController          bool
	Controller             PlayerID
	// Made is what an instruction makes of the object, as it is told; nil for any other change.
	Made *Making
	// ThisTurn: until end of turn.
	ThisTurn bool
	// Statement is the number, from 1, of the continuous effect on a class that makes the
	// change for as long as that holds; 0 for none.
	Statement int
	// Doubt is set where nobody knows whether such an effect of its own holds that makes it be, or
	// not be, of a card type: of which types it is, beside those that it is without doubt, is unknown.
	Doubt bool
}

// AddTraits changes an object in its place.
func (b *Board) AddTraits(id ObjectID, t *Traits) {
	b.Made(&b.Objects[id], t)
}

// change makes one change.
func (t *Traits) change(o *Object, b *Board) {
	if t.Doubt {
		o.Types, o.TypesKnown = o.Types&^t.LoseTypes, false
		return
	}
	if t.CopyOf != NoObject {
		name := o.Name
		*o = AsCopy(*o, &b.Objects[t.CopyOf])
		b.BecomesCopy(o, t.CopyOf)
		o.Name = name // people go on calling it by that
		copied := *o
		o.Copied = &copied
	}
	if t.Colors != 0 {
		o.Colors, o.ColorsKnown = t.Colors, true
	}
	o.Colors = (o.Colors | t.AddColors) &^ t.LoseColors
	if t.AddColors|t.LoseColors != 0 {
		o.Told.Hues = 0
	}
	if t.Types != 0 {
		o.Types, o.TypesKnown = t.Types, true
	}
	o.Types = (o.Types | t.AddTypes) &^ t.LoseTypes
	if len(t.Subtypes) > 0 || t.Keeps != nil {
		o.Subtypes = Join(among(o.Subtypes, t.Keeps), t.Subtypes)
	}
	o.Subtypes = Join(without(o.Subtypes, t.LoseSubtypes), t.AddSubtypes)
	if t.LoseText {
		o.LostText = o.LostText || !o.NoAbilities
	}
	if t.LoseAbilities {
		o.LostText = false
	}
	if t.LoseAbilities || t.LoseText {
		o.NoAbilities, o.Keywords = true, nil
	}
	o.Keywords = without(Join(o.Keywords, t.AddKeywords), t.LoseKeywords)
	if t.HasSize {
		o.Power, o.Toughness = t.Power, t.Toughness
		o.Told.Power, o.Told.Toughness = Bounds{}, Bounds{}
		for _, before := range o.Traits {
			if before != t {
				before.gets(o) // what adds counts, whichever came first
			}
		}
	}
	t.gets(o)
	if t.HasController {
		o.Controller, o.Taken = t.Controller, true
	}
}

// gets adds to power and toughness where they are known.
func (t *Traits) gets(o *Object) {
	if o.Power != Unset {
		o.Power += t.AddPower
	}
	if o.Toughness != Unset {
		o.Toughness += t.AddToughness
	}
}

// among is those words of a list that are in another.
func among(list, words []string) []string {
	var out []string
	for _, w := range list {
		if HasWord(words, w) {
			out = append(out, w)
		}
	}
	return out
}

// without is a list without some of its words.
func without(list, words []string) []string {
	if len(words) == 0 {
		return list
	}
	var out []string
	for _, w := range list {
		if !HasWord(words, w) {
			out = append(out, w)
		}
	}
	return out
}

// DropTraits undoes the changes that are over; the others stay.
func (b *Board) DropTraits(id ObjectID, over func(*Traits) bool) { b.Unmade(&b.Objects[id], over) }

// Unchanged gives an object its own characteristics back.
func (o *Object) Unchanged() {
	p := o.Printed
	if p == nil {
		return
	}
	o.Types, o.TypesKnown, o.Subtypes, o.Colors, o.ColorsKnown = p.Types, p.TypesKnown, p.Subtypes, p.Colors, p.ColorsKnown
	o.Keywords, o.Power, o.Toughness, o.ManaValue, o.NoAbilities = p.Keywords, p.Power, p.Toughness, p.ManaValue, p.NoAbilities
	o.LostText = p.LostText
	o.Told = p.Told
	o.CopyOf, o.Copied = p.CopyOf, p.Copied
	if o.Controller != NoPlayer && p.Controller != NoPlayer {
		o.Controller = p.Controller
	}
	o.Printed, o.Traits = nil, nil
}

// Original is the object without what effects changed about it, nil where they
// changed nothing.
func (o *Object) Original() *Object {
	if o.Printed != nil && o.Printed.Copiable == nil {
		return o.Printed
	}
	return o.Copiable
}
