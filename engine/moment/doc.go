// Package moment takes the events of one moment from the first effect to their happening
// (cr.FreeChoice, cr.OneAtATimeThenLookAgain).
//
// Settle is called again and again, each time for one step, in this order:
//
//  1. what a player has to choose before anything: among.go, discard.go and proliferate.go;
//  2. what can't happen or is none: settle.go (stopped) with target.go, impossible.go and
//     cantenter.go, and what is several of its kind one after the other: unfold.go;
//  3. the effects that apply to each open event: applicable.go; before 2001 in an order given at
//     once: oldorder.go;
//  4. whose choice is first, and among what: candidates.go, and together.go for events at the same time;
//  5. what an event contains, once nothing applies to it any more: unfold.go, action.go,
//     instruction.go, and keyword.go and explore.go for keyword actions; what is told of it besides: hidden.go;
//  6. the results of damage: results.go; outcomes that contradict each other: contradict.go;
//  7. all that is settled happens (package happen).
//
// A new kind of event that contains others: its case in unfold, or a row of keywords for an action
// with a name; when it is no event at all: isNone.
package moment
