package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"apnap/bot/store"
	"apnap/commands/answer"
)

// backedUp is what was copied, as data.
type backedUp struct {
	File string `json:"file"`
	Of   string `json:"of"` // what it is a copy of
}

// backupCommand is apnap backup.
func (s *session) backupCommand() *cobra.Command {
	c := &cobra.Command{Use: "backup FILE", Short: "Copy the open rulings, reports and settings into a file, while the bot runs or not", Args: cobra.ExactArgs(1),
		Example: "  apnap backup copy.db"}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		address, err := s.settings.storeAddress()
		if err != nil {
			return err
		}
		if err := store.Backup(ctx, address, args[0]); err != nil {
			return err
		}
		if s.json {
			_, err := s.out.Write(answer.JSON(backedUp{File: args[0], Of: store.Shown(address)}))
			return err
		}
		s.prose(fmt.Sprintf("Copied to %s. To restore it: stop the bot, put it in the place of %s, and remove the files there that end in -wal and -shm.", args[0], address))
		return nil
	})
	return s.jsonFlag(c, "backup")
}
