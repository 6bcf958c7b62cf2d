package cardfile

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// scryfall finds the entries in the rest of a list. Its first entry tells
// whether the list is one of Scryfall's.
func (s *scanner) scryfall() error {
	for first := true; s.More(); first = false {
		text, err := s.next()
		if err != nil {
			return err
		}
		if first && !isScryfall(text) {
			return ErrFormat
		}
		if !s.keep(Entry{text: text, read: readScryfall}) {
			return errStopped
		}
	}
	_, err := s.Token()
	return err
}

// isScryfall reports whether an object is marked as Scryfall marks cards and
// rulings.
func isScryfall(text []byte) bool {
	var marked struct {
		Object string `json:"object"`
	}
	err := json.Unmarshal(text, &marked)
	return err == nil && (marked.Object == "card" || marked.Object == "ruling")
}

// readScryfall reads a card or a ruling.
func readScryfall(text []byte) (Item, error) {
	var raw struct {
		scryfallCard
		Source    string `json:"source"`
		Published string `json:"published_at"`
		Comment   string `json:"comment"`
	}
	if err := json.Unmarshal(text, &raw); err != nil {
		return Item{}, err
	}
	switch raw.Object {
	case "card":
		c, ok, err := raw.card()
		if !ok || err != nil {
			return Item{}, err
		}
		return Item{Card: &c}, nil
	case "ruling":
		if raw.ID == "" || raw.Comment == "" {
			return Item{}, errors.New("a ruling without a card or a text")
		}
		return Item{Rulings: []Ruling{{Card: raw.ID, Date: raw.Published, Text: raw.Comment, Source: raw.Source}}}, nil
	}
	return Item{}, fmt.Errorf("it is marked as %q", raw.Object)
}

// scryfallCard holds the fields of Scryfall's card object that matter here.
type scryfallCard struct {
	Object string   `json:"object"`
	Layout string   `json:"layout"`
	CMC    *float64 `json:"cmc"`
	// Identity are the colors of all its mana symbols and color indicators.
	Identity []string       `json:"color_identity"`
	Faces    []scryfallFace `json:"card_faces"`
	scryfallFace
}

// scryfallFace holds what a card with one face has itself, and what each face
// of another has.
type scryfallFace struct {
	ID        string    `json:"oracle_id"`
	Name      string    `json:"name"`
	ManaCost  string    `json:"mana_cost"`
	TypeLine  string    `json:"type_line"`
	Text      string    `json:"oracle_text"`
	Power     string    `json:"power"`
	Toughness string    `json:"toughness"`
	Loyalty   string    `json:"loyalty"`
	Defense   string    `json:"defense"`
	Colors    *[]string `json:"colors"`
	// Printed is the name on a card of another language, in the file of all cards.
	Printed string `json:"printed_name"`
}

// card turns the object into a Card; false for what is no card of the game.
func (raw *scryfallCard) card() (Card, bool, error) {
	c := Card{ID: raw.ID}
	if c.ID == "" && len(raw.Faces) > 0 {
		c.ID = raw.Faces[0].ID // so in cards printed on both sides
	}
	if len(raw.Faces) == 0 {
		c.Faces = []Face{raw.face()}
	}
	for i := range raw.Faces {
		c.Faces = append(c.Faces, raw.Faces[i].face())
	}
	c.Foreign = raw.foreign()
	ok, err := c.finish(raw.Layout)
	if len(c.Faces) == 1 {
		c.Faces[0].indicated(ordered(raw.Identity))
	}
	if c.Layout == "" && ok && raw.CMC != nil {
		c.Faces[0].ManaValue = int(*raw.CMC)
	}
	if c.Layout == Transform && ok {
		raw.backs(c.Faces)
	}
	return c, ok, err
}

// foreign are the names that are printed on a card of another language.
func (raw *scryfallCard) foreign() []Foreign {
	if len(raw.Faces) == 0 {
		if raw.Printed == "" {
			return nil
		}
		return []Foreign{{0, raw.Printed}}
	}
	var names []Foreign
	var whole []string
	for i := range raw.Faces {
		if name := raw.Faces[i].Printed; name != "" {
			names, whole = append(names, Foreign{i, name}), append(whole, name)
		}
	}
	if len(whole) == len(raw.Faces) {
		names = append(names, Foreign{Whole, strings.Join(whole, " // ")})
	}
	return names
}

// backs gives the sides that have no mana cost the front's mana value, and its
// colors where the file names none for them.
func (raw *scryfallCard) backs(faces []Face) {
	for i := 1; i < len(faces); i++ {
		if faces[i].ManaCost != "" {
			continue
		}
		faces[i].ManaValue = faces[0].ManaValue
		if raw.Faces[i].Colors == nil && raw.Colors != nil && !strings.Contains(faces[i].TypeLine, "Land") {
			faces[i].Colors = ordered(*raw.Colors)
		}
	}
}

func (raw *scryfallFace) face() Face {
	f := Face{
		Name: raw.Name, TypeLine: raw.TypeLine, Text: raw.Text, ManaCost: raw.ManaCost,
		Colors: colorsOf(raw.ManaCost), ManaValue: manaValue(raw.ManaCost),
		Power: number(raw.Power), Toughness: number(raw.Toughness),
		Loyalty: number(raw.Loyalty), Defense: number(raw.Defense),
	}
	if raw.Colors != nil {
		f.Colors = ordered(*raw.Colors)
	}
	f.byText()
	return f
}
