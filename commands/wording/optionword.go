package wording

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// optionWord is an option of a choice that is not about an order: a mode, a
// name, a color, a place.
type optionWord struct {
	label  string
	kind   engine.ChoiceKind
	effect *engine.Effect // nil where none asks
	you    string         // whose effect it is
}

// In is the option in a language.
func (o optionWord) In(l say.Language) string {
	switch {
	case l != say.French:
		return o.label
	case o.kind == engine.ChooseDestination:
		return infrench.Destination(o.label)
	case o.kind == engine.ChooseMode && o.effect != nil:
		return infrench.ModeSays(o.effect, o.label, o.you)
	}
	return infrench.Choosable(o.label)
}

// effectAt is an effect of a scenario, nil for none.
func effectAt(s *engine.Scenario, id engine.EffectID) *engine.Effect {
	if id < 0 || int(id) >= len(s.Effects) {
		return nil
	}
	return s.Effects[id].Effect
}

// holderOf is the name of the player whose effect it is.
func holderOf(s *engine.Scenario, id engine.EffectID) string {
	if effectAt(s, id) == nil {
		return ""
	}
	return Names{Board: &s.Board}.Player(s.Effects[id].Controller)
}

// SaidOption is an option of a choice: of an order an effect, told apart by its
// event where it wants several.
func SaidOption(s *engine.Scenario, kind engine.ChoiceKind, effect engine.EffectID, o engine.Option) say.Sayer {
	switch {
	case kind == engine.ChooseOrder && strings.Contains(o.ID, "@"):
		if effect, about := Wanting(s, o); about != "" {
			return say.New("%s (%s)", effect, eventNamed(about, &s.Board))
		}
		return say.Text(o.Label)
	case kind == engine.ChooseOrder:
		if effect := EffectCalled(s, o.ID); !effect.IsZero() {
			return effect
		}
		return CalledIn(s, o.Label)
	case kind == engine.ChooseAmount, kind == engine.ChooseDivide, Names{Board: &s.Board}.isName(o.Label):
		return say.Text(o.Label)
	}
	return optionWord{label: o.Label, kind: kind, effect: effectAt(s, effect), you: holderOf(s, effect)}
}

// OptionAmong is an option of a choice as it stands beside the others: parts of one
// ability have numbers only where several of them are there.
func OptionAmong(s *engine.Scenario, open *engine.Choice, o engine.Option) say.Sayer {
	at := instanceOf(s, o.ID)
	if open.Kind != engine.ChooseOrder || at < 0 {
		return SaidOption(s, open.Kind, open.Effect, o)
	}
	for _, other := range open.Options {
		if i := instanceOf(s, other.ID); i >= 0 && i != at && s.Effects[i].Apart == s.Effects[at].Apart {
			return SaidOption(s, open.Kind, open.Effect, o)
		}
	}
	return Called(s, engine.EffectID(at))
}

// Wanting is an option that is an effect of several events: the effect as it is called,
// and the event that it would apply to; that is empty where it is told by the effect.
func Wanting(s *engine.Scenario, o engine.Option) (effect say.Message, about string) {
	id, _, _ := strings.Cut(o.ID, "@")
	effect = EffectCalled(s, id)
	if name, event, ok := strings.Cut(strings.TrimSuffix(o.Label, ")"), " ("); ok {
		about = event
		if effect.IsZero() {
			effect = CalledIn(s, name)
		}
	}
	return effect, about
}

// chosenOption is an option by its id alone, as the trace tells it.
type chosenOption struct {
	id       string
	label    string   // where it is known
	parts    []string // of a division
	kind     engine.ChoiceKind
	effect   engine.EffectID
	scenario *engine.Scenario
}

// In is the option in a language. In French it stands between quotation marks,
// and has none of its own.
func (o chosenOption) In(l say.Language) string {
	if l == say.French {
		return strings.Trim(o.said(l), "«» \u00a0")
	}
	return o.said(l)
}

// said is the option in words.
func (o chosenOption) said(l say.Language) string {
	if o.kind == engine.ChooseDivide && len(o.parts) > 0 {
		return SharesSaid(o.id, o.parts, &o.scenario.Board).In(l)
	}
	if o.label != "" {
		return SaidOption(o.scenario, o.kind, o.effect, engine.Option{ID: o.id, Label: o.label}).In(l)
	}
	if name, ok := (Names{Board: &o.scenario.Board}).ofID(o.id); ok {
		return name
	}
	for i := range o.scenario.Effects {
		if inst := &o.scenario.Effects[i]; inst.ID == o.id {
			return inst.Called().In(l)
		}
	}
	return optionWord{label: o.id, kind: o.kind, effect: effectAt(o.scenario, o.effect), you: holderOf(o.scenario, o.effect)}.In(l)
}

// eventNamed is what tells an event from others that the same effect wants:
// whose damage it is, to whom, or which event.
func eventNamed(about string, b *engine.Board) say.Message {
	if n, ok := strings.CutPrefix(about, "event "); ok {
		return say.New("event %s", n)
	}
	if from, to, ok := pairOf(about, b); ok {
		return say.New("%s to %s", from, to)
	}
	return PlayerSays(about)
}
