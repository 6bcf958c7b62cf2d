package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// makes reports whether an object is the source of effects that the question
// gives and that something resolving makes.
func (a *asker) makes(id engine.ObjectID) bool {
	for i := range a.flags {
		f := &a.flags[i]
		for _, src := range f.sources {
			if src != id {
				continue
			}
			for j := range f.abilities {
				if f.abilities[j].Created && f.abilities[j].Err == nil && f.abilities[j].Scope != "other" {
					return true
				}
			}
		}
	}
	return false
}

// onlyMakes reports whether that is all the object is in the question: no
// permanent with other effects of its own.
func (a *asker) onlyMakes(id engine.ObjectID) bool {
	return a.makes(id) && a.said[id].created && a.board.Objects[id].Types&engine.PermanentTypes == 0
}

// abilitySaid reports whether the words of a mention end in "'s ability".
func (s *eventReader) abilitySaid(end int) bool {
	if end <= 0 {
		return false
	}
	switch s.toks[end-1].Text {
	case "ability", "effect", "trigger", "triggers":
		return true
	}
	return false
}

// makesEffects reports whether what the clause says resolves makes effects of
// the question: an ability, or a spell that does nothing else in it.
func (s *eventReader) makesEffects() bool {
	for _, e := range s.subject.who {
		if !e.IsObject() || !s.a.makes(e.Object) || !s.a.onlyMakes(e.Object) && !s.abilitySaid(s.i-1) {
			return false
		}
	}
	return len(s.subject.who) > 0
}

// aboutObjects reports whether the clause is about objects.
func (s *eventReader) aboutObjects() bool {
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return false
		}
	}
	return len(s.subject.who) > 0
}

// effectResolves makes the effects of the clause's subjects come into being:
//
//	Resolves = "resolves" { [ "," ] ( "targeting" | "on" | "choosing" ) Entity [ "as" "the" "source" ] } .
func (s *eventReader) effectResolves() bool {
	for _, e := range s.subject.who {
		if !e.IsObject() || !s.a.makes(e.Object) {
			return s.fail()
		}
		s.now.starts = append(s.now.starts, effectStart{source: e.Object, text: s.text})
	}
	return s.aims()
}

// regenerates takes "Bob regenerates Drudge Skeletons" for the activating of
// the ability that makes the shield, where the question gives it.
func (s *eventReader) regenerates(objects []engine.Entity) bool {
	for _, e := range objects {
		if !s.a.makes(e.Object) {
			return false
		}
	}
	for _, e := range objects {
		s.now.starts = append(s.now.starts, effectStart{source: e.Object, text: s.text, cast: true, ability: true})
	}
	return true
}

// activates reads "activates Circle of Protection: Red['s ability]".
func (s *eventReader) activates() bool {
	objects, ok := s.objects()
	if !ok {
		return false
	}
	for _, e := range objects {
		if !s.a.makes(e.Object) {
			return s.fail()
		}
		for _, p := range s.subject.who {
			s.a.controlledBy(e.Object, p.Player)
		}
		s.now.starts = append(s.now.starts, effectStart{source: e.Object, text: s.text, cast: true, ability: true})
	}
	return s.aims()
}

// aims reads what the effects that begin are bound to.
func (s *eventReader) aims() bool {
	for {
		at := s.i
		s.eatWords(",")
		s.eatWords("and")
		w, ok := s.eatAny("targeting", "on", "choosing", "naming", "protecting")
		if !ok {
			s.i = at
			return true
		}
		if w == "choosing" || w == "naming" {
			if d := newDescription(); s.peek().Kind == lex.WordToken && !s.nameAhead() && d.word(s.peek().Text) && !d.noun {
				s.aim(binding{slot: slotWord, word: s.peek().Text, to: engine.Nobody(), text: s.text})
				s.i++
				continue
			}
		}
		list, ok := s.nounList(false)
		if !ok {
			return false
		}
		for k := range list {
			es, ok := s.entity(&list[k], false)
			if !ok || len(es) != 1 {
				return s.fail()
			}
			to := binding{slot: slotTarget + slot(min(k, 1)), to: es[0], text: s.text}
			if w == "choosing" {
				to.slot = slotChosen
				if s.eatWords("as", "the", "source") || s.eatWords("as", "its", "source") {
					to.slot = slotSource
				}
			}
			s.aim(to)
		}
	}
}

