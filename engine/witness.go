package engine

// speller replays witnesses to name their answers and the choices that mattered.
// What one begins with like the one before is not played again.
type speller struct {
	x     *explorer
	given []Answer
	path  []int
	stops []stop // after each answer of path, from none on
}

// stop is where a replay stands, with the answer that led there.
type stop struct {
	st     *state
	at     place
	option string
	made   Made
	shown  bool // whether the answer mattered
}

func newSpeller(x *explorer, st *state, root int32, given []Answer) *speller {
	return &speller{x: x, given: given, stops: []stop{{st: st.clone(), at: x.placeOf(root)}}}
}

// spell names the answers of the witness of an outcome.
func (s *speller) spell(o *Outcome, path []int) End {
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
	end := End{Outcome: o, Witness: make([]Answer, 0, len(s.given)+len(path))}
	end.Witness = append(end.Witness, s.given...)
	for i := range s.stops[1:] {
		at := &s.stops[i+1]
		if at.shown {
			end.Shown = append(end.Shown, at.made)
		}
		end.Witness = append(end.Witness, Answer{At: len(end.Witness), Option: at.option})
	}
	return end
}

// answer plays on from a stop by one answer.
func (s *speller) answer(from *stop, pick int) stop {
	x := s.x
	x.w.advance(from.st)
	to := stop{st: x.fresh(), at: x.answered(from.at, pick)}
	from.st.cloneInto(to.st)
	option, p := x.w.options(to.st)[pick], to.st.choice
	to.option = option.ID
	if to.shown = x.showsAt(from.at); to.shown {
		to.made = Made{Chooser: p.chooser, Kind: p.kind, Effect: p.effect, Option: option}
		if p.kind == ChooseOrder {
			to.made.Effect = p.order[pick]
		}
	}
	x.w.take(to.st, pick)
	return to
}
