package answer

import "bytes"

// indent is how much further in a line stands than what it belongs to.
const indent = "  "

// indenter takes what an encoder writes of one value, which it does in one piece, and keeps it
// with a line for each value.
type indenter struct{ out []byte }

// Write takes the JSON.
func (w *indenter) Write(plain []byte) (int, error) {
	w.out = indented(plain)
	return len(plain), nil
}

// indented is JSON with a line for each value, as json.Indent writes it, which looks at every
// byte for mistakes that an encoder does not make.
func indented(plain []byte) []byte {
	out := make([]byte, 0, 2*len(plain)+len(plain)/4) // a ruling comes to a little more than twice as much
	line := []byte{'\n'}                              // begins one
	from := 0                                         // what stands before is written
	for i := 0; i < len(plain); i++ {
		switch c := plain[i]; c {
		case '"':
			i += lengthOfString(plain[i:]) - 1
		case '{', '[':
			if plain[i+1] == c+2 { // the bracket that closes it
				i++
				break
			}
			line = append(line, indent...)
			out = append(append(out, plain[from:i+1]...), line...)
			from = i + 1
		case '}', ']':
			line = line[:len(line)-len(indent)]
			out = append(append(out, plain[from:i]...), line...)
			from = i
		case ',':
			out = append(append(out, plain[from:i+1]...), line...)
			from = i + 1
		case ':':
			out = append(append(out, plain[from:i+1]...), ' ')
			from = i + 1
		}
	}
	return append(out, plain[from:]...)
}

// lengthOfString is how long the string is that a text begins with, quotation marks included.
func lengthOfString(text []byte) int {
	for at := 1; ; {
		end := at + bytes.IndexByte(text[at:], '"')
		escapes := 0 // backslashes before it, of which each second is itself escaped
		for text[end-1-escapes] == '\\' {
			escapes++
		}
		if escapes%2 == 0 {
			return end + 1
		}
		at = end + 1
	}
}
