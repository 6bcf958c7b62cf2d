// Package inenglish writes in standard sentences what package oracle reads: effects as cards word
// them, events and objects as questions tell them. What it writes reads back as the same.
//
// # Effects
//
//   - says.go: Effect and the form of a sentence by the sort of effect; effect.go, enter.go,
//     become.go, cant.go, trigger.go and
//     ontriggers.go: the forms that need more; outcome.go: what happens instead.
//   - pattern.go: the event that an effect waits for, action.go: one that a keyword action names.
//   - cond.go: conditions; amount.go: amounts; ref.go: pronouns and players.
//   - noun.go: noun phrases and what a description asks of an object by itself, postmodifier.go:
//     what stands behind the noun.
//   - making.go: what static abilities make of things.
//   - instruction.go: what spells and abilities do, steps.go: several of them; alter.go: what
//     things get and gain; until.go: what is revealed until something is found.
//
// # Events
//
//   - event.go: Event, Object and Entity, and what is still to be chosen for one; eventclause.go:
//     the clauses of damage, life, cards, counters and tokens; eventzone.go: moves;
//     eventaction.go: what players and objects do.
//
// # Where to begin
//
// A new kind of event: printer.event in pattern.go for effects that wait for it, speaker.clause in
// eventclause.go for one that happens. A new change: printer.change in outcome.go. A new thing to
// ask of an object: where it stands about the noun, in noun.go or postmodifier.go.
package inenglish
