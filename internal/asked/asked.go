// Package asked reads questions in words, as scenario files have them, for the tests of the
// engine's rooms.
package asked

import (
	"strings"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/play"
	"apnap/engine/scenario"
)

// T is a test, or a run of one that tries questions at random.
type T interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// Question reads the lines of a question between Alice, whose turn it is, and Bob, unless
// they name players.
func Question(t T, lines ...string) *engine.Scenario {
	t.Helper()
	text := strings.Join(lines, "\n")
	if !strings.Contains(text, "player:") {
		text = "player: Alice\nplayer: Bob\n" + text
	}
	f, err := scenario.Parse(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	read, refused := oracle.Read(f.Question, noCards{})
	if refused != nil {
		t.Fatalf("%v\n%s", refused, text)
	}
	return read.Scenario
}

// Begun is a question of which nothing has happened yet.
func Begun(t T, lines ...string) (*agenda.Stepper, *play.State) {
	t.Helper()
	w, st, err := agenda.NewStepper(Question(t, lines...))
	if err != nil {
		t.Fatal(err)
	}
	return w, st
}

// Opened is a question whose first moment's events are about to happen, and no effect has
// been looked at.
func Opened(t T, lines ...string) (*agenda.Stepper, *play.State) {
	t.Helper()
	w, st := Begun(t, lines...)
	st.Moment0 = 1
	for _, ev := range w.Scenario.Events[0].Events {
		st.Put(ev, 0)
	}
	return w, st
}

// Played is a question played to its end with the trace, the first option at each choice.
func Played(t T, lines ...string) (*agenda.Stepper, *play.State) {
	t.Helper()
	w, st := Begun(t, lines...)
	w.Trace = new([]engine.Step)
	for w.Advance(st); st.Choice != nil; w.Advance(st) {
		agenda.Take(w.Walker, st, 0)
	}
	if w.Err != nil {
		t.Fatalf("%v\n%s", w.Err, strings.Join(lines, "\n"))
	}
	return w, st
}

// Happened tells what has happened, a sentence for each fact, without what damage results in.
func Happened(st *play.State) []string {
	var list []string
	for _, f := range st.Facts.Told() {
		if f.Nothing || f.Event.Result {
			continue
		}
		ev := f.Event
		ev.Amount = f.Amount
		says := inenglish.Event(&ev, st.Board)
		if f.Skipped {
			says = "skipped: " + says
		}
		list = append(list, says)
	}
	return list
}

// Object is the object of a name.
func Object(t T, b *engine.Board, name string) engine.ObjectID {
	t.Helper()
	for i := range b.Objects {
		if b.Objects[i].Name == name {
			return engine.ObjectID(i)
		}
	}
	t.Fatalf("nothing is called %q", name)
	return engine.NoObject
}

// noCards is a card index without a card.
type noCards struct{}

// Lookup finds none.
func (noCards) Lookup(string) (card oracle.Card, ok bool) { return card, false }

// Candidates are none.
func (noCards) Candidates(string) []string { return nil }

// ShortFor are none.
func (noCards) ShortFor(string) []string { return nil }

// Begins is false: no name begins with anything.
func (noCards) Begins(string) bool { return false }
