package ruling

import (
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// The bounds of a tree: what can be read on a phone.
const (
	maxTreeEnds  = 24 // altogether
	maxTreeDepth = 6
	maxTreeSays  = 120 // characters of an end
)

// TreeOf draws the choices of a question: nil where there is nothing to choose.
// The first choice is always there; as many more are as fit with all of theirs,
// and what is beyond is told as a range of ends.
func (d *Judge) TreeOf(ask Ask, c *Case) *talk.Tree {
	if c.Ruling.Choice == nil || len(c.Ruling.Outcomes) < 2 {
		return nil
	}
	var tree *talk.Tree
	for depth := 1; depth <= maxTreeDepth; depth++ {
		g := &treeGrower{desk: d, ask: ask, left: maxTreeEnds}
		grown := g.grow(c, ask.Choose, depth)
		if tree == nil || !g.cut {
			tree = grown
		}
		if g.cut || !g.beyond {
			break
		}
	}
	return tree
}

// Tree draws the choices of a question: its end alone where there is nothing to choose.
func (d *Judge) Tree(ask Ask) (*talk.Tree, error) {
	c, err := d.Rule(ask)
	if err != nil {
		return nil, err
	}
	if t := d.TreeOf(ask, c); t != nil {
		return t, nil
	}
	says := make([]string, len(c.Ruling.Outcomes))
	for i := range says {
		says[i] = c.Ruling.Outcomes[i].Says
	}
	return &talk.Tree{Says: strings.Join(says, " "), End: true, Lang: c.Lang}, nil
}

// treeGrower grows a tree to a depth.
type treeGrower struct {
	desk   *Judge
	ask    Ask
	left   int  // ends that still fit
	cut    bool // some did not
	beyond bool // there are choices deeper down
}

// grow draws a choice and what follows from each of its options.
func (g *treeGrower) grow(c *Case, chosen []string, depth int) *talk.Tree {
	t := &talk.Tree{Says: c.ChoosesSays(), Lang: c.Lang}
	for i, o := range c.Ruling.Choice.Options {
		if g.left <= 0 {
			t.More, g.cut = c.Lang.Say(sayTreeMore, len(c.Ruling.Choice.Options)-i), true
			break
		}
		branch := g.branch(c, append(chosen[:len(chosen):len(chosen)], o.ID), o.Outcomes, depth)
		branch.Option = say.Capital(c.OptionName(i))
		t.Branches = append(t.Branches, branch)
	}
	return t
}

// branch draws what follows from an option.
func (g *treeGrower) branch(c *Case, chosen []string, reached []int, depth int) *talk.Tree {
	if len(reached) > 1 && depth > 1 {
		next := g.ask
		next.Choose = chosen
		if on, err := g.desk.Rule(next); err == nil && on.Ruling.Choice != nil {
			return g.grow(on, chosen, depth-1)
		}
	}
	g.left--
	if len(reached) == 1 {
		return &talk.Tree{Says: answer.Cut(c.Ruling.Outcomes[reached[0]].Says, maxTreeSays), End: true}
	}
	g.beyond = true
	return &talk.Tree{Says: answer.Cut(say.Capital(c.endsAfter(reached)), maxTreeSays), End: true}
}
