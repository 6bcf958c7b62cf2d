package picture

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/bitmapfont/v3"
	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// letters is a face with a second one behind it: what the first lacks (Han,
// Hangul, kana, Hebrew, Arabic and more) is drawn from the bitmap font, at twice
// its size, which is that of the text.
type letters struct{ font.Face }

// has reports whether there is a picture of a character.
func (l letters) has(r rune) bool {
	_, own := l.Face.GlyphAdvance(r)
	return own || bitmapHas(r)
}

// Glyph is the picture of a character.
func (l letters) Glyph(dot fixed.Point26_6, r rune) (image.Rectangle, image.Image, image.Point, fixed.Int26_6, bool) {
	if at, mask, from, advance, ok := l.Face.Glyph(dot, r); ok || !bitmapHas(r) {
		return at, mask, from, advance, ok
	}
	at, mask, from, advance, _ := bitmapfont.Face.Glyph(fixed.Point26_6{}, r)
	left, base := dot.X.Round(), dot.Y.Round()
	to := image.Rect(left+scale*at.Min.X, base+scale*at.Min.Y, left+scale*at.Max.X, base+scale*at.Max.Y)
	return to, enlarged{mask, from, at.Size()}, image.Point{}, scale * advance, true
}

// GlyphAdvance is how wide a character is.
func (l letters) GlyphAdvance(r rune) (fixed.Int26_6, bool) {
	if advance, ok := l.Face.GlyphAdvance(r); ok || !bitmapHas(r) {
		return advance, ok
	}
	advance, ok := bitmapfont.Face.GlyphAdvance(r)
	return scale * advance, ok
}

// Kern is what two characters move towards each other: nothing where either is
// of the bitmap font.
func (l letters) Kern(a, b rune) fixed.Int26_6 {
	for _, r := range []rune{a, b} {
		if _, own := l.Face.GlyphAdvance(r); !own {
			return 0
		}
	}
	return l.Face.Kern(a, b)
}

// scale is how much the glyphs of the bitmap font, 13 pixels high, are enlarged.
const scale = 2

// enlarged is a glyph of the bitmap font at the size of the text.
type enlarged struct {
	mask image.Image
	from image.Point // where the glyph begins in the mask
	size image.Point
}

// ColorModel is that of a mask.
func (enlarged) ColorModel() color.Model { return color.AlphaModel }

// Bounds begin at nought.
func (e enlarged) Bounds() image.Rectangle { return image.Rect(0, 0, scale*e.size.X, scale*e.size.Y) }

// At is whether a pixel is drawn.
func (e enlarged) At(x, y int) color.Color { return e.mask.At(e.from.X+x/scale, e.from.Y+y/scale) }

// bitmapHas reports whether the bitmap font draws anything for a character: it
// gives an empty glyph for those that it lacks.
func bitmapHas(r rune) bool {
	at, mask, from, _, ok := bitmapfont.Face.Glyph(fixed.Point26_6{}, r)
	if !ok {
		return false
	}
	for y := range at.Dy() {
		for x := range at.Dx() {
			if _, _, _, alpha := mask.At(from.X+x, from.Y+y).RGBA(); alpha != 0 {
				return true
			}
		}
	}
	return false
}
