package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"apnap/commands/talk"
)

// TestSVG: the drawing is well-formed, always the same, and has every word; what a
// user typed cannot leave its text.
func TestSVG(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	tree := sample()
	tree.Branches = append(tree.Branches, &talk.Tree{Option: `</text><script>"&'`, Says: "Nothing happens.", End: true})
	raw, err := p.SVG(tree)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	elements := map[string]int{}
	for dec := xml.NewDecoder(bytes.NewReader(raw)); ; {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			elements[token.Name.Local]++
		case xml.CharData:
			words = append(words, string(token))
		}
	}
	text := strings.Join(words, " ")
	for _, want := range []string{"Bob chooses", "Furnace of Rath first", "5 damage to Bob", `</text><script>"&'`, "And 3 more options."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not drawn: %s", want, text)
		}
	}
	if elements["svg"] != 1 || elements["rect"] != 1 || elements["path"] < 4 || elements["script"] > 0 {
		t.Errorf("%v", elements)
	}
	if again, err := p.SVG(tree); err != nil || !bytes.Equal(again, raw) {
		t.Errorf("it is drawn otherwise the second time: %v", err)
	}
}
