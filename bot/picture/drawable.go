package picture

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/hajimehoshi/bitmapfont/v3"
	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/unicode/runenames"
)

// drawable is a text in characters that the face has: a letter that it lacks is
// given by the plain letters it is made of (𝓑 is B), else by its sound as
// Unicode names it (र is ra), and any other sign by its name in brackets
// (‹fire›). So every name stays a name, and always the same one; the description
// of the picture holds the true one.
func drawable(text string, face letters) string {
	var out strings.Builder
	for _, r := range norm.NFC.String(shortened(strings.Join(strings.Fields(text), " "))) {
		switch {
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Cs, unicode.Variation_Selector, unicode.Co):
			continue // nothing to be seen
		case unicode.In(r, unicode.Mn, unicode.Me) && !syllabic(r):
			continue // an accent that is not part of a letter
		case !face.has(r):
			standIn(&out, r, face)
		default:
			out.WriteRune(r)
		}
	}
	return out.String()
}

// shortened is a text cut after as many characters as a reader of a tree reads.
func shortened(text string) string {
	count := 0
	for at := range text {
		if count++; count > maxText {
			return text[:at] + "…"
		}
	}
	return text
}

// syllabic reports whether a mark is a sound of its own, as in the scripts of
// India and of Southeast Asia, and no accent.
func syllabic(r rune) bool {
	return !unicode.In(r, unicode.Inherited, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Hebrew, unicode.Arabic)
}

// standIn writes what stands for a character that the face lacks.
func standIn(out *strings.Builder, r rune, face letters) {
	if plain := plainOf(r, face); plain != "" {
		out.WriteString(plain)
		return
	}
	name := strings.ToLower(runenames.Name(r))
	if sign, ok := strings.CutPrefix(name, "modifier letter "); ok {
		for plain := '!'; plain <= '~'; plain++ {
			if strings.EqualFold(sign, runenames.Name(plain)) {
				out.WriteRune(plain)
				return
			}
		}
	}
	if strings.HasPrefix(name, "<") || name == "" {
		fmt.Fprintf(out, "‹%04X›", r)
		return
	}
	for _, kind := range []string{"letter ", "syllable ", "character ", "vowel sign ", "sign ", "choseong ", "jungseong ", "jongseong "} {
		_, sound, ok := strings.Cut(name, kind)
		if !ok || !unicode.In(r, unicode.Letter, unicode.Mark, unicode.Regional_Indicator) {
			continue
		}
		sound, _, _ = strings.Cut(sound, " ")
		silent := strings.Contains(name, "virama")
		if silent || strings.Contains(name, "vowel sign ") {
			// The consonant before is named with the vowel that this one takes away.
			said := strings.TrimSuffix(out.String(), "a")
			out.Reset()
			out.WriteString(said)
		}
		if !silent {
			out.WriteString(sound)
		}
		return
	}
	out.WriteString("‹" + name + "›")
}

// plainOf is what a character is made of, where all of that can be drawn.
func plainOf(r rune, face letters) string {
	var out strings.Builder
	for _, part := range norm.NFKD.String(string(r)) {
		if unicode.In(part, unicode.Mn, unicode.Me) && !syllabic(part) {
			continue
		}
		if part == r || !face.has(part) {
			return ""
		}
		out.WriteRune(part)
	}
	return out.String()
}

// betweenWords are the signs that stand within a name of several words.
const betweenWords = " -'"

// visual is a line as it stands from left to right: Hebrew and Arabic words
// turned round, and Arabic letters joined. What stands between such names is the
// program's and keeps its place, numbers too.
func visual(line string) string {
	var out, run strings.Builder
	flush := func() {
		words := strings.TrimRight(run.String(), betweenWords)
		out.WriteString(bitmapfont.PresentationForms(words, bitmapfont.DirectionRightToLeft, language.Und))
		out.WriteString(run.String()[len(words):])
		run.Reset()
	}
	for _, r := range line {
		switch {
		case unicode.In(r, unicode.Hebrew, unicode.Arabic), strings.ContainsRune(betweenWords, r) && run.Len() > 0:
			run.WriteRune(r)
		default:
			flush()
			out.WriteRune(r)
		}
	}
	flush()
	return out.String()
}
