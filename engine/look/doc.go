// Package look is what effects look at: an event and the board as it would be for that
// event, through the eyes of one effect. Every answer may be Unknown, with the fact that is
// missing.
//
// view.go has View, the window; projection.go the permanent that is about to enter, as it
// would be (cr.EntersLookahead), statement.go what continuous effects make of things. pattern.go compares an event with what an effect waits for;
// match.go and quality.go an object or a player with a filter; cond.go asks conditions, mayhold.go whether what nobody names could change the answer; eval.go
// counts and measures; refs.go finds what words refer to. history.go looks at what has
// happened, thatmany.go at what a text that is carried out has done so far, cause.go at what brought the event about, linked.go at what was exiled by the same
// object, copied.go at abilities an object has as a copy, lastknown.go at objects that are gone.
// chooser.go says whose choice an event is. missing.go words the facts that nobody gave.
//
// A new thing to ask of an object is a field of engine.Filter and its comparison in match.go; a new
// number an operation of engine.Expr and its value in eval.go; a new condition a kind of
// engine.Cond and its answer in cond.go. What can be unknown gets its words in missing.go.
package look
