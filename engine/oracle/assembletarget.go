package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// fitsTarget takes what a spell is said to aim at for what its target has to be, as far as that
// comes and goes and the question leaves it open: it is attacking, it is tapped. Whoever asks
// has it on the stack with that target, so that it was a legal one.
func (b *builder) fitsTarget(to engine.Entity, aim *engine.Filter, spell engine.ObjectID) {
	if !to.IsObject() {
		return
	}
	if len(aim.Or) > 0 {
		b.fitsTarget(to, &aim.Or[0], spell)
		return
	}
	o := &b.board.Objects[to.Object]
	if (aim.Token == engine.Yes || aim.Noun == engine.TokenNoun) && o.Token == engine.Unknown {
		o.Token = engine.Yes
		b.assume(say.New("%s is a token, as %s asks of its target", shape.ObjectName(&b.board, to.Object), b.board.Objects[spell].Name))
	}
	for _, mark := range aim.Marks {
		if state := comesAndGoes(o, mark); state != nil && !*state && !slices.Contains(o.NotMarks, mark) {
			*state = true
			b.assume(supposedState(o, state, shape.ObjectName(&b.board, to.Object), b.board.Objects[spell].Name))
		}
	}
}

// xOfTarget takes X, of which nobody tells, for the number that a spell or ability asks of its target by it: it was chosen before
// the target was (cr.TargetsChosen).
func (b *builder) xOfTarget(inst *engine.Instance, aim *engine.Filter) {
	if aim == nil || inst.X != engine.Unset || !inst.Target.IsObject() || inst.Source == engine.NoObject {
		return
	}
	o := &b.board.Objects[inst.Target.Object]
	for _, asked := range [...]struct {
		of engine.Range
		n  int
	}{{aim.Power, withCounters(o.Power, o)}, {aim.Toughness, withCounters(o.Toughness, o)}, {aim.ManaValue, o.ManaValue}} {
		if asked.of.Op != engine.NoCompare && asked.of.N != nil && asked.of.N.Op == engine.XValue && asked.n >= 0 {
			spell := &b.board.Objects[inst.Source]
			inst.X, spell.X = asked.n, asked.n
			b.assume(say.New("X is %s, as %s asks of its target", strconv.Itoa(asked.n), spell.Name))
			return
		}
	}
}

// supposedState tells of the state that something has just been supposed to be in, because a
// spell is aimed at it.
func supposedState(o *engine.Object, state *bool, called say.Message, spell string) say.Message {
	switch state {
	case &o.Attacking:
		return say.New("%s is attacking, as %s asks of its target", called, spell)
	case &o.Blocking:
		return say.New("%s is blocking, as %s asks of its target", called, spell)
	case &o.FaceDown:
		return say.New("%s is face down, as %s asks of its target", called, spell)
	}
	return say.New("%s is tapped, as %s asks of its target", called, spell)
}

// comesAndGoes is where an object keeps a state that combat and tapping put it into, nil for
// every other mark.
func comesAndGoes(o *engine.Object, mark string) *bool {
	switch mark {
	case "attacking":
		return &o.Attacking
	case "blocking":
		return &o.Blocking
	case "tapped":
		return &o.Tapped
	case "face down", "face-down":
		return &o.FaceDown
	case "attacking or blocking":
		if o.Blocking || slices.Contains(o.NotMarks, "attacking") {
			return &o.Blocking
		}
		return &o.Attacking
	}
	return nil
}

// fitsHistory takes what a spell or ability is said to aim at for what its target has to be of what has happened and what is on it,
// where the question tells nothing of that before the moment with that number, from 1.
func (b *builder) fitsHistory(to engine.Entity, aim *engine.Filter, spell engine.ObjectID, at int) {
	if !to.IsObject() || slices.ContainsFunc(b.sc.Events[:at-1], func(h engine.Happening) bool { return len(h.Pays) == 0 }) {
		return
	}
	o := &b.board.Objects[to.Object]
	if len(aim.Or) > 0 {
		if !slices.ContainsFunc(aim.Or, func(f engine.Filter) bool { return len(f.Marks) == 0 && o.Types&f.Types == f.Types }) {
			b.fitsHistory(to, &aim.Or[0], spell, at)
		}
		return
	}
	for _, mark := range aim.Marks {
		if ofHistory(mark) && !slices.Contains(o.Marks, mark) && !slices.Contains(o.NotMarks, mark) && !b.wears(to, mark) {
			o.Marks = append(o.Marks, mark)
			b.assume(say.New("%s is such as %s asks of its target: \"%s\"", shape.ObjectName(&b.board, to.Object), b.board.Objects[spell].Name, say.Text(mark)))
		}
	}
}

// wears reports whether the question has attached something to an object, or put counters on it, so that a mark may be seen from that.
func (b *builder) wears(to engine.Entity, mark string) bool {
	const worn = "enchanted equipped modified"
	return slices.Contains(strings.Fields(worn), mark) && (len(b.board.Objects[to.Object].Counters) > 0 || slices.ContainsFunc(b.board.Objects, func(o engine.Object) bool { return o.AttachedTo == to }))
}

// ofHistory reports whether a mark tells what has happened with something this turn, or what combat and others have made of it.
func ofHistory(mark string) bool {
	const thisTurn, others = " this turn", "blocked unblocked enchanted equipped modified renowned"
	return strings.HasSuffix(mark, thisTurn) || slices.Contains(strings.Fields(others), mark)
}

// neverTarget reports whether something is known to be no target that an ability could have been activated with, by what its card says
// of it. What is paid for that is not paid.
func (b *builder) neverTarget(inst *engine.Instance, r *spellResolves) bool {
	aim := engine.AskedOf(inst.Effect.Then, engine.Target)
	if r.ability == 0 || aim == nil || !inst.Target.IsObject() || len(aim.Or) > 0 || !b.paidFor(r.source) {
		return false
	}
	o := &b.board.Objects[inst.Target.Object]
	if _, known := b.lookup(o.Name); !known {
		return false
	}
	lacks := func(word string) bool { return !engine.HasWord(o.Keywords, word) && !b.gives(inst, word) }
	other := func(sub string) bool { return !slices.Contains(o.Subtypes, sub) && !b.gives(inst, sub) }
	return slices.ContainsFunc(aim.Keywords, lacks) || slices.ContainsFunc(aim.Subtypes, other) || len(aim.AnySubtypes) > 0 && !slices.ContainsFunc(aim.AnySubtypes, func(sub string) bool { return !other(sub) })
}

// gives reports whether another effect of the question speaks of a keyword or subtype.
func (b *builder) gives(but *engine.Instance, word string) bool {
	return slices.ContainsFunc(b.sc.Effects, func(inst engine.Instance) bool {
		return inst.Effect != but.Effect && strings.Contains(strings.ToLower(inenglish.Effect(inst.Effect, nil)), strings.ToLower(word))
	})
}

// denyState takes an object out of a state, because the question says that it is not in it.
func denyState(o *engine.Object, state *bool, mark string) {
	*state = false
	o.NotMarks = append(o.NotMarks, mark)
}
