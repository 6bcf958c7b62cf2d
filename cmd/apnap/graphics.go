package main

import (
	"encoding/base64"
	"fmt"
	"io"
	"strings"
)

// graphics is how a terminal is given a picture.
type graphics string

// The ways that terminals know.
const (
	noGraphics    graphics = "none"
	kittyGraphics graphics = "kitty"  // kitty, Ghostty, Konsole
	inlineImages  graphics = "iterm2" // iTerm2, WezTerm, mintty
	sixelGraphics graphics = "sixel"  // foot, mlterm, contour, xterm where it is switched on
)

// autoGraphics stands for what the terminal says of itself.
const autoGraphics = "auto"

// graphicsNames lists what --pictures may be.
func graphicsNames() []string {
	return []string{autoGraphics, string(kittyGraphics), string(inlineImages), string(sixelGraphics), string(noGraphics)}
}

// firstKonsole is the first version of Konsole with pictures, as it tells it.
const firstKonsole = "220400"

// graphicsOf is what a terminal can show, by what it says of itself in the
// environment. One inside a multiplexer shows none, since those do not hand pictures
// on unless told to.
func graphicsOf(env func(string) string) graphics {
	name, program := env("TERM"), env("TERM_PROGRAM")
	named := func(names ...string) bool {
		for _, n := range names {
			if strings.Contains(name, n) || strings.EqualFold(program, n) {
				return true
			}
		}
		return false
	}
	switch {
	case name == "" || name == "dumb" || env("TMUX") != "" || strings.HasPrefix(name, "screen") || strings.HasPrefix(name, "tmux"):
		return noGraphics
	case env("KITTY_WINDOW_ID") != "" || named("kitty", "ghostty") || env("KONSOLE_VERSION") >= firstKonsole:
		return kittyGraphics
	case named("iTerm.app", "WezTerm", "mintty") || env("LC_TERMINAL") == "iTerm2":
		return inlineImages
	case named("foot", "mlterm", "contour", "sixel"):
		return sixelGraphics
	}
	return noGraphics
}

// pictureColumns is how wide a picture is shown, where the terminal has that room:
// its letters are about as high as the terminal's own then.
const pictureColumns = 60

// show writes a picture, a PNG, as a terminal of the kind takes it, no wider than
// there is room.
func (g graphics) show(out io.Writer, png []byte, room int) error {
	wide := pictureColumns
	if room > 0 {
		wide = min(wide, room)
	}
	switch g {
	case kittyGraphics:
		return showKitty(out, png, wide)
	case inlineImages:
		_, err := fmt.Fprintf(out, "\x1b]1337;File=inline=1;size=%d;width=%d;preserveAspectRatio=1:%s\a\n", len(png), wide, base64.StdEncoding.EncodeToString(png))
		return err
	case sixelGraphics:
		return showSixel(out, png)
	}
	return nil
}

// kittyChunk is how much of a picture one command of the protocol may carry.
const kittyChunk = 4096

// showKitty writes a picture in kitty's protocol: in commands of bounded length, the
// first of which says what it is.
func showKitty(out io.Writer, png []byte, wide int) error {
	data := base64.StdEncoding.EncodeToString(png)
	head := fmt.Sprintf("a=T,f=100,q=2,c=%d,", wide)
	for len(data) > 0 {
		n, more := min(len(data), kittyChunk), 0
		if n < len(data) {
			more = 1
		}
		if _, err := fmt.Fprintf(out, "\x1b_G%sm=%d;%s\x1b\\", head, more, data[:n]); err != nil {
			return err
		}
		data, head = data[n:], ""
	}
	_, err := fmt.Fprintln(out)
	return err
}
