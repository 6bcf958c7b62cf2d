package say

// frenchAssumptions are what is assumed of a board that the question leaves open.
func frenchAssumptions() phrases {
	return phrases{
		"\"%s\" is later than any edition that I know, so that the newest is taken":                            "« %s » est postérieur à toute édition que je connais, et la plus récente est prise",
		"There is one other player, \"opponent\"":                                                              "Il y a un autre joueur, l'adversaire (« opponent » dans les questions)",
		"There is one other player, \"you\"":                                                                   "Il y a un autre joueur, vous (« you » dans les questions)",
		"%s; whose it is changes nothing here":                                                                 "%s ; un autre contrôleur n'y changerait rien",
		"the effect without a controller":                                                                      "l'effet sans contrôleur",
		"The source chosen for %s is %s":                                                                       "La source choisie pour %s est %s",
		"%s targets you":                                                                                       "%s vous cible",
		"%s targets %s":                                                                                        "%s cible %s",
		"%s is attached to %s":                                                                                 "%s est attaché à %s",
		"%s says that what it destroys can't be regenerated":                                                   "D'après le texte de %s, ce qu'il détruit ne peut pas être régénéré",
		"%s says that its damage can't be prevented":                                                           "D'après le texte de %s, ses blessures ne peuvent pas être prévenues",
		"%s has the loyalty counters that are removed: %s":                                                     "%s a les marqueurs loyauté qui en sont retirés : %s",
		"%s has the %s counters that are removed: %s":                                                          "%s a les marqueurs « %s » qui en sont retirés : %s",
		"You have enough cards in hand for that":                                                               "Vous avez assez de cartes en main pour cela",
		"%s has enough cards in hand for that":                                                                 "%s a assez de cartes en main pour cela",
		"You have enough cards in your library for that":                                                       "Votre bibliothèque contient assez de cartes pour cela",
		"%s has enough cards in the library for that":                                                          "La bibliothèque de %s contient assez de cartes pour cela",
		"You have enough cards in your graveyard for that":                                                     "Votre cimetière contient assez de cartes pour cela",
		"%s has enough cards in the graveyard for that":                                                        "Le cimetière de %s contient assez de cartes pour cela",
		"You have enough life to pay that":                                                                     "Vous avez assez de points de vie pour payer cela",
		"%s has enough life to pay that":                                                                       "%s a assez de points de vie pour payer cela",
		"%s has no other target":                                                                               "%s n'a pas d'autre cible",
		"It is not the draw step of %s":                                                                        "Ce n'est pas l'étape de pioche de %s",
		"What %s says that I can't read changes nothing here":                                                  "Ce que dit %s et que je ne sais pas lire ne change rien ici",
		"%s itself is not on the battlefield":                                                                  "%s lui-même n'est pas sur le champ de bataille",
		"%s, a card that I don't know, has no ability that matters here":                                       "%s, une carte que je ne connais pas, n'a aucune capacité qui compte ici",
		"What %s says of who can't attack or block keeps none of these creatures from it":                      "Ce que %s dit des créatures qui ne peuvent ni attaquer ni bloquer n'en empêche aucune de celles-ci",
		"%s drew no card this turn before (else: \"%s has already drawn a card this turn\")":                   "%s n'a pioché aucune carte auparavant pendant ce tour (sinon : « %s has already drawn a card this turn »)",
		"You drew no card this turn before (else: \"you have already drawn a card this turn\")":                "Vous n'avez pioché aucune carte auparavant pendant ce tour (sinon : « you have already drawn a card this turn »)",
		"What triggers as creatures attack is left out (%s)":                                                   "Ce qui se déclenche quand des créatures attaquent n'est pas pris en compte (%s)",
		"What %s untaps as that step begins is left out; say it as an event":                                   "Ce que %s dégage au début de cette étape n'est pas pris en compte ; dites-le comme événement",
		"The card that %s draws as that step begins is left out; say it as an event":                           "La carte que %s pioche au début de cette étape n'est pas prise en compte ; dites-le comme événement",
		"What %s discards as that step begins is left out; say it as an event":                                 "Ce que %s défausse au début de cette étape n'est pas pris en compte ; dites-le comme événement",
		"%s finds such a card":                                                                                 "%s trouve une telle carte",
		"%s is tapped for mana":                                                                                "%s est engagé pour du mana",
		"%s is attacking, as %s asks of its target":                                                            "%s attaque, comme %s l'exige de sa cible",
		"%s is blocking, as %s asks of its target":                                                             "%s bloque, comme %s l'exige de sa cible",
		"%s is tapped, as %s asks of its target":                                                               "%s est engagé, comme %s l'exige de sa cible",
		"No fact says \"%s is %s\", so that it is not":                                                         "Aucun fait ne dit « %s is %s » : ce n'est donc pas le cas",
		"No fact says \"%s for %s\", so that it was not":                                                       "Aucun fait ne dit « %s for %s » : ce n'est donc pas le cas",
		"What %s says all the time changes nothing here":                                                       "Ce que %s dit en permanence ne change rien ici",
		"What %s says of what things are and can do is what the facts tell":                                    "Ce que %s dit de ce que les choses sont et peuvent faire est ce que disent les faits",
		"%s: %s has no abilities of its own":                                                                   "%s : %s n'a aucune capacité propre",
		"%s: %s has lost the abilities of its text":                                                            "%s : %s a perdu les capacités de son texte",
		"what it makes of things changes nothing here":                                                         "ce qu'il fait des choses ne change rien ici",
		"What %s makes of things reaches %s":                                                                   "Ce que %s fait des choses atteint %s",
		"What else %s says changes nothing here":                                                               "Ce que dit encore %s ne change rien ici",
		"What the ability of %s costs besides mana was paid, and what was paid is not part of the question":    "Ce que coûte la capacité de %s en plus du mana a été payé, et ce qui a été payé ne fait pas partie de la question",
		"The counters that %s is told to enter with are those of its own ability":                              "Les marqueurs avec lesquels il est dit que %s arrive sont ceux de sa propre capacité",
		"No life was paid for Phyrexian mana in the cost of %s (else: \"%s enters with %d loyalty counters\")": "Aucun point de vie n'a été payé pour du mana phyrexian dans le coût de %s (sinon : « %s enters with %d loyalty counters »)",
		"No fact says for %s that %s":                                                                          "Aucun fait ne dit ceci pour %s : « %s »",
		"It is not so that %s":                                                                                 "Ceci n'est pas le cas : « %s »",
		"%s was cast":                                                                                          "%s a été lancé",
		"%s is destroyed because lethal damage was dealt to it":                                                "%s est détruit parce que des blessures mortelles lui ont été infligées",
		"%s is a creature, because damage is dealt to it":                                                      "%s est une créature, puisque des blessures lui sont infligées",
		"%s is a creature, because it deals combat damage":                                                     "%s est une créature, puisqu'il inflige des blessures de combat",
		"%s is a creature, because it dies":                                                                    "%s est une créature, puisqu'il meurt",
		"%s is a creature, because it explores":                                                                "%s est une créature, puisqu'il explore",
		"%s is a creature, because it is called by a creature type":                                            "%s est une créature, puisqu'elle porte le nom d'un type de créature",
		"%s is a creature, because it connives":                                                                "%s est une créature, puisqu'il connive",
		"%s is a planeswalker, because it has a loyalty ability":                                               "%s est un planeswalker, puisqu'il a une capacité de loyauté",
		"Of the loyalty ability of %s only the cost is ruled on here":                                          "De la capacité de loyauté de %s, seul le coût est examiné ici",
		"%s resolves before what comes next":                                                                   "%s se résout avant la suite",
		"The ability of %s resolves before what comes next":                                                    "La capacité de %s se résout avant la suite",
		"%s is one of what %s is said to control":                                                              "%s fait partie de ce que %s contrôle d'après la question",
		"%s is one of what you are said to control":                                                            "%s fait partie de ce que vous contrôlez d'après la question",
		"Nobody has paid to ignore %s":                                                                         "Personne n'a payé pour ignorer %s",
		"What nobody says is tapped is untapped":                                                               "Ce que personne ne dit engagé est dégagé",
		"%s has no %s counters":                                                                                "%s n'a pas de marqueur %s",
		"No permanents are %s but those that the question names":                                               "Les seuls permanents %s sont ceux que nomme la question",
		"No cards are in graveyards but those that the question names":                                         "Les seules cartes dans les cimetières sont celles que nomme la question",
		"The combat damage is dealt at the same time":                                                          "Les blessures de combat sont infligées en même temps",
		"%s is %s":  "%s est %s",
		"%s are %s": "%s sont %s",

		"what %s does as creatures attack is left out and may change life and damage; say in an event what that is": "ce que fait %s quand des créatures attaquent n'est pas pris en compte et peut changer les points de vie et les blessures ; dites dans un événement ce que c'est",
	}
}

