package wording

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// LabelOf is the name of an effect, empty for none.
func LabelOf(s *engine.Scenario, id engine.EffectID) string {
	if s == nil || id < 0 || int(id) >= len(s.Effects) {
		return ""
	}
	return s.Effects[id].Label
}

// CalledIn is what the effect of a label is called: words of our own where no card
// names it.
func CalledIn(s *engine.Scenario, label string) say.Message {
	for i := range s.Effects {
		if s.Effects[i].Label == label {
			return s.Effects[i].Called()
		}
	}
	return say.Text(label)
}

// Called is what an effect is called, told apart from others of its label: by
// whose it is, else by its number.
func Called(s *engine.Scenario, id engine.EffectID) say.Message {
	if s == nil || id < 0 || int(id) >= len(s.Effects) {
		return say.Message{}
	}
	inst := &s.Effects[id]
	if namesOne(s, inst.Label, inst.ID) {
		return inst.Called()
	}
	of, number, _ := strings.Cut(inst.Apart, inst.Label)
	if of == "" {
		return say.Text(inst.Label + number)
	}
	return engine.OwnName(Names{Board: &s.Board}.Player(inst.Controller), inst.Label+number)
}

// EffectCalled is the effect of an id, as it is called and as one of several parts of an
// ability is told from the others; zero where there is none.
func EffectCalled(s *engine.Scenario, id string) say.Message {
	if at := instanceOf(s, id); at >= 0 {
		return partOf(s, &s.Effects[at], Called(s, engine.EffectID(at)))
	}
	return say.Message{}
}

// partOf tells effects apart that are parts of one ability: "Odd Lens (2)" is the second
// of those that may want the same event.
func partOf(s *engine.Scenario, inst *engine.Instance, name say.Message) say.Message {
	at, many := 0, 0
	for i := range s.Effects {
		if other := &s.Effects[i]; other.Apart == inst.Apart && sameSort(other.Effect, inst.Effect) {
			many++
			if other == inst {
				at = many
			}
		}
	}
	if many < 2 {
		return name
	}
	return say.New("%s (%d)", name, at)
}

// namesOne reports whether a name tells the effect with that id from every
// other that may want the same event: a card's effects on tokens and on
// counters are never up for one choice.
func namesOne(s *engine.Scenario, label, id string) bool {
	at := slices.IndexFunc(s.Effects, func(inst engine.Instance) bool { return inst.ID == id })
	for i := range s.Effects {
		other := &s.Effects[i]
		if other.Label != label || i == at {
			continue
		}
		if at < 0 || sameSort(s.Effects[at].Effect, other.Effect) {
			return false
		}
	}
	return true
}

// sameSort reports whether two effects are both replacements, or both
// preventions, of one kind of event.
func sameSort(a, b *engine.Effect) bool { return a.Kind == b.Kind && a.When.Kind == b.When.Kind }

// instanceOf is the place of the effect of an id, -1 where there is none.
func instanceOf(s *engine.Scenario, id string) int {
	return slices.IndexFunc(s.Effects, func(inst engine.Instance) bool { return inst.ID == id })
}
