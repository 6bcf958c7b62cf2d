// Package turn goes from one turn, phase or step to the next: who is next, what is skipped,
// what ends with a turn and what is due in it.
//
// turn.go first leads up to the phase or step that the question names; then begins it, at
// which durations end and what is due takes place; and tells of what skipping it lost.
package turn
