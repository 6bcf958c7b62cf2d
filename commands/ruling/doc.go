// Package ruling works questions out and tells what came of it. It knows what is asked and of whom, not
// who sits where: that is what the desk above it keeps.
//
// case.go has a question, whose effects those in it are, its answer and the judge, and ruling.go the way from one to the other: begin there. choose.go answers its choices, bounds.go
// bounds the walk. idleeffect.go finds what changes nothing, lefteffect.go what a spell leaves in effect, currentrules.go
// what another edition says. answers.go puts
// what a ruling answers before it: whether.go looks in an end for what becomes of things, playerends.go for
// what becomes of players, application.go for which effects took part, on the way that play.go notes, and claimant.go
// for who is right, how often and why. enginerefusal.go refuses
// what the engine could not work out, with reasons told by missingfact.go and claims.go.
//
// choicewords.go words the open choice, options.go its options, labelled by optionlabel.go. ends.go tells ends apart, those of before the question was changed too, and brief.go briefly, what was asked about first; endreasons.go how one comes about, orders.go all of them, and tree.go draws
// them. restatement.go says how a question was read, footer.go what every reply of a ruling has and which cards it may name, prose.go
// shows it as a terminal does. scenario.go takes a
// scenario file. sentences.go has what is said at several places.
package ruling
