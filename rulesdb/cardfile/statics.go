package cardfile

import "strings"

// IsStatic reports whether one ability of a permanent holds all the time, rather
// than when somebody activates it or something triggers it, and says what
// something is, has or gets. Lists of keywords are none.
func IsStatic(ability string) bool {
	text := strings.ToLower(strings.TrimSpace(withoutReminder(ability)))
	if _, after, ok := strings.Cut(text, " — "); ok {
		text = after
	}
	if text == "" || len(listed(text)) > 0 {
		return false
	}
	head, _, _ := strings.Cut(text, "\"")
	for _, starts := range []string{"when ", "whenever ", "at the beginning", "at end", "enchant ", "equip", "this spell costs", "as an additional cost", "kicker", "you may cast this"} {
		if strings.HasPrefix(text, starts) {
			return false
		}
	}
	if strings.Contains(head, ": ") {
		return false
	}
	for _, verb := range []string{" is ", " are ", " has ", " have ", " get ", " gets ", " gain ", " gains ", " lose ", " loses ", " becomes ", " become "} {
		if strings.Contains(text, verb) {
			return true
		}
	}
	return false
}
