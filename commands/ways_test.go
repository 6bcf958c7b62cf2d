package commands

import (
	"os"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/internal/every"
)

// ways is a plain text with other ways to put it, and what varies in them.
type ways struct {
	varies, plain string
	said          []string
}

// waysAtHand are the blocks of testdata/ways.txt.
func waysAtHand(t *testing.T) (list []ways) {
	t.Helper()
	table, err := os.ReadFile("testdata/ways.txt")
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.SplitSeq(string(table), "\n\n") {
		lines := slices.DeleteFunc(strings.Split(strings.Trim(block, "\n"), "\n"), func(l string) bool { return strings.HasPrefix(l, "#") })
		if len(lines) < 2 {
			continue
		}
		varies, plain, _ := strings.Cut(strings.TrimPrefix(lines[0], "["), "] ")
		list = append(list, ways{varies, plain, lines[1:]})
	}
	return list
}

// waysCounted are ways that were asked, that were ruled on, and that come to what their plain text comes to, told in the same words.
type waysCounted struct{ asked, ruled, same int }

// TestWays counts how many ways to put one thing come to what its plain text comes to: of those that are read, and of those that
// nobody reads who works on the grammar. Neither may fall. The environment variable APNAP_EVERY takes another share of the plain
// texts than every sixteenth.
func TestWays(t *testing.T) {
	desk := New(Parts{Cards: cardindex.NewCards(), Names: cardindex.NewCards(), Store: NewMemory()})
	counts := map[string]*[2]waysCounted{}
	list := waysAtHand(t)
	var all [2]waysCounted
	for i := 0; i < len(list); i += every.Nth(16) {
		w := list[i]
		of := counts[w.varies]
		if of == nil {
			of = &[2]waysCounted{}
			counts[w.varies] = of
		}
		plain, _ := comesTo(desk, w.plain)
		for k, said := range w.said {
			ends, _ := comesTo(desk, said)
			for _, c := range []*waysCounted{&of[k%2], &all[k%2]} {
				c.asked++
				if ends != "" {
					c.ruled++
				}
				if ends != "" && ends == plain {
					c.same++
				}
			}
		}
	}
	for varies, of := range counts {
		t.Logf("%s: read ways %+v, unread ways %+v", varies, of[0], of[1])
	}
	t.Logf("in all: read ways %+v, unread ways %+v", all[0], all[1])
	floors := [2]int{waysRead, waysUnread}
	for half, floor := range floors {
		if all[half].same*100 < floor*all[half].asked {
			t.Errorf("of half %d only %d of %d come to the same", half, all[half].same, all[half].asked)
		}
	}
}

// waysRead and waysUnread are below how many of a hundred ways come to what their plain text comes to.
const waysRead, waysUnread = 40, 22
