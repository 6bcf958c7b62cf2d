// Package possible says whether an event can happen at all, and whether an effect is there
// for it with something left to do.
//
// forbidden.go: what can't happen (cr.CantBeatsCan), which no effect but a self-replacement
// changes. supply.go: whether there is as much as an event takes, of life, cards or counters.
// damage.go: what the keywords of its source make of damage. present.go: whether an effect is
// in force now, from where it comes and as long as it lasts, and why it is not. shield.go: what
// is left of what it can do.
//
// A new kind of event that takes something of somebody: its row in supply.go. A new reason for which
// an effect is not there: its clause in package engine and its place in present.go.
package possible
