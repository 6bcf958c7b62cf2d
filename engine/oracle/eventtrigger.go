package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// triggerClause reads the resolving of triggered abilities whose object is not
// named before them:
//
//	TriggerClause = ( "its" | "the" | "that" | "their" | "both" ) Triggers [ "of" List ] ( "resolves" | "resolve" ) Aims .
//	Triggers = "trigger" | "triggers" | "triggered ability" | "triggered abilities" .
func (s *eventReader) triggerClause() bool {
	whose, ok := s.eatAny("its", "the", "that", "their", "both", "his", "her")
	if !ok {
		return false
	}
	if !s.eatWords("trigger") && !s.eatWords("triggers") && !s.eatWords("triggered", "ability") && !s.eatWords("triggered", "abilities") {
		return s.fail()
	}
	who := []engine.Entity{engine.Nobody()}
	if whose == "the" && s.eatWords("of") {
		if who, ok = s.objects(); !ok {
			return false
		}
	}
	if _, ok := s.eatAny("resolves", "resolve"); !ok {
		return false
	}
	return s.triggersResolve(who)
}

// triggersResolve notes that the triggered abilities of objects resolve; of
// nobody, those of what the event before was about.
func (s *eventReader) triggersResolve(of []engine.Entity) bool {
	from := len(s.now.fired)
	for _, e := range of {
		s.now.fired = append(s.now.fired, triggerResolves{source: e.Object, text: s.text})
	}
	starts := s.now.starts
	s.now.starts = []effectStart{{}}
	ok := s.aims()
	for i := from; i < len(s.now.fired); i++ {
		s.now.fired[i].bound = s.now.starts[0].bound
	}
	s.now.starts = starts
	return ok
}

// resolveTriggers tells each moment in which triggered abilities resolve which
// they are.
func (b *builder) resolveTriggers() *lex.Error {
	for _, f := range b.fired {
		ids := b.triggersOf(f)
		if len(ids) == 0 {
			return &lex.Error{Code: "not_understood", Where: "event", Text: f.text, Span: [2]int{0, len(f.text)},
				Says: say.New("Nothing here has a triggered ability that I understand and that could resolve.")}
		}
		h := &b.sc.Events[f.at-1]
		for _, id := range ids {
			inst := &b.sc.Effects[id]
			if len(inst.Effect.Then) == 0 {
				return &lex.Error{Code: "not_understood", Where: "event", Text: f.text, Span: [2]int{0, len(f.text)},
					Says: say.New("I do not understand what the triggered ability of %s does; say what happens instead.", inst.Called())}
			}
			for _, to := range f.bound {
				b.apply(inst, to)
			}
			if err := b.aimed(inst, f.text); err != nil {
				return err
			}
			h.Resolve = append(h.Resolve, engine.Resolving{Effect: id, Of: f.source})
		}
	}
	return nil
}

// aimed refuses the resolving of an ability of which nobody says what it targets.
func (b *builder) aimed(inst *engine.Instance, text string) *lex.Error {
	refs := refsOf(inst.Effect)
	if (refs[engine.Target] || refs[engine.AnyTarget]) && inst.Target == engine.Nobody() || refs[engine.Target2] && inst.Target2 == engine.Nobody() {
		return &lex.Error{Code: "ambiguous", Where: "event", Text: text, Span: [2]int{0, len(text)},
			Says: say.New("I can't tell what is the target of %s.", inst.Called())}
	}
	if to := inst.Target; to.IsPlayer() && !b.couldBe(inst, engine.Target, to) || to.IsObject() && !(b.typesFit(inst) && b.couldBe(inst, engine.Target, to)) {
		return &lex.Error{Code: "not_understood", Where: "event", Text: text, Span: [2]int{0, len(text)},
			Says: say.New("%s can't target %s.", inst.Called(), shape.EntityName(&b.board, to))}
	}
	return nil
}

// triggersOf lists the triggered abilities that are meant: those of the source,
// or where none is named, of what the moment before was about, else all.
func (b *builder) triggersOf(f triggerResolves) []engine.EffectID {
	var of, all []engine.EffectID
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Effect.Kind != engine.Triggered {
			continue
		}
		all = append(all, engine.EffectID(i))
		if inst.Effect.Holder != nil && f.source != engine.NoObject {
			of = append(of, engine.EffectID(i))
		} else if inst.Source != engine.NoObject && (inst.Source == f.source || f.source == engine.NoObject && b.concerns(f.at-2, inst.Source)) {
			of = append(of, engine.EffectID(i))
		}
	}
	if len(of) > 0 || f.source != engine.NoObject {
		return of
	}
	return all
}

// concerns reports whether an event of a moment, counted from 0, is about an object.
func (b *builder) concerns(moment int, id engine.ObjectID) bool {
	return moment >= 0 && slices.ContainsFunc(b.sc.Events[moment].Events, func(ev engine.Event) bool {
		return ev.Object == id || ev.Source == id || ev.To.Object == id
	})
}
