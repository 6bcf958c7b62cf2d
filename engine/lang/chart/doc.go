// Package chart finds the phrases of a grammar in a row of words.
//
// A grammar is a list of rows ([Row]); each says how a phrase of one category ([Cat])
// is made of parts: words as they stand, and phrases of other categories. What a single
// word or name can be is given from outside ([Words]). [Grammar.Read] fills a [Chart]:
// every phrase that begins where one is wanted, each found once and shared by all that
// it is part of. Nothing is tried in turn and nothing is taken back; where there are
// several readings all of them are found, the cheapest first.
//
// The package knows no language and no game. Start at [Row] for a new way of saying
// something; at [Chart.Missing] for what a refusal can say.
package chart
