package oracle

import (
	"reflect"

	"apnap/engine"
)

// grantedKeyword reads a keyword that is an effect where everything of a
// description has it: "nontoken creatures you control have riot".
func (r *reader) grantedKeyword(e *engine.Effect, p *Phrase) (engine.Effect, bool) {
	next := *e
	if !r.keywordEffect(&next) {
		return next, false
	}
	return next, grantYou(&next, p.Filter) && grant(&next, p.Filter) || r.fail()
}

// grantYou makes the "you" of an ability that a class of objects has mean the
// controller of the one concerned. It is false where the ability speaks of you
// in another way and the class is not of what you control.
func grantYou(e *engine.Effect, f engine.Filter) bool {
	if f.Controller == engine.You || f.Is == engine.This {
		return true
	}
	if f.Is == engine.NoRef && e.When.Affected != nil && e.When.Affected.Is == engine.This && aboutObject(&e.When) {
		walkRefs(reflect.ValueOf(e).Elem(), func(v reflect.Value) {
			if engine.Ref(v.Uint()) == engine.RefYou {
				v.SetUint(uint64(engine.ThatController))
			}
		})
	}
	return Says(e, &Names{You: "A"}) == Says(e, &Names{You: "B"}) && e.May != engine.RefYou
}

// keywordOfAClass says that an ability gives a keyword which is an effect.
func keywordOfAClass(given, keyword Token) bool {
	switch given.Text {
	case "have", "has", "gain", "gains", "and":
	default:
		return false
	}
	switch keyword.Text {
	case "riot", "unleash", "devour", "amplify", "modular", "graft", "bloodthirst", "tribute", "sunburst", "ravenous", "dredge", "umbra", "totem", "absorb":
		return true
	}
	return false
}
