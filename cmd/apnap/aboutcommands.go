package main

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/rulesdb"
)

// comparedRule is one rule in two editions as data.
type comparedRule struct {
	Old    rulesdb.Place `json:"old"`
	New    rulesdb.Place `json:"new"`
	Same   bool          `json:"same"`
	Diff   string        `json:"diff"` // [-words gone-] {+words come+}
	Source string        `json:"source"`
}

// compareCommand is apnap compare.
func (s *session) compareCommand() *cobra.Command {
	c := &cobra.Command{Use: "compare NUMBER FROM [TO]", Short: "One rule in two editions, with what changed", Args: cobra.RangeArgs(2, 3),
		Example: "  apnap compare 614.12 2008\n  apnap compare 614.5 2008 2020", ValidArgsFunction: s.completingEach("compare", "number", "from", "to")}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		d, done := s.readerDesk()
		defer done()
		number, from, to := args[0], args[1], strings.Join(args[2:], "")
		compared, err := d.Compare(ctx, number, from, to)
		if err != nil {
			return err
		}
		if s.json {
			told := comparedRule{Old: compared.Old, New: compared.New, Same: true, Source: compared.Source}
			var diff []string
			for _, span := range compared.Spans {
				told.Same = told.Same && span.Mark == rulesdb.Kept
				diff = append(diff, markedSpan(span))
			}
			told.Diff = strings.Join(diff, " ")
			_, err := s.out.Write(answer.JSON(told))
			return err
		}
		s.printReply(d.Comparison(number, compared))
		return nil
	})
	return s.jsonFlag(c, "compare")
}

// markedSpan is a run of words with what became of it.
func markedSpan(span rulesdb.Span) string {
	switch span.Mark {
	case rulesdb.Gone:
		return "[-" + span.Text + "-]"
	case rulesdb.Come:
		return "{+" + span.Text + "+}"
	}
	return span.Text
}

// aboutAnswer is what this program and its rules and cards are, as data.
type aboutAnswer struct {
	Build    build                   `json:"build"`
	Rules    []rulesdb.Installed     `json:"rules"`
	Cards    *rulesdb.CardsInstalled `json:"cards"` // null where only the catalogue is there
	Updates  []string                `json:"updates"`
	DataDir  string                  `json:"data_dir"`
	Settings string                  `json:"configuration"` // the file read, empty for none
}

// aboutCommand is apnap about.
func (s *session) aboutCommand() *cobra.Command {
	c := &cobra.Command{Use: "about", Short: "Versions, the rules in force, the last update, and where things come from", Args: cobra.NoArgs, Example: "  apnap about"}
	c.RunE = s.begin(func(ctx context.Context, _ []string) error {
		d, done := s.readerDesk()
		defer done()
		if !s.json {
			s.reply(ctx, d, "about", nil)
			return nil
		}
		told := aboutAnswer{Build: buildOf(), Updates: []string{}, DataDir: s.settings.dataDir(), Settings: s.settings.read}
		for _, update := range s.updatesSay() {
			told.Updates = append(told.Updates, update.String())
		}
		cards := cardindex.OpenCards(s.settings.dataDir())
		defer cards.Close()
		if is, err := cards.Installed(ctx); err == nil && is.Cards > 0 {
			told.Cards = &is
		}
		return s.withIndex(ctx, func(db *rulesdb.DB) error {
			var err error
			if told.Rules, err = db.Editions(ctx); err != nil {
				return err
			}
			_, err = s.out.Write(answer.JSON(told))
			return err
		})
	})
	return s.jsonFlag(c, "about")
}

// reply prints what a slash command answers, without its buttons.
func (s *session) reply(ctx context.Context, d *commands.Desk, command string, options map[string]string) {
	s.printReply(d.Run(ctx, talk.Request{Command: command, Options: options, User: talk.User{ID: "1", Name: "Asker"}, Admin: true}))
}

// printReply prints a reply without its buttons.
func (s *session) printReply(r talk.Reply) {
	r.Buttons, r.Menus = nil, nil
	p := newPage(s.out)
	p.lang = s.language()
	p.reply(&r)
}
