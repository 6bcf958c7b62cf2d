// Package cardfile reads the card files that people download: Scryfall's
// "oracle-cards" and "rulings" files and MTGJSON's "AtomicCards" file, packed or
// not, streamed, so that memory does not grow with the file.
package cardfile

import (
	"cmp"
	"errors"
	"slices"
	"strings"
)

// Unset stands for a number that the file does not give, or that is no whole
// number there ("*", "1+*").
const Unset = -1 << 31

// The arrangements of a card with several faces. A card with one face has none.
const (
	Split     = "split"     // both halves are one card in every zone but the stack
	Adventure = "adventure" // the first face is the card, the second a spell it can be
	Transform = "transform" // two sides of one card, the first being the front
)

// Card is one card as its file describes it.
type Card struct {
	// Name is the full name, faces joined by " // ".
	Name string
	// ID is the publisher's identifier of the card in the rules' sense; the name
	// where the file has none.
	ID string
	// Layout is Split, Adventure or Transform, and "" for a card with one face.
	Layout string
	Faces  []Face // at least one
	// Foreign are its names in other languages, as far as the file has them.
	Foreign []Foreign `json:"-"`
}

// Whole stands for the whole card in the place of a face.
const Whole = -1

// Foreign is what a face, or the whole card, is called in another language.
type Foreign struct {
	Face int // Whole for the whole card
	Name string
}

// Face is one face, half or side of a card.
type Face struct {
	Name, TypeLine, Text string
	ManaCost             string
	// Colors are letters of WUBRG, in that order, or ColorUnknown.
	Colors string
	// ManaValue is counted from the mana cost where the file does not say.
	ManaValue int
	// Power, Toughness, Loyalty and Defense are Unset where they are absent
	// or no whole number.
	Power, Toughness, Loyalty, Defense int
}

// longestText is how many bytes a face's text may have; the longest have a
// quarter of it.
const longestText = 8000

// finish settles what both formats leave to the reader, and reports whether
// the card belongs among the cards that can be played with.
func (c *Card) finish(layout string) (bool, error) {
	if len(c.Faces) == 0 || !isGameLayout(layout) {
		return false, nil
	}
	if len(c.Faces) > 1 && sameNames(c.Faces) {
		c.Faces = c.Faces[:1] // one card printed on both sides
		c.Foreign = slices.DeleteFunc(c.Foreign, func(f Foreign) bool { return f.Face != 0 })
	}
	for i := range c.Faces {
		f := &c.Faces[i]
		switch {
		case isNoCard(f.TypeLine):
			return false, nil
		case strings.TrimSpace(f.Name) == "":
			return false, errors.New("it has a face without a name")
		case len(f.Text) > longestText:
			return false, errors.New("its text is longer than any card's")
		}
	}
	c.Name = joinNames(c.Faces)
	c.ID = cmp.Or(c.ID, c.Name)
	c.Layout = arrangement(layout, len(c.Faces))
	return true, nil
}

// isGameLayout reports whether cards of that layout are cards in the rules'
// sense, rather than tokens, emblems or pictures.
func isGameLayout(layout string) bool {
	switch layout {
	case "token", "double_faced_token", "emblem", "art_series", "vanguard", "scheme", "planar", "host", "augment":
		return false
	}
	return true
}

// isNoCard reports whether the type line is that of a token, an emblem or a
// picture.
func isNoCard(typeLine string) bool {
	first, _, _ := strings.Cut(typeLine, " ")
	return first == "Token" || first == "Emblem" || typeLine == "Card" || strings.HasPrefix(typeLine, "Card //")
}

// arrangement groups the publishers' layouts into ours.
func arrangement(layout string, faces int) string {
	if faces < 2 {
		return ""
	}
	switch layout {
	case "split", "aftermath":
		return Split
	case "adventure", "prepare", "omen":
		return Adventure
	}
	return Transform
}

func sameNames(faces []Face) bool {
	for _, f := range faces[1:] {
		if f.Name != faces[0].Name {
			return false
		}
	}
	return true
}

func joinNames(faces []Face) string {
	names := make([]string, len(faces))
	for i, f := range faces {
		names[i] = f.Name
	}
	return strings.Join(names, " // ")
}
