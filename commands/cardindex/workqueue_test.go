package cardindex

import (
	"fmt"
	"strings"
	"testing"
)

// TestWorkQueue: refusals that stopped at like words are one cluster, whatever the
// numbers and symbols, and nothing is shown of the unread fifth.
func TestWorkQueue(t *testing.T) {
	var q WorkQueue
	read, unread := "", ""
	for i := 0; read == "" || unread == ""; i++ {
		if name := fmt.Sprint("Golem ", i); Unread(name) {
			unread = name
		} else {
			read = name
		}
	}
	q.Add(read, "If you would draw, frobs 3 times {R} over.", [2]int{19, 41})
	q.Add(read, "frobs four times {G} more", [2]int{0, 25})
	q.Add(read, "frobs", [2]int{9, 3}) // no span: the whole text
	q.Add(unread, "a secret", [2]int{0, 8})
	got := q.String()
	for _, line := range []string{"    2  frobs N times", "    1  frobs  ", "4 refused, 3 of them shown in 2 clusters"} {
		if !strings.Contains(got, line) {
			t.Errorf("no %q in\n%s", line, got)
		}
	}
	if strings.Contains(got, "secret") {
		t.Errorf("the unread fifth is shown:\n%s", got)
	}
}

// TestUnreadIsAFifth: the fifth is about one.
func TestUnreadIsAFifth(t *testing.T) {
	n := 0
	for i := range 10_000 {
		if Unread(fmt.Sprint("Golem ", i)) {
			n++
		}
	}
	if n < 1800 || n > 2200 {
		t.Errorf("of 10000 names %d are of the unread fifth", n)
	}
}
