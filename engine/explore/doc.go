// Package explore answers questions. Resolve plays one from its start with the answers
// given, and stops at the next choice that matters; Explore goes every way the remaining choices
// can go.
//
// resolve.go replays and spells choices, and retold.go replays many plays that begin alike;
// explore.go goes every way, with plays that have come to the same merged: key.go and table.go
// find them, and past.go lets those go on alike that differ in what has happened before alone.
// outcome.go tells what a play has come to.
// Two shapes of question are gone through without a play for each way: lattice.go and lane.go
// take effects on one amount subset by subset; simultaneous.go and the files named after it
// damage dealt at once, whose events need not be interleaved: simultaneousways.go what one event
// can come to, simultaneousspot.go where all stand, simultaneousexit.go where they end and the
// play goes on, simultaneousorders.go and simultaneouspath.go how many orders lead there and which
// is the shortest.
//
// Of the graph that comes of it place.go asks which choices matter (forms.go and endsets.go: what two
// answers lead to is the same), witness.go the shortest way to each end, and assured.go what
// each player can make sure of alone.
package explore
