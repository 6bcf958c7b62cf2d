package look

import (
	"slices"

	"apnap/engine"
	"apnap/engine/play"
)

// SettleStatements lets the continuous effects on classes of objects change what is there,
// and takes back what one changed that is there no longer; what enters meets them as it does.
func SettleStatements(w *play.Walker, st *play.State) {
	if len(st.Board.Statements) == 0 {
		return
	}
	for i := range st.Board.Objects {
		id := engine.ObjectID(i)
		o := &st.Board.Objects[i]
		fits := statementsOn(w, st, o, id, false)
		over := func(t *engine.Traits) bool { return made(t) && !slices.Contains(fits, reach{t.Statement - 1, t.Doubt}) }
		fresh := slices.DeleteFunc(slices.Clone(fits), func(r reach) bool {
			return slices.ContainsFunc(o.Traits, func(t *engine.Traits) bool { return t.Statement == r.statement+1 && t.Doubt == r.doubt })
		})
		if len(fresh) == 0 && !slices.ContainsFunc(o.Traits, over) {
			continue
		}
		o = &st.Own().Objects[i]
		st.Board.Unmade(o, over)
		for _, r := range fresh {
			st.Board.Made(o, traits(st, r, o))
		}
	}
}

// reach is a continuous effect on a class, by its place, that reaches an object; doubt is set
// where nobody knows whether it holds, and it says of which card types the object itself is.
type reach struct {
	statement int
	doubt     bool
}

// made reports whether a change is what a continuous effect on a class made.
func made(t *engine.Traits) bool { return t.Statement > 0 }

// UnderStatements is an object as it would be on the battlefield under the continuous effects
// on classes of objects.
func UnderStatements(w *play.Walker, st *play.State, o engine.Object, id engine.ObjectID) engine.Object {
	for _, r := range statementsOn(w, st, &o, id, true) {
		st.Board.Made(&o, traits(st, r, &o))
	}
	return o
}

// statementsOn are the continuous effects on classes that reach an object, by their places, each
// of which sees what those before it have made of it. Those that are no facts hang on no order
// here: whoever wrote the scenario has left out of it what would.
func statementsOn(w *play.Walker, st *play.State, o *engine.Object, id engine.ObjectID, entering bool) []reach {
	bare := *o
	st.Board.Unmade(&bare, made)
	var list []reach
	for k := range st.Board.Statements {
		s := &st.Board.Statements[k]
		if !inForce(st, s, &bare, id, entering) || !reaches(&s.Who, &bare) {
			continue
		}
		v := statementView(w, st, s, &bare, id, entering)
		got := v.All(s.If).And(v.fits(&s.Who, id, &bare))
		if got == engine.Unknown && s.Source != nil && *s.Source != id && (entering || matters(w, id)) {
			w.Fail(v.Need(engine.NoEffect))
		}
		r := reach{k, got == engine.Unknown && s.Source != nil && *s.Source == id && s.ChangesTypes()}
		if got == engine.Yes || r.doubt {
			list = append(list, r)
			st.Board.Made(&bare, traits(st, r, &bare))
		}
	}
	return list
}

// matters reports whether a ruling looks at an object: something happens to it, or it has an
// effect.
func matters(w *play.Walker, id engine.ObjectID) bool {
	return InQuestion(w, id) || slices.ContainsFunc(w.Scenario.Effects, func(inst engine.Instance) bool { return inst.Source == id && !inst.Created })
}

// inForce reports whether a continuous effect is there: a fact always is, a static ability
// while its source has it on the battlefield, or enters there (cr.EntersLookahead).
func inForce(st *play.State, s *engine.Statement, o *engine.Object, id engine.ObjectID, entering bool) bool {
	if s.Source == nil {
		return true
	}
	src, of := &st.Board.Objects[*s.Source], st.Board.Original(*s.Source)
	if entering = entering && id == *s.Source; entering {
		of = id
		if o.CopyOf != nil {
			of = *o.CopyOf
		}
	}
	if src.NoAbilities || src.FaceDown || s.Told || s.As == nil && of != *s.Source || s.As != nil && of != *s.As {
		return false
	}
	return src.Zone == engine.Battlefield || entering
}

// statementView looks at an object for a continuous effect, with the eyes of whoever controls
// its source now.
func statementView(w *play.Walker, st *play.State, s *engine.Statement, o *engine.Object, id engine.ObjectID, entering bool) View {
	v := View{W: w, St: st, Inst: &engine.Instance{Attached: engine.Nobody(), Target: engine.Nobody(), Target2: engine.Nobody(), ChosenSrc: engine.NoObject, Chosen: engine.Nobody(), X: engine.Unset},
		This: engine.NoObject, You: s.You, MissObj: engine.NoObject}
	if s.Source != nil {
		v.This, v.You = *s.Source, ControllerOf(w, st, *s.Source)
		v.Inst.Attached = st.Board.Objects[*s.Source].AttachedTo
		if entering && id == *s.Source {
			v.You = o.Controller
		}
	}
	return v
}

