// Package wording words what the engine found: what happened at an end, the steps that lead
// there with the rules they go by, and the choices on the way. It knows the question and the
// language, and neither who asked nor where the words are shown.
//
// fact.go is a fact of an answer with what each kind is called there, facts.go makes them of the
// engine's, and triggers.go the abilities that triggered. verdict.go puts facts into
// a sentence and unit.go into as few words as an amount needs.
//
// tracer.go is what words the steps of a play and what it knows of them; trace.go words them, apply.go
// among them what an effect did, and numbers.go the numbers of the rules behind them.
//
// names.go calls players and objects by their names, speech.go puts them and events into
// sentences, effectname.go tells effects apart, optionword.go has the options of choices and
// shares.go a division among several.
//
// # Where to begin
//
// A new kind of event: its name in fact.go, its fact in facts.go, its amount in unit.go. A new
// sort of step: its sentence in trace.go. Every form has its French in package say.
package wording
