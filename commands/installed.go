package commands

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"apnap/engine/oracle"
	"apnap/rulesdb/catalog"
)

// installedFile is the card index of a data directory.
const installedFile = "cards.gz"

// InstalledCards are the cards somebody has imported, and behind them those of
// the built-in catalogue, so that a small file of new cards hides none of the old.
type InstalledCards struct {
	built     CatalogueCards
	installed func() (*catalog.Catalogue, error)
}

var (
	_ oracle.Cards = InstalledCards{}
	_ CardNames    = InstalledCards{}
)

// OpenCards returns the card index of a data directory. Nothing has to be there;
// the file is read when a card is first asked for.
func OpenCards(dir string) InstalledCards {
	return InstalledCards{built: NewCards(), installed: sync.OnceValues(func() (*catalog.Catalogue, error) {
		data, err := os.ReadFile(filepath.Join(dir, installedFile))
		if err != nil {
			return nil, err
		}
		return catalog.Read(bytes.NewReader(data))
	})}
}

// Check reports what is wrong with the imported cards; that there are none is no
// error.
func (c InstalledCards) Check() error {
	if _, err := c.installed(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return errors.New("the imported cards cannot be read; import them again")
	}
	return nil
}

// layers are the indexes to look in, the imported one first.
func (c InstalledCards) layers() []CatalogueCards {
	if cards, err := c.installed(); err == nil {
		return []CatalogueCards{{func() *catalog.Catalogue { return cards }}, c.built}
	}
	return []CatalogueCards{c.built}
}

// Lookup implements oracle.Cards.
func (c InstalledCards) Lookup(name string) (oracle.Card, bool) {
	for _, layer := range c.layers() {
		if card, ok := layer.Lookup(name); ok {
			return card, true
		}
	}
	return oracle.Card{}, false
}

// Candidates implements oracle.Cards.
func (c InstalledCards) Candidates(name string) []string {
	var out []string
	for _, layer := range c.layers() {
		out = appendNew(out, layer.Candidates(name))
	}
	return out
}

// Complete implements CardNames.
func (c InstalledCards) Complete(typed string, limit int) []string {
	var out []string
	for _, layer := range c.layers() {
		out = appendNew(out, layer.Complete(typed, limit))
	}
	return out[:min(len(out), limit)]
}

// appendNew appends the names that are not there yet.
func appendNew(list, names []string) []string {
	for _, n := range names {
		if !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// ImportCards makes a data directory's card index of a card file, as Scryfall or
// MTGJSON publish them. A file that cannot be read, or holds no card, changes
// nothing: the new index takes the old one's place only when it is whole.
func ImportCards(dir string, cards io.Reader) (CatalogueCounts, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return CatalogueCounts{}, errors.New("the data directory cannot be made")
	}
	out, err := os.CreateTemp(dir, installedFile+".*")
	if err != nil {
		return CatalogueCounts{}, errors.New("the data directory cannot be written")
	}
	defer os.Remove(out.Name())
	counts, err := WriteCatalogue(out, cards)
	if err = errors.Join(err, out.Sync(), out.Close()); err != nil || counts.Cards == 0 {
		return CatalogueCounts{}, errors.New("this is no whole oracle-cards file of Scryfall's or AtomicCards file of MTGJSON's; nothing was changed")
	}
	return counts, os.Rename(out.Name(), filepath.Join(dir, installedFile))
}
