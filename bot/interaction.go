package bot

import (
	"cmp"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
)

// The types of interactions.
const (
	typePing         = 1
	typeCommand      = 2
	typeComponent    = 3
	typeAutocomplete = 4
	typeForm         = 5
)

// interaction is what Discord sends when somebody uses the bot: only the parts
// that are looked at, so that parts unknown to us can do no harm.
type interaction struct {
	ID      string `json:"id"`
	AppID   string `json:"application_id"`
	Type    int    `json:"type"`
	Token   string `json:"token"`
	Guild   string `json:"guild_id"`
	Channel string `json:"channel_id"`
	Locale  string `json:"locale"`
	Where   struct {
		Parent string `json:"parent_id"`
	} `json:"channel"`
	// In a server the person is in Member, elsewhere in User.
	Member *member `json:"member"`
	Person *person `json:"user"`
	// Message is the one a component sits on; a form has it if a component
	// opened it.
	Message *message        `json:"message"`
	Owners  map[string]any  `json:"authorizing_integration_owners"`
	Data    interactionData `json:"data"`
}

type member struct {
	User        *person `json:"user"`
	Nick        string  `json:"nick"`
	Permissions string  `json:"permissions"`
}

type person struct {
	ID         string `json:"id"`
	Username   string `json:"username"`
	GlobalName string `json:"global_name"`
	Bot        bool   `json:"bot"`
}

type message struct {
	ID    string `json:"id"`
	Flags int    `json:"flags"`
}

type interactionData struct {
	Name       string        `json:"name"`
	Target     string        `json:"target_id"` // of a command on a message: its id
	Options    []givenOption `json:"options"`
	CustomID   string        `json:"custom_id"`
	Values     []string      `json:"values"`
	Components []formRow     `json:"components"`
	Resolved   struct {
		Users    map[string]*person  `json:"users"`
		Members  map[string]*member  `json:"members"`
		Messages map[string]*written `json:"messages"`
	} `json:"resolved"`
}

// written is a message that a command was used on.
type written struct {
	Content  string    `json:"content"`
	Author   *person   `json:"author"`
	Mentions []*person `json:"mentions"`
}

type givenOption struct {
	Name    string `json:"name"`
	Value   any    `json:"value"`
	Focused bool   `json:"focused"`
}

// formRow is a row of a sent form, or the label around a box.
type formRow struct {
	Components []formBox `json:"components"`
	Component  *formBox  `json:"component"`
}

type formBox struct {
	CustomID string `json:"custom_id"`
	Value    string `json:"value"`
}

// flagEphemeral marks a message that one person sees.
const flagEphemeral = 1 << 6

// parseInteraction reads an interaction. A part of the wrong shape, such as an
// unknown component, is an error only if nothing can be answered.
func parseInteraction(raw []byte) (*interaction, error) {
	var i interaction
	err := json.Unmarshal(raw, &i)
	var shape *json.UnmarshalTypeError
	if err != nil && !errors.As(err, &shape) {
		return nil, errors.New("an interaction that is no JSON")
	}
	if i.Type != typePing && (i.ID == "" || i.Token == "") {
		return nil, errors.New("an interaction without id or token")
	}
	return &i, nil
}

// user is whoever acts; nil when Discord does not say.
func (i *interaction) user() *person {
	if i.Member != nil && i.Member.User != nil {
		return i.Member.User
	}
	return i.Person
}

// userName is what the person is called where they act.
func (i *interaction) userName() string {
	nick := ""
	if i.Member != nil {
		nick = i.Member.Nick
	}
	return displayName(nick, i.user())
}

func displayName(nick string, p *person) string {
	name := nick
	if p != nil {
		name = cmp.Or(nick, p.GlobalName, p.Username)
	}
	return cmp.Or(cut(clean(name), maxName), "somebody")
}

// onPrivateMessage tells whether the pressed message is seen by one person.
func (i *interaction) onPrivateMessage() bool {
	return i.Message != nil && i.Message.Flags&flagEphemeral != 0
}

// permitExternalApps is the permission without which the answers of an app
// that only the user installed are private whatever we ask.
const permitExternalApps = 1 << 50

// administers tells whether whoever acts manages the server. It
// is Discord that says so, since what it sends comes over its own connection or
// with its signature.
func (i *interaction) administers() bool {
	if i.Guild == "" || i.Member == nil {
		return false
	}
	allowed, err := strconv.ParseUint(i.Member.Permissions, 10, 64)
	return err == nil && allowed&(permitAdministrator|permitManage) != 0
}

// on returns the text of the message that the command was used on, with the
// names of the people mentioned in it, and who wrote it.
func (i *interaction) on() (string, *person) {
	m := i.Data.Resolved.Messages[i.Data.Target]
	if m == nil {
		return "", nil
	}
	text := m.Content
	for _, p := range m.Mentions {
		if p != nil && snowflake(p.ID) {
			text = strings.NewReplacer("<@"+p.ID+">", displayName("", p), "<@!"+p.ID+">", displayName("", p)).Replace(text)
		}
	}
	return cut(clean(text), maxGiven), m.Author
}

// forcedPrivate tells whether Discord will make the answer private by itself.
func (i *interaction) forcedPrivate() bool {
	_, byGuild := i.Owners["0"]
	_, byUser := i.Owners["1"]
	if i.Guild == "" || byGuild || !byUser || i.Member == nil {
		return false
	}
	allowed, err := strconv.ParseUint(i.Member.Permissions, 10, 64)
	return err == nil && allowed&permitExternalApps == 0
}

// boxes returns what was typed into a form, by name, and the first box's text.
func (d interactionData) boxes() (all map[string]string, first string) {
	all = map[string]string{}
	for _, row := range d.Components {
		boxes := row.Components
		if row.Component != nil {
			boxes = append(boxes, *row.Component)
		}
		for _, box := range boxes {
			text := clean(box.Value)
			if len(all) == 0 {
				first = text
			}
			all[box.CustomID] = text
		}
	}
	return all, first
}
