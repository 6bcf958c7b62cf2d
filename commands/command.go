package commands

import (
	"context"

	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// command is one of the slash commands: what it is called and takes, and what carries it out.
type command struct {
	spec talk.Spec
	run  func(d *Desk, ctx context.Context, r talk.Request) talk.Reply
	sort commandSort
}

// commandSort is what a server's settings make of a command.
type commandSort uint8

const (
	rulesOn commandSort = iota // it rules on a question
	looksUp                    // it looks something up, which a server may keep to who asked
	aboutUs                    // it is about the bot itself: it answers in every channel, whatever edition is in force
)

// commands are the slash commands in the order in which they are listed.
func (d *Desk) commands() []command {
	return []command{
		{spec: resolveSpec(), run: (*Desk).resolve},
		{spec: askSpec(), run: (*Desk).resolve},
		{spec: lookup.RuleSpec(), sort: looksUp, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply {
			return d.RuleShown(ctx, r.Options["number"], r.Options["edition"])
		}},
		{spec: lookup.SearchSpec(), sort: looksUp, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply {
			return d.Search(ctx, r.Options["words"], r.Options["edition"], 0)
		}},
		{spec: lookup.DefineSpec(), sort: looksUp, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply {
			return d.Define(ctx, r.Options["term"], r.Options["edition"])
		}},
		{spec: lookup.HistorySpec(), sort: looksUp, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply {
			return d.HistoryReply(ctx, r.Options["number"], r.Options["edition"], 0)
		}},
		{spec: lookup.CompareSpec(), sort: looksUp, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply {
			return d.CompareReply(ctx, r.Options["number"], r.Options["from"], r.Options["to"], 0)
		}},
		{spec: lookup.CardSpec(), sort: looksUp, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply { return d.CardShown(ctx, r) }},
		{spec: rulingSpec(), run: (*Desk).ruling},
		{spec: helpSpec(), sort: aboutUs, run: func(d *Desk, _ context.Context, _ talk.Request) talk.Reply { return d.help() }},
		{spec: aboutSpec(), sort: aboutUs, run: func(d *Desk, ctx context.Context, _ talk.Request) talk.Reply { return d.about(ctx) }},
		{spec: settingsSpec(d.second != nil), sort: aboutUs, run: (*Desk).settings},
		{spec: forgetSpec(), sort: aboutUs, run: func(d *Desk, ctx context.Context, r talk.Request) talk.Reply { return d.askForget(ctx, r.User) }},
		{spec: talk.Spec{Name: say.New(onMessageName), OnMessage: true}, run: func(d *Desk, _ context.Context, r talk.Request) talk.Reply { return d.onMessage(r) }},
	}
}

// commandCalled is the command with a name; false where there is none.
func (d *Desk) commandCalled(name string) (command, bool) {
	for _, c := range d.commands() {
		if c.spec.Name.String() == name {
			return c, true
		}
	}
	return command{}, false
}

// isSort reports whether a command is of a sort.
func (d *Desk) isSort(name string, s commandSort) bool {
	c, ok := d.commandCalled(name)
	return ok && c.sort == s
}
