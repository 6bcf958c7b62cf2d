package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/engine/say"
)

// maxParseLine is the longest line that parse reads, in bytes.
const maxParseLine = 1 << 20

// parseCommand is apnap parse.
func (s *session) parseCommand() *cobra.Command {
	stats, missing := false, false
	c := &cobra.Command{Use: "parse", Short: "Read abilities as JSON lines and say what was understood", Args: cobra.NoArgs,
		Example: `  echo '{"name": "Idol", "text": "If you would draw a card, draw two cards instead."}' | apnap parse`}
	c.RunE = s.begin(func(context.Context, []string) error {
		var count cardindex.ParseCount
		err := parseLines(s.in, s.out, &count)
		if stats {
			fmt.Fprint(s.errOut, &count)
		}
		if missing {
			fmt.Fprint(s.errOut, &count.Missing)
		}
		return err
	})
	c.Flags().BoolVar(&stats, "stats", false, "count by what they are about which abilities were understood, on standard error")
	missingFlag(c, &missing)
	return c
}

// missingFlag adds the flag for the words at which texts were refused.
func missingFlag(c *cobra.Command, missing *bool) {
	c.Flags().BoolVar(missing, "missing", false, "list the words at which texts were refused, alike ones counted together, on standard error")
}

// parseLines reads abilities and writes what was understood, line by line. A line
// that is none is answered with an error of its own and does not end the stream;
// that there were such lines is a refusal in the end.
func parseLines(in io.Reader, out io.Writer, count *cardindex.ParseCount) error {
	lines, to := newLineReader(in, maxParseLine), bufio.NewWriter(out)
	enc := json.NewEncoder(to)
	enc.SetEscapeHTML(false)
	bad, first := 0, 0
	for number := 1; ; number++ {
		line, long, err := lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fmt.Errorf("reading the abilities: %w", err)
		}
		if number == 1 {
			line = bytes.TrimPrefix(line, []byte("\uFEFF"))
		}
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		p, ok := cardindex.ParseLine(line, long, number)
		if !ok {
			if bad++; bad == 1 {
				first = number
			}
		}
		count.Add(p)
		if err := enc.Encode(p); err != nil {
			return err
		}
		if lines.waits() {
			if err := to.Flush(); err != nil {
				return err
			}
		}
	}
	if err := to.Flush(); err != nil || bad == 0 {
		return err
	}
	return &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "line",
		Says: say.Text(fmt.Sprintf("Lines that are not the JSON of an ability: %d; the first is line %d.", bad, first))}
}
