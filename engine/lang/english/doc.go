// Package english is the grammar of the English that people type: rows that make trees
// (package tree) of words. It knows no engine and no names; what a single word or a name
// can be is given to the chart by whoever reads.
//
// Start at [Nouns] for noun phrases and what is said of nouns, at [Clauses] for whole clauses:
// subjects, verbs with the words before them, arguments and places. A way of saying something is
// one row and holds wherever its category can stand.
package english
