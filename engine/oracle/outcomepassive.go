package oracle

import "apnap/engine"

// passiveMove reads where the moving object goes in the passive:
//
//	Object "is" Done { "and" Done } , Done = "revealed" | "exiled" | "put" Place | "shuffled into" Library .
func (r *reader) passiveMove(e *engine.Effect) bool {
	at := r.i
	p, ok := r.simple()
	if !ok || !aboutMoving(e, refOf(p.Filter)) || !r.eatWords("is") {
		r.i = at
		return false
	}
	do := len(e.Do)
	for {
		if !r.doneTo(e) {
			r.i, e.Do = at, e.Do[:do]
			return false
		}
		if !r.eatWords("and") {
			break
		}
	}
	return moved(e)
}

// doneTo reads one participle.
func (r *reader) doneTo(e *engine.Effect) bool {
	in := engine.Instruction{Verb: engine.Move, What: engine.ThatObject}
	switch {
	case r.eatWords("revealed"):
		in.Verb = engine.Reveal
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{in}})
		return true
	case r.eatWords("exiled"):
		in.Dest = engine.Exile
	case r.eatWords("put", "on"):
		if !r.libraryEnd(&in) {
			return false
		}
	case r.eatWords("put", "into"), r.eatWords("returned", "to"):
		if !r.destination(&in) || in.Dest == engine.Battlefield {
			return r.fail()
		}
	case r.eatWords("shuffled", "into"):
		if _, ok := r.possessor(); !ok || !r.eat("library") {
			return r.fail()
		}
		in.Dest, in.Position = engine.Library, "shuffled"
	default:
		return r.fail()
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.MoveTo, Dest: in.Dest, Position: in.Position})
	return true
}
