package ruling

import (
	"errors"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/say"
)

// ofEngine turns an error of the engine into a refusal.
func ofEngine(err error, s *engine.Scenario) error {
	var need *engine.NeedFact
	var cannot *engine.Unsupported
	var illegal *engine.IllegalChoice
	var late *engine.TooLate
	var twins *engine.Legends
	switch {
	case errors.Is(err, engine.ErrEndless):
		return &answer.Refusal{Code: answer.CodeTooLarge, Says: say.New("More follows from one event of this question than can be worked out: what it sets off seems to have no end.")}
	case errors.Is(err, engine.ErrTooLarge):
		return &answer.Refusal{Code: answer.CodeTooLarge, Says: say.New("This question is too large to be worked out.")}
	case errors.As(err, &need):
		return needed(need, s)
	case errors.As(err, &cannot):
		return &answer.Refusal{Code: answer.CodeOutOfScope, Where: "effect", Text: wording.LabelOf(s, cannot.Effect),
			Says: say.New("I cannot carry out %s yet.", cannot.What)}
	case errors.As(err, &late):
		return tooLate(late, s)
	case errors.As(err, &twins):
		return severalLegends(twins, s)
	case errors.As(err, &illegal):
		return IllegalChoice(illegal.Answer.Option, nil, nil)
	}
	return err
}

// tooLate refuses what an object is to do that state-based actions took before.
func tooLate(late *engine.TooLate, s *engine.Scenario) *answer.Refusal {
	numbers := strings.Join(wording.NumbersOf(late.Rules, s.Edition, cr.AnySide), ", ")
	return &answer.Refusal{Code: answer.CodeAmbiguous, Where: "event",
		Says: say.New("%s, so that %s take it before that event (%s). Tell what it does first, or together with what it dies of (\"… and … at the same time\").",
			late.Found.Raised(), era.Of(s.Edition, era.Checks), numbers)}
}

// severalLegends asks which of several legendary permanents of one name stays.
func severalLegends(twins *engine.Legends, s *engine.Scenario) *answer.Refusal {
	number, called := strings.Join(wording.NumbersOf([]cr.Rule{cr.LegendRule}, s.Edition, cr.AnySide), ", "), twins.Name
	for _, id := range twins.Objects {
		if int(id) < len(s.Board.Objects) {
			called = s.Board.NameOf(id) // the last that the question names
		}
	}
	return &answer.Refusal{Code: answer.CodeAmbiguous, Where: "event",
		Says: say.New("Before what comes next %s leave only one of the %d legendary permanents named %s (%s). Tell in an event which goes, such as \"%s is put into a graveyard\", or say as a fact that the legend rule doesn't apply.",
			era.Of(s.Edition, era.Checks), len(twins.Objects), twins.Name, number, called)}
}

// IllegalChoice refuses an answer that no open choice has.
func IllegalChoice(given string, open *engine.Choice, s *engine.Scenario) *answer.Refusal {
	r := &answer.Refusal{Code: answer.CodeIllegalChoice, Where: "choose", Text: given, Span: &[2]int{0, len(given)}}
	r.Says = say.New("No open choice has the option \"%s\".", given)
	switch {
	case s != nil && open == nil:
		r.Says = say.New("Nothing is left to choose, so that \"%s\" answers nothing.", given)
		return r
	case open == nil:
		return r
	}
	var list []say.Sayer
	for _, o := range open.Options {
		r.Candidates = append(r.Candidates, madeLabel(open.Kind, open.Effect, o, s))
		list = append(list, openOption{s, open, o})
	}
	if len(list) > 0 && len(list) <= maxOptionsNamed {
		r.Says = say.New("No open choice has the option \"%s\". What is open: %s.", given, say.Row(list, "; "))
	}
	return r
}

// maxOptionsNamed is how many options a refusal names.
const maxOptionsNamed = 8

// openOption is an option of an open choice, as it is offered.
type openOption struct {
	scenario *engine.Scenario
	open     *engine.Choice
	option   engine.Option
}

// In is the option in a language.
func (o openOption) In(l say.Language) string { return optionNamed(l, o.scenario, o.open, o.option) }
