package say

// frenchHelp are what /help and /about say. Commands go by their French names.
func frenchHelp() phrases {
	return phrases{
		"I rule on what happens when several replacement and prevention effects want the same event, and ask the player whom the rules name.":           "Je dis ce qui se passe quand plusieurs effets de remplacement et de prévention visent le même événement, et je demande au joueur que désignent les règles.",
		"Three questions to try stand below; they run at a press.":                                                                                      "Trois questions à essayer sont ci-dessous ; un clic suffit.",
		"A ruling is for everybody unless you ask for a private one; what I could not rule on, you alone see.":                                          "Une décision est pour tous, sauf si vous la demandez privée ; ce que je n'ai pas pu trancher, vous seul le voyez.",
		"/ask question: … takes a whole question in a sentence or two and says how it read it; /resolve alone opens a form.":                            "/demander question: … prend une question entière, en une ou deux phrases en anglais, et dit comment elle a été lue ; /trancher seul ouvre un formulaire.",
		"/resolve event: … effect1: … takes it in parts. Name cards, or write the ability; @mention the players, so that each makes their own choices.": "/trancher événement: … effet1: … la prend en morceaux, en anglais aussi. Nommez les cartes, ou écrivez la capacité ; @mentionnez les joueurs, pour que chacun fasse ses propres choix.",
		"Apps → Rule on this, on any message, puts its words into the form.":                                                                            "Applications → Trancher cette question, sur n'importe quel message, met ses mots dans le formulaire.",
		"/rule, /search, /define, /history and /compare look into the rules of any edition since 1999; /card and /ruling into cards.":                   "/règle, /chercher, /définir, /historique et /comparer consultent les règles de n'importe quelle édition depuis 1999 ; /carte et /décision, les cartes.",
		"/settings is for those who manage a server. /forget deletes what I keep of you. /about tells versions and sources.":                            "/réglages est pour les personnes qui gèrent un serveur. /oublier supprime ce que je garde de vous. /à-propos donne les versions et les sources.",
		"Whatever I do not understand I say, with the words; I never guess. If a ruling looks wrong, say so with the button under it.":                  "Ce que je ne comprends pas, je le dis, avec les mots ; je ne devine jamais. Si une décision paraît fausse, dites-le avec le bouton qui est dessous.",
		"A doubler and an armor":                            "Un doubleur et une armure",
		"Two doublers":                                      "Deux doubleurs",
		"Life that turns into cards":                        "Des points de vie qui deviennent des cartes",
		"There is no such example.":                         "Cet exemple n'existe pas.",
		"I know no command /%s; /help shows what there is.": "Je ne connais pas de commande /%s ; /aide montre ce qu'il y a.",

		"Apnap rules on replacement and prevention effects. The same question always gets the same answer; a language model may put a question that I cannot read into parts, for who asked to confirm, and never rules.": "Apnap tranche sur les effets de remplacement et de prévention. La même question reçoit toujours la même réponse ; un modèle de langage peut mettre en parties une question que je ne sais pas lire, à confirmer par qui l'a posée, et ne tranche jamais.",
		"Apnap rules on replacement and prevention effects. The same question always gets the same answer; no language model is involved.":                                                                                "Apnap tranche sur les effets de remplacement et de prévention. La même question reçoit toujours la même réponse ; aucun modèle de langage n'intervient.",
		"Version %s.":                 "Version %s.",
		"Newest rules: effective %s.": "Règles les plus récentes : en vigueur depuis le %s.",
		"Official texts installed: %d, the newest effective %s; last update %s.":         "Textes officiels installés : %d, le plus récent en vigueur depuis le %s ; dernière mise à jour le %s.",
		"Official texts installed: %d, the newest effective %s; last update long ago.":   "Textes officiels installés : %d, le plus récent en vigueur depuis le %s ; dernière mise à jour il y a longtemps.",
		"No official text is installed: rules are told in our own words.":                "Aucun texte officiel n'est installé : les règles sont dites avec nos propres mots.",
		"Cards imported: %d, with %d rulings; last update %s.":                           "Cartes importées : %d, avec %d décisions ; dernière mise à jour le %s.",
		"Cards: the built-in catalogue; none were imported.":                             "Cartes : le catalogue intégré ; aucune n'a été importée.",
		"Unofficial fan content, neither approved nor endorsed by Wizards of the Coast.": "Contenu de fan non officiel, ni approuvé ni soutenu par Wizards of the Coast.",
		"Cards update %s: %s.":           "Mise à jour des cartes, %s : « %s ».",
		"Cards update failed on %s: %s.": "La mise à jour des cartes a échoué, %s : « %s ».",
		"Rules update %s: %s.":           "Mise à jour des règles, %s : « %s ».",
		"Rules update failed on %s: %s.": "La mise à jour des règles a échoué, %s : « %s ».",
		"The official rules":             "Les règles officielles",
		"The rule's page":                "La page de la règle",
		"Card files":                     "Fichiers de cartes",
	}
}
