package talk

import (
	"strings"

	"apnap/commands/answer"
	"apnap/engine/say"
)

// Tree is the way that the choices of a question go, to be drawn.
type Tree struct {
	// Option is what was chosen to come here; empty at the root.
	Option string `json:"option,omitempty"`
	// Says is who chooses here, or how it ends.
	Says string `json:"says"`
	// End marks how it ends, as against a choice.
	End      bool    `json:"end,omitempty"`
	Branches []*Tree `json:"branches,omitempty"`
	// More tells of the branches that are left out; empty where none are.
	More string       `json:"more,omitempty"`
	Lang say.Language `json:"-"`
}

// Alt tells the tree in words, for those who do not see it.
func (t *Tree) Alt() string {
	var says []string
	t.tell(t.Lang, &says, "")
	return answer.Cut(strings.Join(says, " "), MaxAltText)
}

// tell adds what a tree says to the sentences; before is what leads to it.
func (t *Tree) tell(l say.Language, says *[]string, before string) {
	if t.End {
		*says = append(*says, l.Say(sayTreeEnd, before, strings.TrimSuffix(t.Says, ".")))
		return
	}
	for _, b := range t.Branches {
		path := b.Option
		if before != "" {
			path = before + ", " + b.Option
		}
		b.tell(l, says, path)
	}
	if t.More != "" {
		*says = append(*says, t.More)
	}
}

// MaxAltText is how many characters tell a tree in words.
const MaxAltText = 1000
