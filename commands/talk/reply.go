package talk

import (
	"context"
	"errors"

	"apnap/engine/say"
	"apnap/rulesdb"
)

// Words is a run of words in the comparison of two wordings.
type Words = rulesdb.Span

// What became of a run of words.
const (
	WordsKept = rulesdb.Kept
	WordsGone = rulesdb.Gone
	WordsCome = rulesdb.Come
)

// Line is one sentence of a reply with the rules that carry it.
type Line struct {
	Text  string
	Rules []string // numbers in the reply's edition
	// Words follow the text: how one wording became another, word by word.
	Words []Words
	// Option marks one of the ways to choose, which have no number.
	Option bool
}

// Style is how a button looks.
type Style uint8

// The styles of buttons.
const (
	StylePlain  Style = iota // looks at something
	StyleChoice              // answers the open choice
	StyleDanger              // throws something away
)

// Button is something to press under a reply.
type Button struct {
	Label  string // at most 80 characters
	Action string // an Act constant
	Value  string // opaque to the transport
	Style  Style
}

// Link is a button that opens an address. Addresses are the operator's or ours,
// never a user's.
type Link struct {
	Label, URL string
}

// Menu is a list to pick one entry from.
type Menu struct {
	Placeholder string
	Action      string
	Entries     []MenuEntry // at most 25
	// Users makes it a menu of the people who are there, instead of entries;
	// Value comes back with who was picked.
	Users bool
	Value string
}

// MenuEntry is one entry of a menu.
type MenuEntry struct {
	Label, Value, Description string
}

// Box is one text box of a form.
type Box struct {
	Name, Label, Placeholder, Value string
	Long, Required                  bool
	MaxLength                       int
}

// Form is a set of boxes to fill in. A reply that holds a form is shown as one
// and nothing else.
type Form struct {
	Title  string
	Action string
	Value  string // comes back as Press.Form; opaque to the transport, and short
	Boxes  []Box  // at most 5
}

// Reply is what a command answers: plain data that the bot turns into a Discord
// message and the terminal prints. Text is plain: the transport escapes it and
// cuts it; nothing in it is markup.
type Reply struct {
	// Ruling and Step name the ruling that the buttons belong to.
	Ruling string
	Step   int
	// Title stands above everything, such as "Bob chooses" or "614.5".
	Title string
	// Verdict is the answer in one line.
	Verdict string
	// Lines are the reasoning, in order.
	Lines []Line
	// Tree is drawn as a picture, or told line by line where there are none.
	Tree *Tree
	// From counts the lines on the pages before this one.
	From int
	// Body is longer prose, such as a rule's text.
	Body string
	// Quote shows the user's own words with the misunderstood ones marked by
	// ⟨ and ⟩; it is set on refusals.
	Quote string
	// Notes are remarks in small print: assumptions, what is left aside.
	Notes []string
	// Image is the address of a picture, of the operator's choosing; empty for none.
	Image string
	// RulePage and CardPage are the addresses of a rule's and of a card's page, with
	// {number} (or {undotted}, the same without its dot) and {name} for what they are of; empty for none. Numbers of rules and the
	// names of Cards lead there.
	RulePage, CardPage string
	// Cards are the cards that the reply may name, longer names before shorter.
	Cards []string
	// Footer names the edition.
	Footer string
	// Buttons are rows of at most five.
	Buttons [][]Button
	Menus   []Menu
	Links   []Link // at most five, in a row of their own
	Form    *Form
	// Private asks that only the person who asked sees it.
	Private bool
	// New asks for a message of its own instead of an update of the pressed one.
	New bool
	// Again says that another message has shown the ruling so far; from now on it
	// lives in this one.
	Again bool
	// Gone says that there is no such ruling any more: it takes the place of what was
	// pressed, and of the message that shows the ruling.
	Gone bool
	// Where asks for a way to the message that shows the ruling.
	Where bool
	// Later gives the reply that takes this one's place; nil where this one stands. It may
	// take many seconds, in which it keeps no processor busy.
	Later func(context.Context) Reply
	// Refused is the refusal's code, empty when the question was answered.
	Refused string
	// Chooser is the id of the user who is asked, empty where nobody sits there yet.
	Chooser string
	// Calls addresses that user by mention, in place of the title where mentions can
	// be shown: "<@1> chooses".
	Calls string
	// Ping says that the chooser is pinged.
	Ping bool
	// Mentioned lists the ids of users whom the text may name by mention; none
	// of them is pinged.
	Mentioned []string
	// Posts are messages for channels, to be sent after the reply.
	Posts []Post
	// Changed are other rulings that it changed, as their own messages are to show them.
	Changed []Reply
	// Channels lists the ids of channels that the text may name as "<#id>".
	Channels []string
}

// Told is a private sentence that changes nothing.
func Told(says string) Reply { return Reply{Verdict: says, Private: true, New: true} }

// Privately makes a reply a message of its own that only the presser sees.
func Privately(r Reply) Reply {
	r.Private, r.New = true, true
	return r
}

// sayNothingNow answers a press that no longer does anything.
const sayNothingNow = "This button does nothing any more."

// NothingNow is the answer to a press that no longer does anything.
func NothingNow(l say.Language) Reply { return Told(l.Say(sayNothingNow)) }

// What fits under a reply.
const (
	MaxButtonLabel = 80
	MaxRowButtons  = 5
	MaxChoiceRows  = 2 // rows of options; more of them go into a menu
	MaxMenuEntries = 25
	MaxEntryText   = 100
)

// MaxEditionLength is how many characters the name of an edition may have.
const MaxEditionLength = 40

// Post is a message for a channel, in answer to nobody there.
type Post struct {
	Guild, Channel string
	Language       say.Language
	Reply          Reply
	// Else is what who asked for it is told where it cannot be posted; the zero Reply
	// says nothing.
	Else Reply
}

// ErrClosed says that a channel does not let me post in it, and will not by itself.
var ErrClosed = errors.New("the channel is closed to me")
