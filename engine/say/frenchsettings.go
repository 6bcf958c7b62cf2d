package say

// frenchSettings are what /settings and /forget say.
func frenchSettings() phrases {
	return phrases{
		"Settings": "Réglages",
		"Settings belong to a server; there is none here.":                        "Les réglages sont ceux d'un serveur ; il n'y en a pas ici.",
		"What is looked up is shown to who looks alone.":                          "Ce qui est consulté n'est montré qu'à la personne qui consulte.",
		"Who is asked to choose is pinged.":                                       "La personne qui doit choisir est notifiée.",
		"Cards are shown with their picture.":                                     "Les cartes sont montrées avec leur image.",
		"I answer in this language: %s.":                                          "Je réponds dans cette langue : %s.",
		"I do not speak \"%s\": say en, fr, or auto for each one's own language.": "Je ne parle pas « %s » : dites en, fr, ou auto pour la langue de chacun.",
		"Invite me":       "Inviter",
		"Help":            "Aide",
		"Source":          "Source",
		"Privacy":         "Confidentialité",
		"The card's page": "La page de la carte",
		"Only who manages this server can see or change its settings.":   "Seule une personne qui gère ce serveur peut voir ou changer ses réglages.",
		"The settings of this server:":                                   "Les réglages de ce serveur :",
		"Kept. The settings of this server:":                             "C'est noté. Les réglages de ce serveur :",
		"Rules: %s, unless a question names others.":                     "Par défaut : %s, sauf si une question en nomme d'autres.",
		"Rulings are private unless the asker says otherwise.":           "Les décisions sont privées, sauf si la personne qui demande dit le contraire.",
		"Rulings are public unless the asker says otherwise.":            "Les décisions sont publiques, sauf si la personne qui demande dit le contraire.",
		"I answer in every channel.":                                     "Je réponds dans tous les salons.",
		"I answer in these channels only: %s.":                           "Je ne réponds que dans ces salons : %s.",
		"In this server I answer in %s only.":                            "Sur ce serveur, je ne réponds que dans %s.",
		"That would be more channels than I can keep; remove one first.": "Ce serait plus de salons que je ne peux en retenir ; retirez-en un d'abord.",

		"This deletes what you asked (rulings: %d) and reported, and takes you out of other people's rulings. It cannot be undone.": "Cela supprime ce que vous avez demandé (décisions : %d) et signalé, et vous retire des décisions d'autres personnes. C'est définitif.",
		"Delete all of it": "Tout supprimer",
		"Done: what you asked and reported is deleted, and so are your seats in other people's rulings (%d).": "C'est fait : ce que vous avez demandé et signalé est supprimé, ainsi que vos places dans les décisions d'autres personnes (%d).",
	}
}
