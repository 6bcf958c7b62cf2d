package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/engine/say"
	"apnap/rulesdb"
	"apnap/rulesdb/update"
)

// rulesCommand is apnap rules.
func (s *session) rulesCommand() *cobra.Command {
	c := &cobra.Command{Use: "rules", Short: "The rules index", Args: knownCommand, Example: "  apnap rules list",
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() }}
	imports := &cobra.Command{Use: "import FILE…", Short: "Install official rules texts, or all those in a folder; - reads standard input", Args: cobra.MinimumNArgs(1)}
	imports.RunE = s.begin(s.importRules)
	imports.Example = "  apnap rules import MagicCompRules.txt\n  apnap rules import folder-of-texts"
	list := &cobra.Command{Use: "list", Short: "List what is installed", Args: cobra.NoArgs, Example: "  apnap rules list"}
	list.RunE = s.begin(func(ctx context.Context, _ []string) error { return s.listRules(ctx) })
	c.AddCommand(s.jsonFlag(imports, "rules-import"), s.jsonFlag(list, "rules-list"), s.diffCommand(), s.updateCommand(update.Rules, "Fetch the newest rules text from rules.url and install it"))
	return c
}

// withIndex opens the rules index for as long as a command needs it.
func (s *session) withIndex(ctx context.Context, do func(*rulesdb.DB) error) error {
	db, err := rulesdb.Open(ctx, s.settings.dataDir())
	if err != nil {
		return err
	}
	for _, notice := range db.Notices() {
		fmt.Fprintln(s.errOut, notice)
	}
	return errors.Join(do(db), db.Close())
}

// importRules imports rules texts, one after the other. A text that is refused
// changes nothing, and the others are imported all the same.
func (s *session) importRules(ctx context.Context, paths []string) error {
	files, err := s.textFiles(paths)
	if err != nil {
		return err
	}
	return s.withIndex(ctx, func(db *rulesdb.DB) error {
		reports := []rulesdb.Report{}
		var refused []error
		for i, file := range files {
			report, err := s.importFile(ctx, db, file)
			if answer.AsRefusal(err) != nil {
				refused = append(refused, err)
				if len(files) > 1 {
					fmt.Fprintln(s.errOut, oneLine(err.Error()))
				}
				continue
			}
			if err != nil {
				return err
			}
			reports = append(reports, report)
			if !s.json {
				s.printReport(report, i+1, len(files))
			}
		}
		if len(refused) > 0 {
			return manyRefused(refused, len(files))
		}
		if s.json {
			_, err := s.out.Write(answer.JSON(reports))
			return err
		}
		return nil
	})
}

// manyRefused is the refusal of a whole import: that of its one file, or how
// many of several were refused.
func manyRefused(refused []error, files int) error {
	if files == 1 {
		return refused[0]
	}
	first := *answer.AsRefusal(refused[0])
	first.Says = say.Text(fmt.Sprintf("%d of %d texts were refused; the others are installed.", len(refused), files))
	return &first
}

// importFile imports one rules text. A text that is none is a refusal.
func (s *session) importFile(ctx context.Context, db *rulesdb.DB, file string) (rulesdb.Report, error) {
	in, err := s.openInput(file, "rules.url")
	if err != nil {
		return rulesdb.Report{}, err
	}
	defer in.Close()
	report, err := db.Import(ctx, filepath.Base(file), in)
	var refused *rulesdb.ImportError
	if errors.As(err, &refused) && refused.Refused() {
		return report, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: file, Says: say.Text(file + ": " + refused.Says)}
	}
	return report, err
}

// printReport tells what an import did, and how far it is where there are more.
func (s *session) printReport(r rulesdb.Report, file, files int) {
	far := ""
	if files > 1 {
		far = fmt.Sprintf("[%d/%d] ", file, files)
	}
	did := "installed"
	if r.Replaced {
		did = "replaced"
	}
	s.prose(fmt.Sprintf("%s%s %s: %d rules, %d examples, %d terms", far, r.ID, did, r.Rules, r.Examples, r.Glossary))
	for _, w := range r.Warnings {
		s.prose("  " + w)
	}
}

// listRules lists the editions that can be looked up.
func (s *session) listRules(ctx context.Context) error {
	return s.withIndex(ctx, func(db *rulesdb.DB) error {
		list, err := db.Editions(ctx)
		if err != nil {
			return err
		}
		if s.json {
			_, err = s.out.Write(answer.JSON(list))
			return err
		}
		for _, e := range list {
			partial := ""
			if e.Partial {
				partial = ", partial"
			}
			s.prose(fmt.Sprintf("%s  %s%s: %d rules, %d examples, %d terms", e.ID, e.Source, partial, e.Rules, e.Examples, e.Glossary))
		}
		return nil
	})
}
