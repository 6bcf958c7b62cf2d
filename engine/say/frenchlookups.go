package say

// frenchLookups are what looking rules and cards up says.
func frenchLookups() phrases {
	return phrases{
		"Comprehensive Rules of %s":                            "Règles complètes du %s",
		"Comprehensive Rules of %s and of %s":                  "Règles complètes du %s et du %s",
		"in our own words; the official text is not installed": "avec nos propres mots ; le texte officiel n'est pas installé",
		"Example: %s":                    "Exemple : %s",
		"In short, in our own words: %s": "En bref, avec nos propres mots : %s",
		"It is %s in %s.":                "C'est la règle %s dans les %s.",
		"%s of %s":                       "%s du %s",
		"In other editions":              "Dans d'autres éditions",
		"See also":                       "Voir aussi",
		"Earlier":                        "Précédents",
		"More":                           "Suivants",
		"Earlier sub-rules":              "Sous-règles précédentes",
		"More sub-rules":                 "Sous-règles suivantes",
		"← Page %d":                      "← Page %d",
		"Page %d →":                      "Page %d →",
		"page %d of %d":                  "page %d sur %d",
		"Search: %s":                     "Recherche : %s",
		"%d to %d of %d.":                "%d à %d sur %d.",
		"Nothing to look up was given.":  "Rien à chercher n'a été donné.",
		"No rule has these words; try others, or fewer.": "Aucune règle ne contient ces mots ; essayez d'autres mots, français ou anglais.",

		"The glossary of these rules has no such term.":                                                   "Le glossaire de ces règles n'a pas ce terme ; ses termes sont en anglais.",
		"Whoever runs me can get newer cards (apnap cards update, or apnap cards import FILE).":           "La personne qui m'héberge peut obtenir des cartes plus récentes (apnap cards update, ou apnap cards import FICHIER).",
		"I tell nothing of it but its title in my own words, and the official text is not installed; %s.": "Avec mes propres mots, je n'en dis que le titre, et le texte officiel n'est pas installé ; %s.",
		"\"%s\" is a term that leads to no rule; give the number of one, such as 614.12.":                 "« %s » est un terme qui ne mène à aucune règle ; donnez le numéro d'une règle, par exemple 614.12.",
		"\"%s\" is a term, and of several rules: %s; give the number of one.":                             "« %s » est un terme, et de plusieurs règles : %s ; donnez le numéro d'une seule.",
		"A search finds these rules.": "Une recherche trouve ces règles.",

		"I do not tell rule %s in my own words, and the official text of %s is not installed":               "Je ne dis pas la règle %s avec mes propres mots, et le texte officiel du %s n'est pas installé",
		"I do not explain \"%s\" in my own words, and the official text of %s is not installed":             "Je n'explique pas « %s » avec mes propres mots, et le texte officiel du %s n'est pas installé",
		"it can be installed with apnap rules update":                                                       "il s'installe avec apnap rules update",
		"it can be installed with apnap rules import FILE":                                                  "il s'installe avec apnap rules import FICHIER",
		"Rule %s does not come before rule %s.":                                                             "La règle %s ne vient pas avant la règle %s.",
		"On: %s. Not told in my own words; the official text has it.":                                       "Sujet : %s. Je ne la dis pas avec mes propres mots ; le texte officiel la donne.",
		"No rule that I tell in my own words has these words, and the official text of %s is not installed": "Aucune règle que je dis avec mes propres mots ne contient ces mots, et le texte officiel du %s n'est pas installé",
		"its rule is %s":                                       "sa règle est la %s",
		"the nearest told are %s":                              "au plus près, je dis : %s",
		"the nearest told is %s":                               "au plus près, je dis : %s",
		"the nearest is %s":                                    "au plus près : %s",
		"The edition of %s has no rule %s":                     "L'édition du %s n'a pas de règle %s",
		"The glossary of the edition of %s has no term \"%s\"": "Le glossaire de l'édition du %s n'a pas le terme « %s »",
		"the nearest are %s":                                   "au plus près : %s",
		"that of %s has one":                                   "celle du %s l'a",
		"that of %s has one, which was %s then":                "celle du %s l'a, et c'était alors %s",
		"that of %s has one, which is %s today":                "celle du %s l'a, et c'est aujourd'hui %s",
		"%s.":                                                  "%s.",
		"I know no edition \"%s\": the rules begin with %s.":   "Je ne connais pas d'édition « %s » : les règles commencent le %s.",
		"I know no edition \"%s\": say current, a year or a date such as 2008-02-01.": "Je ne connais pas d'édition « %s » : dites current (les règles d'aujourd'hui), une année ou une date comme 2008-02-01.",
		"The official text of %s is not installed; %s.":                               "Le texte officiel du %s n'est pas installé ; %s.",
		"This is too long: %d characters are the most I read here.":                   "C'est trop long : je lis au plus %d caractères ici.",
	}
}

