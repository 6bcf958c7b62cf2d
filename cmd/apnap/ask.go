package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands"
)

// askCommand is apnap ask.
func (s *session) askCommand() *cobra.Command {
	var ask commands.Ask
	explore := true
	stats, missing := false, false
	c := &cobra.Command{Use: "ask PARAGRAPH", Short: "Rule on a whole question in words", Args: func(c *cobra.Command, args []string) error {
		if stats || missing {
			return cobra.NoArgs(c, args)
		}
		return cobra.ExactArgs(1)(c, args)
	},
		Example: `  apnap ask "I control Doubling Season and Hardened Scales. My Walking Ballista enters with X=2. How many counters?"`}
	c.RunE = s.begin(func(_ context.Context, args []string) error {
		if stats || missing {
			return s.countParagraphs(missing)
		}
		ask.NextOnly = !explore
		return s.print(func(d *commands.Desk) (*commands.Case, error) { return d.RuleParagraph(args[0], ask) })
	})
	askFlags(c, &ask)
	c.Flags().BoolVar(&explore, "explore", true, "walk through every choice")
	c.Flags().BoolVar(&ask.AsRead, "as-read", false, "rule on what was read, leaving out the words that were not understood")
	c.Flags().BoolVar(&stats, "stats", false, "count which of the paragraphs on standard input, one a line, are ruled on")
	missingFlag(c, &missing)
	return s.langFlag(s.jsonFlag(c))
}

// countParagraphs counts which of the paragraphs on standard input are ruled on,
// and where the others stopped.
func (s *session) countParagraphs(missing bool) error {
	d, done := s.readerDesk()
	defer done()
	var count commands.AskCount
	for lines := newLineReader(s.in, maxParseLine); ; {
		line, _, err := lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fmt.Errorf("reading the paragraphs: %w", err)
		}
		if text := strings.TrimSpace(string(line)); text != "" {
			if err := count.Add(d, text); err != nil {
				return err
			}
		}
	}
	fmt.Fprint(s.out, &count)
	if missing {
		fmt.Fprint(s.out, &count.Missing)
	}
	return nil
}
