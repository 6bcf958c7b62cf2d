package wording

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/say"
)

// Begin begins with the play that leads to an end: with its board, its choices and facts.
func (t *Tracer) Begin(board *engine.Board, made []engine.Made, told []Told) {
	if t.Board != board {
		t.before = nil
	}
	t.Board, t.made, t.shown, t.results = board, made, made, t.results[:0]
	for i := range told {
		if told[i].Result {
			t.results = append(t.results, told[i])
		}
	}
}

// Trace words every step that says something. The first steps, as many as are told, are those
// of the play before, and its words for them are shared. The verdict that stands above them is what
// the last one need not tell.
func (t *Tracer) Trace(steps []engine.Step, same int, verdict []string) []*TraceStep {
	list := t.list[:0]
	clear(t.damaged)
	for i := range steps {
		if steps[i].Kind == engine.StepResult {
			t.dealt(steps[i].Before.To)
		}
	}
	before := t.before[:min(same, len(t.before))]
	t.before = slices.Grow(before, len(steps))
	chosenAt := 0
	last, lastChosen, lastAsked := -1, t.chosen, t.asked
	for i := range steps {
		st := &steps[i]
		if i >= len(t.before) {
			t.before = append(t.before, wordedStep{})
		}
		if st.Kind == engine.StepChoose {
			t.asked = t.mattered(st)
			if t.isApplied(st, steps[i+1:]) {
				t.chosen, t.behind, chosenAt = st, append(t.behind, st.Rules...), i
				continue
			}
		}
		word := wordedStep{alone: st.Kind == engine.StepApply && (t.chosen == nil || t.chosen.Decides == engine.ChooseOrder), asked: t.asked}
		if t.chosen != nil {
			word.chosen = i - chosenAt
		}
		if old := &t.before[i]; word.alone && old.alone && old.asked == word.asked && old.chosen == word.chosen {
			word.words = old.words
		} else if word.words = t.worded(st); word.words == nil {
			continue
		}
		t.before[i] = word
		last, lastChosen, lastAsked = i, t.chosen, t.asked
		t.chosen, t.behind = nil, nil
		list = append(list, word.words)
	}
	if last >= 0 {
		brief := *t
		brief.chosen, brief.asked, brief.verdict = lastChosen, lastAsked, verdict
		_, told := brief.says(&steps[last])
		ends := *list[len(list)-1]
		ends.Last = told.Raised()
		list[len(list)-1] = &ends
	}
	t.list = list
	return append(make([]*TraceStep, 0, len(list)), list...)
}

// worded words a step with the rules it goes by; nil where it says nothing.
func (t *Tracer) worded(st *engine.Step) *TraceStep {
	says, told := t.says(st)
	if says == "" {
		return nil
	}
	by := t.citationOf(st)
	return &TraceStep{Says: say.Capital(says), Told: told.Raised(), // an effect without a card begins in lower case
		Rules: by.rules, Also: by.also, Excluded: t.excluded(st), Chief: by.chief}
}

// dealt counts that somebody or something is dealt damage once more.
func (t *Tracer) dealt(to engine.Entity) {
	if t.damaged == nil {
		t.damaged = map[engine.Entity]int{}
	}
	t.damaged[to]++
}

// VerdictOf are the sentences of a verdict: without what stands in brackets.
func VerdictOf(l say.Language, told []Told, b *engine.Board) []string {
	var verdict []string
	for f := range worthTelling(told, b) {
		says, _, _ := strings.Cut(FactSays(f, b).In(l), " (")
		verdict = append(verdict, says)
	}
	return verdict
}

// isApplied reports whether the step after a choice carries it out, so that
// the two are told as one.
func (t *Tracer) isApplied(choice *engine.Step, rest []engine.Step) bool {
	if len(rest) == 0 {
		return false
	}
	switch next := &rest[0]; next.Kind {
	case engine.StepApply, engine.StepChoose:
		return next.Chosen == choice.Chosen && choice.Chosen != engine.NoEffect
	case engine.StepDecline:
		return true
	}
	return false
}

// mattered reports whether a choice is the next of those that mattered.
func (t *Tracer) mattered(choice *engine.Step) bool {
	if len(t.shown) == 0 {
		return false
	}
	if next := t.shown[0]; next.Option.ID != choice.Option || next.Chooser != choice.Chooser || next.Kind != choice.Decides {
		return false
	}
	t.shown = t.shown[1:]
	return true
}

