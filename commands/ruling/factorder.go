package ruling

import (
	"slices"
	"strings"

	"apnap/commands/wording"
	"apnap/engine/oracle/paragraph"
)

// firstAsked puts the facts that a question asks about before the others.
func firstAsked(told []wording.Told, topic paragraph.Topic) []wording.Told {
	kinds := ""
	switch topic {
	case paragraph.AskedDamage:
		kinds = " damage "
	case paragraph.AskedLife:
		kinds = " life_gain life_loss set_life "
	case paragraph.AskedCounters:
		kinds = " counters remove_counters enter "
	case paragraph.AskedCards:
		kinds = " draw mill discard "
	case paragraph.AskedTokens:
		kinds = " create "
	case paragraph.AskedMana:
		kinds = " mana "
	case paragraph.AskedFate:
		kinds = " move regenerate "
	}
	if kinds == "" {
		return told
	}
	sorted := slices.Clone(told)
	slices.SortStableFunc(sorted, func(a, b wording.Told) int {
		return rank(strings.Contains(kinds, " "+a.Kind+" ")) - rank(strings.Contains(kinds, " "+b.Kind+" "))
	})
	return sorted
}

func rank(first bool) int {
	if first {
		return 0
	}
	return 1
}
