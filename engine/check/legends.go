package check

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/play"
	"apnap/engine/say"
)

// legends are the legendary permanents of one name and one player of which the next check does not
// leave all, because one of them has come since the question began (cr.LegendRule).
func legends(w *play.Walker, st *play.State) []engine.Legends {
	if slices.Contains(st.Board.Marks, engine.NoLegendRule) {
		return nil
	}
	var found []engine.Legends
	for id := range st.Board.Objects {
		o := &st.Board.Objects[id]
		if o.Zone != engine.Battlefield || o.Types&engine.Legendary == 0 || o.Controller == engine.NoPlayer || keepsName(w, engine.ObjectID(id)) || !arrived(w, o, engine.ObjectID(id)) {
			continue
		}
		name := nameNow(st.Board, o)
		if slices.ContainsFunc(found, func(l engine.Legends) bool { return l.Of == o.Controller && l.Name == name }) {
			continue
		}
		if all := namesakes(st.Board, o.Controller, name); len(all) > 1 {
			found = append(found, engine.Legends{Of: o.Controller, Name: name, Objects: all})
		}
	}
	return found
}

// keepsName reports whether what an object becomes a copy of does not give it its name.
func keepsName(w *play.Walker, id engine.ObjectID) bool {
	return slices.ContainsFunc(w.Scenario.Effects, func(inst engine.Instance) bool {
		return inst.Source == id && slices.ContainsFunc(inst.Effect.Do, func(c engine.Change) bool {
			return c.Kind == engine.EnterCopy && slices.Contains(c.Options, engine.KeepsName)
		})
	})
}

// namesakes are the legendary permanents of a name that a player controls.
func namesakes(b *engine.Board, of engine.PlayerID, name string) []engine.ObjectID {
	var all []engine.ObjectID
	for id := range b.Objects {
		if o := &b.Objects[id]; o.Zone == engine.Battlefield && o.Types&engine.Legendary != 0 && o.Controller == of && nameNow(b, o) == name {
			all = append(all, engine.ObjectID(id))
		}
	}
	return all
}

// nameNow is an object's name, that of what it is a copy of where it is one.
func nameNow(b *engine.Board, o *engine.Object) string {
	for o.CopyOf != nil {
		o = &b.Objects[*o.CopyOf]
	}
	return o.Name
}

// arrived reports whether an object has come onto the battlefield, under its controller or to its
// name since the question began.
func arrived(w *play.Walker, o *engine.Object, id engine.ObjectID) bool {
	if int(id) >= len(w.Scenario.Board.Objects) {
		return true
	}
	was := &w.Scenario.Board.Objects[id]
	return was.Zone != engine.Battlefield || was.Controller != o.Controller || was.Types&engine.Legendary == 0 || was.CopyOf != o.CopyOf
}

// leftOpen refuses a question that goes on where a check has to take all but one of several
// legendary permanents of one name, and that does not tell which.
func leftOpen(w *play.Walker, st *play.State) bool {
	for _, twins := range legends(w, st) {
		told := func(id engine.ObjectID) bool { return saidLater(w, st, engine.ObjectEntity(id)) }
		if !slices.ContainsFunc(twins.Objects, told) {
			w.Fail(&twins)
			return true
		}
	}
	return false
}

// notAllStay tells of the legendary permanents of which the next check does not leave all.
func notAllStay(w *play.Walker, st *play.State) []engine.Remark {
	var out []engine.Remark
	for _, twins := range legends(w, st) {
		says := say.New("%s controls %d legendary permanents named %s: unless something says that the legend rule does not apply, %s will not leave all of them", st.Board.Players[twins.Of].Called(), len(twins.Objects), twins.Name, era.Of(st.Board.Edition, era.Checks))
		if st.Board.Players[twins.Of].Name == engine.Speaker {
			says = say.New("you control %d legendary permanents named %s: unless something says that the legend rule does not apply, %s will not leave all of them", len(twins.Objects), twins.Name, era.Of(st.Board.Edition, era.Checks))
		}
		out = append(out, engine.Remark{Says: says, Rules: []cr.Rule{cr.LegendRule}})
	}
	return out
}
