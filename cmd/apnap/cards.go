package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/engine/say"
	"apnap/rulesdb"
	"apnap/rulesdb/catalog"
	"apnap/rulesdb/update"
)

// cardsCommand is apnap cards.
func (s *session) cardsCommand() *cobra.Command {
	c := &cobra.Command{Use: "cards", Short: "The card index", Args: knownCommand, Example: "  apnap cards show Furnace of Rath",
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() }}
	catalogue := &cobra.Command{Use: "catalog CARDS OUT", Args: cobra.ExactArgs(2),
		Short: "Make the built-in catalogue from a card file, and of what is built in and the file lacks: names and notation, no sentence of a card"}
	catalogue.Example = "  apnap cards catalog oracle-cards.json catalog.pack"
	missing := false
	catalogue.RunE = s.begin(func(_ context.Context, args []string) error { return s.makeCatalogue(args[0], args[1], missing) })
	missingFlag(catalogue, &missing)
	imports := &cobra.Command{Use: "import FILE…", Args: cobra.MinimumNArgs(1),
		Short: "Install Scryfall's oracle-cards and rulings files or MTGJSON's AtomicCards, packed by gzip, xz or bzip2 or not; - reads standard input"}
	imports.Example = "  apnap cards import oracle-cards.json rulings.json\n  apnap cards import AtomicCards.json.xz"
	imports.RunE = s.begin(s.importCards)
	c.AddCommand(s.cardCommand("cards ", "show"), s.jsonFlag(imports, "cards-import"), catalogue, s.updateCommand(update.Cards, "Fetch the newest card files from cards.url and install them"))
	return c
}

// cardCommand is apnap card, and apnap cards show.
func (s *session) cardCommand(above, name string) *cobra.Command {
	c := &cobra.Command{Use: name + " NAME", Short: "What is known of a card, and its abilities as understood", Args: cobra.MinimumNArgs(1)}
	c.Example = "  apnap " + above + name + " Furnace of Rath"
	c.ValidArgsFunction = s.completing("card", "name")
	c.RunE = s.begin(func(ctx context.Context, args []string) error { return s.showCard(ctx, strings.Join(args, " ")) })
	return s.jsonFlag(c, "card")
}

// showCard prints what is known of a card.
func (s *session) showCard(ctx context.Context, name string) error {
	cards := cardindex.OpenCards(s.settings.dataDir())
	defer cards.Close()
	card, err := cardindex.ShowCard(ctx, cards, name)
	if err != nil {
		return err
	}
	if s.json {
		_, err = s.out.Write(answer.JSON(card))
		return err
	}
	s.titled(answer.Visible(card.Prose()))
	return nil
}

// makeCatalogue writes the catalogue of a card file.
func (s *session) makeCatalogue(from, to string, missing bool) error {
	in, err := openFile(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(filepath.Clean(to))
	if err != nil {
		return fmt.Errorf("%s cannot be written", to)
	}
	counts, err := cardindex.WriteCatalogue(out, in, catalog.BuiltIn())
	if err := errors.Join(err, out.Close()); err != nil {
		return err
	}
	s.printCounts(counts)
	if missing {
		fmt.Fprint(s.errOut, counts.Missing)
	}
	return nil
}

// importCards installs the cards and rulings of files, all of them or nothing.
func (s *session) importCards(ctx context.Context, files []string) error {
	var sources []rulesdb.CardSource
	for _, file := range files {
		in, err := s.openInput(file, "cards.url")
		if err != nil {
			return err
		}
		defer in.Close()
		sources = append(sources, rulesdb.CardSource{Name: file, Reader: in})
	}
	cards := cardindex.OpenCards(s.settings.dataDir())
	defer cards.Close()
	done, err := cards.Import(ctx, sources, 0)
	var refused *cardindex.CardFileError
	switch {
	case ctx.Err() != nil:
		return errors.New("the import was stopped; nothing was changed")
	case errors.As(err, &refused):
		return &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: refused.Name, Says: say.Text(refused.Error())}
	case err != nil:
		return err
	}
	return s.printImport(&done)
}

// openInput opens a file to import; - is standard input. The key is that of the
// address that has such files.
func (s *session) openInput(file, key string) (io.ReadCloser, error) {
	if file == "-" {
		return io.NopCloser(s.in), nil
	}
	in, err := openFile(file)
	if err != nil {
		return nil, fmt.Errorf("%w; %s has files to download", err, s.settings.get(key))
	}
	return in, nil
}

// printImport tells what an import of cards did.
func (s *session) printImport(done *cardindex.CardImport) error {
	if done.Notice != "" {
		fmt.Fprintln(s.errOut, done.Notice)
	}
	if s.json {
		_, err := s.out.Write(answer.JSON(done))
		return err
	}
	if done.Cards > 0 {
		s.printCounts(done.CatalogueCounts)
	}
	if done.Rulings > 0 {
		s.prose(fmt.Sprintf("%d rulings", done.Rulings))
	}
	if done.Bad > 0 {
		more := ""
		if done.Bad > len(done.BadNames) {
			more = " and others"
		}
		s.prose(fmt.Sprintf("%d could not be read and were left out: %s%s", done.Bad, strings.Join(done.BadNames, "; "), more))
	}
	return nil
}

// printCounts tells what a card file held.
func (s *session) printCounts(n cardindex.CatalogueCounts) {
	s.prose(fmt.Sprintf("%d cards, %d with an ability in scope; %d abilities read, %d not", n.Cards, n.Able, n.Read, n.Unread))
	if n.Spells > 0 {
		s.prose(fmt.Sprintf("%d instants and sorceries, %d of them carried out whole (%.1f%%)", n.Spells, n.Whole, cardindex.Percent(n.Whole, n.Spells)))
	}
	if n.Everyday > 0 {
		s.prose(fmt.Sprintf("%d of them destroy, exile, return, counter, damage, draw, discard, mill, make tokens or put counters, %d carried out whole (%.1f%%)",
			n.Everyday, n.EverydayWhole, cardindex.Percent(n.EverydayWhole, n.Everyday)))
	}
}
