package oracle

import "apnap/engine"

// grantedKeyword reads a keyword that is an effect where everything of a
// description has it: "nontoken creatures you control have riot". Its "you" is
// the controller of the thing that has it, so that only what you control can
// be given one that speaks of you.
func (r *reader) grantedKeyword(e *engine.Effect, p *Phrase) (engine.Effect, bool) {
	next := *e
	if !r.keywordEffect(&next) {
		return next, false
	}
	yours := p.Filter.Controller == engine.You || p.Filter.Is != engine.NoRef
	if !yours && Says(&next, &Names{You: "A"}) != Says(&next, &Names{You: "B"}) {
		return next, r.fail()
	}
	return next, grant(&next, p.Filter) || r.fail()
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
