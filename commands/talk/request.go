package talk

import (
	"context"

	"apnap/engine/say"
)

// User is a person who acts: somebody on Discord, or a name in the console.
type User struct {
	// ID identifies the person for as long as the ruling lives: a Discord
	// snowflake, or the name itself in the console.
	ID string
	// Name is what the person is called in prose. It is never trusted.
	Name string
}

// Place is where a request was made. All fields are empty in a terminal.
type Place struct {
	Guild, Channel string
	// Parent is the channel that a thread belongs to, empty elsewhere.
	Parent string
}

// Request is one use of a slash command.
type Request struct {
	// Command is the command's name without its slash, such as "resolve".
	Command string
	// Options holds the options given, by name. Values are what people typed.
	Options map[string]string
	// User is who asks; "me", "my" and "you" mean this person.
	User User
	// Place is where it was asked.
	Place Place
	// Mentions maps the ids of mentioned users ("<@id>" in option values) to
	// their names, as far as they could be looked up.
	Mentions map[string]string
	// Locale is the user's locale, such as "en-US" or "fr".
	Locale string
	// Admin says that the user is an administrator of the server, as the
	// transport knows it; always false outside servers.
	Admin bool
	// Alone says that the server lets only the user see what is answered.
	Alone bool
	// Text is the message that a message command was used on, and Author who
	// wrote it; both are empty for slash commands.
	Text   string
	Author User

	// Ping and images are what the server has settled.
	Ping, Images bool
}

// Press is a button pressed, a menu entry picked, or a form sent, on a reply.
type Press struct {
	// Ruling is the id of the ruling the reply belongs to; empty for replies
	// that hold no ruling (help, rule pages).
	Ruling string
	// Step is the step the pressed reply showed. A press whose step is no
	// longer the ruling's is stale and changes nothing.
	Step int
	// Action says what was pressed; see the Act constants.
	Action string
	// Value is the option pressed or picked, or what was typed into a form's
	// first box.
	Value string
	// Values holds a form's boxes by name.
	Values map[string]string
	// Form is the Value of the form that was sent.
	Form string
	// Picked is the user picked from a menu of users.
	Picked User
	// User is who pressed.
	User User
	// Place is where it was pressed; it must be where the ruling lives.
	Place Place
	// Alone says that the server lets only the presser see what is answered.
	Alone bool
	// Interaction identifies this press so that a repeated delivery counts once.
	Interaction string
	// Locale is the presser's locale.
	Locale string
}

// The actions that buttons carry.
const (
	ActChoose   = "c" // Value: option id of the open choice
	ActSeat     = "s" // Value: player name the presser says to be ("I am Bob")
	ActBack     = "b" // take back the last choice
	ActWhy      = "w" // why these options: the rules, privately
	ActOrders   = "o" // every distinct end
	ActRestart  = "r" // all choices again
	ActEdition  = "e" // Value: an edition to rule under instead
	ActShare    = "h" // make a private ruling public
	ActRunHelp  = "x" // Value: number of a worked example
	ActShowRule = "n" // Value: "NUMBER" or "NUMBER@EDITION"
	ActPage     = "p" // Value: "COMMAND:PAGE:ARG"
	ActEdit     = "f" // open the form, filled with the question
	ActForm     = "F" // a form was sent
	ActMean     = "m" // Value: number of a reading of a refused question
	ActSeats    = "t" // who sits where, with menus to give seats
	ActGive     = "g" // Value: number of the seat; Picked: who gets it
	ActShow     = "v" // show the ruling again, in a message of its own
	ActWrong    = "y" // opens a form: what looks wrong
	ActReport   = "Y" // that form was sent
	ActReasons  = "q" // Value: position of an end whose reasons are wanted
	ActDelete   = "D" // delete the ruling
	ActFollow   = "u" // opens a form: what if something else holds too
	ActFollowed = "U" // that form was sent
	ActLink     = "k" // make a page of the ruling, and give its address
	ActForget   = "d" // delete what is kept of the presser
	ActLook     = "L" // Value: as of ActPage; shown to the presser alone
)

// Partial is an option being typed, for autocomplete.
type Partial struct {
	Command, Option, Typed string
	User                   User
	Place                  Place
	Locale                 string
}

// Suggestion is one autocomplete entry.
type Suggestion struct {
	Label string // what is shown, at most 100 characters
	Value string // what is sent, at most 100 characters
}

// OptionSpec describes one option of a slash command. Requests bring it under
// the English form of its name, whatever it is called where it is typed.
type OptionSpec struct {
	Name, Description say.Message
	Required          bool
	Boolean           bool
	Channel           bool // the value is a channel's id
	Autocomplete      bool
	MaxLength         int // in characters; 0 means no limit of ours
}

// Spec describes one command for registration and for help. Requests bring it
// under the English form of its name, whatever it is called where it is typed.
type Spec struct {
	Name, Description say.Message
	Options           []OptionSpec
	// OnMessage marks a command that stands in the menu of a message under its
	// name, rather than being typed; it has neither description nor options.
	OnMessage bool
	// Admin marks a command for administrators of a server; there is none
	// outside servers.
	Admin bool
}

// Service is all that a transport needs: the bot and the console know nothing
// else of the commands.
type Service interface {
	// Specs lists the commands to register.
	Specs() []Spec
	// Run carries out a slash command. It always answers.
	Run(ctx context.Context, r Request) Reply
	// Press carries out a press. It always answers; a press that does not count
	// (wrong player, stale step) gets a private reply and changes nothing.
	Press(ctx context.Context, p Press) Reply
	// Complete suggests values for an option being typed.
	Complete(ctx context.Context, p Partial) []Suggestion
	// News sends what servers want to be told of a newer rules text, if there is one
	// that they have not been told of.
	News(ctx context.Context, send func(context.Context, Post) error) error
}
