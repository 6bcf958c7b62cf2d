// Package engine rules on replacement and prevention effects. It holds the
// nouns — Board, Event, Effect, Scenario — and two functions, Resolve and
// Explore. It is pure: no clock, randomness, input, output, context or logging;
// the same scenario and the same answers always give the same result.
//
// # Where to begin
//
// A new kind of event: a name in event.go; what it does to the board in happen.go; what it
// contains, if anything, in unfold.go; what of it can be none at all in settle.go (isEmpty).
// A new kind of change: a name in effect.go, its work in rewrite.go or rewritekinds.go. A new
// thing to ask of an object: a field in filter.go, matched in match.go. A rule of a new
// edition: its row in package cr, and, where it changes what happens, a field of behaviours
// in walker.go. After a change of effect.go, pattern types, filter.go or expr.go: go generate.
//
// # The rooms
//
// The words, which the parser writes and everybody reads: ids.go, board.go, told.go, traits.go,
// event.go, effect.go, filter.go, expr.go, scenario.go, set.go, tri.go, words.go, called.go,
// settled.go; tree_gen.go compares, copies and visits them, visit.go visits their references.
// What is asked and answered: api.go, question.go, resolve.go, explore.go.
//
// One moment, in its order (cr.FreeChoice). agenda.go opens it and task.go, draw.go, ifyoudo.go,
// connive.go and timeline.go say what comes next; state.go is where a play stands and walker.go
// carries it on. settle.go goes through the open events: what can't happen (cantenter.go,
// aim.go, gone.go, store.go, payable.go), which effects apply (applies.go, pattern.go,
// match.go, quality.go, cond.go, marks.go, markcalc.go, byeffect.go, unnamed.go, history.go), who
// chooses among them (across.go, together.go, alike.go, round.go, oldorder.go before 2001). apply.go
// applies one: divide.go, each.go and occasion.go say of what, rewrite.go, rewritekinds.go,
// offer.go, instruct.go, nextstep.go, manachange.go and sacrifice.go, giveall.go do its work, rider.go
// lines up what it adds. unfold.go, unfoldaction.go, enter.go, tokensapart.go, repeat.go and
// among.go, discardchoice.go, proliferate.go bring up what an event contains; results.go, excess.go,
// prevented.go and lifetotal.go are what becomes of damage and life. happen.go lets it all happen:
// move.go, library.go, leave.go, hurt.go, turnup.go, contradict.go; tale.go keeps it, watch.go and
// firedresolve.go are the abilities that trigger on it.
//
// What effects look at: view.go is their window, refs.go, eval.go and missing.go what they name,
// count and lack; copied.go, lasting.go, linked.go and textchange.go what they and their objects
// became.
//
// Every way in which it can go: key.go and table.go find plays that have come to the same,
// lattice.go and lane.go walk effects on one amount, the simultaneous files what is dealt at once;
// place.go, witness.go, forms.go and endsets.go find which choices matter and what leads to each end, assured.go
// what each player can make sure of. outcome.go tells the ends, doomed.go whom the next check takes;
// between two moments of the question checks.go takes them.
//
// What is cited: cite.go, citeaction.go, citemarks.go, citemore.go, altered.go.
package engine

//go:generate go run ./internal/treegen
