package say

// frenchNeeded ask for a fact that is missing, and offer what it may be.
func frenchNeeded() phrases {
	return phrases{
		"The ruling depends on %s; say it as a fact, such as \"%s\".":                    "La décision dépend de %s ; indiquez-le dans un fait, par exemple « %s ».",
		"The ruling depends on %s, which %s looks at; say it as a fact, such as \"%s\".": "La décision dépend de %s, car %s en tient compte ; indiquez-le dans un fait, par exemple « %s ».",
		"The ruling depends on %s; say it in the event.":                                 "La décision dépend de %s ; indiquez-le dans l'événement.",
		"The ruling depends on %s, which %s looks at; say it in the event.":              "La décision dépend de %s, car %s en tient compte ; indiquez-le dans l'événement.",
		"The ruling depends on %s, and no fact says that yet.":                           "La décision dépend de %s, et aucun fait ne permet encore de l'indiquer.",
		"The ruling depends on %s, which %s looks at, and no fact says that yet.":        "La décision dépend de %s, car %s en tient compte, et aucun fait ne permet encore de l'indiquer.",
		"%s is attacking.":      "%s attaque.",
		"%s is blocking.":       "%s bloque.",
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
		"%s is solved.":         "L'affaire %s est résolue.",
		"%s is not solved.":     "L'affaire %s n'est pas résolue.",
	}
}

// frenchRefused are the refusals around a question that was read.
func frenchRefused() phrases {
	return phrases{
		"%s": "%s",
		"A line in braces is the JSON of a paragraph, with its \"text\".":                                                                          "Une ligne entre accolades est le JSON d'un paragraphe, avec son \"text\".",
		"More follows from one event of this question than can be worked out: what it sets off seems to have no end.":                              "Un seul événement de cette question entraîne plus de suites que je ne peux en résoudre : elles semblent n'avoir pas de fin.",
		"This question is too large to be worked out.":                                                                                             "Cette question est trop vaste pour que je la résolve.",
		"%s, so that %s take it before that event (%s). Tell what it does first, or together with what it dies of (\"… and … at the same time\").": "%s, si bien que les %s l'emportent avant cet événement (%s). Dites d'abord ce qu'il fait, ou en même temps que ce dont il meurt (« … and … at the same time »).",
		"\"%s\" contradicts what else is said of %s: one object is in one place. Where two are meant, number them (\"%s 1\", \"%s 2\").":           "« %s » contredit ce qui est dit par ailleurs de %s : un objet est à un seul endroit. S'il y en a deux, numérotez-les (« %s 1 », « %s 2 »).",
		"%s can't enter as a copy of %s: its own words don't let it copy that.":                                                                    "%s ne peut pas arriver comme une copie de %s : ses propres mots ne le permettent pas.",
		"There can't be %s of that: no number but a life total is below zero here.":                                                                "Il ne peut pas y en avoir %s : seul un total de points de vie est ici inférieur à zéro.",
		"%s has %d loyalty, so that a loyalty ability that costs %d of it can't be activated (%s).":                                                "%s a %d de loyauté, si bien qu'une capacité de loyauté qui en coûte %d ne peut pas être activée (%s).",
		"%s is said to be a token and a commander; a commander is a card.":                                                                         "%s est dit à la fois jeton et commandant ; un commandant est une carte.",
		"I cannot carry out %s yet.":                                                             "Je ne sais pas encore traiter %s.",
		"No open choice has the option \"%s\".":                                                  "Aucun choix en attente ne propose « %s ».",
		"an ability of it that replaces something":                                               "l'une de ses capacités, qui remplace quelque chose",
		"an ability of it that prevents damage":                                                  "l'une de ses capacités, qui prévient des blessures",
		"an ability of it that says what can't happen":                                           "l'une de ses capacités, qui interdit quelque chose",
		"%s (%d of the %d that I rule on)":                                                       "%s (%d sur les %d que je traite)",
		"I know %s, but I can't read %s yet; give the text of the ability that matters instead.": "Je connais %s, mais je ne sais pas encore lire %s ; donnez plutôt le texte de la capacité qui compte.",
	}
}

