package cardindex

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"apnap/engine/oracle"
	"apnap/rulesdb"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// InstalledCards are the cards somebody has imported, and behind them those of
// the built-in catalogue, so that a small file of new cards hides none of the
// old. An imported card is read by this program's parser each time it is looked
// up, so that it is never understood as an older program understood it.
type InstalledCards struct {
	built     CatalogueCards
	installed *rulesdb.CardIndex
}

var (
	_ oracle.Cards = InstalledCards{}
	_ CardNames    = InstalledCards{}
	_ CardRulings  = InstalledCards{}
)

// OpenCards returns the card index of a data directory. Nothing has to be there;
// the file is opened when a card is first asked for, and what is imported later,
// by this or another process, is seen.
func OpenCards(dir string) InstalledCards {
	return InstalledCards{built: NewCards(), installed: rulesdb.OpenCards(dir)}
}

// Close closes the index.
func (c InstalledCards) Close() error { return c.installed.Close() }

// Check reports what is wrong with the imported cards; that there are none is no
// error.
func (c InstalledCards) Check(ctx context.Context) error {
	err := c.installed.CheckIntegrity(ctx)
	var unopened *rulesdb.OpenError
	switch {
	case err == nil || errors.Is(err, rulesdb.ErrNoCards):
		return nil
	case errors.As(err, &unopened):
		return unopened
	}
	return errors.New("the imported cards cannot be read; import them again")
}

// Installed says what is installed; rulesdb.ErrNoCards where nothing is.
func (c InstalledCards) Installed(ctx context.Context) (rulesdb.CardsInstalled, error) {
	return c.installed.Installed(ctx)
}

// Rulings returns the publisher's rulings on an imported card, oldest first;
// none where the card is not imported or there are none. The error is that of an
// index that cannot be read.
func (c InstalledCards) Rulings(ctx context.Context, name string) ([]cardfile.Ruling, error) {
	list, err := c.installed.Rulings(ctx, name)
	if errors.Is(err, rulesdb.ErrNoCards) || errors.Is(err, rulesdb.ErrNoCard) {
		return []cardfile.Ruling{}, nil
	}
	return list, err
}

// Printed returns an imported card as its file has it; false where the card is
// not imported.
func (c InstalledCards) Printed(ctx context.Context, name string) (cardfile.Card, bool) {
	card, _, _, err := c.installed.Card(ctx, name)
	return card, err == nil
}

// names are the indexes of names to look in, the imported one first.
func (c InstalledCards) names() []*catalog.Names {
	built := c.built.Catalogue().Names
	if names, err := c.installed.Names(context.Background()); err == nil {
		return []*catalog.Names{names, built}
	}
	return []*catalog.Names{built}
}

// Lookup implements oracle.Cards.
func (c InstalledCards) Lookup(name string) (oracle.Card, bool) {
	e, ok := c.entry(name)
	if !ok {
		return oracle.Card{}, false
	}
	return cardOf(&e), true
}

// here is the name that the one card has here which is called so in another language;
// empty where there is none, or several. A single word in small letters is no name:
// too many words of one language are names in another.
func (c InstalledCards) here(name string) string {
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(name))
	if unicode.IsLower(first) && !strings.ContainsRune(strings.TrimSpace(name), ' ') {
		return ""
	}
	names, err := c.installed.Foreign(context.Background(), name)
	if err != nil || len(names) != 1 {
		return ""
	}
	return names[0]
}

// maxForeign is how many names are offered that begin like it in another language.
const maxForeign = 8

// foreign are cards whose names in another language begin so.
func (c InstalledCards) foreign(typed string) []string {
	names, err := c.installed.CompleteForeign(context.Background(), typed, maxForeign)
	if err != nil {
		return nil
	}
	return names
}

// Candidates implements oracle.Cards.
func (c InstalledCards) Candidates(name string) []string {
	return c.near(name, (*catalog.Names).Candidates)
}

// ShortFor implements oracle.Cards.
func (c InstalledCards) ShortFor(words string) []string {
	return c.near(words, (*catalog.Names).ShortFor)
}

// near are the names that each index has for words, and those in another language.
func (c InstalledCards) near(words string, of func(*catalog.Names, string) []string) []string {
	var out []string
	for _, names := range c.names() {
		out = AppendNew(out, of(names, words))
	}
	return AppendNew(out, c.foreign(words))
}

// Begins implements oracle.Cards.
func (c InstalledCards) Begins(words string) bool {
	if utf8.RuneCountInString(words) < leastTyped {
		return true // too few letters to look for names in other languages by
	}
	return slices.ContainsFunc(c.names(), func(n *catalog.Names) bool { return n.Begins(words) }) || len(c.foreign(words)) > 0
}

// leastTyped is how many letters are at least in the beginning of a name.
const leastTyped = 4

// Complete implements CardNames.
func (c InstalledCards) Complete(typed string, limit int) []string {
	var out []string
	for _, names := range c.names() {
		if len(out) < limit {
			out = AppendNew(out, names.Complete(typed, limit))
		}
	}
	if foreign := c.foreign(typed); len(foreign) > 0 {
		out = AppendNew(out[:min(len(out), max(0, limit-len(foreign)))], foreign)
	}
	return out[:min(len(out), limit)]
}

// AppendNew appends the names that are not there yet.
func AppendNew(list, names []string) []string {
	for _, n := range names {
		if !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}
