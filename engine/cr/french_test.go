package cr

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFrenchGlosses: each rule is told in both languages, with the same numbers,
// and no rule in French only.
func TestFrenchGlosses(t *testing.T) {
	figures := regexp.MustCompile(`\d+`)
	loose := regexp.MustCompile(` [:;!?»]|« `)
	for _, r := range Rules() {
		en, fr := r.Gloss(), r.FrenchGloss()
		if fr == "" || fr == en || !strings.HasSuffix(fr, ".") || len([]rune(fr)) > 230 || loose.MatchString(fr) {
			t.Errorf("%v: %q", r, fr)
		}
		a, b := figures.FindAllString(en, -1), figures.FindAllString(fr, -1)
		slices.Sort(a)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			t.Errorf("%v: %q has other numbers than %q", r, fr, en)
		}
	}
	if n := len(frenchGlosses()); n != len(Rules()) {
		t.Errorf("%d French glosses of %d rules", n, len(Rules()))
	}
}
