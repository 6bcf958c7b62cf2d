package lexicon

import "strings"

// Plural is the plural of an English noun: "Elf" gives "Elves".
func Plural(noun string) string {
	l := strings.ToLower(noun)
	many, ok := words().irregular[l]
	switch {
	case !ok:
		return regularPlural(noun, l)
	case noun == l:
		return strings.ToLower(many)
	}
	return many
}

// regularPlural is the plural of a noun that is also given in small letters.
func regularPlural(w, l string) string {
	switch {
	case strings.HasSuffix(l, "man") && l != "human" && l != "shaman":
		return w[:len(w)-2] + "en"
	case strings.HasSuffix(l, "s"), strings.HasSuffix(l, "x"), strings.HasSuffix(l, "ch") && !strings.HasSuffix(l, "arch"),
		strings.HasSuffix(l, "sh"), strings.HasSuffix(l, "z"):
		return w + "es"
	case endsInY(l):
		return w[:len(w)-1] + "ies"
	}
	return w + "s"
}

// FrenchPlural is the plural of a French word that is formed by rule.
func FrenchPlural(w string) string {
	if strings.Contains(w, "-") && w[0] != '-' && w[0] != '+' {
		parts := strings.Split(w, "-")
		for i := range parts {
			parts[i] = FrenchPlural(parts[i])
		}
		return strings.Join(parts, "-")
	}
	switch {
	case w == "principal":
		return "principaux"
	case strings.HasSuffix(w, "s"), strings.HasSuffix(w, "x"), strings.HasSuffix(w, "z"):
		return w
	}
	return w + "s"
}
