package wording

import (
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
)

// NumbersOf lists the rules' numbers in an edition, in the order of the rules,
// as they are cited for an effect of the side; a rule that the edition did not
// number is left out.
func NumbersOf(rules []cr.Rule, e cr.Edition, of cr.Side) []string {
	list := make([]string, 0, 2*len(rules))
	for _, r := range rules {
		for _, n := range r.Cited(e, of) {
			if !slices.Contains(list, n) {
				list = append(list, n)
			}
		}
	}
	return list
}

// sideOf is the side of the effects of a kind.
func sideOf(kind engine.EffectKind) cr.Side {
	switch kind {
	case engine.Prevention:
		return cr.OfPrevention
	case engine.Replacement:
		return cr.OfReplacement
	}
	return cr.AnySide
}

// AlsoOf lists the rules' numbers in document T.10, where it retold the edition.
func AlsoOf(rules []cr.Rule, e cr.Edition) []string {
	var list []string
	for _, r := range rules {
		for _, n := range r.Also(e) {
			if !slices.Contains(list, n) {
				list = append(list, n)
			}
		}
	}
	return list
}

// spelled are rules in a form that compares.
func spelled(rules []cr.Rule) string {
	b := make([]byte, 0, 2*len(rules))
	for _, r := range rules {
		b = append(b, byte(r>>8), byte(r))
	}
	return string(b)
}

// ChiefOf picks the one or two numbers that people read behind a step, in order: what
// says most closely what was done, and why it was chosen or what else it is by; beside
// a number of the summary of rulings one suffices.
func ChiefOf(done, chosen, also []string) []string {
	done, chosen = closest(done), closest(chosen)
	picked := slices.Concat(done[:min(len(done), 1)], chosen[:min(len(chosen), 1)], done[min(len(done), 1):])
	if len(also) > 0 {
		return append(picked[:min(len(picked), 1)], also[0])
	}
	return SortNumbers(picked[:min(len(picked), maxChief)])
}

// maxChief is how many numbers people read behind a step.
const maxChief = 2

// closest leaves out the numbers of which a sub-rule is in the list too.
func closest(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(n string) bool {
		return slices.ContainsFunc(list, func(sub string) bool {
			rest, under := strings.CutPrefix(sub, n)
			return under && rest != "" && !isDigit(rest[0])
		})
	})
}

// Numbers is a set of rule numbers.
type Numbers map[string]bool

func (n Numbers) Add(list []string) {
	for _, number := range list {
		n[number] = true
	}
}

// Sorted are the numbers as the rules have them.
func (n Numbers) Sorted() []string {
	return SortNumbers(slices.AppendSeq(make([]string, 0, len(n)), maps.Keys(n)))
}

// SortNumbers sorts rule numbers as the rules have them (615.9 before 615.10)
// and drops repetitions.
func SortNumbers(list []string) []string {
	slices.SortFunc(list, compareNumbers)
	return slices.Compact(list)
}

// compareNumbers compares two rule numbers part by part.
func compareNumbers(a, b string) int {
	for a != "" && b != "" {
		partA, restA := numberPart(a)
		partB, restB := numberPart(b)
		numA, errA := strconv.Atoi(partA)
		numB, errB := strconv.Atoi(partB)
		c := strings.Compare(partA, partB)
		if errA == nil && errB == nil {
			c = numA - numB
		}
		if c != 0 {
			return c
		}
		a, b = restA, restB
	}
	return len(a) - len(b)
}

// numberPart cuts the leading run of digits, or of anything else, off.
func numberPart(s string) (part, rest string) {
	digit := isDigit(s[0])
	i := 1
	for i < len(s) && isDigit(s[i]) == digit {
		i++
	}
	return s[:i], s[i:]
}

// isDigit reports whether a byte is an ASCII digit.
func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// BigZero is the number of orders where none were counted.
func BigZero() *big.Int { return new(big.Int) }
