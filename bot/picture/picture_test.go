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

	"apnap/commands/talk"
)

// sample is a tree with a choice in a choice, a long end and names in letters
// that the Go fonts lack.
func sample() *talk.Tree {
	end := func(option, says string) *talk.Tree { return &talk.Tree{Option: option, Says: says, End: true} }
	return &talk.Tree{Says: "Bob chooses", More: "And 3 more options.", Branches: []*talk.Tree{
		end("Furnace of Rath first", "Lightning Bolt deals 5 damage to Bob."),
		{Option: "Urza's Armor first", Says: "漢字 (김철수, שלום, سلام, Nguyễn, राम, 🔥𝓑𝓸𝓫) chooses", Branches: []*talk.Tree{
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
	ratio := func(a, b color.RGBA) float64 {
		return (max(light(a), light(b)) + 0.05) / (min(light(a), light(b)) + 0.05)
	}
	for _, c := range []color.RGBA{p.choice, p.option, p.end} {
		if got := ratio(c, p.ground); got < 7 {
			t.Errorf("%v stands out by %.1f to 1", c, got)
		}
	}
	// The grounds of Discord's messages, in its light and its dark themes: the
	// frame tells the picture from each.
	for _, ground := range []color.RGBA{{0xFF, 0xFF, 0xFF, 0xFF}, {0x32, 0x33, 0x39, 0xFF}, {0x1A, 0x1A, 0x1E, 0xFF}, {0x07, 0x07, 0x09, 0xFF}} {
		if got := ratio(p.frame, ground); got < 3 {
			t.Errorf("the frame stands out from %v by %.1f to 1", ground, got)
		}
	}
}

// TestWrapped: no line is wider than there is room, and none of the text is lost.
func TestWrapped(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	face := faceOf(t, p)
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
}

// faceOf is the face of the running text.
func faceOf(t *testing.T, p *Painter) letters {
	t.Helper()
	face, err := opentype.NewFace(p.regular, &opentype.FaceOptions{Size: textSize, DPI: 72})
	if err != nil {
		t.Fatal(err)
	}
	return letters{face}
}

// TestBounds: a tree of any size gives a picture of bounded height and bytes,
// whose last line says that there is more.
func TestBounds(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	many := &talk.Tree{Says: strings.Repeat("漢", 5000) + " chooses"}
	at := many
	for range 100 { // deep
		next := &talk.Tree{Option: "Next", Says: "Bob chooses"}
		at.Branches = append(at.Branches, next)
		at = next
	}
	for range 10_000 { // and wide
		at.Branches = append(at.Branches, &talk.Tree{Option: strings.Repeat("W", 300), Says: strings.Repeat("漢", 100), End: true})
	}
	raw, err := p.PNG(many)
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.DecodeConfig(bytes.NewReader(raw))
	if most := maxLines*(lineHeight+gap) + 2*margin; err != nil || img.Height > most || len(raw) > 1<<20 {
		t.Errorf("%d pixels high, %d bytes: %v", img.Height, len(raw), err)
	}
	s := sheet{}
	s.regular, s.bold = faceOf(t, p), faceOf(t, p)
	s.tree(many, 0)
	if last := s.rows[len(s.rows)-1].text; last != "…" || len(s.rows) != maxLines {
		t.Errorf("%d lines, of which the last is %q", len(s.rows), last)
	}
}

// BenchmarkPNG draws the sample.
func BenchmarkPNG(b *testing.B) {
	p, err := New()
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.PNG(sample()); err != nil {
			b.Fatal(err)
		}
	}
}
