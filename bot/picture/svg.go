package picture

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"

	"apnap/commands/talk"
)

// SVG draws a tree as a drawing that can be enlarged and whose words can be read and
// searched. It names fonts and holds none: the Go fonts where they are installed.
func (p *Painter) SVG(t *talk.Tree) ([]byte, error) {
	p.turn <- struct{}{}
	defer func() { <-p.turn }()
	s, err := p.laidOut(t)
	if err != nil {
		return nil, err
	}
	return s.svg(), nil
}

// svg writes what was laid out, at half the size at which pictures are drawn.
func (s *sheet) svg() []byte {
	const shrunk = 2
	high := s.y + 2*margin
	var out bytes.Buffer
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="Go, Helvetica, Arial, sans-serif" font-size="%d">`+"\n",
		width, high, width/shrunk, high/shrunk, textSize)
	fmt.Fprintf(&out, `<rect x="1" y="1" width="%d" height="%d" fill="%s" stroke="%s" stroke-width="2"/>`+"\n", width-2, high-2, hex(s.colours.ground), hex(s.colours.frame))
	for _, j := range s.joints {
		fmt.Fprintf(&out, `<path d="M%d %dV%dH%d" fill="none" stroke="%s" stroke-width="2"/>`+"\n", j.x+1, j.from+margin, j.to+margin+1, j.x+indent-bullet, hex(s.colours.line))
	}
	for _, r := range s.rows {
		weight := ""
		if r.face == s.bold {
			weight = ` font-weight="bold"`
		}
		fmt.Fprintf(&out, `<text x="%d" y="%d" fill="%s"%s>`, r.x, r.y+margin, hex(r.colour), weight)
		_ = xml.EscapeText(&out, []byte(r.text)) // a buffer takes all
		out.WriteString("</text>\n")
	}
	out.WriteString("</svg>\n")
	return out.Bytes()
}

// hex is a colour as style sheets write it.
func hex(c color.RGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
