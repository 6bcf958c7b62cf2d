// Package shape has what the readers and the printers of English both ask: what a word means to
// the engine, and which form of sentence an effect takes.
//
//   - words.go: types, subtypes, colors, zones and states by their words.
//   - kind.go: how each kind of event is said: the verbs by which events are told, and what is said with no more than them.
//   - keywordaction.go: the actions that a verb of their own names; a new one needs a row there.
//   - marks.go: the words by which effects mark what they are about.
//   - targets.go: lists of targets.
//   - saying.go: fixed phrases for players, references, nouns, numbers, durations and ways of entering: read and printed from there.
//   - shape.go: which form an effect, a condition or an instruction has.
//   - copy.go: in what tokens are no copies.
//   - combine.go: descriptions put together, and another name put in the place of what an effect calls itself.
//   - name.go: what players and objects are called in messages.
package shape
