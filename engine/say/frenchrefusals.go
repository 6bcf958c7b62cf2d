package say

// frenchNeeded ask for a fact that is missing, and offer what it may be.
func frenchNeeded() phrases {
	return phrases{
		"The ruling depends on %s; say it as a fact.":                    "La réponse dépend de %s ; indiquez-le dans un fait.",
		"The ruling depends on %s, which %s looks at; say it as a fact.": "La réponse dépend de %s, car %s en tient compte ; indiquez-le dans un fait.",
		"%s is white.":          "%s est blanc.",
		"%s is blue.":           "%s est bleu.",
		"%s is black.":          "%s est noir.",
		"%s is red.":            "%s est rouge.",
		"%s is green.":          "%s est vert.",
		"%s is colorless.":      "%s est incolore.",
		"%s is an artifact.":    "%s est un artefact.",
		"%s is a creature.":     "%s est une créature.",
		"%s is an enchantment.": "%s est un enchantement.",
		"%s is a land.":         "%s est un terrain.",
		"%s is a planeswalker.": "%s est un planeswalker.",
		"%s is solved.":         "%s est résolu.",
		"%s is not solved.":     "%s n'est pas résolu.",
	}
}