// aim binds every effect that begins in this clause.
func (s *eventReader) aim(to binding) {
	if to.to.IsObject() {
		s.a.said[to.to.Object].used = true
	}
	for i := range s.now.starts {
		s.now.starts[i].bound = append(s.now.starts[i].bound, to)
	}
}

// begun gives each instance of an effect the moment with which it comes into
// being, and what the words there bind it to.
func (b *builder) begun() {
	used := map[engine.ObjectID]int{}
	for _, st := range b.starts {
		if st.cast && b.toldOtherwise(&st) {
			continue
		}
		copies := b.createdCopies(st.source)
		if len(copies) == 0 {
			continue
		}
		k := used[st.source]
		used[st.source]++
		if k >= len(copies) {
			b.anotherCopy(copies[0])
			copies = b.createdCopies(st.source)
		}
		if k >= len(copies) {
			continue
		}
		for _, i := range copies[k] {
			inst := &b.sc.Effects[i]
			inst.StartedIn = st.at
			inst.Target, inst.Target2, inst.ChosenSrc = b.asGiven(inst, &st)
			for _, to := range st.bound {
				b.apply(inst, to)
			}
		}
	}
	for i := range b.flags {
		for _, src := range b.flags[i].sources {
			if used[src] == 0 && b.counteredFrom(0, src) {
				b.never(src)
			} else if used[src] == 0 {
				b.beginsActing(src)
				b.beginsEntered(src)
			}
		}
	}
}

// beginsActing gives what a spell forbids the moment in which the question first tells what the
// spell does: it is not in effect before the spell resolves (cr.MustExistBefore).
func (b *builder) beginsActing(src engine.ObjectID) {
	if src == engine.NoObject || b.board.Objects[src].Types&(engine.Instant|engine.Sorcery) == 0 {
		return
	}
	first := slices.IndexFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Source == src })
	})
	copies := b.createdCopies(src)
	if first < 1 || len(copies) != 1 {
		return
	}
	for _, i := range copies[0] {
		if k := b.sc.Effects[i].Effect.Kind; k == engine.Cant || k == engine.Unprevented || k == engine.NoRegenerate {
			b.sc.Effects[i].StartedIn = first + 1
		}
	}
}

// beginsEntered gives what is made by an ability that triggers on its own permanent's entering the moment
// behind that, where the question tells of it: it is not in effect before (cr.MustExistBefore).
func (b *builder) beginsEntered(src engine.ObjectID) {
	if src == engine.NoObject {
		return
	}
	first := slices.IndexFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.Enter && ev.Object == src })
	})
	copies := b.createdCopies(src)
	if first < 0 || len(copies) != 1 {
		return
	}
	for _, i := range copies[0] {
		if b.madeAsItEnters(i) {
			b.sc.Effects[i].StartedIn = first + 2
		}
	}
}

// madeAsItEnters reports whether an instance is made by an ability that triggers on its own permanent's
// entering: of a card whose abilities do nothing else but at that time.
func (b *builder) madeAsItEnters(i int) bool {
	f := &b.flags[b.from[i].flag]
	list, unread := f.triggered()
	if unread || f.makers() != 1 || f.card != nil && len(f.card.Activated) > 0 {
		return false
	}
	return len(list) > 0 && !slices.ContainsFunc(list, func(e *engine.Effect) bool {
		return e.When.Kind != engine.Enter || e.When.Affected == nil || e.When.Affected.Is != engine.This
	})
}

// asGiven is what an instance is bound to before the words of its beginning
// bind it.
func (b *builder) asGiven(inst *engine.Instance, st *effectStart) (engine.Entity, engine.Entity, engine.ObjectID) {
	if len(st.bound) == 0 {
		return inst.Target, inst.Target2, inst.ChosenSrc
	}
	return engine.Nobody(), engine.Nobody(), engine.NoObject
}

// toldOtherwise reports whether a spell that was cast, or an ability that was
// activated, is countered, or resolves by a later word of the question.
func (b *builder) toldOtherwise(st *effectStart) bool {
	for _, other := range b.starts {
		if !other.cast && other.source == st.source && other.at >= st.at {
			return true
		}
	}
	if b.counteredFrom(st.at-1, st.source) {
		b.never(st.source)
		return true
	}
	says := say.New("%s resolves before what comes next", shape.ObjectName(&b.board, st.source))
	if st.ability {
		says = say.New("The ability of %s resolves before what comes next", shape.ObjectName(&b.board, st.source))
	}
	b.assume(says)
	return false
}