// frenchHistory are what /history and /compare say.
func frenchHistory() phrases {
	return phrases{
		"Give the number of a rule, such as 614.12.":         "Donnez le numéro d'une règle, par exemple 614.12.",
		"I know nothing of this rule's history.":             "Je ne sais rien de l'histoire de cette règle.",
		"The oldest first; what changed stands beside each.": "La plus ancienne d'abord ; ce qui a changé est indiqué à côté de chacune.",
		"It has not changed since it appeared.":              "Elle n'a pas changé depuis son apparition.",
		"History of %s":                                      "Histoire de la règle %s",
		"Read it as of…":                                     "Lire la version de…",
		"%s: it is %s in the oldest text that is installed.": "%s : elle porte le numéro %s dans le plus ancien texte installé.",
		"%s: it appears as %s.":                              "%s : elle apparaît sous le numéro %s.",
		"%s: it becomes %s.":                                 "%s : elle devient %s.",
		"%s: %s is reworded.":                                "%s : %s est reformulée.",
		"%s: %s is gone.":                                    "%s : %s disparaît.",
		"%s: %s stays.":                                      "%s : %s ne change pas.",

		"Both are the rules of %s; name two editions to compare.": "Ce sont les deux fois les règles du %s ; nommez deux éditions à comparer.",
		"Comparison of %s": "Comparaison de la règle %s",
		"The rules of %s have no such rule; it is %s now.":                               "Les règles du %s n'ont pas cette règle ; c'est %s maintenant.",
		"The rules of %s have no such rule any more; it was %s.":                         "Les règles du %s n'ont plus cette règle ; c'était %s.",
		"My own words tell of %s in only one of these editions, so I cannot compare it.": "Avec mes propres mots, je ne parle de %s que dans une de ces éditions : je ne peux donc pas comparer.",
		"With the official texts of both installed I could.":                             "Avec les deux textes officiels installés, je le pourrais.",
		"%s says the same in both.":                                                      "%s dit la même chose dans les deux.",
		"The words are the same; %s became %s.":                                          "Les mots sont les mêmes ; %s est devenue %s.",
		"From %s (%s) to %s (%s):":                                                       "Du %s (%s) au %s (%s) :",
		"Struck out is what went, bold is what came.":                                    "Barré : ce qui est parti ; en gras : ce qui est venu.",
	}
}

// frenchCards are what /card and /ruling say.
func frenchCards() phrases {
	return phrases{
		"There is an ability that I cannot read yet; give its text as an effect instead.": "Il y a une capacité que je ne sais pas encore lire ; donnez plutôt son texte comme effet.",
		"It has no replacement, prevention or can't effect that I know of.":               "Elle n'a, que je sache, aucun effet de remplacement, de prévention ou d'interdiction.",
		"In my own words: this is how I read the card, not what is printed on it.":        "Avec mes propres mots : voici comment je lis la carte, non ce qui y est imprimé.",
		"The text stands as its publisher has it; below is how I read it.":                "Le texte est celui de l'éditeur ; dessous, comment je le lis.",
		"Replacement: %s":       "Remplacement : %s",
		"Prevention: %s":        "Prévention : %s",
		"Always: %s":            "Toujours : %s",
		"Can't: %s":             "Interdiction : %s",
		"Instruction: %s":       "Instruction : %s",
		"Mana value %d":         "Valeur de mana : %d",
		"Loyalty or defense %d": "Loyauté ou défense : %d",
		"Keywords: %s":          "Mots-clés : %s",
		"Rulings (%d)":          "Décisions (%d)",

		"Rulings on %s": "Décisions sur %s",
		"The publisher's words, the oldest first.":                                       "Avec les mots de l'éditeur, la plus ancienne d'abord.",
		"The publisher's file has no ruling on it.":                                      "Le fichier de l'éditeur n'a aucune décision sur elle.",
		"No rulings are installed here; whoever runs me can import them with the cards.": "Aucune décision n'est installée ici ; la personne qui m'héberge peut les importer avec les cartes.",
		"%s: %s": "%s : %s",
		"%s, by %s rather than the publisher: %s":                                       "%s, par %s et non par l'éditeur : %s",
		"Name a card for the publisher's rulings on it, or the id of a ruling of mine.": "Nommez une carte, pour les décisions de l'éditeur sur elle, ou l'identifiant d'une de mes décisions.",
	}
}
