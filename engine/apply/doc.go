// Package apply carries out one effect on one event, or, where its words look at damage as a
// whole, on several at once.
//
// In order: divide.go shares out what the effect does where several events compete for it;
// apply.go rewrites each event in turn (One) and puts the results in its place (Finish);
// additional.go lines up what comes immediately afterwards (cr.PreventionExtra).
//
// rewriting.go is an event on its way, and rewrite.go the list of changes, each by its kind; enter.go, tokens.go and mana.go have those of
// entering, of tokens and of mana; sacrifice.go what is given up, payable.go whether it can
// be, offer.go what somebody may do; instruct.go makes events of instructions, until.go of those about cards revealed until something is found. options.go
// spells the objects among which somebody chooses, like ones once.
//
// A new kind of change: a name in package engine, a case in Rewriting.change and its citation.
package apply
