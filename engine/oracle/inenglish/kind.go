package inenglish

import (
	"strings"

	"apnap/engine"
)

// Kind is what a filter asks of an object by itself, wherever it is and whoever
// has it: one such thing, with its article, and that there are none.
func Kind(f *engine.Filter) (one, none string) {
	p := &printer{n: &Names{}}
	article, no := "a", "no "
	if f.Other {
		article, no = "another", "no other "
	}
	var all []string
	for _, kind := range f.Kinds() {
		kind.Controller, kind.Owner, kind.Zone, kind.Other = engine.AnyRelation, engine.AnyRelation, engine.AnyZone, false
		if one == "" {
			one = p.phrase(&kind, article, false)
		}
		all = append(all, no+p.all(&kind))
	}
	return one, strings.Join(all, " and ")
}
