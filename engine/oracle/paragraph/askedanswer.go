package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// exampled reads a paragraph that only asks what an effect does to something, with an example of that for what happens. It is
// one to rule on where all that may be meant is answered alike, or the first thing meant with a yes; else one to confirm.
func exampled(q Question, x *index, err *lex.Error) (*Reading, bool) {
	r := newReader(q, x)
	if r.findPeople(q) != nil || r.speaker() == nobody {
		return nil, false
	}
	asked, ok := r.askedOfEffect()
	if !ok {
		return nil, false
	}
	t := &exampleTrial{question: q, cards: x, asked: asked}
	read, sure := t.chosen()
	if read == nil {
		return nil, false
	}
	const ends, between = "?! .", "; "
	text := strings.TrimRight(q.Text, ends)
	read.Wanted, read.LeftAside, read.Asked = []string{text}, append(read.LeftAside, asked.aside...), NoTopic
	read.Whether = []Whether{{Words: text, Is: Applies, Thing: asked.source.Name, Amount: engine.Unset}}
	if t.unsaid || asked.open {
		read.Whether = nil
	}
	if read.Without, read.Supposed = err, ""; sure {
		read.Taken, read.Without, read.Supposed = nil, nil, strings.Join(read.Events, between)
	}
	return read, true
}

// exampleTrial tries the examples of a question about an effect.
type exampleTrial struct {
	question Question
	cards    *index
	asked    *askedEffect
	// unsaid is set where the example tells what the effect does, and not whether that is what is asked.
	unsaid bool
}

// verdict is what an example comes to: whether the effect does what is asked.
type verdict uint8

const (
	noVerdict   verdict = iota // it is not read, or nothing of the sort happens
	itDoes                     // what is asked
	itDoesNot                  // it does nothing
	itDoesOther                // something else
)

// chosen is the example to rule on, with whether that is sure; nil for none.
func (t *exampleTrial) chosen() (read *Reading, sure bool) {
	var found [itDoesOther + 1]*Reading
	first := noVerdict
	for _, e := range t.asked.examples() {
		read, is := t.try(&e)
		if found[is] == nil {
			found[is] = read
		}
		if first == noVerdict {
			first = is
		}
	}
	does, doesNot, other := found[itDoes], found[itDoesNot], found[itDoesOther]
	switch {
	case does != nil && (doesNot == nil && other == nil || first == itDoes && t.asked.verb.good):
		return does, !t.stopsThing(does)
	case does != nil:
		return does, false
	case doesNot != nil && other == nil:
		return doesNot, true
	case other != nil && doesNot == nil:
		t.unsaid = true
		return other, true
	}
	return nil, false
}

// stopsThing reports whether a question is for whether a permanent is stopped that only dies in its example: that may mean
// something else that it does.
func (t *exampleTrial) stopsThing(read *Reading) bool {
	const with, damage = " with ", "deals"
	told := func(word string) bool {
		return slices.ContainsFunc(slices.Concat(read.Events, read.Facts), func(says string) bool { return strings.Contains(says, word) })
	}
	o := &t.asked.object
	return t.asked.verb.role == lexicon.StopsIt && t.asked.does == "" && !o.player && (o.card == nil || !isSpell(o.card)) && !o.hurts && !told(with) && !told(damage) && t.dies(read)
}

// dies reports whether what happens in an example is that something moves.
func (t *exampleTrial) dies(read *Reading) bool {
	asked, no := t.cards.read(read.Resolve(t.question.Edition))
	return no == nil && slices.ContainsFunc(asked.Scenario.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			return ev.Kind == engine.Move || ev.Kind == engine.Destroy || ev.Kind == engine.Enter
		})
	})
}

// try reads an example and looks what the effect does in it.
func (t *exampleTrial) try(e *example) (read *Reading, is verdict) {
	meant := t.question
	meant.Text = t.asked.board(e.source) + " " + e.tells
	read, no := readWhole(meant, t.cards)
	if no != nil || len(read.Left) > 0 {
		return nil, noVerdict
	}
	at := read.Resolve(t.question.Edition)
	asked, no := t.cards.read(at)
	if no != nil {
		return nil, noVerdict
	}
	end, failed := explore.Resolve(asked.Scenario, nil)
	if failed != nil || end.Choice != nil {
		return nil, noVerdict
	}
	read.Taken = []Taken{{Words: strings.TrimSpace(t.question.Text), For: meant.Text}}
	l := &effectLook{scenario: asked.Scenario, end: end, card: t.asked.source.Name}
	switch met, fits := l.met(t.asked); {
	case fits:
		return read, itDoes
	case met:
		return read, itDoesOther
	case !l.waits():
		return nil, noVerdict
	}
	if o := &t.asked.object; o.card != nil && isSpell(o.card) && t.asked.verb.role != lexicon.EnlargesIt && l.watchesMoves() {
		return nil, noVerdict // where the spell itself goes is not part of the example
	}
	if changed(read, t.asked.source.Name, t.question, t.cards) || slices.ContainsFunc(end.Outcome.Triggers, l.isOf) {
		return nil, noVerdict // it does something in another way
	}
	return read, itDoesNot
}

// changed reports whether what happens comes to something else without the effects of a card.
func changed(read *Reading, name string, q Question, cards *index) bool {
	at := read.Resolve(q.Edition)
	end, ok := endsOf(at, cards)
	at.Effects = slices.DeleteFunc(slices.Clone(at.Effects), func(text string) bool { return strings.Contains(text, name) })
	without, known := endsOf(at, cards)
	return !ok || !known || without != end
}

