package cardfile

import (
	"regexp"
	"strings"
)

// SomeMana stands for mana of which a card's text leaves open what it is.
const SomeMana = "?"

// exactly is a mana ability that costs nothing but tapping and always adds the same.
var exactly = regexp.MustCompile(`^\{T\}: Add ((?:\{[WUBRGC]\})+)\.$`)

// TapsFor is the mana that a permanent adds when it is tapped for mana and nothing else is paid:
// SomeMana where that is not always the same, where more is said of it or where tapping it
// does something else too, "" where tapping alone adds none.
func TapsFor(text string) string {
	mana, abilities := "", 0
	for paragraph := range strings.SplitSeq(withoutReminder(text), "\n") {
		paragraph = strings.TrimSpace(paragraph)
		if !strings.HasPrefix(paragraph, "{T}: ") {
			continue
		}
		abilities++
		if found := exactly.FindStringSubmatch(paragraph); found != nil {
			mana = found[1]
		} else if strings.HasPrefix(paragraph, "{T}: Add ") {
			mana = SomeMana
		}
	}
	if mana != "" && abilities > 1 {
		return SomeMana
	}
	return mana
}
