// Package play holds where one play of a question stands. It does nothing by itself: the
// rooms above read it and carry it on.
//
// walker.go has Index, what a question comes to once it is prepared and what every play of it
// shares, and Walker, which goes along one play and keeps its trace; edition.go has Behaviours,
// the rules of the edition that change what happens. state.go has State, all in which two
// plays of a question can differ: the events of the moment (Node), what comes after them
// (Task), the choice that is open (Point), the players who have chosen (Round), and what tells two plays apart (Fingerprint). timeline.go is
// what it keeps of turns, tale.go what it tells of what has happened, trigger.go which
// abilities have triggered, supply.go of what there is taken
// to be enough. application.go is an effect being applied, and what shields are for.
//
// A field of State must be part of the key by which explore merges plays (Fingerprint), or say
// nothing that a later choice could depend on.
package play
