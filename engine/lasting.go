package engine

// settleStatements lets the continuous effects given as facts change what is on
// the battlefield from the start; what enters meets them as it does.
func (w *walker) settleStatements(st *state) {
	if len(st.board.Statements) == 0 {
		return
	}
	b := st.own()
	for i := range b.Objects {
		id := ObjectID(i)
		if b.Objects[i].Zone != Battlefield {
			continue
		}
		for k := range b.Statements {
			s := &b.Statements[k]
			probe := view{w: w, st: st, this: NoObject, you: s.You, missObj: NoObject}
			if probe.matchObject(&s.Who, id, &b.Objects[i]) == Yes {
				b.addTraits(id, s.traits(&b.Objects[i]))
			}
		}
	}
}

// traits is what the statement changes about an object.
func (s *Statement) traits(o *Object) *Traits {
	// A land whose type is set to a basic one loses the abilities of its own text
	// (cr.LandTypeSetLosesText).
	set := len(s.SetSubtypes) > 0 && o.Types&Land != 0
	return &Traits{CopyOf: NoObject, AddTypes: s.AddTypes, Subtypes: s.SetSubtypes, AddSubtypes: s.AddSubtypes,
		Colors: s.SetColors, AddKeywords: s.AddKeywords, LoseAbilities: s.LoseAbilities || set}
}
