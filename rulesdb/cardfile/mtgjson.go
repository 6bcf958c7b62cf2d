package cardfile

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"
)

// mtgjsonFace holds the fields of MTGJSON's atomic card that matter here; a
// card is a list of them, one for each face.
type mtgjsonFace struct {
	Name      string   `json:"name"`
	FaceName  string   `json:"faceName"`
	Layout    string   `json:"layout"`
	ManaCost  string   `json:"manaCost"`
	ManaValue float64  `json:"manaValue"`
	FaceValue *float64 `json:"faceManaValue"`
	Type      string   `json:"type"`
	Text      string   `json:"text"`
	Power     string   `json:"power"`
	Toughness string   `json:"toughness"`
	Loyalty   string   `json:"loyalty"`
	Defense   string   `json:"defense"`
	Colors    []string `json:"colors"`
	Rulings   []Ruling `json:"rulings"`
	Foreign   []struct {
		Name     string `json:"name"`
		FaceName string `json:"faceName"`
	} `json:"foreignData"`
	Identifiers struct {
		ID string `json:"scryfallOracleId"`
	} `json:"identifiers"`
}

// mtgjson finds the entries in the rest of an object that holds them under
// "data".
func (s *scanner) mtgjson() error {
	found := false
	for s.More() {
		key, err := s.Token()
		if err != nil {
			return err
		}
		if key == "data" && !found {
			found, err = true, s.atomic()
		} else {
			_, err = s.next()
		}
		if err != nil {
			return err
		}
	}
	if _, err := s.Token(); err != nil {
		return err
	}
	if !found {
		return ErrFormat
	}
	return nil
}

// atomic finds the entries of an object from names to lists of faces.
func (s *scanner) atomic() error {
	if token, err := s.Token(); err != nil || token != json.Delim('{') {
		return ErrFormat
	}
	for first := true; s.More(); first = false {
		name, err := s.Token()
		if err != nil {
			return err
		}
		text, err := s.next()
		if err != nil {
			return err
		}
		if first && text[0] != '[' {
			return ErrFormat
		}
		called, _ := name.(string) // the keys of an object are strings
		if !s.keep(Entry{name: called, text: text, read: readAtomic}) {
			return errStopped
		}
	}
	_, err := s.Token()
	return err
}

// readAtomic reads a list of faces.
func readAtomic(text []byte) (Item, error) {
	var raw []mtgjsonFace
	if err := json.Unmarshal(text, &raw); err != nil {
		return Item{}, err
	}
	if len(raw) == 0 {
		return Item{}, errors.New("it has no face")
	}
	c := Card{ID: raw[0].Identifiers.ID}
	for i := range raw {
		c.Faces = append(c.Faces, raw[i].face())
		c.Foreign = append(c.Foreign, raw[i].foreign(i)...)
	}
	ok, err := c.finish(raw[0].Layout)
	if !ok || err != nil {
		return Item{}, err
	}
	return Item{Card: &c, Rulings: rulingsOf(c.ID, raw)}, nil
}

// rulingsOf collects the rulings of the faces, each once: they are given with
// every face.
func rulingsOf(card string, raw []mtgjsonFace) []Ruling {
	var list []Ruling
	seen := map[Ruling]bool{}
	for i := range raw {
		for _, r := range raw[i].Rulings {
			r.Card = card
			if r.Text != "" && !seen[r] {
				seen[r] = true
				list = append(list, r)
			}
		}
	}
	return list
}

// foreign are the names that a face has in other languages. Those of the whole card
// are given with every face, and taken from the first.
func (raw *mtgjsonFace) foreign(face int) []Foreign {
	var names []Foreign
	for _, f := range raw.Foreign {
		whole := strings.Contains(f.Name, " // ")
		if whole && face == 0 {
			names = append(names, Foreign{Whole, f.Name})
		}
		if own := cmp.Or(f.FaceName, f.Name); own != "" && !(whole && f.FaceName == "") {
			names = append(names, Foreign{face, own})
		}
	}
	return names
}

func (raw *mtgjsonFace) face() Face {
	f := Face{
		Name: cmp.Or(raw.FaceName, raw.Name), TypeLine: raw.Type, Text: raw.Text, ManaCost: raw.ManaCost,
		Colors: ordered(raw.Colors), ManaValue: int(raw.ManaValue),
		Power: number(raw.Power), Toughness: number(raw.Toughness),
		Loyalty: number(raw.Loyalty), Defense: number(raw.Defense),
	}
	if raw.FaceValue != nil {
		f.ManaValue = int(*raw.FaceValue)
	}
	return f
}
