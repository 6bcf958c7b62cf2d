package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// patient is a conversation in lines of JSON whose input ends only when what was
// asked has been answered: a program may write its questions, close its end, and read
// the answers then, as a shell's pipe does. The library ends at once, and drops them.
// It ends as well at a line that is no message; here that is answered by an error, and
// the next line counts.
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
	for len(p.rest) == 0 {
		line, err := p.in.ReadBytes('\n')
		if len(line) == 0 {
			if errors.Is(err, io.EOF) {
				p.wait()
			}
			return 0, err
		}
		if p.rest, err = p.messagesIn(line); err != nil {
			return 0, err
		}
	}
	n := copy(to, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}

// The protocol's numbers for a line that is no JSON, and for JSON that is no message.
const parseError, invalidRequest = -32700, -32600

// messagesIn returns the messages of a line, each in a line of its own: one, or those
// of a batch, which newer editions of the protocol do not have and the library ends at.
// What is none is answered.
func (p *patient) messagesIn(line []byte) ([]byte, error) {
	line = bytes.TrimSpace(line)
	if len(line) == 0 {
		return nil, nil
	}
	if !json.Valid(line) {
		return nil, p.refuse(parseError, "this line is not JSON")
	}
	batch := []json.RawMessage{line}
	if line[0] == '[' {
		if err := json.Unmarshal(line, &batch); err != nil || len(batch) == 0 {
			return nil, p.refuse(invalidRequest, "there is no message in this line")
		}
	}
	var lines []byte
	for _, one := range batch {
		if _, err := jsonrpc.DecodeMessage(one); err != nil {
			if err := p.refuse(invalidRequest, "this is no message of JSON-RPC 2.0"); err != nil {
				return nil, err
			}
			continue
		}
		var m message
		if json.Unmarshal(one, &m) == nil && len(m.ID) > 0 && m.Method != "" {
			p.mu.Lock()
			p.waiting[string(m.ID)] = true
			p.mu.Unlock()
		}
		lines = append(append(lines, one...), '\n')
	}
	return lines, nil
}

// refuse answers what is no message, and so has nothing to tell its answer by.
func (p *patient) refuse(code int, says string) error {
	told, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": nil, "error": map[string]any{"code": code, "message": says}})
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	_, err = p.out.Write(append(told, '\n'))
	return err
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
	p.mu.Lock()
	defer p.mu.Unlock()
	n, err := p.out.Write(text)
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
