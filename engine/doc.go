// Package engine rules on replacement and prevention effects. It holds the words of that:
// Board, Event, Effect and Scenario, what is asked and answered, and nothing that acts. What
// acts stands in the packages below, which are named from the rules; explore has the two
// functions that everybody calls, Resolve and Explore. All of it is pure: no clock, randomness,
// input, output, context or logging; the same scenario and the same answers always give the
// same result.
//
// # The words
//
// ids.go has players, objects, zones, types and the three answers Yes, No and Unknown;
// board.go what a ruling needs to know of the game, told.go what is known of it in part,
// traits.go and making.go how effects change an object, names.go how it is called; event.go what
// can happen, kind.go what the rules say of each kind of that, marks.go which effects have had their chance at it, steps.go the parts of a turn,
// tokens.go the tokens the rules define. effect.go is what an effect says and refers to, filter.go and expr.go
// what it asks and counts, chance.go which results of dice and coins it asks for, words.go what these have in common, textchange.go what becomes of its
// words. scenario.go is a question, resolution.go the answer with its trace, exploration.go
// all answers, refusal.go why there is none. tree_gen.go compares, copies and visits what an
// effect says.
//
// # The rooms, each of which knows those before it
//
//   - play: where one play of a question stands.
//   - look: what effects look at, and how they read it.
//   - possible: whether an event can happen, and what is left of an effect for it.
//   - cite: the rules by which something was done.
//   - turn: turns, phases and steps, and what lasts until one of them.
//   - happen: what becomes of the board when events happen.
//   - apply: one effect applied to one event.
//   - moment: the events of one moment, from the first effect to their happening (cr.FreeChoice).
//   - check: state-based actions.
//   - agenda: from moment to moment, and from choice to choice.
//   - explore: every way the choices can go, what each comes to, and which of them matter.
//
// # Where to begin
//
// A new kind of event: a name in event.go and its row in kind.go; how it is said, a row in oracle/shape (kind.go), with
// its verb in lang/lexicon; what it does to the board in happen; what it contains, if anything, in moment (unfold).
// A look at the top of a library, as to scry is, needs no more than the rows.
// A new kind of change: a name in effect.go, its work in apply (Rewriting.change). A new thing to ask
// of an object: a field in filter.go, matched in look (View.Match). A rule of a new edition: its
// row in package cr, and, where it changes what happens, a field of play.Behaviours. After a
// change of effect.go, filter.go, expr.go or board.go: go generate.
package engine

//go:generate go run ./internal/treegen -notation oracle/notation
