package cardfile

import (
	"regexp"
	"strings"
)

// IsStatic reports whether one ability of a permanent holds all the time, rather
// than when somebody activates it or something triggers it, and may bear on what
// happens elsewhere: lists of keywords, costs, and what is said of blocking do not.
func IsStatic(ability string) bool {
	text := strings.ToLower(strings.TrimSpace(withoutReminder(ability)))
	if strings.HasPrefix(text, "•") || chapter(text) {
		return false
	}
	if _, after, ok := strings.Cut(text, " — "); ok {
		text = after
	}
	if text == "" || len(listed(text)) > 0 {
		return false
	}
	head, _, _ := strings.Cut(text, "\"")
	for _, starts := range []string{"when ", "whenever ", "at the beginning", "at end", "enchant ", "equip ", "equip—", "this spell costs", "as an additional cost", "kicker", "you may cast this"} {
		if strings.HasPrefix(text, starts) {
			return false
		}
	}
	if strings.Contains(head, ": ") {
		return false
	}
	for _, harmless := range []string{"can't be blocked", "can't block", "can't attack", "attacks each", "can be your commander", "can't be countered", "without paying", "rather than pay", "costs", "look at the top card",
		"can block", "no maximum hand size", "doesn't untap", "may choose not to untap", "any time you could cast", "play an additional land", "play two additional lands"} {
		if strings.Contains(text, harmless) && !strings.Contains(text, " and ") {
			return false
		}
	}
	return true
}

// Restricts reports whether one ability of a permanent says all the time of others which of
// them can't attack, block or be blocked.
func Restricts(ability string) bool {
	text := strings.ToLower(strings.TrimSpace(withoutReminder(ability)))
	for _, starts := range []string{"when ", "whenever ", "at the beginning", "this creature", "~"} {
		if strings.HasPrefix(text, starts) {
			return false
		}
	}
	if head, _, _ := strings.Cut(text, "\""); strings.Contains(head, ": ") {
		return false
	}
	for _, words := range []string{"can't attack", "can't block", "can't be blocked"} {
		if strings.Contains(text, words) {
			return true
		}
	}
	return false
}

// TakesControl reports whether one ability of an Aura gives what it enchants to its controller.
func TakesControl(ability string) bool {
	return strings.HasPrefix(strings.ToLower(strings.TrimSpace(ability)), "you control enchanted ")
}

// chapter reports whether an ability, in lower case, is a chapter of a Saga.
func chapter(text string) bool {
	number, _, ok := strings.Cut(text, " — ")
	return ok && strings.Trim(number, "ivx, ") == ""
}

// outsideQuotes is a text without what stands in quotation marks.
func outsideQuotes(text string) string {
	var b strings.Builder
	for i, part := range strings.Split(text, "\"") {
		if i%2 == 0 {
			b.WriteString(part)
		}
	}
	return b.String()
}

// Sizes tells of whom the static abilities of a permanent say that they get more or less power and
// toughness: of others there are, of what it is attached to, of itself.
type Sizes struct{ Others, Host, Own bool }

// gets is what such an ability says of power and toughness.
var gets = regexp.MustCompile(`^(.*?)\bgets? [+-](?:\d+|x)/`)

// SizesOf reads them from a face's text.
func SizesOf(name, text string) Sizes {
	var s Sizes
	short, _, _ := strings.Cut(strings.ToLower(name), ",")
	for ability := range strings.SplitSeq(text, "\n") {
		if !IsStatic(ability) {
			continue
		}
		said := outsideQuotes(strings.ToLower(strings.TrimSpace(withoutReminder(ability))))
		found := gets.FindStringSubmatch(said)
		switch {
		case found == nil || strings.Contains(said, "until end of turn"):
		case strings.Contains(found[1], "enchanted ") || strings.Contains(found[1], "equipped "):
			s.Host = true
		case strings.Contains(found[1], "this ") || strings.Contains(found[1], short) || strings.HasSuffix(found[1], "it "):
			s.Own = true
		default:
			s.Others = true
		}
	}
	return s
}
