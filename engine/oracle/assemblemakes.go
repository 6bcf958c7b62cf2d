package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// made is a static ability that makes something of things, with the object that has it.
type made struct {
	source engine.ObjectID
	e      *engine.Effect
}

// makes lets what static abilities of the question make of things stand beside its facts
// (cr.EntersCountsExistingEffects). Where what two of them make hangs on their order, only
// facts can tell what comes of it.
func (b *builder) makes() *lex.Error {
	told := b.altered()
	list := b.madeHere()
	for i := range list {
		if err := b.chosenFor(&list[i]); err != nil {
			return err
		}
	}
	if one, other, ok := b.entangled(list); ok {
		if !told {
			return b.layers(one, other)
		}
		for _, id := range []engine.ObjectID{one.source, other.source} {
			b.assume(say.New("What %s says of what things are and can do is what the facts tell", shape.ObjectName(&b.board, id)))
		}
		list = slices.DeleteFunc(list, func(m made) bool { return m.source == one.source || m.source == other.source })
	}
	for i := range list {
		source := list[i].source
		s := engine.Statement{Making: *list[i].e.Makes, Text: list[i].e.Text, You: b.board.Objects[source].Controller, Source: &source, If: list[i].e.If}
		if s.Told = b.typesTold(&list[i]); !s.Told {
			b.reached(&list[i])
		}
		b.board.Statements = append(b.board.Statements, s)
	}
	b.kept()
	return b.tapped(list)
}

// madeHere lists what the static abilities make of the objects that are on the battlefield, or
// enter it: those of their cards, and those that a flag gives in words.
func (b *builder) madeHere() []made {
	var list []made
	for i := range b.board.Objects {
		id, o := engine.ObjectID(i), &b.board.Objects[i]
		if o.NoAbilities || o.FaceDown || o.Zone != engine.Battlefield && !b.enters(id) {
			continue
		}
		if card, ok := b.lookup(o.Card); ok && o.Card != "" && card.Types&engine.PermanentTypes != 0 {
			for k := range card.Makes {
				list = append(list, made{id, &card.Makes[k]})
			}
			continue
		}
		for k := range b.flags {
			if f := &b.flags[k]; f.ability != "" && slices.Contains(f.sources, id) {
				for j := range f.abilities {
					for n := range f.abilities[j].Makes {
						list = append(list, made{id, &f.abilities[j].Makes[n]})
					}
				}
			}
		}
	}
	return list
}

// typesTold reports whether the facts say what a permanent is that says on a condition of which
// card types it is: what attacks or blocks is a creature.
func (b *builder) typesTold(m *made) bool {
	o, seen, making := &b.board.Objects[m.source], &b.said[m.source], m.e.Makes
	if making.Who.Is != engine.This || len(m.e.If) == 0 || (seen.told|seen.notTypes)&(making.Types|making.AddTypes|making.LoseTypes) == 0 && !o.Attacking && !o.Blocking {
		return false
	}
	b.assume(say.New("What %s says of what things are and can do is what the facts tell", shape.ObjectName(&b.board, m.source)))
	return true
}

// making reports whether a flag brings static abilities that make something of things.
func (f *effectFlag) making() bool {
	return f.ability == "" && f.card != nil && len(f.card.Makes) > 0 || slices.ContainsFunc(f.abilities, func(a Ability) bool { return len(a.Makes) > 0 })
}

// makesAll are those abilities as effects, to see what they speak of.
func (f *effectFlag) makesAll() []Ability {
	list := f.abilities
	for i := range list {
		if len(list[i].Makes) > 0 {
			list = append(slices.Clip(list), Ability{Effects: list[i].Makes})
		}
	}
	if f.ability == "" && f.card != nil {
		list = append(slices.Clip(list), Ability{Effects: f.card.Makes})
	}
	return list
}

// placeMaking puts the sources of such a flag where nothing else said that they are, and
// attaches an Aura or Equipment to what the flag names.
func (b *builder) placeMaking() {
	for i := range b.flags {
		f := &b.flags[i]
		if !f.making() {
			continue
		}
		for k, id := range f.sources {
			o := &b.board.Objects[id]
			if !b.said[id].entering {
				b.onField(id)
			}
			if k < len(f.bound) && o.AttachedTo == engine.Nobody() {
				o.AttachedTo = f.bound[k]
			}
		}
	}
}

