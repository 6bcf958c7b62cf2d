// Package lex cuts a text into tokens, and has the refusal of a text that cannot be read.
//
//   - token.go: words, numbers, symbols and signs, with the bytes they were read from; a new way
//     to write a number or a sign begins here.
//   - error.go: a refusal, which says what was not understood and where.
//   - expected.go: what could have stood there.
package lex
