package engine

import "apnap/engine/cr"

// What "if you do" asks has changed three times. From the first it asked whether
// something was done, be it what took the action's place; since the autumn of
// 2003 it asks of an optional action only whether the player chose it
// (cr.IfYouDoChecksChoice), and since 2008 of any other only whether the player
// began it (cr.IfYouDoMandatory).

// choiceAlone is the first edition in which the choice alone counted.
const choiceAlone = "2003-10-01"

// lineUpFollowing lines up what comes "if you do" after the action that the
// question's event is; the question says that the player chose or began it.
func (w *walker) lineUpFollowing(st *state, first *Instruction, t task) {
	t.ins, t.follows, t.may, t.facts = first.Then, true, first.May, st.facts.len()
	t.ifDone = first.May && !w.rules.choiceCounts || !first.May && !w.rules.beginningCounts
	st.agenda = append(st.agenda, t)
}

// wasDone reports whether what follows "if you do" takes place, and notes why.
func (w *walker) wasDone(st *state, t *task) bool {
	done := !t.ifDone
	for told := st.facts; told.len() > t.facts && !done; told = told.before {
		done = !told.Nothing
	}
	rules := []cr.Rule{cr.IfYouDoMandatory}
	if t.may {
		rules = []cr.Rule{cr.IfYouDoChecksChoice, cr.IfYouDoFollowsReplacement}
	}
	s := Step{Kind: StepFollows, Before: t.ctx.ev, Chosen: t.ctx.effect, Chooser: NoPlayer, Rules: rules}
	if !done {
		s.Excluded = []Exclusion{{Effect: t.ctx.effect, Why: NothingDone, Rule: rules[0]}}
	}
	w.note(s)
	t.follows = false
	return done
}
