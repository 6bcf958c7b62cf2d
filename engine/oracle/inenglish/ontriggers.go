package inenglish

import (
	"strings"

	"apnap/engine"
)

// onTriggers is the sentence about how often abilities trigger on something.
func (p *printer) onTriggers(e *engine.Effect) string {
	happens := make([]string, 0, 1+len(e.When.Or))
	for _, pt := range engine.Alternatives(&e.When) {
		happens = append(happens, happening(pt))
	}
	when := " " + strings.Join(happens, " or ")
	if e.Kind == engine.MoreTriggers {
		return "if " + p.some(e.When.Affected) + when + " causes a triggered ability of " + p.some(e.Holder) + " to trigger, that ability triggers an additional time"
	}
	whose := ""
	if e.Holder != nil {
		whose = " of " + p.all(e.Holder)
	}
	return p.all(e.When.Affected) + when + " don't cause abilities" + whose + " to trigger"
}

// happening is what happens to things that abilities trigger on.
func happening(pt *engine.Pattern) string {
	switch pt.Kind {
	case engine.Enter:
		return "entering"
	case engine.Move:
		return "dying"
	}
	return "attacking"
}
