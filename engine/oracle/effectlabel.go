package oracle

import (
	"strings"

	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// What the labels of some effects without a name begin with.
const (
	effectNumber  = "Effect "
	redirectionTo = "Redirection to "
)

// LabelCalled is what messages call an effect by its label: one of ours, of an
// effect that has no name, has its words in every language; a name stays.
func LabelCalled(label string) say.Message {
	switch label {
	case "Commander zone change":
		return say.New("Commander zone change")
	case "the fact":
		return say.New("the fact")
	case "Shield counter":
		return say.New("Shield counter")
	case "Stun counter":
		return say.New("Stun counter")
	case "Finality counter":
		return say.New("Finality counter")
	}
	if n, ok := strings.CutPrefix(label, effectNumber); ok && shape.DigitsOnly(n) {
		return say.New("Effect %s", n)
	}
	if to, ok := strings.CutPrefix(label, redirectionTo); ok {
		return say.New("Redirection to %s", to)
	}
	if from, ok := strings.CutPrefix(label, "Protection from "); ok {
		return protectionCalled(from)
	}
	if n, ok := strings.CutPrefix(label, "Absorb "); ok && shape.DigitsOnly(n) {
		return say.New("Absorb %s", n)
	}
	return say.Text(label)
}

// protectionCalled is what protection from something is called.
func protectionCalled(from string) say.Message {
	switch from {
	case "white":
		return say.New("Protection from white")
	case "blue":
		return say.New("Protection from blue")
	case "black":
		return say.New("Protection from black")
	case "red":
		return say.New("Protection from red")
	case "green":
		return say.New("Protection from green")
	case "everything":
		return say.New("Protection from everything")
	}
	return say.New("Protection from %s", from)
}
