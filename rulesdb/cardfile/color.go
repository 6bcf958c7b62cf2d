package cardfile

import (
	"slices"
	"strings"
)

// ColorUnknown stands in the place of a face's colors where the file does not tell them: it has
// no colored mana in its cost, and may have a color indicator that the file leaves out.
const ColorUnknown = "?"

// What a text says of its card's colors, behind the name.
const (
	isColorless = " is colorless."
	isAllColors = " is all colors."
	devoid      = "devoid"
)

// byText settles the colors of a face that its own text gives (devoid, "is colorless", "is all
// colors"), which count in every zone.
func (f *Face) byText() {
	for paragraph := range strings.SplitSeq(f.Text, "\n") {
		said, of := strings.CutPrefix(withoutReminder(paragraph), f.Name)
		switch said = strings.TrimSpace(said); {
		case of && said == strings.TrimSpace(isColorless):
			f.Colors = ""
		case of && said == strings.TrimSpace(isAllColors):
			f.Colors = letters
		}
	}
	if slices.Contains(Keywords(f.Text), devoid) {
		f.Colors = ""
	}
}

// indicated settles the colors of a face without colored mana in its cost by its color identity,
// which a color indicator is part of: what no mana symbol of the text explains is indicated, and
// what one may explain is not known. Lands and artifacts have no color but by their text.
func (f *Face) indicated(identity string) {
	bare := strings.Contains(f.TypeLine, "Land") && !strings.Contains(f.TypeLine, "Creature") || strings.Contains(f.TypeLine, "Artifact")
	if f.Colors != "" || identity == "" || bare || colorsOf(f.ManaCost) != "" || slices.Contains(Keywords(f.Text), devoid) {
		return
	}
	for _, letter := range identity {
		if strings.Contains(f.Text, "{"+string(letter)) || strings.Contains(f.Text, "/"+string(letter)+"}") {
			f.Colors = ColorUnknown
			return
		}
	}
	f.Colors = identity
}