// chosenFor asks for what was chosen for a permanent that makes that of things.
func (b *builder) chosenFor(m *made) *lex.Error {
	o := &b.board.Objects[m.source]
	if m.e.Makes.Chosen == "" && m.e.Makes.Who.Chosen == "" || o.Chosen != "" || o.Zone != engine.Battlefield {
		return nil
	}
	return &lex.Error{Code: "ambiguous", Where: "fact", Text: o.Name, Span: [2]int{0, len(o.Name)},
		Says: say.New("What was chosen for %s decides what it makes of things: say it as a fact.", shape.ObjectName(&b.board, m.source))}
}

// layers refuses two static abilities whose order decides what comes of them.
func (b *builder) layers(one, other *made) *lex.Error {
	name := b.board.Objects[other.source].Name
	return &lex.Error{Code: "out_of_scope", Where: "fact", Text: name, Span: [2]int{0, len(name)},
		Says: say.New("What %s and %s make of things hangs on the order of layers, which I do not follow; say as a fact what comes of it here.", shape.ObjectName(&b.board, one.source), shape.ObjectName(&b.board, other.source))}
}

// reached says what comes of a static ability for the objects of the question.
func (b *builder) reached(m *made) {
	source, making := shape.ObjectName(&b.board, m.source), m.e.Makes
	if b.happensTo(m.source) && !b.enters(m.source) {
		return // it may be there no more when that matters: the ruling tells
	}
	for i := range b.board.Objects {
		id, o := engine.ObjectID(i), &b.board.Objects[i]
		if o.Zone != engine.Battlefield && !b.enters(id) && making.Who.Zone != o.Zone || !b.mayReach(m, id) || !o.TypesKnown && !fitsTypes(o, &making.Who) {
			continue
		}
		name := shape.ObjectName(&b.board, id)
		switch {
		case making.LoseAbilities:
			b.assume(say.New("%s: %s has no abilities of its own", source, name))
		case making.LoseText, making.SetsLand() && (o.Types|making.Types)&engine.Land != 0:
			b.assume(say.New("%s: %s has lost the abilities of its text", source, name))
		case making.Types|making.AddTypes|making.LoseTypes != 0, making.SetColors|making.AddColors != 0, len(making.SetSubtypes)+len(making.AddSubtypes) > 0, making.Chosen != "", making.Power != nil:
			b.assume(say.New("What %s makes of things reaches %s", source, name))
		}
	}
}

// kept notes for each of the continuous effects that set subtypes which subtypes of the
// question's objects are of another set, and so stay.
func (b *builder) kept() {
	all := map[string]bool{}
	note := func(list []string) {
		for _, s := range list {
			all[s] = true
		}
	}
	for i := range b.board.Objects {
		note(b.board.Objects[i].Subtypes)
	}
	for i := range b.sc.Effects {
		b.sc.Effects[i].Effect.Visit(&engine.Visitor{Subtypes: func(s *string) { all[*s] = true }})
	}
	for i := range b.board.Statements {
		note(b.board.Statements[i].AddSubtypes)
		note(b.board.Statements[i].SetSubtypes)
	}
	for i := range b.board.Statements {
		s := &b.board.Statements[i]
		if s.Of == 0 && s.Chosen != "" && s.Source != nil {
			s.Of = subtypeSet(b.board.Objects[*s.Source].Chosen)
		}
		keeps(&s.Making, all)
	}
	for i := range b.sc.Effects {
		for k := range b.sc.Effects[i].Effect.Then {
			if b.sc.Effects[i].Effect.Then[k].Makes != nil {
				b.sc.Effects[i].Effect = b.sc.Effects[i].Effect.Clone()
				keeps(b.sc.Effects[i].Effect.Then[k].Makes, all)
			}
		}
	}
}

// keeps notes which of all subtypes are of another set than those that are set.
func keeps(m *engine.Making, all map[string]bool) {
	m.Kept = nil
	for _, sub := range m.SetSubtypes {
		m.Of |= subtypeSet(sub)
	}
	for sub := range all {
		if subtypeSet(sub)&m.Of == 0 {
			m.Kept = append(m.Kept, sub)
		}
	}
	slices.Sort(m.Kept)
}
