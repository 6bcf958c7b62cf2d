package talk

import (
	"errors"

	"apnap/engine/say"
)

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
