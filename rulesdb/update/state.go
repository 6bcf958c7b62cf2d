package update

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"time"
)

// Kind is what is updated.
type Kind string

// What is updated.
const (
	Rules Kind = "rules"
	Cards Kind = "cards"
)

// State is what is remembered of the updates of one kind in a data directory.
type State struct {
	// Tried is when the last update was tried, in UTC; zero when none was.
	Tried time.Time `json:"tried"`
	// Failed is set when it failed, and then Failures counts the failures since
	// the last one that did not.
	Failed   bool `json:"failed"`
	Failures int  `json:"failures"`
	// Says is what came of it, in one sentence without its end.
	Says string `json:"says"`
	// Changed is when an update last installed something; zero when none did.
	Changed time.Time `json:"changed"`
	// Had is what the server said of what was last installed from there.
	Had had `json:"had"`
}

// String tells in one line when the last update was tried and what came of it.
func (s State) String() string {
	when := s.When()
	switch {
	case s.Tried.IsZero():
		return "not tried yet"
	case s.Failed:
		return "failed on " + when + ": " + s.Says
	}
	return when + ": " + s.Says
}

// When is the minute at which the last update was tried.
func (s State) When() string { return s.Tried.Format("2006-01-02 15:04 UTC") }

// had identifies what was last installed by an update, so that it is not fetched
// again.
type had struct {
	From     string `json:"from"` // the address
	Tag      string `json:"tag"`
	Modified string `json:"modified"`
	// Version is what the publisher calls it: an edition's date, the dates of a
	// list, a sum.
	Version string `json:"version"`
	// Installed is what stood in the index then; another import since has had
	// the last word.
	Installed string `json:"installed"`
}

// ReadState returns what is remembered; the zero State where nothing is, or what
// is there cannot be read.
func ReadState(dir string, kind Kind) State {
	var s State
	data, err := os.ReadFile(stateFile(dir, kind))
	if err != nil || json.Unmarshal(data, &s) != nil {
		return State{}
	}
	return s
}

// write remembers the state: the file is replaced as a whole.
func (s *State) write(dir string, kind Kind) error {
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, "state-*")
	if err != nil {
		return err
	}
	_, err = f.Write(append(data, '\n'))
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), stateFile(dir, kind))
	}
	if err != nil {
		err = errors.Join(err, os.Remove(f.Name()))
	}
	return err
}

// stateFile is where the state is kept.
func stateFile(dir string, kind Kind) string {
	return filepath.Join(dir, "update-"+string(kind)+".json")
}
