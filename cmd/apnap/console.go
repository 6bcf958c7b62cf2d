package main

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// consoleCommand is apnap console.
func (s *session) consoleCommand() *cobra.Command {
	c := &cobra.Command{Use: "console", Short: "The slash commands in a terminal", Args: cobra.NoArgs,
		Example: "  apnap console\n  echo '/rule 614.5' | apnap console"}
	pictures := autoGraphics
	c.RunE = s.begin(func(ctx context.Context, _ []string) error {
		shown, err := s.picturesAs(pictures)
		if err != nil {
			return err
		}
		desk, done := s.readerDesk()
		defer done()
		con := &console{service: desk, page: newPage(s.out), user: "Asker", locale: s.locale}
		con.page.lang, con.page.graphics = s.language(), shown
		return con.talk(ctx, s)
	})
	c.Flags().StringVar(&pictures, "pictures", pictures, "how the terminal shows pictures: "+strings.Join(graphicsNames(), ", ")+"; where it shows none, the tree stands there as text")
	return s.langFlag(c)
}

// picturesAs is how pictures are shown: as was said, else as the terminal tells of
// itself, where there is one.
func (s *session) picturesAs(said string) (graphics, error) {
	switch {
	case !slices.Contains(graphicsNames(), said):
		return noGraphics, usageError{"--pictures is one of " + strings.Join(graphicsNames(), ", ")}
	case said != autoGraphics:
		return graphics(said), nil
	case isTerminal(s.out):
		return graphicsOf(os.Getenv), nil
	}
	return noGraphics, nil
}

// maxConsoleLine is the longest line that the console reads, in bytes.
const maxConsoleLine = 256 << 10

// console is a conversation in a terminal.
type console struct {
	service talk.Service
	page    *page
	user    string
	locale  string
	place   talk.Place // empty outside servers
	shown   talk.Reply // what the numbers press
	form    *talk.Form // a form that waits to be filled in
	pressed int        // counts presses, so that each has an id of its own
}

// talk reads commands, one a line, until there are no more or it is interrupted. It
// prompts only on a terminal.
func (c *console) talk(ctx context.Context, s *session) error {
	prompt := isTerminal(s.in) && isTerminal(s.out)
	if prompt {
		c.page.say(c.page.lang.Say("Type a question, or commands as on Discord, such as /help. A number presses a button; quit ends."))
	}
	next, end := c.lines(s, prompt)
	defer end()
	for {
		var line typedLine
		select {
		case line = <-next():
		case <-ctx.Done():
			line.err = io.EOF
		}
		text := strings.TrimSpace(line.text)
		switch {
		case errors.Is(line.err, io.EOF) && prompt:
			c.page.say("") // behind the prompt
			return nil
		case errors.Is(line.err, io.EOF), text == "quit", text == "exit":
			return nil
		case line.err != nil:
			return line.err
		case line.long:
			c.page.say(c.page.lang.Say("This line is too long."))
		default:
			c.line(ctx, text)
		}
	}
}

// lines is what waits for the next line: at a terminal by an editor that keeps what
// was typed before, elsewhere from the stream. What is returned besides leaves the
// terminal as it was.
func (c *console) lines(s *session, prompt bool) (next func() <-chan typedLine, end func()) {
	if !prompt {
		lines := typed(s.in)
		return func() <-chan typedLine { return lines }, func() {}
	}
	before, _ := term.GetState(int(s.in.(*os.File).Fd()))
	edit := newEditor(s.in.(*os.File), s.out.(*os.File), func(line string) (string, []string) { return c.completed(c.service, line) })
	return func() <-chan typedLine {
		line := make(chan typedLine, 1)
		go func() { line <- edit.line(c.page.in(bold, c.user+">") + " ") }()
		return line
	}, func() { _ = term.Restore(int(edit.in.Fd()), before) }
}

// typedLine is a line that was typed, or why there is none.
type typedLine struct {
	text string
	long bool
	err  error
}

