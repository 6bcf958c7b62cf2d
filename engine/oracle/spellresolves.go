package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// spellResolves is the resolving of a spell whose own text is known: it is carried out.
type spellResolves struct {
	source  engine.ObjectID
	ability int // the activated ability of the source that resolves instead, from 1
	at      int // the moment with which it resolves, from 1
	bound   []binding
	text    string
}

// carriedOut reports whether an object is a spell whose text the engine carries out by
// itself, once it is known what it is aimed at.
func (a *asker) carriedOut(id engine.ObjectID) bool {
	card, ok := a.lookup(a.board.Objects[id].Name)
	return ok && CarriesOut(&card)
}

// CarriesOut reports whether the engine can carry out by itself what a spell does as it
// resolves, once it is known what it is aimed at (cr.InstructionsInOrder): nothing of it is
// divided, chosen among modes, done to any number of targets or to what nobody names.
func CarriesOut(c *Card) bool {
	return c.Types&(engine.Instant|engine.Sorcery) != 0 && carriesOut(c)
}

// carriesOut reports it of whatever a card is.
func carriesOut(c *Card) bool {
	return c.Does != nil && len(c.Modes) == 0 && !slices.ContainsFunc(c.Does.Then, needsMore) && namesThose(c.Does.Then, engine.NoEvent)
}

// needsMore reports whether more than its targets has to be said for an instruction to be
// carried out.
func needsMore(in engine.Instruction) bool {
	if f := in.Filter; f != nil && (f.Targets != "" || f.Is == engine.Target && in.What == engine.NoRef && in.On == engine.NoRef && in.Who == engine.NoRef) {
		return true
	}
	if in.Aim != nil && in.Aim.Targets != "" || shape.Divided(&in) || in.Amount != nil && in.Amount.Op == engine.AnyAmount && (in.Verb == engine.Move || in.Filter == nil) {
		return true
	}
	return slices.ContainsFunc(in.Then, needsMore) || slices.ContainsFunc(in.Else, needsMore)
}

// namesThose reports whether "those" in instructions are always what an instruction before has
// moved, so that the engine knows which they are: not cards looked for in a library, nor
// what nothing has moved.
func namesThose(list []engine.Instruction, before engine.EventKind) bool {
	for i := range list {
		in := &list[i]
		if those := in.What == engine.Those || in.On == engine.Those; those && !movesNamed(before) && (before != engine.SearchLibrary || !ofFound(*in)) {
			return false
		}
		if !namesThose(in.Then, in.Verb) || !namesThose(in.Else, in.Verb) {
			return false
		}
		if before == engine.SearchLibrary && ofFound(*in) {
			continue
		}
		if in.Verb != engine.LoseLife && in.Verb != engine.GainLife && in.Verb != engine.DrawCards && in.Verb != engine.Draw {
			before = in.Verb
		}
	}
	return true
}

// movesNamed reports whether an instruction of a kind moves things that have names, or makes them.
func movesNamed(k engine.EventKind) bool {
	switch k {
	case engine.Move, engine.Enter, engine.Destroy, engine.Sacrifice:
		return true
	}
	return false
}

// aboutSpells reports whether the clause is about spells that the engine carries out by itself.
func (s *eventReader) aboutSpells() bool {
	return len(s.subject.who) > 0 && !slices.ContainsFunc(s.subject.who, func(e engine.Entity) bool { return !e.IsObject() || !s.a.carriedOut(e.Object) })
}

// spellsResolve reads what spells that resolve are aimed at:
//
//	Resolves = "resolves" { [ "," ] ( "targeting" | "on" ) Entity } .
func (s *eventReader) spellsResolve() bool {
	from := len(s.now.spells)
	for _, e := range s.subject.who {
		if s.a.makes(e.Object) {
			s.now.starts = append(s.now.starts, effectStart{source: e.Object, text: s.text})
		}
		s.now.spells = append(s.now.spells, spellResolves{source: e.Object, text: s.text})
	}
	starts, known := s.now.starts, len(s.a.board.Objects)
	s.now.starts = append(slices.Clone(starts), effectStart{})
	ok := s.aims()
	last := s.now.starts[len(starts)]
	s.now.starts = s.now.starts[:len(starts)]
	for i := from; i < len(s.now.spells); i++ {
		s.now.spells[i].bound = last.bound
	}
	if ok && len(last.bound) == 0 {
		s.now.spells = slices.DeleteFunc(s.now.spells, s.onlyEffects)
	}
	return ok && !slices.ContainsFunc(last.bound, func(to binding) bool { return s.nobodyKnows(to.to, known) }) || s.fail()
}

// onlyEffects reports whether of a spell that resolves only the effects count that it makes: the
// question does not say what else it is aimed at.
func (s *eventReader) onlyEffects(r spellResolves) bool {
	card, ok := s.a.lookup(s.a.board.Objects[r.source].Name)
	if !ok || !s.a.makes(r.source) || engine.AskedOf(card.Does.Then, engine.Target) == nil {
		return false
	}
	s.a.leftOut(&card)
	return true
}

