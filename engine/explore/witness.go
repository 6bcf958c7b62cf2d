package explore

import (
	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/play"
)

// speller replays witnesses to name their answers and the choices that mattered.
// What one begins with like the one before is not played again.
type speller struct {
	x     *explorer
	given []engine.Answer
	path  []int
	stops []stop // after each answer of path, from none on
}

// stop is where a replay stands, with the answer that led there.
type stop struct {
	st     *play.State
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
		s.x.free = append(s.x.free, left.st)
	}
	s.stops = s.stops[:same+1]
	for _, pick := range path[same:] {
		s.stops = append(s.stops, s.answer(&s.stops[len(s.stops)-1], pick))
	}
	s.path = path
	end := engine.End{Outcome: o, Witness: make([]engine.Answer, 0, len(s.given)+len(path))}
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

// answer plays on from a stop by one answer.
func (s *speller) answer(from *stop, pick int) stop {
	x := s.x
	x.w.Advance(from.st)
	to := stop{st: x.fresh(), at: x.answered(from.at, pick)}
	from.st.CloneInto(to.st)
	option, p := options(x.w.Walker, to.st)[pick], to.st.Choice
	to.option = option.ID
	if to.shown = x.showsAt(from.at); to.shown {
		to.made = engine.Made{Chooser: p.Chooser, Kind: p.Kind, Effect: p.Effect, Option: option}
		if p.Kind == engine.ChooseOrder {
			to.made.Effect = p.Order[pick]
		}
	}
	agenda.Take(x.w.Walker, to.st, pick)
	return to
}
