package wording

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/say"
)

// Trigger is a triggered ability that triggers on what happened; it is not carried
// out.
type Trigger struct {
	Source     string      `json:"source"`
	Controller string      `json:"controller,omitempty"`
	Says       say.Message `json:"says"`
	Times      int         `json:"times"`
	Amount     int         `json:"amount,omitempty"` // of each time
	Ability    string      `json:"ability,omitempty"`
	Rules      []string    `json:"rules"`
}

// Triggered are the abilities that trigger at an end.
func Triggered(out *engine.Outcome, s *engine.Scenario) []Trigger {
	var list []Trigger
	n := Names{Board: BoardOf(out, s), given: &s.Board}
	for _, t := range out.Triggers {
		inst := &s.Effects[t.Effect]
		told := Trigger{Source: inst.Label, Controller: n.Player(t.Controller), Times: t.Times, Amount: t.Amount,
			Ability: inst.Effect.Text, Rules: NumbersOf([]cr.Rule{cr.TriggersOnEvent}, s.Edition, cr.AnySide)}
		called := inst.Called()
		if t.Holder != engine.NoObject {
			told.Source = n.object(t.Holder)
			called = say.Text(told.Source)
		}
		if inst.Effect.When.Kind == engine.ProduceMana {
			told.Rules = NumbersOf([]cr.Rule{cr.TriggersOnEvent, cr.ManaProducedTriggers}, s.Edition, cr.AnySide)
		}
		if told.Ability == "" {
			told.Ability = inenglish.Effect(inst.Effect, &inenglish.Names{This: told.Source})
		}
		told.Says = howOften(called, t.Times, t.Amount)
		list = append(list, told)
	}
	return list
}

// howOften tells how often an ability triggers, and for how much each time.
func howOften(who say.Message, times, amount int) say.Message {
	switch {
	case times == 1 && amount == 0:
		return say.New("%s, once", who)
	case times == 1:
		return say.New("%s, once, for %d", who, amount)
	case times == 2 && amount == 0:
		return say.New("%s, twice", who)
	case times == 2:
		return say.New("%s, twice, for %d each", who, amount)
	case amount == 0:
		return say.New("%s, %d times", who, times)
	}
	return say.New("%s, %d times, for %d each", who, times, amount)
}
