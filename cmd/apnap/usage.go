package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
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
	word := unmarked(args)[0]
	no := unknownCommand{usageError: usageError{fmt.Sprintf("%s has no command %q", c.CommandPath(), word) + meant(c, word, "")}}
	if near := nearest(c, word); len(near) > 0 {
		no.near, _, _ = c.Find(near[:1])
	}
	return no
}

// unknownCommand is wrong usage by a command that there is not.
type unknownCommand struct {
	usageError
	near *cobra.Command // the one that may have been meant; nil for none
}

func (u unknownCommand) Unwrap() error { return u.usageError }

// nearest are the names of the commands near to a word.
func nearest(c *cobra.Command, word string) []string {
	const mostAway = 2 // letters to change, add or leave out
	c.SuggestionsMinimumDistance = mostAway
	return c.SuggestionsFor(word)
}

// meant asks whether the commands with names near to a word were meant, each shown
// behind a sign.
func meant(c *cobra.Command, word, sign string) string {
	if near := nearest(c, word); len(near) > 0 {
		return "; did you mean " + sign + strings.Join(near, " or "+sign) + "?"
	}
	return ""
}

// sayUsage has a command and all below it say what is wrong with how it was used in
// our own words.
func sayUsage(c *cobra.Command) {
	c.SetFlagErrorFunc(wrongFlag)
	switch check := c.Args; {
	case c.Name() == "help":
		c.Args = knownTopic
	case c.HasSubCommands():
		c.Args = knownCommand
		if !c.Runnable() {
			c.RunE = func(c *cobra.Command, _ []string) error { return c.Help() }
		}
	case check != nil:
		c.Args = func(c *cobra.Command, args []string) error {
			said := slices.DeleteFunc(slices.Clone(args), func(arg string) bool { return strings.TrimSpace(arg) == "" }) // "" is nothing said
			if check(c, said) == nil {
				return nil
			}
			return usageError{wrongWords(c, unmarked(said))}
		}
	}
	for _, below := range c.Commands() {
		sayUsage(below)
	}
}

// wrongWords says what a command takes, and what it was given.
func wrongWords(c *cobra.Command, args []string) string {
	_, takes, _ := strings.Cut(c.Use, " ")
	switch {
	case takes == "":
		return fmt.Sprintf("%s takes nothing more, and was given %q", c.CommandPath(), strings.Join(args, " "))
	case len(args) == 0:
		return fmt.Sprintf("%s needs %s", c.CommandPath(), takes)
	}
	return fmt.Sprintf("%s takes %s, and was given %q", c.CommandPath(), takes, strings.Join(args, " "))
}

// knownTopic refuses to help with a command that there is not.
func knownTopic(c *cobra.Command, args []string) error {
	above, rest, err := c.Root().Find(args)
	if err != nil || len(rest) > 0 && above.HasSubCommands() {
		return knownCommand(above, append(rest, args...)[:1])
	}
	return nil
}

// alone refuses flags that mean nothing beside another one.
func alone(c *cobra.Command, flag string, others ...string) error {
	for _, other := range others {
		if c.Flags().Changed(flag) && c.Flags().Changed(other) {
			return usageError{fmt.Sprintf("--%s means nothing beside --%s", other, flag)}
		}
	}
	return nil
}

// wrongFlag says what is wrong with a flag: that there is none such, with the nearest
// named, or that what stands behind it is not what it takes. Behind a command that there
// is not, no flag is at fault.
func wrongFlag(c *cobra.Command, err error) error {
	if words := c.Flags().Args(); c.HasSubCommands() && len(words) > 0 {
		return knownCommand(c, words)
	}
	var unknown *pflag.NotExistError
	var value *pflag.InvalidValueError
	var missing *pflag.ValueRequiredError
	switch {
	case errors.As(err, &value):
		return usageError{fmt.Sprintf("--%s takes %s, and was given %q", value.GetFlag().Name, takenBy(value.GetFlag()), value.GetValue())}
	case errors.As(err, &missing):
		return usageError{fmt.Sprintf("--%s needs a value behind it: %s", missing.GetFlag().Name, missing.GetFlag().Usage)}
	case !errors.As(err, &unknown):
		return err
	}
	name := unknown.GetSpecifiedName()
	flags := &cobra.Command{} // each flag as if it were a command, which knows what is near
	c.Flags().VisitAll(func(f *pflag.Flag) {
		flags.AddCommand(&cobra.Command{Use: f.Name, Run: func(*cobra.Command, []string) {}})
	})
	if unknown.GetSpecifiedShortnames() != "" {
		return usageError{fmt.Sprintf("%s has no flag -%s", c.CommandPath(), name)}
	}
	return usageError{fmt.Sprintf("%s has no flag --%s", c.CommandPath(), name) + meant(flags, name, "--")}
}

// takenBy is what a flag takes, in words.
func takenBy(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int":
		return "a whole number"
	case "bool":
		return "true or false"
	}
	return "a " + f.Value.Type()
}

// examplesTitle is the line above examples.
const examplesTitle = "Examples:"

// helpText is what there is to know of a command.
func helpText(c *cobra.Command) string {
	return strings.TrimSpace(cmp.Or(c.Long, c.Short)) + "\n\n" + strings.TrimRight(c.UsageString(), "\n")
}

// usageHint is what stands below wrong usage: one example of the command that was
// meant, and where all about it is told.
func usageHint(c *cobra.Command, wrong error) string {
	hint := ""
	if c.Name() == "help" {
		c = c.Root() // what there is help with
	}
	like := c
	var unknown unknownCommand
	if errors.As(wrong, &unknown) && unknown.near != nil {
		like = unknown.near
	}
	if list := examplesOf(like); len(list) > 0 {
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
