package infrench

import "apnap/engine"

// list writes instructions joined by "et".
func (p *printer) list(ins []engine.Instruction) string { return p.miss("list") }

// conditionals writes the instructions that have a condition, as sentences of
// their own: each begins with ". ".
func (p *printer) conditionals(ins []engine.Instruction) string { return "" }

// instruction writes one instruction with its subject, an order where it has none.
func (p *printer) instruction(in *engine.Instruction) string { return p.miss("instruction") }

// scheduled writes what is done at the beginning of a turn, phase or step.
func (p *printer) scheduled(e *engine.Effect) string { return p.miss("scheduled") }
