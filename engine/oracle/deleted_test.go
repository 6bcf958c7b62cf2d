package oracle

import (
	"slices"
	"strings"
	"testing"

	"apnap/engine/oracle/notation"
	"apnap/internal/every"
)

// needless are words that say again what the rest of a sentence says, so that it
// means the same without them.
func needless() []string {
	return strings.Fields(`a an the that any each all and or then with it its you they • additional much other instead already secretly
		total dealt into sources +1/+1 -1/-1 players has`)
}

// needlessIn are words that say nothing of their own in some words alone.
func needlessIn() map[string]string {
	return map[string]string{"other creature types": "creature", "scry that many cards plus": "cards", "then it explores again": "again",
		"the last chosen color": "last", "or on yourself": "on", "roll that many planar dice": "planar"}
}

// saysNothing reports whether an ability means the same without a word of it.
func saysNothing(word, ability string) bool {
	word = strings.ToLower(strings.Trim(word, ".,\"'()"))
	for words, needless := range needlessIn() {
		if word == needless && strings.Contains(ability, words) {
			return true
		}
	}
	return slices.Contains(needless(), word)
}

// TestDeletedWords takes each word in turn out of every sentence beside the
// project that is one ability by itself: what is left is refused or means
// something else, unless the word says nothing of its own. Of abilities that
// have a cost, a trigger or further sentences, which are passed over, it sees only that
// the parser bears them. A share of the words is taken, another of each sentence,
// unless APNAP_EVERY says otherwise.
func TestDeletedWords(t *testing.T) {
	tried, same, share := 0, 0, every.Nth(4)
	for n, l := range readSentences(t) {
		whole := notations(ParseAbility(l.Name, l.TypeLine, l.Ability))
		words := strings.Split(l.Ability, " ")
		for i, word := range words {
			if (n+i)%share != 0 {
				continue
			}
			less := strings.Join(slices.Concat(words[:i], words[i+1:]), " ")
			reading(t, "an ability", less, func(less string) {
				got := notations(ParseAbility(l.Name, l.TypeLine, less))
				if whole == "" || !alone(l.Ability) {
					return
				}
				if tried++; got != whole {
					return
				}
				same++
				if !saysNothing(word, l.Ability) {
					t.Errorf("%q means the same without %q", l.Ability, word)
				}
			})
		}
	}
	t.Logf("%d words taken out, %d of them said nothing of their own", tried, same)
}

// alone reports whether an ability is one sentence without cost or trigger.
func alone(ability string) bool {
	return !strings.Contains(ability, ". ") && !strings.Contains(ability, ": ") && !strings.Contains(ability, " — ") && !strings.Contains(ability, "{") &&
		!strings.HasPrefix(ability, "When") && !strings.HasPrefix(ability, "At ")
}

// notations are the effects of an ability, "" where it was not understood or has
// none.
func notations(a Ability) string {
	if a.Err != nil {
		return ""
	}
	var all []string
	for i := range a.Effects {
		all = append(all, notation.Of(&a.Effects[i]))
	}
	return strings.Join(all, "\n")
}