// says is the sentence of a step, and the same with the choice behind it.
func (t *Tracer) says(st *engine.Step) (says string, told say.Message) {
	if st.Kind == engine.StepApply {
		return t.applied(st)
	}
	step := t.step(st)
	if step.IsZero() {
		return "", step
	}
	says = step.In(t.Lang)
	return says, say.Text(says)
}

// step is the sentence of every step but the application of an effect; zero
// where there is nothing to say.
func (t *Tracer) step(st *engine.Step) say.Message {
	happens, label := t.tells(&st.Before), t.label(st)
	switch st.Kind {
	case engine.StepDecline:
		return t.declined(st)
	case engine.StepCant:
		if label == "" {
			return say.New("%s: that can't happen.", happens)
		}
		return say.New("%s: that can't happen because of %s.", happens, Called(t.Scenario, st.Chosen))
	case engine.StepNoEvent:
		if !st.Why.IsZero() {
			return say.New("%s: that does not happen, because %s.", happens, st.Why)
		}
		return say.New("There is no event to begin with: %s.", t.event(&st.Before))
	case engine.StepResult:
		return t.resultsOf(st)
	case engine.StepExpand:
		return t.expanded(st)
	case engine.StepAfter:
		return t.afterwards(st)
	case engine.StepChoose:
		return t.chose(st)
	case engine.StepImpossible:
		return say.New("What can't be done is left out: %s.", t.event(&st.Before))
	case engine.StepExcluded:
		return t.keptOut(st)
	case engine.StepFollows:
		if len(st.Excluded) > 0 {
			return say.New("\"If you do\" of %s fails: nothing of it was done.", Called(t.Scenario, st.Chosen))
		}
		return say.New("\"If you do\" of %s holds.", Called(t.Scenario, st.Chosen))
	case engine.StepStart:
		return say.New("From here on, %s is in effect.", Called(t.Scenario, st.Chosen))
	case engine.StepLost:
		return say.New("%s: that does not take place, because %s.", happens, st.Why)
	case engine.StepChecked:
		return say.New("Before the next event, %s are checked: %s.", era.Of(t.Edition, era.Checks), st.Why)
	case engine.StepUnprevented:
		return say.New("%s prevents nothing: the damage can't be prevented.", Called(t.Scenario, st.Chosen))
	}
	if len(st.Rules) == 0 && st.Why.IsZero() || t.said(&st.Before) {
		return say.Message{}
	}
	return say.New("%s.", happens)
}

// keptOut words why an effect does not come into it.
func (t *Tracer) keptOut(st *engine.Step) say.Message {
	switch why := st.Excluded[0].Why; why {
	case engine.WaitsOn:
		return say.New("What %s has due waits for one that is not skipped.", Called(t.Scenario, st.Chosen))
	case engine.DueInVain:
		return say.New("What %s has due then is lost.", Called(t.Scenario, st.Chosen))
	case engine.NeverTriggered:
		return say.New("Nothing of %s resolves: it has not triggered.", Called(t.Scenario, st.Chosen))
	case engine.NotPaidFor:
		return say.New("Nothing of %s resolves: it was not paid for.", Called(t.Scenario, st.Chosen))
	case engine.NotCast:
		return say.New("Nothing of %s resolves: it was not cast.", Called(t.Scenario, st.Chosen))
	default:
		return say.New("%s does not apply: %s.", Called(t.Scenario, st.Chosen), ClauseSays(why))
	}
}

// resultsOf words damage with what the rules derive from it, as far as it can be
// told from that of other damage: by who or what is dealt it, or by the source.
func (t *Tracer) resultsOf(st *engine.Step) say.Message {
	var says []say.Sayer
	damage, results := &st.Before, 0
	add := func(ev *engine.Event) {
		if results++; !t.said(ev) {
			says = append(says, t.event(ev))
		}
	}
	if t.damaged[damage.To] > 1 {
		for i := range st.After {
			if r := &st.After[i]; r.Kind != engine.GainLife && (r.To == damage.To || damage.To.IsPlayer() && r.Player == damage.To.Player) {
				add(r)
			}
		}
	} else {
		for i := range t.results {
			ev := &t.results[i].Event
			about := ev.To
			if ev.Player != engine.NoPlayer && !about.IsPlayer() && !about.IsObject() {
				about = engine.PlayerEntity(ev.Player)
			}
			if about == damage.To {
				add(ev)
			}
		}
	}
	switch above := t.said(damage); {
	case above && len(says) > 0:
		return say.New("%s.", say.All(says))
	case above && results > 0:
		return say.Message{}
	case above:
		return say.New("The results of that damage follow.")
	case len(says) == 0:
		return say.New("%s, with the results of damage.", t.tells(damage))
	}
	return say.New("%s: %s.", t.tells(damage), say.All(says))
}

