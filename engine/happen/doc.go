// Package happen lets the settled events of a moment happen, all at once, and changes the
// board by them.
//
// happen.go goes through the events and calls what each kind does: move.go for objects that
// change zones and what goes with them, library.go for the order of cards, life.go for life
// totals that are set, leave.go for players who leave. trigger.go then finds the abilities
// that trigger on it, and entering.go counts among that the counters with which something enters. LineUp puts what follows on the agenda.
//
// A new kind of event: its case in occur.
package happen
