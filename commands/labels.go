package commands

// The labels of buttons, menus and boxes.
const (
	labelAsOf         = "Read it as of…"
	labelBack         = "Take back"
	labelChange       = "Change a choice"
	labelEarlier      = "Earlier"
	labelEarlierRules = "Earlier sub-rules"
	labelEdit         = "Edit the question"
	labelEditions     = "In other editions"
	labelIAm          = "I am %s"
	labelMore         = "More"
	labelMoreRules    = "More sub-rules"
	labelOrders       = "All orders"
	labelPageBack     = "← Page %d"
	labelPageOn       = "Page %d →"
	labelRemark       = "What looks wrong, if you like"
	labelRemarkHint   = "Bob should be the one who chooses"
	labelRestart      = "Start over"
	labelRules        = "Text of the rules"
	labelRulings      = "Rulings (%d)"
	labelSay          = "Say how"
	labelSeats        = "Seats"
	labelSee          = "See also"
	labelShare        = "Share"
	labelShow         = "Show where it stands"
	labelTryAgain     = "Try again"
	labelUnder        = "Under the rules of…"
	labelWhy          = "Why these?"
	labelWrong        = "This looks wrong"
)

// The titles of replies and forms.
const (
	titleAsk        = "Ask for a ruling"
	titleComparison = "Comparison of %s"
	titleHistory    = "History of %s"
	titleSearch     = "Search: %s"
	titleSettings   = "Settings"
	titleToday      = "Under today's rules"
	titleUnder      = "Under the rules of %s"
)

// The sentences of rulings and look-ups that stand around what was worked out.
const (
	sayAssumed        = "Assumed: %s."
	sayCannotRule     = "I can't rule on this yet. %s"
	sayChosen         = "Chosen: %s."
	sayCouldMean      = "It could mean: %s"
	sayDidYouMeanOne  = "Did you mean %s?"
	sayEdition        = "Comprehensive Rules of %s"
	sayExample        = "Example: %s"
	sayFault          = "Something went wrong on my side, and nothing was changed. Please try again."
	sayHits           = "%d to %d of %d."
	sayIncomplete     = "There are more ways to order this than I walked; other ends may exist."
	sayItIs           = "It is %s in %s."
	sayMoreEnds       = "… and %d more ends."
	sayNoCommand      = "I know no command /%s; /help shows what there is."
	sayNoEnd          = "I found no end to this question."
	sayNoExample      = "There is no such example."
	sayNoHits         = "No rule has these words."
	sayOneEnd         = "%s orders, one end."
	sayPrivateChoice  = "This is private, and nobody presses for somebody else: share it so that %s can choose."
	sayRephrase       = "Ask with the part that matters, or rephrase it."
	sayChoicesDropped = "The choices made are not open under these rules, so every end is shown."
	saySameAs         = "The %s give the same."
	sayNotAs          = "That is not what the %s give; ends that they do not give stand out."
)