// chose words what somebody chose as part of an effect.
func (t *Tracer) chose(st *engine.Step) say.Message {
	who, label := t.chooser(st), t.label(st)
	if st.Decides == engine.ChooseOrder && label != "" && len(st.Candidates) > 1 {
		atOnce := cr.ContradictionOnly.InForce(t.Edition)
		switch you := IsYou(who); {
		case atOnce && you:
			return say.New("You put %s next in the order.", Called(t.Scenario, st.Chosen))
		case atOnce:
			return say.New("%s puts %s next in the order.", AtStart(who), Called(t.Scenario, st.Chosen))
		case you:
			return say.New("You take up %s next.", Called(t.Scenario, st.Chosen))
		}
		return say.New("%s takes up %s next.", AtStart(who), Called(t.Scenario, st.Chosen))
	}
	answer := t.answer(st)
	if slices.Contains(st.Rules, cr.RollDie) || slices.Contains(st.Rules, cr.FlipCoin) {
		return say.New("It comes out so: %s.", answer)
	}
	switch you := IsYou(who); {
	case you && label != "":
		return say.New("You choose %s for %s.", answer, Called(t.Scenario, st.Chosen))
	case you:
		return say.New("You choose %s.", answer)
	case label != "":
		return say.New("%s chooses %s for %s.", AtStart(who), answer, Called(t.Scenario, st.Chosen))
	}
	return say.New("%s chooses %s.", AtStart(who), answer)
}

// declined words that optional effects were not used.
func (t *Tracer) declined(st *engine.Step) say.Message {
	who := t.chooser(st)
	you := IsYou(who)
	if slices.Contains(st.Rules, cr.LoopBrokenByAffected) {
		if you {
			return say.New("You stop the loop here.")
		}
		return say.New("%s stops the loop here.", AtStart(who))
	}
	var unused []say.Message
	if t.chosen != nil {
		for _, id := range t.chosen.Candidates {
			unused = append(unused, Called(t.Scenario, id))
		}
	}
	if label := t.label(st); label != "" {
		unused = []say.Message{Called(t.Scenario, st.Chosen)}
	}
	effects := say.Any(unused)
	switch {
	case len(unused) == 0 && you:
		return say.New("You decline.")
	case len(unused) == 0:
		return say.New("%s declines.", AtStart(who))
	case you:
		return say.New("You do not use %s.", effects)
	}
	return say.New("%s does not use %s.", AtStart(who), effects)
}

// expanded words the events that an event contains.
func (t *Tracer) expanded(st *engine.Step) say.Message {
	switch st.Before.Kind {
	case engine.Draw:
		return say.New("The active player draws first, then the others in turn order.")
	case engine.Connive:
		return say.New("They connive one after another, the active player's first.")
	case engine.DrawCards:
		return say.New("The cards are drawn one at a time.")
	case engine.OtherAction:
		return say.New("%s: what that consists of is carried out.", t.tells(&st.Before))
	case engine.CreateTokens:
		return say.New("The tokens are put %s.", era.Of(t.Edition, era.Onto))
	}
	if t.allSaid(st.After) {
		return say.New("%s.", t.tells(&st.Before))
	}
	return say.New("%s: %s.", t.tells(&st.Before), t.events(st.After))
}

// afterwards words an additional effect.
func (t *Tracer) afterwards(st *engine.Step) say.Message {
	made := st.Extra
	if len(made) == 0 {
		made = st.After
	}
	if t.allSaid(made) {
		return say.Message{}
	}
	if label := t.label(st); label != "" && t.resolves(st) {
		return say.New("From %s: %s.", Called(t.Scenario, st.Chosen), t.events(made))
	} else if label != "" {
		return say.New("Then, from %s: %s.", Called(t.Scenario, st.Chosen), t.events(made))
	}
	return say.New("Then: %s.", t.events(made))
}

