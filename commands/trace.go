package commands

import (
	"fmt"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle"
)

// tracer words the steps of a resolution.
type tracer struct {
	edition  cr.Edition
	scenario *engine.Scenario
	board    *engine.Board
	// shown are the choices that mattered and have not come up yet.
	shown []engine.Made
	// chosen is what was just chosen and is told with the step that carries it
	// out; nil when there is none. Behind are the rules of such choices.
	chosen *engine.Step
	behind []cr.Rule
	asked  bool // whether that choice mattered
	// results are the facts that the rules derive from damage.
	results []toldFact
	// damaged counts how often somebody or something is dealt damage.
	damaged map[engine.Entity]int
}

// trace words every step that says something.
func (t *tracer) trace(steps []engine.Step) []TraceStep {
	list := []TraceStep{}
	t.damaged = map[engine.Entity]int{}
	for i := range steps {
		if steps[i].Kind == engine.StepResult {
			t.damaged[steps[i].Before.To]++
		}
	}
	for i := range steps {
		st := &steps[i]
		if st.Kind == engine.StepChoose {
			t.asked = t.mattered(st)
			if t.isApplied(st, steps[i+1:]) {
				t.chosen, t.behind = st, append(t.behind, st.Rules...)
				continue
			}
		}
		says, told := t.says(st)
		if says == "" {
			continue
		}
		rules := slices.Concat(st.Rules, t.behind)
		t.chosen, t.behind = nil, nil
		list = append(list, TraceStep{Says: says, told: told, Rules: numbersOf(rules, t.edition), Also: alsoOf(rules, t.edition), Excluded: t.excluded(st)})
	}
	return list
}

// isApplied reports whether the step after a choice carries it out, so that
// the two are told as one.
func (t *tracer) isApplied(choice *engine.Step, rest []engine.Step) bool {
	if len(rest) == 0 {
		return false
	}
	switch next := &rest[0]; next.Kind {
	case engine.StepApply, engine.StepChoose:
		return next.Chosen == choice.Chosen
	case engine.StepDecline:
		return true
	}
	return false
}

