package bot

import (
	"slices"
	"strings"
)

// escaper turns plain text into Discord's markup that shows just that text.
type escaper struct {
	// mentioned are the ids of users whose mentions are left to be rendered.
	mentioned []string
	// channels are the ids of channels whose mentions are left to be rendered.
	channels []string
}

// escape writes text so that none of it is markup, a mention, a link, an emoji
// or a time, save mentions of the users named. Line ends stay.
func (e escaper) escape(text string) string {
	var b strings.Builder
	b.Grow(len(text) + len(text)/8)
	lineStart := true
	for at := 0; at < len(text); {
		if m := e.mention(text[at:]); m != "" {
			b.WriteString(m)
			at += len(m)
			lineStart = false
			continue
		}
		c := text[at]
		if special(c) || lineStart && startsBlock(text[at:]) || c == ':' && strings.HasPrefix(text[at:], "://") {
			b.WriteByte('\\')
		}
		if lineStart = c == '\n' || lineStart && c == ' '; strings.HasPrefix(text[at:], ". ") && numbered(b.String()) {
			b.WriteByte('\\')
		}
		b.WriteByte(c)
		at++
	}
	return b.String()
}

// special tells whether a character is markup wherever it stands. Round
// brackets are only after square ones, which are.
func special(c byte) bool { return strings.IndexByte("\\*_~`|[]<>@", c) >= 0 }

// startsBlock tells whether a line that starts so would be a heading, a list
// or small print.
func startsBlock(rest string) bool { return strings.IndexByte("#-+", rest[0]) >= 0 }

// numbered tells whether the line written so far is nothing but a number, so
// that a full stop would make it a list.
func numbered(written string) bool {
	line := strings.TrimLeft(written[strings.LastIndexByte(written, '\n')+1:], " ")
	return line != "" && strings.Trim(line, "0123456789") == ""
}

// mention returns the mention at the start of the text if it is of a user or a
// channel that may be named.
func (e escaper) mention(text string) string {
	if rest, ok := strings.CutPrefix(text, "<#"); ok {
		if id, _, ok := strings.Cut(rest, ">"); ok && snowflake(id) && slices.Contains(e.channels, id) {
			return text[:strings.IndexByte(text, '>')+1]
		}
		return ""
	}
	rest, ok := strings.CutPrefix(text, "<@")
	if !ok {
		return ""
	}
	id, _, ok := strings.Cut(strings.TrimPrefix(rest, "!"), ">")
	if !ok || !snowflake(id) || !slices.Contains(e.mentioned, id) {
		return ""
	}
	return text[:strings.IndexByte(text, '>')+1]
}

// snowflake tells whether a text has the form of one of Discord's ids.
func snowflake(s string) bool {
	return len(s) >= 1 && len(s) <= 20 && strings.Trim(s, "0123456789") == ""
}
