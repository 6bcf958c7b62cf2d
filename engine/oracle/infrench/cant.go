package infrench

import "apnap/engine"

// cant writes what can't happen.
func (p *printer) cant(e *engine.Effect) string { return p.miss("cant") }

// stays writes that something doesn't untap in the untap step.
func (p *printer) stays(e *engine.Effect, yours bool) string { return p.miss("stays") }

// marksAfter writes what a can't effect says besides, as sentences of their own.
func (p *printer) marksAfter(e *engine.Effect) string { return "" }

// asThough is the sentence about how damage is dealt.
func (p *printer) asThough(e *engine.Effect) string { return p.miss("as though") }

// onPrevented is the condition of a triggered ability about prevented damage.
func (p *printer) onPrevented(e *engine.Effect) string { return p.miss("prevented trigger") }
