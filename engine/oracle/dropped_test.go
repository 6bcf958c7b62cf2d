package oracle

import (
	"slices"
	"strings"
	"testing"
)

// droppable begin the phrases that TestDroppedPhrases takes out.
func droppable() []string {
	return strings.Fields(`from to with without of in on onto into under by for at during among except until as where while unless if this that instead before
		after equal other than rounded plus minus divided and or`)
}

// saysAgain are phrases that say again what the rest of a sentence says.
func saysAgain() []string {
	return []string{"on it", "on them", "on him", "on her", "on it and", "or more", "or player", "or permanent", "to that permanent or player", "to that player or permanent", "to that player", "to that creature",
		"to you", "to ~", "to equipped creature", "to a permanent or player", "of those", "of those tokens", "of each of those kinds of", "of each of those kinds of counters", "that player", "that a",
		"from anywhere", "of putting it into your graveyard", "of into your graveyard", "of putting it anywhere else", "divided as you choose", "and it", "and it has defender", "after this one",
		"other creature", "equal to"}
}

// TestDroppedPhrases takes phrases of several words out of every sentence beside the
// project that is one ability by itself: what is left is refused or means something
// else, unless the phrase says again what stands there already. A reader that passes
// over "from exile" whole is not seen by one that misses each word alone.
func TestDroppedPhrases(t *testing.T) {
	tried, same := 0, 0
	for _, l := range readSentences(t) {
		whole := notations(ParseAbility(l.Name, l.TypeLine, l.Ability))
		if whole == "" || !alone(l.Ability) {
			continue
		}
		words := strings.Split(l.Ability, " ")
		for i := 1; i < len(words); i++ {
			if !slices.Contains(droppable(), strings.ToLower(strings.Trim(words[i], ".,\""))) {
				continue
			}
			for end := i + 2; end <= min(i+8, len(words)); end++ {
				phrase := strings.Join(words[i:end], " ")
				less := strings.Join(slices.Concat(words[:i], words[end:]), " ")
				if end == len(words) {
					less = strings.TrimRight(less, ",.") + "."
				}
				tried++
				if notations(ParseAbility(l.Name, l.TypeLine, less)) != whole {
					continue
				}
				same++
				if !slices.Contains(saysAgain(), strings.Trim(phrase, ".,\"")) {
					t.Errorf("%q means the same without %q", l.Ability, phrase)
				}
			}
		}
	}
	t.Logf("%d phrases taken out, %d of them said nothing of their own", tried, same)
}
