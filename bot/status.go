package bot

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"sync/atomic"
	"time"
)

// status is what /readyz tells.
type status struct {
	registered atomic.Bool  // the commands are registered, or that was tried in vain
	wanted     atomic.Int32 // sessions at the gateway that this process should hold
	sessions   atomic.Int32 // those that are up

	application atomic.Value // the application's id as a string, from the gateway
}

// missing says what readiness lacks, or "".
func (b *Bot) missing(ctx context.Context) string {
	ctx, cancel := context.WithTimeout(ctx, storeLimit)
	defer cancel()
	switch s := b.status; {
	case s.sessions.Load() < s.wanted.Load():
		return "the gateway is not connected"
	case !s.registered.Load():
		return "the commands are not registered"
	case b.store.Answers(ctx) != nil:
		return "the store does not answer"
	}
	return ""
}

// mountPages adds the pages of rulings to what is served, where there are any.
func (c Config) mountPages(mux *http.ServeMux) {
	if c.Pages != nil {
		mux.Handle("/r/", c.Pages)
		mux.Handle("/api/", c.Pages)
	}
}

// pages serves /healthz, /readyz and /metrics, and the pages of rulings.
func (b *Bot) pages(c Config) http.Handler {
	mux := http.NewServeMux()
	c.mountPages(mux)
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprintln(w, "ok")
	})
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		if missing := b.missing(r.Context()); missing != "" {
			http.Error(w, missing, http.StatusServiceUnavailable)
			return
		}
		fmt.Fprintln(w, "ready")
	})
	mux.Handle("GET /metrics", b.seen)
	return mux
}

// serve serves pages on addr until ctx ends. The key is the one that an error
// names.
func (b *Bot) serve(ctx context.Context, key, addr string, pages http.Handler) error {
	socket, err := (&net.ListenConfig{}).Listen(ctx, "tcp", addr)
	if err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	server := &http.Server{
		Handler: pages, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: 10 * time.Second, MaxHeaderBytes: 16 << 10,
	}
	b.log.Info("serving", "what", key, "addr", socket.Addr().String())
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(socket) }()
	select {
	case err := <-failed:
		return fmt.Errorf("%s: %w", key, err)
	case <-ctx.Done():
	}
	limit, cancel := context.WithTimeout(context.Background(), firstLimit)
	defer cancel()
	if server.Shutdown(limit) != nil {
		_ = server.Close() // whoever is still connected has had the time
	}
	return nil
}
