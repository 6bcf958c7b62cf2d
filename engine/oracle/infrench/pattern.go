package infrench

import "apnap/engine"

// event writes the event that an effect waits for, in a mood: "une source devait
// infliger des blessures à une créature".
func (p *printer) event(pt *engine.Pattern, m mood) string { return p.miss("event") }

// behind writes what follows the noun n of a description, with its space: " que
// vous contrôlez", " avec un marqueur +1/+1 sur elle".
func (p *printer) behind(f *engine.Filter, n noun) string { return p.miss("behind") }
