package commands

// onMessageName is the command in the menu of a message.
const onMessageName = "Rule on this"

// What the commands say besides rulings, each a whole sentence.
const (
	sayManyOpen = "You have very many open rulings; the oldest go away by themselves after a while."
	sayBoth     = "Ask either in sentences or in parts, not both: what would count would not be clear."
	sayNoText   = "There is no text in that message for me to read."
)
