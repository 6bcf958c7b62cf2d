package cardfile

// mtgjsonFace holds the fields of MTGJSON's atomic card that matter here; a
// card is a list of them, one for each face.
type mtgjsonFace struct {
	Name        string   `json:"name"`
	FaceName    string   `json:"faceName"`
	Layout      string   `json:"layout"`
	ManaCost    string   `json:"manaCost"`
	ManaValue   float64  `json:"manaValue"`
	FaceValue   *float64 `json:"faceManaValue"`
	Type        string   `json:"type"`
	Text        string   `json:"text"`
	Power       string   `json:"power"`
	Toughness   string   `json:"toughness"`
	Loyalty     string   `json:"loyalty"`
	Defense     string   `json:"defense"`
	Colors      []string `json:"colors"`
	Identifiers struct {
		ID string `json:"scryfallOracleId"`
	} `json:"identifiers"`
}

// atomicCard turns a list of faces into a Card; false for what is no card of
// the game.
func atomicCard(raw []mtgjsonFace) (Card, bool) {
	if len(raw) == 0 {
		return Card{}, false
	}
	c := Card{ID: raw[0].Identifiers.ID}
	for i := range raw {
		c.Faces = append(c.Faces, raw[i].face())
	}
	return c, c.finish(raw[0].Layout)
}

func (raw *mtgjsonFace) face() Face {
	f := Face{
		Name: raw.FaceName, TypeLine: raw.Type, Text: raw.Text, ManaCost: raw.ManaCost,
		Colors: ordered(raw.Colors), ManaValue: int(raw.ManaValue),
		Power: number(raw.Power), Toughness: number(raw.Toughness),
		Loyalty: number(raw.Loyalty), Defense: number(raw.Defense),
	}
	if f.Name == "" {
		f.Name = raw.Name
	}
	if raw.FaceValue != nil {
		f.ManaValue = int(*raw.FaceValue)
	}
	return f
}
