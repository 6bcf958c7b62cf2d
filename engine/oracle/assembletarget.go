package oracle

import (
	"slices"

	"apnap/engine"
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
	for _, mark := range aim.Marks {
		if state := comesAndGoes(o, mark); state != nil && !*state && !slices.Contains(o.NotMarks, mark) {
			*state = true
			b.assume(supposedState(o, state, shape.ObjectName(&b.board, to.Object), b.board.Objects[spell].Name))
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
	case "attacking or blocking":
		if o.Blocking || slices.Contains(o.NotMarks, "attacking") {
			return &o.Blocking
		}
		return &o.Attacking
	}
	return nil
}

// denyState takes an object out of a state, because the question says that it is not in it.
func denyState(o *engine.Object, state *bool, mark string) {
	*state = false
	o.NotMarks = append(o.NotMarks, mark)
}