// effectLook looks for the effects of a card in what became of an example.
type effectLook struct {
	scenario *engine.Scenario
	end      *engine.Resolution
	card     string
}

// isOf reports whether an ability that triggered is the card's.
func (l *effectLook) isOf(t engine.Trigger) bool { return l.isEffect(t.Effect) }

// isEffect reports whether an effect is the card's.
func (l *effectLook) isEffect(id engine.EffectID) bool {
	if id == engine.NoEffect {
		return false
	}
	e := &l.scenario.Effects[id]
	if e.Source != engine.NoObject {
		return strings.EqualFold(l.scenario.Board.Objects[e.Source].Name, l.card)
	}
	return strings.EqualFold(e.Label, l.card)
}

// met reports whether one of the effects was applied, and whether what each of those did is what is asked.
func (l *effectLook) met(q *askedEffect) (met, fits bool) {
	fits = true
	for i := range l.end.Trace {
		st := &l.end.Trace[i]
		if st.Kind != engine.StepApply && st.Kind != engine.StepCant || !l.isEffect(st.Chosen) {
			continue
		}
		met = true
		fits = fits && q.verb.fits(l, q.said, st)
	}
	return met, met && fits
}

// watchesMoves reports whether one of the effects waits for something that moves.
func (l *effectLook) watchesMoves() bool {
	for i := range l.scenario.Effects {
		e := l.scenario.Effects[i].Effect
		if l.isEffect(engine.EffectID(i)) && (e.When.Kind == engine.Move || slices.ContainsFunc(e.When.Or, func(p engine.Pattern) bool { return p.Kind == engine.Move })) {
			return true
		}
	}
	return false
}

// alwaysSo are the reasons for which an effect does not apply to anything of the sort of an example, however much of it there
// is and whatever else is there.
func alwaysSo() []engine.Clause {
	return []engine.Clause{engine.WrongEvent, engine.WrongSource, engine.WrongAffected, engine.WrongDoer, engine.WrongZone, engine.WrongCause}
}

// waits reports whether one of the effects waits for such things as happen, or says of such that they can't.
func (l *effectLook) waits() bool {
	waits := false
	for _, x := range l.end.Kept {
		if !l.isEffect(x.Effect) || engine.AboutItself(l.scenario.Effects[x.Effect].Effect) {
			continue
		}
		if waits = true; !slices.Contains(alwaysSo(), x.Why) {
			return false
		}
	}
	if waits {
		return true
	}
	return slices.ContainsFunc(l.end.Outcome.Facts, func(f engine.Fact) bool { return f.Event.Entry != nil && len(f.Event.Entry.Counters) > 0 }) &&
		slices.ContainsFunc(seq(0, len(l.scenario.Effects)), func(i int) bool {
			e := l.scenario.Effects[i].Effect
			return l.isEffect(engine.EffectID(i)) && e.Kind == engine.Cant && e.When.Kind == engine.PutCounters
		})
}

// enlarges reports whether an effect made of something what a verb says: twice or three times as much, or more.
func enlarges(_ *effectLook, said string, st *engine.Step) bool {
	after := 0
	for i := range st.After {
		after += muchOf(&st.After[i])
	}
	if times := timesOf(said); times > 0 {
		return after == times*muchOf(&st.Before)
	}
	return after > muchOf(&st.Before)
}

// stops reports whether nothing was left of what an effect was applied to, or it became something else.
// An effect that stops one of several such things stops not all, and who returns without counters returns.
func stops(l *effectLook, _ string, st *engine.Step) bool {
	still := func(f engine.Fact) bool {
		return !f.Nothing && (f.Event.Kind == st.Before.Kind && f.Event.Player == st.Before.Player || st.Before.Kind == engine.PutCounters && f.Event.Kind == engine.Enter)
	}
	switch {
	case st.Before.Kind == engine.LoseLife && st.Before.Result:
		return false // the damage is dealt all the same
	case st.Kind == engine.StepCant:
		return !slices.ContainsFunc(l.end.Outcome.Facts, still)
	case l.scenario.Effects[st.Chosen].Effect.Kind == engine.Prevention:
		return len(st.After) == 0
	}
	return len(st.After) == 0 || st.After[0].Kind != st.Before.Kind || st.After[0].Dest != st.Before.Dest || st.After[0].Player != st.Before.Player
}

// exiles reports whether an effect has something exiled.
func exiles(_ *effectLook, _ string, st *engine.Step) bool {
	return slices.ContainsFunc(st.After, func(ev engine.Event) bool { return ev.Dest == engine.Exile })
}

// timesOf is how often a verb says that something comes: "double", 0 where it only says more.
func timesOf(said string) int {
	const twice, thrice = 2, 3
	switch {
	case lexicon.Plays(said, lexicon.SaysTwice):
		return twice
	case lexicon.Plays(said, lexicon.SaysThrice):
		return thrice
	}
	return 0
}

// muchOf is how much or how many an event is of.
func muchOf(ev *engine.Event) int {
	if ev.Kind != engine.CreateTokens {
		return ev.Amount
	}
	n := 0
	for i := range ev.Tokens {
		n += ev.Tokens[i].N
	}
	return n
}

// anyOf is true of whatever an effect does.
func anyOf(*effectLook, string, *engine.Step) bool { return true }

// noneOf is true of nothing that an effect does: what dies of one is another question than what the effect is applied to.
func noneOf(*effectLook, string, *engine.Step) bool { return false }
