package say

// frenchEngine are the facts that the engine misses, as phrases that follow "de".
func frenchEngine() phrases {
	return phrases{
		"a fact that is not given":                              "un fait que la question ne donne pas",
		"%[1]s":                                                 "la valeur de « %[1]s »",
		"what color %s is":                                      "la couleur de %s",
		"what type %s is":                                       "le type de %s",
		"what types %s has":                                     "les types de %s",
		"whether %s is solved":                                  "le fait que l'affaire %s soit résolue ou non",
		"who controls %s":                                       "l'identité du joueur qui contrôle %s",
		"whether a condition holds":                             "le fait qu'une condition soit remplie ou non",
		"which step or phase it is":                             "l'étape ou la phase en cours",
		"the value of X":                                        "la valeur de X",
		"what was done this way":                                "ce qui a été fait de cette manière",
		"what an amount refers to":                              "ce que désigne une quantité",
		"a number of %s":                                        "un nombre qui se lit sur %s",
		"the power of %s":                                       "la force de %s",
		"the toughness of %s":                                   "l'endurance de %s",
		"the mana value of %s":                                  "la valeur de mana de %s",
		"%s's life total":                                       "le total de points de vie de %s",
		"how many cards %s has in hand":                         "le nombre de cartes dans la main de %s",
		"how many cards %s has in the library":                  "le nombre de cartes dans la bibliothèque de %s",
		"how many cards %s has in the graveyard":                "le nombre de cartes dans le cimetière de %s",
		"which cards are in %s's graveyard":                     "les cartes qui sont dans le cimetière de %s",
		"how many loyalty counters %s has":                      "le nombre de marqueurs loyauté sur %s",
		"how many defense counters %s has":                      "le nombre de marqueurs défense sur %s",
		"whether it is %s that destroys %s":                     "le fait que ce soit %s ou autre chose qui détruise %s",
		"which of %s and %s is attacking, which blocking":       "le rôle de chacune des deux créatures, %s et %s (attaquante ou bloqueuse)",
		"which of %s and %s is attacking":                       "l'identité de l'attaquant, %s ou %s",
		"what %s targets":                                       "ce que cible %s",
		"whether %s was cast with flashback":                    "le fait que %s ait été lancé ou non grâce au flashback",
		"whether %s was cast with jump-start":                   "le fait que %s ait été lancé ou non grâce à la relance",
		"whether %s was cast this way":                          "le fait que %s ait été lancé ou non de cette manière",
		"whether %s was played this way":                        "le fait que %s ait été joué ou non de cette manière",
		"whether %s was cast with this mana":                    "le fait que %s ait été lancé ou non avec ce mana",
		"whether %s has an adventure":                           "le fait que %s ait ou non une aventure",
		"whether %s shares a land type with %s":                 "le fait que %s partage ou non un type de terrain avec %s",
		"whether %s shares a name with %s":                      "le fait que %s ait ou non le même nom que %s",
		"whether %s shares a mana value with %s":                "le fait que %s ait ou non la même valeur de mana que %s",
		"whether %s has what is asked in common with %s":        "le fait que %s ait ou non en commun avec %s ce qui est demandé",
		"what level %s is":                                      "le niveau de %s",
		"which color was chosen":                                "la couleur choisie",
		"which type was chosen":                                 "le type choisi",
		"which name was chosen":                                 "le nom choisi",
		"what was chosen":                                       "ce qui a été choisi",
		"which creature type is chosen":                         "le type de créature choisi",
		"which card type is chosen":                             "le type de carte choisi",
		"which land type is chosen":                             "le type de terrain choisi",
		"which card name is chosen":                             "le nom de carte choisi",
		"which nonland card name is chosen":                     "le nom choisi, d'une carte non-terrain",
		"what is chosen (%s)":                                   "ce qui est choisi (« %s »)",
		"who the defending player is":                           "l'identité du joueur défenseur",
		"whether a permanent is tapped for the mana":            "le fait que ce mana vienne ou non d'un permanent engagé",
		"whether that is the cost of a spell or ability":        "le fait que ce soit ou non le coût d'un sort ou d'une capacité",
		"why %s loses the game":                                 "la raison pour laquelle %s perd la partie",
		"what kind of die is rolled":                            "le nombre de faces du dé lancé",
		"an amount":                                             "une quantité",
		"where it goes":                                         "l'endroit où va la carte",
		"who does it":                                           "l'identité du joueur qui le fait",
		"what the source is":                                    "la source",
		"whether this is the first card drawn in the draw step": "le fait que ce soit ou non la première carte piochée de l'étape de pioche",
		"which opponent is meant":                               "l'adversaire dont il s'agit",
		"how the damage is divided":                             "la répartition des blessures",
		"what the effect refers to":                             "ce que désigne l'effet",
		"what %s refers to":                                     "ce que désigne %s",
		"what %s has that can be given up":                      "ce à quoi %s peut renoncer",
		"which card %s draws":                                   "la carte que pioche %s",
		"what cards %s has in hand":                             "les cartes que %s a en main",
	}
}

