package say

// frenchParagraph are the refusals of whole questions told in words, and what
// their words may mean.
func frenchParagraph() phrases {
	all := phrases{}
	for _, part := range []phrases{frenchUnread(), frenchWho(), frenchBesides(), frenchRead()} {
		for form, in := range part {
			all[form] = in
		}
	}
	return all
}

// frenchUnread say what was not understood, or said too little or too much.
func frenchUnread() phrases {
	return phrases{
		"%s has no kicker; say what was kicked.": "%s n'a pas de kick ; dites ce qui a été kické.",
		"I do that":                              "C'est moi qui le fais",
		"My opponent does that":                  "C'est mon adversaire qui le fait",
		"What is asked may be what the trigger of %s does; say in a sentence of its own what that is aimed at, or what it does.":              "Ce qui est demandé peut venir de la capacité déclenchée de %s ; dites dans une phrase à part ce qu'elle cible, ou ce qu'elle fait.",
		"What the trigger of %s does may be what is asked, and more has to be known for that; say in a sentence of its own that it resolves.": "Ce que fait la capacité déclenchée de %s peut être ce qui est demandé, et il faut en savoir plus pour cela ; dites dans une phrase à part qu'elle se résout.",
		"What is asked may be what %s does as creatures attack; say in a sentence of its own what that is.":                                   "Ce qui est demandé peut venir de ce que fait %s quand des créatures attaquent ; dites-le dans une phrase à part.",
		"Are all of these there, or only the last? Say each in a sentence of its own.":                                                        "Tout cela s'y trouve-t-il, ou seulement le dernier ? Dites chacun dans une phrase à part.",
		"I do not understand \"%s\": behind \"%s\" I expected %s.":                                                                            "Je ne comprends pas « %s » : derrière « %s », j'attendais %s.",
		"I read questions in English only, and \"%s\" is none.":                                                                               "Je ne lis que les questions en anglais, et « %s » n'en est pas.",
		"\"%s\" leaves open what is so; say only what is so, or ask twice.":                                                                   "« %s » laisse ouvert ce qui est ; dites seulement ce qui est, ou posez deux questions.",
		"what happens, such as \"draws a card\"":                                                                                              "ce qui se passe, par exemple « draws a card »",
		"a card or permanent":                                                                                                                 "une carte ou un permanent",
		"a number":                                                                                                                            "un nombre",
		"Which ability of %s is it? Say so: \"the first ability of %s\", \"the second ability of %s\".":                                       "De quelle capacité de %s s'agit-il ? Dites-le : « the first ability of %s », « the second ability of %s ».",
		"Say how much X is.": "Dites combien vaut X.",
		"Which mode of %s is it? Say so: \"choosing the first mode\", \"choosing the second mode\".": "De quel mode de %s s'agit-il ? Dites-le : « choosing the first mode », « choosing the second mode ».",
		"How is the damage of %s divided? Say how much each is dealt.":                               "Comment les blessures de %s sont-elles réparties ? Dites combien chacun en subit.",
		"I can't read what %s does overloaded; say what happens.":                                    "Je ne sais pas lire ce que fait %s en surcharge ; dites ce qui se passe.",
		"I can't read what %s does in that mode; say what happens.":                                  "Je ne sais pas lire ce que fait %s dans ce mode ; dites ce qui se passe.",
		"I do not read several modes of %s here; say what happens.":                                  "Je ne lis pas plusieurs modes de %s ici ; dites ce qui se passe.",
		"Whether %s is one of \"%s\" I can't tell: its numbers are not all known.":                   "Je ne sais pas si %s est parmi « %s » : on n'en connaît pas tous les nombres.",
		"%s or %s":          "%s ou %s",
		"a zone":            "une zone",
		"a step":            "une étape",
		"a kind of counter": "une sorte de marqueur",
		"a keyword ability": "une capacité à mot-clé",
		"I do not understand \"%s\" here, and it may bear on the ruling.":                                                    "Je ne comprends pas « %s » ici, et cela peut changer la décision.",
		"I read it so: %s. I suppose: %s.":                                                                                   "J'ai lu ceci : %s. Je suppose : %s.",
		"\"%s\" is taken for \"%s\"":                                                                                         "« %s » est pris pour « %s »",
		"I do not read such combat with trample; give the damage in its order.":                                              "Je ne lis pas un tel combat avec piétinement ; donnez les blessures dans leur ordre.",
		"I read trample over a blocker only where a player is attacked; give the damage.":                                    "Je ne lis le piétinement d'un bloqueur que là où un joueur est attaqué ; donnez les blessures.",
		"I can't tell whether \"%s\" is there after first strike; give the damage in its order.":                             "Je ne peux pas dire si « %s » est encore là après l'initiative ; donnez les blessures dans leur ordre.",
		"I read it so: %s. I left out %s, which may change the ruling.":                                                      "J'ai lu ceci : %s. J'ai laissé de côté %s, ce qui peut changer la décision.",
		"As you confirmed, leaving out %s.":                                                                                  "Comme vous l'avez confirmé, sans %s.",
		"If that is your question, ask it again with --as-read.":                                                             "Si c'est bien votre question, posez-la de nouveau avec --as-read.",
		"Is this your question?":                                                                                             "Est-ce votre question ?",
		"I left out %s, which may change the ruling.":                                                                        "J'ai laissé de côté %s, ce qui peut changer la décision.",
		"I could not read this myself. A language model put it so; is that your question?":                                   "Je n'ai pas su lire ceci moi-même. Un modèle de langage l'a mis en parties ainsi ; est-ce votre question ?",
		"That has nothing of %s, which may change the ruling.":                                                               "Il n'y reste rien de %s, ce qui peut changer la décision.",
		"I could not read this myself. A language model put it so: %s. Is that your question?":                               "Je n'ai pas su lire ceci moi-même. Un modèle de langage l'a mis en parties ainsi : %s. Est-ce votre question ?",
		"I could not read this myself. A language model put it so: %s. That has nothing of %s, which may change the ruling.": "Je n'ai pas su lire ceci moi-même. Un modèle de langage l'a mis en parties ainsi : %s. Il n'y reste rien de %s, ce qui peut changer la décision.",
		"As you confirmed, in the parts that a language model made of your words.":                                           "Comme vous l'avez confirmé, dans les parties qu'un modèle de langage a faites de vos mots.",

		"Does that happen besides, or instead? Say \"also\" or \"instead\".":             "Cela se passe-t-il en plus, ou à la place ? Dites « also » ou « instead ».",
		"Instead of what? Say \"instead of\" and which.":                                 "À la place de quoi ? Dites « instead of » et lequel.",
		"Several things happen; ask the whole question again with the one that changes.": "Plusieurs choses se passent ; reposez toute la question avec celle qui change.",
		"This could change several numbers; say which, with what it counts.":             "Cela peut changer plusieurs nombres ; dites lequel, avec ce qu'il compte.",
		"Of what? Say of which card there are so many.":                                  "De quoi ? Dites de quelle carte il y en a autant.",
		"I do not find the one %s of the question that this means.":                      "Je ne trouve pas dans la question le seul %s que cela désigne.",
		"I no longer have the ruling \"%s\"; ask the whole question again.":              "Je n'ai plus la décision « %s » ; reposez toute la question.",
		"I find nothing here that changes the question.":                                 "Je ne trouve rien ici qui change la question.",
		"Is that how many there are in all, or how many more?":                           "Est-ce le nombre en tout, ou le nombre en plus ?",
		"That's my question":                         "C'est ma question",
		"I find no question here that I understand.": "Je ne trouve ici aucune question que je comprenne.",
		"I find nothing that happens in this question; say what happens, in a sentence of its own.":                                           "Je ne trouve rien qui se passe dans cette question ; dites ce qui se passe, dans une phrase à part.",
		"The trigger of %s may change what comes behind it, and I do not understand what it does; say in a sentence of its own what that is.": "La capacité déclenchée de %s peut changer ce qui vient après, et je ne comprends pas ce qu'elle fait ; dites-le dans une phrase à part.",
		"Nothing that I understood here does what is asked about; say in a sentence of its own what does.":                                    "Rien de ce que j'ai compris ici ne fait ce qui est demandé ; dites dans une phrase à part ce qui le fait.",
		"The question is too long: %d characters are the most I read.":                                                                        "La question est trop longue : je lis %d caractères au plus.",
		"The question asks about %s, but nothing says whose it is or what it does here.":                                                      "La question porte sur %s, mais rien ne dit à qui est cette carte ni ce qu'elle fait ici.",
		"How much of that damage is whose? Give what each of them deals.":                                                                     "Qui inflige combien de ces blessures ? Dites ce que chacun inflige.",
		"How much power has \"%s\"?": "Quelle est la force de « %s » ?",
		"I read a few attackers of one kind at most, without more to them; give what each of them does.":                                  "Je ne lis que quelques attaquants d'une même sorte, sans rien d'autre sur eux ; dites ce que fait chacun.",
		"The attacker and the blocker are of the same player here; say whose they are.":                                                   "L'attaquant et le bloqueur sont au même joueur ici ; dites à qui ils sont.",
		"I can't tell whether %s dies of that here; say what happens.":                                                                    "Je ne sais pas si %s en meurt ici ; dites ce qui se passe.",
		"Is that for an ability of %s? Say what it does.":                                                                                 "Est-ce pour une capacité de %s ? Dites ce qu'elle fait.",
		"Here \"after\" turns the order round; say what happens in the order in which it happens.":                                        "Ici « after » renverse l'ordre ; dites ce qui se passe dans l'ordre où cela se passe.",
		"%s says that it can't be countered; say what happens then.":                                                                      "%s dit qu'il ne peut pas être contrecarré ; dites alors ce qui se passe.",
		"Is that before the combat damage or after it? Say \"then\" if it is after; before it, say only what damage is dealt in the end.": "Est-ce avant les blessures de combat ou après ? Dites « then » si c'est après ; avant, dites seulement quelles blessures sont infligées à la fin.",
		"What blocks \"%s\"?": "Qu'est-ce qui bloque « %s » ?",
		"I read one attacker and one blocker at a time; give what each of them does.":                             "Je lis un attaquant et un bloqueur à la fois ; dites ce que fait chacun.",
		"I do not read combat with first strike or trample; give the damage in its order.":                        "Je ne lis pas les combats avec initiative ou piétinement ; donnez les blessures dans leur ordre.",
		"I can't tell who attacks and who blocks here; say what damage is dealt, and to what.":                    "Je ne vois pas qui attaque et qui bloque ici ; dites quelles blessures sont infligées, et à quoi.",
		"I read one permanent that enters at a time; give each of them.":                                          "Je lis un permanent qui arrive à la fois ; donnez-les un par un.",
		"This may undo what was said before; say only what happens in the end.":                                   "Cela annule peut-être ce qui précède ; dites seulement ce qui se passe finalement.",
		"What some of these creatures deal is told in another event; tell there what each of them deals.":         "Ce que certaines de ces créatures infligent est raconté dans un autre événement ; racontez-y ce que chacune inflige.",
		"I do not read what happens in response to something; give the events in the order in which they happen.": "Je ne lis pas ce qui se passe en réponse à autre chose ; donnez les événements dans l'ordre où ils se produisent.",
		"%s is a spell: say who casts it, and when, or in which zone it is.":                                      "%s est un sort : dites qui le lance et quand, ou dans quelle zone il se trouve.",
		"What kind of counter is that?":                                                                                            "De quelle sorte de marqueur s'agit-il ?",
		"What does \"%s\" say? Quote it.":                                                                                          "Que dit « %s » ? Citez-en le texte.",
		"This is told twice in the same words; say how often it happens.":                                                          "Ceci est dit deux fois dans les mêmes mots ; dites combien de fois cela arrive.",
		"This may be what the event before it does already, or happen besides; say once what happens.":                             "C'est peut-être ce que fait déjà l'événement précédent, ou quelque chose en plus ; dites une seule fois ce qui se passe.",
		"I do not read what a kicked spell does; say what happens.":                                                                "Je ne lis pas ce que fait un sort kické ; dites ce qui se passe.",
		"I do not see that %s chooses a source.":                                                                                   "Je ne vois pas que %s choisisse une source.",
		"I can't work out what %s does from its name; say what happens.":                                                           "Le nom de %s ne me suffit pas pour savoir ce que fait cette carte ; dites ce qui se passe.",
		"What %s does depends on more than I read from its name; say what happens.":                                                "Ce que fait %s dépend de plus que son nom ; dites ce qui se passe.",
		"Say in an event of its own that %s is cast, or what it does.":                                                             "Dites dans un événement à part que %s est lancé, ou ce qu'il fait.",
		"What X is was counted in what happens; say the number that changes there.":                                                "La valeur de X est déjà comptée dans ce qui se passe ; dites le nombre qui y change.",
		"I can't tell whether what happens meets \"%s\"; say where it is and whose.":                                               "Je ne vois pas si ce qui se passe touche « %s » ; dites où c'est et à qui.",
		"How much toughness has \"%s\"?":                                                                                           "Quelle est l'endurance de « %s » ?",
		"An effect asks what is attacking or blocking, which changes in this question; say what it is in a fact.":                  "Un effet demande ce qui attaque ou bloque, et cela change dans cette question ; dites-le dans un fait.",
		"\"%s\" can't be the target of %s; say at what it is aimed.":                                                               "« %s » ne peut pas être la cible de %s ; dites ce qui est visé.",
		"%s deals no combat damage to its own controller or what they control; say whose it is, and at whom it is aimed.":          "%s n'inflige pas de blessures de combat à son propre contrôleur ni à ce qu'il contrôle ; dites à qui il est et à qui elles sont destinées.",
		"%s may change what combat damage is dealt; say how much each creature deals in the end.":                                  "%s peut changer les blessures de combat infligées ; dites combien chaque créature en inflige au bout du compte.",
		"Only a spell or an ability is copied so, and nobody says that %s is a spell; say what becomes or enters as a copy of it.": "Seuls un sort ou une capacité se copient ainsi, et personne ne dit que %s est un sort ; dites ce qui en devient une copie ou arrive comme copie.",
		"%s has no target, so I can't tell what \"%s\" has to do with it; say what happens.":                                       "%s n'a pas de cible, et je ne vois donc pas ce que « %s » vient y faire ; dites ce qui arrive.",
		"I can't tell what \"%s\" has to do with %s.":                                                                              "Je ne vois pas ce que « %s » a à faire avec %s.",
		"I can't tell what %s does here; say what happens, and to whom.":                                                           "Je ne vois pas ce que fait %s ici ; dites ce qui se passe, et à qui.",
		"I read a spell that is cast a few times at most; say what happens in all.":                                                "Je ne lis un sort lancé que quelques fois au plus ; dites ce qui se passe en tout.",
		"Under the rules of which year? Say it, such as \"under the 2003 rules\".":                                                 "Selon les règles de quelle année ? Dites-le, par exemple « under the 2003 rules ».",
		"Do you mean the rules of %s or those of %s? Say one.":                                                                     "S'agit-il des règles de %s ou de celles de %s ? Choisissez.",
		"Does %s resolve before what was told last, or after it?":                                                                  "%s se résout-il avant ce qui vient d'être dit, ou après ?",
		"It resolves before": "Avant",
		"It resolves after":  "Après",
		"I read here that %s controls what belongs to %s; say whose it is in the end.": "Je lis ici que %s contrôle ce qui est à %s ; dites à qui c'est finalement.",
		"I read here that you control what belongs to %s; say whose it is in the end.": "Je lis ici que vous contrôlez ce qui est à %s ; dites à qui c'est finalement.",
	}
}

