package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/notation"
)

// ownRules adds the effects that an object has by the rules themselves: what
// its keywords mean, and what shield, stun and finality counters do
// (cr.ProtectionPrevents, cr.ShieldCounters, cr.StunCounters,
// cr.FinalityCounters). What the question gives in words is not added again.
func (b *builder) ownRules() {
	b.ownCountersTold()
	put := b.countersPut()
	for id := range b.board.Objects {
		b.keywordRules(engine.ObjectID(id))
		b.enteringRules(engine.ObjectID(id))
		b.resolvingRules(engine.ObjectID(id))
		b.counterRules(engine.ObjectID(id), put)
	}
	b.changedKeywords()
}

// keywordRules adds the effects of an object's keywords.
func (b *builder) keywordRules(id engine.ObjectID) {
	for _, k := range b.board.Objects[id].Keywords {
		if e := keywordEffect(k); e != nil {
			b.ruleInstance(id, inenglish.Capital(k), e)
		}
	}
}

// counterRules adds the effects of the counters that an object has, or may get in the question.
func (b *builder) counterRules(id engine.ObjectID, put map[string][]engine.ObjectID) {
	o := &b.board.Objects[id]
	may := func(kind string) bool {
		onAny := slices.Contains(put[kind], engine.NoObject) && (o.Zone == engine.Battlefield || b.enters(id))
		return onAny || slices.Contains(put[kind], id) || engine.ListsCounter(o.Counters, kind)
	}
	if may("shield") && cr.ShieldCounters.InForce(b.edition()) {
		b.ruleInstance(id, "Shield counter", shieldFromDestruction()).ByRule = true
		b.ruleInstance(id, "Shield counter", shieldFromDamage()).ByRule = true
	}
	if may("stun") && cr.StunCounters.InForce(b.edition()) {
		b.ruleInstance(id, "Stun counter", stun()).ByRule = true
	}
	if may("finality") && cr.FinalityCounters.InForce(b.edition()) {
		b.ruleInstance(id, "Finality counter", finality()).ByRule = true
	}
	if may(indestructible) && cr.KeywordCounters.InForce(b.edition()) {
		b.ruleInstance(id, "Indestructible counter", undestroyable()).ByRule = true
	}
}

// countersPut tells of each kind of counters that events or effects of the question put on something on what they do,
// engine.NoObject for what is not named there.
func (b *builder) countersPut() map[string][]engine.ObjectID {
	put := map[string][]engine.ObjectID{}
	see := &engine.Visitor{
		Change:      func(c *engine.Change) { put[c.Counter] = append(put[c.Counter], engine.NoObject) },
		Instruction: func(in *engine.Instruction) { put[in.Counter] = append(put[in.Counter], engine.NoObject) },
	}
	for i := range b.sc.Effects {
		b.sc.Effects[i].Effect.Visit(see)
	}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			put[ev.Counter] = append(put[ev.Counter], ev.To.Object)
			if ev.Entry == nil {
				continue
			}
			for _, c := range ev.Entry.Counters {
				put[c.Kind] = append(put[c.Kind], ev.Object)
			}
		}
	}
	return put
}

// edition is the question's edition, today's where none is given.
func (b *builder) edition() cr.Edition {
	if b.sc.Edition.ID == "" {
		return cr.Current()
	}
	return b.sc.Edition
}

// ruleInstance adds an effect that an object has by the rules, unless the
// question already gives it one that waits for the same and does the same.
func (b *builder) ruleInstance(id engine.ObjectID, label string, e *engine.Effect) *engine.Instance {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		about := inst.Source == id || inst.Attached == engine.ObjectEntity(id) || inst.Target == engine.ObjectEntity(id)
		if about && inst.Effect.When.Kind == e.When.Kind && inst.Effect.Kind == e.Kind && sameRule(inst.Effect, e) {
			return inst
		}
	}
	inst := blankInstance(e)
	inst.Label, inst.Source = label, id
	inst.Rules = b.keywordText(id, strings.ToLower(label))
	inst.Controller = b.board.Objects[id].Controller
	if inst.Controller == engine.NoPlayer {
		inst.Controller = b.board.Objects[id].Owner
	}
	b.sc.Effects = append(b.sc.Effects, inst)
	b.from = append(b.from, origin{flag: -1 - len(b.board.Objects) - len(b.sc.Effects)})
	return &b.sc.Effects[len(b.sc.Effects)-1]
}

