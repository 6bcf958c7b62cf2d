package infrench

import "apnap/engine"

// entering writes how something enters, or what happens as it does.
func (p *printer) entering(e *engine.Effect) string { return p.miss("entering") }
