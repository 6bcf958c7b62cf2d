package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/engine/say"
	"apnap/engine/scenario"
)

// bulkAnswer is the answer to one of many questions: a line of JSON.
type bulkAnswer struct {
	File     string          `json:"file,omitempty"`
	Line     int             `json:"line,omitempty"`
	Question string          `json:"question,omitempty"`
	Answer   json.RawMessage `json:"answer"` // as resolve and ask have it, or the refusal
}

// bulkTask is one of many questions: where it stands, and how it is answered.
type bulkTask struct {
	told   bulkAnswer
	answer func(*commands.Desk) (*ruling.Case, error)
}

// attempt answers the question; where a fault of the program keeps it from that, that is the refusal, and the others go on.
func (t *bulkTask) attempt(d *commands.Desk) (c *ruling.Case, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			slog.Debug("fault", "what", fault, "stack", string(debug.Stack()))
			c, err = nil, &answer.Refusal{Code: answer.CodeFault, Where: "file", Text: t.told.Question, Says: say.New(sayFault)}
		}
	}()
	return t.answer(d)
}

// bulk answers many questions, several at a time, and prints the answers in the
// order of the questions.
func (s *session) bulk(ctx context.Context, tasks []bulkTask) error {
	d, done := s.readerDesk()
	defer done()
	return inOrder(ctx, tasks, s.progress(len(tasks)), func(t bulkTask) ([]byte, error) {
		ruling, err := t.attempt(d)
		var told []byte
		switch no := answer.AsRefusal(err); {
		case no != nil:
			told = no.JSON()
		case err != nil:
			return nil, err
		default:
			told = ruling.JSON()
		}
		var line bytes.Buffer
		if err := json.Compact(&line, told); err != nil {
			return nil, err
		}
		t.told.Answer = line.Bytes()
		var out bytes.Buffer
		enc := json.NewEncoder(&out)
		enc.SetEscapeHTML(false)
		err = enc.Encode(t.told)
		return out.Bytes(), err
	}, func(line []byte) error { _, err := s.out.Write(line); return err })
}

// inOrder works tasks off on every processor, and hands on what comes of them in
// their order.
func inOrder[Task, Result any](ctx context.Context, tasks []Task, tick func(), work func(Task) (Result, error), give func(Result) error) error {
	results := make([]chan Result, len(tasks))
	for i := range results {
		results[i] = make(chan Result, 1)
	}
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0) + 1) // one of them hands on
	group.Go(func() error {
		for _, result := range results {
			select {
			case r := <-result:
				if err := give(r); err != nil {
					return err
				}
				tick()
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return nil
	})
	for i, task := range tasks {
		if ctx.Err() != nil {
			break
		}
		group.Go(func() error {
			r, err := work(task)
			if err == nil {
				results[i] <- r
			}
			return err
		})
	}
	return group.Wait()
}

// progress is to be called for each question that is done; on a terminal it draws
// how far things are.
func (s *session) progress(all int) func() {
	if !isTerminal(s.errOut) || all < 2 {
		return func() {}
	}
	const width = 40
	done := 0
	return func() {
		done++
		fmt.Fprintf(s.errOut, "\r[%-*s] %d/%d", width, strings.Repeat("=", done*width/all), done, all)
		if done == all {
			fmt.Fprintln(s.errOut)
		}
	}
}

// paragraphTasks are the questions of files, one a line.
func (s *session) paragraphTasks(files []string, ask ruling.Ask) ([]bulkTask, error) {
	var tasks []bulkTask
	for _, file := range fitting(files) {
		in, err := s.openText(file)
		if err != nil {
			return nil, err
		}
		for lines, number := newLineReader(in, maxParseLine), 1; ; number++ {
			line, _, err := lines.next()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				return nil, errors.Join(fmt.Errorf("reading %s: %w", file, err), in.Close())
			}
			text := strings.TrimSpace(string(line))
			if text == "" || text[0] == '#' {
				continue
			}
			tasks = append(tasks, bulkTask{bulkAnswer{File: file, Line: number, Question: text},
				func(d *commands.Desk) (*ruling.Case, error) { return d.RuleParagraph(text, ask) }})
		}
		if err := in.Close(); err != nil {
			return nil, err
		}
	}
	if len(tasks) == 0 {
		return nil, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: strings.Join(files, " "), Says: say.Text(strings.Join(files, ", ") + " holds no question: a line is one, and what begins with # is none.")}
	}
	return tasks, nil
}

// scenarioTasks are the questions of scenario files.
func (s *session) scenarioTasks(paths []string) ([]bulkTask, error) {
	files, err := s.scenarioFiles(paths)
	if err != nil {
		return nil, err
	}
	var tasks []bulkTask
	for _, path := range files {
		file, err := s.scenarioOf(path)
		if err != nil {
			return nil, err
		}
		tasks = append(tasks, bulkTask{bulkAnswer{File: path}, func(d *commands.Desk) (*ruling.Case, error) { return d.Rule(ruling.ScenarioAsk(file)) }})
	}
	return tasks, nil
}

// openText opens a text; - is standard input.
func (s *session) openText(file string) (io.ReadCloser, error) {
	if file == standardInput {
		return io.NopCloser(s.in), nil
	}
	return openFile(file)
}

