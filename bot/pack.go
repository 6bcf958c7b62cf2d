package bot

import "strings"

// escapedCost is the most that a character can take up when escaped.
func escapedCost(r rune) int {
	if r < 0x80 && (special(byte(r)) || strings.ContainsRune("#-+:.", r)) {
		return 2
	}
	return runeSize(r)
}

// escapeWithin escapes a text, cut so that the markup is at most limit long.
func (e escaper) escapeWithin(text string, limit int) string {
	if out := e.escape(text); size(out) <= limit {
		return out
	}
	return e.escape(strings.TrimSpace(text[:cutAt(text, limit-1, escapedCost)])) + "…"
}

// pieces cleans a text, splits it into paragraphs, long ones at the ends of
// sentences, and escapes each.
func pieces(e escaper, text string) []string {
	var out []string
	for para := range strings.SplitSeq(clean(text), "\n\n") {
		para = strings.TrimSpace(para)
		for para != "" {
			at := len(para)
			if size(e.escape(para)) > maxPiece {
				at = cutAt(para, maxPiece, escapedCost)
			}
			out = append(out, e.escape(strings.TrimSpace(para[:at])))
			para = strings.TrimSpace(para[at:])
		}
	}
	return out
}

// packer lays blocks out over embeds without cutting any of them.
type packer struct {
	left int    // characters still free in the message
	more string // ends a message that could not hold everything
	full bool
	done []string
	now  strings.Builder
	used int // size of now
}

func (p *packer) add(blocks []block) {
	for _, b := range blocks {
		room := size(p.more) + 2
		if p.full {
			room = 0
		}
		if size(b.text)+2 > p.left-room {
			if !p.full {
				p.full = true
				p.put(block{text: p.more})
			}
			return
		}
		p.put(b)
	}
}

func (p *packer) put(b block) {
	gap := "\n\n"
	if b.tight {
		gap = "\n"
	}
	n := size(b.text)
	if p.used > 0 && p.used+len(gap)+n > maxDescription {
		p.flush()
	}
	if p.used > 0 {
		p.now.WriteString(gap)
		n += len(gap)
	}
	p.now.WriteString(b.text)
	p.used += n
	p.left -= n
}

func (p *packer) flush() {
	p.done = append(p.done, p.now.String())
	p.now.Reset()
	p.used = 0
}

// embeds ends the packing.
func (p *packer) embeds() []embed {
	if p.used > 0 {
		p.flush()
	}
	out := make([]embed, len(p.done))
	for i, text := range p.done {
		out[i].Description = text
	}
	return out
}
