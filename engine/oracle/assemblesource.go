package oracle

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// playersAsSources refuses a player who is named as the source of damage chosen for
// an effect: a source is an object (cr.SourceChoices).
func (b *builder) playersAsSources() *lex.Error {
	for _, what := range b.bindings {
		for _, copies := range b.copiesNamed(what.effect, what) {
			if err := b.playerAsSource(what, copies); err != nil {
				return err
			}
		}
	}
	for _, st := range b.starts {
		for _, what := range st.bound {
			for _, copies := range b.createdCopies(st.source) {
				if err := b.playerAsSource(what, copies); err != nil {
					return err
				}
			}
		}
	}
	for i := range b.sc.Effects {
		if f := b.from[i].flag; f >= 0 && len(b.flags[f].bound) > 0 {
			what := binding{slot: slotChosen, to: b.flags[f].bound[0], text: b.flags[f].text}
			if err := b.playerAsSource(what, []int{i}); err != nil {
				return err
			}
		}
	}
	return nil
}

// playerAsSource refuses a player bound to instances as a source of damage, or as
// what was chosen where they ask for such a source alone.
func (b *builder) playerAsSource(what binding, instances []int) *lex.Error {
	if !what.to.IsPlayer() {
		return nil
	}
	for _, i := range instances {
		refs := refsOf(b.sc.Effects[i].Effect)
		alone := refs[engine.ChosenSource] && !refs[engine.ChosenPlayer] && !refs[engine.ChosenObject] && !refs[engine.Target] && !refs[engine.AnyTarget]
		if what.slot == slotSource || what.slot == slotChosen && alone {
			return illegalSource(what.text, say.New("%s can't be chosen as a source of damage: no player is one.", shape.EntityName(&b.board, what.to)))
		}
	}
	return nil
}

// legalSources refuses a card as a chosen source of damage that lies where nothing
// spoke of it as the effect came into being: a player may name a permanent, a spell,
// what something on the stack or waiting speaks of, and what is face up in the
// command zone. A card that is cast later is another object (cr.SourceChoices).
func (b *builder) legalSources() *lex.Error {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		id := inst.ChosenSrc
		if id == engine.NoObject || b.edition().Before(firstSourceRule) || b.referredTo(id) {
			continue
		}
		where := cardIn(b.zoneAt(id, inst.StartedIn))
		if where.IsZero() {
			continue
		}
		name := shape.ObjectName(&b.board, id)
		return b.refusedSource(id, say.New("%s can't be chosen as a source of damage: it is %s, and nothing on the stack or waiting speaks of it.", name, where))
	}
	return nil
}

// cardIn says where a card lies that nobody may name as a source of itself; nothing
// for other zones.
func cardIn(z engine.Zone) say.Message {
	switch z {
	case engine.Hand:
		return say.New("a card in a hand")
	case engine.Library:
		return say.New("a card in a library")
	case engine.Graveyard:
		return say.New("a card in a graveyard")
	case engine.Exile:
		return say.New("a card in exile")
	}
	return say.Message{}
}

// zoneAt is where an object is as a moment of the question begins, 0 and 1 being the
// first.
func (b *builder) zoneAt(id engine.ObjectID, moment int) engine.Zone {
	z := b.board.Objects[id].Zone
	for m := 0; m < moment-1 && m < len(b.sc.Events); m++ {
		for _, ev := range b.sc.Events[m].Events {
			if ev.Object != id {
				continue
			}
			switch ev.Kind {
			case engine.CastSpell:
				z = engine.Stack
			case engine.Enter:
				z = engine.Battlefield
			case engine.Move:
				z = ev.Dest
			case engine.Destroy, engine.Sacrifice, engine.CounterSpell:
				z = engine.Graveyard
			}
		}
	}
	return z
}

// referredTo reports whether something on the stack or waiting speaks of a card: an
// ability of it deals damage from where it is, combat damage of it waits, or an
// effect it made waits (cr.SourceWaitingEffects, cr.SourceCombatStack).
func (b *builder) referredTo(id engine.ObjectID) bool {
	for i := range b.sc.Effects {
		if inst := &b.sc.Effects[i]; inst.Source == id && inst.Created && cr.SourceWaitingEffects.InForce(b.edition()) {
			return true
		}
	}
	o := &b.board.Objects[id]
	if o.Zone == engine.Hand || o.Zone == engine.Library || o.Zone == engine.Graveyard && o.Types&(engine.Instant|engine.Sorcery) != 0 {
		return false // an instant deals no damage from a graveyard: cast from there, it is another object
	}
	combat, other := b.damageBy(id)
	return (combat || other) && !b.becomesNew(id)
}

// becomesNew reports whether the question casts a card or puts it onto the
// battlefield, where it is a new object.
func (b *builder) becomesNew(id engine.ObjectID) bool {
	for _, h := range b.sc.Events {
		for _, ev := range h.Events {
			if ev.Object == id && (ev.Kind == engine.CastSpell || ev.Kind == engine.Enter) {
				return true
			}
		}
	}
	return false
}

// refusedSource is the refusal of a source, at the words that name it.
func (b *builder) refusedSource(id engine.ObjectID, says say.Message) *lex.Error {
	err := b.about(b.board.Objects[id].Name, says)
	err.Code = "illegal_choice"
	return err
}

// illegalSource is the refusal of a source that a text of the question names.
func illegalSource(text string, says say.Message) *lex.Error {
	return &lex.Error{Code: "illegal_choice", Where: "fact", Text: text, Span: [2]int{0, len(text)}, Says: says}
}
