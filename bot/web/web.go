// Package web serves pages of rulings that were published, and the same answers as
// JSON that a terminal gives.
package web

import (
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"log/slog"
	"net/http"
	"net/netip"
	"strings"
	"time"

	"apnap/bot/flood"
	"apnap/bot/picture"
	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/engine/say"
)

// Desk is what the pages are made from.
type Desk interface {
	// Published gives a ruling that has a page, or commands.ErrNotFound.
	Published(ctx context.Context, id string) (*commands.Published, error)
	// Rule and RuleParagraph work out a question in parts, and in words.
	Rule(ask ruling.Ask) (*ruling.Case, error)
	RuleParagraph(text string, ask ruling.Ask) (*ruling.Case, error)
}

// What one address may ask for: so much a second in the long run, and so much at once.
const (
	askRate, askBurst   = 1, 10
	pageRate, pageBurst = 5, 40

	maxBody   = 64 << 10
	maxAtOnce = 2 // questions worked out at the same time
)

//go:embed page.html
var files embed.FS

// Handler serves GET /r/ID, GET /r/ID/tree.png, GET /api/ruling?id=ID, POST /api/resolve
// and POST /api/ask. What proxies tell of who asks is believed.
func Handler(desk Desk, proxies []netip.Prefix, log *slog.Logger) (http.Handler, error) {
	page, err := template.ParseFS(files, "page.html")
	if err != nil {
		return nil, err
	}
	painter, err := picture.New()
	if err != nil {
		return nil, err
	}
	s := &server{desk: desk, proxies: proxies, log: log, page: page, painter: painter, asks: flood.New(askRate, askBurst), pages: flood.New(pageRate, pageBurst), slots: make(chan struct{}, maxAtOnce)}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /r/{id}", s.paced(s.pages, s.showPage))
	mux.HandleFunc("GET /r/{id}/tree.png", s.paced(s.pages, s.showTree))
	mux.HandleFunc("GET /api/ruling", s.paced(s.pages, s.showJSON))
	mux.HandleFunc("POST /api/resolve", s.paced(s.asks, s.resolve))
	mux.HandleFunc("POST /api/ask", s.paced(s.asks, s.ask))
	return mux, nil
}

// server answers the requests.
type server struct {
	desk        Desk
	proxies     []netip.Prefix
	log         *slog.Logger
	page        *template.Template
	painter     *picture.Painter
	asks, pages *flood.Flood
	slots       chan struct{}
}

// paced answers as often as the address may ask.
func (s *server) paced(p *flood.Flood, do http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		for name, value := range map[string]string{
			"Content-Security-Policy": "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			"X-Content-Type-Options":  "nosniff", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex", "Cache-Control": "no-store",
		} {
			w.Header().Set(name, value)
		}
		if !p.Allow("from "+clientOf(r, s.proxies), time.Now()) {
			w.Header().Set("Retry-After", "10")
			refuse(w, r, http.StatusTooManyRequests, "Too many requests; please wait a little.")
			return
		}
		do(w, r)
	}
}

// published fetches the ruling that is asked for, or says that there is none.
func (s *server) published(w http.ResponseWriter, r *http.Request, id string) *commands.Published {
	p, err := s.desk.Published(r.Context(), id)
	switch {
	case errors.Is(err, commands.ErrNotFound):
		refuse(w, r, http.StatusNotFound, say.For(r.Header.Get("Accept-Language")).Say(sayNoSuchPage))
		return nil
	case err != nil:
		s.log.Error("a page could not be made", "err", err)
		refuse(w, r, http.StatusInternalServerError, "Something went wrong.")
		return nil
	}
	return p
}

