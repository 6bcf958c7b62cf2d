package cardfile

import (
	"regexp"
	"strconv"
	"strings"
)

// letters are the colors in their usual order.
const letters = "WUBRG"

// manaValue counts a mana cost such as "{X}{2/W}{U}": X is 0, a symbol with
// several ways to pay counts as its greatest, half mana is left out.
func manaValue(cost string) int {
	total := 0
	for symbol := range symbols(cost) {
		total += symbolValue(symbol)
	}
	return total
}

// symbolValue is the mana value of one symbol without its braces.
func symbolValue(symbol string) int {
	most := 0
	for part := range strings.SplitSeq(symbol, "/") {
		switch n, err := strconv.Atoi(part); {
		case err == nil:
			most = max(most, n)
		case part == "X" || part == "Y" || part == "Z" || strings.HasPrefix(part, "H"):
		default:
			most = max(most, 1)
		}
	}
	return most
}

// symbols yields the symbols of a mana cost without their braces.
func symbols(cost string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for part := range strings.SplitSeq(cost, "{") {
			if symbol, _, ok := strings.Cut(part, "}"); ok && !yield(symbol) {
				return
			}
		}
	}
}

// colorsOf returns the colors of a mana cost.
func colorsOf(cost string) string { return ordered([]string{cost}) }

// ordered returns the colors named in the texts, in their usual order.
func ordered(texts []string) string {
	var b strings.Builder
	for i := range len(letters) {
		for _, t := range texts {
			if strings.IndexByte(t, letters[i]) >= 0 {
				b.WriteByte(letters[i])
				break
			}
		}
	}
	return b.String()
}

// number reads a printed number, Unset where it is none.
func number(printed string) int {
	n, err := strconv.Atoi(strings.TrimPrefix(printed, "+"))
	if err != nil {
		return Unset
	}
	return n
}

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
