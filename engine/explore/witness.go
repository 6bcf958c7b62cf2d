package explore

import (
	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/play"
)

// speller names the answers of witnesses and the choices that mattered. It plays on only
// where a choice does not say what it offers; what a witness begins with like the one
// before is not gone through again.
type speller struct {
	x     *explorer
	given []engine.Answer
	path  []int
	stops []stop // after each answer of path, from none on
}

// stop is what stands after an answer of a witness.
type stop struct {
	st     *play.State // nil where nobody has played that far
	at     place
	option string
	made   engine.Made
	shown  bool // whether the answer mattered
}

func newSpeller(x *explorer, st *play.State, root int32, given []engine.Answer) *speller {
	return &speller{x: x, given: given, stops: []stop{{st: st.Clone(), at: x.placeOf(root)}}}
}

// spell names the answers of the witness of an outcome.
func (s *speller) spell(o *engine.Outcome, path []int) engine.End {
	same := 0
	for same < len(path) && same < len(s.path) && path[same] == s.path[same] {
		same++
	}
	for _, left := range s.stops[same+1:] {
		if left.st != nil {
			s.x.free = append(s.x.free, left.st)
		}
	}
	s.path, s.stops = path, s.stops[:same+1]
	for i := same; i < len(path); i++ {
		s.stops = append(s.stops, s.answer(i))
	}
	shown := 0
	for i := range s.stops[1:] {
		if s.stops[i+1].shown {
			shown++
		}
	}
	end := engine.End{Outcome: o, Witness: make([]engine.Answer, 0, len(s.given)+len(path))}
	if shown > 0 {
		end.Shown = make([]engine.Made, 0, shown)
	}
	end.Witness = append(end.Witness, s.given...)
	for i := range s.stops[1:] {
		at := &s.stops[i+1]
		if at.shown {
			end.Shown = append(end.Shown, at.made)
		}
		end.Witness = append(end.Witness, engine.Answer{At: len(end.Witness), Option: at.option})
	}
	return end
}

// answer goes on from the i-th stop by the path's next answer.
func (s *speller) answer(i int) stop {
	x, from, pick := s.x, s.stops[i].at, s.path[i]
	to := stop{at: x.answered(from, pick), shown: x.showsAt(from)}
	if first := x.vertices[from.vertex].offers; first > 0 && from.spot == nil {
		id := x.offers[int(first)+pick]
		option := orderOption(x.w.Walker, id)
		to.option, to.made = option.ID, engine.Made{Chooser: x.vertices[from.vertex].player, Kind: engine.ChooseOrder, Effect: id, Option: option}
		return to
	}
	st := s.played(i)
	option, p := options(x.w.Walker, st)[pick], st.Choice
	to.option, to.made = option.ID, engine.Made{Chooser: p.Chooser, Kind: p.Kind, Effect: p.Effect, Option: option, Parts: p.Parts}
	if p.Kind == engine.ChooseOrder {
		to.made.Effect = p.Order[pick]
	}
	return to
}

// played is the state at the i-th stop, where its choice is open.
func (s *speller) played(i int) *play.State {
	at := &s.stops[i]
	if at.st == nil {
		at.st = s.x.fresh()
		s.played(i - 1).CloneInto(at.st)
		agenda.Take(s.x.w.Walker, at.st, s.path[i-1])
	}
	s.x.w.Advance(at.st)
	return at.st
}
