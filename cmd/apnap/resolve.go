package main

import (
	"context"

	"github.com/spf13/cobra"

	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/ruling"
)

// askFlags adds the flags that a question takes.
func askFlags(c *cobra.Command, ask *ruling.Ask) {
	f := c.Flags()
	f.StringArrayVar(&ask.Players, "player", nil, "a player, in turn order; the first is active")
	f.StringVar(&ask.Active, "active", "", "the player whose turn it is")
	f.StringVar(&ask.Edition, "edition", "current", "the rules to go by: current, a year or a date")
	f.StringArrayVar(&ask.Choose, "choose", nil, "a choice made, by option id, label or words; in order")
}

// questionFlags adds the flags for the parts of a question.
func questionFlags(c *cobra.Command, ask *ruling.Ask) {
	f := c.Flags()
	f.StringArrayVar(&ask.Effects, "effect", nil, "an effect: [CONTROLLER: ][2x ]CARD NAME[ @ OBJECT], or the text of an ability")
	f.StringArrayVar(&ask.Facts, "fact", nil, "a fact of the board, as a sentence")
	f.StringArrayVar(&ask.Events, "event", nil, "what happens, as a sentence; in order")
}

// resolveCommand is apnap resolve.
func (s *session) resolveCommand() *cobra.Command {
	var ask ruling.Ask
	explore := true
	var files []string
	c := &cobra.Command{
		Use:   "resolve [PARAGRAPH…]",
		Short: "Rule on one question, in its parts or in words",
		Example: `  apnap resolve --player Alice --player Bob --effect "Alice: Furnace of Rath" \
    --effect "Bob: Urza's Armor" --event "Alice's Lightning Bolt deals 3 damage to Bob"
  apnap resolve "I control Furnace of Rath. Lightning Bolt deals 3 damage to Bob."`,
	}
	c.RunE = s.begin(func(ctx context.Context, words []string) error {
		if err := alone(c, "file", "effect", "fact", "event", "player", "active", "choose", "edition", "explore"); err != nil {
			return err
		}
		if len(files) > 0 {
			tasks, err := s.scenarioTasks(append(files, words...))
			if err != nil {
				return err
			}
			return s.bulk(ctx, tasks)
		}
		ask.NextOnly = !explore
		inParts := len(ask.Events)+len(ask.Effects)+len(ask.Facts) > 0
		switch {
		case inParts && len(words) > 0:
			return usageError{apart(words)}
		case len(words) > 0:
			text, err := s.paragraph(words)
			if err != nil {
				return err
			}
			return s.print(func(d *commands.Desk) (*ruling.Case, error) { return s.ruleOrPropose(ctx, d, text, ask) })
		case len(ask.Events) == 0:
			return usageError{"resolve needs at least one --event"}
		}
		return s.print(func(d *commands.Desk) (*ruling.Case, error) { return d.Rule(ask) })
	})
	askFlags(c, &ask)
	questionFlags(c, &ask)
	f := c.Flags()
	f.StringArrayVar(&files, "file", nil, "rule on the scenario files named, or on those in a folder, and answer each with a line of JSON")
	f.BoolVar(&explore, "explore", true, "walk through every choice")
	return s.langFlag(s.jsonFlag(c, "ruling", "bulk"))
}

// print prints a ruling, as JSON or in words.
func (s *session) print(rule func(*commands.Desk) (*ruling.Case, error)) error {
	d, done := s.readerDesk()
	defer done()
	ruling, err := rule(d.Speaking(s.language()))
	if err != nil {
		return err
	}
	s.asked().keepRuling(ruling)
	if s.json {
		_, err = s.out.Write(ruling.JSON())
		return err
	}
	prose := ruling.Prose()
	if hint := ruling.ToChoose(); hint != "" {
		prose += hint + "\n"
	}
	s.titled(answer.Visible(prose))
	return nil
}
