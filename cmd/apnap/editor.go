package main

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"apnap/commands/answer"
	"apnap/commands/talk"
)

// editor reads lines at a terminal: they can be edited, called back by the arrow
// keys, and completed by the tabulator, which shows the ways on where there are several.
type editor struct {
	in   *os.File
	term *term.Terminal
}

// newEditor is an editor on a terminal.
func newEditor(in, out *os.File, complete func(line string) (string, []string)) *editor {
	e := &editor{in: in, term: term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{in, out}, "")}
	e.term.AutoCompleteCallback = func(line string, at int, key rune) (string, int, bool) {
		if key != '\t' || at != len(line) {
			return "", 0, false
		}
		done, ways := complete(line)
		if done == line && len(ways) > 1 {
			_, _ = e.term.Write([]byte(shown(ways) + "\n"))
		}
		return done, len(done), true
	}
	return e
}

// line reads one line behind a prompt. The terminal is as it was whenever nothing
// is read, so that what takes long can be interrupted.
func (e *editor) line(prompt string) typedLine {
	saved, err := term.MakeRaw(int(e.in.Fd()))
	if err != nil {
		return typedLine{err: err}
	}
	defer func() { _ = term.Restore(int(e.in.Fd()), saved) }()
	if columns, rows, err := term.GetSize(int(e.in.Fd())); err == nil && columns > 0 {
		_ = e.term.SetSize(columns, rows)
	}
	e.term.SetPrompt(prompt)
	text, err := e.term.ReadLine()
	if errors.Is(err, term.ErrPasteIndicator) {
		err = nil
	}
	return typedLine{text: text, err: err}
}

// mostWays is how many ways on are shown.
const mostWays = 12

// shown are the ways on in one line, the first of many.
func shown(ways []string) string {
	list := make([]string, 0, mostWays+1)
	for _, way := range ways[:min(len(ways), mostWays)] {
		list = append(list, strings.TrimSpace(way))
	}
	if len(ways) > mostWays {
		list = append(list, "…")
	}
	return answer.Visible(strings.Join(list, "  "))
}

// completed is a line of the console with its last word completed: a command, an
// option of it, or the value of one, as far as there is only one way on, and the ways
// that there are.
func (c *console) completed(service talk.Service, line string) (done string, ways []string) {
	name, rest, isCommand := strings.Cut(strings.TrimPrefix(line, "/"), " ")
	if !strings.HasPrefix(line, "/") {
		return line, nil
	}
	specs := service.Specs()
	if !isCommand {
		for _, spec := range specs {
			ways = append(ways, spec.Name.In(c.page.lang)+" ")
		}
		done, ways = onwards(name, ways)
		return "/" + done, ways
	}
	for i := range specs {
		if specs[i].Name.In(c.page.lang) == name || specs[i].Name.String() == name {
			done, ways = c.completedOption(service, &specs[i], rest)
			return "/" + name + " " + done, ways
		}
	}
	return line, nil
}

// completedOption completes what is typed behind a command.
func (c *console) completedOption(service talk.Service, spec *talk.Spec, typed string) (done string, on []string) {
	before, option := "", ""
	for _, o := range spec.Options {
		for _, called := range c.called(o.Name) {
			if at := strings.LastIndex(" "+typed, " "+called+": "); at >= 0 && at+len(called)+2 > len(before) {
				before, option = typed[:at+len(called)+2], o.Name.String()
			}
		}
	}
	var ways []string
	value := typed[len(before):]
	if option == "" && len(spec.Options) > 0 {
		option = spec.Options[0].Name.String() // "/rule 614.5" for "/rule number: 614.5"
	}
	for _, one := range service.Complete(context.Background(), talk.Partial{Command: spec.Name.String(), Option: option, Typed: value, User: c.who(), Place: c.place, Locale: c.locale}) {
		ways = append(ways, one.Value)
	}
	if done, on = onwards(value, ways); done != value || before != "" && len(on) > 1 {
		return before + done, on
	}
	last, values := strings.LastIndex(typed, " ")+1, on
	ways = nil
	for _, o := range spec.Options {
		ways = append(ways, o.Name.In(c.page.lang)+": ")
	}
	if done, on = onwards(typed[last:], ways); len(on) == 0 {
		on = values
	}
	return typed[:last] + done, on
}

// onwards is what was typed, completed as far as all the ways that begin with it
// agree, and those ways.
func onwards(typed string, ways []string) (done string, on []string) {
	common, found := "", false
	for _, way := range ways {
		if _, ok := cutPrefixFold(way, typed); !ok {
			continue
		}
		on = append(on, way)
		if !found {
			common, found = way, true
			continue
		}
		n := 0
		for n < len(common) && n < len(way) && strings.EqualFold(common[:n+1], way[:n+1]) {
			n++
		}
		common = common[:n]
	}
	if len(common) < len(typed) || !found {
		return typed, on
	}
	return strings.ToValidUTF8(common, ""), on
}
