package engine

// Question is a scenario prepared for any number of plays, one after another.
type Question struct {
	first *stepper
	begin *state
	// idle and spare are what the last play used, for the next.
	idle  *stepper
	spare *state
}

// Prepare makes a scenario ready to be played; it must not change afterwards.
func Prepare(s *Scenario) (*Question, error) {
	w, st, err := newStepper(s)
	if err != nil {
		return nil, err
	}
	return &Question{first: w, begin: st}, nil
}

// Resolve is Resolve for the scenario.
func (q *Question) Resolve(answers []Answer) (*Resolution, error) {
	w, st := q.play()
	out, err := w.resolve(st, answers)
	q.idle, q.spare = w, st
	return out, err
}

// play begins a play: with the storage of the one before, where that is over.
func (q *Question) play() (*stepper, *state) {
	w, st := q.idle, q.spare
	q.idle, q.spare = nil, nil
	if w == nil {
		w, st = &stepper{walker: &walker{index: q.first.index, buf: newScratch(len(q.first.sc.Effects))}}, new(state)
	}
	w.taken, w.kept, w.trace, w.err, w.pauses = append([]taken(nil), q.first.taken...), nil, nil, q.first.err, false
	q.begin.cloneInto(st)
	return w, st
}