// typed reads lines in the background, so that waiting for one can be interrupted:
// the last reading goes on until the program ends.
func typed(in io.Reader) <-chan typedLine {
	out := make(chan typedLine)
	go func() {
		lines := newLineReader(in, maxConsoleLine)
		for {
			text, long, err := lines.next()
			out <- typedLine{string(text), long, err}
			if err != nil {
				return
			}
		}
	}()
	return out
}

// line carries out one line.
func (c *console) line(ctx context.Context, line string) {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	n, notNumber := strconv.Atoi(word)
	switch {
	case line == "" || line[0] == '#':
	case word == "as" && rest != "":
		c.user = rest
	case word == "in" && len(strings.Fields(rest)) <= 2: // else it is "in response to …"
		c.place.Guild, c.place.Channel, _ = strings.Cut(rest, " ")
	case strings.HasPrefix(word, "/"):
		c.command(ctx, word[1:], rest)
	case c.form != nil:
		c.fill(ctx, line)
	case notNumber == nil:
		c.press(ctx, n, rest)
	case c.spec(word) != nil: // as in the terminal, where commands have no slash
		c.command(ctx, word, rest)
	case c.shown.Ruling != "" && c.shown.Refused == "":
		c.follow(ctx, line)
	case rest != "":
		c.command(ctx, "ask", line)
	default:
		c.page.say(c.page.lang.Say("Type a command such as /help or /resolve question: …, the number of a button, as NAME, in SERVER CHANNEL, or quit."))
	}
}

// who is the user that acts.
func (c *console) who() talk.User { return talk.User{ID: c.user, Name: c.user} }

// command runs a slash command.
func (c *console) command(ctx context.Context, name, rest string) {
	spec := c.spec(name)
	if spec == nil {
		c.show(ctx, c.service.Run(ctx, c.asking(name, nil)))
		return
	}
	name = spec.Name.String()
	options, stray := c.options(rest, spec)
	if stray != "" && len(spec.Options) > 0 {
		first := spec.Options[0].Name.String()
		if _, given := options[first]; given {
			c.page.say(c.page.lang.Say("I do not know what \"%s\" is doing before the options.", stray))
			return
		}
		options[first] = stray // "/rule 614.5" for "/rule number: 614.5"
	}
	c.show(ctx, c.service.Run(ctx, c.asking(name, options)))
}

// spec is the slash command of a name, nil for none.
func (c *console) spec(name string) *talk.Spec {
	specs := c.service.Specs()
	at := slices.IndexFunc(specs, func(s talk.Spec) bool { return slices.Contains(c.called(s.Name), name) })
	if at < 0 {
		return nil
	}
	return &specs[at]
}

// asking is a request; who sits at the terminal is an administrator everywhere.
func (c *console) asking(name string, options map[string]string) talk.Request {
	return talk.Request{Command: name, Options: options, User: c.who(), Place: c.place, Admin: true, Locale: c.locale}
}

// called are the names that a command or an option goes by: in English, and in
// the language that is spoken.
func (c *console) called(name say.Message) []string {
	return slices.Compact([]string{name.String(), name.In(c.page.lang)})
}

// options are the options of a command as typed, by their English names; what
// stands before the first of them is stray.
func (c *console) options(text string, spec *talk.Spec) (given map[string]string, stray string) {
	var names []string
	for _, o := range spec.Options {
		names = append(names, c.called(o.Name)...)
	}
	typed, stray := splitOptions(text, names)
	given = map[string]string{}
	for _, o := range spec.Options {
		for _, name := range c.called(o.Name) {
			if value, ok := typed[name]; ok {
				given[o.Name.String()] = value
			}
		}
	}
	return given, stray
}

// splitOptions splits "event: … effect1: …" at the names it knows; what stands
// before the first of them is stray.
func splitOptions(text string, known []string) (options map[string]string, stray string) {
	options = map[string]string{}
	name, from := "", 0
	keep := func(to int) {
		value := strings.TrimSpace(text[from:to])
		if name == "" {
			stray = value
		} else {
			options[name] = value
		}
	}
	for i := range text {
		if i > 0 && text[i-1] != ' ' {
			continue
		}
		for _, k := range known {
			if strings.HasPrefix(text[i:], k+":") {
				keep(i)
				name, from = k, i+len(k)+1
			}
		}
	}
	keep(len(text))
	return options, stray
}

