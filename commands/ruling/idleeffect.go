package ruling

import (
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// Bounds on finding out what changes nothing: how often a question is asked anew,
// and how many states are walked besides those of the question itself.
const (
	mostAskedAnew = 64
	mostWalked    = 20_000
)

// mention is a thing that a question names, and the question without it; ok is false
// where it cannot be taken away by itself.
type mention struct {
	says    say.Message
	without func(Ask) (Ask, bool)
}

// idle lists what a question names that changes nothing in its answer: the answer
// is the same when it is taken away. Whatever was applied on the way to an end takes
// part; of everything else the question is asked anew without it.
func (d *Judge) idle(ask Ask, c *Case) []say.Message {
	a := &account{desk: d, ask: ask.seated(c), full: c, left: 2*c.states + mostWalked}
	a.apart()
	var spared []mention
	for _, thing := range a.mentions() {
		if _, gone := a.spare(a.ask, thing.without); gone {
			spared = append(spared, thing)
		}
	}
	return a.together(spared)
}

// together says of things each of which can be taken away that they change nothing;
// of one that cannot be taken away with the others, that they do as well without it.
func (a *account) together(spared []mention) []say.Message {
	var says []say.Message
	rest, all := a.spare(a.ask, func(ask Ask) (Ask, bool) {
		for _, thing := range spared {
			ask, _ = thing.without(ask)
		}
		return ask, len(spared) > 1
	})
	if !all {
		rest = a.ask
	}
	for _, thing := range spared {
		if all || len(spared) == 1 {
			says = append(says, thing.says)
			continue
		}
		less, gone := a.spare(rest, thing.without)
		if !gone {
			says = append(says, say.New("%s (without it, something else that is named does the same)", thing.says))
			continue
		}
		rest, says = less, append(says, thing.says)
	}
	return says
}

// account weighs the things that a question names, one after the other.
type account struct {
	desk *Judge
	ask  Ask
	full *Case
	key  string // of the full answer, once it was asked for
	// asked counts the questions asked anew, left the states that may still be walked.
	asked, left int
}

// seated is the question with the players it turned out to have in their seats, so
// that nobody moves when a thing that names them is taken away.
func (a Ask) seated(c *Case) Ask {
	a.Players = nil
	for i := range c.Scenario.Board.Players {
		a.Players = append(a.Players, c.Scenario.Board.Players[i].Name)
	}
	a.Numbers = nil
	for i := range a.Effects {
		a.Numbers = append(a.Numbers, i+1)
	}
	a.Effects, a.Facts, a.Events, a.Choose = slices.Clone(a.Effects), slices.Clone(a.Facts), slices.Clone(a.Events), slices.Clone(a.Choose)
	return a
}

// apart makes a fact of each sentence of the facts, where that is the same question.
func (a *account) apart() {
	split := a.ask
	split.Facts = nil
	for _, text := range a.ask.Facts {
		if parts := a.full.sentences[text]; len(parts) > 1 {
			split.Facts = append(split.Facts, parts...)
		} else {
			split.Facts = append(split.Facts, text)
		}
	}
	if rest, same := a.spare(a.ask, func(Ask) (Ask, bool) { return split, len(split.Facts) > len(a.ask.Facts) }); same {
		a.ask = rest
	}
}

// mentions lists the things that a question names.
func (a *account) mentions() []mention {
	var list []mention
	for i, text := range a.ask.Effects {
		list = append(list, a.namedByEffect(i, text)...)
	}
	for _, text := range a.ask.Facts {
		if !a.askedAbout(text) && !a.resolves(text) && !a.takenFrom(text) && !a.unweighed(text) {
			list = append(list, mention{quoted(text), withoutText(factsOfAsk, text)})
		}
	}
	for _, text := range a.ask.Events {
		if len(a.ask.Events) > 1 { // without any event that is no question
			list = append(list, mention{quoted(text), withoutText(eventsOfAsk, text)})
		}
	}
	return list
}

// takenFrom reports whether a fact tells that something lies in a graveyard from where a spell or ability moves it, or where something
// which resolves is aimed at it.
func (a *account) takenFrom(fact string) bool {
	sc := a.full.Scenario
	lies := func(id engine.ObjectID) bool {
		if id == engine.NoObject || int(id) >= len(sc.Board.Objects) {
			return false
		}
		o := &sc.Board.Objects[id]
		return o.Zone == engine.Graveyard && strings.HasPrefix(fact, o.Name+" ")
	}
	return slices.ContainsFunc(sc.Events, func(h engine.Happening) bool {
		says := strings.Contains(h.Text, engine.Graveyard.String()) // the event tells it itself
		return !says && slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Source != engine.NoObject && lies(ev.Object) }) ||
			slices.ContainsFunc(h.Resolve, func(r engine.Resolving) bool {
				to := sc.Effects[r.Effect].Target
				return to.IsObject() && lies(to.Object)
			})
	})
}

