// Package lexicon holds the words of the game and what people say for them: a table of
// entries, each with its forms in English and in French. It knows words and no meaning:
// what a word stands for is told by its class and its key, which is the word that the
// notation has for it too.
package lexicon
