package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"sync"
	"time"
)

// patient is a conversation in lines of JSON whose input ends only when what was
// asked has been answered: a program may write its questions, close its end, and read
// the answers then, as a shell's pipe does. The library ends at once, and drops them.
type patient struct {
	in    *bufio.Reader
	out   io.Writer
	until time.Duration // the longest wait; what was called off is never answered

	rest []byte // of the line being read

	mu      sync.Mutex
	waiting map[string]bool // the ids of questions
	part    []byte          // of an answer being written
	settled chan struct{}   // told whenever an answer is out
}

// newPatient is a conversation over streams.
func newPatient(in io.Reader, out io.Writer, until time.Duration) *patient {
	return &patient{in: bufio.NewReader(in), out: out, until: until, waiting: map[string]bool{}, settled: make(chan struct{}, 1)}
}

// message is what of a message tells a question from its answer.
type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
}

// Read reads what comes in; its end waits for the answers.
func (p *patient) Read(to []byte) (int, error) {
	if len(p.rest) == 0 {
		line, err := p.in.ReadBytes('\n')
		if len(line) == 0 {
			if errors.Is(err, io.EOF) {
				p.wait()
			}
			return 0, err
		}
		p.rest = line
		var m message
		if json.Unmarshal(line, &m) == nil && len(m.ID) > 0 && m.Method != "" {
			p.mu.Lock()
			p.waiting[string(m.ID)] = true
			p.mu.Unlock()
		}
	}
	n := copy(to, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}

// wait returns when nothing is left to answer, or after a while.
func (p *patient) wait() {
	end := time.After(p.until)
	for {
		p.mu.Lock()
		left := len(p.waiting)
		p.mu.Unlock()
		if left == 0 {
			return
		}
		select {
		case <-p.settled:
		case <-end:
			return
		}
	}
}

// Write writes what goes out, and notes what it answers.
func (p *patient) Write(text []byte) (int, error) {
	n, err := p.out.Write(text)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.part = append(p.part, text...)
	for {
		line, rest, whole := bytes.Cut(p.part, []byte("\n"))
		if !whole {
			break
		}
		var m message
		if json.Unmarshal(line, &m) == nil && m.Method == "" {
			delete(p.waiting, string(m.ID))
		}
		p.part = rest
	}
	select {
	case p.settled <- struct{}{}:
	default:
	}
	return n, err
}

// Close does nothing: the streams are the program's.
func (p *patient) Close() error { return nil }
