package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"apnap/commands"
)

// page prints replies on a terminal.
type page struct {
	out   io.Writer
	color bool
}

// say prints a line.
func (p *page) say(line string) { fmt.Fprintln(p.out, commands.Visible(line)) }

// strong is a text made to stand out, where the terminal can.
func (p *page) strong(text string) string {
	if !p.color || os.Getenv("NO_COLOR") != "" {
		return text
	}
	return "\x1b[1m" + text + "\x1b[0m"
}

// reply prints a reply, its buttons numbered.
func (p *page) reply(r *commands.Reply) {
	if r.Title != "" {
		p.say(p.strong(r.Title))
	}
	for _, text := range []string{r.Verdict, r.Quote, r.Body} {
		if text != "" {
			p.say(text)
		}
	}
	for i, line := range r.Lines {
		text := strings.TrimSpace(line.Text + " " + changedWords(line.Words))
		text = fmt.Sprintf("%3d  %s", r.From+i+1, text)
		if len(line.Rules) > 0 {
			text += "  " + strings.Join(line.Rules, ", ")
		}
		p.say(text)
	}
	if r.Tree != nil {
		p.tree(r.Tree, "  ")
	}
	p.buttons(r)
	for _, l := range r.Links {
		p.say("  " + l.Label + ": " + l.URL)
	}
	for _, note := range r.Notes {
		p.say(note)
	}
	if r.Footer != "" {
		p.say(r.Footer)
	}
	if r.Private {
		p.say("(only you see this)")
	}
	p.say("")
}

// tree prints what Discord shows as a picture.
func (p *page) tree(t *commands.Tree, before string) {
	if t.End {
		p.say(before + "→ " + t.Says)
		return
	}
	p.say(before + t.Says)
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
func changedWords(spans []commands.Words) string {
	var says []string
	for _, s := range spans {
		switch s.Mark {
		case commands.WordsGone:
			says = append(says, "[-"+s.Text+"-]")
		case commands.WordsCome:
			says = append(says, "{+"+s.Text+"+}")
		default:
			says = append(says, s.Text)
		}
	}
	return strings.Join(says, " ")
}

// buttons prints what can be pressed.
func (p *page) buttons(r *commands.Reply) {
	choices := numbered(r)
	at := 0
	for _, row := range r.Buttons {
		var line []string
		for _, b := range row {
			at++
			line = append(line, fmt.Sprintf("[%d] %s", at, b.Label))
		}
		p.say("  " + strings.Join(line, "  "))
	}
	for ; at < len(choices); at++ {
		p.say(fmt.Sprintf("  [%d …] %s %s", at+1, choices[at].menu.Placeholder, strings.Join(entryLabels(choices[at].menu), ", ")))
	}
}

// form prints the boxes of a form.
func (p *page) form(f *commands.Form) {
	p.say(p.strong(f.Title))
	for _, b := range f.Boxes {
		p.say(fmt.Sprintf("  %s: %s", b.Name, b.Label))
		if b.Value != "" {
			p.say("    " + strings.ReplaceAll(b.Value, "\n", "\n    "))
		}
	}
	p.say("Type the boxes on one line, by name.")
	p.say("")
}

// pressable is a button or a menu under a reply.
type pressable struct {
	action, value string
	menu          *commands.Menu // nil for a button
}

// numbered lists what can be pressed, buttons first, in the order of numbers.
func numbered(r *commands.Reply) []pressable {
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
func entryLabels(m *commands.Menu) []string {
	var list []string
	for _, e := range m.Entries {
		list = append(list, e.Label)
	}
	return list
}
