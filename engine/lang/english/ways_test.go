package english

import "testing"

// TestRowsStaySmall: no row multiplies its words so often that a fresh process has to wait for the grammar. What many words can stand for
// is a category of its own.
func TestRowsStaySmall(t *testing.T) {
	const most, all = 1200, 8000
	sum := 0
	for _, r := range Clauses().Rows {
		n := r.Ways()
		if sum += n; n > most {
			t.Errorf("a row of %q has %d ways", r.Cat().Says, n)
		}
	}
	t.Logf("%d ways", sum)
	if sum > all {
		t.Errorf("all rows have %d ways", sum)
	}
}
