package scenario

import (
	"fmt"
	"strings"

	"apnap/engine/cr"
	"apnap/engine/oracle"
)

// File is a worked question.
type File struct {
	// Title says in one line what the question shows.
	Title string
	// Notes say why the rules decide so, for whoever checks the file.
	Notes []string
	// Question is what is asked.
	Question oracle.Question
	// Answers are the choices already made, each an option's id or label.
	Answers []string
	// Cites are rule numbers of the edition that the ruling must cite.
	Cites []string
	// NeverCites are rule numbers that the ruling must not cite.
	NeverCites []string
	// Expected is what stands below the line; empty for a file not yet ruled on.
	Expected Ruling
	// asked is the text above the line, kept as it was written.
	asked string
}

// separator stands between the question and the ruling.
const separator = "---"

// ParseError says which line of a file was not understood, counted from 1.
type ParseError struct {
	Line int
	Says string
}

// Error is the line and the sentence.
func (e *ParseError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Says) }

// Parse reads a file. Its error is a *ParseError.
func Parse(text string) (*File, error) {
	f := &File{Question: oracle.Question{Edition: cr.Current()}}
	lines := strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	below := len(lines)
	for i, line := range lines {
		if strings.TrimSpace(line) == separator {
			below = i
			break
		}
		if err := f.read(line); err != nil {
			return nil, &ParseError{i + 1, err.Error()}
		}
	}
	f.asked = strings.TrimRight(strings.Join(lines[:below], "\n"), " \t\r\n")
	for i := below + 1; i < len(lines); i++ {
		if err := f.Expected.read(lines[i]); err != nil {
			return nil, &ParseError{i + 1, err.Error()}
		}
	}
	return f, nil
}

// cut separates the word of a line from its value; both are empty for a line
// that says nothing.
func cut(line string) (word, value string, err error) {
	line = strings.TrimSpace(line)
	if line == "" || line[0] == '#' {
		return "", "", nil
	}
	word, value, ok := strings.Cut(line, ":")
	if !ok {
		return "", "", fmt.Errorf("%q has no colon", line)
	}
	return strings.TrimSpace(word), strings.TrimSpace(value), nil
}

// read reads a line of the question.
func (f *File) read(line string) error {
	word, value, err := cut(line)
	if err != nil {
		return err
	}
	switch word {
	case "":
	case "title":
		f.Title = value
	case "note":
		f.Notes = append(f.Notes, value)
	case "edition":
		f.Question.Edition, err = cr.Find(value)
	case "player":
		f.Question.Players = append(f.Question.Players, value)
	case "active":
		f.Question.Active = value
	case "effect":
		f.Question.Effects = append(f.Question.Effects, value)
	case "fact":
		f.Question.Facts = append(f.Question.Facts, value)
	case "event":
		f.Question.Events = append(f.Question.Events, value)
	case "answer":
		f.Answers = append(f.Answers, value)
	case "cites":
		f.Cites = append(f.Cites, list(value)...)
	case "never cites":
		f.NeverCites = append(f.NeverCites, list(value)...)
	default:
		return fmt.Errorf("the word %q is not known above the line", word)
	}
	return err
}

// String is the file as it is written: the question as it was, then the ruling.
func (f *File) String() string { return f.asked + "\n" + separator + "\n" + f.Expected.String() }

// list splits a value at its commas.
func list(value string) []string {
	var items []string
	for item := range strings.SplitSeq(value, ",") {
		if item = strings.TrimSpace(item); item != "" {
			items = append(items, item)
		}
	}
	return items
}
