package engine

import (
	"math/bits"
	"slices"
	"strings"

	"apnap/engine/say"
)

// derivedMark answers the marks that follow from what else is known of an object,
// or from the event; ok is false for every other mark.
func (v *view) derivedMark(id ObjectID, o *Object, mark string) (t Tri, ok bool) {
	switch mark {
	case "monocolored":
		return v.colored(id, o, func(c Colors) bool { return bits.OnesCount8(uint8(c)) == 1 }), true
	case "historic":
		return v.ofKinds(id, o, o.Types&(Artifact|Legendary) != 0 || slices.Contains(o.Subtypes, "Saga")), true
	case "outlaw":
		return v.ofKinds(id, o, slices.ContainsFunc(o.Subtypes, isOutlaw)), true
	case "enchanted":
		return v.bearsAttachment(id, "Aura", false), true
	case "equipped":
		return v.bearsAttachment(id, "Equipment", false), true
	case "modified":
		return tri(len(o.Counters) > 0).or(v.bearsAttachment(id, "Equipment", false)).or(v.bearsAttachment(id, "Aura", true)), true
	case "attached to a creature":
		if to := v.st.board.Objects[id].AttachedTo; to.IsObject() {
			host := v.object(to.Object)
			return v.ofKinds(to.Object, host, host.Types&Creature != 0), true
		}
	case "unblocked":
		return v.unblocked(id, o)
	case "blocked by ~", "blocking ~":
		return v.inBlockWith(id, mark == "blocked by ~"), true
	}
	if whom, found := strings.CutPrefix(mark, "targets "); found {
		return v.targetsWhom(id, o, whom), true
	}
	return No, false
}

// ofKinds is a quality that an object's types decide.
func (v *view) ofKinds(id ObjectID, o *Object, has bool) Tri {
	if !has && !o.TypesKnown {
		return v.unknown(id, aboutObject(o, AskedType, say.New("what types %s has", o.Name)))
	}
	return tri(has)
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
func (v *view) bearsAttachment(id ObjectID, subtype string, own bool) Tri {
	for i := range v.st.board.Objects {
		a := &v.st.board.Objects[i]
		if a.Zone != Battlefield || a.AttachedTo != ObjectEntity(id) || own && a.Controller != v.object(id).Controller {
			continue
		}
		if slices.Contains(a.Subtypes, subtype) || !a.TypesKnown && subtype == "Aura" {
			return Yes
		}
	}
	return No
}

// unblocked reports whether a creature that deals combat damage to a player is
// unblocked: it is, unless it tramples.
func (v *view) unblocked(id ObjectID, o *Object) (Tri, bool) {
	if hasWord(o.Marks, "unblocked") {
		return Yes, true
	}
	if hasWord(o.Marks, "blocked") {
		return No, true
	}
	if ev := v.ev; ev != nil && ev.Kind == Damage && ev.Combat && ev.Source == id && ev.To.IsPlayer() && !slices.Contains(o.Keywords, "trample") {
		return Yes, true
	}
	return No, false
}

// inBlockWith reports whether a creature that deals combat damage to "~" does so
// because one of them blocks the other, and whether "~" is the blocker.
func (v *view) inBlockWith(id ObjectID, thisBlocks bool) Tri {
	if v.this == NoObject || v.ev == nil || v.ev.Kind != Damage || v.ev.Source != id || v.ev.To != ObjectEntity(v.this) {
		return No
	}
	this, other := v.object(v.this), v.object(id)
	switch {
	case this.Blocking || other.Attacking:
		return tri(thisBlocks)
	case this.Attacking || other.Blocking:
		return tri(!thisBlocks)
	case !v.ev.Combat:
		return v.unknown(id, whoAttacks(this, other, say.New("which of %s and %s is attacking, which blocking", this.Name, other.Name)))
	}
	return v.unknown(id, whoAttacks(this, other, say.New("which of %s and %s is attacking", this.Name, other.Name)))
}

// targetsWhom reports whether a spell has a target: "~", or what else the words
// describe.
func (v *view) targetsWhom(id ObjectID, o *Object, whom string) Tri {
	if len(o.Targets) == 0 && hasWord(o.NotMarks, "targets") {
		return No
	}
	if len(o.Targets) == 0 {
		return v.unknown(id, whatTargeted(o, v.label()))
	}
	for _, to := range o.Targets {
		switch {
		case whom == "~" && v.this != NoObject && to == ObjectEntity(v.this):
			return Yes
		case whom == "attached" && v.inst != nil && to == v.inst.Attached:
			return Yes
		case whom == "a commander you control" && to.IsObject() && hasWord(v.object(to.Object).Marks, "commander") && v.object(to.Object).Controller == v.you:
			return Yes
		}
	}
	return No
}