// sameRule reports whether two effects on one object are one rule in other
// words: both take the same counters off, or, where they take none off, both
// look at the same sources and do the same. Protection from one color is not
// protection from another.
func sameRule(a, b *engine.Effect) bool {
	if !sameSpending(a, b) {
		return false
	}
	return len(spent(b)) > 0 || ruleKey(a) == ruleKey(b) || oneOfItsSources(a, b)
}

// oneOfItsSources reports whether an effect looks at several descriptions of sources, of which the
// other looks at one and does the same: "protection from red and from white" is protection from red too.
func oneOfItsSources(a, b *engine.Effect) bool {
	if a.When.Source == nil || a.Kind != engine.Prevention {
		return false
	}
	return slices.ContainsFunc(a.When.Source.Or, func(f engine.Filter) bool {
		one := *a
		one.When.Source = &f
		return ruleKey(&one) == ruleKey(b)
	})
}

// ruleKey is an effect's notation without what it is about and for how long.
func ruleKey(e *engine.Effect) string {
	k := engine.Effect{Kind: e.Kind, When: e.When, Do: e.Do}
	k.When.Affected = nil
	return notation.Of(&k)
}

// sameSpending reports whether two effects take the same counters off, or none.
func sameSpending(a, b *engine.Effect) bool { return slices.Equal(spent(a), spent(b)) }

// spent lists the kinds of counters an effect takes off.
func spent(e *engine.Effect) []string {
	var out []string
	add := func(ins []engine.Instruction) {
		for i := range ins {
			if ins[i].Verb == engine.RemoveCounters {
				out = append(out, ins[i].Counter)
			}
		}
	}
	for i := range e.Do {
		add(e.Do[i].Do)
	}
	add(e.Then)
	return out
}

// bears is the condition that the object bears such a counter.
func bears(kind string) []engine.Cond {
	return []engine.Cond{{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Counter: kind}}}
}

// takeOff removes one such counter from the object.
func takeOff(kind string) []engine.Instruction {
	n := engine.Number(1)
	return []engine.Instruction{{Verb: engine.RemoveCounters, What: engine.This, Counter: kind, Amount: &n}}
}

// shieldFromDestruction answers destruction by an effect.
func shieldFromDestruction() *engine.Effect {
	return &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, If: bears("shield"),
		When: engine.Pattern{Kind: engine.Destroy, Affected: &engine.Filter{Is: engine.This}, CauseIs: engine.ByEffect},
		Do:   []engine.Change{{Kind: engine.InsteadDo, Do: takeOff("shield")}}}
}

// shieldFromDamage prevents damage.
func shieldFromDamage() *engine.Effect {
	return &engine.Effect{Kind: engine.Prevention, Class: engine.ClassOther, If: bears("shield"),
		When: engine.Pattern{Kind: engine.Damage, Whole: true, Affected: &engine.Filter{Is: engine.This}},
		Do:   []engine.Change{{Kind: engine.PreventAll}}, Then: takeOff("shield")}
}

// stun keeps the permanent from untapping.
func stun() *engine.Effect {
	return &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, If: bears("stun"),
		When: engine.Pattern{Kind: engine.Untap, Affected: &engine.Filter{Is: engine.This}},
		Do:   []engine.Change{{Kind: engine.InsteadDo, Do: takeOff("stun")}}}
}

// finality exiles the permanent where it would go to a graveyard.
func finality() *engine.Effect {
	return &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, If: bears("finality"),
		When: engine.Pattern{Kind: engine.Move, Affected: &engine.Filter{Is: engine.This}, From: engine.Battlefield, Dest: engine.Graveyard},
		Do:   []engine.Change{{Kind: engine.MoveTo, Dest: engine.Exile}}}
}

// undestroyable keeps the permanent from being destroyed, as the keyword of the counter does.
func undestroyable() *engine.Effect {
	return &engine.Effect{Kind: engine.Cant, Text: indestructible, If: bears(indestructible),
		When: engine.Pattern{Kind: engine.Destroy, Affected: &engine.Filter{Is: engine.This}}}
}
