package say

// frenchPresses are what presses on replies say when nothing comes of them, and
// the labels around rulings.
func frenchPresses() phrases {
	return phrases{
		"Something went wrong on my side, and nothing was changed. Please try again.":                    "Quelque chose s'est mal passé de mon côté, et rien n'a été changé. Veuillez réessayer.",
		"You have very many open rulings; the oldest go away by themselves after a while.":               "Vous avez énormément de décisions ouvertes ; les plus anciennes disparaissent d'elles-mêmes après un certain temps.",
		"I no longer have this ruling. Ask again with /resolve.":                                         "Je n'ai plus cette décision. Redemandez avec /trancher.",
		"I no longer have this ruling: one that nobody touches is kept for %s. Ask again with /resolve.": "Je n'ai plus cette décision : une décision à laquelle personne ne touche est gardée %s. Redemandez avec /trancher.",
		"one day":    "un jour",
		"%d days":    count(1, "%d jour", "%d jours"),
		"one hour":   "une heure",
		"%d hours":   count(1, "%d heure", "%d heures"),
		"one minute": "une minute",
		"%d minutes": count(1, "%d minute", "%d minutes"),
		"one second": "une seconde",
		"%d seconds": count(1, "%d seconde", "%d secondes"),
		"Ask either in sentences or in parts, not both: what would count would not be clear.":     "Demandez soit en phrases, soit en morceaux, mais pas les deux : ce qui compte ne serait pas clair.",
		"This button does nothing any more.":                                                      "Ce bouton ne fait plus rien.",
		"This ruling lives in another place.":                                                     "Cette décision est affichée ailleurs.",
		"This ruling has moved on since that button was shown; nothing was changed.":              "Cette décision a avancé depuis que ce bouton a été affiché ; rien n'a été changé.",
		"Show where it stands":                                                                    "Montrer où elle en est",
		"This ruling lives in %s; it can be brought back there.":                                  "Cette décision vit dans %s ; on peut l'y rappeler.",
		"No choice has been made yet.":                                                            "Aucun choix n'a encore été fait.",
		"Only who made that choice, or who asked, can take it back.":                              "Seule la personne qui a fait ce choix, ou qui a posé la question, peut le reprendre.",
		"Only who asked can share a ruling.":                                                      "Seule la personne qui a posé la question peut partager la décision.",
		"Only who asked can edit the question.":                                                   "Seule la personne qui a posé la question peut la modifier.",
		"This server lets me answer you only privately, so there is nobody to share it with.":     "Ce serveur ne me permet de vous répondre qu'en privé : il n'y a personne avec qui la partager.",
		"Say what happens, too: give an event, such as \"Lightning Bolt deals 3 damage to Bob\".": "Dites aussi ce qui se passe : donnez un événement, tel que « Lightning Bolt inflige 3 blessures à Bob ».",
		"%s is who asked": "%s est la personne qui a posé la question",
		"Here only you can see this, so %s cannot choose.": "Ici, vous seul pouvez voir ceci, donc %s ne peut pas choisir.",
		"To choose: --choose \"%s\".":                      "Pour choisir : --choose \"%s\".",
		"The question: %s.":                                "La question : %s.",
		"… and %d more ways to choose.":                    "… et %d autres façons de choisir.",
		"Why each end":                                     "Pourquoi chaque issue",
		"Only who asked can delete a ruling; /forget deletes all about you.":  "Seule la personne qui a posé la question peut supprimer la décision ; /oublier supprime tout ce qui vous concerne.",
		"Only who asked can go on asking here; /ask takes your own question.": "Seule la personne qui a posé la question peut la continuer ici ; /demander prend la vôtre.",
		"Deleted, as who asked it wished.":                                    "Supprimé, comme l'a voulu la personne qui avait demandé.",
		"Cancel":                                                              "Annuler",
		"Delete":                                                              "Supprimer",
		"What if…?":                                                           "Et si… ?",
		"What else holds":                                                     "Ce qui vaut en plus",
		"What if he also has Urza's Armor?":                                   "En anglais : What if he also has Urza's Armor?",
		"Whoever has this link sees the question, the ruling and its reasons, and no names but those that were typed.": "Toute personne qui a ce lien voit la question, la décision et ses raisons, et aucun nom que ceux qui ont été tapés.",
		"A private ruling has no page; share it first.":                                                                "Une décision privée n'a pas de page ; partagez-la d'abord.",
		"Open the page":           "Ouvrir la page",
		"Link":                    "Lien",
		"Ruling %s":               "Décision %s",
		"The question":            "La question",
		"The ruling":              "La décision",
		"How it can end":          "Comment cela peut finir",
		"The choices":             "Les choix",
		"The rules":               "Les règles",
		"Assumed, and left aside": "Ce qui est supposé ou laissé de côté",
		"There is no such page.":  "Il n'y a pas de telle page.",
		"A ruling by Apnap, which is unofficial fan content. Its text holds what was asked, and nothing else of those who asked.": "Une décision d'Apnap, création de fans non officielle. Elle contient ce qui a été demandé, et rien d'autre de ceux qui ont demandé.",
		"Sub-rules":             "Sous-règles",
		"Take back":             "Reprendre",
		"Start over":            "Recommencer",
		"Share":                 "Partager",
		"Under the rules of…":   "Selon les règles de…",
		"Under the rules of %s": "Selon les règles du %s",
		"today":                 "aujourd'hui",
		"current: %s":           "current (aujourd'hui) : %s",
	}
}

