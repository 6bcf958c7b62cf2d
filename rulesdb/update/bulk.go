package update

import (
	"encoding/json"
	"net/url"
	"path"
	"strings"
)

// bulk is one file of Scryfall's list.
type bulk struct {
	kind, updated string
	address       *url.URL
}

// bulks are the files that are wanted of the list.
type bulks []bulk

// bulkList reads Scryfall's list of bulk data and returns the files of cards and
// of rulings in it, the cards first. Without cards it is no such list; rulings
// may be wanting.
func bulkList(from *url.URL, source []byte) (bulks, error) {
	var list struct {
		Data []struct {
			Type    string `json:"type"`
			Updated string `json:"updated_at"`
			Address string `json:"download_uri"`
		} `json:"data"`
	}
	if err := json.Unmarshal(source, &list); err != nil {
		return nil, &Error{Says: says(from) + " is no list of bulk data", cause: err}
	}
	var found bulks
	for _, kind := range []string{"oracle_cards", "rulings"} {
		for _, entry := range list.Data {
			if strings.ReplaceAll(entry.Type, "-", "_") != kind {
				continue
			}
			to, err := linked(from, entry.Address)
			if err != nil {
				return nil, err
			}
			found = append(found, bulk{kind, entry.Updated, to})
			break
		}
	}
	if len(found) == 0 || found[0].kind != "oracle_cards" {
		return nil, &Error{Says: says(from) + " lists no oracle-cards file"}
	}
	return found, nil
}

// version says when the files were last changed, "" where that is not said of
// each.
func (b bulks) version() string {
	var times []string
	for _, one := range b {
		if one.updated == "" {
			return ""
		}
		times = append(times, one.updated)
	}
	return strings.Join(times, " ")
}

// names are the names of the files.
func (b bulks) names() []string {
	var names []string
	for _, one := range b {
		names = append(names, path.Base(one.address.Path))
	}
	return names
}
