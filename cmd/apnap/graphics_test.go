package main

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestGraphicsOf: what terminals say of themselves in the environment.
func TestGraphicsOf(t *testing.T) {
	for said, want := range map[string]graphics{
		"":                                        noGraphics,
		"TERM=xterm-256color":                     noGraphics,
		"TERM=dumb KITTY_WINDOW_ID=1":             noGraphics,
		"TERM=xterm-kitty":                        kittyGraphics,
		"TERM=xterm-256color KITTY_WINDOW_ID=1":   kittyGraphics,
		"TERM=xterm-ghostty":                      kittyGraphics,
		"TERM=xterm KONSOLE_VERSION=230802":       kittyGraphics,
		"TERM=xterm KONSOLE_VERSION=211203":       noGraphics,
		"TERM=xterm TERM_PROGRAM=iTerm.app":       inlineImages,
		"TERM=xterm LC_TERMINAL=iTerm2":           inlineImages,
		"TERM=xterm TERM_PROGRAM=WezTerm":         inlineImages,
		"TERM=foot":                               sixelGraphics,
		"TERM=mlterm-256color":                    sixelGraphics,
		"TERM=tmux-256color TERM_PROGRAM=WezTerm": noGraphics,
		"TERM=xterm-kitty TMUX=/tmp/tmux":         noGraphics,
		"TERM=screen KITTY_WINDOW_ID=1":           noGraphics,
	} {
		env := map[string]string{}
		for _, one := range strings.Fields(said) {
			name, value, _ := strings.Cut(one, "=")
			env[name] = value
		}
		if got := graphicsOf(func(name string) string { return env[name] }); got != want {
			t.Errorf("%s shows %s, want %s", said, got, want)
		}
	}
}

// drawnSample is a picture of three colours, whose last band is not full.
func drawnSample(t *testing.T) (*image.RGBA, []byte) {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 40, 28))
	for y := range 28 {
		for x := range 40 {
			c := color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}
			if x/2%5 == 0 {
				c = color.RGBA{0xFF, 0, 0, 0xFF}
			}
			if y/2 == 9 {
				c = color.RGBA{0, 0, 0xFF, 0xFF}
			}
			img.SetRGBA(x, y, c)
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return img, out.Bytes()
}

// TestSixels draws what was written: every pixel has the colour it had.
func TestSixels(t *testing.T) {
	img, raw := drawnSample(t)
	var out bytes.Buffer
	if err := sixelGraphics.show(&out, raw, 0); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	if !strings.HasPrefix(text, "\x1bP0;1q\"1;1;20;14#") || !strings.HasSuffix(text, "\x1b\\\n") {
		t.Fatalf("%q", text)
	}
	drawn := sixelsDrawn(t, strings.TrimSuffix(text[len("\x1bP0;1q\"1;1;20;14"):], "\x1b\\\n"))
	for y := range 14 {
		for x := range 20 {
			if got, want := drawn[image.Pt(x, y)], img.RGBAAt(2*x, 2*y); got != want {
				t.Fatalf("%d, %d is %v, want %v", x, y, got, want)
			}
		}
	}
	if len(drawn) != 14*20 {
		t.Errorf("%d pixels", len(drawn))
	}
}

// sixelsDrawn draws sixels as a terminal does.
func sixelsDrawn(t *testing.T, text string) map[image.Point]color.RGBA {
	t.Helper()
	palette, drawn := map[string]color.RGBA{}, map[image.Point]color.RGBA{}
	now, x, top := "", 0, 0
	for _, part := range regexp.MustCompile(`#\d+(;2;\d+;\d+;\d+)?|!\d+.|\$|-|[?-~]`).FindAllString(text, -1) {
		switch part[0] {
		case '#':
			cells := strings.Split(part[1:], ";")
			if now = cells[0]; len(cells) > 1 {
				value := func(i int) uint8 { n, _ := strconv.Atoi(cells[i]); return uint8(n * 0xFF / 100) }
				palette[now] = color.RGBA{value(2), value(3), value(4), 0xFF}
			}
			continue
		case '$':
			x = 0
			continue
		case '-':
			x, top = 0, top+6
			continue
		}
		n := 1
		if part[0] == '!' {
			n, _ = strconv.Atoi(part[1 : len(part)-1])
		}
		for range n {
			for line := range 6 {
				if (part[len(part)-1]-'?')>>line&1 == 1 {
					drawn[image.Pt(x, top+line)] = palette[now]
				}
			}
			x++
		}
	}
	return drawn
}

// TestKitty: the pieces of a picture are those of the file, and no longer than the
// protocol allows; the picture is no wider than the terminal.
func TestKitty(t *testing.T) {
	raw := bytes.Repeat([]byte("not looked at "), 900)
	var out bytes.Buffer
	if err := kittyGraphics.show(&out, raw, 30); err != nil {
		t.Fatal(err)
	}
	all := ""
	list := regexp.MustCompile("\x1b_G([^;]*);([^\x1b]*)\x1b\\\\").FindAllStringSubmatch(out.String(), -1)
	for i, one := range list {
		all += one[2]
		if more := strings.Contains(one[1], "m=1"); len(one[2]) > 4096 || more != (i < len(list)-1) || strings.Contains(one[1], "c=30") != (i == 0) {
			t.Errorf("piece %d: %s, %d bytes", i, one[1], len(one[2]))
		}
	}
	if got, err := base64.StdEncoding.DecodeString(all); err != nil || !bytes.Equal(got, raw) || len(list) < 2 {
		t.Errorf("%d pieces of %d bytes: %v", len(list), len(got), err)
	}
}
