package main

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// The styles of a terminal, as its escape sequences number them.
const (
	bold   = "1"
	dim    = "2"
	red    = "31"
	green  = "32"
	yellow = "33"
	cyan   = "36"
)

// painted is a text in a style, word by word, so that it can be broken anywhere
// between two.
func painted(text, style string) string {
	words := strings.Split(text, " ")
	for i, w := range words {
		if w != "" {
			words[i] = "\x1b[" + style + "m" + strings.ReplaceAll(w, "\n", "\x1b[0m\n\x1b["+style+"m") + "\x1b[0m"
		}
	}
	return strings.Join(words, " ")
}

// escape is a style's sequence, which takes no room.
var escape = regexp.MustCompile("\x1b\\[[0-9;]*m")

// columns is how many columns of a terminal a text takes.
func columns(text string) int {
	n := 0
	for _, r := range escape.ReplaceAllString(text, "") {
		switch kind := width.LookupRune(r).Kind(); {
		case unicode.In(r, unicode.Mn, unicode.Me):
		case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
			n += 2
		default:
			n++
		}
	}
	return n
}

// head is what a line begins with under which its other lines begin: a number or
// another word of a column of its own, a button, an arrow, the branches of a tree.
var head = regexp.MustCompile(`^[ │├└─]*([^\s│├└─]+  +|\[\d+( …)?\] |→ )?`)

// column is what stands before what a list of commands or flags says of one.
var column = regexp.MustCompile(`^ +\S.*?  +`)

// wrapped is a text in lines of so many columns, broken between words; 0 is as
// many as it takes. A word that is longer has a line of its own.
func wrapped(text string, room int) []string {
	var out []string
	for line := range strings.SplitSeq(text, "\n") {
		plain := escape.ReplaceAllString(line, "")
		out = append(out, broken(line, room, utf8.RuneCountInString(head.FindString(plain)))...)
	}
	return out
}

// broken is one such line, whose other lines begin so many columns in.
func broken(line string, room, in int) []string {
	if room <= 0 || columns(line) <= room {
		return []string{line}
	}
	var out []string
	hang := strings.Repeat(" ", min(in, room/2))
	now, filled := "", false // filled: now holds more than the indentation
	for i, w := range strings.Split(line, " ") {
		switch {
		case i == 0:
			now = w
		case filled && w != "" && columns(now)+1+columns(w) > room:
			out = append(out, strings.TrimRight(now, " "))
			now = hang + w
		default:
			now += " " + w
		}
		filled = filled || w != ""
	}
	return append(out, now)
}
