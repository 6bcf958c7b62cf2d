// Package engine rules on replacement and prevention effects. It holds the
// nouns — Board, Event, Effect, Scenario — and two functions, Resolve and
// Explore. It is pure: no clock, randomness, input, output, context or logging;
// the same scenario and the same answers always give the same result.
package engine

//go:generate go run ./internal/treegen
