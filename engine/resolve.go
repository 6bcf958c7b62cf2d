package engine

import (
	"strings"

	"apnap/engine/cr"
)

// Resolve replays the answers from the start of the scenario and returns the
// trace with either the next choice that matters or the outcome. Choices none
// of whose answers matter are passed over with their first option.
func Resolve(s *Scenario, answers []Answer) (*Resolution, error) {
	w, st, err := newStepper(s)
	if err != nil {
		return nil, err
	}
	return w.resolve(st, answers)
}

// resolve plays from the start.
func (w *stepper) resolve(st *state, answers []Answer) (*Resolution, error) {
	out := &Resolution{Trace: make([]Step, 0, 2*len(w.sc.Effects)+2)}
	w.trace = &out.Trace
	x := &explorer{w: w, limits: Limits{}.orDefault(), complete: true}
	var err error
	if out.Answers, err = x.replay(st, answers); err != nil {
		return nil, err
	}
	for !st.done {
		if x.mattersNow(st) {
			out.Choice, out.Assumed = w.choiceAt(st), w.assumed()
			return out, w.err
		}
		out.Answers = append(out.Answers, Answer{At: len(out.Answers), Option: w.options(st)[0].ID})
		w.take(st, 0)
		w.advance(st)
		if w.err != nil {
			return nil, w.err
		}
	}
	out.Outcome, out.Kept, out.Assumed = w.outcome(st), w.kept, w.assumed()
	return out, w.err
}

// replay carries out the given answers and returns the full log; the state
// stands at the next choice, or at the end.
func (x *explorer) replay(st *state, answers []Answer) ([]Answer, error) {
	var log []Answer
	x.w.advance(st)
	for x.w.err == nil && len(answers) > 0 {
		if st.done {
			return x.leftOver(log, answers)
		}
		options := x.w.open(st)
		pick := find(options, answers[0].Option)
		mine := answers[0].At == len(log) || answers[0].At == NextThatMatters && x.mattersNow(st)
		switch {
		case x.w.err != nil:
			return log, x.w.err
		case mine && pick < 0:
			return log, &IllegalChoice{Answer: answers[0], Choice: x.w.choiceAt(st)}
		case mine:
			answers = answers[1:]
		default:
			if pick >= 0 && answers[0].At == NextThatMatters && x.onlyHere(st) {
				answers = answers[1:]
			} else {
				pick = 0
			}
		}
		x.w.logChoice(st, pick, options[pick].ID)
		log = append(log, Answer{At: len(log), Option: options[pick].ID})
		x.w.take(st, pick)
		x.w.advance(st)
	}
	return log, x.w.err
}

// leftOver deals with answers that no choice is left for: those that name
// nothing any choice offered are illegal, the others changed nothing.
func (x *explorer) leftOver(log []Answer, answers []Answer) ([]Answer, error) {
	for _, a := range answers {
		if !x.w.known(a.Option) {
			return log, &IllegalChoice{Answer: a}
		}
	}
	return log, nil
}

// known reports whether an option names an effect of the question, so that it
// may have belonged to a choice that did not matter.
func (w *walker) known(option string) bool {
	name := strings.TrimPrefix(option, "no:")
	for i := range w.sc.Effects {
		if strings.EqualFold(w.sc.Effects[i].ID, name) || strings.EqualFold(w.sc.Effects[i].Label, name) {
			return true
		}
	}
	return false
}

// onlyHere reports whether nothing after this choice matters, so that an answer
// to it can be meant for no other.
func (x *explorer) onlyHere(st *state) bool {
	id := x.untraced(st)
	if id == cut {
		return false
	}
	n := 0
	for _, ok := range x.reach(id) {
		if ok {
			n++
		}
	}
	return n <= 1
}

// mattersNow reports whether the open choice matters.
func (x *explorer) mattersNow(st *state) bool {
	if st.choice.size() < 2 {
		return false
	}
	id := x.untraced(st)
	return id == cut || x.vertices[id].leaf < 0 && x.matters(id)
}

// untraced explores from a copy of the state without adding to the trace.
func (x *explorer) untraced(st *state) int32 {
	trace := x.w.trace
	x.w.trace = nil
	id := x.visit(st.clone())
	x.w.trace = trace
	return id
}

// open are the options of the open choice, none where nothing is open.
func (w *walker) open(st *state) []Option {
	if st.choice == nil {
		return nil
	}
	return w.options(st)
}

// find is the position of the option that an answer names, -1 when none.
func find(opts []Option, option string) int {
	for i := range opts {
		if strings.EqualFold(opts[i].ID, option) {
			return i
		}
	}
	for i := range opts {
		if strings.EqualFold(opts[i].Label, option) {
			return i
		}
	}
	return -1
}

// options spells the options of the open choice.
func (w *walker) options(st *state) []Option {
	p := st.choice
	if p.kind != ChooseOrder {
		return p.options
	}
	if w.isMay(p) {
		inst := &w.sc.Effects[p.order[0]]
		return []Option{{ID: inst.ID, Label: inst.Label}, {ID: "no:" + inst.ID, Label: "no:" + inst.Label}}
	}
	out := make([]Option, len(p.order))
	for i, id := range p.order {
		if id == NoEffect {
			out[i] = w.apart(st, p, i, Option{ID: "none", Label: "none"})
			continue
		}
		out[i] = w.apart(st, p, i, Option{ID: w.sc.Effects[id].ID, Label: w.sc.Effects[id].Label})
	}
	return out
}