// resolves reports whether a fact is of a permanent of which a triggered ability resolves: what it says is said with that again.
func (a *account) resolves(fact string) bool {
	return a.resolvesOf(func(name string) bool { return strings.HasPrefix(fact, name+" ") })
}

// resolvesOf reports whether the question has an ability resolve of something that is called such.
func (a *account) resolvesOf(such func(name string) bool) bool {
	sc := a.full.Scenario
	return slices.ContainsFunc(sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Resolve, func(r engine.Resolving) bool {
			source := sc.Effects[r.Effect].Source
			return source != engine.NoObject && such(sc.Board.Objects[source].Name)
		})
	})
}

// askedAbout reports whether a fact is of what the question asks about: without it there would be nothing to
// answer.
func (a *account) askedAbout(fact string) bool {
	return slices.ContainsFunc(a.ask.Whether, func(w paragraph.Whether) bool { return w.Thing != "" && strings.Contains(fact, w.Thing) })
}

// onIt stands in an effect between what it is and what that concerns.
const onIt = " @ "

// makes reports whether a flag is of a permanent whose static ability makes something of things.
func (a *account) makes(text string) bool {
	b := &a.full.Scenario.Board
	return slices.ContainsFunc(b.Statements, func(s engine.Statement) bool {
		return s.Source != nil && strings.Contains(text, b.Objects[*s.Source].Name)
	})
}

// namedByEffect are the things that an effect flag names: itself, unless it was
// applied or an ability of it triggers, and what it is said to be on.
func (a *account) namedByEffect(i int, text string) []mention {
	at := strings.LastIndex(text, onIt)
	label, why, applied := quoted(text), say.New("what it waits for does not happen"), false
	if at >= 0 {
		label = quoted(text[:at])
	}
	for id, flag := range a.full.flags {
		if flag != i {
			continue
		}
		label = wording.CalledIn(a.full.Scenario, a.full.Scenario.Effects[id].Label)
		if clause, ok := a.full.kept[engine.EffectID(id)]; ok {
			why = wording.ClauseSays(clause)
		}
		applied = applied || a.full.applied[engine.EffectID(id)] || a.full.leaves(engine.EffectID(id))
	}
	if !slices.Contains(a.full.flags, i) && a.makes(text) {
		why = say.New("what it makes of things changes nothing here")
	}
	var list []mention
	if !applied && !a.triggered(i) && !a.resolving(i) && !a.unweighedEffect(i) {
		list = append(list, mention{say.New("%s (%s)", label, why), withoutEffect(i + 1)})
	}
	if at >= 0 && !a.aimsIn(text[:at], text[at+len(onIt):]) {
		list = append(list, mention{say.New("that %s concerns %s", label, text[at+len(onIt):]), withEffect(i+1, text[:at])})
	}
	return list
}

// aimsIn reports whether an event of the question says besides what an effect concerns: a spell that resolves and its target.
func (a *account) aimsIn(effect, target string) bool {
	const holder = ": "
	_, spell, ok := strings.Cut(effect, holder)
	if !ok {
		spell = effect
	}
	return slices.ContainsFunc(a.ask.Events, func(event string) bool { return strings.Contains(event, spell) && strings.Contains(event, target) })
}

// triggered reports whether an ability of what a flag names triggers in an answer.
func (a *account) triggered(flag int) bool {
	for id, of := range a.full.flags {
		if of != flag {
			continue
		}
		inst := &a.full.Scenario.Effects[id]
		for i := range a.full.Ruling.Outcomes {
			if slices.ContainsFunc(a.full.Ruling.Outcomes[i].Triggers, func(t wording.Trigger) bool { return t.Source == inst.Label }) {
				return true
			}
		}
	}
	return false
}

// resolving reports whether the question has a triggered ability resolve of what a flag names: that is no idle thing, whatever
// becomes of what the ability does.
func (a *account) resolving(flag int) bool {
	return a.resolvesOf(func(name string) bool { return isOf(a.ask.Effects[flag], name) })
}

// unweighed reports whether a fact is of something that may look at what is left aside: nobody can say that it changes nothing.
func (a *account) unweighed(fact string) bool {
	return slices.ContainsFunc(a.full.unweighed, func(name string) bool { return strings.HasPrefix(fact, name+" ") })
}

// unweighedEffect reports the same of an effect that is asked about.
func (a *account) unweighedEffect(flag int) bool {
	return slices.ContainsFunc(a.full.unweighed, func(name string) bool { return isOf(a.ask.Effects[flag], name) })
}

// isOf reports whether an effect that is asked about is that of a thing called so.
func isOf(effect, name string) bool { return effect == name || strings.HasSuffix(effect, ": "+name) }

