package bot

import (
	"context"
	"fmt"
	"strconv"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// run carries out a slash command.
func (t *turn) run(ctx context.Context) talk.Reply {
	options := t.i.options()
	for _, v := range options {
		if size(v) > maxGiven {
			return t.sorry(say.New(sayTooLong))
		}
	}
	private := t.i.forcedPrivate()
	if private {
		options["private"] = "true"
	}
	asked := talk.Request{
		Command:  t.i.Data.Name,
		Options:  options,
		User:     talk.User{ID: t.i.user().ID, Name: t.i.userName()},
		Place:    t.i.place(),
		Mentions: t.bot.names.resolve(ctx, t.i, options),
		Locale:   t.i.Locale,
		Admin:    t.i.administers(),
		Alone:    private,
	}
	if text, author := t.i.on(); author != nil {
		asked.Text, asked.Author = text, talk.User{ID: author.ID, Name: displayName("", author)}
	}
	r := t.bot.service.Run(ctx, asked)
	if private {
		r.Private = true
		r.Notes = append(r.Notes, t.lang().Say(sayPrivate))
	}
	return r
}

func (i *interaction) place() talk.Place {
	return talk.Place{Guild: i.Guild, Channel: i.Channel, Parent: i.Where.Parent}
}

// options returns the values given, as people would type them.
func (i *interaction) options() map[string]string {
	out := map[string]string{}
	for _, o := range i.Data.Options {
		switch v := o.Value.(type) {
		case string:
			out[o.Name] = clean(v)
		case float64:
			out[o.Name] = strconv.FormatFloat(v, 'f', -1, 64)
		case bool:
			out[o.Name] = strconv.FormatBool(v)
		case nil: // a group of options; none of our commands has one
		default:
			out[o.Name] = fmt.Sprint(v)
		}
	}
	return out
}

// suggestions answers an option being typed; none when anything goes wrong.
func (t *turn) suggestions(ctx context.Context) []outSuggestion {
	out := []outSuggestion{}
	user := t.i.user()
	if user == nil || !t.bot.typing.Allow(user.ID, t.arrived) {
		return out
	}
	ctx, cancel := context.WithDeadline(ctx, t.arrived.Add(typeLimit))
	defer cancel()
	seen := map[string]bool{}
	for _, s := range t.bot.complete(ctx, t.i) {
		name := cut(oneLine(s.Label), maxCommandText)
		if name == "" || s.Value == "" || size(s.Value) > maxCommandText || seen[s.Value] || len(out) == maxSuggestions {
			continue
		}
		seen[s.Value] = true
		out = append(out, outSuggestion{Name: name, Value: s.Value})
	}
	return out
}

// complete asks the commands for suggestions until ctx ends.
func (b *Bot) complete(ctx context.Context, i *interaction) []talk.Suggestion {
	p := talk.Partial{Command: i.Data.Name, Place: i.place(), Locale: i.Locale}
	if u := i.user(); u != nil {
		p.User = talk.User{ID: u.ID, Name: i.userName()}
	}
	for _, o := range i.Data.Options {
		if o.Focused {
			p.Option, p.Typed = o.Name, cut(fmt.Sprint(o.Value), maxGiven)
		}
	}
	out := make(chan []talk.Suggestion, 1)
	b.work.group.Go(func() {
		var found []talk.Suggestion
		defer func() {
			b.recovered(recover(), "suggestions")
			out <- found
		}()
		found = b.service.Complete(ctx, p)
	})
	select {
	case found := <-out:
		return found
	case <-ctx.Done():
		return nil
	}
}
