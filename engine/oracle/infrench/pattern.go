package infrench

import "apnap/engine"

// event writes the event that an effect waits for, in a mood: "une source devait
// infliger des blessures à une créature".
func (p *printer) event(pt *engine.Pattern, m mood) string { return p.miss("event") }

// behind writes what follows the noun n of a description, with its space: " que
// vous contrôlez", " avec un marqueur +1/+1 sur elle".
func (p *printer) behind(f *engine.Filter, n noun) string { return p.miss("behind") }

// The rest are stand-ins until the second helper's files land.

func (p *printer) related(rel engine.Relation) noun { return p.missNoun("relation") }

func (p *printer) marksBehind(f *engine.Filter, n noun) string { return "" }

func (p *printer) mark(m string, n noun) string { return p.miss(m) }

func (p *printer) participle(m string, n noun) string { return p.miss(m) }

func (p *printer) targeted(what string) string { return p.miss(what) }

func (p *printer) quality(word string) noun { return p.missNoun(word) }

func (p *printer) measures(f *engine.Filter) string { return p.miss("measures") }

func doneIn(word string) (string, bool) { return "", false }
