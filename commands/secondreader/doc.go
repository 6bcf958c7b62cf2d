// Package secondreader asks a server that speaks the OpenAI-compatible chat-completions protocol
// to put a question in words into the parts that `apnap resolve` takes. It is the optional
// second reader: whoever runs Apnap sets its address, and without one none of this happens.
//
// [Reader.Read] sends the question, what its players are called and our own description of
// the parts (describe.txt), and takes an answer of one form only (answer.json). It knows
// nothing of the game: what comes back is a proposal by somebody who cannot be trusted, and
// whoever asked for it holds each part to the grammar and to the question's own words.
//
// A server that fails is left alone for a while, one person has one question under way, and
// neither a question nor the key stands in an error or a log.
package secondreader
