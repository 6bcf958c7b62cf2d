package say

import "maps"

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
