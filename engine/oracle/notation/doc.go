// Package notation writes effects in the project's own notation, and reads them back.
//
//   - notation.go: Of and Parse, and the scribe that both share.
//   - names.go: what the values of types are called. A new kind of event, change or condition of
//     the engine needs its name there, in its place.
//   - notation_gen.go: the fields of every type, generated from package engine (go generate).
package notation
