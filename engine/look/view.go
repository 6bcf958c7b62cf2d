package look

import (
	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/say"
)

// View is what filters, expressions and conditions look at: an effect's
// instance, the event it may change, and the board as it would be for that
// event (an entering permanent is projected, cr.EntersLookahead).
type View struct {
	W    *play.Walker
	St   *play.State
	Inst *engine.Instance
	Ev   *engine.Event
	// Entering is the event by which an object enters while ev is contained in
	// it, or ev itself.
	Entering  *engine.Event
	Projected *engine.Object
	// This is the object the ability is on; it differs from inst.Source for
	// abilities an entering permanent has as a copy.
	This      engine.ObjectID
	You       engine.PlayerID
	Prevented int
	That      int // the amount meant by "that much"
	Those     []engine.ObjectID
	Revealed  []engine.Event  // what the same effect has had revealed until something was found
	Deeds     play.Deeds      // what the text that is carried out has done so far
	Each      engine.Entity   // whom an instruction that several players carry out is looked at for
	Gave      bool            // objects have been chosen to be given up: those
	Paid      int             // life this effect had somebody pay
	Past      bool            // objects that have left are looked at as they last were
	Missing   *engine.Missing // what was unknown, for NeedFact; nil while nothing is
	MissObj   engine.ObjectID
}

// NewView looks at ev through the instance; inst may be nil.
func NewView(w *play.Walker, st *play.State, inst *engine.Instance, ev, entering *engine.Event) View {
	v := View{W: w, St: st, Inst: inst, Ev: ev, Entering: entering, This: engine.NoObject, You: engine.NoPlayer, MissObj: engine.NoObject, Each: engine.Nobody()}
	if ev != nil {
		v.That = ev.Amount
	}
	if inst != nil {
		v.This, v.You = inst.Source, inst.Controller
		if inst.Source != engine.NoObject && !inst.Created && (inst.As != nil || st.Board.Objects[inst.Source].Taken) {
			v.You = ControllerOf(w, st, inst.Source)
		}
		if inst.Own && entering != nil && inst.Source == entering.Object {
			v.You = entering.Under
		}
	}
	return v
}

// Object is the object as the view sees it; nil when there is none.
func (v *View) Object(id engine.ObjectID) *engine.Object {
	if id < 0 {
		return nil
	}
	if v.Entering != nil && id == v.Entering.Object {
		if v.Projected == nil {
			v.Projected = Project(v.W, v.St, v.Entering)
		}
		return v.Projected
	}
	o := &v.St.Board.Objects[id]
	if v.Past && o.Last != nil && o.Zone != engine.Battlefield {
		return o.Last
	}
	return o
}

// Says names an object as the question calls it, whatever became of it, and what was
// made since by the name it was made with.
func Says(w *play.Walker, st *play.State, id engine.ObjectID) say.Message {
	if int(id) < len(w.Scenario.Board.Objects) {
		return w.Scenario.Board.Says(id)
	}
	return st.Board.Says(id)
}

// InQuestion reports whether an object is itself part of what happens.
func InQuestion(w *play.Walker, id engine.ObjectID) bool {
	for i := range w.Scenario.Events {
		for j := range w.Scenario.Events[i].Events {
			ev := &w.Scenario.Events[i].Events[j]
			if id != engine.NoObject && (ev.Object == id || ev.Source == id || ev.To.Object == id) {
				return true
			}
		}
	}
	return false
}
