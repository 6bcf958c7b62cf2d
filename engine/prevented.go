package engine

import (
	"strconv"

	"apnap/engine/say"
)

// triggering is a triggered ability about prevented damage that has triggered:
// once for each application of a prevention effect that prevented something,
// over all the damage dealt at one time (cr.PreventionTriggerEach).
type triggering struct {
	effect EffectID // whose trigger it is
	by     EffectID // the effect that prevented
	moment int      // which thing of the walk it was
	amount int
}

// noteTriggers records which abilities trigger on what an application has
// prevented. What a resolved spell or ability prevents, or a static ability that
// looks at all damage of a sort, is one application at one time.
func (a *application) noteTriggers() {
	if a.eff.Kind != Prevention || a.prevented == 0 {
		return
	}
	one := a.inst.Created || len(a.eff.Then) == 0 && a.eff.Do[0].Kind == PreventAll
	for _, id := range a.w.onPrevented {
		n := a.preventedFor(id)
		if n == 0 {
			continue
		}
		x := triggering{effect: id, by: a.id, moment: a.st.moments, amount: n}
		if k := a.st.triggered(x); one && k >= 0 {
			a.st.triggers = append([]triggering(nil), a.st.triggers...)
			a.st.triggers[k].amount += n
			continue
		}
		a.st.triggers = append(a.st.triggers, x)
	}
}

// preventedFor is how much of what was prevented a trigger is about.
func (a *application) preventedFor(id EffectID) int {
	inst := &a.w.sc.Effects[id]
	if inst.Effect.Self && inst.Source != a.inst.Source {
		return 0 // "prevented this way" is about the same spell's prevention
	}
	sum := 0
	for k, n := range a.nodes {
		took := a.prevented
		if len(a.nodes) > 1 {
			took = a.took[k]
		}
		if took > 0 && a.w.holdsFor(a.st, id, &a.st.moment[n].ev) {
			sum += took
		}
	}
	return sum
}

// triggered is the place of a trigger on the same effect at the same time, -1
// when there is none.
func (st *state) triggered(x triggering) int {
	for i, y := range st.triggers {
		if x.effect == y.effect && x.by == y.by && x.moment == y.moment {
			return i
		}
	}
	return -1
}

// triggerRemarks tells how often abilities about prevented damage trigger, and
// with how much; what they do is not part of a ruling.
func (w *walker) triggerRemarks(st *state) []say.Message {
	var out []say.Message
	for _, id := range w.onPrevented {
		var amounts []int
		for _, t := range st.triggers {
			if t.effect == id {
				amounts = append(amounts, t.amount)
			}
		}
		if len(amounts) == 0 {
			continue
		}
		out = append(out, triggersOn(w.sc.Effects[id].Called(), amounts))
	}
	return out
}

// triggersOn tells that an ability triggers on prevented damage, once for each
// amount.
func triggersOn(label say.Message, amounts []int) say.Message {
	each := make([]say.Message, len(amounts))
	for i, n := range amounts {
		each[i] = say.Text(strconv.Itoa(n))
	}
	switch len(amounts) {
	case 1:
		return say.New("%s triggers once on prevented damage (%s damage); what that does is not part of this ruling", label, each[0])
	case 2:
		return say.New("%s triggers twice on prevented damage (%s, then %s damage); what that does is not part of this ruling", label, each[0], each[1])
	}
	return say.New("%[1]s triggers %[2]d times on prevented damage (%[3]s damage); what that does is not part of this ruling", label, len(amounts), inTurn(each))
}

// inTurn is one amount after the other: "2, then 1, then 3".
func inTurn(amounts []say.Message) say.Message {
	all := amounts[0]
	for _, n := range amounts[1:] {
		all = say.New("%s, then %s", all, n)
	}
	return all
}
