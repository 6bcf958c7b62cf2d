package catalog

import (
	"cmp"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"
)

// Write writes a catalogue in the form in which it is embedded. Of several entries of
// one name the first stands. The same entries always give the same bytes.
func Write(w io.Writer, entries iter.Seq[Entry]) error {
	lines, err := sortedLines(entries)
	if err != nil {
		return err
	}
	packed, err := pack(lines)
	if err != nil {
		return fmt.Errorf("writing the catalogue: %w", err)
	}
	if _, err := io.WriteString(w, packed); err != nil {
		return fmt.Errorf("writing the catalogue: %w", err)
	}
	return nil
}

// sortedLines encodes the entries, each name once, sorted by folded name.
func sortedLines(entries iter.Seq[Entry]) ([]string, error) {
	type keyed struct{ key, line string }
	var list []keyed
	seen := map[string]bool{}
	for e := range entries {
		if seen[e.Name] {
			continue
		}
		seen[e.Name] = true
		line, err := encode(&e)
		if err != nil {
			return nil, err
		}
		list = append(list, keyed{Fold(e.Name), line})
	}
	slices.SortFunc(list, func(a, b keyed) int { return cmp.Or(strings.Compare(a.key, b.key), strings.Compare(a.line, b.line)) })
	lines := make([]string, len(list))
	for i := range list {
		lines[i] = list[i].line
	}
	return lines, nil
}