// frenchWho ask who or what is meant, and answer it.
func frenchWho() phrases {
	return phrases{
		"you":                                    "vous",
		"the opponent":                           "l'adversaire",
		"your %s":                                "votre %s",
		"my %s":                                  "%s, à moi",
		"my opponent's %s":                       "%s, à l'adversaire",
		"%s's %s":                                "%[2]s de %[1]s",
		"\"%s\" is %s":                           "« %s » : %s",
		"you are attacked":                       "Vous êtes attaqué",
		"%s is attacked":                         "%s est attaqué",
		"your face":                              "vous",
		"%s's face":                              "%s",
		"%s controls %s":                         "%s contrôle %s",
		"I control %s":                           "Je contrôle %s",
		"The opponent is %s":                     "L'adversaire est %s",
		"The opponent is a third player":         "L'adversaire est un troisième joueur",
		"Is the opponent %s, or a third player?": "L'adversaire est-il %s, ou un troisième joueur ?",
		"How many creatures attack, and what are their powers?": "Combien de créatures attaquent, et quelle est la force de chacune ?",
		"One creature attacks, with a power of %d":              "Une créature attaque, d'une force de %d",
		"Who is attacked?":               "Qui est attaqué ?",
		"At whom is \"%s\" aimed?":       "Qui « %s » vise-t-il ?",
		"It is aimed at %s":              "Il vise %s",
		"Whose are they?":                "À qui sont-ils ?",
		"%s has both":                    "%s a les deux",
		"Who does this?":                 "Qui fait cela ?",
		"Whose face?":                    "Qui reçoit les blessures ?",
		"Which player is \"%s\"?":        "Quel joueur est « %s » ?",
		"Say which player \"%s\" is.":    "Dites quel joueur est « %s ».",
		"Whom does \"%s\" mean?":         "Qui est « %s » ?",
		"What does \"it\" mean?":         "Que désigne « it » ?",
		"Which one is meant by \"%s\"?":  "Lequel est désigné par « %s » ?",
		"Whose is \"%s\"?":               "À qui est « %s » ?",
		"\"%s\" may be %s; say which.":   "« %s » peut être %s ; dites lequel.",
		"\"%s\" is none of the players.": "« %s » n'est aucun des joueurs.",
	}
}