// mattered reports whether a choice is the next of those that mattered.
func (t *tracer) mattered(choice *engine.Step) bool {
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
func (t *tracer) says(st *engine.Step) (says, told string) {
	switch st.Kind {
	case engine.StepApply:
		return t.applied(st)
	case engine.StepDecline:
		return t.both(t.declined(st))
	case engine.StepCant:
		return t.both(capital(oracle.EventSays(&st.Before, t.board)) + ": that can't happen" + t.because(st) + ".")
	case engine.StepNoEvent:
		return t.both("There is no event to begin with: " + oracle.EventSays(&st.Before, t.board) + ".")
	case engine.StepResult:
		return t.both(capital(oracle.EventSays(&st.Before, t.board)) + t.resultsOf(st) + ".")
	case engine.StepExpand:
		return t.both(t.expanded(st))
	case engine.StepAfter:
		return t.both(t.afterwards(st))
	case engine.StepChoose:
		if st.Decides == engine.ChooseOrder && t.label(st) != "" && len(st.Candidates) > 1 {
			if cr.ContradictionOnly.InForce(t.edition) {
				return t.both(t.who(st, "puts") + " " + t.label(st) + " next in the order.")
			}
			return t.both(t.who(st, "takes") + " up " + t.label(st) + " next.")
		}
		return t.both(t.who(st, "chooses") + " " + t.answer(st) + t.forEffect(st) + ".")
	case engine.StepImpossible:
		return t.both("What can't be done is left out: " + oracle.EventSays(&st.Before, t.board) + ".")
	case engine.StepExcluded:
		return t.both(t.keptOut(st))
	case engine.StepFollows:
		return t.both(t.follows(st))
	case engine.StepStart:
		return t.both("From here on, " + t.label(st) + " is in effect.")
	case engine.StepLost:
		return t.both(capital(oracle.EventSays(&st.Before, t.board)) + ": that does not take place, because " + st.Why.String() + ".")
	case engine.StepUnprevented:
		return t.both(t.label(st) + " prevents nothing: the damage can't be prevented.")
	}
	return t.happened(st)
}

// follows words whether what comes "if you do" is due.
func (t *tracer) follows(st *engine.Step) string {
	if len(st.Excluded) > 0 {
		return "\"If you do\" of " + t.label(st) + " fails: nothing of it was done."
	}
	return "\"If you do\" of " + t.label(st) + " holds."
}

// keptOut words why an effect does not come into it.
func (t *tracer) keptOut(st *engine.Step) string {
	switch why := st.Excluded[0].Why; why {
	case engine.WaitsOn:
		return "What " + t.label(st) + " has due waits for one that is not skipped."
	case engine.DueInVain:
		return "What " + t.label(st) + " has due then is lost."
	default:
		return t.label(st) + " does not apply: " + clauseSays(why) + "."
	}
}

// resultsOf words what the rules derive from a damage event, as far as it can be
// told from that of other damage: by who or what is dealt it, or by the source.
func (t *tracer) resultsOf(st *engine.Step) string {
	var says []string
	damage := &st.Before
	if t.damaged[damage.To] > 1 {
		for i := range st.After {
			if r := &st.After[i]; r.Kind != engine.GainLife && (r.To == damage.To || damage.To.IsPlayer() && r.Player == damage.To.Player) {
				says = append(says, oracle.EventSays(r, t.board))
			}
		}
		if len(says) > 0 {
			return ": " + joinAnd(says)
		}
		return ", with the results of damage"
	}
	for _, f := range t.results {
		about := f.event.To
		if f.event.Player != engine.NoPlayer && !about.IsPlayer() && !about.IsObject() {
			about = engine.PlayerEntity(f.event.Player)
		}
		if about == damage.To {
			says = append(says, oracle.EventSays(&f.event, t.board))
		}
	}
	if len(says) == 0 {
		return ", with the results of damage"
	}
	return ": " + joinAnd(says)
}

// who is the chooser of a step with what that player does, at the beginning of a
// sentence.
func (t *tracer) who(st *engine.Step, does string) string {
	name := t.chooser(st)
	return capital(name) + " " + agree(name, does)
}

// declined words that optional effects were not used.
func (t *tracer) declined(st *engine.Step) string {
	if slices.Contains(st.Rules, cr.LoopBrokenByAffected) {
		return t.who(st, "stops") + " the loop here."
	}
	var unused []string
	if t.chosen != nil {
		for _, id := range t.chosen.Candidates {
			unused = append(unused, labelOf(t.scenario, id))
		}
	}
	if label := t.label(st); label != "" {
		unused = []string{label}
	}
	if len(unused) == 0 {
		return t.who(st, "declines") + "."
	}
	return t.who(st, "does") + " not use " + joinWith(unused, "or") + "."
}

// both is a sentence that reads the same with and without its choice.
func (t *tracer) both(says string) (string, string) { return says, says }

// label is the name of the step's effect.
func (t *tracer) label(st *engine.Step) string { return labelOf(t.scenario, st.Chosen) }

// chooser is the name of who chose.
func (t *tracer) chooser(st *engine.Step) string {
	if name := (names{board: t.board}).player(st.Chooser); name != "" {
		return name
	}
	return "The player"
}

// answer is what was chosen, in words.
func (t *tracer) answer(st *engine.Step) string {
	switch label := t.label(st); {
	case strings.HasPrefix(st.Option, "no:"):
		return "no"
	case label != "" && st.Option == t.scenario.Effects[st.Chosen].ID:
		return "yes"
	}
	return st.Option
}

// because names the effect that forbids.
func (t *tracer) because(st *engine.Step) string {
	if label := t.label(st); label != "" {
		return " because of " + label
	}
	return ""
}

// forEffect names the effect that asked.
func (t *tracer) forEffect(st *engine.Step) string {
	if label := t.label(st); label != "" {
		return " for " + label
	}
	return ""
}

// happened words the happening itself, where rules stand behind it.
func (t *tracer) happened(st *engine.Step) (says, told string) {
	if len(st.Rules) == 0 && st.Why.IsZero() {
		return "", ""
	}
	return t.both(capital(oracle.EventSays(&st.Before, t.board)) + ".")
}

// expanded words the events that an event contains.
func (t *tracer) expanded(st *engine.Step) string {
	switch st.Before.Kind {
	case engine.Draw:
		return "The active player draws first, then the others in turn order."
	case engine.DrawCards:
		return "The cards are drawn one at a time."
	case engine.CreateTokens:
		return "The tokens enter the battlefield."
	}
	return capital(oracle.EventSays(&st.Before, t.board)) + ": " + t.events(st.After) + "."
}

// afterwards words an additional effect.
func (t *tracer) afterwards(st *engine.Step) string {
	made := st.Extra
	if len(made) == 0 {
		made = st.After
	}
	if label := t.label(st); label != "" {
		return "Then, from " + label + ": " + t.events(made) + "."
	}
	return "Then: " + t.events(made) + "."
}

// events lists what several events say.
func (t *tracer) events(events []engine.Event) string {
	const most = 4
	var says []string
	for i := range events {
		if i == most {
			says = append(says, fmt.Sprintf("%d more", len(events)-most))
			break
		}
		says = append(says, oracle.EventSays(&events[i], t.board))
	}
	if len(says) == 0 {
		return "nothing"
	}
	return joinAnd(says)
}

// excluded lists the effects that were near and did not apply.
func (t *tracer) excluded(st *engine.Step) []Excluded {
	var list []Excluded
	for _, x := range st.Excluded {
		if x.Why == engine.WrongEvent {
			continue
		}
		e := Excluded{Effect: labelOf(t.scenario, x.Effect), Why: clauseSays(x.Why)}
		if x.Rule != 0 {
			e.Rules = numbersOf([]cr.Rule{x.Rule}, t.edition)
		}
		list = append(list, e)
	}
	return list
}

// clauseSays tells why an effect did not apply.
func clauseSays(why engine.Clause) string {
	switch why {
	case engine.WrongSource:
		return "it does not look at this source"
	case engine.WrongAffected:
		return "it does not look at what is affected here"
	case engine.WrongDoer:
		return "it does not look at who does this"
	case engine.WrongAmount:
		return "the amount is not one it waits for"
	case engine.WrongZone:
		return "it waits for other zones"
	case engine.WrongCause:
		return "it waits for another cause"
	case engine.ConditionFails:
		return "its condition does not hold"
	case engine.HadItsChance:
		return "it has had its one opportunity"
	case engine.UsedUp:
		return "it is used up"
	case engine.NotYetThere:
		return "it is not there yet"
	}
	return procedureSays(why)
}

// procedureSays tells which part of the procedure kept an effect out.
func procedureSays(why engine.Clause) string {
	switch why {
	case engine.LaterClass:
		return "effects of another class come first"
	case engine.ContainedLater:
		return "it waits until the containing event is settled"
	case engine.CantHappen:
		return "the event can't happen"
	case engine.CantBePrevented:
		return "the damage can't be prevented"
	case engine.NowhereToGo:
		return "nothing is there that the damage could be dealt to instead"
	case engine.DurationOver:
		return "its duration is over"
	case engine.HasBegun:
		return "that has begun already"
	case engine.LeftAlready:
		return "its source is no longer there"
	case engine.CardNotDrawn:
		return "what it does with the drawn card is left out, as the draw was replaced"
	case engine.DrawNotOffered:
		return "it offers a draw that can't be made"
	case engine.BeyondEdition:
		return "the edition has no such rule"
	}
	return "it waits for another event"
}
