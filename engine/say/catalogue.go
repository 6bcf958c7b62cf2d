package say

// englishCounts holds the English forms that depend on a number; all others are
// their own.
func englishCounts() phrases {
	return phrases{}
}

// inFrench lists the French phrases, a function for each sort of text.
func inFrench() []phrases {
	return []phrases{frenchRulings(), frenchParagraph()}
}
