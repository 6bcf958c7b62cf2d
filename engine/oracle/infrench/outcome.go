package infrench

import "apnap/engine"

// outcome writes what happens instead, with "à la place".
func (p *printer) outcome(e *engine.Effect) string { return p.miss("outcome") }

// changes writes a list of changes joined by "et", without "à la place".
func (p *printer) changes(e *engine.Effect) string { return p.miss("changes") }

// excess is the sentence about damage beyond what is lethal.
func (p *printer) excess(e *engine.Effect) string { return p.miss("excess") }
