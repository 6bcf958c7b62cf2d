package say

// frenchTriggers is what is told of triggered abilities.
func frenchTriggers() phrases {
	return phrases{
		"Triggers on it: %s.":       "Capacités qui se déclenchent : %s.",
		"%s, once":                  "%s, une fois",
		"%s, once, for %d":          "%s, une fois, pour %d",
		"%s, twice":                 "%s, deux fois",
		"%s, twice, for %d each":    "%s, deux fois, pour %d chaque fois",
		"%s, %d times":              "%s, %d fois",
		"%s, %d times, for %d each": "%s, %d fois, pour %d chaque fois",
		"I do not understand what this ability triggers on: \"%s\".": "Je ne comprends pas ce qui déclenche cette capacité : « %s ».",
		"%s has not triggered": "la capacité de %s ne s'est pas déclenchée",
		"%s is taken for a legal target of %s, which depends on %s": "%s passe pour une cible légale de %s, ce qui dépend de ceci, que personne n'a dit : %s",
		"whether %s triggers depends on %s":                         "le déclenchement de %s dépend de ceci, que personne n'a dit : %s",
		"Nothing of %s resolves: it was not paid for.":              "Rien de %s ne se résout : son coût n'a pas été payé.",
		"the trigger of %s is not carried out before what comes next, and I do not understand what it does; if it has resolved by then, say there what it did": "la capacité déclenchée de %s n'est pas appliquée avant la suite, et je ne comprends pas ce qu'elle fait ; si elle s'est résolue d'ici là, dites à cet endroit ce qu'elle a fait",
		"the trigger of %[1]s is not carried out before what comes next; if it has resolved by then, say so there: \"%[1]s's trigger resolves\"":               "la capacité déclenchée de %[1]s n'est pas appliquée avant la suite ; si elle s'est résolue d'ici là, dites-le à cet endroit : « %[1]s's trigger resolves »",
		"it was not paid for":                                                                  "son coût n'a pas été payé",
		"Nothing of %s resolves: it has not triggered.":                                        "Rien de %s ne se résout : la capacité ne s'est pas déclenchée.",
		"the condition of %s does not hold any more as it resolves":                            "la condition de %s n'est plus remplie quand la capacité se résout",
		"Nothing here has a triggered ability that I understand and that could resolve.":       "Rien ici n'a de capacité déclenchée que je comprenne et qui puisse se résoudre.",
		"I do not understand what the triggered ability of %s does; say what happens instead.": "Je ne comprends pas ce que fait la capacité déclenchée de %s ; dites plutôt ce qui se passe.",
		"What %s says of triggers is not looked at: I do not understand it":                    "Ce que %s dit de capacités déclenchées n'est pas pris en compte : je ne le comprends pas",
		"What %s say of triggers is not looked at: I do not understand it":                     "Ce que %s disent de capacités déclenchées n'est pas pris en compte : je ne le comprends pas",
	}
}
