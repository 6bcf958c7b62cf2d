package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/engine/say"
	"apnap/rulesdb/update"
)

// agent is what the program calls itself where it fetches files.
const agent = "apnap/1 (rules bot; update)"

// updateCommand is apnap rules update or apnap cards update.
func (s *session) updateCommand(kind update.Kind, short string) *cobra.Command {
	c := &cobra.Command{Use: "update", Short: short, Args: cobra.NoArgs, Example: "  apnap " + string(kind) + " update"}
	c.RunE = s.begin(func(ctx context.Context, _ []string) error { return s.update(ctx, kind) })
	return s.jsonFlag(c, "update")
}

// update updates now.
func (s *session) update(ctx context.Context, kind update.Kind) error {
	u, done, err := s.updater()
	if err != nil {
		return err
	}
	defer done()
	u.Client.Tell = func(address string) { fmt.Fprintln(s.errOut, "fetching "+address) }
	outcome, err := u.Update(ctx, kind)
	if ctx.Err() != nil {
		return errors.New("the update was stopped; nothing was changed")
	}
	if err != nil {
		s.aside(fmt.Sprintf("A file that was downloaded otherwise is installed by apnap %s import FILE.", kind))
		return fmt.Errorf("%w; nothing was changed", err)
	}
	if s.json {
		_, err := s.out.Write(answer.JSON(outcome))
		return err
	}
	s.prose(outcome.Says)
	return nil
}

// updater is what updates this configuration's data directory. What is returned
// besides closes what was opened.
func (s *session) updater() (*update.Updater, func(), error) {
	stall, err := s.settings.stall()
	if err != nil {
		return nil, nil, err
	}
	cards := cardindex.OpenCards(s.settings.dataDir())
	u := &update.Updater{Dir: s.settings.dataDir(), RulesFrom: s.settings.get("rules.url"), CardsFrom: s.settings.get("cards.url"),
		Client: &update.Client{Agent: agent, Stall: stall}, Cards: cards}
	return u, func() { _ = cards.Close() }, nil
}

// updating updates in the background what is configured to be. What is returned
// ends that, and waits until it has ended.
func (s *session) updating(ctx context.Context, log *slog.Logger) (end func(), err error) {
	rhythms := map[update.Kind]time.Duration{}
	for _, kind := range []update.Kind{update.Rules, update.Cards} {
		if rhythms[kind], err = s.rhythm(kind); err != nil {
			return nil, err
		}
	}
	u, done, err := s.updater()
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	var group errgroup.Group
	for kind, every := range rhythms {
		if every > 0 {
			group.Go(func() error { u.Run(ctx, kind, every, log); return nil })
		}
	}
	return func() { stop(); _ = group.Wait(); done() }, nil
}

// rhythm is how often the bot updates what is of a kind; 0 is never. It sees to
// it that there is an address to update from.
func (s *session) rhythm(kind update.Kind) (time.Duration, error) {
	every, err := s.settings.rhythm(string(kind) + ".update")
	if err != nil || every == 0 {
		return 0, err
	}
	return every, s.checkFrom(kind)
}

// checkFrom checks the address from which what is of a kind is fetched.
func (s *session) checkFrom(kind update.Kind) error {
	key := string(kind) + ".url"
	if err := update.CheckAddress(s.settings.get(key)); err != nil {
		return fmt.Errorf("%s (%s): %w", key, envOf(key), err)
	}
	return nil
}

// updatesSay tells, for /about, what came of the last updates that were tried.
func (s *session) updatesSay() []say.Message {
	var says []say.Message
	for _, kind := range []update.Kind{update.Cards, update.Rules} {
		if state := update.ReadState(s.settings.dataDir(), kind); !state.Tried.IsZero() {
			says = append(says, updateSays(kind, &state))
		}
	}
	return says
}

// updateSays tells what came of an update. The program's own account of it, as
// in its logs, stays in English.
func updateSays(kind update.Kind, state *update.State) say.Message {
	when := state.When()
	switch {
	case kind == update.Cards && state.Failed:
		return say.New("Cards update failed on %s: %s.", when, state.Says)
	case kind == update.Cards:
		return say.New("Cards update %s: %s.", when, state.Says)
	case state.Failed:
		return say.New("Rules update failed on %s: %s.", when, state.Says)
	}
	return say.New("Rules update %s: %s.", when, state.Says)
}

// checkUpdate tells what came of the last update of a kind.
func (s *session) checkUpdate(kind update.Kind) finding {
	f := finding{what: string(kind) + " update"}
	every, err := s.settings.rhythm(string(kind) + ".update")
	_, stall := s.settings.stall()
	if f.wrong = together(err, s.checkFrom(kind), stall); f.wrong != "" {
		return f
	}
	how := "by hand"
	if every > 0 {
		how = "every " + s.settings.get(string(kind)+".update")
	}
	f.what += ", " + how
	state := update.ReadState(s.settings.dataDir(), kind)
	if state.Failed {
		f.wrong = fmt.Sprintf("%s; try apnap %s update, or look at %s.url", state, kind, kind)
		return f
	}
	f.what += ": " + state.String()
	return f
}
