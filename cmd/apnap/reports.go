package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"apnap/bot/store"
	"apnap/commands"
	"apnap/commands/answer"
	"apnap/engine/say"
)

// reportsCommand is apnap reports.
func (s *session) reportsCommand() *cobra.Command {
	dir := ""
	c := &cobra.Command{Use: "reports", Short: "The rulings that people call wrong, as scenario files", Args: cobra.NoArgs,
		Example: "  apnap reports\n  apnap reports --dir reports"}
	c.RunE = s.begin(func(ctx context.Context, _ []string) error {
		return s.withStore(ctx, func(kept *store.Store) error { return s.listReports(ctx, kept, dir) })
	})
	c.Flags().StringVar(&dir, "dir", "", "write each into a file of its own in this folder instead")
	remove := &cobra.Command{Use: "remove ID…", Short: "Delete reports that have been seen to", Args: cobra.MinimumNArgs(1),
		Example: "  apnap reports remove 3f2a9c"}
	remove.RunE = s.begin(func(ctx context.Context, ids []string) error {
		return s.withStore(ctx, func(kept *store.Store) error { return removeReports(ctx, kept, ids) })
	})
	c.AddCommand(remove)
	return s.jsonFlag(c, "reports")
}

// withStore opens the bot's store for as long as a command needs it.
func (s *session) withStore(ctx context.Context, do func(*store.Store) error) error {
	address, err := s.settings.storeAddress()
	if err != nil {
		return err
	}
	kept, err := store.Open(ctx, address)
	if err != nil {
		return err
	}
	return errors.Join(do(kept), kept.Close())
}

// reportJSON is a report as data; who reported is nobody's business.
type reportJSON struct {
	ID       string `json:"id"`
	At       string `json:"at"`
	Scenario string `json:"scenario"`
}

// listReports prints the reports, or writes them into a folder.
func (s *session) listReports(ctx context.Context, kept *store.Store, dir string) error {
	list, err := kept.Reports(ctx)
	if err != nil {
		return err
	}
	if s.json {
		data := make([]reportJSON, len(list))
		for i, r := range list {
			data[i] = reportJSON{r.ID, r.At.Format(time.RFC3339), r.Scenario}
		}
		_, err := s.out.Write(answer.JSON(data))
		return err
	}
	if len(list) == 0 {
		fmt.Fprintln(s.errOut, "There are no reports.")
	}
	for _, r := range list {
		if dir != "" {
			if err := s.writeReport(dir, r); err != nil {
				return err
			}
			continue
		}
		fmt.Fprintf(s.out, "# report %s of %s\n%s\n", r.ID, r.At.Format(time.DateOnly), r.Scenario)
	}
	return nil
}

// writeReport writes one report into a folder and says where.
func (s *session) writeReport(dir string, r commands.Report) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("%s cannot be made", dir)
	}
	file := filepath.Join(dir, "report-"+filepath.Base(r.ID)+".txt")
	if err := os.WriteFile(file, []byte(r.Scenario), 0o644); err != nil {
		return fmt.Errorf("%s cannot be written", file)
	}
	_, err := fmt.Fprintln(s.out, file)
	return err
}

// removeReports deletes reports.
func removeReports(ctx context.Context, kept *store.Store, ids []string) error {
	for _, id := range ids {
		if err := kept.DropReport(ctx, id); errors.Is(err, commands.ErrNotFound) {
			return &answer.Refusal{Code: "unknown_report", Text: id, Says: say.Text(fmt.Sprintf("There is no report %q.", id))}
		} else if err != nil {
			return err
		}
	}
	return nil
}
