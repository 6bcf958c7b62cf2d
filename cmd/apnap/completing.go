package main

import (
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"apnap/commands/talk"
	"apnap/rulesdb"
)

// completer is what the shell calls for the values of an argument or a flag.
type completer = func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective)

// completing completes an argument or a flag as Discord does the option of that
// name of a slash command.
func (s *session) completing(command, option string) completer {
	return func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		if s.settings.load() != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		d, done := s.readerDesk()
		defer done()
		before := strings.Join(args, " ") // a name of several words without quotes
		if before != "" && (option == "name" || option == "term") {
			before += " "
		} else {
			before = ""
		}
		var list []string
		for _, one := range d.Complete(c.Context(), talk.Partial{Command: command, Option: option, Typed: before + typed}) {
			if rest, ok := cutPrefixFold(one.Value, before); ok {
				if more, begins := cutPrefixFold(rest, typed); begins {
					rest = typed + more // bash takes no other capitals
				}
				about := strings.TrimSpace(strings.TrimPrefix(one.Label, one.Value))
				if about != "" && about != one.Label {
					rest = cobra.CompletionWithDesc(rest, about)
				}
				list = append(list, rest)
			}
		}
		return list, cobra.ShellCompDirectiveNoFileComp
	}
}

// completingRule completes a rule's number, or what begins with a letter as a term of the
// glossary.
func (s *session) completingRule(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	words := strings.Join(append(slices.Clone(args), typed), " ")
	if strings.IndexFunc(words, unicode.IsLetter) != 0 || strings.HasPrefix(strings.ToLower(words), "t.") {
		return s.completing("rule", "number")(c, args, typed)
	}
	return s.completing("define", "term")(c, args, typed)
}

// completingInstalled completes the dates of the editions whose text is installed.
func (s *session) completingInstalled(c *cobra.Command, _ []string, typed string) (list []string, _ cobra.ShellCompDirective) {
	if s.settings.load() == nil {
		_ = s.withIndex(c.Context(), func(db *rulesdb.DB) error { // without an index there are none
			editions, err := db.Editions(c.Context())
			for _, e := range editions {
				if e.Source == rulesdb.Official && strings.HasPrefix(e.ID, typed) {
					list = append(list, e.ID)
				}
			}
			return err
		})
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}

// completingEach completes each argument as the option of its place.
func (s *session) completingEach(command string, options ...string) completer {
	return func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		if len(args) >= len(options) {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return s.completing(command, options[len(args)])(c, nil, typed)
	}
}

// cutPrefixFold cuts the beginning of a text off, whatever its case.
func cutPrefixFold(text, prefix string) (rest string, ok bool) {
	if len(text) < len(prefix) || !strings.EqualFold(text[:len(prefix)], prefix) {
		return "", false
	}
	return text[len(prefix):], true
}

// completeFlags lets every command complete the values of the flags that have
// some to choose from.
func (s *session) completeFlags(c *cobra.Command) {
	values := map[string]completer{
		"edition":   s.completing("rule", "edition"),
		"effect":    s.completing("resolve", "effect1"),
		"lang":      cobra.FixedCompletions(languageTags(), cobra.ShellCompDirectiveNoFileComp),
		"pictures":  cobra.FixedCompletions(graphicsNames(), cobra.ShellCompDirectiveNoFileComp),
		"log-level": cobra.FixedCompletions([]string{"debug", "info", "warn", "error"}, cobra.ShellCompDirectiveNoFileComp),
	}
	for name, complete := range values {
		if c.Flags().Lookup(name) != nil || c.PersistentFlags().Lookup(name) != nil {
			_ = c.RegisterFlagCompletionFunc(name, complete) // fails only without that flag
		}
	}
	for _, below := range c.Commands() {
		s.completeFlags(below)
	}
}
