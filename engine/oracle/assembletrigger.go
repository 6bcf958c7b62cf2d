package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// triggered are the triggered abilities that an effect flag gives, by its text or
// by its card, and whether there are some that are not understood.
func (f *effectFlag) triggered() (list []*engine.Effect, unread bool) {
	if f.ability == "" && f.card != nil {
		return pointers(f.card.Triggers), f.card.Unwatched > 0
	}
	for i := range f.abilities {
		if a := &f.abilities[i]; a.Trigger != nil {
			list = append(list, a.Trigger)
		} else if _, scheduled := ParseScheduled(f.selfName(), a.Text); a.Triggered && !a.Matters() && !scheduled {
			unread = true
		}
		unread = unread || f.abilities[i].Untold
	}
	return list, unread
}

// triggersSpeakOfYou reports whether a triggered ability depends on who controls it.
func (f *effectFlag) triggersSpeakOfYou() bool {
	list, _ := f.triggered()
	return slices.ContainsFunc(list, func(e *engine.Effect) bool {
		refs := refsOf(e)
		return refs[engine.RefYou] || refs[engine.EachOpponent] || refs[engine.AnOpponent] || speaksOfYouOrOpponent(e)
	})
}

// speaksOfYouOrOpponent reports whether a relation in an effect is one to you.
func speaksOfYouOrOpponent(e *engine.Effect) bool {
	found := false
	e.Visit(&engine.Visitor{Relation: func(x *engine.Relation) {
		found = found || *x == engine.You || *x == engine.Opponent || *x == engine.NotYou
	}})
	return found
}

// unreadTrigger is what stands before the first comma of a triggered ability that
// was given in words and not understood.
func (f *effectFlag) unreadTrigger() (string, bool) {
	for i := range f.abilities {
		if a := &f.abilities[i]; f.ability != "" && a.Triggered && a.Trigger == nil {
			words, _, _ := strings.Cut(a.Text, ",")
			return words, true
		}
	}
	return "", false
}

func pointers(list []engine.Effect) []*engine.Effect {
	out := make([]*engine.Effect, len(list))
	for i := range list {
		out[i] = &list[i]
	}
	return out
}

// onlyTriggers reports whether all that a flag gives is triggered abilities that
// make no effect, so that what has them is there.
func (f *effectFlag) onlyTriggers() bool {
	list, _ := f.triggered()
	return len(list) > 0 && !hasScope(f.abilities)
}

// meansTriggers reports whether whoever gave a flag meant its triggered abilities:
// they stand in its text, or its card has nothing else.
func (f *effectFlag) meansTriggers() bool { return f.ability != "" || f.onlyTriggers() }

// placeTriggers puts what has triggered abilities where they work.
func (b *builder) placeTriggers() {
	for i := range b.flags {
		if f := &b.flags[i]; f.onlyTriggers() && (f.card == nil || f.card.Types&engine.PermanentTypes != 0) {
			for _, id := range f.sources {
				if !b.said[id].entering && len(b.said[id].acts) == 0 {
					b.onField(id)
				}
			}
		}
	}
}

// triggers adds the triggered abilities of the effects given and of every card
// that is named: they are told where their event happens, and change nothing by
// themselves. They stand last.
func (b *builder) triggers() {
	given := map[engine.ObjectID]bool{}
	var unread []say.Message
	for i := range b.flags {
		f := &b.flags[i]
		list, more := f.triggered()
		for copy := range f.times {
			for _, e := range list {
				b.trigger(i, copy, e)
			}
		}
		for _, id := range f.sources {
			given[id] = given[id] || f.ability == "" || len(list) > 0 || more // what stands in a text besides may be of the card
		}
		if more {
			unread = append(unread, say.Text(f.label))
		}
	}
	for id := range b.board.Objects {
		o := &b.board.Objects[id]
		if b.byKeyword(engine.ObjectID(id)) {
			unread = append(unread, say.Text(o.Name))
		}
		if given[engine.ObjectID(id)] || o.Card == "" {
			continue
		}
		card, ok := b.lookup(o.Card)
		if !ok || card.Name != o.Card {
			continue
		}
		for k := range card.Triggers {
			b.cardTrigger(engine.ObjectID(id), &card.Triggers[k])
		}
		if card.Unwatched > 0 {
			unread = append(unread, say.Text(card.Name))
		}
	}
	b.byGiven()
	b.notWatched(unread)
	for i := range b.sc.Effects {
		b.triggerBound(&b.sc.Effects[i])
	}
}

// triggersLast puts the triggered abilities behind the effects, whose ids and
// places they leave alone.
func (b *builder) triggersLast() {
	effects, from := make([]engine.Instance, 0, len(b.sc.Effects)), make([]origin, 0, len(b.from))
	for _, last := range [...]bool{false, true} {
		for i := range b.sc.Effects {
			if b.isTriggered(i) == last {
				effects, from = append(effects, b.sc.Effects[i]), append(from, b.from[i])
			}
		}
	}
	b.sc.Effects, b.from = effects, from
}

// trigger adds a triggered ability of one copy of a flag.
func (b *builder) trigger(flag, copy int, e *engine.Effect) {
	b.instance(flag, copy, 0, &Ability{Scope: "other"}, e)
}

// cardTrigger adds a triggered ability of an object that the question names.
func (b *builder) cardTrigger(id engine.ObjectID, e *engine.Effect) {
	o := &b.board.Objects[id]
	inst := blankInstance(inItsZone(e))
	inst.Label, inst.Source, inst.Controller, inst.X = o.Name, id, shape.Holder(o), o.X
	b.sc.Effects = append(b.sc.Effects, inst)
	b.from = append(b.from, origin{flag: -1 - len(b.flags) - int(id)})
}

// triggerBound binds a triggered ability as facts bind the effects they name.
func (b *builder) triggerBound(inst *engine.Instance) {
	if inst.Effect.Kind != engine.Triggered {
		return
	}
	for _, what := range b.bindings {
		if b.isNamed(inst, what.effect, what) {
			b.apply(inst, what)
		}
	}
}

// notWatched says whose triggered abilities are not looked at.
func (b *builder) notWatched(whose []say.Message) {
	whose = slices.CompactFunc(whose, say.Message.Same)
	for _, name := range whose {
		b.unweighed = append(b.unweighed, name.String())
	}
	if len(whose) == 1 {
		b.assume(say.New("What %s says of triggers is not looked at: I do not understand it", whose[0]))
	} else if len(whose) > 1 {
		b.assume(say.New("What %s say of triggers is not looked at: I do not understand it", say.All(whose)))
	}
}

// namesTrigger reports whether a fact's name of an effect is that of something
// with a triggered ability.
func (b *builder) namesTrigger(called string) bool {
	for i := range b.flags {
		if list, _ := b.flags[i].triggered(); len(list) > 0 && strings.EqualFold(b.flags[i].label, called) {
			return true
		}
	}
	return false
}

// saidToAct lists the moments in which the question says that an ability of a
// flag's object does something, where that can only be a triggered one: its text
// is then the instruction of that moment.
func (b *builder) saidToAct(f *effectFlag) []int {
	if len(f.sources) == 0 {
		return nil
	}
	return b.said[f.sources[0]].acts
}

// ofTrigger reports whether the texts of a flag are those of triggered abilities.
func ofTrigger(list []Ability) bool {
	return len(list) > 0 && !slices.ContainsFunc(list, func(a Ability) bool { return !a.Triggered })
}
