package bot

import "slices"

// The types of answers to an interaction.
const (
	answerPong        = 1
	answerMessage     = 4
	answerLater       = 5 // "is thinking", edited afterwards
	answerUpdateLater = 6 // nothing is shown, the message is edited afterwards
	answerUpdate      = 7
	answerSuggestions = 8
	answerForm        = 9
)

// callback is the first answer to an interaction.
type callback struct {
	Type int `json:"type"`
	Data any `json:"data,omitempty"`
}

// outMessage is a message as it is sent. Content, embeds and components are
// always there, so that an update restates the whole message.
type outMessage struct {
	Content    string          `json:"content"`
	Embeds     []embed         `json:"embeds"`
	Components []row           `json:"components"`
	Mentions   allowedMentions `json:"allowed_mentions"`
	Flags      int             `json:"flags,omitempty"`
	// Attachments are the files that are sent with it, in their order.
	Attachments []attachment `json:"attachments,omitempty"`
	files       []file
}

// file is a file of a message.
type file struct {
	name string
	data []byte
}

// attachment describes a file; its number is its place among them, which
// Discord's description wants as text.
type attachment struct {
	ID          string `json:"id"`
	Filename    string `json:"filename"`
	Description string `json:"description,omitempty"`
}

// bare is the message without its files.
func (m outMessage) bare() outMessage {
	m.Attachments, m.files = nil, nil
	m.Embeds = slices.Clone(m.Embeds)
	for i := range m.Embeds {
		m.Embeds[i].Image = nil
	}
	return m
}

// allowedMentions with an empty list allows none but the users named.
type allowedMentions struct {
	Parse []string `json:"parse"`
	Users []string `json:"users,omitempty"`
}

type embed struct {
	Title       string  `json:"title,omitempty"`
	Description string  `json:"description,omitempty"`
	Color       int     `json:"color,omitempty"`
	Footer      *footer `json:"footer,omitempty"`
	Image       *image  `json:"image,omitempty"`
}

type image struct {
	URL string `json:"url"`
}

type footer struct {
	Text string `json:"text"`
}

// The types of components.
const (
	componentRow    = 1
	componentButton = 2
	componentMenu   = 3
	componentBox    = 4
	componentUsers  = 5
)

type row struct {
	Type       int   `json:"type"`
	Components []any `json:"components"`
}

type outButton struct {
	Type     int    `json:"type"`
	Style    int    `json:"style"`
	Label    string `json:"label"`
	CustomID string `json:"custom_id"`
}

// styleLink is the style of a button that opens an address.
const styleLink = 5

type outLink struct {
	Type  int    `json:"type"`
	Style int    `json:"style"`
	Label string `json:"label"`
	URL   string `json:"url"`
}

type outMenu struct {
	Type        int        `json:"type"`
	CustomID    string     `json:"custom_id"`
	Placeholder string     `json:"placeholder,omitempty"`
	Options     []outEntry `json:"options"`
}

// outUsers is a menu of the people who are there.
type outUsers struct {
	Type        int    `json:"type"`
	CustomID    string `json:"custom_id"`
	Placeholder string `json:"placeholder,omitempty"`
}

type outEntry struct {
	Label       string `json:"label"`
	Value       string `json:"value"`
	Description string `json:"description,omitempty"`
}

type outForm struct {
	Title      string `json:"title"`
	CustomID   string `json:"custom_id"`
	Components []row  `json:"components"`
}

type outBox struct {
	Type        int    `json:"type"`
	Style       int    `json:"style"`
	CustomID    string `json:"custom_id"`
	Label       string `json:"label"`
	Placeholder string `json:"placeholder,omitempty"`
	Value       string `json:"value,omitempty"`
	Required    bool   `json:"required"`
	MaxLength   int    `json:"max_length,omitempty"`
}

type outSuggestions struct {
	Choices []outSuggestion `json:"choices"`
}

type outSuggestion struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}
