package main

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/commands/lookup"
)

// historyCommand is apnap history.
func (s *session) historyCommand() *cobra.Command {
	edition := ""
	c := &cobra.Command{Use: "history NUMBER", Short: "How a rule changed through the installed editions", Args: cobra.MinimumNArgs(1),
		Example: "  apnap history 614.5\n  apnap history 419.6a --edition 2008", ValidArgsFunction: s.completing("history", "number")}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		d, done := s.readerDesk()
		defer done()
		list, err := d.History(ctx, strings.Join(args, " "), edition)
		if err != nil {
			return err
		}
		return s.printList(list, lookup.HistoryProse(list))
	})
	c.Flags().StringVar(&edition, "edition", "current", "the rules the number is from: current, a year or a date")
	return s.jsonFlag(c, "history")
}

// diffCommand is apnap rules diff.
func (s *session) diffCommand() *cobra.Command {
	c := &cobra.Command{Use: "diff A B", Short: "What differs between two installed editions", Args: cobra.ExactArgs(2),
		Example: "  apnap rules diff 2023 2026", ValidArgsFunction: s.completingInstalled}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		d, done := s.readerDesk()
		defer done()
		list, err := d.Diff(ctx, args[0], args[1])
		if err != nil {
			return err
		}
		return s.printList(list, lookup.DiffProse(list))
	})
	return s.jsonFlag(c, "diff")
}

// printList prints a list as data or as prose.
func (s *session) printList(list any, prose string) error {
	if s.json {
		_, err := s.out.Write(answer.JSON(list))
		return err
	}
	p := newPage(s.out)
	p.put(p.marked(strings.TrimSuffix(prose, "\n")))
	return nil
}
