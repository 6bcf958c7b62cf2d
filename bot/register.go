package bot

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"time"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// outCommand is a command as Discord wants it registered.
type outCommand struct {
	called
	Type             int         `json:"type"`
	Options          []outOption `json:"options"`
	Permissions      int         `json:"default_member_permissions,omitempty"`
	IntegrationTypes []int       `json:"integration_types"`
	Contexts         []int       `json:"contexts"`
}

// called is what a command or an option is called and described as: in English,
// and by locale in the other languages. Interactions bring the English name.
type called struct {
	Name         string            `json:"name"`
	Names        map[string]string `json:"name_localizations,omitempty"`
	Description  string            `json:"description"`
	Descriptions map[string]string `json:"description_localizations,omitempty"`
}

// callName names and describes a command or an option; what has no description
// is described by its name.
func callName(name, description say.Message) called {
	if description.IsZero() {
		description = name
	}
	c := called{Name: name.String(), Names: map[string]string{}, Description: label(description.String(), maxCommandText), Descriptions: map[string]string{}}
	for _, l := range say.Languages() {
		if l != say.English {
			c.Names[l.Tag()], c.Descriptions[l.Tag()] = name.In(l), label(description.In(l), maxCommandText)
		}
	}
	return c
}

// The types of commands.
const (
	commandTyped     = 1
	commandOnMessage = 3
)

// permitAdministrator is the permission of a server's administrators, permitManage that
// of those who manage it.
const (
	permitAdministrator = 1 << 3
	permitManage        = 1 << 5
)

type outOption struct {
	called
	Type         int   `json:"type"`
	Required     bool  `json:"required"`
	Autocomplete bool  `json:"autocomplete,omitempty"`
	MaxLength    int   `json:"max_length,omitempty"`
	ChannelTypes []int `json:"channel_types,omitempty"`
}

// The types of options.
const (
	optionText    = 3
	optionBoolean = 5
	optionChannel = 7
)

// registration turns the specifications into what is registered: for servers
// and for users, in servers, in direct messages and between users.
func registration(specs []talk.Spec) []outCommand {
	out := make([]outCommand, 0, len(specs))
	for _, s := range specs {
		c := outCommand{
			called: callName(s.Name, s.Description), Type: commandTyped, Options: optionsFor(s.Options),
			IntegrationTypes: []int{0, 1}, Contexts: []int{0, 1, 2},
		}
		if s.OnMessage {
			c.Type, c.Options = commandOnMessage, []outOption{}
			c.Description, c.Descriptions = "", nil
		}
		if s.Admin {
			c.Permissions, c.IntegrationTypes, c.Contexts = permitManage, []int{0}, []int{0}
		}
		out = append(out, c)
	}
	return out
}

// optionsFor puts the required options first, as Discord wants them.
func optionsFor(specs []talk.OptionSpec) []outOption {
	out := make([]outOption, 0, len(specs))
	for _, s := range specs {
		o := outOption{called: callName(s.Name, s.Description), Type: optionText, Required: s.Required}
		switch {
		case s.Boolean:
			o.Type = optionBoolean
		case s.Channel:
			o.Type, o.ChannelTypes = optionChannel, writtenIn()
		default:
			o.Autocomplete = s.Autocomplete
			o.MaxLength = min(max(s.MaxLength, 0), maxGiven)
		}
		out = append(out, o)
	}
	slices.SortStableFunc(out, func(a, b outOption) int {
		switch {
		case a.Required == b.Required:
			return 0
		case a.Required:
			return -1
		}
		return 1
	})
	return out[:min(len(out), maxOptions)]
}

// writtenIn are the types of channels that people write in: text, voice,
// announcements, threads of each sort.
func writtenIn() []int { return []int{0, 2, 5, 10, 11, 12, 13, 15} }

// ErrToken says that Discord does not accept the token.
var ErrToken = errors.New("the token is refused by Discord: check discord.token (DISCORD_TOKEN)")

// Between tries to register.
const (
	registerLimit = 30 * time.Second
	registerPause = 10 * time.Second // doubled each time, up to an hour
)

// register registers the commands, trying until it works or ctx ends. The only
// error is ErrToken.
func (b *Bot) register(ctx context.Context) error {
	for pause := registerPause; ctx.Err() == nil; pause = min(2*pause, time.Hour) {
		err := b.registerOnce(ctx)
		if err == nil {
			b.status.registered.Store(true)
			b.log.Info("commands registered")
			return nil
		}
		if unauthorized(err) {
			return ErrToken
		}
		if ctx.Err() == nil {
			// Those registered before can be used all the same.
			b.status.registered.Store(true)
			b.seen.failed("registration")
			b.log.Error("the commands could not be registered; trying again", "err", err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
	}
	return nil
}

func (b *Bot) registerOnce(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, registerLimit)
	defer cancel()
	id, err := b.applicationID(ctx)
	if err != nil {
		return err
	}
	return b.api.call(ctx, http.MethodPut, "/applications/"+id+"/commands", registration(b.service.Specs()), nil)
}

// applicationID asks Discord who we are, at the older address where the newer
// is not known.
func (b *Bot) applicationID(ctx context.Context) (string, error) {
	var app struct {
		ID string `json:"id"`
	}
	var err error
	for _, path := range []string{"/applications/@me", "/oauth2/applications/@me"} {
		err = b.api.call(ctx, http.MethodGet, path, nil, &app)
		if err == nil && snowflake(app.ID) {
			return app.ID, nil
		}
		if unauthorized(err) {
			return "", err
		}
	}
	if id, ok := b.status.application.Load().(string); ok {
		return id, nil
	}
	return "", errors.Join(errors.New("the application's id is not to be had"), err)
}

// greeted notes who the gateway says we are, for when REST does not.
func (b *Bot) greeted(ready []byte) {
	var r struct {
		Application struct {
			ID string `json:"id"`
		} `json:"application"`
	}
	if json.Unmarshal(ready, &r) == nil && snowflake(r.Application.ID) {
		b.status.application.Store(r.Application.ID)
	}
}

func unauthorized(err error) bool {
	var api *apiError
	return errors.As(err, &api) && api.Status == http.StatusUnauthorized
}
