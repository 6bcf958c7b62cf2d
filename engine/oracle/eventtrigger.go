package oracle

import (
	"slices"
	"strings"

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
		s.now.fired = append(s.now.fired, triggerResolves{source: e.Object, keyword: s.triggerKeyword(), text: s.text})
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

// triggerKeyword is the keyword in "persist trigger resolves", behind which the cursor stands; "" where there is none.
func (s *eventReader) triggerKeyword() string {
	const behind = 3
	if at := s.i - behind; at >= 0 && len(triggerWords(s.toks[at].Text)) > 0 {
		return s.toks[at].Text
	}
	return ""
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
		if err := b.nothingBefore(ids, &f); err != nil {
			return err
		}
		ids = b.triggeredBefore(ids, &f)
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
			b.asTriggered(inst, &f, len(ids) == 1)
			if err := b.aimed(inst, f.text); err != nil {
				return err
			}
			if err := b.fromHands(inst, f.at); err != nil {
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
		return b.cantTarget(inst, text)
	}
	return b.targetHolders(inst, text)
}

// targetHolders refuses a target of which nobody is the controller, as needHolder does of what an event affects.
func (b *builder) targetHolders(inst *engine.Instance, text string) *lex.Error {
	nobodys := engine.Event{Player: engine.NoPlayer, Under: engine.NoPlayer, Doer: engine.NoPlayer}
	for _, to := range [...]engine.Entity{inst.Target, inst.Target2} {
		if !to.IsObject() {
			continue
		}
		if err := b.needHolder(to.Object, &nobodys, text); err != nil {
			return err
		}
	}
	return nil
}

// cantTarget refuses what is told to be aimed at what can't be its target.
func (b *builder) cantTarget(inst *engine.Instance, text string) *lex.Error {
	return &lex.Error{Code: "not_understood", Where: "event", Text: text, Span: [2]int{0, len(text)},
		Says: say.New("%s can't target %s.", inst.Called(), shape.EntityName(&b.board, inst.Target))}
}

// triggersOf lists the triggered abilities that are meant: those of the source,
// or where none is named, of what the moment before was about, else all.
func (b *builder) triggersOf(f triggerResolves) []engine.EffectID {
	var of, all []engine.EffectID
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Effect.Kind != engine.Triggered || f.keyword != "" && !standsFor(f.keyword, inst.Effect) {
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

// nothingBefore refuses the resolving of an ability where the question begins with it and something has to be told before: which of
// several abilities of an object has triggered, or that what triggers as it dies has died.
func (b *builder) nothingBefore(ids []engine.EffectID, f *triggerResolves) *lex.Error {
	if f.at > 1 || f.source == engine.NoObject {
		return nil
	}
	err := &lex.Error{Code: "ambiguous", Where: "event", Text: f.text, Span: [2]int{0, len(f.text)}}
	when := &b.sc.Effects[ids[0]].Effect.When
	switch {
	case len(ids) > 1:
		err.Says = say.New("%s has more than one triggered ability; tell before it what makes one of them trigger.", shape.ObjectName(&b.board, f.source))
	case when.Kind == engine.Move && when.Dest == engine.Graveyard && when.Affected != nil && when.Affected.Is == engine.This:
		err.Says = say.New("Tell before it that %s dies, which makes it trigger.", shape.ObjectName(&b.board, f.source))
	default:
		return nil
	}
	return err
}

// triggeredBefore are those of several abilities of an object that can have triggered on what is told: none that triggers as it enters
// where nothing has it enter, whatever that would be aimed at, and none that triggers on anything else where it has only just entered.
func (b *builder) triggeredBefore(ids []engine.EffectID, f *triggerResolves) []engine.EffectID {
	enters := b.entersJustBefore(f)
	own := slices.DeleteFunc(slices.Clone(ids), func(id engine.EffectID) bool {
		when := &b.sc.Effects[id].Effect.When
		if enters {
			return !slices.ContainsFunc(engine.Alternatives(when), func(p *engine.Pattern) bool { return p.Kind == engine.Enter })
		}
		return f.source != engine.NoObject && when.Kind == engine.Enter && when.Affected != nil && when.Affected.Is == engine.This && !b.entersBefore(f)
	})
	if len(own) == 0 {
		return ids
	}
	return own
}

// entersJustBefore reports whether all that is told directly before an ability resolves is that its object enters.
func (b *builder) entersJustBefore(f *triggerResolves) bool {
	if f.source == engine.NoObject || f.at < 2 {
		return false
	}
	h := &b.sc.Events[f.at-2]
	return len(h.Resolve) == 0 && len(h.Events) == 1 && h.Events[0].Kind == engine.Enter && h.Events[0].Object == f.source
}

// entersBefore reports whether what is told before an ability resolves may have its object enter.
func (b *builder) entersBefore(f *triggerResolves) bool {
	return slices.ContainsFunc(b.sc.Events[:f.at-1], func(h engine.Happening) bool {
		return len(h.Resolve) > 0 || slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			return ev.Object == f.source && (ev.Kind == engine.Enter || ev.Kind == engine.CastSpell || ev.Kind == engine.Move && ev.Dest == engine.Battlefield)
		})
	})
}

// standsFor reports whether a triggered ability is one that a keyword stands for.
func standsFor(keyword string, e *engine.Effect) bool {
	return slices.ContainsFunc(triggerWords(keyword), func(text string) bool {
		head, tail, _ := strings.Cut(text, " N ")
		return strings.HasPrefix(e.Text, head) && strings.HasSuffix(e.Text, tail)
	})
}

// concerns reports whether an event of a moment, counted from 0, is about an object.
func (b *builder) concerns(moment int, id engine.ObjectID) bool {
	return moment >= 0 && slices.ContainsFunc(b.sc.Events[moment].Events, func(ev engine.Event) bool {
		return ev.Object == id || ev.Source == id || ev.To.Object == id
	})
}
