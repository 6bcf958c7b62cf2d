package picture

import (
	"bytes"
	"image/color"
	"image/png"
	"math"
	"os"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"apnap/commands"
)

// sample is a tree with a choice in a choice, a long end and a name in letters
// that the font lacks.
func sample() *commands.Tree {
	end := func(option, says string) *commands.Tree { return &commands.Tree{Option: option, Says: says, End: true} }
	return &commands.Tree{Says: "Bob chooses", More: "And 3 more options.", Branches: []*commands.Tree{
		end("Furnace of Rath first", "Lightning Bolt deals 5 damage to Bob."),
		{Option: "Urza's Armor first", Says: "漢字 chooses", Branches: []*commands.Tree{
			end("Use Anger", strings.Repeat("Lightning Bolt deals 4 damage to Bob. ", 4)), end("Don't use Anger", strings.Repeat("x", 200))}},
	}}
}

// TestPicture: the picture is as wide as a phone likes it, and every text is
// within it.
func TestPicture(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	raw, err := p.PNG(sample())
	if err != nil {
		t.Fatal(err)
	}
	if file := os.Getenv("PICTURE"); file != "" { // to look at it
		if err := os.WriteFile(file, raw, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	img, err := png.Decode(bytes.NewReader(raw))
	if err != nil || img.Bounds().Dx() != width || img.Bounds().Dy() < 10*lineHeight || len(raw) > 200_000 {
		t.Fatalf("%v, %v, %d bytes", img.Bounds(), err, len(raw))
	}
	ground := colours().ground
	for y := 2; y < img.Bounds().Dy()-2; y++ {
		for _, x := range []int{4, margin / 2, width - margin + 2, width - 4} {
			if img.At(x, y) != ground {
				t.Fatalf("something stands in the margin at %d, %d", x, y)
			}
		}
	}
	again, err := p.PNG(sample())
	if err != nil || !bytes.Equal(raw, again) {
		t.Error("the same tree gives another picture")
	}
}

// TestContrast: every colour of text stands out from the ground by 7 to 1, as
// readers with weak eyes need it.
func TestContrast(t *testing.T) {
	light := func(c color.RGBA) float64 {
		part := func(v uint8) float64 {
			s := float64(v) / 255
			if s <= 0.04045 {
				return s / 12.92
			}
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
	}
	p := colours()
	for _, c := range []color.RGBA{p.choice, p.option, p.end} {
		if ratio := (light(c) + 0.05) / (light(p.ground) + 0.05); ratio < 7 {
			t.Errorf("%v stands out by %.1f to 1", c, ratio)
		}
	}
}

// TestWrapped: no line is wider than there is room, and none of the text is lost.
func TestWrapped(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	face, err := opentype.NewFace(p.regular, &opentype.FaceOptions{Size: textSize, DPI: 72})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "a", "two words", strings.Repeat("word ", 40), strings.Repeat("w", 90), "é" + strings.Repeat("ü", 60)} {
		lines := wrapped(text, face, 200)
		for _, l := range lines {
			if font.MeasureString(face, l).Ceil() > 200 {
				t.Errorf("%q is too wide", l)
			}
		}
		if got := strings.ReplaceAll(strings.Join(lines, ""), " ", ""); got != strings.ReplaceAll(text, " ", "") {
			t.Errorf("%q became %q", text, lines)
		}
	}
	if got := drawable("漢 a\n→", face); got != "□ a →" {
		t.Errorf("drawable: %q", got)
	}
}
