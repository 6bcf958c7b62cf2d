package paragraph_test

import (
	"strings"
	"testing"
)

// TestDivisionAsked puts the sentence that a refusal gives as an example of how an attacker's damage is divided behind
// the block: the question is understood then.
func TestDivisionAsked(t *testing.T) {
	for _, text := range []string{
		"I attack with Serra Angel. My opponent blocks with Hill Giant and Grizzly Bears. I have Furnace of Rath.",
		"I have Furnace of Rath. My attacking Craw Wurm is blocked by my opponent's Hill Giant, Grizzly Bears and Goblin Piker.",
		"I double block his 5/5 with two Grizzly Bears. I have Furnace of Rath.",
		"My 5/5 is double blocked by a 3/3 and a 4/4. I have Furnace of Rath.",
		"Hill Giant and Goblin Piker block my 1/1. I have Furnace of Rath.",
	} {
		_, no := read(text)
		if no == nil {
			t.Errorf("%s\n is ruled on without the division", text)
			continue
		}
		_, example, _ := strings.Cut(no.Says.String(), "for example \"")
		example, _, ok := strings.Cut(example, "\"")
		if !ok {
			t.Errorf("%s\n %s", text, no.Says)
			continue
		}
		said := text + " " + strings.ToUpper(example[:1]) + example[1:] + "."
		r, no := read(said)
		if no != nil {
			t.Errorf("%s\n %s", said, no.Says)
			continue
		}
		if r.Undivided != "" || len(r.Events) != 1 || len(r.Left)+len(r.Taken) > 0 {
			t.Errorf("%s\n %q", said, r.Events)
		}
	}
}
