package ruling

import (
	"slices"
	"sort"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/explore"
	"apnap/engine/oracle"
	"apnap/engine/oracle/infrench"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// Rule works a question out. The error is a *Refusal unless something is
// broken.
func (d *Judge) Rule(ask Ask) (*Case, error) {
	edition, err := answer.FindEdition(ask.Edition)
	if err != nil {
		return nil, err
	}
	d = d.remembering()
	c, err := d.work(ask, edition)
	if err != nil {
		return nil, err
	}
	if ask.NextOnly {
		return c, nil
	}
	if c.Ruling.Idle = d.idle(ask, c); edition != cr.Current() {
		c.Ruling.Today = d.today(ask, c)
	}
	c.answerAsked()
	return c, nil
}

// remembering is the desk with a card index that remembers what it read, for one question
// that is asked again with a thing taken away and under another edition.
func (d *Judge) remembering() *Judge {
	if _, already := d.Cards.(*paragraph.Remembered); already || d.Cards == nil {
		return d
	}
	other := *d
	other.Cards = paragraph.Remember(d.Cards)
	return &other
}

// work reads the question and rules on it under one edition.
func (d *Judge) work(ask Ask, edition cr.Edition) (*Case, error) {
	c, w, err := d.read(ask, edition)
	if err != nil {
		return nil, err
	}
	if ask.NextOnly {
		return c, w.next(c, ask.Choose)
	}
	if err := w.chooseAll(ask.Choose); err != nil {
		return nil, err
	}
	ex, err := w.explore()
	if err != nil {
		return nil, err
	}
	return c, w.finish(c, ex)
}

// read reads the question under one edition, and begins the walk through its choices.
func (d *Judge) read(ask Ask, edition cr.Edition) (*Case, *walk, error) {
	read, retold, refused := paragraph.ReadFlags(oracle.Question{Players: ask.Players, Active: ask.Active,
		Effects: AtNames(ask.Effects), Facts: ask.Facts, Events: ask.Events, Edition: edition, Numbers: ask.Numbers}, ask.Speaker, d.Cards)
	if refused != nil {
		return nil, nil, answer.OfReading(refused)
	}
	c := &Case{read: read.Understood, flags: read.Flags, sentences: read.Sentences, apart: read.Apart, retold: retold, unattacked: read.Unattacked, unweighed: read.Unweighed, question: ask, Linkable: d.Program.Web != "", rulePage: d.RulePageOf(edition.ID), cardPage: d.Program.CardPage, applied: map[engine.EffectID]bool{}, kept: map[engine.EffectID]engine.Clause{}, choices: map[oneChoice]choiceWords{}, first: ask.First, Lang: d.Lang, Edition: edition, Scenario: read.Scenario, Ruling: &answer.Ruling{
		Edition:     edition.ID,
		Assumptions: append(retoldSays(retold), read.Assumptions...),
		Understood:  understood(d.Lang, read.Understood),
		Outcomes:    []answer.Outcome{},
	}}
	if cr.Beyond(ask.Edition) {
		c.Ruling.Assumptions = append(c.Ruling.Assumptions, say.New("\"%s\" is later than any edition that I know, so that the newest is taken", strings.TrimSpace(ask.Edition)))
	}
	c.effectCards = d.cardsOfEffects(c)
	return c, &walk{scenario: read.Scenario, bounds: &d.bounds}, nil
}

// understood tells how the effects were read.
func understood(l say.Language, effects []oracle.Understood) []answer.Understood {
	list := []answer.Understood{}
	for _, u := range effects {
		list = append(list, answer.Understood{Effect: u.Effect, Controller: u.Controller, Says: effectSays(l, &u), Class: u.Class, Prevention: u.Prevention})
	}
	return list
}

// effectSays is how an effect was read; one in the words it was given in is
// quoted.
func effectSays(l say.Language, u *oracle.Understood) string {
	switch {
	case l != say.French:
		return u.Says
	case u.Words:
		return l.Say("“%s”", u.Says)
	}
	called := u.Called(infrench.EntitySays)
	if called.You != "you" {
		called.You = wording.PlayerSays(called.You).In(l)
	}
	return infrench.Effect(u.Read, called)
}

// next fills in the next choice alone, after the answers given in order.
func (w *walk) next(c *Case, chosen []string) error {
	if err := w.chooseAll(chosen); err != nil {
		return err
	}
	res, err := explore.Resolve(w.scenario, w.answers)
	if err != nil {
		return ofEngine(err, w.scenario)
	}
	c.setChoice(res.Choice, nil)
	c.Ruling.Assumptions = append(c.Ruling.Assumptions, res.Assumed...)
	c.Ruling.Matters = res.Choice != nil
	c.Ruling.Orders = wording.BigZero()
	c.collectRules()
	return nil
}

// finish fills in the answer from what exploring the rest found.
func (w *walk) finish(c *Case, ex *engine.Exploration) error {
	c.states = ex.States
	c.Ruling.Matters, c.Ruling.Orders, c.Ruling.Complete = ex.Matters, ex.Orders, ex.Complete
	c.Ruling.Assumptions = append(c.Ruling.Assumptions, ex.Assumed...)
	at, err := c.setOutcomes(ex.Ends, w)
	if err != nil {
		return err
	}
	if len(c.Ruling.Outcomes) < 2 {
		c.Ruling.Matters = false
	} else {
		c.setChoice(ex.Choice, reach(ex.Reach, at))
	}
	c.setAssured(ex.Assured, at)
	c.leftInEffect()
	c.collectRules()
	return nil
}

// setAssured names the ends that each of several choosers can make sure of.
func (c *Case) setAssured(list []engine.Assured, at []int) {
	for _, a := range list {
		told := answer.Assured{Player: c.Scenario.Board.Players[a.Player].Name, Outcomes: []int{}}
		for _, end := range a.Ends {
			if pos := at[end]; !slices.Contains(told.Outcomes, pos) {
				told.Outcomes = append(told.Outcomes, pos)
			}
		}
		c.Ruling.Assured = append(c.Ruling.Assured, told)
	}
}

// setOutcomes fills in the distinct ends, and gives for each end of the engine
// its position among them.
func (c *Case) setOutcomes(ends []engine.End, w *walk) ([]int, error) {
	at := make([]int, len(ends))
	seen := make(map[string]int, len(ends))
	distinct := make([]*engine.End, 0, len(ends))
	c.Ruling.Outcomes = slices.Grow(c.Ruling.Outcomes, len(ends))
	c.Told, c.ends = slices.Grow(c.Told, len(ends)), slices.Grow(c.ends, len(ends))
	for i := range ends {
		told := wording.FactsOf(ends[i].Outcome, c.Scenario)
		facts, triggers := wording.MergeFacts(told, false), wording.Triggered(ends[i].Outcome, c.Scenario) // the contract adds up what is alike
		key := factsKey(facts) + triggersKey(triggers) + toCome(ends[i].Outcome, say.English)
		if pos, ok := seen[key]; ok {
			at[i] = pos
			continue
		}
		seen[key], at[i] = len(distinct), len(distinct)
		distinct = append(distinct, &ends[i])
		c.Told, c.ends = append(c.Told, told), append(c.ends, ends[i].Outcome)
		out := c.outcome(&ends[i], w.choicesOf(&ends[i]), told)
		out.Facts = make([]wording.Fact, len(facts))
		for k := range facts {
			out.Facts[k] = facts[k].Fact
		}
		out.Triggers = triggers
		c.Ruling.Outcomes = append(c.Ruling.Outcomes, out)
	}
	return at, c.setTraces(distinct, w)
}

// toCome tells what is still to come at an end of the effects applied on the way to it, and is not
// carried out.
func toCome(out *engine.Outcome, l say.Language) string {
	var says []string
	for _, r := range out.Remarks {
		if r.Apart {
			says = append(says, r.Says.In(l))
		}
	}
	return strings.Join(says, " ")
}

// choicesOf are the choices that lead to an end, those made before included.
func (w *walk) choicesOf(end *engine.End) []engine.Made {
	if len(w.made) == 0 {
		return end.Shown
	}
	return slices.Concat(w.made, end.Shown)
}

// setTraces words for each outcome the play that leads to it.
func (c *Case) setTraces(ends []*engine.End, w *walk) error {
	q, err := explore.Prepare(c.Scenario)
	if err != nil {
		return ofEngine(err, c.Scenario)
	}
	witnesses := make([][]engine.Answer, len(ends))
	for i, end := range ends {
		witnesses[i] = end.Witness
	}
	kept := make([][]engine.Exclusion, len(ends))
	t := wording.Tracer{Lang: c.Lang, Edition: c.Edition, Scenario: c.Scenario}
	if len(c.question.Whether) > 0 {
		c.plays = make([]play, len(ends))
	}
	err = q.Tell(witnesses, func(i int, play explore.Told) error {
		for k := play.Same; k < len(play.Trace); k++ {
			c.applied[play.Trace[k].Chosen] = true
		}
		if len(c.plays) > 0 {
			c.plays[i] = playOf(play.Trace)
		}
		kept[i] = slices.Clone(play.Kept)
		t.Begin(wording.BoardOf(ends[i].Outcome, c.Scenario), w.choicesOf(ends[i]), c.Told[i])
		for _, player := range wording.Spared(play.Trace, c.Told[i], t.Board) {
			c.Ruling.Outcomes[i].Says += " " + wording.LosesNoLife(player).In(c.Lang)
		}
		c.Ruling.Outcomes[i].Trace = t.Trace(play.Trace, play.Same, wording.VerdictOf(c.Lang, c.Told[i], t.Board))
		return nil
	})
	if err != nil {
		return ofEngine(err, c.Scenario)
	}
	for _, list := range kept {
		c.account(list)
	}
	return nil
}

// factsKey is the same for two ends with the same facts, alike ones added up; why nothing
// happened makes no other end, nor in which moment how much of the same damage was dealt.
func factsKey(facts []wording.Told) string {
	keys := make([]string, len(facts))
	for i := range facts {
		fact := facts[i].Fact
		fact.Because = say.Message{}
		keys[i] = fact.Key()
	}
	sort.Strings(keys)
	return strings.Join(keys, "\n")
}

// triggersKey is the same for two ends with the same triggers.
func triggersKey(triggers []wording.Trigger) string {
	if len(triggers) == 0 {
		return ""
	}
	return answer.Keyed(triggers)
}

// outcome words one end and the choices that lead to it; how they do is told apart.
func (c *Case) outcome(end *engine.End, choices []engine.Made, told []wording.Told) answer.Outcome {
	out := answer.Outcome{Says: wording.Verdict(c.Lang, firstAsked(told, c.first), wording.BoardOf(end.Outcome, c.Scenario)), Facts: []wording.Fact{}, Choices: []string{},
		Remarks: c.remarks(end.Outcome)}
	out.Made = make([]answer.Made, 0, len(choices))
	for _, made := range choices {
		words := c.choiceWords(made)
		out.Choices, out.Made = append(out.Choices, words.taken), append(out.Made, words.said)
	}
	return out
}

// remarks are the remarks on an end, each with the numbers of its rules.
func (c *Case) remarks(out *engine.Outcome) []say.Message {
	var list []say.Message
	for _, r := range out.Remarks {
		if numbers := wording.NumbersOf(r.Rules, c.Edition, cr.AnySide); len(numbers) > 0 {
			c.remarked = append(c.remarked, numbers...)
			list = append(list, say.New("%s (%s)", r.Says, strings.Join(numbers, ", ")))
			continue
		}
		list = append(list, r.Says)
	}
	return append(list, c.doubtful(out)...)
}

// doubtful tells of what an end leaves out that may change the life or the damage that it tells:
// what triggers as creatures attack and does such a thing, or nobody understands.
func (c *Case) doubtful(out *engine.Outcome) []say.Message {
	kinds := []engine.EventKind{engine.Damage, engine.GainLife, engine.LoseLife, engine.SetLife}
	if !slices.ContainsFunc(out.Facts, func(f engine.Fact) bool { return !f.Nothing && slices.Contains(kinds, f.Event.Kind) }) {
		return nil
	}
	var list []say.Message
	for _, id := range c.unattacked {
		does := c.Scenario.Effects[id].Effect.Then
		if len(does) > 0 && !slices.ContainsFunc(does, func(in engine.Instruction) bool { return slices.Contains(kinds, in.Verb) }) {
			continue
		}
		says := say.New("what %s does as creatures attack is left out and may change life and damage; say in an event what that is", c.Scenario.Effects[id].Called())
		if !slices.ContainsFunc(list, says.Same) {
			list = append(list, says)
		}
	}
	return list
}

// reach turns positions among the engine's ends into positions among outcomes.
func reach(options [][]int, at []int) [][]int {
	out := make([][]int, len(options))
	for i, ends := range options {
		out[i] = make([]int, len(ends))
		for k, e := range ends {
			out[i][k] = at[e]
		}
		slices.Sort(out[i])
		out[i] = slices.Compact(out[i])
	}
	return out
}

// setChoice fills in the open choice; reached holds the outcomes of each option.
func (c *Case) setChoice(open *engine.Choice, reached [][]int) {
	if open == nil {
		return
	}
	board := &c.Scenario.Board
	choice := &answer.OpenChoice{Kind: open.Kind.String(), Chooser: wording.Names{Board: board}.Player(open.Chooser),
		Event: wording.Happening{Event: &open.Event, Board: board}.In(c.Lang), Effect: wording.LabelOf(c.Scenario, open.Effect),
		Rules: wording.NumbersOf(open.Rules, c.Edition, cr.AnySide), Also: wording.AlsoOf(open.Rules, c.Edition),
		Options: []answer.ChoiceOption{}, Parts: open.Parts, Total: open.Total}
	for i, o := range open.Options {
		option := answer.ChoiceOption{ID: o.ID, Label: optionTold(open.Kind, o, c.Scenario), Outcomes: []int{}}
		if i < len(reached) {
			option.Outcomes = reached[i]
		}
		choice.Options = append(choice.Options, option)
	}
	c.Ruling.Choice, c.Open = choice, open
}

// collectRules gathers every number of the choice and of the traces.
func (c *Case) collectRules() {
	rules, also := wording.Numbers{}, wording.Numbers{}
	seen := map[*string]bool{} // the lists that were added, by their first: many steps share one
	add := func(to wording.Numbers, list []string) {
		if len(list) > 0 && !seen[&list[0]] {
			seen[&list[0]] = true
			to.Add(list)
		}
	}
	if c.Ruling.Choice != nil {
		rules.Add(c.Ruling.Choice.Rules)
		also.Add(c.Ruling.Choice.Also)
	}
	for i := range c.Ruling.Outcomes {
		o := &c.Ruling.Outcomes[i]
		for k := range o.Trace {
			add(rules, o.Trace[k].Rules)
			add(also, o.Trace[k].Also)
		}
		for k := range o.Triggers {
			rules.Add(o.Triggers[k].Rules)
		}
	}
	rules.Add(c.remarked)
	c.Ruling.Rules, c.Ruling.Also = rules.Sorted(), also.Sorted()
}
