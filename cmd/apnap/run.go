package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/engine/say"
)

// The exit statuses, as the contract has them.
const (
	exitDone    = 0
	exitRefused = 1 // the question was not understood, or what was asked for does not exist
	exitUsage   = 2 // wrong flags or arguments
	exitFault   = 3 // a file, the network, a database
)

// sayFault tells of a mistake of the program itself.
const sayFault = "this met a fault of the program itself; please report the command with what you gave it"

// session is one run of the program: its streams and what the flags said.
type session struct {
	in          io.Reader
	out, errOut io.Writer
	settings    *settings
	json        bool
	locale      string // what answers in words are to come in
}

// run carries out a command line and returns the exit status.
func run(args []string, in io.Reader, out, errOut io.Writer) (status int) {
	defer func() {
		if fault := recover(); fault != nil {
			_, _ = fmt.Fprintln(errOut, "apnap: "+sayFault)
			slog.Debug("fault", "what", fault, "stack", string(debug.Stack()))
			status = exitFault
		}
	}()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	answers := &answers{to: out}
	if !isTerminal(out) {
		out = answers
	}
	s := &session{in: in, out: out, errOut: errOut}
	root := s.root()
	root.SetArgs(markWords(root, args))
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	c, err := root.ExecuteContextC(ctx)
	if err == nil && answers.fault != nil {
		err = failure{answers.fault}
	}
	return s.status(c, err)
}

// answers is a file or pipe that answers are written to; it keeps why one could not be.
type answers struct {
	to    io.Writer
	fault error
}

func (a *answers) Write(text []byte) (int, error) {
	n, err := a.to.Write(text)
	if err == nil {
		return n, nil
	}
	var why *fs.PathError
	if errors.As(err, &why) {
		err = why.Err
	}
	a.fault = fmt.Errorf("the answer cannot be written: %w", err)
	return n, a.fault
}

// failure marks an error of a command that had begun, as against wrong usage.
type failure struct{ err error }

func (f failure) Error() string { return f.err.Error() }
func (f failure) Unwrap() error { return f.err }

// status reports an error of a command and turns it into an exit status.
func (s *session) status(c *cobra.Command, err error) int {
	if err == nil {
		return exitDone
	}
	if no := answer.AsRefusal(err); no != nil {
		if s.json {
			_, _ = s.out.Write(no.JSON())
		}
		s.aside(refusalLine(no, s.language()))
		if no.Proposed != nil && !s.json {
			s.aside(s.language().Say("If that is your question, ask it again with --as-read."))
		}
		if no.Code == answer.CodeUnknownCard && !s.json {
			s.aside(lookup.NewerCards().In(s.language()))
		}
		return exitRefused
	}
	if errors.Is(err, errDiffers) {
		return exitRefused // told already
	}
	s.aside(oneLine(together(err)))
	var began failure
	if errors.As(err, &began) {
		return exitFault
	}
	fmt.Fprint(s.errOut, usageHint(c, err))
	return exitUsage
}

// maxWords is how many bytes of what was not understood stand behind a refusal that
// does not name it.
const maxWords = 200

// refusalLine is a refusal in one line, with the words that were not understood.
func refusalLine(no *answer.Refusal, l say.Language) string {
	line := no.In(l)
	named := line + no.In(say.English) // "opponent" is "adversaire"
	if words := oneLine(answer.Visible(no.Words())); words != "" && no.Words() != no.Text && no.Proposed == nil && len(words) < maxWords && !strings.Contains(named, words) {
		line = l.Say("%s: \"%s\".", strings.TrimSuffix(line, "."), words)
	}
	return line
}

// oneLine puts a text on one line.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// languageTags are the languages of answers in words.
func languageTags() []string {
	var tags []string
	for _, l := range say.Languages() {
		tags = append(tags, l.Tag())
	}
	return tags
}

// langFlag adds --lang to a command.
func (s *session) langFlag(c *cobra.Command) *cobra.Command {
	c.Flags().StringVar(&s.locale, "lang", "en", "the language of answers in words: "+strings.Join(languageTags(), " or ")+"; JSON is always in English")
	return c
}

// language is the language of what is printed.
func (s *session) language() say.Language {
	if s.json {
		return say.English
	}
	return say.For(s.locale)
}

// checkLanguage refuses a language that there is not.
func (s *session) checkLanguage() error {
	if l := say.For(s.locale); s.locale != "" && l.Tag() != s.locale {
		return usageError{"--lang is " + strings.Join(languageTags(), " or ")}
	}
	return nil
}

// root is the command line.
func (s *session) root() *cobra.Command {
	root := &cobra.Command{
		Use:           "apnap",
		Short:         "Rulings on replacement and prevention effects, in the order the rules ask for",
		SilenceErrors: true, SilenceUsage: true,
		RunE:    func(c *cobra.Command, _ []string) error { return c.Help() },
		Args:    knownCommand,
		Version: buildOf().String(),
		Example: rootExamples,
	}
	s.settings = newSettings(root)
	root.AddCommand(s.serveCommand(), s.consoleCommand(), s.resolveCommand(), s.askCommand(), s.parseCommand(),
		s.ruleCommand(), s.searchCommand(), s.historyCommand(), s.rulesCommand(), s.cardsCommand(), s.cardCommand("", "card"), s.reportsCommand(), s.backupCommand(), s.doctorCommand(), s.schemaCommand(), s.compareCommand(), s.aboutCommand(), s.treeCommand(), s.testCommand(), s.mcpCommand(), s.versionCommand(), s.manCommand())
	root.SetVersionTemplate("{{.Version}}\n")
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			c.Example = "  source <(apnap completion bash)"
		}
	}
	s.completeFlags(root)
	sayUsage(root)
	root.SetHelpFunc(func(c *cobra.Command, _ []string) { newPage(s.out).help(helpText(c)) })
	return root
}

// begin wraps what a command does, so that its errors are told from wrong usage.
func (s *session) begin(do func(ctx context.Context, args []string) error) func(*cobra.Command, []string) error {
	return func(c *cobra.Command, args []string) error {
		err := s.settings.load()
		if err == nil {
			err = s.checkLanguage()
		}
		if _, wrong := s.logger(); err == nil && wrong != nil && c.Flags().Changed("log-level") {
			err = usageError{"--log-level is debug, info, warn or error"}
		}
		if err == nil {
			err = do(c.Context(), unmarked(args))
		}
		var wrong usageError
		if err == nil || errors.As(err, &wrong) {
			return err
		}
		return failure{err}
	}
}

// usageError is wrong usage that cobra cannot see.
type usageError struct{ says string }

func (u usageError) Error() string { return u.says }

// schemaNote is the note at a command that names the schemas of its answers.
const schemaNote = "schemas"

// jsonFlag adds --json to a command, whose answers have these schemas.
func (s *session) jsonFlag(c *cobra.Command, schemas ...string) *cobra.Command {
	c.Annotations = map[string]string{schemaNote: strings.Join(schemas, " ")}
	c.Flags().BoolVar(&s.json, "json", false, "answer in JSON; its form: apnap schema "+strings.Join(schemas, ", "))
	return c
}
