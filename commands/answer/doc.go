// Package answer holds the shapes of what is answered, as the contract fixes them for --json: no
// more than data, which the commands fill in.
//
// answer.go is a ruling with its ends and choices, refusal.go why a question was not answered,
// with the codes of that; plain.go shortens what somebody typed and makes it visible, and indent.go
// lays JSON out.
package answer
