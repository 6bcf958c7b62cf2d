package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// manCommand is apnap man: for those who make packages.
func (s *session) manCommand() *cobra.Command {
	c := &cobra.Command{Use: "man DIR", Short: "Write a manual page of every command into a folder", Args: cobra.ExactArgs(1), Example: "  apnap man man1"}
	c.RunE = func(c *cobra.Command, args []string) error {
		return s.begin(func(context.Context, []string) error { return writeManual(c.Root(), args[0]) })(c, args)
	}
	return c
}

// writeManual writes the pages. They bear the day of the build's commit, so that
// the same commit gives the same pages.
func writeManual(root *cobra.Command, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("%s cannot be made", folder)
	}
	header := &doc.GenManHeader{Title: "APNAP", Section: "1", Source: "Apnap " + buildOf().version(), Manual: "Apnap"}
	if day, err := time.Parse(time.RFC3339, buildOf().Date); err == nil {
		header.Date = &day
	}
	root.DisableAutoGenTag = true
	if err := doc.GenManTree(root, header, folder); err != nil {
		return fmt.Errorf("the manual cannot be written to %s", folder)
	}
	return nil
}
