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
//
// # Where to begin
//
// What people say for a verb that is known stands behind it in engine/lang/lexicon/verbs.tsv, for
// another word in words.tsv beside it. Each other file here is one production, named by what it
// reads: sentence.go and those that begin so the sentences of a card's text, ability.go what they
// make, the assemble files how the parts of one come together; the event files a sentence of what
// happens, the fact files one of the board, the question files what both say of players and things. A
// whole question in sentences is package paragraph's.
package oracle
