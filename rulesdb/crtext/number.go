package crtext

import (
	"strconv"
)

// Number is a rule number taken apart: 614.1c is {614, 1, 'c'}; a section has
// rule 0, a chapter a section below 10.
type Number struct {
	Section int
	Rule    int
	Letter  byte // 0 for none
}

// String returns the number as people write it.
func (n Number) String() string {
	s := strconv.Itoa(n.Section)
	if n.Rule > 0 {
		s += "." + strconv.Itoa(n.Rule)
	}
	if n.Letter != 0 {
		s += string(n.Letter)
	}
	return s
}

// Possible reports whether a text may have the number: chapters have one digit,
// sections three, and only sections have rules.
func (n Number) Possible() bool {
	const chapters, firstSection = 10, 100
	return n.Section >= firstSection || n.Section < chapters && n.Rule == 0
}

// Parent returns the number one level up, and the zero Number above chapters.
func (n Number) Parent() Number {
	switch {
	case n.Letter != 0:
		return Number{Section: n.Section, Rule: n.Rule}
	case n.Rule > 0:
		return Number{Section: n.Section}
	case n.Section >= 100:
		return Number{Section: n.Section / 100}
	}
	return Number{}
}

// ParseNumber reads a plain number such as 6, 614, 614.5 or 614.1c.
func ParseNumber(text string) (Number, bool) {
	section, rest := leadingDigits(text)
	if section == "" || len(section) > 3 || section[0] == '0' {
		return Number{}, false
	}
	n := Number{Section: atoi(section)}
	if rest == "" {
		return n, true
	}
	if rest[0] != '.' {
		return Number{}, false
	}
	rule, letter := leadingDigits(rest[1:])
	if rule == "" || len(rule) > 3 || len(letter) > 1 {
		return Number{}, false
	}
	n.Rule = atoi(rule)
	if letter != "" {
		if n.Letter = letter[0]; n.Letter < 'a' || n.Letter > 'z' {
			return Number{}, false
		}
	}
	return n, true
}

// leadingDigits cuts a text behind the digits it begins with.
func leadingDigits(text string) (digits, rest string) {
	i := 0
	for i < len(text) && text[i] >= '0' && text[i] <= '9' {
		i++
	}
	return text[:i], text[i:]
}

// follows reports whether n is what strictly comes next after prev inside a
// section: the next rule, the first sub-rule or the next sub-rule, letters l
// and o being left out.
func (n Number) follows(prev Number) bool {
	switch {
	case n.Section != prev.Section:
		return false
	case n.Letter == 0:
		return n.Rule == prev.Rule+1
	case n.Rule != prev.Rule:
		return n.Rule == prev.Rule+1 && n.Letter == 'a'
	case prev.Letter == 0:
		return n.Letter == 'a'
	}
	return n.Letter == nextLetter(prev.Letter)
}

// soonAfter reports whether n comes in the section of prev and at most a few
// numbers later, or is prev once more: where numbers were left out or stand
// twice.
func (n Number) soonAfter(prev Number) bool {
	switch {
	case n.Section != prev.Section:
		return false
	case n.Rule == prev.Rule:
		return n.Letter >= prev.Letter && n.Letter <= max(prev.Letter, 'a'-1)+3
	}
	return n.Rule > prev.Rule && n.Rule <= prev.Rule+3 && n.Letter <= 'b'
}

// nextLetter returns the sub-rule letter after c.
func nextLetter(c byte) byte {
	if c == 'k' || c == 'n' {
		return c + 2
	}
	return c + 1
}

// atoi reads digits already matched; "" is 0.
func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