// frenchBesides say what no ruling answers.
func frenchBesides() phrases {
	return phrases{
		"I rule on replacement and prevention effects, and this asks about \"%s\".":                                                                  "Je tranche les effets de remplacement et de prévention, et la question porte sur « %s ».",
		"I rule on replacement and prevention effects, and this asks about power and toughness.":                                                     "Je tranche les effets de remplacement et de prévention, et la question porte sur la force et l'endurance.",
		"I find no replacement or prevention effect in this question, so there is nothing to rule on.":                                               "Je ne trouve aucun effet de remplacement ou de prévention dans cette question : il n'y a rien à trancher.",
		"%s has an ability that is no replacement, prevention or can't effect and may bear on the ruling; say what it does as a fact, with resolve.": "%s a une capacité qui n'est ni un effet de remplacement, ni de prévention, ni une interdiction, et qui peut changer la décision ; dites ce qu'elle fait comme un fait, avec resolve.",
		"%s has abilities that are there by themselves and others that must be activated; say which matters, with resolve.":                          "%s a des capacités toujours présentes et d'autres qu'il faut activer ; dites laquelle compte, avec resolve.",
		"%s has that draw step skipped; ask what happens as the draw step begins, with resolve.":                                                     "%s fait passer cette étape de pioche ; demandez, avec resolve, ce qui se passe quand l'étape de pioche commence.",
	}
}

// frenchRead restate what was read of a question in words.
func frenchRead() phrases {
	return phrases{
		"Rules: those of %s.": "Règles : celles de %s.",
		"\"%s\"":              "« %s »",
		"Effects: %s.":        "Effets : %s.",
		"Board: %s.":          "En jeu : %s.",
		"What happens: %s.":   "Ce qui se passe : %s.",
		"Nothing is said to happen; as an example: %s.":                                      "Rien ne se passe dans la question ; en exemple : %s.",
		"These effects watch several sorts of events; say what happens.":                     "Ces effets regardent plusieurs sortes d'événements ; dites ce qui se passe.",
		"%s has no target, so I can't tell what \"%s\" has to do with it; say what happens.": "%s n'a pas de cible, et je ne sais donc pas ce que « %s » a à y voir ; dites ce qui se passe.",
		"Left aside: %s.":  "Laissé de côté : %s.",
		"Asked: %s?":       "Demandé : « %s? »",
		"\"%s\" means: %s": "« %s » veut dire : « %s »",
		"The question names the rules of %s, and besides it those of \"%s\" are asked for; say one.": "La question nomme les règles de %s, et « %s » est demandé à côté ; choisissez.",
	}
}
