// Package cardindex finds cards by their names, with what their abilities mean: those of the
// built-in catalogue and those that somebody has imported.
//
// cards.go is the built-in catalogue as an index, and catalogue.go makes such a catalogue of a card
// file. installed.go has the imported cards in front of it, importcards.go imports them, and
// cardpage.go tells all that is known of one. parse.go reads a single ability; parsecount.go
// counts how many are read, and workqueue.go gathers what kept others from it.
package cardindex