// counteredFrom reports whether what effects come from is countered in a moment of
// the question, the first of which counts from 0, or a later one.
func (b *builder) counteredFrom(at int, source engine.ObjectID) bool {
	for i := at; i < len(b.sc.Events); i++ {
		for j := range b.sc.Events[i].Events {
			if ev := &b.sc.Events[i].Events[j]; ev.Kind == engine.CounterSpell && ev.Object == source {
				return true
			}
		}
	}
	return false
}

// never keeps the effects of a source from coming into being at all.
func (b *builder) never(source engine.ObjectID) {
	for _, copies := range b.createdCopies(source) {
		for _, i := range copies {
			b.sc.Effects[i].StartedIn = len(b.sc.Events) + 1
		}
	}
}

// told reports whether the question tells when a flag's effects come into
// being, so that their having resolved is not assumed.
func (b *builder) told(flag int) bool {
	for _, st := range b.starts {
		for _, src := range b.flags[flag].sources {
			if src == st.source {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.flags[flag].sources, func(src engine.ObjectID) bool { return b.counteredFrom(0, src) })
}

// createdCopies lists the instances that something resolving makes of a
// source's effects, those of each copy together.
func (b *builder) createdCopies(source engine.ObjectID) [][]int {
	return b.copiesThat(func(i int) bool {
		inst := &b.sc.Effects[i]
		return (inst.Source == source || b.flagHas(b.from[i].flag, source)) && inst.Created && b.from[i].flag >= 0
	})
}

// flagHas reports whether an object is the only source of a flag.
func (b *builder) flagHas(flag int, source engine.ObjectID) bool {
	return flag >= 0 && len(b.flags[flag].sources) == 1 && b.flags[flag].sources[0] == source
}

// anotherCopy adds a copy of the instances that one resolving makes, for a
// further one.
func (b *builder) anotherCopy(of []int) {
	n := 0
	for i := range b.from {
		if b.from[i].flag == b.from[of[0]].flag {
			n = max(n, b.from[i].copy+1)
		}
	}
	for _, i := range of {
		from := b.from[i]
		from.copy = n
		inst := b.sc.Effects[i]
		inst.StartedIn = 0
		b.sc.Effects = append(b.sc.Effects, inst)
		b.from = append(b.from, from)
	}
}

// usesEffect reads "uses Linen Ward on Bob" and "responds with Linen Ward
// targeting Bob": the spell is cast, or the ability activated.
func (s *eventReader) usesEffect(verb string) bool {
	if verb == "respond" {
		if !s.eat("with") {
			return false
		}
		s.now.response = true
	}
	objects, ok := s.objects()
	if !ok || !s.regenerates(objects) {
		return s.fail()
	}
	for i, e := range objects {
		s.now.starts[i].ability = !s.a.onlyMakes(e.Object)
		for _, p := range s.subject.who {
			s.a.controlledBy(e.Object, p.Player)
		}
	}
	return s.aims()
}

// isCast reads what follows "is cast": the spell whose effects begin.
func (s *eventReader) isCast() bool {
	for _, e := range s.subject.who {
		if !e.IsObject() || !s.a.onlyMakes(e.Object) {
			return s.fail()
		}
		ev := s.blank(engine.CastSpell)
		ev.Object, ev.Player = e.Object, shape.Holder(&s.a.board.Objects[e.Object])
		if ev.Player == engine.NoPlayer {
			return s.fail()
		}
		s.emit(ev)
		s.now.starts = append(s.now.starts, effectStart{source: e.Object, text: s.text, cast: true})
	}
	return s.aims()
}

// blinks exiles objects and then returns them: new objects (cr.NewObject).
func (s *eventReader) blinks(objects []engine.Entity) bool {
	for _, e := range objects {
		if !e.IsObject() {
			return s.fail()
		}
		out := s.blank(engine.Move)
		if len(s.subject.who) == 1 && s.subject.who[0].IsObject() && s.subject.who[0] != e {
			out.Source, out.Cause = s.subject.who[0].Object, engine.ByEffect
		}
		out.Object, out.From, out.Dest = e.Object, engine.Battlefield, engine.Exile
		s.emit(out)
		back := out
		back.From, back.Dest = engine.Exile, engine.AnyZone
		s.entering(&back)
		s.now.later = append(s.now.later, back)
	}
	return len(objects) > 0 || s.fail()
}
