package cardfile

import (
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
