package look

import (
	"math/bits"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// sharesQuality reports whether an object has a color, creature type or card
// type in common with what the filter's reference names.
func (v *View) sharesQuality(f *engine.Filter, id engine.ObjectID, o *engine.Object) engine.Tri {
	got := engine.No
	for _, e := range v.Refer(f.SharesRef) {
		if e.IsObject() {
			got = got.Or(v.sharesWith(f.SharesWith, id, o, e.Object))
		}
	}
	return got
}

// sharesWith compares two objects by one quality.
func (v *View) sharesWith(quality string, id engine.ObjectID, o *engine.Object, with engine.ObjectID) engine.Tri {
	other := v.Object(with)
	switch quality {
	case "color":
		if !o.ColorsKnown {
			return v.unknownColor(id, o)
		}
		if !other.ColorsKnown {
			return v.unknownColor(with, other)
		}
		return engine.TriOf(o.Colors&other.Colors&^engine.Colorless != 0)
	case "name":
		return engine.TriOf(o.Name == other.Name)
	case "card type", "permanent type":
		if o.Types&other.Types&cardTypes != 0 {
			return engine.Yes
		}
	case "creature type":
		if engine.HasAny(o.Subtypes, other.Subtypes) || changes(o) && (changes(other) || len(other.Subtypes) > 0) || changes(other) && len(o.Subtypes) > 0 {
			return engine.Yes
		}
	default:
		return v.Unknown(id, whetherShared(quality, o, other))
	}
	if !o.TypesKnown {
		return v.unknownType(id, o)
	}
	if !other.TypesKnown {
		return v.unknownType(with, other)
	}
	return engine.No
}

// changes reports whether an object has every creature type (cr.Changeling).
func changes(o *engine.Object) bool { return engine.HasWord(o.Keywords, "changeling") }

// isOf reports whether an object has a subtype: a creature type of what is a changeling.
func isOf(o *engine.Object, subtype string) bool {
	return engine.HasWord(o.Subtypes, subtype) || changes(o) && engine.CreatureType(subtype)
}

// cardTypes are the card types without supertypes.
const cardTypes = engine.PermanentTypes | engine.Instant | engine.Sorcery

// derivedMark answers the marks that follow from what else is known of an object,
// or from the event; ok is false for every other mark.
func (v *View) derivedMark(id engine.ObjectID, o *engine.Object, mark string) (t engine.Tri, ok bool) {
	switch mark {
	case "monocolored":
		return v.colored(id, o, func(c engine.Colors) bool { return bits.OnesCount8(uint8(c)) == 1 }), true
	case "historic":
		return v.ofKinds(id, o, o.Types&(engine.Artifact|engine.Legendary) != 0 || slices.Contains(o.Subtypes, "Saga")), true
	case "outlaw":
		return v.ofKinds(id, o, slices.ContainsFunc(o.Subtypes, isOutlaw)), true
	case "enchanted":
		return v.bearsAttachment(id, "Aura", false), true
	case "equipped":
		return v.bearsAttachment(id, "Equipment", false), true
	case "modified":
		return engine.TriOf(len(o.Counters) > 0).Or(v.bearsAttachment(id, "Equipment", false)).Or(v.bearsAttachment(id, "Aura", true)), true
	case "attached to a creature":
		if to := v.St.Board.Objects[id].AttachedTo; to.IsObject() {
			host := v.Object(to.Object)
			return v.ofKinds(to.Object, host, host.Types&engine.Creature != 0), true
		}
	case "attached to target":
		return engine.TriOf(v.Inst != nil && v.Inst.Target.IsObject() && v.St.Board.Objects[id].AttachedTo == v.Inst.Target), true
	case "unblocked":
		return v.unblocked(id, o)
	case "blocked by ~", "blocking ~":
		return v.inBlockWith(id, mark == "blocked by ~"), true
	}
	if whom, found := strings.CutPrefix(mark, "targets "); found {
		return v.targetsWhom(id, o, whom), true
	}
	return engine.No, false
}

// ofKinds is a quality that an object's types decide.
func (v *View) ofKinds(id engine.ObjectID, o *engine.Object, has bool) engine.Tri {
	if !has && !o.TypesKnown {
		return v.Unknown(id, AboutObject(o, engine.AskedType, say.New("what types %s has", o.Name)))
	}
	return engine.TriOf(has)
}

func isOutlaw(subtype string) bool {
	switch subtype {
	case "Assassin", "Mercenary", "Pirate", "Rogue", "Warlock":
		return true
	}
	return false
}

// bearsAttachment reports whether something of a subtype is attached to an object;
// own asks that its controller controls that too.
func (v *View) bearsAttachment(id engine.ObjectID, subtype string, own bool) engine.Tri {
	for i := range v.St.Board.Objects {
		a := &v.St.Board.Objects[i]
		if a.Zone != engine.Battlefield || a.AttachedTo != engine.ObjectEntity(id) || own && a.Controller != v.Object(id).Controller {
			continue
		}
		if slices.Contains(a.Subtypes, subtype) || !a.TypesKnown && subtype == "Aura" {
			return engine.Yes
		}
	}
	return engine.No
}

// unblocked reports whether a creature that deals combat damage to a player is
// unblocked: it is, unless it tramples.
func (v *View) unblocked(id engine.ObjectID, o *engine.Object) (engine.Tri, bool) {
	if engine.HasWord(o.Marks, "unblocked") {
		return engine.Yes, true
	}
	if engine.HasWord(o.Marks, "blocked") {
		return engine.No, true
	}
	if ev := v.Ev; ev != nil && ev.Kind == engine.Damage && ev.Combat && ev.Source == id && ev.To.IsPlayer() && !slices.Contains(o.Keywords, "trample") {
		return engine.Yes, true
	}
	return engine.No, false
}

// inBlockWith reports whether a creature that deals combat damage to "~" does so
// because one of them blocks the other, and whether "~" is the blocker.
func (v *View) inBlockWith(id engine.ObjectID, thisBlocks bool) engine.Tri {
	if v.This == engine.NoObject || v.Ev == nil || v.Ev.Kind != engine.Damage || v.Ev.Source != id || v.Ev.To != engine.ObjectEntity(v.This) {
		return engine.No
	}
	this, other := v.Object(v.This), v.Object(id)
	switch {
	case this.Blocking || other.Attacking:
		return engine.TriOf(thisBlocks)
	case this.Attacking || other.Blocking:
		return engine.TriOf(!thisBlocks)
	case !v.Ev.Combat:
		return v.Unknown(id, whoAttacks(this, other, say.New("which of %s and %s is attacking, which blocking", this.Name, other.Name)))
	}
	return v.Unknown(id, whoAttacks(this, other, say.New("which of %s and %s is attacking", this.Name, other.Name)))
}

// targetsWhom reports whether a spell has a target: "~", or what else the words
// describe.
func (v *View) targetsWhom(id engine.ObjectID, o *engine.Object, whom string) engine.Tri {
	if len(o.Targets) == 0 && engine.HasWord(o.NotMarks, "targets") {
		return engine.No
	}
	if len(o.Targets) == 0 {
		return v.Unknown(id, whatTargeted(o, v.label()))
	}
	for _, to := range o.Targets {
		switch {
		case whom == "~" && v.This != engine.NoObject && to == engine.ObjectEntity(v.This):
			return engine.Yes
		case whom == "attached" && v.Inst != nil && to == v.Inst.Attached:
			return engine.Yes
		case whom == "a commander you control" && to.IsObject() && engine.HasWord(v.Object(to.Object).Marks, "commander") && v.Object(to.Object).Controller == v.You:
			return engine.Yes
		}
	}
	return engine.No
}