// nobodyKnows reports whether all that is known of something is that a spell is aimed at it, so
// that it may be a player: what is on the board from a place on was named here first. What is aimed only
// at spells is aimed at no player.
func (s *eventReader) nobodyKnows(e engine.Entity, known int) bool {
	if !e.IsObject() || int(e.Object) < known || s.aimedAtSpells() {
		return false
	}
	_, card := s.a.lookup(s.a.board.Objects[e.Object].Name)
	return !card && s.a.board.Objects[e.Object].Types == 0
}

// aimedAtSpells reports whether every spell that resolves now can be aimed at nothing but spells.
func (s *eventReader) aimedAtSpells() bool {
	return !slices.ContainsFunc(s.now.spells, func(r spellResolves) bool {
		card, ok := s.a.lookup(s.a.board.Objects[r.source].Name)
		return !ok || card.Does == nil || !onlySpells(engine.AskedOf(card.Does.Then, engine.Target))
	})
}

// onlySpells reports whether a description fits nothing but spells.
func onlySpells(f *engine.Filter) bool {
	return f != nil && f.Noun == engine.SpellNoun && !f.Players && len(f.Or) == 0
}

// bringResolving adds the text of each spell that resolves to the effects of the question,
// with whatever else it makes.
func (b *builder) bringResolving() {
	for k := range b.spells {
		r := &b.spells[k]
		card, ok := b.lookup(b.board.Objects[r.source].Name)
		if ok && r.ability > 0 {
			card = card.InAbility(r.ability - 1)
		}
		if !ok || card.Does == nil {
			continue
		}
		does := Ability{Created: true, Scope: "other", Effects: []engine.Effect{*card.Does}}
		at := slices.IndexFunc(b.flags, func(f effectFlag) bool { return slices.Contains(f.sources, r.source) })
		if at < 0 {
			f := b.spellFlag(&card, r.source, madeBy(&card))
			if len(f.abilities) > 0 {
				b.starts = append(b.starts, effectStart{source: r.source, at: r.at, text: r.text, bound: r.bound})
			}
			at = len(b.flags)
			b.flags = append(b.flags, f)
		}
		f := &b.flags[at]
		if keptInstruction(f.abilities) == nil {
			f.abilities = append(slices.Clone(f.abilities), does)
		}
		if card.Unread || givesAbility(card.Does.Then) {
			b.leftOut(&card)
		}
	}
}

// madeBy are the effects that a spell makes as it resolves.
func madeBy(c *Card) []Ability {
	return slices.DeleteFunc(slices.Clone(c.Effects), func(a Ability) bool { return !a.Created || a.Err != nil || a.Scope == "other" || len(a.Effects) == 0 })
}

// resolveSpells has each spell that resolves do what it says, to what it is aimed at.
func (b *builder) resolveSpells() *lex.Error {
	used := map[engine.ObjectID]bool{}
	for _, r := range b.spells {
		i := slices.IndexFunc(b.sc.Effects, func(inst engine.Instance) bool {
			return inst.Effect.Kind == engine.InstructionOf && inst.Source == r.source
		})
		if i < 0 {
			continue
		}
		if used[r.source] { // once more
			b.anotherCopy([]int{i})
			i = len(b.sc.Effects) - 1
		}
		used[r.source] = true
		if err := b.resolveSpell(i, &r); err != nil {
			return err
		}
	}
	return nil
}

// resolveSpell has the text of a spell, an instance, carried out with what it is aimed at.
func (b *builder) resolveSpell(i int, r *spellResolves) *lex.Error {
	inst := &b.sc.Effects[i]
	inst.StartedIn, inst.Target, inst.Target2 = r.at, engine.Nobody(), engine.Nobody()
	for _, to := range r.bound {
		b.apply(inst, to)
	}
	b.uncounted(inst)
	b.uncountedHands(inst)
	b.findFor(inst)
	if err := b.fromHands(inst, r.at); err != nil {
		return err
	}
	inst = &b.sc.Effects[i]
	b.xOfTarget(inst, engine.AskedOf(inst.Effect.Then, engine.Target))
	b.aimedAsAsked(inst.Target, engine.AskedOf(inst.Effect.Then, engine.Target), r)
	b.aimedAsAsked(inst.Target2, engine.AskedOf(inst.Effect.Then, engine.Target2), r)
	if b.neverTarget(inst, r) {
		return b.cantTarget(inst, r.text)
	}
	h := &b.sc.Events[r.at-1]
	h.Resolve = append(h.Resolve, engine.Resolving{Effect: engine.EffectID(i), Of: r.source})
	return b.aimed(inst, r.text)
}

// aimedAsAsked takes what a spell is aimed at for what the spell asks of it, where nobody said
// otherwise: where it is, and what comes and goes.
func (b *builder) aimedAsAsked(to engine.Entity, aim *engine.Filter, r *spellResolves) {
	if !to.IsObject() || aim == nil {
		return
	}
	b.fitsTarget(to, aim, r.source)
	b.fitsHistory(to, aim, r.source, r.at)
	switch {
	case aim.Zone != engine.AnyZone:
		b.zone(to.Object, aim.Zone)
	case aim.Noun == engine.SpellNoun:
		b.zone(to.Object, engine.Stack)
		b.aimless(to.Object)
	}
}

// resolving reports whether the question has an object resolve as a spell.
func (b *builder) resolving(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.spells, func(r spellResolves) bool { return r.source == id })
}
