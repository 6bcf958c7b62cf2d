package say

// englishCounts holds the English forms that depend on a number; all others are
// their own.
func englishCounts() phrases {
	return phrases{
		"%d days":            count(1, "%d day", "%d days"),
		"%d hours":           count(1, "%d hour", "%d hours"),
		"%d minutes":         count(1, "%d minute", "%d minutes"),
		"%d seconds":         count(1, "%d second", "%d seconds"),
		"%d cards":           count(1, "%d card", "%d cards"),
		"%d %s counters":     count(1, "%d %s counter", "%d %s counters"),
		"%d %s tokens":       count(1, "%d %s token", "%d %s tokens"),
		"%d cards milled":    count(1, "%d card milled", "%d cards milled"),
		"%d cards drawn":     count(1, "%d card drawn", "%d cards drawn"),
		"%d cards discarded": count(1, "%d card discarded", "%d cards discarded"),
		"%d ends":            count(1, "%d end", "%d ends"),
	}
}

// inFrench lists the French phrases, a function for each sort of text.
func inFrench() []phrases {
	return []phrases{
		frenchEngine(),
		frenchOutcomes(),
		frenchPhases(),
		frenchNames(),
		frenchNeeded(),
		frenchYours(),
		frenchAssumptions(),
		frenchSpells(),
		frenchResolved(),
		frenchZones(),
		frenchLabels(),
		frenchRefused(),
		frenchRefusals(),
		frenchWhich(),
		frenchEditions(),
		frenchRulings(),
		frenchLookups(),
		frenchHistory(),
		frenchCards(),
		frenchHelp(),
		frenchSettings(),
		frenchPresses(),
		frenchSeats(),
		frenchForms(),
		frenchParagraph(),
		frenchBrief(),
		frenchCommands(),
		frenchBot(),
		frenchConsole(),
	}
}
