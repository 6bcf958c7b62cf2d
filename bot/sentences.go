package bot

import (
	"apnap/commands/talk"
	"apnap/engine/say"
)

// What the bot says by itself, when the commands were not asked or did not
// answer.
const (
	sayFault   = "Something went wrong on my side. Nothing was changed; please try again."
	sayBusy    = "That took too long, so I stopped. Please try again, perhaps with fewer effects."
	sayFlood   = "That was a lot at once. Please wait a few seconds and try again."
	sayForeign = "I no longer know that button. Please ask again."
	sayElse    = "That button belongs to a ruling that is shown elsewhere."
	sayUnshown = "That counts, but Discord did not let me show here what came of it."
	sayQueue   = "I have more to do than I can keep up with. Nothing was changed; please try again in a little while."
	sayEnding  = "I was restarted before I was done here. Please look or ask again in a moment."
	sayDone    = "Done; the ruling shows it."
	sayMoved   = "This ruling is shown in another message now."
	sayTooLong = "That is longer than I can read. Please shorten it to 4,000 characters."
	sayNoForm  = "I cannot open a form from here. Please use the command."
	sayNoBot   = "A bot cannot take a seat; please pick a person."
	sayNothing = "There is nothing to show."
	sayMore    = "There is more than fits here."
	sayPrivate = "This server lets me answer you only privately."
)

// What leads to a ruling's message, and brings the ruling here.
const (
	labelGo       = "Go to the ruling"
	labelShowHere = "Show it here"
)

// lang is the language of whoever acts: their own, never their server's.
func (t *turn) lang() say.Language { return say.For(t.i.Locale) }

// sorry is a private reply of one sentence.
func (t *turn) sorry(sentence say.Message) talk.Reply {
	return talk.Reply{Verdict: sentence.In(t.lang()), Private: true, New: true, Refused: "unavailable"}
}
