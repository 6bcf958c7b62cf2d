package answer

import "bytes"

// indent is how much further in a line stands than what it belongs to.
const indent = "  "

// indented is JSON with a line for each value, as json.Indent writes it, which looks at every
// byte for mistakes that an encoder does not make.
func indented(plain []byte) []byte {
	out := make([]byte, 0, 2*len(plain))
	line := []byte{'\n'} // begins one
	for i := 0; i < len(plain); {
		switch c := plain[i]; c {
		case '"':
			n := lengthOfString(plain[i:])
			out = append(out, plain[i:i+n]...)
			i += n
			continue
		case '{', '[':
			out = append(out, c)
			if plain[i+1] == c+2 { // the bracket that closes it
				out = append(out, plain[i+1])
				i++
				break
			}
			line = append(line, indent...)
			out = append(out, line...)
		case '}', ']':
			line = line[:len(line)-len(indent)]
			out = append(append(out, line...), c)
		case ',':
			out = append(append(out, c), line...)
		case ':':
			out = append(out, c, ' ')
		default:
			out = append(out, c)
		}
		i++
	}
	return out
}

// lengthOfString is how long the string is that a text begins with, quotation marks included.
func lengthOfString(text []byte) int {
	for at := 1; ; {
		end := at + bytes.IndexByte(text[at:], '"')
		escape := bytes.IndexByte(text[at:end], '\\')
		if escape < 0 {
			return end + 1
		}
		at += escape + 2 // what is escaped ends nothing
	}
}
