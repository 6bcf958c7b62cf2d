package paragraph

import (
	"slices"

	"apnap/engine/lang/tree"
)

// toDeal is the verb of dealing damage.
const toDeal = "deal"

// sharesObject gives a clause that tells of damage and not to whom what the next clause of the sentence says for both: "Hill
// Giant deals 3 damage and Goblin Piker deals 2 damage to Serra Angel".
func (r *reader) sharesObject(t *claim) {
	if !dealsOnly(t.Clause) || r.toks[t.Span[1]].Text != andWord {
		return
	}
	for _, next := range r.statementsAt(t.Span[1] + 1) {
		c := next.Val.(*tree.Clause)
		if c.Verb == nil || c.Verb.Plain != toDeal || c.Verb.Passive || c.Verb.Neg || len(c.Subject) == 0 {
			continue
		}
		if k := slices.IndexFunc(c.Args, toSomebody); k >= 0 {
			both := *t.Clause
			both.Args = append(slices.Clone(t.Args), c.Args[k])
			t.Clause = &both
			return
		}
	}
}

// dealsOnly reports whether a clause tells how much damage is dealt, and nothing besides.
func dealsOnly(c *tree.Clause) bool {
	return c.Verb.Plain == toDeal && !c.Verb.Passive && !c.Verb.Neg && len(c.Args) == 1 && c.Args[0].Amount() != nil && c.Args[0].Prep == ""
}

// toSomebody reports whether an argument says to whom or what something is dealt.
func toSomebody(a tree.Arg) bool { return a.Prep == "to" && len(a.Of) > 0 }
