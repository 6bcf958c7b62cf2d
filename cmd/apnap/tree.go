package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"apnap/bot/picture"
	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
)

// treeCommand is apnap tree.
func (s *session) treeCommand() *cobra.Command {
	var ask ruling.Ask
	out := ""
	c := &cobra.Command{Use: "tree [PARAGRAPH…]", Short: "Draw the choices of a question and where each leads",
		Example: `  apnap tree --effect "Alice: Furnace of Rath" --effect "Bob: Urza's Armor" --event "Alice's Lightning Bolt deals 3 damage to Bob"
  apnap tree --out tree.png --effect "Alice: Furnace of Rath" --effect "Bob: Urza's Armor" --event "Alice's Lightning Bolt deals 3 damage to Bob"
  apnap tree --out tree.svg --effect "Alice: Furnace of Rath" --effect "Bob: Urza's Armor" --event "Alice's Lightning Bolt deals 3 damage to Bob"`}
	c.RunE = s.begin(func(_ context.Context, words []string) error {
		d, done := s.readerDesk()
		defer done()
		d = d.Speaking(s.language())
		ask, err := s.inParts(d, ask, words)
		if err != nil {
			return err
		}
		tree, err := d.Tree(ask)
		if err != nil {
			return err
		}
		return s.drawTree(tree, out)
	})
	askFlags(c, &ask)
	questionFlags(c, &ask)
	c.Flags().StringVar(&out, "out", "", "a file to draw the tree into as a picture (.png or .svg) instead")
	return s.langFlag(s.jsonFlag(c, "tree"))
}

// inParts is a question in its parts: as the flags have it, or as it is read from
// words.
func (s *session) inParts(d *commands.Desk, ask ruling.Ask, words []string) (ruling.Ask, error) {
	if given := len(ask.Events)+len(ask.Effects)+len(ask.Facts) > 0; given || len(words) == 0 && isTerminal(s.in) {
		if len(words) > 0 {
			return ask, usageError{apart(words)}
		}
		if len(ask.Events) == 0 {
			return ask, usageError{"a question needs at least one --event, or words"}
		}
		return ask, nil
	}
	text, err := s.paragraph(words)
	if err != nil {
		return ask, err
	}
	return d.InParts(text, ask)
}

// apart says that words stand beside the flags of a question.
func apart(words []string) string {
	return fmt.Sprintf("%q stands apart from the flags; a question is given in parts or in words, not in both", strings.Join(words, " "))
}

// drawTree prints a tree, as data, as text, or as a picture into a file.
func (s *session) drawTree(tree *talk.Tree, out string) error {
	switch {
	case out != "":
		return writePicture(tree, out)
	case s.json:
		_, err := s.out.Write(answer.JSON(tree))
		return err
	case tree.End:
		_, err := fmt.Fprintln(s.out, nothingToChoose+"\n"+tree.Says)
		return err
	}
	newPage(s.out).tree(tree, "")
	return nil
}

// nothingToChoose is said where a tree has no branches.
const nothingToChoose = "There is nothing to choose."

// writePicture draws a tree into a file, of the kind that its name tells.
func writePicture(tree *talk.Tree, out string) error {
	painter, err := picture.New()
	if err != nil {
		return err
	}
	var image []byte
	switch strings.ToLower(filepath.Ext(out)) {
	case ".png":
		image, err = painter.PNG(tree)
	case ".svg":
		image, err = painter.SVG(tree)
	default:
		return usageError{"--out draws a picture: its name must end in .png or .svg"}
	}
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Clean(out), image, 0o644); err != nil {
		return fmt.Errorf("%s cannot be written", out)
	}
	return nil
}