// frenchResolved are how often what makes an effect has resolved.
func frenchResolved() phrases {
	return phrases{
		"Effect %s":                "Effet %s",
		"%s has resolved once":     "%s s'est résolu une fois",
		"%s has resolved twice":    "%s s'est résolu deux fois",
		"%s has resolved %s times": "%s s'est résolu %s fois",
		"The ability of %s that makes such an effect has resolved once":     "La capacité de %s qui produit cet effet s'est résolue une fois",
		"The ability of %s that makes such an effect has resolved twice":    "La capacité de %s qui produit cet effet s'est résolue deux fois",
		"The ability of %s that makes such an effect has resolved %s times": "La capacité de %s qui produit cet effet s'est résolue %s fois",
		"%s, and what it offers was answered so that it makes the effect":   "%s, et la réponse à ce qu'elle propose fait qu'elle produit l'effet",
		"%s, in the mode that makes the effect":                             "%s, dans le mode qui produit l'effet",
	}
}

// frenchLabels are what effects are called that have no name.
func frenchLabels() phrases {
	return phrases{
		"Redirection to %s":          "Redirection vers %s",
		"Commander zone change":      "Changement de zone du commandant",
		"the fact":                   "le fait",
		"Shield counter":             "Marqueur bouclier",
		"Stun counter":               "Marqueur étourdissement",
		"Finality counter":           "Marqueur finalité",
		"Protection from white":      "Protection contre le blanc",
		"Protection from blue":       "Protection contre le bleu",
		"Protection from black":      "Protection contre le noir",
		"Protection from red":        "Protection contre le rouge",
		"Protection from green":      "Protection contre le vert",
		"Protection from everything": "Protection contre tout",
		"Protection from %s":         "Protection contre « %s »",
		"Absorb %s":                  "Absorption %s",
	}
}

// frenchZones are where things are.
func frenchZones() phrases {
	return phrases{
		"your hand":                 "votre main",
		"your library":              "votre bibliothèque",
		"your graveyard":            "votre cimetière",
		"%s's hand":                 "la main de %s",
		"%s's library":              "la bibliothèque de %s",
		"%s's graveyard":            "le cimetière de %s",
		"%s is in %s":               "%s est dans %s",
		"%s is in exile":            "%s est en exil",
		"%s is in the command zone": "%s est dans la zone de commandement",
		"%s is on the stack":        "%s est sur la pile",
	}
}
