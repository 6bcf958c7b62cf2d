package talk

import "context"

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
