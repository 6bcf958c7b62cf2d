package commands

// onMessageName is the command in the menu of a message.
const onMessageName = "Rule on this"

// What the commands say besides rulings, each a whole sentence, or the form of
// one.
const (
	sayManyOpen = "You have very many open rulings; the oldest go away by themselves after a while."
	sayGone     = "I no longer have this ruling. Ask again with /resolve."
	sayExpired  = "I no longer have this ruling: one that nobody touches is kept for %s. Ask again with /resolve."
	sayBoth     = "Ask either in sentences or in parts, not both: what would count would not be clear."
	sayNoText   = "There is no text in that message for me to read."
)

// What looking things up says.
const (
	sayNothingGiven = "Nothing to look up was given."
)

// What /help says.
const (
	sayHelp    = "I rule on what happens when several replacement and prevention effects want the same event, and ask the player whom the rules name."
	sayHelpTry = "Three questions to try stand below; they run at a press."
)

// What /about says.
const (
	sayAbout         = "Apnap rules on replacement and prevention effects. The same question always gets the same answer; no language model is involved."
	sayAboutSecond   = "Apnap rules on replacement and prevention effects. The same question always gets the same answer; a language model may put a question that I cannot read into parts, for who asked to confirm, and never rules."
	sayVersion       = "Version %s."
	sayEffective     = "Newest rules: effective %s."
	sayInstalled     = "Official texts installed: %d, the newest effective %s; last update %s."
	sayInstalledOnce = "Official texts installed: %d, the newest effective %s; last update long ago."
	sayNotInstalled  = "No official text is installed: rules are told in our own words."
	sayCardsUpdated  = "Cards imported: %d, with %d rulings; last update %s."
	sayCardsBuiltIn  = "Cards: the built-in catalogue; none were imported."
	sayUnofficial    = "Unofficial fan content, neither approved nor endorsed by Wizards of the Coast."
)

// What reporting, forgetting and settings say.
const (
	sayManyReports    = "Very many reports are waiting already; please tell whoever runs me."
	sayReported       = "Thank you. The question and my answer are kept, so that whoever runs me can make a test of them."
	sayForget         = "This deletes what you asked (rulings: %d) and reported, and takes you out of other people's rulings. It cannot be undone."
	sayForgotten      = "Done: what you asked and reported is deleted, and so are your seats in other people's rulings (%d)."
	sayNoServer       = "Settings belong to a server; there is none here."
	sayAdminsOnly     = "Only who manages this server can see or change its settings."
	saySettings       = "The settings of this server:"
	sayKept           = "Kept. The settings of this server:"
	sayEditionSet     = "Rules: %s, unless a question names others."
	sayPrivateOn      = "Rulings are private unless the asker says otherwise."
	sayPrivateOff     = "Rulings are public unless the asker says otherwise."
	sayAnywhere       = "I answer in every channel."
	sayOnlyIn         = "I answer in these channels only: %s."
	sayNotHere        = "In this server I answer in %s only."
	sayLookupsPrivate = "What is looked up is shown to who looks alone."
	sayPings          = "Who is asked to choose is pinged."
	sayImages         = "Cards are shown with their picture."
	sayLanguage       = "I answer in this language: %s."
	saySecond         = "A question that I cannot read may go to a language model, for who asked to confirm."
	sayNoSecond       = "No question goes to a language model."
	sayNoLanguage     = "I do not speak \"%s\": say en, fr, or auto for each one's own language."
	sayReportsTo      = "What is called wrong here is shown in %s."
	sayNewsTo         = "News of the rules go to %s."
	sayReportsHere    = "What people on this server call wrong comes here."
	sayNewsHere       = "News of the rules come here: after each new text, which of the rules that I rule by changed."
	sayClosedChannel  = "I could not write in %s. Let me view that channel, send messages and embed links there, and say so to me again."
	sayReportedHere   = "Thank you. The question and my answer are kept, for whoever runs me to make a test of them, and shown to those who look after this server."
	sayRemark         = "“%s”"
	sayManyAllowed    = "That would be more channels than I can keep; remove one first."
)

// What news of the rules say.
const (
	sayNews      = "The rules of %s are installed. Of those that I rule by, these changed since those of %s:"
	sayNewsNone  = "The rules of %s are installed. None of those that I rule by changed since those of %s."
	sayNewsFirst = "The rules of %s are installed. There was no earlier text here to compare them with."
	sayMoreNews  = "… and %d more."
)

// What presses on a ruling say.
const (
	sayElsewhere        = "This ruling lives in another place."
	sayMovedOn          = "This ruling has moved on since that button was shown; nothing was changed."
	sayElsewhereIn      = "This ruling lives in %s; it can be brought back there."
	sayWhoseChoice      = "This is %s's choice. If that is you, press “%s” first."
	sayNoEvent          = "Say what happens, too: give an event, such as \"Lightning Bolt deals 3 damage to Bob\"."
	sayAsker            = "%s is who asked"
	sayOnlyChooser      = "Only %s can choose here; nothing was changed."
	sayYouAlready       = "You are %s already."
	saySomebodyElse     = "Somebody else is %s in this ruling."
	sayYouAre           = "You are %s in this ruling."
	sayNoPlayer         = "There is no player %s in this ruling."
	sayNoChoiceYet      = "No choice has been made yet."
	sayNotYourChoice    = "Only who made that choice, or who asked, can take it back."
	sayOnlyAskerShares  = "Only who asked can share a ruling."
	sayCannotShare      = "This server lets me answer you only privately, so there is nobody to share it with."
	sayOnlyAskerDeletes = "Only who asked can delete a ruling; /forget deletes all about you."
	sayOnlyAskerFollows = "Only who asked can go on asking here; /ask takes your own question."
	sayDeleted          = "Deleted, as who asked it wished."
	sayOnlyAskerEdits   = "Only who asked can edit the question."
	sayEmptyForm        = "There was no question in the form."
	sayNeitherGiven     = "Name a card for the publisher's rulings on it, or the id of a ruling of mine."
)

// What pages of rulings say.
const (
	sayPageMade = "Whoever has this link sees the question, the ruling and its reasons, and no names but those that were typed."
	sayNoPage   = "A private ruling has no page; share it first."
)

// What forms for answers say.
const (
	sayWhichOption = "Which one?"
	sayHowMuchOf   = "How much of: %s"
	sayUpTo        = "0 to %d; all together exactly that much"
	sayInOrder     = "How much of each, in order: 2+1+0"
	sayNumberFrom  = "A number from %s to %s"
	sayAddUp       = "Give a whole number for each; together they must make %d. Nothing was changed."
	sayAddsUpTo    = "Those make %d, not %d. Nothing was changed."
)

// What seats say.
const (
	saySeats         = "Who chooses for whom:"
	saySeatFree      = "%s: nobody yet."
	saySeatHeld      = "%s: %s."
	sayGiveSeat      = "Who is %s?"
	sayNoSeatYours   = "Who sits on a seat can hand it over; who asked can give the free ones."
	sayNotYourSeat   = "You cannot say who %s is."
	saySitsElsewhere = "They are %s in this ruling already."
)
