package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	"golang.org/x/term"

	"apnap/bot/picture"
	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// page prints replies on a terminal.
type page struct {
	out   io.Writer
	color bool
	room  func() int // columns of the terminal, 0 where lines may be of any length
	lang  say.Language

	graphics graphics // how pictures are shown; none is the empty one too
	painter  *picture.Painter
}

// newPage is a page on a stream: in colour and in lines that fit where it is a
// terminal that wants that.
func newPage(out io.Writer) *page {
	p := &page{out: out, room: func() int { return 0 }}
	if f, ok := out.(*os.File); ok && isTerminal(out) {
		p.color = os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
		p.room = func() int {
			columns, _, err := term.GetSize(int(f.Fd()))
			if err != nil {
				return 0
			}
			return max(columns, narrowest)
		}
	}
	return p
}

// narrowest is the fewest columns that lines are broken for.
const narrowest = 20

// say prints a text.
func (p *page) say(text string) { p.put(answer.Visible(text)) }

// put prints what was made visible, and perhaps painted, already.
func (p *page) put(text string) {
	for _, line := range wrapped(text, p.room()) {
		fmt.Fprintln(p.out, line)
	}
}

// prose prints lines of words on standard output: broken between words to the
// width of a terminal, and elsewhere as they are.
func (s *session) prose(text string) { newPage(s.out).put(strings.TrimSuffix(text, "\n")) }

// aside prints words on standard error in the same way.
func (s *session) aside(text string) { newPage(s.errOut).put(text) }

// What stands out in a list of rules: the number or date that a line begins with,
// words that went, and words that came.
var (
	listed    = regexp.MustCompile(`(?m)^\S*\d\S*(?:  | → )`)
	wordsGone = regexp.MustCompile(`\[-[^\n]*?-\]`)
	wordsCome = regexp.MustCompile(`\{\+[^\n]*?\+\}`)
)

// marked is a list of rules or changes in colours, where the terminal can.
func (p *page) marked(text string) string {
	if !p.color {
		return text
	}
	for _, one := range []struct {
		what  *regexp.Regexp
		style string
	}{{wordsGone, red}, {wordsCome, green}, {listed, bold}} {
		text = one.what.ReplaceAllStringFunc(text, func(found string) string { return painted(found, one.style) })
	}
	return text
}

// help prints what there is to know of a command. What it lists keeps its columns;
// examples stay whole, to be copied.
func (p *page) help(text string) {
	example := false
	for line := range strings.SplitSeq(text, "\n") {
		example = line != "" && (example || line == examplesTitle)
		if example {
			fmt.Fprintln(p.out, line)
			continue
		}
		for _, part := range broken(line, p.room(), len(column.FindString(line))) {
			fmt.Fprintln(p.out, part)
		}
	}
}

// titled is prose whose first line is a title, in bold on a terminal.
func (s *session) titled(text string) {
	p := newPage(s.out)
	title, rest, _ := strings.Cut(strings.TrimSuffix(text, "\n"), "\n")
	p.put(p.in(bold, title))
	if rest != "" {
		p.put(rest)
	}
}

// in is a text made visible, in a style where the terminal can.
func (p *page) in(style, text string) string {
	text = answer.Visible(text)
	if !p.color {
		return text
	}
	return painted(text, style)
}

// reply prints a reply, its buttons numbered.
func (p *page) reply(r *talk.Reply) {
	if r.Title != "" {
		p.put(p.in(bold, r.Title))
	}
	if r.Verdict != "" {
		switch {
		case r.Refused != "":
			p.put(p.in(yellow, r.Verdict))
		case r.Title == "":
			p.put(p.in(bold, r.Verdict))
		default:
			p.say(r.Verdict)
		}
	}
	for _, text := range []string{r.Quote, r.Body} {
		if text != "" {
			p.say(text)
		}
	}
	for i, line := range r.Lines {
		text := strings.TrimSpace(answer.Visible(line.Text) + " " + p.changedWords(line.Words))
		if line.Option {
			text = "  • " + text
		} else {
			text = fmt.Sprintf("%3d  %s", r.From+i+1, text)
		}
		if len(line.Rules) > 0 {
			text += "  " + p.in(dim, strings.Join(line.Rules, ", "))
		}
		p.put(text)
	}
	if r.Tree != nil && !p.picture(r.Tree) {
		p.tree(r.Tree, "  ")
	}
	p.buttons(r)
	for _, l := range r.Links {
		p.say("  " + p.lang.Say("%s: %s", l.Label, l.URL))
	}
	for _, note := range r.Notes {
		p.say(note)
	}
	if r.Footer != "" {
		p.put(p.in(dim, r.Footer))
	}
	if r.Private {
		p.put(p.in(dim, p.lang.Say("(only you see this)")))
	}
	p.say("")
}

