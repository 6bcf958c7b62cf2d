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
		"Only those who take part in this ruling can do that.":                                    "Seuls ceux qui prennent part à cette décision le peuvent.",
		"No choice has been made yet.":                                                            "Aucun choix n'a encore été fait.",
		"Only who made that choice, or who asked, can take it back.":                              "Seule la personne qui a fait ce choix, ou qui a posé la question, peut le reprendre.",
		"Only who asked can share a ruling.":                                                      "Seule la personne qui a posé la question peut partager la décision.",
		"Only who asked can edit the question.":                                                   "Seule la personne qui a posé la question peut la modifier.",
		"This server lets me answer you only privately, so there is nobody to share it with.":     "Ce serveur ne me permet de vous répondre qu'en privé : il n'y a personne avec qui la partager.",
		"Say what happens, too: give an event, such as \"Lightning Bolt deals 3 damage to Bob\".": "Dites aussi ce qui se passe : donnez un événement, tel que « Lightning Bolt inflige 3 blessures à Bob ».",
		"%s is who asked": "%s est la personne qui a posé la question",
		"Here only you can see this, so %s cannot choose.": "Ici, vous seul pouvez voir ceci, donc %s ne peut pas choisir.",
		"The question: %s.":             "La question : %s.",
		"… and %d more ways to choose.": "… et %d autres façons de choisir.",
		"Why each end":                  "Pourquoi chaque issue",
		"Only who asked can delete a ruling; /forget deletes all about you.":  "Seule la personne qui a posé la question peut supprimer la décision ; /oublier supprime tout ce qui vous concerne.",
		"Only who asked can go on asking here; /ask takes your own question.": "Seule la personne qui a posé la question peut la continuer ici ; /demander prend la vôtre.",
		"Deleted, as who asked it wished.":                                    "Supprimé, comme l'a voulu la personne qui avait demandé.",
		"Cancel":                                                              "Annuler",
		"Delete":                                                              "Supprimer",
		"What if…?":                                                           "Et si… ?",
		"What else holds":                                                     "Ce qui vaut en plus",
		"What if he also has Urza's Armor?":                                   "En anglais : What if he also has Urza's Armor?",
		"Sub-rules":                                                           "Sous-règles",
		"Take back":                                                           "Reprendre",
		"Start over":                                                          "Recommencer",
		"Share":                                                               "Partager",
		"Under the rules of…":                                                 "Selon les règles de…",
		"Under the rules of %s":                                               "Selon les règles du %s",
		"today":                                                               "aujourd'hui",
		"current: %s":                                                         "current (aujourd'hui) : %s",
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
