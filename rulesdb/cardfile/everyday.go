package cardfile

import "strings"

// everyday are the words of what most instants and sorceries do: destroy, exile, return to a
// hand, counter, deal damage, draw, discard, mill, make tokens, put counters.
const everyday = `destroy;exile;to its owner's hand;to their owner's hand;to their owners' hands;to your hand;to their hand;counter target;counter that;counter all;counter up to;
	deals damage;damage to;damage divided;damage equal;draw;draws;discard;discards;mill;mills;create;creates;counter on;counters on`

// Everyday reports whether a spell's text, reminder text aside, says that it does what
// most spells do.
func Everyday(text string) bool {
	text = strings.ToLower(withoutReminder(text))
	for words := range strings.SplitSeq(everyday, ";") {
		if holdsWords(text, strings.TrimSpace(words)) {
			return true
		}
	}
	return false
}

// holdsWords reports whether whole words stand in a text.
func holdsWords(text, words string) bool {
	for {
		before, after, ok := strings.Cut(text, words)
		if !ok {
			return false
		}
		if !endsInLetter(before) && !beginsWithLetter(after) {
			return true
		}
		text = after
	}
}

func endsInLetter(s string) bool { return s != "" && isLetter(s[len(s)-1]) }

func beginsWithLetter(s string) bool { return s != "" && isLetter(s[0]) }

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' }
