package commands

// The labels of buttons, menus and boxes.
const (
	labelBack        = "Take back"
	labelChange      = "Change a choice"
	labelEdit        = "Edit the question"
	labelPage        = "Open the page"
	labelLink        = "Link"
	labelCancel      = "Cancel"
	labelDelete      = "Delete"
	labelFollow      = "What if…?"
	labelMoreBox     = "What else holds"
	labelMoreHint    = "What if he also has Urza's Armor?"
	labelForget      = "Delete all of it"
	labelIAm         = "I am %s"
	labelRemark      = "What looks wrong, if you like"
	labelRemarkShown = "What's wrong? (this server's staff will see)"
	labelRemarkHint  = "Bob should be the one who chooses"
	labelRestart     = "Start over"
	labelSeats       = "Seats"
	labelShare       = "Share"
	labelShow        = "Show where it stands"
	labelTryAgain    = "Try again"
	labelWrong       = "This looks wrong"
	labelCompare     = "Compare %s"
	labelCompareOne  = "Compare another…"
)

// The titles of replies and forms.
const (
	titleAsk      = "Ask for a ruling"
	titleNews     = "News of the rules"
	titleReported = "Called wrong"
	titleSettings = "Settings"
	titleToday    = "Under today's rules"
	titleUnder    = "Under the rules of %s"
)

// The sentences of rulings and look-ups that stand around what was worked out.
const (
	sayCannotRule     = "I can't rule on this yet. %s"
	sayChosen         = "Chosen: %s."
	sayCouldMean      = "It could mean: %s"
	sayDidYouMeanOne  = "Did you mean %s?"
	sayNoCommand      = "I know no command /%s; /help shows what there is."
	sayNoEnd          = "I found no end to this question."
	sayNoExample      = "There is no such example."
	sayQuestion       = "The question: %s."
	sayAloneChoice    = "Here only you can see this, so %s cannot choose."
	sayPrivateChoice  = "This is private, and nobody presses for somebody else: share it so that %s can choose."
	sayRephrase       = "Ask with the part that matters, or rephrase it."
	sayChoicesDropped = "The choices made are not open under these rules, so every end is shown."
)