// showPage shows a ruling.
func (s *server) showPage(w http.ResponseWriter, r *http.Request) {
	p := s.published(w, r, r.PathValue("id"))
	if p == nil {
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if err := s.page.Execute(w, viewOf(p)); err != nil {
		s.log.Info("a page was not sent whole", "err", err)
	}
}

// showTree shows the choices of a ruling as a picture.
func (s *server) showTree(w http.ResponseWriter, r *http.Request) {
	p := s.published(w, r, r.PathValue("id"))
	if p == nil {
		return
	}
	if p.Tree == nil {
		http.NotFound(w, r)
		return
	}
	data, err := s.painter.PNG(p.Tree)
	if err != nil {
		s.log.Error("a picture was not drawn", "err", err)
		refuse(w, r, http.StatusInternalServerError, "Something went wrong.")
		return
	}
	w.Header().Set("Content-Type", "image/png")
	_, _ = w.Write(data) // whoever asked may be gone
}

// showJSON shows a ruling as the contract has it.
func (s *server) showJSON(w http.ResponseWriter, r *http.Request) {
	if p := s.published(w, r, r.URL.Query().Get("id")); p != nil {
		write(w, http.StatusOK, p.JSON)
	}
}

// question is what is posted: the flags of the terminal by their names.
type question struct {
	Question string   `json:"question"`
	Players  []string `json:"players"`
	Active   string   `json:"active"`
	Effects  []string `json:"effects"`
	Facts    []string `json:"facts"`
	Events   []string `json:"events"`
	Edition  string   `json:"edition"`
	Choose   []string `json:"choose"`
	Explore  *bool    `json:"explore"`
	AsRead   bool     `json:"as_read"`
}

// resolve answers a question in parts.
func (s *server) resolve(w http.ResponseWriter, r *http.Request) {
	s.answer(w, r, func(q question, ask ruling.Ask) (*ruling.Case, error) {
		if len(q.Events) == 0 || q.Question != "" {
			return nil, errUsage
		}
		return s.desk.Rule(ask)
	})
}

// ask answers a whole question in words.
func (s *server) ask(w http.ResponseWriter, r *http.Request) {
	s.answer(w, r, func(q question, ask ruling.Ask) (*ruling.Case, error) {
		if q.Question == "" || len(q.Events)+len(q.Effects)+len(q.Facts) > 0 {
			return nil, errUsage
		}
		return s.desk.RuleParagraph(q.Question, ask)
	})
}

// errUsage says that something else was posted than is asked for there.
var errUsage = errors.New("wrong usage")

// answer reads a question and answers it as the terminal would.
func (s *server) answer(w http.ResponseWriter, r *http.Request, rule func(question, ruling.Ask) (*ruling.Case, error)) {
	var q question
	from := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody))
	from.DisallowUnknownFields()
	if err := from.Decode(&q); err != nil || from.Decode(&struct{}{}) != io.EOF {
		var long *http.MaxBytesError
		if errors.As(err, &long) {
			refuse(w, r, http.StatusRequestEntityTooLarge, fmt.Sprintf("A question may take %d KiB.", maxBody>>10))
			return
		}
		refuse(w, r, http.StatusBadRequest, "Post one JSON object with the flags of apnap resolve or apnap ask by their names.")
		return
	}
	select {
	case s.slots <- struct{}{}:
		defer func() { <-s.slots }()
	case <-r.Context().Done():
		return
	}
	c, err := rule(q, ruling.Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: q.Edition,
		Choose: q.Choose, NextOnly: q.Explore != nil && !*q.Explore, AsRead: q.AsRead})
	no := answer.AsRefusal(err)
	switch {
	case errors.Is(err, errUsage):
		refuse(w, r, http.StatusBadRequest, "/api/ask takes \"question\"; /api/resolve takes \"events\", with \"effects\" and \"facts\".")
	case no != nil:
		write(w, http.StatusUnprocessableEntity, no.JSON())
	case err != nil:
		s.log.Error("a question could not be answered", "err", err)
		refuse(w, r, http.StatusInternalServerError, "Something went wrong.")
	default:
		write(w, http.StatusOK, c.JSON())
	}
}

// refuse says why there is no answer: as JSON where an answer would be.
func refuse(w http.ResponseWriter, r *http.Request, status int, says string) {
	if !strings.HasPrefix(r.URL.Path, "/api/") {
		http.Error(w, says, status)
		return
	}
	body, err := json.Marshal(map[string]string{"error": says})
	if err != nil {
		http.Error(w, says, status)
		return
	}
	write(w, status, append(body, '\n'))
}

// write sends JSON.
func write(w http.ResponseWriter, status int, body []byte) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(body) // whoever asked may be gone
}
