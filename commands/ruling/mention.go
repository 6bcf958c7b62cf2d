package ruling

import "strings"

// AtNames reads "@Alice's X" as "Alice: X" in every effect.
func AtNames(effects []string) []string {
	list := make([]string, len(effects))
	for i, e := range effects {
		list[i] = AtName(e)
	}
	return list
}

// AtName reads "@Alice's X" and "@Alice: X" as "Alice: X".
func AtName(effect string) string {
	rest, found := strings.CutPrefix(strings.TrimSpace(effect), "@")
	if !found {
		return effect
	}
	for _, own := range []string{"'s ", "’s "} {
		if name, what, ok := strings.Cut(rest, own); ok && !strings.Contains(name, ":") {
			return name + ": " + what
		}
	}
	return rest
}
