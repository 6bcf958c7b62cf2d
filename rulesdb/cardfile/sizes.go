package cardfile

import (
	"regexp"
	"strings"
)

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
