package ruling

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// changes reports whether an effect is one that replaces or prevents something, and not what a
// permanent says of its own entering.
func changes(e *engine.Instance) bool {
	return (e.Effect.Kind == engine.Replacement || e.Effect.Kind == engine.Prevention) && !e.ByRule
}

// effectsOf are the effects that the thing asked about makes, as far as they replace or prevent something.
func (a *answering) effectsOf() []engine.EffectID { return a.effectsWhere(changes) }

// effectsWhere are the effects of some sort that the thing asked about makes.
func (a *answering) effectsWhere(such func(*engine.Instance) bool) (list []engine.EffectID) {
	for i := range a.effects {
		if e := &a.effects[i]; such(e) && a.isSource(e) {
			list = append(list, engine.EffectID(i))
		}
	}
	return list
}

// isSource reports whether an effect is of the thing asked about.
func (a *answering) isSource(e *engine.Instance) bool {
	if e.Source != engine.NoObject {
		o := &a.board.Objects[e.Source]
		return strings.EqualFold(o.Name, a.asked.Thing) && (a.asked.Owner == "" || a.isOf(o))
	}
	return strings.EqualFold(e.Label, a.asked.Thing) && (a.asked.Owner == "" || e.Controller != engine.NoPlayer && oracle.SameName(a.board.Players[e.Controller].Name, a.asked.Owner))
}

// took is what an end tells of whether some effects were applied. That they were not is certain where they
// could not have been on the way to any end, or were on the way to another.
func (a *answering) took(effects []engine.EffectID) engine.Tri {
	elsewhere := func(p play) bool { return len(a.plays) > 1 && p.had(effects) }
	switch {
	case len(effects) == 0 || a.play == nil:
		return engine.Unknown
	case a.play.surely(effects):
		return engine.Yes
	case a.play.had(effects):
		return engine.Unknown
	case slices.ContainsFunc(a.plays, elsewhere), !slices.ContainsFunc(a.plays, func(p play) bool { return p.has(effects) }):
		return engine.No
	}
	return engine.Unknown
}

// applies reports whether the effect asked about is applied; of what makes none, whether it triggers. Where
// "it" is asked about, that is the one effect of the question.
func (a *answering) applies() engine.Tri {
	if a.asked.Thing == "" {
		if groups := a.groups(); len(groups) == 1 {
			return a.took(groups[0])
		}
		return engine.Unknown
	}
	forbids := a.effectsWhere(func(e *engine.Instance) bool { return e.Effect.Kind == engine.Cant && !e.ByRule })
	if a.play != nil && slices.ContainsFunc(forbids, func(id engine.EffectID) bool { return slices.Contains(a.play.forbade, id) }) {
		return engine.Yes
	}
	if list := a.effectsOf(); len(list) > 0 {
		return a.took(list)
	}
	if len(forbids) > 0 && len(a.plays) == 1 {
		return engine.No
	}
	if a.find() {
		return a.triggers()
	}
	return engine.Unknown
}

// noTrigger answers whether something triggers that has no ability which does: that it replaces or prevents
// something, and whether it does here.
func (a *answering) noTrigger() say.Message {
	switch a.took(a.effectsOf()) {
	case engine.Yes:
		return say.New("That is no trigger, but it applies.")
	case engine.No:
		return say.New("That is no trigger, and it does not apply.")
	}
	return say.Message{}
}

// groups are the effects that the question brings, those of one object together, without what something says
// of its own entering.
func (a *answering) groups() [][]engine.EffectID {
	var groups [][]engine.EffectID
	at := map[string]int{}
	for i := range a.effects {
		e := &a.effects[i]
		if !changes(e) || e.Own {
			continue
		}
		key := e.Label
		if e.Source != engine.NoObject {
			key = strconv.Itoa(int(e.Source))
		} else if e.ID != "" {
			key = e.ID
		}
		k, known := at[key]
		if !known {
			k = len(groups)
			at[key], groups = k, append(groups, nil)
		}
		groups[k] = append(groups[k], engine.EffectID(i))
	}
	return groups
}

// allApply reports whether each of several effects is applied; of fewer it can't be asked.
func (a *answering) allApply() engine.Tri {
	groups := a.groups()
	if len(groups) < 2 || a.asked.Amount != engine.Unset && len(groups) != a.asked.Amount {
		return engine.Unknown
	}
	all := engine.Yes
	for _, effects := range groups {
		all = all.And(a.took(effects))
	}
	return all
}

// usable reports whether the ability asked about could be used on the way to any of the ends: whether it was
// offered. Where it never was, it can't.
func (c *Case) usable(a *answering) engine.Tri {
	effects := a.effectsOf()
	switch {
	case len(effects) == 0 || len(c.plays) == 0:
		return engine.Unknown
	case slices.ContainsFunc(c.plays, func(p play) bool { return p.has(effects) }):
		return engine.Yes
	case c.Ruling.Complete:
		return engine.No
	}
	return engine.Unknown
}

// tooFew says no to what can't be used, and of what needs more cards in a library than there are how many.
func (c *Case) tooFew(a *answering) say.Message {
	for _, id := range a.effectsOf() {
		e := &c.Scenario.Effects[id]
		for _, cond := range e.Effect.If {
			inLibrary := cond.Kind == engine.CountIs && cond.Expr != nil && cond.Expr.Op == engine.LibraryOf
			if !inLibrary || cond.Range.Op != engine.AtLeast || cond.Range.N.Op != engine.Lit || e.Controller == engine.NoPlayer {
				continue
			}
			if needs, has := cond.Range.N.N, c.Scenario.Board.Players[e.Controller].Library; has != engine.Unset && has < needs {
				return say.New("No: that needs %d cards in the library, and there are %d.", needs, has)
			}
		}
	}
	return yesOrNo(engine.No)
}
