// Package paragraph turns a whole question, told in a paragraph as people tell
// it to a judge, into the parts that `apnap resolve` takes: players, effects,
// facts and events. It cuts the paragraph into sentences, the sentences into
// clauses, and reads each clause as a statement of the board, as something that
// happens, or as talk that decides nothing. A clause that bears on the ruling
// and is not understood refuses the whole; nothing is guessed.
package paragraph
