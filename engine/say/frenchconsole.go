package say

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
