package say

import (
	"maps"
)

// frenchRulings are the sentences of rulings and around them.
func frenchRulings() phrases {
	all := phrases{
		"Assumed: %s.":              "Supposé : %s.",
		"Changes nothing here: %s.": "Ne change rien ici : %s.",
		"Player %d":                 "Joueur %d",
		"that %s concerns %s":       "que %s concerne %s",
		"%s (without it, something else that is named does the same)": "%s (sans cela, autre chose de nommé fait de même)",
	}
	for _, part := range []phrases{frenchSteps(), frenchWhyNot(), frenchEnds(), frenchChoices(), frenchAnswers(), frenchTriggers()} {
		maps.Copy(all, part)
	}
	return all
}

// frenchAnswers are the labels around a choice, the forms it is answered in, and
// what answers are told.
func frenchAnswers() phrases {
	return phrases{
		"Now also: %s.":                    "Maintenant aussi : %s.",
		"No longer: %s.":                   "Plus de : %s.",
		"Instead of %s: %s.":               "Au lieu de %s : %s.",
		"%s, controlled by %s":             "%s, sous le contrôle de %s",
		"That changes nothing in the end.": "Cela ne change rien à la fin.",
		"Before: %s.":                      "Avant : %s.",
		"Before: %s; and %d more ends.":    "Avant : %s ; et %d autres fins.",

		"ruling %s":           "décision %s",
		"All orders":          "Tous les ordres",
		"Why these?":          "Pourquoi ceux-ci ?",
		"I am %s":             "Je suis %s",
		"Change a choice":     "Changer un choix",
		"Say how":             "Répondre",
		"Text of the rules":   "Texte des règles",
		"Edit the question":   "Modifier la question",
		"%s: \"%s\".":         "%s : « %s ».",
		"(only you see this)": "(vous seul voyez ceci)",
		"Try again":           "Réessayer",
		"Which one?":          "Lequel ?",
		"How much of: %s":     "Combien pour : %s",
		"0 to %d; all together exactly that much":                                                "0 à %d ; en tout exactement ce nombre",
		"How much of each, in order: 2+1+0":                                                      "Combien pour chacun, dans l'ordre : 2+1+0",
		"A number from %s to %s":                                                                 "Un nombre de %s à %s",
		"Give a whole number for each; together they must make %d. Nothing was changed.":         "Donnez un nombre entier pour chacun ; ensemble, ils doivent faire %d. Rien n'a été changé.",
		"Those make %d, not %d. Nothing was changed.":                                            "Cela fait %d, et non %d. Rien n'a été changé.",
		"There is nothing left to choose.":                                                       "Il n'y a plus rien à choisir.",
		"This is %s's choice. If that is you, press “%s” first.":                                 "Ce choix revient à %s. Si c'est vous, appuyez d'abord sur « %s ».",
		"Only %s can choose here; nothing was changed.":                                          "Seul %s peut choisir ici ; rien n'a été changé.",
		"This is private, and nobody presses for somebody else: share it so that %s can choose.": "Cette décision est privée, et personne n'appuie pour un autre : partagez-la pour que %s puisse choisir.",
		"I can't rule on this yet. %s":                                                           "Je ne peux pas encore trancher cela. %s",
		"It could mean: %s":                                                                      "Cela pourrait vouloir dire : %s",
		"Did you mean %s?":                                                                       "Vouliez-vous dire %s ?",
		"Ask with the part that matters, or rephrase it.":                                        "Demandez en anglais, avec la partie qui compte, ou reformulez.",
	}
}

// frenchSpells are what is said of spells that the question casts.
func frenchSpells() phrases {
	return phrases{
		"The additional cost of %s was paid, and what was paid is not part of the question":                  "Le coût supplémentaire de %s a été payé, et ce qui a été payé n'entre pas dans la question",
		"What %s finds and puts onto the battlefield is not part of the question":                            "Ce que %s trouve et met sur le champ de bataille n'entre pas dans la question",
		"What the copy that %s makes does is left out":                                                       "Ce que fait la copie que crée %s est laissé de côté",
		"What cycling %s costs besides the discard is left out":                                              "Ce que coûte le recyclage de %s en plus de la défausse est laissé de côté",
		"That %s gains haste, and is exiled at the beginning of the next end step, is left out":              "Que %s acquiert la célérité et est exilé au début de la prochaine étape de fin est laissé de côté",
		"What the ability of %s does is left out":                                                            "Ce que fait la capacité de %s est laissé de côté",
		"What else %s does is left out":                                                                      "Ce que %s fait d'autre est laissé de côté",
		"How many cards %s shuffles into libraries is not part of the question":                              "Combien de cartes %s mélange dans des bibliothèques n'entre pas dans la question",
		"How many cards %s has players discard is not part of the question":                                  "Combien de cartes %s fait défausser n'entre pas dans la question",
		"One card in each hand that is discarded stands for all of them: each is dealt with in the same way": "Une carte de chaque main défaussée vaut pour toutes : chacune est traitée de la même façon",
		"What casting %s triggers by itself is left out":                                                     "Ce que lancer %s déclenche de soi-même est laissé de côté",
	}
}

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
		"Nothing of %s resolves: it was not cast.":                  "Rien de %s ne se résout : il n'a pas été lancé.",
		"Nothing of %s resolves: it was not paid for.":              "Rien de %s ne se résout : son coût n'a pas été payé.",
		"the trigger of %s is not carried out before what comes next, and I do not understand what it does; if it has resolved by then, say there what it did": "la capacité déclenchée de %s n'est pas appliquée avant la suite, et je ne comprends pas ce qu'elle fait ; si elle s'est résolue d'ici là, dites à cet endroit ce qu'elle a fait",
		"the trigger of %[1]s is not carried out before what comes next; if it has resolved by then, say so there: \"%[1]s's trigger resolves\"":               "la capacité déclenchée de %[1]s n'est pas appliquée avant la suite ; si elle s'est résolue d'ici là, dites-le à cet endroit : « %[1]s's trigger resolves »",
		"it was not cast":                                           "il n'a pas été lancé",
		"it was not paid for":                                       "son coût n'a pas été payé",
		"Nothing of %s resolves: it has not triggered.":             "Rien de %s ne se résout : la capacité ne s'est pas déclenchée.",
		"the condition of %s does not hold any more as it resolves": "la condition de %s n'est plus remplie quand la capacité se résout",
		"Nothing here has a triggered ability that I understand and that could resolve.":       "Rien ici n'a de capacité déclenchée que je comprenne et qui puisse se résoudre.",
		"I do not understand what the triggered ability of %s does; say what happens instead.": "Je ne comprends pas ce que fait la capacité déclenchée de %s ; dites plutôt ce qui se passe.",
		"What %s says of triggers is not looked at: I do not understand it":                    "Ce que %s dit de capacités déclenchées n'est pas pris en compte : je ne le comprends pas",
		"What %s say of triggers is not looked at: I do not understand it":                     "Ce que %s disent de capacités déclenchées n'est pas pris en compte : je ne le comprends pas",
	}
}
