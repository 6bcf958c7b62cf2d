package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands"
	"apnap/commands/ruling"
)

// askCommand is apnap ask.
func (s *session) askCommand() *cobra.Command {
	var ask ruling.Ask
	explore := true
	stats, missing := false, false
	var files []string
	after := ""
	c := &cobra.Command{Use: "ask PARAGRAPH…", Short: "Rule on a whole question in words", Args: func(c *cobra.Command, args []string) error {
		if stats || missing {
			return cobra.NoArgs(c, args)
		}
		return nil
	},
		Example: `  apnap ask "I control Doubling Season and Hardened Scales. My Walking Ballista enters with X=2. How many counters?"
  apnap ask "I control Furnace of Rath. I Bolt Bob." && apnap ask --after o6tstw "What if he also has Urza's Armor?"
  apnap ask I control Furnace of Rath. Lightning Bolt deals 3 damage to Bob.
  echo "I control Furnace of Rath. Lightning Bolt deals 3 damage to Bob." | apnap ask -`}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		if err := alone(c, "file", "after", "stats", "missing"); err != nil {
			return err
		}
		if len(files) > 0 {
			ask.NextOnly = !explore
			tasks, err := s.paragraphTasks(append(files, args...), ask)
			if err != nil {
				return err
			}
			return s.bulk(ctx, tasks)
		}
		if stats || missing {
			return s.countParagraphs(missing)
		}
		text, err := s.paragraph(args)
		if err != nil {
			return err
		}
		ask.NextOnly = !explore
		if after != "" {
			return s.printAfter(ctx, after, text, ask)
		}
		return s.print(func(d *commands.Desk) (*ruling.Case, error) { return s.ruleOrPropose(ctx, d, text, ask) })
	})
	askFlags(c, &ask)
	c.Flags().BoolVar(&explore, "explore", true, "walk through every choice")
	c.Flags().BoolVar(&ask.AsRead, "as-read", false, "rule on what was read, leaving out the words that were not understood")
	c.Flags().StringVar(&after, "after", "", "the id of an earlier ruling, whose question stands but for what is said")
	c.Flags().BoolVar(&stats, "stats", false, "count which of the paragraphs on standard input, one a line, are ruled on")
	missingFlag(c, &missing)
	c.Flags().StringArrayVar(&files, "file", nil, "answer the questions of a file, one a line, each with a line of JSON")
	return s.langFlag(s.jsonFlag(c, "ruling", "bulk"))
}

// printAfter prints the ruling on what somebody says after an earlier one.
func (s *session) printAfter(ctx context.Context, id, said string, ask ruling.Ask) error {
	if len(ask.Players) > 0 || ask.Active != "" {
		return usageError{"--after takes the players of the earlier ruling; leave out --player and --active"}
	}
	before, err := s.before(ctx, id)
	if err != nil {
		return err
	}
	return s.print(func(d *commands.Desk) (*ruling.Case, error) { return d.RuleAfter(before, id, said, ask) })
}

// maxParagraph is the most of a question that is read, in bytes: more than the
// reader takes, which says so.
const maxParagraph = 1 << 20

// paragraph is the question that was given: the words of the command line, or
// for - and for none of them what comes in.
func (s *session) paragraph(words []string) (string, error) {
	piped := slices.Equal(words, []string{standardInput}) || len(words) == 0 && !isTerminal(s.in)
	if !piped && len(words) == 0 {
		return "", usageError{"no question was given"}
	}
	if !piped {
		return strings.Join(words, " "), nil
	}
	text, err := io.ReadAll(io.LimitReader(s.in, maxParagraph))
	if err != nil {
		return "", fmt.Errorf("reading the question: %w", err)
	}
	if strings.TrimSpace(string(text)) == "" {
		return "", usageError{"no question was given"}
	}
	return strings.TrimSpace(string(text)), nil
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
