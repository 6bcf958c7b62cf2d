package update

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"net/url"
	"path"
	"strings"
	"time"

	"apnap/rulesdb"
)

// How large lists, sums and files of cards may be.
const (
	largestList  = 4 << 20
	largestSum   = 4 << 10
	largestCards = 1 << 30
)

// acceptJSON is what is asked for where cards are fetched; Scryfall wants to be
// told.
const acceptJSON = "application/json, */*;q=0.5"

// cards updates the card index, from whichever publisher the address is of.
func (u *Updater) cards(ctx context.Context, before had) (done, error) {
	from, err := address(u.CardsFrom)
	if err != nil {
		return done{}, err
	}
	is, err := u.Cards.Installed(ctx)
	if err != nil || before.From != from.String() || before.Installed != mark(is) {
		before = had{} // whatever it was, it is no longer what is installed
	}
	if isCardFile(from) {
		return u.atomicCards(ctx, from, before, is)
	}
	return u.bulkCards(ctx, from, before, is)
}

// mark identifies an import of cards.
func mark(is rulesdb.CardsInstalled) string { return is.Imported.Format(time.RFC3339Nano) }

// isCardFile reports whether an address is that of a file of cards, packed or
// not, rather than of a list of files.
func isCardFile(u *url.URL) bool {
	switch name := path.Base(u.Path); path.Ext(name) {
	case ".gz", ".xz", ".bz2":
		return true
	default:
		return strings.HasPrefix(name, "AtomicCards")
	}
}

// bulkCards updates from Scryfall's list of bulk data.
func (u *Updater) bulkCards(ctx context.Context, from *url.URL, before had, is rulesdb.CardsInstalled) (done, error) {
	var source memory
	got, err := u.Client.Fetch(ctx, Want{Address: from.String(), Accept: acceptJSON, Limit: largestList, Tag: before.Tag, Modified: before.Modified}, &source)
	if err != nil {
		return done{}, err
	}
	if got.Same {
		return newestCards(before), nil
	}
	list, err := bulkList(from, source.Bytes())
	if err != nil {
		return done{}, err
	}
	had := had{From: from.String(), Tag: got.Tag, Modified: got.Modified, Version: list.version()}
	if had.Version == before.Version && had.Version != "" {
		had.Installed = before.Installed
		return newestCards(had), nil
	}
	var files []*file
	for _, bulk := range list {
		f, err := u.download(ctx, Want{Address: bulk.address.String(), Accept: acceptJSON, Limit: largestCards})
		if err != nil {
			return done{}, errors.Join(err, closeAll(files))
		}
		files = append(files, f)
	}
	return u.install(ctx, had, files, list.names(), is)
}

// atomicCards updates from MTGJSON's file of cards, which has its sum beside it.
func (u *Updater) atomicCards(ctx context.Context, from *url.URL, before had, is rulesdb.CardsInstalled) (done, error) {
	beside := *from
	beside.Path, beside.RawPath = from.Path+".sha256", ""
	var source memory
	got, err := u.Client.Fetch(ctx, Want{Address: beside.String(), Accept: "text/plain, */*;q=0.5", Limit: largestSum, Tag: before.Tag, Modified: before.Modified}, &source)
	if err != nil {
		return done{}, err
	}
	if got.Same {
		return newestCards(before), nil
	}
	sum, ok := sumIn(source.String())
	if !ok {
		return done{}, &Error{Says: says(&beside) + " holds no SHA-256 sum"}
	}
	had := had{From: from.String(), Tag: got.Tag, Modified: got.Modified, Version: sum}
	if sum == before.Version {
		had.Installed = before.Installed
		return newestCards(had), nil
	}
	f, err := u.download(ctx, Want{Address: from.String(), Accept: "*/*", Limit: largestCards, Raw: true})
	if err != nil {
		return done{}, err
	}
	files := []*file{f}
	if found, err := sumOf(f); err != nil || found != sum {
		return done{}, errors.Join(&Error{Says: says(from) + " does not have the sum that is published for it", cause: err}, closeAll(files))
	}
	return u.install(ctx, had, files, []string{path.Base(from.Path)}, is)
}

// newestCards is what is done when there is nothing newer.
func newestCards(had had) done {
	return done{says: "the newest cards are installed", had: had}
}

// download fetches a file to disk.
func (u *Updater) download(ctx context.Context, want Want) (*file, error) {
	f, err := newFile(u.Dir)
	if err != nil {
		return nil, err
	}
	if _, err = u.Client.Fetch(ctx, want, f); err == nil {
		err = f.rewind()
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// install has downloaded files installed, and removes them.
func (u *Updater) install(ctx context.Context, had had, files []*file, names []string, before rulesdb.CardsInstalled) (done, error) {
	var sources []rulesdb.CardSource
	for i, f := range files {
		sources = append(sources, rulesdb.CardSource{Name: names[i], Reader: f})
	}
	says, err := u.Cards.Install(ctx, sources, max(1, int(leastPart*float64(before.Cards))))
	_ = closeAll(files) // what is left over goes with a later download
	if err != nil {
		return done{}, &Error{Says: err.Error(), cause: err}
	}
	is, err := u.Cards.Installed(ctx)
	if err != nil {
		return done{}, &Error{Says: "the cards just installed cannot be read", cause: err}
	}
	had.Installed = mark(is)
	return done{changed: true, says: says, had: had}, nil
}

// closeAll closes and removes files.
func closeAll(files []*file) error {
	var errs []error
	for _, f := range files {
		errs = append(errs, f.Close())
	}
	return errors.Join(errs...)
}

// sumIn reads the sum out of a file of sums: its first word.
func sumIn(text string) (string, bool) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return "", false
	}
	sum, err := hex.DecodeString(words[0])
	return strings.ToLower(words[0]), err == nil && len(sum) == sha256.Size
}

// sumOf is the sum of a file, which is read from its beginning and left there.
func sumOf(f *file) (string, error) {
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(hash.Sum(nil)), f.rewind()
}
