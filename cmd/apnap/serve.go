package main

import (
	"context"
	"errors"
	"log/slog"
	"regexp"
	"time"

	"github.com/spf13/cobra"

	"apnap/bot"
	"apnap/bot/store"
	pages "apnap/bot/web"
	"apnap/engine"
)

// expireRhythm is how often old rulings are looked for: each hour, and more often
// where they are kept for only a few.
func expireRhythm(keep time.Duration) time.Duration {
	return min(time.Hour, max(time.Second, keep/4))
}

// serveCommand is apnap serve.
func (s *session) serveCommand() *cobra.Command {
	c := &cobra.Command{Use: "serve", Short: "Run the Discord bot", Args: cobra.NoArgs,
		Example: "  apnap serve\n  apnap serve --http :8080"}
	addr := c.Flags().String("http", "", "answer Discord's signed interactions on this address instead of the gateway")
	c.RunE = s.begin(func(ctx context.Context, _ []string) error { return s.serve(ctx, *addr) })
	return c
}

// serve runs the bot until it is told to stop: over the gateway, or, where an
// address is given, answering signed interactions there.
func (s *session) serve(ctx context.Context, interactions string) error {
	token, err := s.settings.token()
	if err != nil {
		return err
	}
	if token == "" {
		return errors.New("discord.token (DISCORD_TOKEN) is not set; apnap doctor says how to get one")
	}
	log, err := s.logger()
	if err != nil {
		return err
	}
	web, err := s.settings.webURL()
	if err != nil {
		return err
	}
	proxies, err := s.settings.webProxies()
	if err != nil {
		return err
	}
	config := s.botConfig(token, interactions)
	if err := config.Check(); err != nil {
		return err
	}
	if _, err := s.second(log); err != nil {
		return err
	}
	keep, err := s.settings.keepRulings()
	if err != nil {
		return err
	}
	address, err := s.settings.storeAddress()
	if err != nil {
		return err
	}
	if !tokenParts.MatchString(token) {
		return errors.New("discord.token (DISCORD_TOKEN) does not look like a bot's token: three parts with dots between; copy it again, without spaces")
	}
	rulings, err := store.Open(ctx, address)
	if err != nil {
		return err
	}
	defer rulings.Close()
	desk, done := s.desk(store.Watched(rulings, log), engine.Limits{States: 1 << 18, Outcomes: 1000}, engine.Limits{States: 700_000, Outcomes: 8000}, log)
	defer done()
	if web != "" {
		if config.Pages, err = pages.Handler(desk, proxies, log); err != nil {
			return err
		}
	}
	endUpdates, err := s.updating(ctx, log)
	if err != nil {
		return err
	}
	defer endUpdates()
	go expire(ctx, rulings, keep, log)
	go s.watchIndex(ctx, log)
	return bot.Run(ctx, config, desk, rulings, log)
}

// tokenParts is the least that every token has: without it nothing is tried.
var tokenParts = regexp.MustCompile(`^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$`)

// botConfig is what the bot is told: the token, where it answers signed
// interactions, and the configuration.
func (s *session) botConfig(token, interactions string) bot.Config {
	return bot.Config{Token: token, APIURL: s.settings.get("discord.api_url"), HTTPAddr: s.settings.get("http.addr"),
		InteractionsAddr: interactions, PublicKey: s.settings.get("discord.public_key"), Shards: s.settings.get("discord.shards")}
}

// logger writes structured lines to standard error.
func (s *session) logger() (*slog.Logger, error) {
	var level slog.Level
	if err := level.UnmarshalText([]byte(s.settings.get("log.level"))); err != nil {
		return nil, errors.New("log.level (LOG_LEVEL) must be debug, info, warn or error")
	}
	return slog.New(slog.NewTextHandler(s.errOut, &slog.HandlerOptions{Level: level})), nil
}

// expire forgets old rulings, now and then, until ctx ends.
func expire(ctx context.Context, rulings *store.Store, keep time.Duration, log *slog.Logger) {
	tick := time.NewTicker(expireRhythm(keep))
	defer tick.Stop()
	for {
		if n, err := rulings.Expire(ctx, time.Now().Add(-keep)); err != nil && ctx.Err() == nil {
			log.Warn("old rulings could not be removed", "err", err)
		} else if n > 0 {
			log.Info("old rulings removed", "rulings", n)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}
