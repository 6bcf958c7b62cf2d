package ruling

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/engine/say"

	"pgregory.net/rapid"
)

// aNumber is an amount in a fact or an event: no power and toughness, which only describe, and no
// number within a sort of counter.
var aNumber = regexp.MustCompile(`(^| )(\d+|two|three|twenty)( |$)`)

// otherNumber is another number in its place, far enough from it to be no longer enough, or still;
// none at all is another as well.
func otherNumber(n string) []string {
	switch n {
	case "two", "three":
		return []string{"six", "no"}
	case "twenty":
		return []string{"thirty", "no"}
	case "1":
		return []string{"8", "no"}
	}
	return []string{"1", n + "0", "no"}
}

// TestNoNumberIsSilentlyNothing puts other numbers, one after the other, in the place of each that
// a generated question names: where the answer stays the same it tells the number, or that what it
// stands in changes nothing.
func TestNoNumberIsSilentlyNothing(t *testing.T) {
	desk := newJudge(cardindex.NewCards())
	effects := allEffects()
	ruled, changed := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		ask := anyAsk(t, effects)
		c, err := desk.Rule(ask)
		if err != nil {
			return
		}
		ruled++
		idle := say.Row(c.Ruling.Idle, "; ").In(say.English)
		for _, list := range []func(*Ask) *[]string{factsOfAsk, eventsOfAsk} {
			for i, text := range *list(&ask) {
				at := aNumber.FindStringSubmatchIndex(text)
				if at == nil || strings.Contains(idle, text) {
					continue
				}
				tells := false
				for _, n := range otherNumber(text[at[4]:at[5]]) {
					other := ask
					words := slices.Clone(*list(&ask))
					words[i] = text[:at[4]] + n + text[at[5]:]
					*list(&other) = words
					tells = tells || countsInAnswer(desk, c, other, text)
				}
				if tells {
					changed++
				} else if !numberTold(c, text[at[4]:at[5]]) {
					t.Fatalf("the number of %q changes nothing in %+v, and the answer does not tell it:\n%s", text, ask, tracesOf(c))
				}
			}
		}
	})
	if ruled == 0 || changed == 0 {
		t.Errorf("%d questions were ruled on, and %d numbers took part", ruled, changed)
	}
}

// numberTold reports whether the words of a ruling tell a number, in figures or in letters.
func numberTold(c *Case, n string) bool {
	told := tracesOf(c) + strings.Join(remarksOf(c), "\n") + say.Row(c.Ruling.Assumptions, "; ").In(say.English)
	return slices.ContainsFunc([]string{n, map[string]string{"1": "one", "2": "two", "3": "three", "two": "2", "three": "3", "20": "twenty", "twenty": "20"}[n]}, func(w string) bool {
		return w != "" && strings.Contains(told, w)
	})
}
