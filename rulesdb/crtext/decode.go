package crtext

import (
	"bytes"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Decode returns the text of a file as UTF-8: by its byte order mark, else as
// UTF-16 if every other byte is zero, else as UTF-8 if it is valid, else as
// Windows-1252, but for the letters that UTF-8 writes in several bytes. The mark
// is dropped.
func Decode(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), looksUTF16(data, 1):
		return decodeWith(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), data)
	case bytes.HasPrefix(data, []byte("\xfe\xff")), looksUTF16(data, 0):
		return decodeWith(unicode.UTF16(unicode.BigEndian, unicode.UseBOM), data)
	case utf8.Valid(data):
		return ofMac(unspoil(strings.TrimPrefix(string(data), "\ufeff"))), nil
	}
	return ofMac(decodeMixed(bytes.TrimPrefix(data, []byte("\ufeff")))), nil
}

// macMarks are the quotes, dashes and signs that old texts have from a Macintosh, each
// with the letter that Windows-1252 has in its place. No word of the rules has one of
// those capitals or signs.
var macMarks = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("Õ", "’", "Ô", "‘", "Ò", "“", "Ó", "”", "Ð", "–", "Ñ", "—", "ª", "™", "¨", "®")
})

// ofMac puts marks where a text that came from a Macintosh shows letters for them.
func ofMac(text string) string { return macMarks().Replace(text) }

// unspoil mends a text that was UTF-8, was read as Windows-1252 and then written
// as UTF-8 once more, so that each of its quotes has become three letters.
func unspoil(text string) string {
	const tellTale, fewest = "â€", 20
	if strings.Count(text, tellTale) < fewest {
		return text
	}
	const lost = '\ue000' // stands for the quote whose last byte Windows-1252 does not have
	text = strings.ReplaceAll(text, tellTale+"\ufffd", string(lost))
	data := make([]byte, 0, len(text))
	for _, r := range text {
		b, ok := charmap.Windows1252.EncodeRune(r)
		switch {
		case r == lost:
			data = utf8.AppendRune(data, '”')
		case ok:
			data = append(data, b)
		default:
			data = utf8.AppendRune(data, r)
		}
	}
	return decodeMixed(data)
}

// decodeMixed reads what is not valid UTF-8 byte by byte as Windows-1252, so
// that a file which is UTF-8 but for one byte, or is cut off inside a letter,
// keeps its other letters. In a text that is Windows-1252 throughout, two of
// its letters hardly ever make one of UTF-8.
func decodeMixed(data []byte) string {
	var b strings.Builder
	b.Grow(len(data) + len(data)/16)
	for len(data) > 0 {
		r, size := utf8.DecodeRune(data)
		if r == utf8.RuneError && size == 1 {
			r = charmap.Windows1252.DecodeByte(data[0])
		}
		b.WriteRune(r)
		data = data[size:]
	}
	return b.String()
}

// decodeWith decodes all of data.
func decodeWith(enc encoding.Encoding, data []byte) (string, error) {
	out, err := enc.NewDecoder().Bytes(data)
	return strings.TrimPrefix(string(out), "\ufeff"), err
}

// looksUTF16 reports whether unmarked data has zero for the high byte of most
// of its first units; high is that byte's place in a unit.
func looksUTF16(data []byte, high int) bool {
	n := min(len(data), 512) / 2
	zero := 0
	for i := range n {
		if data[2*i+high] == 0 && data[2*i+1-high] != 0 {
			zero++
		}
	}
	return n > 8 && zero*10 > n*9
}

// lines splits a text at every line end in use: CR LF, LF, CR, CR CR LF where
// a bad copy doubled them all, and Unicode's own. Spaces at line ends go.
func lines(text string) []string {
	if doubled := strings.Count(text, "\r\r\n"); doubled > 0 && doubled*10 >= strings.Count(text, "\n")*9 && doubled*4 >= strings.Count(text, "\r") {
		text = strings.ReplaceAll(text, "\r\r\n", "\n")
	}
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n",
		"\u2028", "\n", "\u2029", "\n", "\u00a0", " ", "\ufeff", "", "\u200b", "", "\u00ad", "", "\x1a", "").Replace(text)
	split := strings.Split(text, "\n")
	for i, line := range split {
		split[i] = strings.TrimRight(line, " \t")
	}
	return split
}