// picture shows a tree as Discord does, where the terminal can; else it reports that
// it has not.
func (p *page) picture(t *talk.Tree) bool {
	if p.graphics == "" || p.graphics == noGraphics {
		return false
	}
	if p.painter == nil {
		painter, err := picture.New()
		if err != nil {
			p.graphics = noGraphics
			return false
		}
		p.painter = painter
	}
	png, err := p.painter.PNG(t)
	return err == nil && p.graphics.show(p.out, png, p.room()) == nil
}

// tree prints a tree as text.
func (p *page) tree(t *talk.Tree, before string) {
	if t.End {
		p.put(before + p.in(green, "→ "+t.Says))
		return
	}
	p.put(before + p.in(yellow, t.Says))
	for i, b := range t.Branches {
		corner, side := "├─ ", "│    "
		if i == len(t.Branches)-1 && t.More == "" {
			corner, side = "└─ ", "     "
		}
		p.say(before + corner + b.Option)
		p.tree(b, before+side)
	}
	if t.More != "" {
		p.say(before + "└─ " + t.More)
	}
}

// changedWords marks words that went and words that came.
func (p *page) changedWords(spans []talk.Words) string {
	var says []string
	for _, s := range spans {
		switch s.Mark {
		case talk.WordsGone:
			says = append(says, p.in(red, "[-"+s.Text+"-]"))
		case talk.WordsCome:
			says = append(says, p.in(green, "{+"+s.Text+"+}"))
		default:
			says = append(says, answer.Visible(s.Text))
		}
	}
	return strings.Join(says, " ")
}

// buttons prints what can be pressed: a row on a line, or where that is too short
// each button on its own.
func (p *page) buttons(r *talk.Reply) {
	choices := numbered(r)
	at := 0
	for _, row := range r.Buttons {
		var line []string
		for _, b := range row {
			at++
			line = append(line, p.in(cyan, fmt.Sprintf("[%d]", at))+" "+answer.Visible(b.Label))
		}
		between := "  "
		if room := p.room(); room > 0 && columns(strings.Join(line, between))+2 > room {
			between = "\n  "
		}
		p.put("  " + strings.Join(line, between))
	}
	for ; at < len(choices); at++ {
		menu := choices[at].menu
		p.put("  " + p.in(cyan, fmt.Sprintf("[%d …]", at+1)) + " " + answer.Visible(menu.Placeholder+" "+strings.Join(entryLabels(menu), ", ")))
	}
}

// form prints the boxes of a form.
func (p *page) form(f *talk.Form) {
	p.put(p.in(bold, f.Title))
	for _, b := range f.Boxes {
		p.say("  " + p.lang.Say("%s: %s", b.Name, b.Label))
		if b.Value != "" {
			p.say("    " + strings.ReplaceAll(b.Value, "\n", "\n    "))
		}
	}
	if len(f.Boxes) == 1 {
		p.say(p.lang.Say("Type it on one line."))
	} else {
		p.say(p.lang.Say("Type the boxes on one line, by name."))
	}
	p.say("")
}

// pressable is a button or a menu under a reply.
type pressable struct {
	action, value string
	menu          *talk.Menu // nil for a button
}

// numbered lists what can be pressed, buttons first, in the order of numbers.
func numbered(r *talk.Reply) []pressable {
	var list []pressable
	for _, row := range r.Buttons {
		for _, b := range row {
			list = append(list, pressable{action: b.Action, value: b.Value})
		}
	}
	for i := range r.Menus {
		list = append(list, pressable{action: r.Menus[i].Action, menu: &r.Menus[i]})
	}
	return list
}

// entryLabels are the labels of a menu's entries.
func entryLabels(m *talk.Menu) []string {
	var list []string
	for _, e := range m.Entries {
		list = append(list, e.Label)
	}
	return list
}
