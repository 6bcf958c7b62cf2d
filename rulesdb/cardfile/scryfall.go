package cardfile

import "strings"

// scryfallCard holds the fields of Scryfall's card object that matter here.
type scryfallCard struct {
	Object string         `json:"object"`
	ID     string         `json:"oracle_id"`
	Layout string         `json:"layout"`
	CMC    *float64       `json:"cmc"`
	Faces  []scryfallFace `json:"card_faces"`
	scryfallFace
}

// scryfallFace holds what a card with one face has itself, and what each face
// of another has.
type scryfallFace struct {
	Name      string    `json:"name"`
	ManaCost  string    `json:"mana_cost"`
	TypeLine  string    `json:"type_line"`
	Text      string    `json:"oracle_text"`
	Power     string    `json:"power"`
	Toughness string    `json:"toughness"`
	Loyalty   string    `json:"loyalty"`
	Defense   string    `json:"defense"`
	Colors    *[]string `json:"colors"`
}

// card turns the object into a Card; false for what is no card of the game.
func (raw *scryfallCard) card() (Card, bool) {
	c := Card{ID: raw.ID}
	if len(raw.Faces) == 0 {
		c.Faces = []Face{raw.face()}
	}
	for i := range raw.Faces {
		c.Faces = append(c.Faces, raw.Faces[i].face())
	}
	ok := c.finish(raw.Layout)
	if c.Layout == "" && ok && raw.CMC != nil {
		c.Faces[0].ManaValue = int(*raw.CMC)
	}
	if c.Layout == Transform && ok {
		raw.backs(c.Faces)
	}
	return c, ok
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
	return f
}
