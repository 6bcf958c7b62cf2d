// Package oracle reads the game's English into the engine's effects, events
// and facts, and prints them back: a scanner, a recursive-descent grammar with
// the production above each function, one typed tree, and a printer whose
// sentences parse to the same tree. Every word of the input ends in the tree or
// in an Error that says where it stands; nothing is guessed.
//
// What is said of things in a question is read by the grammar of package
// engine/lang/english: questionphrase.go gives its chart the words and names of a
// sentence, questionmods.go takes what it found into a description, and
// questionmatch.go puts that on the board or looks there for what it fits.
//
// # The rooms, each of which knows those before it
//
//   - lex: a text cut into tokens, and the refusal of one.
//   - notation: effects written in the project's own notation, and read back.
//   - shape: what readers and printers both ask: words, marks and forms of sentences.
//   - inenglish: effects, events and objects in standard sentences.
//   - infrench, which knows this package: the same in French.
package oracle