// frenchRefusals are what is not understood of an event, a fact or an effect.
func frenchRefusals() phrases {
	return phrases{
		"The text ends before it says everything.":                 "Le texte s'arrête avant d'avoir tout dit.",
		"I do not understand \"%s\" here.":                         "Je ne comprends pas « %s » ici.",
		"The text is too long: %d characters are the most I read.": "Le texte est trop long : je lis %d caractères au plus.",
		"I know no card \"%s\".":                                   "Je ne connais pas de carte « %s ».",
		"I know no card \"%s\"; did you mean %s?":                  "Je ne connais pas de carte « %s » ; vouliez-vous dire %s ?",
		"%s, or one of %s more":                                    "%s, ou l'une des %s autres",
		"%s; or one of %s more":                                    "%s ; ou l'une des %s autres",
		"%s; or %s":                                                "%s ; ou %s",
		"%s; %s":                                                   "%s ; %s",
		"That is more players than I can seat.":                    "Il y a là plus de joueurs que je ne peux en placer.",
		"That is more facts at once than I can weigh.":             "C'est plus de faits à la fois que je ne peux en examiner.",
		"That is more events at once than I can follow.":           "C'est plus d'événements à la fois que je ne peux en suivre.",
		"That is more effects at once than I can weigh.":           "C'est plus d'effets à la fois que je ne peux en examiner.",
		"%s has no replacement, prevention or can't effect that I know of; what it does goes into a fact.":                  "%s n'a, que je sache, aucun effet de remplacement, de prévention ou d'interdiction ; dites dans un fait ce que fait cette carte.",
		"This ability has no replacement, prevention or can't effect that I know of; what it does goes into a fact.":        "Cette capacité n'a, que je sache, aucun effet de remplacement, de prévention ou d'interdiction ; dites dans un fait ce qu'elle fait.",
		"None of the effects given is called \"%s\".":                                                                       "Aucun des effets donnés ne s'appelle « %s ».",
		"\"%s\" takes in the token \"%s\" that an event before it creates, which I can't follow there.":                     "« %s » comprend le jeton « %s » créé par un évènement précédent, ce que je ne sais pas suivre.",
		"\"%s\" can't be chosen for %s, which asks for something else.":                                                     "« %s » ne peut pas être choisi pour %s, qui demande autre chose.",
		"%s is a player, and no player can be chosen as the source for %s.":                                                 "%s est un joueur, et aucun joueur ne peut être choisi comme source pour %s.",
		"%s can't target %s, whose card types do not fit.":                                                                  "%s ne peut pas cibler %s, dont les types de carte ne conviennent pas.",
		"%s can't target %s, a player.":                                                                                     "%s ne peut pas cibler un joueur (ici, %s).",
		"%s has an ability of its own that I do not understand; give what it does here as an effect.":                       "%s a une capacité que je ne comprends pas ; donnez comme effet ce qu'elle fait ici.",
		"%s has several abilities that could have resolved; give the text of the one that did, after its name and \" = \".": "%s a plusieurs capacités qui ont pu se résoudre ; donnez le texte de celle qui s'est résolue, après le nom de la carte et « = ».",
		"A player deals no damage: name the spell or permanent that does.":                                                  "Un joueur n'inflige pas de blessures : nommez le sort ou le permanent qui les inflige.",
		"Say what this ability does; from its cost I don't know it.":                                                        "Dites ce que fait cette capacité ; son coût ne suffit pas à la reconnaître.",
		"%s can't be chosen as a source of damage: no player is one.":                                                       "%s ne peut pas être choisi comme source de blessures : aucun joueur n'en est une.",
		"%s can't be chosen as a source of damage: it is %s, and nothing on the stack or waiting speaks of it.":             "%s ne peut pas être choisi comme source de blessures : c'est %s, et rien sur la pile ni en attente n'en parle.",
		"a card in a hand":                       "une carte d'une main",
		"a card in a library":                    "une carte d'une bibliothèque",
		"a card in a graveyard":                  "une carte d'un cimetière",
		"a card in exile":                        "une carte en exil",
		"There is no effect %s in the question.": "Il n'y a pas d'effet %s dans la question.",
		"Effect %s is a static ability's and does not resolve: give what it is printed on a name (\"Name = …\").": "L'effet %s vient d'une capacité statique et ne se résout pas : donnez un nom à ce qui le porte (« Name = … »).",
		"There are several of effect %s: give them a name (\"Name = …\").":                                        "Il y a plusieurs fois l'effet %s : donnez-leur un nom (« Name = … »).",
		"Say what they do: \"state-based actions destroy\" something, or put it into its owner's graveyard.":      "Dites ce qu'elles font : elles détruisent quelque chose (« state-based actions destroy »), ou le mettent dans le cimetière de son propriétaire.",
		"The life totals decide this; say them in a fact, such as \"%s\".":                                        "Cela dépend des totaux de points de vie ; indiquez-les dans un fait, par exemple « %s ».",
		"No event of the question is the one that this fact speaks of.":                                           "Ce fait parle d'un événement qui n'est pas dans la question.",
		"Combat damage does not wait on the stack under the rules of %s; it did until those of %s.":               "Dans les règles du %s, les blessures de combat n'attendent pas sur la pile ; elles l'ont fait jusqu'à celles du %s.",
		"\"%s\" is no player, and only a player can do that.":                                                     "« %s » n'est pas un joueur, et seul un joueur peut faire cela.",
		"Nothing in the question is \"%s\": name what there is in a fact, such as \"%s\".":                        "Rien dans la question ne correspond à « %s » : nommez dans un fait ce qu'il y a, par exemple « %s ».",
		"Nothing in the question is \"%s\", nor are there players who could have it.":                             "Rien dans la question ne correspond à « %s », et il n'y a pas de joueur qui puisse l'avoir.",
		"The question names something that contradicts \"%s\".":                                                   "Quelque chose dans la question contredit « %s ».",
		"No player is named.":                            "Aucun joueur n'est nommé.",
		"A player needs a name.":                         "Il faut un nom à chaque joueur.",
		"\"%s\" is no name that I can call a player by.": "« %s » n'est pas un nom que je puisse donner à un joueur.",
	}
}

