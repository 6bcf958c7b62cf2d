package say

// frenchSpells are what is said of spells that the question casts.
func frenchSpells() phrases {
	return phrases{
		"The additional cost of %s was paid, and what was paid is not part of the question": "Le coût supplémentaire de %s a été payé, et ce qui a été payé n'entre pas dans la question",
		"What %s finds and puts onto the battlefield is not part of the question":           "Ce que %s trouve et met sur le champ de bataille n'entre pas dans la question",
		"What else %s does is left out":                                         "Ce que %s fait d'autre est laissé de côté",
		"How many cards %s shuffles into libraries is not part of the question": "Combien de cartes %s mélange dans des bibliothèques n'entre pas dans la question",
		"What casting %s triggers by itself is left out":                        "Ce que lancer %s déclenche de soi-même est laissé de côté",
	}
}
