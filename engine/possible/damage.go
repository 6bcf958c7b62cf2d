package possible

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
)

// IsCreature reports whether an object is a creature, as one is taken to be of which
// nothing is known.
func IsCreature(o *engine.Object) bool {
	return o.Types&engine.Creature != 0 || !o.TypesKnown && o.Types == 0
}

// Withers reports whether the keywords of a source have its damage put counters on
// creatures (cr.DamageWither).
func Withers(src []string) bool {
	return engine.HasWord(src, "wither") || engine.HasWord(src, "infect")
}

// Marks reports whether damage stays marked on what it is dealt to: a creature, by a
// source without wither and infect (cr.DamageMarked).
func Marks(w *play.Walker, st *play.State, ev *engine.Event) bool {
	if !ev.To.IsObject() {
		return false
	}
	look.AskTypes(w, st, ev.To.Object)
	return IsCreature(&st.Board.Objects[ev.To.Object]) && !Withers(SourceKeywords(w, st, ev))
}

// SourceKeywords are the keywords of the source of damage.
func SourceKeywords(w *play.Walker, st *play.State, ev *engine.Event) []string {
	var words []string
	if ev.Source != engine.NoObject {
		words = st.Board.Objects[ev.Source].Keywords
	}
	for _, id := range w.AsThough {
		if !holdsFor(w, st, id, ev) {
			continue
		}
		for i := range w.Scenario.Effects[id].Effect.Do {
			if c := &w.Scenario.Effects[id].Effect.Do[i]; c.Kind == engine.LoseKeywords {
				words = lacking(words, c.Keywords)
			} else {
				words = engine.Join(words, c.Keywords)
			}
		}
	}
	return words
}

// GivenTo are the keywords that effects give to somebody or something.
func GivenTo(w *play.Walker, st *play.State, to engine.Entity) []string {
	var words []string
	for _, id := range w.AsThough {
		inst := &w.Scenario.Effects[id]
		ev := engine.Event{Kind: engine.Damage, Source: engine.NoObject, Object: engine.NoObject, Player: engine.NoPlayer, Doer: engine.NoPlayer, To: to}
		v := look.NewView(w, st, inst, &ev, nil)
		if inst.Effect.When.Source == nil || !Present(w, st, &v, id) || v.Match(inst.Effect.When.Source, to).And(v.All(inst.Effect.If)) != engine.Yes {
			continue
		}
		for i := range inst.Effect.Do {
			if c := &inst.Effect.Do[i]; c.Kind != engine.LoseKeywords {
				words = engine.Join(words, c.Keywords)
			}
		}
	}
	return words
}

// lacking is a list of keywords without some of them, and without their numbers: what
// loses toxic loses "toxic 2".
func lacking(words, lost []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return slices.ContainsFunc(lost, func(l string) bool { return w == l || strings.HasPrefix(w, l+" ") })
	})
}

// holdsFor reports whether an effect that is neither applied nor offered, such
// as a rule about how damage is dealt, is there and fits an event.
func holdsFor(w *play.Walker, st *play.State, id engine.EffectID, ev *engine.Event) bool {
	v := look.NewView(w, st, &w.Scenario.Effects[id], ev, nil)
	if !Present(w, st, &v, id) {
		return false
	}
	fits, _ := v.PatternFits(&v.Inst.Effect.When)
	fits = fits.And(v.All(v.Inst.Effect.If))
	if fits == engine.Unknown {
		w.Fail(v.Need(id))
	}
	return fits == engine.Yes
}
