// Package infrench writes effects in French: the same tree that package inenglish writes in
// English, in the wording of French cards. Names of cards stay as they are
// published, and so do the subtypes that are not in the lexicon; what is not known to
// it is never left out of a sentence.
//
// # Words
//
//   - phrases.tsv: what cards say in fixed words, phrases.go: its rows, with what depends on who you are.
//   - noun.go: noun phrases and what agrees with them; verb.go: verbs and how they are formed; verbaction.go: keyword
//     actions, whose French stands in package shape; verbclause.go: clauses with pronouns.
//   - types.go, subtype.go, words.go: words of the lexicon.
//
// # Effects
//
//   - effect.go: Effect; sentence.go: the form of a sentence by the sort of effect; audit.go: what a sentence leaves out.
//   - pattern.go, patternmove.go, patternplain.go: the event that an effect waits for; patternbehind.go, patternmark.go: what
//     stands behind a noun.
//   - condition.go, conditioncount.go, conditionref.go, conditionword.go: conditions.
//   - amount.go, measure.go: amounts; filter.go, phrase.go, target.go, refs.go: what a description or a reference stands for.
//   - outcome.go, outcomeamount.go, outcometoken.go, shield.go: what happens instead.
//   - enter.go, enterchoice.go, entercopy.go: how something enters; making.go: what static abilities make of things.
//   - cant.go, cantaction.go, cantdo.go: what can't happen; ontriggers.go, offer.go: the forms that need more.
//   - instruction.go, instructionmove.go, instructionobject.go, instructionother.go, instructionboost.go, alter.go, follow.go, until.go:
//     what spells and abilities do.
//
// # Events
//
//   - event.go: events and names; eventclause.go, eventzone.go, eventtokens.go, eventaction.go, eventother.go, told.go: their
//     clauses; eventword.go: single words of an answer.
//
// # Where to begin
//
// What a card says in words of its own: a row of phrases.tsv. A verb of an event, or what is said with nothing but a
// verb: a row in package shape, which English prints from as well.
package infrench
