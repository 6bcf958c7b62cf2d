// Package bot connects the commands to Discord: interactions come in over the
// gateway, become requests and presses, and the replies go back as messages
// that hold Discord's limits by construction.
//
// # An interaction, from where it comes in to its answer
//
// It comes by gateway.go, which keeps a session up by hold.go, for as many shards as shards.go says
// and one after the other by turns.go,
// or by signed.go, which Discord posts to. interaction.go is what comes of it, and handle.go takes
// it on: queue.go and crowd.go say when it is its turn, deferral.go answers what takes its time.
// command.go makes a request of a slash command and press.go a press of a button, whose id is
// customid.go; mentions.go finds what people are called. The reply of package commands is shown by
// show.go, laid out by render.go with components.go, pack.go, text.go, escape.go, links.go and upload.go within
// limits.go, and sent as wire.go has it by rest.go, which waits as holds.go says; post.go writes to other
// channels, hooks.go remembers by what a message can be changed.
//
// # The bot itself
//
// bot.go is the bot, run.go runs and ends it, config.go reads how, register.go registers the commands,
// status.go and metrics.go tell how it is, redact.go keeps tokens out of its log, sentences.go has
// what it says by itself.
//
// # The rooms
//
// library mends Discord's library; store keeps rulings, seats and reports; picture draws trees;
// web serves pages; flood counts who asks how often; standin is Discord for the tests.
//
// # Where to begin
//
// A new slash command: its row in package commands; nothing here, since what
// is registered and how options come in follow from it. A new part of a reply: render.go.
package bot