// press presses the button of that number, or picks an entry of the menu of
// that number.
func (c *console) press(ctx context.Context, n int, entry string) {
	choices := numbered(&c.shown)
	if n < 1 || n > len(choices) {
		c.page.say(c.page.lang.Say("There is no button %d.", n))
		return
	}
	p := c.pressing(choices[n-1].action, choices[n-1].value)
	if menu := choices[n-1].menu; menu != nil && menu.Users {
		p.Value, p.Picked = menu.Value, talk.User{ID: entry, Name: entry}
	} else if menu != nil {
		at := entryAt(menu, entry)
		if at < 0 {
			c.page.say(c.page.lang.Say("Say which: %d followed by one of %s.", n, strings.Join(entryLabels(menu), ", ")))
			return
		}
		p.Value = menu.Entries[at].Value
	}
	c.show(ctx, c.service.Press(ctx, p))
}

// entryAt finds the entry of a menu that is meant: by its label or value, or by how
// the label of only one begins; -1 for none.
func entryAt(menu *talk.Menu, typed string) int {
	at := slices.IndexFunc(menu.Entries, func(e talk.MenuEntry) bool { return e.Value == typed || strings.EqualFold(e.Label, typed) })
	if at >= 0 || typed == "" {
		return at
	}
	begins := func(e talk.MenuEntry) bool {
		return strings.HasPrefix(strings.ToLower(e.Label), strings.ToLower(typed))
	}
	if at = slices.IndexFunc(menu.Entries, begins); at >= 0 && slices.ContainsFunc(menu.Entries[at+1:], begins) {
		return -1
	}
	return at
}

// pressing is a press on the reply that is shown.
func (c *console) pressing(action, value string) talk.Press {
	c.pressed++
	return talk.Press{Ruling: c.shown.Ruling, Step: c.shown.Step, Action: action, Value: value, User: c.who(), Place: c.place,
		Interaction: strconv.Itoa(c.pressed), Locale: c.locale}
}

// fill fills in the form that waits: its only box with the whole line, else
// its boxes by name.
func (c *console) fill(ctx context.Context, line string) {
	form := c.form
	p := c.pressing(form.Action, line)
	p.Form = form.Value
	if len(form.Boxes) == 1 {
		p.Values = map[string]string{form.Boxes[0].Name: line}
	} else {
		var names []string
		for _, b := range form.Boxes {
			names = append(names, b.Name)
		}
		values, stray := splitOptions(line, names)
		if stray != "" || len(values) == 0 {
			c.page.say(c.page.lang.Say("Fill the form in as %s: …", strings.Join(names, ": … ")))
			return
		}
		p.Values = values
	}
	c.form = nil
	c.show(ctx, c.service.Press(ctx, p))
}

// follow goes on from the ruling that is shown.
func (c *console) follow(ctx context.Context, said string) {
	p := c.pressing(talk.ActFollowed, said)
	p.Values = map[string]string{"more": said}
	c.show(ctx, c.service.Press(ctx, p))
}

// show prints a reply. Its buttons are what numbers press from now on, unless
// it is a remark without buttons beside a ruling.
func (c *console) show(ctx context.Context, r talk.Reply) {
	if r.Later != nil {
		r = r.Later(ctx)
	}
	c.form = r.Form
	if r.Form != nil {
		c.page.form(r.Form)
		if r.Ruling != "" {
			c.shown.Ruling, c.shown.Step = r.Ruling, r.Step
		}
		return
	}
	c.page.reply(&r)
	if len(numbered(&r)) > 0 && (r.Ruling != "" || c.shown.Ruling == "" || !r.Private || !r.New) {
		c.shown = r
	}
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
