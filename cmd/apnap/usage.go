package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// rootExamples are what the program as a whole is for.
const rootExamples = `  apnap ask "I control Doubling Season and Hardened Scales. My Walking Ballista enters with X=2. How many counters?"
  apnap rule 614.5
  apnap console`

// knownCommand refuses words behind a command that only has others below it, and
// names the nearest of those.
func knownCommand(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	says := fmt.Sprintf("%s has no command %q", c.CommandPath(), args[0])
	const mostAway = 2 // letters to change, add or leave out
	c.SuggestionsMinimumDistance = mostAway
	if near := c.SuggestionsFor(args[0]); len(near) > 0 {
		says += "; did you mean " + strings.Join(near, " or ") + "?"
	}
	return usageError{says}
}

// usageHint is what stands below wrong usage: one example of the command that was
// meant, and where all about it is told.
func usageHint(c *cobra.Command) string {
	hint := ""
	if list := examplesOf(c); len(list) > 0 {
		hint = "For example: " + list[0] + "\n"
	}
	return hint + fmt.Sprintf("%s --help tells more.\n", c.CommandPath())
}

// examplesOf are a command's examples, each in one line.
func examplesOf(c *cobra.Command) []string {
	var list []string
	for line := range strings.SplitSeq(strings.ReplaceAll(c.Example, "\\\n", ""), "\n") {
		if line = oneLine(line); line != "" {
			list = append(list, line)
		}
	}
	return list
}
