package lookup

// The labels of buttons, menus and boxes.
const (
	labelAsOf         = "Read it as of…"
	labelEarlier      = "Earlier"
	labelEarlierRules = "Earlier sub-rules"
	labelCardPage     = "The card's page"
	labelEditions     = "In other editions"
	labelMore         = "More"
	labelMoreRules    = "More sub-rules"
	labelRulings      = "Rulings (%d)"
	labelSubRules     = "Sub-rules"
	labelOfficial     = "The official rules"
	labelRulePage     = "The rule's page"
	labelSee          = "See also"
)

// The titles of replies and forms.
const (
	titleComparison = "Comparison of %s"
	titleHistory    = "History of %s"
	titleSearch     = "Search: %s"
)

// The sentences of rulings and look-ups that stand around what was worked out.
const (
	sayEdition = "Comprehensive Rules of %s"
	sayExample = "Example: %s"
	sayFault   = "Something went wrong on my side, and nothing was changed. Please try again."
	sayHits    = "%d to %d of %d."
	sayItIs    = "It is %s in %s."
	sayNoHits  = "No rule has these words; try others, or fewer."
)

// What looking things up says.
const (
	sayNewerCards    = "Whoever runs me can get newer cards (apnap cards update, or apnap cards import FILE)."
	sayUntold        = "On: %s. Not told in my own words; the official text has it."
	sayNoTerm        = "The glossary of these rules has no such term."
	sayTermAlone     = "\"%s\" is a term that leads to no rule; give the number of one, such as 614.12."
	sayTermOfSeveral = "\"%s\" is a term, and of several rules: %s; give the number of one."
	sayOnlyTitle     = "I tell nothing of it but its title in my own words, and the official text is not installed; %s."
	sayRulesSpeak    = "A search finds these rules."
	SayNoNumber      = "Give the number of a rule, such as 614.12."
	saySameEdition   = "Both are the rules of %s; name two editions to compare."
	sayNoHistory     = "I know nothing of this rule's history."
	sayStages        = "The oldest first; what changed stands beside each."
	sayUnchanged     = "It has not changed since it appeared."
	sayOwnWords      = "in our own words; the official text is not installed"
	sayTwoEditions   = "Comprehensive Rules of %s and of %s"
	sayNotYet        = "The rules of %s have no such rule; it is %s now."
	sayNoLonger      = "The rules of %s have no such rule any more; it was %s."
	sayUnknownThen   = "My own words tell of %s in only one of these editions, so I cannot compare it."
	sayInstallBoth   = "With the official texts of both installed I could."
	saySameText      = "%s says the same in both."
	saySameWords     = "The words are the same; %s became %s."
	sayChanged       = "From %s (%s) to %s (%s):"
	sayMarks         = "Struck out is what went, bold is what came."
	sayNumberOn      = "%s of %s"
	sayUnreadAbility = "There is an ability that I cannot read yet; give its text as an effect instead."
	sayCardNote      = "In my own words: this is how I read the card, not what is printed on it."
	sayPrinted       = "The text stands as its publisher has it; below is how I read it."
	sayNoRulings     = "The publisher's file has no ruling on it."
	sayRulingsAbsent = "No rulings are installed here; whoever runs me can import them with the cards."
	sayRulingsOf     = "Rulings on %s"
	sayRulingsFrom   = "The publisher's words, the oldest first."
	sayRulingOn      = "%s: %s"
	sayRulingBy      = "%s, by %s rather than the publisher: %s"
)
