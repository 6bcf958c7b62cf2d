package ruling

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"apnap/internal/every"
)

// sums are the sentences that tell how an effect sets an amount, with the
// operation that they name: was, by and is stand for the numbers told.
var sums = []struct {
	says *regexp.Regexp
	fits func(by, was, is int) bool
}{
	{regexp.MustCompile(`doubles (?:that|it|the rest)()[^:]*: (\d+) becomes (\d+)`), func(_, was, is int) bool { return is == 2*was }},
	{regexp.MustCompile(`triples (?:that|it)()[^:]*: (\d+) becomes (\d+)`), func(_, was, is int) bool { return is == 3*was }},
	{regexp.MustCompile(`halves (?:that|it)()[^:]*: (\d+) becomes (\d+)`), func(_, was, is int) bool { return is == was/2 || is == (was+1)/2 }},
	{regexp.MustCompile(`adds (\d+) to (?:that|it)[^:]*: (\d+) becomes (\d+)`), func(by, was, is int) bool { return is == was+by }},
	{regexp.MustCompile(`takes (\d+) away from (?:that|it)[^:]*: (\d+) becomes (\d+)`), func(by, was, is int) bool { return is == max(was-by, 0) }},
}

// TestSumsAreTrue reads every "becomes" of every trace: the numbers told agree
// with the operation named, also where every effect of a question stands twice. A share of the scenarios is taken, unless
// APNAP_EVERY says otherwise.
func TestSumsAreTrue(t *testing.T) {
	desk, told, share := newJudge(noCards{}), 0, every.Nth(3)
	for i, file := range scenarioFiles(t) {
		if i%share > 0 {
			continue
		}
		q := file.Question
		for _, effects := range [][]string{q.Effects, append(append([]string{}, q.Effects...), q.Effects...)} {
			c, err := desk.Rule(Ask{Players: q.Players, Active: q.Active, Effects: effects, Facts: q.Facts, Events: q.Events, Edition: q.Edition.ID})
			if err != nil {
				continue
			}
			for _, o := range c.Ruling.Outcomes {
				for _, step := range o.Trace {
					told += untrue(t, file.Title, step.Says)
				}
			}
		}
	}
	if told*share < 200 {
		t.Errorf("only %d sums are told", told)
	}
}

// untrue reports a sum that is wrong, and counts those of the sentence.
func untrue(t *testing.T, title, says string) int {
	t.Helper()
	n := 0
	for _, sum := range sums {
		m := sum.says.FindStringSubmatch(says)
		if m == nil {
			continue
		}
		n++
		by, _ := strconv.Atoi(strings.TrimSpace(m[1]))
		was, _ := strconv.Atoi(m[2])
		is, _ := strconv.Atoi(m[3])
		if !sum.fits(by, was, is) {
			t.Errorf("%s: %s", title, says)
		}
	}
	return n
}