// quoted are words of the question.
func quoted(words string) say.Message { return say.New("\"%s\"", strings.TrimSuffix(words, ".")) }

// factsOfAsk and eventsOfAsk are the lists of a question that sentences stand in.
func factsOfAsk(a *Ask) *[]string  { return &a.Facts }
func eventsOfAsk(a *Ask) *[]string { return &a.Events }

// withoutText takes a sentence out of a list.
func withoutText(of func(*Ask) *[]string, text string) func(Ask) (Ask, bool) {
	return func(a Ask) (Ask, bool) {
		list := *of(&a)
		at := slices.Index(list, text)
		if at < 0 {
			return a, false
		}
		*of(&a) = slices.Delete(slices.Clone(list), at, at+1)
		return a, true
	}
}

// withoutEffect takes away the effect that has a number.
func withoutEffect(number int) func(Ask) (Ask, bool) {
	return func(a Ask) (Ask, bool) {
		at := slices.Index(a.Numbers, number)
		if at < 0 {
			return a, false
		}
		a.Effects = slices.Delete(slices.Clone(a.Effects), at, at+1)
		a.Numbers = slices.Delete(slices.Clone(a.Numbers), at, at+1)
		return a, true
	}
}

// withEffect puts other words in the place of the effect that has a number.
func withEffect(number int, text string) func(Ask) (Ask, bool) {
	return func(a Ask) (Ask, bool) {
		at := slices.Index(a.Numbers, number)
		if at < 0 {
			return a, false
		}
		a.Effects = slices.Clone(a.Effects)
		a.Effects[at] = text
		return a, true
	}
}

// spare asks a question without a thing; gone is set where the answer is the same.
// Facts that make no sense without the thing go with it.
func (a *account) spare(from Ask, without func(Ask) (Ask, bool)) (rest Ask, gone bool) {
	rest, ok := without(from)
	for ok && a.asked < mostAskedAnew && a.left > 0 {
		a.asked++
		same, err := a.sameWith(rest)
		if err == nil {
			return rest, same
		}
		no := answer.AsRefusal(err)
		if no == nil || no.Where != "fact" || no.Text == "" {
			return rest, false
		}
		rest, ok = withoutText(factsOfAsk, no.Text)(rest)
	}
	return rest, false
}

// sameWith reports whether another question has the same answer; one with more or fewer
// orders is not worded first.
func (a *account) sameWith(ask Ask) (bool, error) {
	c, w, err := a.desk.read(ask, a.full.Edition)
	if err == nil {
		err = w.chooseAll(ask.Choose)
	}
	if err != nil {
		return false, err
	}
	ex, err := w.explore()
	if err != nil {
		return false, err
	}
	a.left -= ex.States
	if !ex.Complete || ex.Orders.Cmp(a.full.Ruling.Orders) != 0 {
		return false, nil
	}
	if err := w.finish(c, ex); err != nil {
		return false, err
	}
	return c.answerKey() == a.fullKey() && assumesNoMore(c, a.full), nil
}

// fullKey is the key of the answer to the whole question.
func (a *account) fullKey() string {
	if a.key == "" {
		a.key = a.full.answerKey()
	}
	return a.key
}

// assumesNoMore reports whether everything that an answer takes for granted is taken
// for granted in another as well: what had to be assumed was not idle. So it is where words
// come to mean more: a spell that is cast, with nothing told of it, is taken to resolve.
func assumesNoMore(c, full *Case) bool {
	return !slices.ContainsFunc(c.apart, func(m say.Message) bool { return !slices.ContainsFunc(full.apart, m.Same) }) &&
		!slices.ContainsFunc(c.retold, func(r paragraph.Retold) bool {
			return !slices.ContainsFunc(full.retold, func(old paragraph.Retold) bool { return old.Said == r.Said })
		})
}

// answerKey is the answer without what merely repeats the question, without the rules
// cited and without what kept effects out.
func (c *Case) answerKey() string {
	r := *c.Ruling
	r.Assumptions, r.Understood, r.Idle, r.Today, r.Rules, r.Also = nil, nil, nil, nil, nil, nil
	if r.Choice != nil {
		choice := *r.Choice
		choice.Rules, choice.Also = nil, nil
		r.Choice = &choice
	}
	r.Outcomes = slices.Clone(r.Outcomes)
	for i := range r.Outcomes {
		o := &r.Outcomes[i]
		o.Trace = slices.Clone(o.Trace)
		for k := range o.Trace {
			o.Trace[k] = &wording.TraceStep{Says: o.Trace[k].Says}
		}
	}
	return answer.Keyed(&r)
}

// account notes what kept effects out of a play.
func (c *Case) account(kept []engine.Exclusion) {
	for _, x := range kept {
		if _, told := c.kept[x.Effect]; !told {
			c.kept[x.Effect] = x.Why
		}
	}
}
