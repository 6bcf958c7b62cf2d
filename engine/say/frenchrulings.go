package say

// frenchRulings are the sentences around rulings.
func frenchRulings() phrases {
	return phrases{
		"Assumed: %s.": "Supposé : %s.",
	}
}
