package main

import (
	"context"
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/engine/say"
)

// schemas holds a JSON Schema of each answer that --json gives, by name.
//
//go:embed schemas
var schemas embed.FS

// schemaNames lists the answers that have a schema.
func schemaNames() []string {
	var names []string
	entries, err := schemas.ReadDir("schemas")
	if err != nil {
		return nil // it is built in
	}
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), path.Ext(e.Name())))
	}
	slices.Sort(names)
	return names
}

// schemaCommand is apnap schema.
func (s *session) schemaCommand() *cobra.Command {
	c := &cobra.Command{Use: "schema [NAME]", Short: "Print the JSON Schema of an answer, or the names of those there are", Args: cobra.MaximumNArgs(1),
		Example: "  apnap schema\n  apnap schema ruling", ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return schemaNames(), cobra.ShellCompDirectiveNoFileComp
		}}
	c.RunE = s.begin(func(_ context.Context, args []string) error {
		if len(args) == 0 {
			_, err := fmt.Fprintln(s.out, strings.Join(schemaNames(), "\n"))
			return err
		}
		if !slices.Contains(schemaNames(), args[0]) {
			return &answer.Refusal{Code: "unknown_schema", Text: args[0],
				Says: say.Text(fmt.Sprintf("There is no schema %q; there are %s.", args[0], strings.Join(schemaNames(), ", ")))}
		}
		text, err := schemas.ReadFile("schemas/" + args[0] + ".json")
		if err != nil {
			return err
		}
		_, err = s.out.Write(text)
		return err
	})
	return c
}