// resolves reports whether a step belongs to a moment that is the resolving of a spell by its
// own text, so that nothing was told before it.
func (t *Tracer) resolves(st *engine.Step) bool {
	return st.Moment >= 0 && st.Moment < len(t.Scenario.Events) && slices.ContainsFunc(t.Scenario.Events[st.Moment].Resolve, func(r engine.Resolving) bool {
		return r.Effect == st.Chosen && t.Scenario.ByText(r)
	})
}

// excluded lists the effects that were near and did not apply.
func (t *Tracer) excluded(st *engine.Step) []Excluded {
	var list []Excluded
	for _, x := range st.Excluded {
		if x.Why == engine.WrongEvent {
			continue
		}
		e := Excluded{Effect: LabelOf(t.Scenario, x.Effect), Why: ClauseSays(x.Why).In(t.Lang)}
		if x.Rule != 0 {
			e.Rules = NumbersOf([]cr.Rule{x.Rule}, t.Edition, t.side(x.Effect))
		}
		list = append(list, e)
	}
	return list
}

// ClauseSays tells why an effect did not apply.
func ClauseSays(why engine.Clause) say.Message {
	switch why {
	case engine.WrongSource:
		return say.New("it does not look at this source")
	case engine.WrongAffected:
		return say.New("it does not look at what is affected here")
	case engine.WrongDoer:
		return say.New("it does not look at who does this")
	case engine.WrongAmount:
		return say.New("the amount is not one it waits for")
	case engine.WrongZone:
		return say.New("it waits for other zones")
	case engine.WrongCause:
		return say.New("it waits for another cause")
	case engine.ConditionFails:
		return say.New("its condition does not hold")
	case engine.HadItsChance:
		return say.New("it has had its one opportunity")
	case engine.UsedUp:
		return say.New("it is used up")
	case engine.NotYetThere:
		return say.New("it is not there yet")
	case engine.AnotherObject:
		return say.New("what it was for has changed zones and is a new object")
	case engine.AbilityLost:
		return say.New("the permanent will not have that ability")
	case engine.AbilityTaken:
		return say.New("it has lost that ability")
	case engine.DamageAlone:
		return say.New("it prevents damage alone")
	}
	return procedureSays(why)
}

// procedureSays tells which part of the procedure kept an effect out.
func procedureSays(why engine.Clause) say.Message {
	switch why {
	case engine.LaterClass:
		return say.New("effects of another class come first")
	case engine.ContainedLater:
		return say.New("it waits until the containing event is settled")
	case engine.CantHappen:
		return say.New("the event can't happen")
	case engine.CantBePrevented:
		return say.New("the damage can't be prevented")
	case engine.NowhereToGo:
		return say.New("nothing is there that the damage could be dealt to instead")
	case engine.DurationOver:
		return say.New("its duration is over")
	case engine.HasBegun:
		return say.New("that has begun already")
	case engine.LeftAlready:
		return say.New("its source is no longer there")
	case engine.CardNotDrawn:
		return say.New("what it does with the drawn card is left out, as the draw was replaced")
	case engine.KeptFromTriggering:
		return say.New("an effect keeps it from triggering")
	case engine.NothingFound:
		return say.New("what it does with what is found is left out, as the search couldn't happen")
	case engine.NotOnBattlefield:
		return say.New("what it would change is not on the battlefield")
	case engine.DrawNotOffered:
		return say.New("it offers a draw that can't be made")
	case engine.NotOffered:
		return say.New("what it offers can't be done")
	case engine.BeyondEdition:
		return say.New("the edition has no such rule")
	}
	return say.New("it waits for another event")
}

// citationOf are the numbers behind a step and the choice that led to it. Read only: steps
// that go by the same rules share them.
func (t *Tracer) citationOf(st *engine.Step) citation {
	key := behindStep{done: spelled(st.Rules), chosen: spelled(t.behind), side: t.sideOfStep(st), result: st.Kind == engine.StepResult}
	if known, ok := t.cited[key]; ok {
		return known
	}
	rules := slices.Concat(st.Rules, t.behind)
	by := citation{rules: NumbersOf(rules, t.Edition, key.side), also: AlsoOf(rules, t.Edition)}
	done := NumbersOf(st.Rules, t.Edition, key.side)
	if key.result {
		slices.Reverse(done) // what comes of damage, rather than how it is dealt
	}
	by.chief = ChiefOf(done, NumbersOf(t.behind, t.Edition, key.side), by.also)
	if t.cited == nil {
		t.cited = map[behindStep]citation{}
	}
	t.cited[key] = by
	return by
}