// frenchWhich ask what the question leaves open, and offer what may be meant.
func frenchWhich() phrases {
	return phrases{
		"Whose effect is \"%s\"? That decides what it does.": "À qui est l'effet « %s » ? Ce qu'il fait en dépend.",
		"you control it":                        "Vous le contrôlez",
		"%s controls it":                        "%s le contrôle",
		"Who controls %s? That player decides.": "Qui contrôle %s ? C'est à ce joueur de choisir.",
		"I can't tell which of the effects of %s each of these facts is about.": "Je ne peux pas savoir sur lequel des effets de %s porte chacun de ces faits.",
		"I can't tell which source was chosen for %s.":                          "Je ne peux pas savoir quelle source a été choisie pour %s.",
		"I can't tell what was chosen for %s.":                                  "Je ne peux pas savoir ce qui a été choisi pour %s.",
		"I can't tell what is the target of %s.":                                "Je ne peux pas savoir quelle est la cible de %s.",
		"I can't tell what is the other target of %s.":                          "Je ne peux pas savoir quelle est l'autre cible de %s.",
		"I can't tell what %s is attached to.":                                  "Je ne peux pas savoir à quoi %s est attaché.",
		"How much? The power of %s is not given.":                               "Combien de blessures ? La force de %s n'est pas donnée.",
		"How many cards are in %s? Say so in a fact, such as \"%s\".":           "Combien y a-t-il de cartes dans %s ? Dites-le dans un fait, par exemple « %s ».",
		"Is this combat damage?":                                                "S'agit-il de blessures de combat ?",
		"It is combat damage":                                                   "Ce sont des blessures de combat",
		"It is noncombat damage":                                                "Ce ne sont pas des blessures de combat",
		"I do not know whose face is meant.":                                    "Je ne sais pas de quel joueur il s'agit.",
		"\"%s\" contradicts what else is said of %s.":                           "« %s » contredit ce qui est dit d'autre de %s.",
		"\"%s\" contradicts itself.":                                            "« %s » se contredit.",
		"\"%s\" may mean %s different things.":                                  "« %s » peut désigner %s choses différentes.",
		"Which one? Name it instead of \"%s\".":                                 "Lequel ? Donnez son nom au lieu de « %s ».",
		"Which of the players is the opponent?":                                 "Lequel des joueurs est l'adversaire ?",
		"Which of the players speaks here?":                                     "Lequel des joueurs parle ici ?",
		"Whose is %s? Say so before saying that it is gone.":                    "À qui est %s ? Dites-le avant de dire que cet objet n'est plus là.",
		"Say in a fact whether you drew from an empty library since state-based actions were last checked (\"%s\"), or what left the battlefield after they were.": "Dites dans un fait si vous avez pioché dans une bibliothèque vide depuis la dernière vérification des actions basées sur un état (« %s »), ou ce qui a quitté le champ de bataille après elle.",
		"Say in a fact whether %s drew from an empty library since state-based actions were last checked (\"%s\"), or what left the battlefield after they were.":  "Dites dans un fait si %s a pioché dans une bibliothèque vide depuis la dernière vérification des actions basées sur un état (« %s »), ou ce qui a quitté le champ de bataille après elle.",
	}
}

// frenchEditions are what the rules of an older edition do not know.
func frenchEditions() phrases {
	return phrases{
		"%s could not be chosen as a source under the rules of %s: %s; %s.":                         "%s ne pouvait pas être choisi comme source dans les règles du %s : %s ; %s.",
		"it is in the command zone":                                                                 "il est dans la zone de commandement",
		"it is gone, though its combat damage waits":                                                "il n'est plus là, même si ses blessures de combat sont en attente",
		"it is gone, and only an effect that waits speaks of it":                                    "il n'est plus là, et seul un effet en attente parle de lui",
		"that could be done from the rules of %s":                                                   "c'est possible depuis les règles du %s",
		"that could be done from the rules of %s until those of %s":                                 "cela a été possible depuis les règles du %s jusqu'à celles du %s",
		"The rules of %s know no %s, so I can't rule on %s under them: that came with those of %s.": "Les règles du %s ne connaissent pas encore %s : je ne peux donc rien dire de %s selon elles ; cela n'est venu qu'avec celles du %s.",
		"planeswalkers":     "les planeswalkers",
		"battles":           "les batailles",
		"lifelink":          "le lien de vie",
		"wither":            "la flétrissure",
		"infect":            "l'infection",
		"toxic":             "le mot-clé « toxique »",
		"dredge":            "le dragage",
		"absorb":            "l'absorption",
		"totem armor":       "l'armure totémique",
		"shield counters":   "les marqueurs bouclier",
		"stun counters":     "les marqueurs étourdissement",
		"finality counters": "les marqueurs finalité",
		"Whether words that name a token may be changed, the rules of %s do not say.": "Les règles du %s ne disent pas si les mots qui nomment un jeton peuvent être changés.",
	}
}
