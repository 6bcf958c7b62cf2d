package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"apnap/commands"
)

// maxParseLine is the longest line that parse reads, in bytes.
const maxParseLine = 1 << 20

// parseCommand is apnap parse.
func (s *session) parseCommand() *cobra.Command {
	stats := false
	c := &cobra.Command{Use: "parse", Short: "Read abilities as JSON lines and say what was understood", Args: cobra.NoArgs}
	c.RunE = s.begin(func(context.Context, []string) error {
		count, err := parseLines(s.in, s.out)
		if err == nil && stats {
			fmt.Fprintln(s.errOut, count)
		}
		return err
	})
	c.Flags().BoolVar(&stats, "stats", false, "count what was understood, on standard error")
	return c
}

// parseCount counts abilities: all, those in scope, and those understood of
// the latter.
type parseCount struct{ all, inScope, understood int }

// String is the count in words.
func (n parseCount) String() string {
	share := 100.0
	if n.inScope > 0 {
		share = 100 * float64(n.understood) / float64(n.inScope)
	}
	return fmt.Sprintf("%d abilities, %d in scope, %d of them understood (%.1f%%)", n.all, n.inScope, n.understood, share)
}

// add counts the abilities of one line.
func (n *parseCount) add(p commands.Parsed) {
	for _, a := range p.Abilities {
		n.all++
		if a.Scope == "other" {
			continue
		}
		n.inScope++
		if a.OK {
			n.understood++
		}
	}
}

// parseLines reads abilities and writes what was understood, line by line.
func parseLines(in io.Reader, out io.Writer) (parseCount, error) {
	var count parseCount
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 64<<10), maxParseLine)
	to := bufio.NewWriter(out)
	enc := json.NewEncoder(to)
	enc.SetEscapeHTML(false)
	for number := 1; lines.Scan(); number++ {
		if len(lines.Bytes()) == 0 {
			continue
		}
		var card commands.ParseInput
		if err := json.Unmarshal(lines.Bytes(), &card); err != nil {
			_ = to.Flush()
			return count, fmt.Errorf("line %d is not the JSON of an ability", number)
		}
		p := commands.Parse(card)
		count.add(p)
		if err := enc.Encode(p); err != nil {
			return count, err
		}
	}
	if err := lines.Err(); err != nil {
		return count, fmt.Errorf("reading the abilities: %w", err)
	}
	return count, to.Flush()
}
