package cardfile

import (
	"regexp"
	"slices"
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

// Variables counts the {X} of a mana cost.
func Variables(cost string) int {
	n := 0
	for symbol := range symbols(cost) {
		if symbol == "X" {
			n++
		}
	}
	return n
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

// adds is a mana ability that costs nothing but tapping: the symbols that it adds, or how many of any color, and what its
// source then deals to who taps it. For what the mana may be spent and when the ability may be activated does not
// change what it adds.
var adds = regexp.MustCompile(`^\{T\}: Add (?:((?:\{[WUBRGC]\})+(?:,? (?:or )?(?:\{[WUBRGC]\})+)*)|(one|two|three) mana of any (?:one )?color(?: in your commander's color identity)?)\.` +
	`(?: This [a-z]+ deals (\d) damage to you\.)?(?: (?:Spend this mana only|Activate only) [^.]*\.)?$`)

// What separates the ways in which tapping adds mana, and what is dealt for one of them.
const (
	orElse = "/"
	deals  = "!"
)

// TapsFor is the mana that a permanent adds when it is tapped for mana and nothing else is paid: symbols, with "/" between those
// of which one is chosen, each with "!" and an amount behind it where the permanent deals that much damage to who taps it; SomeMana where
// that can't be said or where tapping it does something else too, "" where tapping alone adds none.
func TapsFor(text string) string {
	var ways []string
	open := false // what one of its abilities adds, or does
	for paragraph := range strings.SplitSeq(withoutReminder(text), "\n") {
		paragraph = strings.TrimSpace(paragraph)
		if found := adds.FindStringSubmatch(paragraph); found != nil {
			ways = append(ways, waysOf(found[1], found[2], found[3])...)
			continue
		}
		open = open || strings.HasPrefix(paragraph, tapping)
		if strings.HasPrefix(paragraph, tapping+"Add ") {
			ways = append(ways, SomeMana)
		}
	}
	if open && len(ways) > 0 {
		return SomeMana
	}
	return strings.Join(ways, orElse)
}

// tapping is a cost of tapping alone.
const tapping = "{T}: "

// waysOf are the ways in which an ability adds mana: each of the symbols listed, or a number of any color.
func waysOf(listed, number, damage string) (ways []string) {
	if damage != "" {
		damage = deals + damage
	}
	for _, or := range strings.FieldsFunc(listed, func(r rune) bool { return !strings.ContainsRune("{"+letters+"C}", r) }) {
		ways = append(ways, or+damage)
	}
	if n := slices.Index([]string{"", "one", "two", "three"}, number); n > 0 {
		for _, color := range letters {
			ways = append(ways, strings.Repeat("{"+string(color)+"}", n)+damage)
		}
	}
	return ways
}
