// Package english is the grammar of the English that people type: rows that make trees
// (package tree) of words. It knows no engine and no names; what a single word or a name
// can be is given to the chart by whoever reads.
//
// Start at [Nouns] for noun phrases and what is said of nouns; a way of saying something
// is one row there and holds wherever a noun can stand.
package english
