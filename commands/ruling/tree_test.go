package ruling

import (
	"strings"
	"testing"
	"unicode/utf8"

	"apnap/commands/talk"
)

// leaves are the ends of a tree with the options that lead there.
func leaves(t *talk.Tree, path string) []string {
	if t.End {
		return []string{path + "= " + t.Says}
	}
	var list []string
	for _, b := range t.Branches {
		list = append(list, leaves(b, path+b.Option+" ")...)
	}
	return list
}

// TestTree: every option of every choice has its branch, and what it leads to is
// what a ruling with those choices says.
func TestTree(t *testing.T) {
	d := newJudge(noCards{})
	ask := armored()
	ask.Effects = append(ask.Effects, "Alice: Ember Kiln = If a source you control would deal damage, it deals that much damage plus 2 instead.")
	c := mustRule(t, ask)
	tree := d.TreeOf(ask, c)
	if tree == nil || tree.Says != "Bob chooses" || len(tree.Branches) != 3 {
		t.Fatalf("the tree is %+v", tree)
	}
	list := leaves(tree, "")
	want := "Slate Plate first Ember Kiln first = Lightning Bolt deals 8 damage to Bob."
	if !strings.Contains(strings.Join(list, "\n"), want) || len(list) != 5 {
		t.Errorf("the ends are\n%s\nwithout %s", strings.Join(list, "\n"), want)
	}
	if alt := tree.Alt(); !strings.Contains(alt, "Slate Plate first, Ember Kiln first: Lightning Bolt deals 8 damage to Bob.") {
		t.Errorf("told in words: %s", alt)
	}
	if single := mustRule(t, Ask{Effects: []string{forge}, Events: []string{bolt}}); d.TreeOf(Ask{}, single) != nil {
		t.Error("nothing is chosen, and there is a tree of it")
	}
}

// TestTreeIsBounded: a question with very many ends has a tree that can be read.
func TestTreeIsBounded(t *testing.T) {
	ask := Ask{Events: []string{"Bob's Waste Imp enters the battlefield"}, Facts: []string{"Bob has 90 life"},
		Effects: []string{"Bob: Waste Imp = As Waste Imp enters, pay any amount of life."}}
	d := newJudge(noCards{})
	tree := d.TreeOf(ask, mustRule(t, ask))
	if len(tree.Branches) != maxTreeEnds || tree.More != "And 67 more options." {
		t.Errorf("%d branches, %q", len(tree.Branches), tree.More)
	}
	if n := utf8.RuneCountInString(tree.Alt()); n > talk.MaxAltText {
		t.Errorf("%d characters", n)
	}
	ask = armored()
	for _, name := range []string{"A", "B", "C", "D", "E"} {
		ask.Effects = append(ask.Effects, "Alice: Kiln "+name+" = If a source you control would deal damage, it deals that much damage plus "+
			map[string]string{"A": "1", "B": "2", "C": "3", "D": "4", "E": "5"}[name]+" instead.")
	}
	c := mustRule(t, ask)
	tree = d.TreeOf(ask, c)
	if n := len(leaves(tree, "")); n > maxTreeEnds || len(tree.Branches) != len(c.Ruling.Choice.Options) || tree.More != "" {
		t.Errorf("%d ends of %d options %s", n, len(tree.Branches), tree.More)
	}
	if all := strings.Join(leaves(tree, ""), "\n"); !strings.Contains(all, " to ") {
		t.Errorf("no range of ends:\n%s", all)
	}
}
