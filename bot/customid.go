package bot

import (
	"errors"
	"strconv"
	"strings"

	"apnap/bot/store"
	"apnap/commands/talk"
)

// customID is what a component carries. It is opaque to people, and never
// trusted when it comes back.
type customID struct {
	// Kind is one of the kinds below.
	Kind   byte
	Ruling string
	Step   int
	Action string
	// Value is a button's value, or the key of a long one. For menus it is the
	// menu's place in the message, so that the ids differ.
	Value string
}

const (
	kindButton     = 'b'
	kindLongButton = 'l' // Value is a key of the store
	kindMenu       = 'm'
	kindForm       = 'f'
	kindUsers      = 'u' // a menu of users
)

const idSeparator = "|"

// keyMark stands before a menu entry's value that is a key of the store.
const keyMark = "~"

// String writes the id; parseCustomID reads it.
func (c customID) String() string {
	return strings.Join([]string{string(c.Kind), c.Ruling, strconv.Itoa(c.Step), c.Action, c.Value}, idSeparator)
}

// errForeignID says that a component is none of ours.
var errForeignID = errors.New("not a custom_id of this bot")

func parseCustomID(s string) (customID, error) {
	parts := strings.SplitN(s, idSeparator, 5)
	if len(parts) != 5 || len(parts[0]) != 1 || size(s) > maxCustomID {
		return customID{}, errForeignID
	}
	c := customID{Kind: parts[0][0], Ruling: parts[1], Action: parts[3], Value: parts[4]}
	step, err := strconv.Atoi(parts[2])
	if err != nil || step < 0 || strconv.Itoa(step) != parts[2] || c.Action == "" {
		return customID{}, errForeignID
	}
	c.Step = step
	switch c.Kind {
	case kindButton, kindLongButton, kindMenu, kindForm, kindUsers:
		return c, nil
	}
	return customID{}, errForeignID
}

// idMaker makes the custom ids of one reply and collects the values that are
// too long for them.
type idMaker struct {
	ruling string
	step   int
	used   map[string]bool
	long   []string
}

func newIDMaker(r talk.Reply) *idMaker {
	return &idMaker{ruling: r.Ruling, step: max(r.Step, 0), used: map[string]bool{}}
}

// button returns the id for a button, or "" when the message has it already or
// it cannot be told.
func (m *idMaker) button(action, value string) string {
	if id := m.make(kindButton, action, value); id != "" || m.fits(kindButton, action, value) {
		return id
	}
	m.long = append(m.long, value)
	return m.make(kindLongButton, action, store.Key(value))
}

func (m *idMaker) fits(kind byte, action, value string) bool {
	return size(customID{kind, m.ruling, m.step, action, value}.String()) <= maxCustomID
}

func (m *idMaker) make(kind byte, action, value string) string {
	id := customID{kind, m.ruling, m.step, action, value}
	s := id.String()
	if got, err := parseCustomID(s); err != nil || got != id || m.used[s] {
		return ""
	}
	m.used[s] = true
	return s
}

// entry returns the value to send for a menu entry.
func (m *idMaker) entry(value string) string {
	if value != "" && size(value) <= maxEntryText && !strings.HasPrefix(value, keyMark) {
		return value
	}
	m.long = append(m.long, value)
	return keyMark + store.Key(value)
}
