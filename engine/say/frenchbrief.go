package say

// frenchBrief tell ends in as few words as a button has room for, and name the
// effects that no card names.
func frenchBrief() phrases {
	return phrases{
		"%d damage to %s":        few(1, "%[1]d blessure à %[2]s", "%[1]d blessures à %[2]s"),
		"%d damage from %s":      few(1, "%[1]d blessure de %[2]s", "%[1]d blessures de %[2]s"),
		"%d from %s":             "%d de %s",
		"%d to %s":               "%d à %s",
		"%d for %s":              "%d pour %s",
		"%d cards milled":        few(1, "%d carte meulée", "%d cartes meulées"),
		"%d cards drawn":         few(1, "%d carte piochée", "%d cartes piochées"),
		"%d cards discarded":     few(1, "%d carte défaussée", "%d cartes défaussées"),
		"%d life paid":           few(1, "%d point de vie payé", "%d points de vie payés"),
		"a copy of %s":           "une copie de %s",
		"%s tapped":              "%s engagé",
		"%s untapped":            "%s dégagé",
		"%s in exile":            "%s en exil",
		"%s in the graveyard":    "%s au cimetière",
		"%s in hand":             "%s en main",
		"%s in the library":      "%s dans la bibliothèque",
		"%s in the command zone": "%s en zone de commandement",
	}
}
