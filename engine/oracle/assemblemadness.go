package oracle

import (
	"strings"

	"apnap/engine"
)

// madness makes the exiling of a discarded madness card optional where the
// edition has it so (cr.Madness).
func (b *builder) madness() {
	if b.edition().AtLeast(madnessMandatory) {
		return
	}
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		if e.When.How != "discarded" || e.When.Affected == nil || e.When.Affected.Is != engine.This || !strings.HasPrefix(strings.ToLower(e.Text), "madness") {
			continue
		}
		optional := *e
		optional.May = engine.RefYou
		b.sc.Effects[i].Effect = &optional
	}
}

// madnessMandatory is the first date from which a discarded madness card goes to
// exile whether or not its owner wants to cast it.
const madnessMandatory = "2016-04-08"