// frenchYours are those facts of the player who asks.
func frenchYours() phrases {
	return phrases{
		"your life total":                          "votre total de points de vie",
		"how many cards you have in hand":          "le nombre de cartes dans votre main",
		"how many cards you have in the library":   "le nombre de cartes dans votre bibliothèque",
		"how many cards you have in the graveyard": "le nombre de cartes dans votre cimetière",
		"which cards are in your graveyard":        "les cartes qui sont dans votre cimetière",
		"why you lose the game":                    "la raison pour laquelle vous perdez la partie",
		"what cards you have in hand":              "les cartes que vous avez en main",
		"what you have that can be given up":       "ce à quoi vous pouvez renoncer",
		"which card you draw":                      "la carte que vous piochez",
		"your library is empty":                    "votre bibliothèque est vide",
		"you tried to draw from an empty library: state-based actions will make you lose": "vous avez tenté de piocher dans une bibliothèque vide : les actions basées sur un état vous feront perdre la partie",
	}
}

// frenchOutcomes are why things did not happen, what the engine remarks, and what
// it cannot carry out.
func frenchOutcomes() phrases {
	return phrases{
		"nothing is left of it":                                "il n'en reste rien",
		"the question tells of changes alone, and of no event": "la question ne parle que de changements, et d'aucun événement",
		"there is nothing to it":                               "il n'y a là aucun événement",
		"state-based actions were checked after that draw":     "les actions basées sur un état ont été vérifiées après cette pioche",
		"%s is gone":                                 "%s n'est plus là",
		"it is not there any more":                   "l'objet n'est plus là",
		"it was given up for another":                "l'objet a été abandonné au profit d'un autre",
		"contradictory instructions are ignored":     "des instructions contradictoires sont ignorées",
		"prevented by %s":                            "les blessures sont prévenues par %s",
		"replaced by %s":                             "%s remplace cet événement",
		"an instant or sorcery can't be a permanent": "un éphémère ou un rituel ne peut pas être un permanent",
		"%s says it can't happen":                    "d'après %s, c'est impossible",
		"%s is indestructible":                       "%s est indestructible",
		"%s's library is empty":                      "la bibliothèque de %s est vide",
		"nothing was exiled with %s":                 "rien n'a été exilé avec %s",
		"%s is skipped":                              "on passe %s",
		"these rules order only effects that contradict each other; of the others, replacement effects are taken before prevention effects here": "ces règles n'ordonnent que les effets qui se contredisent ; pour les autres, les effets de remplacement sont pris ici avant les effets de prévention",
		"%s is a commander: its owner may put it into the command zone when state-based actions are checked next":                                "%s est un commandant : son propriétaire peut le mettre dans la zone de commandement à la prochaine vérification des actions basées sur un état",
		"lifelink is a triggered ability under these rules: the life %s gains its controller comes later and is not part of this":                "le lien de vie est une capacité déclenchée dans ces règles : les points de vie que %s fait gagner à son contrôleur viennent plus tard et ne sont pas comptés ici",
		"%s has lethal damage: state-based actions will destroy it":                                                                              "%s a subi des blessures mortelles : les actions basées sur un état le détruiront",
		"%s tried to draw from an empty library: state-based actions will make that player lose":                                                 "%s a tenté de piocher dans une bibliothèque vide : les actions basées sur un état feront perdre la partie à ce joueur",
		"the card that exploring reveals is not part of the question: a land is put into the hand, otherwise %s gets a +1/+1 counter":            "la question ne dit pas quelle carte l'exploration révèle : un terrain est mis dans la main, sinon %s reçoit un marqueur +1/+1",
		"%s gets a +1/+1 counter for each nonland card discarded":                                                                                "%s reçoit un marqueur +1/+1 pour chaque carte non-terrain défaussée",
		"who and what gets another counter is chosen while proliferating; each such counter is an event of its own":                              "on choisit en proliférant qui et quoi reçoit un marqueur de plus ; chacun de ces marqueurs est un événement à part",
		"%s triggers once on prevented damage (%s damage); what that does is not part of this ruling":                                            "%s se déclenche une fois pour des blessures prévenues (nombre : %s) ; ce qui en résulte ne fait pas partie de cette décision",
		"%s triggers twice on prevented damage (%s, then %s damage); what that does is not part of this ruling":                                  "%s se déclenche deux fois pour des blessures prévenues (nombre : %s, puis %s) ; ce qui en résulte ne fait pas partie de cette décision",
		"%[1]s triggers %[2]d times on prevented damage (%[3]s damage); what that does is not part of this ruling":                               "%[1]s se déclenche %[2]d fois pour des blessures prévenues (nombre : %[3]s) ; ce qui en résulte ne fait pas partie de cette décision",
		"%s, then %s":                                                          "%s, puis %s",
		"an action of this kind":                                               "une action de ce genre",
		"the entering of a card nobody named":                                  "l'arrivée d'une carte qui n'est pas nommée",
		"a change of how something enters, on another event":                   "une modification de l'arrivée d'un permanent appliquée à un autre événement",
		"a kind of change":                                                     "ce genre de modification",
		"shields for each of several that are made between the events":         "des boucliers créés entre les événements pour plusieurs joueurs ou objets",
		"excess damage under rules that do not know it (before 17 April 2020)": "les blessures excédentaires dans des règles qui ne les connaissent pas (avant le 17 avril 2020)",
	}
}

// frenchPhases are turns, phases and steps with their article.
func frenchPhases() phrases {
	return phrases{
		"the turn":                     "le tour",
		"the extra turn":               "le tour supplémentaire",
		"the beginning phase":          "la phase de début",
		"the untap step":               "l'étape de dégagement",
		"the upkeep step":              "l'étape d'entretien",
		"the draw step":                "l'étape de pioche",
		"the main phase":               "la phase principale",
		"the combat phase":             "la phase de combat",
		"the beginning of combat step": "l'étape de début de combat",
		"the declare attackers step":   "l'étape de déclaration des attaquants",
		"the declare blockers step":    "l'étape de déclaration des bloqueurs",
		"the combat damage step":       "l'étape des blessures de combat",
		"the end of combat step":       "l'étape de fin de combat",
		"the ending phase":             "la phase de fin",
		"the end step":                 "l'étape de fin",
		"the cleanup step":             "l'étape de nettoyage",
		"the %s":                       "« %s »",
	}
}

// frenchNames are what things and players are called.
func frenchNames() phrases {
	return phrases{
		"Opponent":       "l'adversaire",
		"something":      "quelque chose",
		"a player":       "un joueur",
		"you control %s": "vous contrôlez %s",
	}
}
