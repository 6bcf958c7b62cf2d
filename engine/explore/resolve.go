package explore

import (
	"strings"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// Resolve replays the answers from the start of the scenario and returns the
// trace with either the next choice that matters or the outcome. Choices none
// of whose answers matter are passed over with their first option.
func Resolve(s *engine.Scenario, answers []engine.Answer) (*engine.Resolution, error) {
	w, st, err := agenda.NewStepper(s)
	if err != nil {
		return nil, err
	}
	return resolve(w, st, answers, usualSteps(s, answers))
}

// resolve plays from the start, which is told in about so many steps.
func resolve(w *agenda.Stepper, st *play.State, answers []engine.Answer, steps int) (*engine.Resolution, error) {
	out := &engine.Resolution{Trace: make([]engine.Step, 0, steps)}
	w.Trace = &out.Trace
	r := &replayer{w: w}
	var err error
	if out.Answers, err = r.replay(st, answers); err != nil {
		return nil, err
	}
	for !st.Done {
		if r.mattersNow(st) {
			out.Choice, out.Assumed = choiceAt(w.Walker, st), possible.Assumed(w.Walker)
			return out, w.Err
		}
		out.Answers = append(out.Answers, engine.Answer{At: len(out.Answers), Option: options(w.Walker, st)[0].ID})
		agenda.Take(w.Walker, st, 0)
		w.Advance(st)
		if w.Err != nil {
			return nil, w.Err
		}
	}
	out.Outcome, out.Kept, out.Assumed = outcome(w.Walker, st), w.Kept, possible.Assumed(w.Walker)
	return out, w.Err
}

// usualSteps is in how many a play is told: one for each effect and each answer, and what
// comes of each event.
func usualSteps(s *engine.Scenario, answers []engine.Answer) int {
	return len(s.Effects) + len(answers) + len(s.Events)
}

// replayer carries out answers from the start of a question on.
type replayer struct {
	w *agenda.Stepper
	x *explorer // once it is asked which choices matter
}

// explorer is what knows which choices matter.
func (r *replayer) explorer() *explorer {
	if r.x == nil {
		r.x = newExplorer(r.w, engine.Limits{})
	}
	return r.x
}

// mattersNow reports whether the open choice matters.
func (r *replayer) mattersNow(st *play.State) bool {
	return st.Choice.Size() > 1 && r.explorer().mattersNow(st)
}

// replay carries out the given answers and returns the full log; the state
// stands at the next choice, or at the end.
func (r *replayer) replay(st *play.State, answers []engine.Answer) ([]engine.Answer, error) {
	r.w.Advance(st)
	if len(answers) == 0 {
		return nil, r.w.Err
	}
	log := make([]engine.Answer, 0, len(answers)+1)
	for r.w.Err == nil && len(answers) > 0 {
		if st.Done {
			return r.leftOver(log, answers)
		}
		var err error
		if log, answers, err = r.answer(st, log, answers); err != nil {
			return log, err
		}
	}
	return log, r.w.Err
}

// answer carries out the open choice: by the first of the answers where that belongs to
// it, else by its first option. It returns the longer log and the answers that are left.
func (r *replayer) answer(st *play.State, log, answers []engine.Answer) ([]engine.Answer, []engine.Answer, error) {
	options := open(r.w.Walker, st)
	pick := find(options, answers[0].Option)
	mine := answers[0].At == len(log) || answers[0].At == engine.NextThatMatters && r.mattersNow(st)
	switch {
	case r.w.Err != nil:
		return log, answers, r.w.Err
	case mine && pick < 0:
		return log, answers, &engine.IllegalChoice{Answer: answers[0], Choice: choiceAt(r.w.Walker, st)}
	case mine:
		answers = answers[1:]
	default:
		if pick >= 0 && answers[0].At == engine.NextThatMatters && r.explorer().onlyHere(st) {
			answers = answers[1:]
		} else {
			pick = 0
		}
	}
	logChoice(r.w.Walker, st, pick, options[pick].ID)
	log = append(log, engine.Answer{At: len(log), Option: options[pick].ID})
	agenda.Take(r.w.Walker, st, pick)
	r.w.Advance(st)
	return log, answers, r.w.Err
}

// leftOver deals with answers that no choice is left for: those that name
// nothing any choice offered are illegal, the others changed nothing.
func (r *replayer) leftOver(log []engine.Answer, answers []engine.Answer) ([]engine.Answer, error) {
	for _, a := range answers {
		if !known(r.w.Walker, a.Option) {
			return log, &engine.IllegalChoice{Answer: a}
		}
	}
	return log, nil
}

// known reports whether an option names an effect of the question, so that it
// may have belonged to a choice that did not matter.
func known(w *play.Walker, option string) bool {
	name := strings.TrimPrefix(option, "no:")
	for i := range w.Scenario.Effects {
		if strings.EqualFold(w.Scenario.Effects[i].ID, name) || strings.EqualFold(w.Scenario.Effects[i].Label, name) {
			return true
		}
	}
	return false
}

// onlyHere reports whether nothing after this choice matters, so that an answer
// to it can be meant for no other.
func (x *explorer) onlyHere(st *play.State) bool {
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

// mattersNow reports whether the open choice, of several options, matters.
func (x *explorer) mattersNow(st *play.State) bool {
	id := x.untraced(st)
	return id == cut || x.vertices[id].leaf < 0 && x.matters(id)
}

// untraced explores from a copy of the state without adding to the trace.
func (x *explorer) untraced(st *play.State) int32 {
	trace := x.w.Trace
	x.w.Trace = nil
	id := x.visit(st.Clone())
	x.w.Trace = trace
	return id
}

// open are the options of the open choice, none where nothing is open.
func open(w *play.Walker, st *play.State) []engine.Option {
	if st.Choice == nil {
		return nil
	}
	return options(w, st)
}

// find is the position of the option that an answer names, -1 when none.
func find(opts []engine.Option, option string) int {
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
func options(w *play.Walker, st *play.State) []engine.Option {
	p := st.Choice
	if p.Kind != engine.ChooseOrder {
		return p.Options
	}
	if w.IsMay(p) {
		inst := &w.Scenario.Effects[p.Order[0]]
		return []engine.Option{{ID: inst.ID, Label: inst.Label}, {ID: "no:" + inst.ID, Label: "no:" + inst.Label}}
	}
	out := make([]engine.Option, len(p.Order))
	for i, id := range p.Order {
		out[i] = moment.Apart(w, st, p, i, orderOption(w, id))
	}
	return out
}

// orderOption is the option of applying an effect first, or none.
func orderOption(w *play.Walker, id engine.EffectID) engine.Option {
	if id == engine.NoEffect {
		return engine.Option{ID: "none", Label: "none"}
	}
	return engine.Option{ID: w.Scenario.Effects[id].ID, Label: w.Scenario.Effects[id].Label}
}

// choiceAt spells the open choice.
func choiceAt(w *play.Walker, st *play.State) *engine.Choice {
	c := asked(w, st)
	c.Options = options(w, st)
	if i := st.At(st.Choice.Node); i >= 0 {
		c.Wanting = wanting(w, st, i, st.Choice.Order)
	}
	return &c
}

// asked is what the open choice asks of whom, without the options.
func asked(w *play.Walker, st *play.State) engine.Choice {
	p := st.Choice
	c := engine.Choice{Kind: p.Kind, Chooser: p.Chooser, Effect: p.Effect, Parts: p.Parts, Total: p.Total}
	if w.IsMay(p) {
		c.Kind, c.Effect = engine.ChooseMay, p.Order[0]
	}
	if i := st.At(p.Node); i >= 0 {
		c.Event = st.Moment[i].Ev
	} else if st.Pend != nil && st.Pend.Task != nil {
		if c.Event = st.Pend.Task.Ctx.Ev; len(st.Pend.Task.Results) > 0 {
			c.Event = rolling(st.Pend.Task, p)
		}
	}
	c.Rules = append(choiceRules(w, st, &c), look.RoundRules(w, st, p)...)
	return c
}

// rolling is the die or coin whose result an open choice stands for.
func rolling(t *play.Task, p *play.Point) engine.Event {
	in := &t.Ins[0]
	return engine.Event{Kind: in.Verb, What: in.Word, Amount: 1, Player: p.Chooser, Doer: p.Chooser, Object: engine.NoObject, To: engine.Nobody(), Source: t.Ctx.Ev.Source, Under: engine.NoPlayer, By: t.Ctx.Effect}
}

// wanting counts the effects among which an order is asked for, also those that
// nothing can tell from one of them and that are therefore no option of their own.
func wanting(w *play.Walker, st *play.State, i int, order []engine.EffectID) int {
	var all engine.EffectSet
	for _, id := range order {
		if id == engine.NoEffect {
			continue
		}
		all = all.With(id)
		for k := range w.Twin {
			if w.Twin[k] == w.Twin[id] && moment.Applicable(w, st, i, engine.EffectID(k)).Fits == engine.Yes {
				all = all.With(engine.EffectID(k))
			}
		}
	}
	return all.Size()
}

// usualRules is how many rules a choice seldom exceeds.
const usualRules = 4

// choiceRules are the rules that ask a choice.
func choiceRules(w *play.Walker, st *play.State, c *engine.Choice) []cr.Rule {
	resolving := st.Pend != nil && st.Pend.Task != nil // something that entered before, where it is about that
	switch c.Kind {
	case engine.ChooseOrder:
		if st.Choice.Loop {
			return []cr.Rule{cr.LoopBrokenByAffected}
		}
		rules := append(w.RoomForRules(usualRules), cr.AffectedPlayerChooses)
		if st.Choice.Among {
			rules = append(rules, cr.ApnapBetweenChoosers, cr.ApnapOrder)
		}
		if cite.Ownerless(w, st, &c.Event) {
			rules = append(rules, cr.OwnerChoosesWithoutController)
		}
		if st.Choice.Nodes != nil {
			rules = append(rules, cr.ApnapOwnSequence)
		}
		class := engine.ClassOther
		for _, id := range st.Choice.Order {
			if id != engine.NoEffect {
				class = possible.ClassOf(w, &w.Scenario.Effects[id])
			}
		}
		switch class {
		case engine.ClassSelf:
			return append(rules, cite.SelfRules(w.Scenario.Edition)...)
		case engine.ClassControl:
			return append(rules, cr.ControlStep)
		case engine.ClassCopy:
			return append(rules, cr.CopyStep)
		case engine.ClassBackFace:
			return append(rules, cr.BackFaceStep)
		}
		if w.Rules.OrderedAtOnce {
			rules = append(rules, cr.ContradictionOnly)
		}
		return append(rules, cr.FreeChoice)
	case engine.ChooseDivide:
		if w.Scenario.Effects[c.Effect].Effect.Kind == engine.Prevention {
			return []cr.Rule{cr.ShieldSeveralSources}
		}
		return nil // no rule says who divides what is redirected
	case engine.ChooseMode:
		switch c.Event.Kind {
		case engine.RollDice:
			return []cr.Rule{cr.RollDie}
		case engine.FlipCoin:
			return []cr.Rule{cr.FlipCoin}
		}
		if c.Event.Among != nil {
			return moment.AmongRules(w, st, &c.Event)
		}
		if c.Event.Kind == engine.Enter && !resolving {
			return []cr.Rule{cr.EntersChoiceBefore, cr.ModalReplacement}
		}
		return []cr.Rule{cr.ModalReplacement}
	case engine.ChooseDestination:
		return []cr.Rule{cr.ContradictionChosen}
	}
	if resolving {
		return []cr.Rule{cr.ChoicesWhileApplying}
	}
	if c.Event.Kind == engine.Enter {
		return []cr.Rule{cr.EntersChoiceBefore}
	}
	if c.Event.Among != nil {
		return moment.AmongRules(w, st, &c.Event)
	}
	if st.Pend == nil && c.Event.Kind == engine.Discard {
		return []cr.Rule{cr.DiscardWhich}
	}
	return nil // the effect's own words ask it
}

// logChoice records a choice that was made, with its candidates, so that the
// trace can say who chose what.
func logChoice(w *play.Walker, st *play.State, pick int, option string) {
	if w.Trace == nil {
		return
	}
	c := asked(w, st)
	s := engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepChoose, Before: c.Event, Chooser: c.Chooser, Chosen: c.Effect, Asked: true, Option: option, Rules: c.Rules, Decides: c.Kind}
	if st.Choice.Kind == engine.ChooseOrder {
		s.Candidates = make([]engine.EffectID, 0, len(st.Choice.Order))
		for _, id := range st.Choice.Order {
			if id != engine.NoEffect {
				s.Candidates = append(s.Candidates, id)
			}
		}
		s.Chosen = st.Choice.Order[pick]
	}
	w.Note(&s)
}

// Question is a scenario prepared for any number of plays, one after another.
type Question struct {
	first *agenda.Stepper
	begin *play.State
	// idle and spare are what the last play used, for the next.
	idle  *agenda.Stepper
	spare *play.State
	steps int // in how many the last play was told
}

// Prepare makes a scenario ready to be played; it must not change afterwards.
func Prepare(s *engine.Scenario) (*Question, error) {
	w, st, err := agenda.NewStepper(s)
	if err != nil {
		return nil, err
	}
	return &Question{first: w, begin: st}, nil
}

// Resolve is Resolve for the scenario.
func (q *Question) Resolve(answers []engine.Answer) (*engine.Resolution, error) {
	w, st := q.play()
	steps := q.steps
	if steps == 0 {
		steps = usualSteps(w.Scenario, answers)
	}
	out, err := resolve(w, st, answers, steps)
	q.idle, q.spare = w, st
	if out != nil {
		q.steps = len(out.Trace)
	}
	return out, err
}

// play begins a play: with the storage of the one before, where that is over.
func (q *Question) play() (*agenda.Stepper, *play.State) {
	w, st := q.idle, q.spare
	q.idle, q.spare = nil, nil
	if w == nil {
		w, st = &agenda.Stepper{Walker: &play.Walker{Index: q.first.Index, Buf: play.NewScratch(len(q.first.Scenario.Effects))}}, new(play.State)
	}
	w.Taken, w.Kept, w.Trace, w.Err, w.Pauses, w.LooksBack = append([]play.Taken(nil), q.first.Taken...), nil, nil, q.first.Err, false, false
	q.begin.CloneInto(st)
	return w, st
}
