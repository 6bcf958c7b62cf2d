// Package scenario holds worked questions as text files that a judge can read
// and write: players, effects, facts, events and answers above a line "---",
// and below it what the rules make of them. Tests run the files; people read
// them.
//
//	title: A doubler and a shield: the damaged player chooses
//	player: Alice
//	player: Bob
//	effect: Alice: Furnace of Ash = If a source would deal damage to …
//	event: Alice's Spark deals 3 damage to Bob
//	cites: 616.1e
//	---
//	asks: Bob (order): Furnace of Ash | Mail of Salt
//	orders: 2
//
//	end: Bob: Mail of Salt
//	happens: Spark deals 4 damage to Bob
//	…
//
// Every line is a word, a colon and a value; blank lines and lines that begin
// with "#" say nothing. Effects, facts and events are written as the command
// line takes them.
package scenario
