package commands

import "strings"

// atNames reads "@Alice's X" as "Alice: X" in every effect.
func atNames(effects []string) []string {
	list := make([]string, len(effects))
	for i, e := range effects {
		list[i] = atName(e)
	}
	return list
}

// atName reads "@Alice's X" and "@Alice: X" as "Alice: X".
func atName(effect string) string {
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
