package bot

import (
	"cmp"
	"strconv"
	"strings"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// The colours down the side of a reply.
const (
	colourRuling  = 0x2E7D32
	colourChoice  = 0xC98A00
	colourRefusal = 0xB3261E
)

// render turns a reply into a message that holds every limit, whatever the
// reply says; what it adds of its own is in the language given. The second result lists the button values that must be kept in
// the store for the message to work.
func render(r talk.Reply, l say.Language) (outMessage, []string) {
	ids := newIDMaker(r)
	m := outMessage{
		Embeds:     embeds(r, l),
		Components: components(r, ids),
		Mentions:   allowedMentions{Parse: []string{}},
	}
	if r.Private {
		m.Flags = flagEphemeral
	} else if r.Ping && snowflake(r.Chooser) {
		m.Content, m.Mentions.Users = "<@"+r.Chooser+">", []string{r.Chooser}
	}
	return m, ids.long
}

// embeds lays the text of a reply out over as many embeds as it takes.
func embeds(r talk.Reply, l say.Language) []embed {
	e := escaper{mentioned: r.Mentioned, channels: r.Channels}
	title := e.escapeWithin(oneLine(r.Title), maxTitle)
	if snowflake(r.Chooser) {
		title = "" // the mention cannot stand there, and says it
	}
	foot := cut(oneLine(r.Footer), maxFooter)
	room, more := maxEmbedTotal-size(title)-size(foot), "-# "+l.Say(sayMore)
	out, whole := pack(main(e, r), small(e, r.Notes), room, more, newLinker(r, e))
	if !whole { // what there is to read goes before where it leads
		out, _ = pack(main(e, r), small(e, r.Notes), room, more, nil)
	}
	if len(out) == 0 {
		out = []embed{{Description: cmp.Or(title, l.Say(sayNothing))}}
		title = ""
	}
	for i := range out {
		out[i].Color = colour(r)
	}
	out[0].Title = title
	if strings.HasPrefix(r.Image, "https://") && len(r.Image) <= maxURL {
		out[0].Image = &image{URL: r.Image}
	}
	if foot != "" {
		out[len(out)-1].Footer = &footer{Text: foot}
	}
	return out
}

// pack lays the text and the small print of a message out, with links where they are
// given, and tells whether all of it found room.
func pack(main, notes []block, room int, more string, links *linker) ([]embed, bool) {
	if links != nil {
		links.all(main, notes)
	}
	p := packer{left: room, more: more}
	p.left -= sizeAll(notes)
	p.add(main)
	p.left += sizeAll(notes)
	p.add(notes)
	return p.embeds(), !p.full
}

func colour(r talk.Reply) int {
	if r.Refused != "" {
		return colourRefusal
	}
	for _, row := range r.Buttons {
		for _, b := range row {
			if b.Style == talk.StyleChoice {
				return colourChoice
			}
		}
	}
	return colourRuling
}

// block is a piece of markup that stays together. Tight says that it follows
// the one before without an empty line.
type block struct {
	text  string
	tight bool
}

// main is the text of a reply without title, notes and footer.
func main(e escaper, r talk.Reply) []block {
	var out []block
	if snowflake(r.Chooser) {
		out = append(out, block{text: "⚖️ " + escaper{mentioned: []string{r.Chooser}}.escape(r.Calls)})
	}
	for _, piece := range pieces(e, r.Verdict) {
		out = append(out, block{text: "**" + strings.ReplaceAll(piece, "\n", " ") + "**"})
	}
	for _, piece := range pieces(e, r.Quote) {
		out = append(out, block{text: "> " + strings.ReplaceAll(marked(piece), "\n", "\n> ")})
	}
	for _, piece := range pieces(e, r.Body) {
		out = append(out, block{text: piece})
	}
	steps := 0
	for _, line := range r.Lines {
		if !line.Option {
			steps++
		}
	}
	for i, line := range r.Lines {
		for j, piece := range linePieces(e, line) {
			switch {
			case line.Option && j == 0:
				piece = "• " + piece
			case (steps > 1 || r.From > 0) && j == 0:
				piece = "**" + strconv.Itoa(r.From+i+1) + ".** " + piece
			}
			out = append(out, block{text: piece, tight: i > 0})
		}
	}
	return out
}

// linePieces is a line as markup, split where it is long.
func linePieces(e escaper, l talk.Line) []string {
	if len(l.Words) == 0 {
		list := pieces(e, numberedLine(l))
		for i := range list {
			list[i] = marked(list[i])
		}
		return list
	}
	parts := pieces(e, oneLine(l.Text))
	for _, s := range l.Words {
		for _, piece := range pieces(e, oneLine(s.Text)) {
			parts = append(parts, changed(s, piece))
		}
	}
	if len(l.Rules) > 0 {
		parts = append(parts, pieces(e, "— "+oneLine(strings.Join(l.Rules, ", ")))...)
	}
	var out []string
	for _, part := range parts {
		if last := len(out) - 1; last >= 0 && size(out[last])+1+size(part) <= maxPiece {
			out[last] += " " + part
			continue
		}
		out = append(out, part)
	}
	return out
}

// changed marks words that went or came.
func changed(s talk.Words, words string) string {
	switch s.Mark {
	case talk.WordsGone:
		return "~~" + words + "~~"
	case talk.WordsCome:
		return "**" + words + "**"
	}
	return words
}

// numberedLine is a sentence with the rules that carry it behind.
func numberedLine(l talk.Line) string {
	text := oneLine(l.Text)
	if len(l.Rules) > 0 {
		text += " — " + oneLine(strings.Join(l.Rules, ", "))
	}
	return text
}

// marked makes the words of a text stand out that were not understood or are in doubt.
func marked(quote string) string {
	if strings.Count(quote, "⟨") != strings.Count(quote, "⟩") {
		return quote
	}
	return strings.NewReplacer("⟨", "**⟨", "⟩", "⟩**").Replace(quote)
}

// small is the notes in small print, as many as fit their share.
func small(e escaper, notes []string) []block {
	var out []block
	left := maxNotes
	for _, note := range notes {
		text := e.escapeWithin(oneLine(note), maxPiece/3)
		if text == "" {
			continue
		}
		b := block{text: "-# " + text, tight: len(out) > 0}
		if left -= size(b.text) + 2; left < 0 {
			break
		}
		out = append(out, b)
	}
	return out
}

func sizeAll(blocks []block) int {
	n := 0
	for _, b := range blocks {
		n += size(b.text) + 2
	}
	return n
}