// isMay reports whether an order is only whether to use one optional effect.
func (w *walker) isMay(p *point) bool {
	return p.kind == ChooseOrder && !p.loop && len(p.order) == 2 && p.order[1] == NoEffect
}

// choiceAt spells the open choice.
func (w *walker) choiceAt(st *state) *Choice {
	c := w.asked(st)
	c.Options = w.options(st)
	if i := st.at(st.choice.node); i >= 0 {
		c.Wanting = w.wanting(st, i, st.choice.order)
	}
	return &c
}

// asked is what the open choice asks of whom, without the options.
func (w *walker) asked(st *state) Choice {
	p := st.choice
	c := Choice{Kind: p.kind, Chooser: p.chooser, Effect: p.effect, Parts: p.parts, Total: p.total}
	if w.isMay(p) {
		c.Kind, c.Effect = ChooseMay, p.order[0]
	}
	if i := st.at(p.node); i >= 0 {
		c.Event = st.moment[i].ev
	} else if st.pend != nil && st.pend.task != nil {
		c.Event = st.pend.task.ctx.ev
	}
	c.Rules = append(w.choiceRules(st, &c), w.roundRules(st, p)...)
	return c
}

// wanting counts the effects among which an order is asked for, also those that
// nothing can tell from one of them and that are therefore no option of their own.
func (w *walker) wanting(st *state, i int, order []EffectID) int {
	var all effectSet
	for _, id := range order {
		if id == NoEffect {
			continue
		}
		all = all.with(id)
		for k := range w.twin {
			if w.twin[k] == w.twin[id] && w.applicable(st, i, EffectID(k)).fits == Yes {
				all = all.with(EffectID(k))
			}
		}
	}
	return all.size()
}

// choiceRules are the rules that ask a choice.
func (w *walker) choiceRules(st *state, c *Choice) []cr.Rule {
	switch c.Kind {
	case ChooseOrder:
		if st.choice.loop {
			return []cr.Rule{cr.LoopBrokenByAffected}
		}
		rules := []cr.Rule{cr.AffectedPlayerChooses}
		if st.choice.among {
			rules = append(rules, cr.ApnapBetweenChoosers, cr.ApnapOrder)
		}
		if w.ownerless(st, &c.Event) {
			rules = append(rules, cr.OwnerChoosesWithoutController)
		}
		if st.choice.nodes != nil {
			rules = append(rules, cr.ApnapOwnSequence)
		}
		class := ClassOther
		for _, id := range st.choice.order {
			if id != NoEffect {
				class = w.classOf(&w.sc.Effects[id])
			}
		}
		switch class {
		case ClassSelf:
			return append(rules, selfRules(w.sc.Edition)...)
		case ClassControl:
			return append(rules, cr.ControlStep)
		case ClassCopy:
			return append(rules, cr.CopyStep)
		case ClassBackFace:
			return append(rules, cr.BackFaceStep)
		}
		if w.rules.orderedAtOnce {
			rules = append(rules, cr.ContradictionOnly)
		}
		return append(rules, cr.FreeChoice)
	case ChooseDivide:
		if w.sc.Effects[c.Effect].Effect.Kind == Prevention {
			return []cr.Rule{cr.ShieldSeveralSources}
		}
		return nil // no rule says who divides what is redirected
	case ChooseMode:
		if c.Event.Kind == Enter {
			return []cr.Rule{cr.EntersChoiceBefore, cr.ModalReplacement}
		}
		return []cr.Rule{cr.ModalReplacement}
	case ChooseDestination:
		return []cr.Rule{cr.ContradictionChosen}
	}
	if c.Event.Kind == Enter {
		return []cr.Rule{cr.EntersChoiceBefore}
	}
	if c.Event.Among != nil {
		return w.amongRules(st, &c.Event)
	}
	if st.pend != nil && st.pend.task != nil {
		return []cr.Rule{cr.ChoicesWhileApplying}
	}
	if st.pend == nil && c.Event.Kind == Discard {
		return []cr.Rule{cr.DiscardWhich}
	}
	return nil // the effect's own words ask it
}

// logChoice records a choice that was made, with its candidates, so that the
// trace can say who chose what.
func (w *walker) logChoice(st *state, pick int, option string) {
	if w.trace == nil {
		return
	}
	c := w.asked(st)
	s := Step{Moment: st.moment0 - 1, Kind: StepChoose, Before: c.Event, Chooser: c.Chooser, Chosen: c.Effect, Asked: true, Option: option, Rules: c.Rules, Decides: c.Kind}
	if st.choice.kind == ChooseOrder {
		for _, id := range st.choice.order {
			if id != NoEffect {
				s.Candidates = append(s.Candidates, id)
			}
		}
		s.Chosen = st.choice.order[pick]
	}
	w.note(s)
}
