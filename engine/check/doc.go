// Package check holds the state-based actions that the question's events bring about:
// statebased.go finds whom and what the next check takes, and says so where the question ends
// there; checks.go takes them between two moments of the question, and legends.go asks what nobody
// but a player decides.
//
// A new state-based action: a cause in statebased.go with its rule, and what finds it.
package check
