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
			both.Args = append([]tree.Arg{inUnitOf(t.Args[0], c)}, c.Args[k])
			t.Clause = &both
			return
		}
	}
}

// inUnitOf is an amount of damage of the sort that a clause behind it says for both: "deals 3 and Goblin Piker deals 2
// combat damage".
func inUnitOf(a tree.Arg, c *tree.Clause) tree.Arg {
	if next := c.Args[0].Amount(); next != nil && a.Amount().Unit == "" && next.Unit != "" {
		of, stuff := *a.Of[0], *a.Amount()
		stuff.Unit = next.Unit
		of.Stuff = &stuff
		a.Of = []*tree.Phrase{&of}
	}
	return a
}

// dealsOnly reports whether a clause tells how much damage is dealt, and nothing besides.
func dealsOnly(c *tree.Clause) bool {
	return c.Verb.Plain == toDeal && !c.Verb.Passive && !c.Verb.Neg && len(c.Args) == 1 && c.Args[0].Amount() != nil && c.Args[0].Prep == ""
}

// toSomebody reports whether an argument says to whom or what something is dealt.
func toSomebody(a tree.Arg) bool { return a.Prep == "to" && len(a.Of) > 0 }
