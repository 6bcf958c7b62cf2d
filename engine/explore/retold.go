package explore

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/play"
)

// Told is how one of several plays went, as Question.Tell gives it.
type Told struct {
	// Same is how many of the first steps are those of the play told before.
	Same  int
	Trace []engine.Step
	// Kept are as in a Resolution.
	Kept []engine.Exclusion
}

// Tell plays the witnesses of ends, in the order of their answers, each from where it parts
// from the one before, and tells of each by its place in the list. What is told is good
// until the next is.
func (q *Question) Tell(witnesses [][]engine.Answer, tell func(at int, t Told) error) error {
	order := make([]int, len(witnesses))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return slices.CompareFunc(witnesses[a], witnesses[b], compareAnswers) })
	r := &reteller{}
	w, st := q.play()
	r.w = w
	w.Trace = &r.trace
	w.Advance(st)
	r.stop(st)
	for i, at := range order {
		same, err := r.play(witnesses[at])
		if err != nil {
			return err
		}
		if i == 0 {
			same = 0 // there is none before it
		}
		if err := tell(at, Told{Same: same, Trace: r.trace, Kept: w.Kept}); err != nil {
			return err
		}
	}
	return nil
}

// compareAnswers brings answers into an order in which plays that begin alike stand
// together.
func compareAnswers(a, b engine.Answer) int {
	if a.At != b.At {
		return a.At - b.At
	}
	return strings.Compare(a.Option, b.Option)
}

// reteller plays one witness after another.
type reteller struct {
	replayer
	trace []engine.Step
	free  spares
	// log are the answers of the last play, and stops what stood before each of them and
	// behind the last.
	log   []engine.Answer
	stops []halt
}

// halt is what stands where a choice is open.
type halt struct {
	st          *play.State
	steps, kept int
	taken       []play.Taken
}

// stop remembers where a play has come to.
func (r *reteller) stop(st *play.State) {
	r.stops = append(r.stops, halt{st: st, steps: len(r.trace), kept: len(r.w.Kept), taken: slices.Clone(r.w.Taken)})
}

// play goes on with the answers of a witness from the last stop that it shares with the
// play before, and returns the number of steps that stand before that.
func (r *reteller) play(answers []engine.Answer) (same int, err error) {
	n := 0
	for n < len(r.log) && n < len(answers) && r.log[n] == answers[n] {
		n++
	}
	for _, h := range r.stops[n+1:] {
		r.free = append(r.free, h.st)
	}
	from, w := r.stops[n], r.w
	r.log, r.stops, r.trace = r.log[:n], r.stops[:n+1], r.trace[:from.steps]
	w.Kept, w.Taken = w.Kept[:from.kept:from.kept], slices.Clone(from.taken)
	answers = answers[n:]
	for before := from.st; len(answers) > 0 && !before.Done; {
		st := r.free.take()
		before.CloneInto(st) // whose open choice stands in the state before, which stays as it is
		if r.log, answers, err = r.answer(st, r.log, answers); err != nil {
			return 0, err
		}
		r.stop(st)
		before = st
	}
	return from.steps, w.Err
}
