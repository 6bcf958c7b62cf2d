package say

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
