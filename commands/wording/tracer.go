package wording

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// TraceStep is one step of the reasoning.
type TraceStep struct {
	Says     string     `json:"says"`
	Rules    []string   `json:"rules"`
	Also     []string   `json:"also,omitempty"`
	Excluded []Excluded `json:"excluded,omitempty"`
	// Told is the same step with the choice that led to it, for replies.
	Told say.Message `json:"-"`
	// Last is what the last step tells beyond the verdict above it; zero for nothing.
	Last say.Message `json:"-"`
	// Chief are the one or two numbers that people read behind the step.
	Chief []string `json:"-"`
}

// Excluded says why an effect did not apply at a step.
type Excluded struct {
	Effect string   `json:"effect"`
	Why    string   `json:"why"`
	Rules  []string `json:"rules,omitempty"`
}

// Tracer words the steps of the plays that lead to the ends of a question.
type Tracer struct {
	Lang     say.Language
	Edition  cr.Edition
	Scenario *engine.Scenario
	Board    *engine.Board
	// shown are the choices that mattered and have not come up yet.
	shown []engine.Made
	// made are all of them.
	made []engine.Made
	// chosen is what was just chosen and is told with the step that carries it
	// out; nil when there is none. Behind are the rules of such choices.
	chosen *engine.Step
	behind []cr.Rule
	asked  bool // whether that choice mattered
	// results are the facts that the rules derive from damage.
	results []Told
	// verdict are the sentences that stand above the reasons, as said has them; nil
	// while a step is told whole.
	verdict []string
	// damaged counts how often somebody or something is dealt damage.
	damaged map[engine.Entity]int
	// before are the steps of the play before, as they were worded, and cited the numbers
	// of rules.
	before []wordedStep
	cited  map[behindStep]citation
	// list is storage for the steps of one play.
	list []*TraceStep
}

// wordedStep is how a step was worded, where that hangs on the step and on whether its
// choice mattered alone.
type wordedStep struct {
	alone, asked bool
	chosen       int // how many steps before it that choice stands, 0 for none
	words        *TraceStep
}

// said reports whether the verdict tells an event already.
func (t *Tracer) said(ev *engine.Event) bool {
	return len(t.verdict) > 0 && slices.Contains(t.verdict, t.event(ev).In(t.Lang))
}

// allSaid reports whether the verdict tells all of these events already.
func (t *Tracer) allSaid(events []engine.Event) bool {
	for i := range events {
		if !t.said(&events[i]) {
			return false
		}
	}
	return len(events) > 0
}

// event is an event as it is told within a sentence, tells as it begins one.
func (t *Tracer) event(ev *engine.Event) Happening { return Happening{Event: ev, Board: t.Board} }

func (t *Tracer) tells(ev *engine.Event) Raised { return Raised{t.event(ev)} }

// label is the name of the step's effect.
func (t *Tracer) label(st *engine.Step) string { return LabelOf(t.Scenario, st.Chosen) }

// side is the side of an effect.
func (t *Tracer) side(id engine.EffectID) cr.Side { return sideOf(t.Scenario.Effects[id].Effect.Kind) }

// sideOfStep is the side of the effect that a step is about; to regenerate too
// late is to come too late with a replacement effect.
func (t *Tracer) sideOfStep(st *engine.Step) cr.Side {
	switch {
	case st.Chosen != engine.NoEffect:
		return t.side(st.Chosen)
	case st.Before.Kind == engine.Regenerate:
		return cr.OfReplacement
	}
	return cr.AnySide
}

// chooser is the name of who chose, empty where nobody is named.
func (t *Tracer) chooser(st *engine.Step) string {
	if name := (Names{Board: t.Board}).Player(st.Chooser); name != "" {
		return name
	}
	return t.Lang.Say("The player")
}

// answer is what was chosen, in words.
func (t *Tracer) answer(st *engine.Step) say.Sayer {
	switch label := t.label(st); {
	case strings.HasPrefix(st.Option, "no:"):
		return say.New("no")
	case label != "" && st.Option == t.Scenario.Effects[st.Chosen].ID:
		return say.New("yes")
	}
	said := chosenOption{id: st.Option, kind: st.Decides, effect: st.Chosen, scenario: t.Scenario}
	for _, made := range t.made {
		if made.Option.ID == st.Option && made.Kind == st.Decides {
			said.label, said.parts = made.Option.Label, made.Parts
		}
	}
	if name, ok := (Names{Board: t.Board}).ofID(st.Option); ok && said.label == "" {
		return say.Text(name) // what came into being on the way, and nobody was asked about
	}
	return said
}

// events lists what several events say.
func (t *Tracer) events(events []engine.Event) say.Sayer {
	const most = 4
	if len(events) == 0 {
		return say.New("nothing")
	}
	shown := Happenings(events[:min(len(events), most)], t.Board)
	if more := len(events) - most; more > 0 {
		shown = append(shown, say.New("%d more", more))
	}
	return say.All(shown)
}

// behindStep are the rules behind a step: those it was done by and those it was chosen by.
type behindStep struct {
	done, chosen string // as spelled has them
	side         cr.Side
	result       bool // damage and what comes of it
}

// citation are the numbers that a step is told with.
type citation struct{ rules, also, chief []string }