// inDoubt is what decides of which card types an object is by an ability of its own, nil where none does.
func (v *View) inDoubt(id engine.ObjectID, o *engine.Object) (engine.ObjectID, *engine.Missing) {
	for _, t := range o.Traits {
		if !t.Doubt {
			continue
		}
		s := statementView(v.W, v.St, &v.St.Board.Statements[t.Statement-1], o, id, v.Entering != nil && v.Entering.Object == id)
		if s.All(v.St.Board.Statements[t.Statement-1].If) == engine.Unknown {
			return s.MissObj, s.Missing
		}
	}
	return engine.NoObject, nil
}

// AskTypes asks what decides of which card types a permanent is, where that is open.
func AskTypes(w *play.Walker, st *play.State, id engine.ObjectID) {
	v := NewView(w, st, nil, nil, nil)
	if on, missing := v.inDoubt(id, &st.Board.Objects[id]); missing != nil {
		w.Fail(Needing(engine.NoEffect, on, missing))
	}
}

// fits matches an object, as it is given, with a description of a class.
func (v *View) fits(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	if len(f.Or) > 0 {
		got := engine.No
		for i := range f.Or {
			got = got.Or(v.fits(&f.Or[i], id, o))
		}
		rest := *f
		rest.Or = nil
		if got == engine.No || Trivial(&rest) {
			return got
		}
		return got.And(v.fits(&rest, id, o))
	}
	if f.Is != engine.NoRef && !v.names(f.Is, engine.ObjectEntity(id)) {
		return engine.No
	}
	rest := *f
	rest.Is = engine.NoRef
	return v.MatchObject(&rest, id, o)
}

// reaches reports whether a description is of objects in the zone where one is: words that
// name no zone, no card and no spell mean permanents.
func reaches(f *engine.Filter, o *engine.Object) bool {
	if len(f.Or) > 0 {
		return slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return reaches(&one, o) })
	}
	switch {
	case f.Zone != engine.AnyZone:
		return f.Zone == o.Zone
	case f.Noun == engine.SpellNoun:
		return o.Zone == engine.Stack
	case f.Noun == engine.CardNoun:
		return o.Zone != engine.Battlefield && o.Zone != engine.Stack
	}
	return o.Zone == engine.Battlefield
}

// traits is what a continuous effect changes about an object.
func traits(st *play.State, r reach, o *engine.Object) *engine.Traits {
	s := &st.Board.Statements[r.statement]
	if r.doubt {
		return &engine.Traits{CopyOf: engine.NoObject, Statement: r.statement + 1, Doubt: true, LoseTypes: s.LoseTypes}
	}
	t := Becomes(&s.Making, o)
	t.Statement = r.statement + 1
	if s.Source != nil && s.Chosen != "" {
		chosen(t, s, st.Board.Objects[*s.Source].Chosen)
	}
	return t
}

// Becomes is what is made of an object, without what was chosen.
func Becomes(m *engine.Making, o *engine.Object) *engine.Traits {
	land := m.SetsLand() && (o.Types|m.Types|m.AddTypes)&engine.Land != 0
	t := &engine.Traits{CopyOf: engine.NoObject, Controller: engine.NoPlayer, Types: m.Types, AddTypes: m.AddTypes, LoseTypes: m.LoseTypes,
		Subtypes: m.SetSubtypes, AddSubtypes: m.AddSubtypes, Colors: m.SetColors &^ engine.Colorless, AddColors: m.AddColors,
		AddKeywords: m.AddKeywords, LoseKeywords: m.LoseKeywords, LoseAbilities: m.LoseAbilities, LoseText: m.LoseText || land}
	if t.Types != 0 {
		t.Types |= o.Types &^ cardTypes
	}
	if m.SetColors == engine.Colorless {
		t.LoseColors = o.Colors
	}
	if len(m.SetSubtypes) > 0 || m.LoseSet {
		t.Keeps = append([]string{}, m.Kept...)
	}
	if m.Types != 0 && len(m.SetSubtypes) > 0 {
		t.Keeps = nil // they go with the types they belong to
	}
	if m.Power != nil {
		t.HasSize, t.Power, t.Toughness = true, baseSize(m.Power, o), baseSize(m.Toughness, o)
	}
	return t
}

// chosen adds to a change what was chosen for the source of a continuous effect.
func chosen(t *engine.Traits, s *engine.Statement, word string) {
	color := engine.ColorNamed(word)
	switch {
	case color != 0 && s.Besides:
		t.AddColors |= color
	case color != 0:
		t.Colors = color
	case s.Besides:
		t.AddSubtypes = engine.Join(t.AddSubtypes, []string{word})
	default:
		t.Subtypes, t.Keeps = []string{word}, append([]string{}, s.Kept...)
	}
}

// baseSize is a base power or toughness: a number, or the object's own mana value.
func baseSize(e *engine.Expr, o *engine.Object) int {
	if e.Op == engine.ManaValueOf {
		return o.ManaValue
	}
	return e.N
}
