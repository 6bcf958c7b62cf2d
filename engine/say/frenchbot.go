package say

// frenchBot is what the bot says by itself.
func frenchBot() phrases {
	return phrases{
		"this met a fault of the program itself; please report the command with what you gave it":             "ceci a rencontré une erreur du programme lui-même ; veuillez signaler la commande avec ce que vous lui avez donné",
		"Something went wrong on my side. Nothing was changed; please try again.":                             "Quelque chose s'est mal passé de mon côté. Rien n'a été changé ; veuillez réessayer.",
		"I was restarted before I was done here. Please look or ask again in a moment.":                       "J'ai été relancé avant d'en avoir fini ici. Veuillez regarder ou redemander dans un instant.",
		"That took too long, so I stopped. Please try again, perhaps with fewer effects.":                     "Cela prenait trop de temps, j'ai donc arrêté. Veuillez réessayer, peut-être avec moins d'effets.",
		"That was a lot at once. Please wait a few seconds and try again.":                                    "Cela faisait beaucoup d'un coup. Veuillez attendre quelques secondes et réessayer.",
		"I no longer know that button. Please ask again.":                                                     "Je ne connais plus ce bouton. Veuillez redemander.",
		"That button belongs to a ruling that is shown elsewhere.":                                            "Ce bouton appartient à une décision qui est affichée ailleurs.",
		"That is longer than I can read. Please shorten it to 4,000 characters.":                              "C'est plus long que ce que je peux lire. Veuillez le raccourcir à 4000 caractères.",
		"I cannot open a form from here. Please use the command.":                                             "Je ne peux pas ouvrir de formulaire d'ici. Veuillez utiliser la commande.",
		"A bot cannot take a seat; please pick a person.":                                                     "Un bot ne peut pas prendre de place ; veuillez choisir une personne.",
		"This server lets me answer you only privately.":                                                      "Ce serveur ne me permet de vous répondre qu'en privé.",
		"That counts, but Discord did not let me show here what came of it.":                                  "Cela compte, mais Discord ne m'a pas laissé montrer ici ce qui en résulte.",
		"I have more to do than I can keep up with. Nothing was changed; please try again in a little while.": "J'ai plus à faire que je ne peux suivre. Rien n'a été changé ; veuillez réessayer dans un petit moment.",
		"Done; the ruling shows it.":                                                                          "C'est fait ; la décision le montre.",
		"This ruling is shown in another message now.":                                                        "Cette décision est maintenant affichée dans un autre message.",
		"Go to the ruling":              "Aller à la décision",
		"Show it here":                  "La montrer ici",
		"There is nothing to show.":     "Il n'y a rien à montrer.",
		"There is more than fits here.": "Il y en a plus qu'il n'en tient ici.",
	}
}

// frenchConsole is what the console says by itself.
func frenchConsole() phrases {
	return phrases{
		"Type a question, or commands as on Discord, such as /help. A number presses a button; quit ends.":                   "Tapez une question, ou des commandes comme sur Discord, par exemple /aide. Un numéro appuie sur un bouton ; quit termine.",
		"Type a command such as /help or /resolve question: …, the number of a button, as NAME, in SERVER CHANNEL, or quit.": "Tapez une commande comme /aide ou /trancher question: …, le numéro d'un bouton, as NOM, in SERVEUR SALON ou quit.",
		"This line is too long.":                                 "Cette ligne est trop longue.",
		"I do not know what \"%s\" is doing before the options.": "Je ne sais pas ce que « %s » fait avant les options.",
		"There is no button %d.":                                 "Il n'y a pas de bouton %d.",
		"Say which: %d followed by one of %s.":                   "Dites lequel : %d suivi de l'un de ceux-ci : %s.",
		"Fill the form in as %s: …":                              "Remplissez le formulaire ainsi : %s: …",
		"Type it on one line.":                                   "Tapez-le sur une ligne.",
		"Type the boxes on one line, by name.":                   "Tapez les cases sur une ligne, par leur nom.",
	}
}