// scenarioFiles puts in the place of each folder the scenario files in it.
func (s *session) scenarioFiles(paths []string) ([]string, error) {
	var files []string
	for _, path := range fitting(paths) {
		info, err := os.Stat(path)
		switch {
		case path == standardInput, err == nil && !info.IsDir():
			files = append(files, path)
			continue
		case err != nil:
			return nil, cannotRead(path, err)
		}
		found, err := textsBelow(path)
		if err != nil {
			return nil, cannotRead(path, err)
		}
		if len(found) == 0 {
			return nil, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: path, Says: say.Text(path + " holds no scenario file (.txt).")}
		}
		files = append(files, found...)
	}
	return files, nil
}

// scenarioOf reads a scenario file; one that is none is a refusal.
func (s *session) scenarioOf(path string) (*scenario.File, error) {
	in, err := s.openText(path)
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(io.LimitReader(in, maxParagraph))
	if err := errors.Join(err, in.Close()); err != nil {
		return nil, cannotRead(path, err)
	}
	if strings.TrimSpace(string(text)) == "" {
		return nil, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: path, Says: say.Text(path + " is empty.")}
	}
	file, err := scenario.Parse(string(text))
	if err != nil {
		return nil, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: path, Says: say.Text(path + ": " + err.Error() + ".")}
	}
	return file, nil
}

// tested is what came of one scenario file.
type tested struct {
	File    string   `json:"file"`
	OK      bool     `json:"ok"`
	Differs []string `json:"differs"`
	Written bool     `json:"written,omitempty"` // what it came to stands in the file now
}

// testCommand is apnap test.
func (s *session) testCommand() *cobra.Command {
	c := &cobra.Command{Use: "test PATH…", Short: "Rule on scenario files and say which end otherwise than they expect", Args: cobra.MinimumNArgs(1),
		Long: "Rule on scenario files, or on all those in a folder, and say which end otherwise than they expect.\n\n" +
			"A scenario file has a line each for title, note, edition, player, active, effect, fact, event and answer, as the flags of resolve take them; below a line\n" +
			"--- stands what is expected: refused, asks, orders, assumed, idle, rules, and for each end: the choices, with happens, step, triggers and remark.\n" +
			"What is left out is not compared. With --write what it comes to is written there.",
		Example: "  apnap test scenarios\n  apnap test --write question.txt"}
	write := c.Flags().Bool("write", false, "write the rulings into the files, for review")
	c.RunE = s.begin(func(ctx context.Context, paths []string) error {
		files, err := s.scenarioFiles(paths)
		if err != nil {
			return err
		}
		return s.testAll(ctx, files, *write)
	})
	return s.jsonFlag(c, "test")
}

// testAll rules on files and tells what came of each.
func (s *session) testAll(ctx context.Context, files []string, write bool) error {
	d, done := s.readerDesk()
	defer done()
	all := []tested{}
	wrong := 0
	err := inOrder(ctx, files, s.progress(len(files)), func(path string) (tested, error) { return s.testOne(d, path, write) }, func(t tested) error {
		all = append(all, t)
		if !t.OK {
			wrong++
		}
		if s.json {
			return nil
		}
		return s.printTested(t)
	})
	if err != nil {
		return err
	}
	if s.json {
		if _, err := s.out.Write(answer.JSON(all)); err != nil {
			return err
		}
	}
	if wrong > 0 {
		says := fmt.Sprintf("%d of %d scenarios end otherwise than expected.", wrong, len(files))
		if s.json { // what stands on standard output is the answer
			fmt.Fprintln(s.errOut, says)
			return errDiffers
		}
		return &answer.Refusal{Code: "differs", Says: say.Text(says)}
	}
	return nil
}

// errDiffers ends a test whose differences were told already.
var errDiffers = errors.New("scenarios differ")

// testOne rules on one file. One that is no scenario differs.
func (s *session) testOne(d *commands.Desk, path string, write bool) (tested, error) {
	file, err := s.scenarioOf(path)
	if no := answer.AsRefusal(err); no != nil {
		return tested{File: path, Differs: []string{no.Error()}}, nil
	}
	if err != nil {
		return tested{}, err
	}
	told := d.Scenario(file)
	if write {
		file.Expected = told
		if err := os.WriteFile(filepath.Clean(path), []byte(file.String()), 0o644); err != nil {
			return tested{}, fmt.Errorf("%s cannot be written", path)
		}
	}
	differs := append([]string{}, file.Differences(&told)...)
	return tested{File: path, OK: len(differs) == 0, Differs: differs, Written: write}, nil
}

// printTested tells what came of one file.
func (s *session) printTested(t tested) error {
	word := "ok     "
	switch {
	case !t.OK:
		word = "differs"
	case t.Written:
		word = "written"
	}
	if _, err := fmt.Fprintf(s.out, "%s  %s\n", word, t.File); err != nil {
		return err
	}
	for _, d := range t.Differs {
		if _, err := fmt.Fprintf(s.out, "         %s\n", answer.Visible(d)); err != nil {
			return err
		}
	}
	return nil
}
