// Package picture draws the outcome tree of a question, as a PNG or an SVG, narrow enough
// for a phone and on a ground of its own, so that it reads alike on dark and on
// light.
package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"apnap/commands/talk"
)

// Sizes in pixels. A phone shows the picture some 350 points wide, at which the letters
// have 14 of them.
const (
	width      = 640
	margin     = 32
	indent     = 24
	textSize   = 26
	lineHeight = 36
	gap        = 14 // between branches
	bullet     = 10
	maxLines   = 160 // of the whole picture
	maxText    = 200 // characters of one text
	maxDepth   = 12  // what is deeper is not indented further
	atOnce     = 2   // pictures drawn at the same time; one takes up to 20 MB
)

// palette is the colours: a dark ground with a frame, text of high contrast,
// ends in the colour of rulings.
type palette struct {
	ground, frame, line, choice, option, end color.RGBA
}

func colours() palette {
	return palette{
		ground: color.RGBA{0x23, 0x26, 0x2B, 0xFF}, frame: color.RGBA{0x8A, 0x93, 0x9E, 0xFF}, line: color.RGBA{0x8A, 0x93, 0x9E, 0xFF},
		choice: color.RGBA{0xFF, 0xC8, 0x57, 0xFF}, option: color.RGBA{0xF2, 0xF3, 0xF5, 0xFF}, end: color.RGBA{0x8F, 0xE3, 0xA1, 0xFF},
	}
}

// Painter draws trees. It is safe for concurrent use.
type Painter struct {
	regular, bold *opentype.Font
	turn          chan struct{}
}

// New returns a Painter with the Go fonts, and a bitmap font for the scripts that
// they lack; both come with the program.
func New() (*Painter, error) {
	regular, err := opentype.Parse(goregular.TTF)
	if err != nil {
		return nil, fmt.Errorf("the regular font: %w", err)
	}
	bold, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, fmt.Errorf("the bold font: %w", err)
	}
	return &Painter{regular: regular, bold: bold, turn: make(chan struct{}, atOnce)}, nil
}

// PNG draws a tree.
func (p *Painter) PNG(t *talk.Tree) ([]byte, error) {
	p.turn <- struct{}{}
	defer func() { <-p.turn }()
	s, err := p.laidOut(t)
	if err != nil {
		return nil, err
	}
	return s.png()
}

// laidOut is a tree laid out.
func (p *Painter) laidOut(t *talk.Tree) (*sheet, error) {
	s := sheet{colours: colours()}
	for _, one := range []struct {
		face *letters
		font *opentype.Font
	}{{&s.regular, p.regular}, {&s.bold, p.bold}} {
		// A face keeps state while it draws, so that each picture has its own.
		face, err := opentype.NewFace(one.font, &opentype.FaceOptions{Size: textSize, DPI: 72, Hinting: font.HintingFull})
		if err != nil {
			return nil, fmt.Errorf("a face of a font: %w", err)
		}
		one.face.Face = face
	}
	s.tree(t, 0)
	return &s, nil
}

// row is one line of text where it stands.
type row struct {
	text   string
	face   letters
	colour color.RGBA
	x, y   int // of the left end of the base line
}

// joint is a line from a choice down to one of its options.
type joint struct{ x, from, to int }

// sheet lays a tree out before it is drawn, since its height is known only then.
type sheet struct {
	regular, bold letters
	colours       palette
	rows          []row
	joints        []joint
	y             int
}

// tree lays out a tree: who chooses, and below it, indented, each option with
// what follows from it.
func (s *sheet) tree(t *talk.Tree, depth int) {
	x := margin + min(depth, maxDepth)*indent
	if t.End {
		s.text("→ "+t.Says, s.regular, s.colours.end, x)
		return
	}
	s.text(t.Says, s.bold, s.colours.choice, x)
	top := s.y
	for _, b := range t.Branches {
		if s.full() {
			return
		}
		s.y += gap
		s.joints = append(s.joints, joint{x + bullet/2, top, s.y + lineHeight/2})
		s.text(b.Option, s.regular, s.colours.option, x+indent)
		s.tree(b, depth+1)
	}
	if t.More != "" && !s.full() {
		s.y += gap
		s.text(t.More, s.regular, s.colours.option, x+indent)
	}
}

// full reports whether the picture has all the lines that it may have.
func (s *sheet) full() bool { return len(s.rows) == maxLines }

// text lays out a text, in as many lines as it takes. The last line that the
// picture may have shows that there is more.
func (s *sheet) text(text string, face letters, colour color.RGBA, x int) {
	for _, line := range wrapped(drawable(text, face), face, width-margin-x) {
		if s.full() {
			return
		}
		if len(s.rows) == maxLines-1 {
			line = "…"
		}
		s.rows = append(s.rows, row{line, face, colour, x, s.y + textSize})
		s.y += lineHeight
	}
}

// wrapped breaks a text into lines no wider than room, between words where it
// can.
func wrapped(text string, face font.Face, room int) []string {
	var lines []string
	now := ""
	fits := func(s string) bool { return font.MeasureString(face, s).Ceil() <= room }
	for _, word := range strings.Fields(text) {
		if now != "" && fits(now+" "+word) {
			now += " " + word
			continue
		}
		if now != "" {
			lines = append(lines, now)
		}
		for now = word; !fits(now); {
			cut := cutAt(now, fits)
			lines = append(lines, now[:cut])
			now = now[cut:]
		}
	}
	return append(lines, now)
}

// cutAt is how many bytes of a word fit, at least one character.
func cutAt(word string, fits func(string) bool) int {
	at := 0
	for i := range word {
		if i > 0 && !fits(word[:i]) {
			break
		}
		at = i
	}
	if at == 0 {
		return len(string([]rune(word)[:1]))
	}
	return at
}

// png draws what was laid out.
func (s *sheet) png() ([]byte, error) {
	img := image.NewRGBA(image.Rect(0, 0, width, s.y+2*margin))
	draw.Draw(img, img.Bounds(), image.NewUniform(s.colours.frame), image.Point{}, draw.Src)
	draw.Draw(img, img.Bounds().Inset(2), image.NewUniform(s.colours.ground), image.Point{}, draw.Src)
	line := image.NewUniform(s.colours.line)
	for _, j := range s.joints {
		draw.Draw(img, image.Rect(j.x, j.from+margin, j.x+2, j.to+margin), line, image.Point{}, draw.Src)
		draw.Draw(img, image.Rect(j.x, j.to+margin, j.x+indent-bullet, j.to+margin+2), line, image.Point{}, draw.Src)
	}
	for _, r := range s.rows {
		d := font.Drawer{Dst: img, Src: image.NewUniform(r.colour), Face: r.face, Dot: fixed.P(r.x, r.y+margin)}
		d.DrawString(visual(r.text))
	}
	var out bytes.Buffer
	err := png.Encode(&out, img)
	return out.Bytes(), err
}
