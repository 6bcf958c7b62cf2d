// Package cite finds the rules by which something was done. It decides nothing.
//
// cite.go cites an application: citing collects what the effect, the event and the way they
// met stand on; replacement.go how the effect is known for what it is. happened.go records
// what happens, or has no part in it, without an effect's doing.
//
// Rules are cited by meaning (package cr), which knows their numbers in each edition. A new change
// is cited in citing.change, a new kind of event in citing.event or happeningRules.
package cite
