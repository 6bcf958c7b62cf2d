package moment

import (
	"strings"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// surveiledAway says which effect looks at the cards that somebody may put into the graveyard as he surveils: which those
// are nobody tells.
func surveiledAway(w *play.Walker, st *play.State, ev *engine.Event) say.Message {
	card := moves(*ev, ev.Player, engine.Library, engine.Graveyard, 1)
	for id := range w.ByKind[engine.Move].All() {
		inst := &w.Scenario.Effects[id]
		v := look.NewView(w, st, inst, &card, nil)
		if fits, _ := v.PatternFits(&inst.Effect.When); fits == engine.Yes && possible.Present(w, st, &v, id) {
			return say.New("which cards are put into the graveyard while surveilling is chosen then; %s applies to each", inst.Called())
		}
	}
	return say.Message{}
}

// hidden are words that may be told of somebody or something as they stand, and the kinds of events that they have in them.
func hidden() []struct {
	words string
	kinds []engine.EventKind
} {
	return []struct {
		words string
		kinds []engine.EventKind
	}{
		{"draw", []engine.EventKind{engine.Draw, engine.DrawCards}},
		{"onto the battlefield", []engine.EventKind{engine.Enter}},
		{"the library", []engine.EventKind{engine.SearchLibrary}},
		{"create", []engine.EventKind{engine.CreateTokens}},
	}
}

// hiddenIn says which effect waits for what words that are told as they stand have in them, and which is not carried out.
func hiddenIn(w *play.Walker, st *play.State, ev *engine.Event) say.Message {
	if ev.Kind != engine.OtherAction || !strings.Contains(ev.What, " ") {
		return say.Message{}
	}
	for _, h := range hidden() {
		if !strings.Contains(ev.What, h.words) {
			continue
		}
		for _, kind := range h.kinds {
			if id, ok := waiting(w, st, ev, kind); ok {
				return say.New("whether %s applies to what is told here as it stands (\"%s\") is left aside", w.Scenario.Effects[id].Called(), say.Text(ev.What))
			}
		}
	}
	return say.Message{}
}

// waiting is the first effect, other than one of a thing on itself, that is there and looks at events of a kind.
func waiting(w *play.Walker, st *play.State, ev *engine.Event, kind engine.EventKind) (engine.EffectID, bool) {
	for id := range (w.ByKind[kind] | w.Cants[kind]).All() {
		inst := &w.Scenario.Effects[id]
		v := look.NewView(w, st, inst, ev, nil)
		if !inst.Effect.Self && possible.Present(w, st, &v, id) {
			return id, true
		}
	}
	return engine.NoEffect, false
}
