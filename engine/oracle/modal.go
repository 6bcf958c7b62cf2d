package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// modal reads the modes of a modal replacement effect (cr.ModalReplacement):
//
//	Modal = "choose" "one" "—" ["•"] Outcome { [";" | "."] ( "or" | "•" ) Outcome } .
func (r *reader) modal(e *engine.Effect) bool {
	at := r.i
	if len(e.Do) > 0 || !r.eatWords("choose", "one") {
		return false
	}
	if !r.eatWords("—") && !r.eatWords("-") && !r.eatWords(":") {
		r.i = at
		return r.fail()
	}
	c := engine.Change{Kind: engine.OneOf, Who: engine.RefYou}
	r.eatWords("•")
	for {
		m := engine.Effect{Kind: e.Kind, Class: e.Class, When: e.When}
		instead := true
		if !r.outcomeList(&m, &instead) || m.Kind != e.Kind || len(m.Then) > 0 {
			return r.fail()
		}
		c.Modes = append(c.Modes, m.Do)
		c.Options = append(c.Options, inenglish.Mode(&m))
		if !r.nextMode() {
			break
		}
	}
	e.Do = append(e.Do, c)
	return len(c.Modes) > 1 || r.fail()
}

// nextMode passes what stands between two modes.
func (r *reader) nextMode() bool {
	at := r.i
	if !r.eatWords(";") && !r.eatWords(".") {
		r.eatWords(",")
	}
	if r.eatWords("or") {
		r.eatWords("•")
		return true
	}
	if r.eatWords("•") {
		return true
	}
	r.i = at
	return false
}

// wholeModal is where a modal replacement effect that has a line for each mode
// ends: with the last of them.
func wholeModal(text, part string, end int) int {
	if !strings.HasSuffix(part, "—") || !strings.Contains(part, "nstead choose one") {
		return end
	}
	for end < len(text) && strings.HasPrefix(strings.TrimSpace(text[end:]), "•") {
		next := end + 1
		if i := strings.IndexByte(text[next:], '\n'); i >= 0 {
			end = next + i
		} else {
			end = len(text)
		}
	}
	return end
}
