package main

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"strings"
	"time"

	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/secondreader"
)

// The bounds of how long the second reader may take for one question.
const (
	leastReading = time.Second
	mostReading  = time.Minute
)

// second is the second reader as it is configured; nil where none is.
func (s *session) second(log *slog.Logger) (*secondreader.Reader, error) {
	address := s.settings.get("reader.url")
	if address == "" {
		return nil, nil
	}
	key := s.settings.get("reader.key")
	if file := atHome(s.settings.get("reader.key_file")); key == "" && file != "" {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, errors.New("reader.key_file (READER_KEY_FILE) cannot be read")
		}
		key = strings.TrimSpace(string(text))
	}
	limit, err := time.ParseDuration(s.settings.get("reader.timeout"))
	if err != nil || limit < leastReading || limit > mostReading {
		return nil, errors.New("reader.timeout (READER_TIMEOUT) must be a time from 1s to 60s")
	}
	return secondreader.New(secondreader.Config{URL: address, Key: key, Model: s.settings.get("reader.model"), Limit: limit, Log: log})
}

// secondOf is a second reader as the commands take it. One that is configured wrongly is
// none: those commands that would use it say why.
func secondOf(r *secondreader.Reader, err error) commands.SecondReader {
	if err != nil || r == nil {
		return nil
	}
	return r
}

// ruleOrPropose rules on a paragraph. One that the grammar refuses may come back as the
// second reader's proposal, which is kept so that what is confirmed is what was shown.
func (s *session) ruleOrPropose(ctx context.Context, d *commands.Desk, text string, ask ruling.Ask) (*ruling.Case, error) {
	c, err := d.RuleParagraph(text, ask)
	if answer.AsRefusal(err) == nil {
		return c, err
	}
	if _, wrong := s.second(nil); wrong != nil {
		return nil, wrong
	}
	id, kept := idOf([]any{text, ask.Players, ask.Active, ask.Edition}), &commands.Proposal{}
	if ask.AsRead {
		if found, failed := s.asked().get("proposed", id, kept); failed != nil {
			return nil, failed
		} else if found {
			return d.RuleProposal(kept, ask)
		}
	}
	proposed, err := d.Propose(ctx, "", text, ask, err)
	if proposed == nil {
		return nil, err
	}
	if failed := s.asked().put("proposed", id, proposed); failed != nil {
		return nil, failed
	}
	return nil, err
}

// checkSecond tells whether there is a second reader, and whether its server answers.
func (s *session) checkSecond(ctx context.Context) finding {
	r, err := s.second(nil)
	switch {
	case err != nil:
		return finding{what: "second reader", wrong: err.Error()}
	case r == nil:
		return finding{what: "second reader: none is set (reader.url), so no language model is involved"}
	}
	f := finding{what: "second reader " + s.settings.get("reader.model") + " at " + r.Host()}
	ctx, cancel := context.WithTimeout(ctx, doctorLimit)
	defer cancel()
	if err := r.Check(ctx); err != nil {
		f.wrong = err.Error() + "; check reader.url, reader.model and reader.key"
	}
	return f
}
