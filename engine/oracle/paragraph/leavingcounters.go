package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// counting takes up of what dies which counters it has as it does, and gives back what else is told: "dies with a +1/+1 counter on it".
func (r *reader) counting(t *claim) *claim {
	if t.Verb.Plain != toDie || len(t.things) != 1 {
		return t
	}
	at := slices.IndexFunc(t.Args, func(a tree.Arg) bool {
		return a.Words != "" && r.plays(&a, lexicon.Uncounted) || a.Prep == "with" && len(a.Of) == 1 && a.Of[0].Stuff != nil && a.Of[0].Stuff.Unit == "counters"
	})
	if at < 0 {
		return t
	}
	has, to := tree.Mod{Slot: tree.Counters, Neg: true}, at+1
	if a := &t.Args[at]; a.Words == "" {
		has = tree.Mod{Slot: tree.Counters, Key: a.Of[0].Stuff.Key, N: a.Of[0].Stuff.N}
		if to < len(t.Args) && t.Args[to].Prep == "on" && len(t.Args[to].Of) == 1 && lexicon.Plays(t.Args[to].Of[0].Ref, lexicon.BackWord) {
			to++ // "on it"
		}
	}
	t.things[0].take(tree.Mods{has})
	return t.withArgs(slices.Delete(slices.Clone(t.Args), at, to))
}
