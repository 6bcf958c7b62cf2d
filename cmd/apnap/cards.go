package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands"
)

// cardsCommand is apnap cards.
func (s *session) cardsCommand() *cobra.Command {
	c := &cobra.Command{Use: "cards", Short: "The card index", Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() }}
	show := &cobra.Command{Use: "show NAME", Short: "What is known of a card, and its abilities as understood", Args: cobra.MinimumNArgs(1)}
	show.RunE = s.begin(func(_ context.Context, args []string) error { return s.showCard(strings.Join(args, " ")) })
	catalogue := &cobra.Command{Use: "catalog CARDS OUT", Args: cobra.ExactArgs(2),
		Short: "Make the built-in catalogue from a card file: names and notation, no sentence of a card"}
	catalogue.RunE = s.begin(func(_ context.Context, args []string) error { return s.makeCatalogue(args[0], args[1]) })
	imports := &cobra.Command{Use: "import FILE", Short: "Install cards from Scryfall's oracle-cards or MTGJSON's AtomicCards file", Args: cobra.ExactArgs(1)}
	imports.RunE = s.begin(func(_ context.Context, args []string) error { return s.importCards(args[0]) })
	c.AddCommand(s.jsonFlag(show), imports, catalogue)
	return c
}

// showCard prints what is known of a card.
func (s *session) showCard(name string) error {
	card, err := commands.FindCard(commands.OpenCards(s.settings.dataDir()), name)
	if err != nil {
		return err
	}
	if s.json {
		_, err = s.out.Write(commands.JSON(card))
		return err
	}
	fmt.Fprintf(s.out, "%s\n%s\n", card.Name, card.TypeLine)
	for _, a := range card.Abilities {
		line := a.Says
		if a.Error != nil {
			line = "not understood: " + a.Error.Says
		}
		fmt.Fprintf(s.out, "  %s: %s\n", a.Scope, line)
		if a.IR != "" {
			fmt.Fprintf(s.out, "    %s\n", a.IR)
		}
	}
	return nil
}

// makeCatalogue writes the catalogue of a card file.
func (s *session) makeCatalogue(from, to string) error {
	in, err := os.Open(filepath.Clean(from))
	if err != nil {
		return fmt.Errorf("%s cannot be read", from)
	}
	defer in.Close()
	out, err := os.Create(filepath.Clean(to))
	if err != nil {
		return fmt.Errorf("%s cannot be written", to)
	}
	counts, err := commands.WriteCatalogue(out, in)
	if err := errors.Join(err, out.Close()); err != nil {
		return err
	}
	s.printCounts(counts)
	return nil
}

// importCards installs the cards of a file.
func (s *session) importCards(file string) error {
	in, err := os.Open(filepath.Clean(file))
	if err != nil {
		return fmt.Errorf("%s cannot be read; %s lists the files to download", file, s.settings.get("cards.url"))
	}
	defer in.Close()
	counts, err := commands.ImportCards(s.settings.dataDir(), in)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	s.printCounts(counts)
	return nil
}

// printCounts tells what a card file held.
func (s *session) printCounts(n commands.CatalogueCounts) {
	fmt.Fprintf(s.out, "%d cards, %d with an ability in scope; %d abilities read, %d not\n", n.Cards, n.Able, n.Read, n.Unread)
}
