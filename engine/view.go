package engine

// view is what filters, expressions and conditions look at: an effect's
// instance, the event it may change, and the board as it would be for that
// event (an entering permanent is projected, cr.EntersLookahead).
type view struct {
	w    *walker
	st   *state
	inst *Instance
	ev   *Event
	// entering is the event by which an object enters while ev is contained in
	// it, or ev itself.
	entering  *Event
	projected *Object
	// this is the object the ability is on; it differs from inst.Source for
	// abilities an entering permanent has as a copy.
	this      ObjectID
	you       PlayerID
	prevented int
	that      int // the amount meant by "that much"
	those     []ObjectID
	gave      bool     // objects have been chosen to be given up: those
	paid      int      // life this effect had somebody pay
	past      bool     // objects that have left are looked at as they last were
	missing   *Missing // what was unknown, for NeedFact; nil while nothing is
	missObj   ObjectID
}

// newView looks at ev through the instance; inst may be nil.
func (w *walker) newView(st *state, inst *Instance, ev, entering *Event) view {
	v := view{w: w, st: st, inst: inst, ev: ev, entering: entering, this: NoObject, you: NoPlayer, missObj: NoObject}
	if ev != nil {
		v.that = ev.Amount
	}
	if inst != nil {
		v.this, v.you = inst.Source, inst.Controller
		if inst.Source != NoObject && !inst.Created && (inst.As != nil || st.board.Objects[inst.Source].taken) {
			v.you = w.controllerOf(st, inst.Source)
		}
		if inst.Own && entering != nil && inst.Source == entering.Object {
			v.you = entering.Under
		}
	}
	return v
}

// object is the object as the view sees it; nil when there is none.
func (v *view) object(id ObjectID) *Object {
	if id < 0 {
		return nil
	}
	if v.entering != nil && id == v.entering.Object {
		if v.projected == nil {
			v.projected = v.w.project(v.st, v.entering)
		}
		return v.projected
	}
	o := &v.st.board.Objects[id]
	if v.past && o.last != nil && o.Zone != Battlefield {
		return o.last
	}
	return o
}

// project is the entering object as it would exist on the battlefield.
func (w *walker) project(st *state, ev *Event) *Object {
	o := w.asPrinted(st.board.Objects[ev.Object])
	en := ev.Entry
	if en.CopyOf != NoObject {
		o = asCopy(o, &st.board.Objects[en.CopyOf])
	} else if en.BackFace {
		o = backOf(o)
	}
	o.Zone, o.Controller, o.Spell = Battlefield, ev.Under, false
	o.Counters = en.Counters
	o.Tapped = en.Tapped
	if en.OnlyTypes {
		if o.Types&en.AddTypes == 0 {
			o.Subtypes = nil // they go with the types they belong to
		}
		o.Types &= Basic | Legendary | Snow | World
	}
	o.Types |= en.AddTypes
	if en.Shape != nil {
		o.Power, o.Toughness = en.Shape[0], en.Shape[1]
	}
	o.Subtypes = join(o.Subtypes, en.AddSubtypes)
	o.Keywords = join(o.Keywords, en.AddKeywords)
	if len(en.Chosen) > 0 {
		o.Chosen = en.Chosen[len(en.Chosen)-1]
	}
	if w.rules.existingEffectsCount {
		o = w.underStatements(st, o, ev.Object)
	}
	if en.NoAbilities {
		o.NoAbilities = true
	}
	return &o
}

// backOf is an object with its back face up. What the card index says of it is
// about the front; what the question says is taken as said of what enters.
func backOf(o Object) Object {
	if o.Back != nil {
		return asCopy(o, o.Back)
	}
	if o.Card == "" {
		return o
	}
	o.Types, o.TypesKnown, o.Subtypes, o.Keywords = 0, false, nil, nil
	o.ColorsKnown, o.Power, o.Toughness, o.Told = false, Unset, Unset, Told{}
	return o
}

// asCopy gives o the copiable values of other and nothing else of it
// (cr.CopyTakesCopiableValues).
func asCopy(o Object, other *Object) Object {
	if other.Copiable != nil {
		other = other.Copiable
	}
	o.Name, o.Types, o.TypesKnown = other.Name, other.Types, other.TypesKnown
	o.Subtypes, o.Colors, o.ColorsKnown, o.Told = other.Subtypes, other.Colors, other.ColorsKnown, other.Told
	o.Keywords, o.Power, o.Toughness, o.ManaValue = other.Keywords, other.Power, other.Toughness, other.ManaValue
	return o
}

// underStatements applies the continuous effects given as facts.
func (w *walker) underStatements(st *state, o Object, id ObjectID) Object {
	for i := range st.board.Statements {
		s := &st.board.Statements[i]
		probe := view{w: w, st: st, this: NoObject, you: s.You, missObj: NoObject}
		if probe.matchObject(&s.Who, id, &o) == Yes {
			o = s.applyTo(o)
		}
	}
	return o
}

// applyTo changes one object as the statement says.
func (s *Statement) applyTo(o Object) Object {
	o.Types |= s.AddTypes
	if len(s.SetSubtypes) > 0 {
		o.Subtypes = s.SetSubtypes
		// A land whose type is set to a basic one loses the abilities of its own
		// text (cr.LandTypeSetLosesText).
		o.lostText = !o.NoAbilities && o.Types&Land != 0
		o.NoAbilities = o.NoAbilities || o.Types&Land != 0
	}
	o.Subtypes = join(o.Subtypes, s.AddSubtypes)
	o.Keywords = join(o.Keywords, s.AddKeywords)
	if s.SetColors != 0 {
		o.Colors, o.ColorsKnown = s.SetColors, true
	}
	if s.LoseAbilities {
		o.NoAbilities, o.lostText, o.Keywords = true, false, nil
	}
	return o
}

// join appends without sharing storage.
func join(a, b []string) []string {
	if len(b) == 0 {
		return a
	}
	return append(append(make([]string, 0, len(a)+len(b)), a...), b...)
}
