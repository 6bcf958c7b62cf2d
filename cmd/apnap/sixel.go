package main

import (
	"bufio"
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
)

// sixelScale is by how much a picture is made smaller: it is drawn for a phone, at
// twice the size of a terminal's letters.
const sixelScale = 2

// showSixel writes a PNG as sixels: bands of six lines, each colour of a band after
// the other.
func showSixel(out io.Writer, raw []byte) error {
	img, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		return fmt.Errorf("the picture: %w", err)
	}
	s := newSixels(smaller(img))
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, "\x1bP0;1q\"1;1;%d;%d", s.width, s.height)
	for i, c := range s.palette {
		r, g, b, _ := c.RGBA()
		const full, percent = 0xFFFF, 100
		fmt.Fprintf(w, "#%d;2;%d;%d;%d", i, r*percent/full, g*percent/full, b*percent/full)
	}
	for top := 0; top < s.height; top += bandLines {
		s.band(w, top)
	}
	fmt.Fprint(w, "\x1b\\\n")
	return w.Flush()
}

// smaller is a picture of half the size, each pixel the mean of four.
func smaller(img image.Image) *image.RGBA {
	at := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, at.Dx()/sixelScale, at.Dy()/sixelScale))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var sum [3]uint32
			for i := range sixelScale * sixelScale {
				r, g, b, _ := img.At(at.Min.X+x*sixelScale+i%sixelScale, at.Min.Y+y*sixelScale+i/sixelScale).RGBA()
				sum[0], sum[1], sum[2] = sum[0]+r, sum[1]+g, sum[2]+b
			}
			mean := func(v uint32) uint8 { return uint8(v / (sixelScale * sixelScale) >> 8) }
			out.SetRGBA(x, y, color.RGBA{mean(sum[0]), mean(sum[1]), mean(sum[2]), 0xFF})
		}
	}
	return out
}

// bandLines is how many lines of pixels a band has: a character holds one column.
const bandLines = 6

// sixels is a picture in few colours.
type sixels struct {
	width, height int
	palette       []color.RGBA
	at            []int // the colour of each pixel, line by line
}

// colourStep is how near colours are to be to count as one: the shades at the edges
// of letters are many.
const colourStep = 0x20

// newSixels counts colours that are near to each other as one, the first that came.
func newSixels(img *image.RGBA) *sixels {
	s := &sixels{width: img.Rect.Dx(), height: img.Rect.Dy()}
	known := map[color.RGBA]int{}
	for y := range s.height {
		for x := range s.width {
			c := img.RGBAAt(x, y)
			near := color.RGBA{c.R / colourStep, c.G / colourStep, c.B / colourStep, c.A}
			i, ok := known[near]
			if !ok {
				i = len(s.palette)
				known[near] = i
				s.palette = append(s.palette, c)
			}
			s.at = append(s.at, i)
		}
	}
	return s
}

// band writes one band: for each colour in it, which of the six pixels of each
// column have it, runs of the same counted.
func (s *sixels) band(w io.Writer, top int) {
	columns := map[int][]byte{}
	for y := top; y < min(top+bandLines, s.height); y++ {
		for x := range s.width {
			c := s.at[y*s.width+x]
			if columns[c] == nil {
				columns[c] = make([]byte, s.width)
			}
			columns[c][x] |= 1 << (y - top)
		}
	}
	for c := range s.palette {
		if columns[c] != nil {
			fmt.Fprintf(w, "#%d", c)
			writeRuns(w, columns[c])
			fmt.Fprint(w, "$") // back to the left
		}
	}
	fmt.Fprint(w, "-")
}

// writeRuns writes columns, one of which stands for several of the same.
func writeRuns(w io.Writer, columns []byte) {
	const empty, shortest = '?', 4
	for from := 0; from < len(columns); {
		to := from + 1
		for to < len(columns) && columns[to] == columns[from] {
			to++
		}
		sign := string(rune(empty + columns[from]))
		if n := to - from; n >= shortest {
			fmt.Fprintf(w, "!%d%s", n, sign)
		} else {
			for range n {
				fmt.Fprint(w, sign)
			}
		}
		from = to
	}
}
