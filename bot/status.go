package bot

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync/atomic"
	"time"
)

// status is what /readyz tells.
type status struct {
	registered atomic.Bool // the commands are registered
	connected  atomic.Bool // the gateway's session is up
}

// missing says what readiness lacks, or "".
func (s *status) missing() string {
	switch {
	case !s.connected.Load():
		return "the gateway is not connected"
	case !s.registered.Load():
		return "the commands are not registered"
	}
	return ""
}

// pages serves /healthz, /readyz and /metrics.
func (b *Bot) pages() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprintln(w, "ok")
	})
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, _ *http.Request) {
		if missing := b.status.missing(); missing != "" {
			http.Error(w, missing, http.StatusServiceUnavailable)
			return
		}
		fmt.Fprintln(w, "ready")
	})
	mux.Handle("GET /metrics", b.seen)
	return mux
}

// serve serves the pages on addr until ctx ends.
func (b *Bot) serve(ctx context.Context, addr string) error {
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", addr)
	if err != nil {
		return fmt.Errorf("http.addr (HTTP_ADDR): %w", err)
	}
	server := &http.Server{
		Handler: b.pages(), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: 10 * time.Second, MaxHeaderBytes: 16 << 10,
	}
	b.log.Info("serving health and metrics", "addr", listener.Addr().String())
	stop := context.AfterFunc(ctx, func() { _ = server.Close() })
	defer stop()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("http.addr (HTTP_ADDR): %w", err)
	}
	return nil
}