// frenchSeats are what seats say.
func frenchSeats() phrases {
	return phrases{
		"Seats":                 "Places",
		"Who chooses for whom:": "Qui choisit pour qui :",
		"%s: nobody yet.":       "%s : personne encore.",
		"%s: %s.":               "%s : %s.",
		"Who is %s?":            "Qui est %s ?",
		"Who sits on a seat can hand it over; who asked can give the free ones.": "La personne qui occupe une place peut la céder ; celle qui a posé la question peut donner les places libres.",
		"You cannot say who %s is.":             "Vous ne pouvez pas dire qui est %s.",
		"They are %s in this ruling already.":   "Cette personne est déjà %s dans cette décision.",
		"You are %s already.":                   "Vous êtes déjà %s.",
		"You are %s in this ruling.":            "Vous êtes %s dans cette décision.",
		"Somebody else is %s in this ruling.":   "Quelqu'un d'autre est %s dans cette décision.",
		"There is no player %s in this ruling.": "Il n'y a pas de joueur %s dans cette décision.",
	}
}

// frenchForms are the titles, labels and hints of forms. What is hinted at is in
// English, since questions are read in English.
func frenchForms() phrases {
	return phrases{
		"Ask for a ruling":                   "Demander une décision",
		"The question, in a sentence or two": "La question, en anglais",
		"I control Furnace of Rath. I Bolt Bob, who has Urza's Armor. How much?": "En anglais : « I control Furnace of Rath. I Bolt Bob, who has Urza's Armor. How much? »",
		"Or in parts: what happens":                        "Ou en morceaux : ce qui se passe",
		"Lightning Bolt deals 3 damage to Bob":             "En anglais : « Lightning Bolt deals 3 damage to Bob »",
		"The effects, one a line":                          "Les effets, un par ligne",
		"The board, one fact a line":                       "La partie, un fait par ligne",
		"Bob has 5 life":                                   "En anglais : « Bob has 5 life »",
		"The rules of which year":                          "Les règles de quelle année",
		"Today's if left empty; 2008, or 2008-02-01":       "Celles d'aujourd'hui si c'est vide ; 2008, ou 2008-02-01",
		"There was no question in the form.":               "Il n'y avait pas de question dans le formulaire.",
		"There is no text in that message for me to read.": "Ce message n'a pas de texte que je puisse lire.",

		"This looks wrong":                  "Cela paraît faux",
		"What looks wrong, if you like":     "Ce qui paraît faux, si vous voulez",
		"Bob should be the one who chooses": "C'est Bob qui devrait choisir",
		"Very many reports are waiting already; please tell whoever runs me.":                              "Énormément de signalements attendent déjà ; parlez-en à la personne qui m'héberge.",
		"Thank you. The question and my answer are kept, so that whoever runs me can make a test of them.": "Merci. La question et ma réponse sont gardées, pour que la personne qui m'héberge puisse en faire un test.",
	}
}
