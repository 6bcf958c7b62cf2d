package paragraph

import (
	"fmt"

	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// Remembered is a card index that remembers besides what flags were put into words as,
// and what whole questions were read as: for a question that is asked again and again, as
// it is or with a thing taken away. What it gives is shared and not to be changed. It
// serves one question at a time.
type Remembered struct {
	*oracle.Remembered
	spoken map[string]retelling
	read   map[string]flagsRead
}

// flagsRead is what came of reading a question flag by flag.
type flagsRead struct {
	reading *oracle.Reading
	told    []Retold
	err     *lex.Error
}

// retelling is what came of putting a flag into words.
type retelling struct {
	out *spoken
	err *lex.Error
}

// Remember makes an index that remembers what it took from another.
func Remember(cards oracle.Cards) *Remembered {
	return &Remembered{Remembered: oracle.Remember(cards), spoken: map[string]retelling{}, read: map[string]flagsRead{}}
}

// speak puts a flag into words as flag.speak does: once where the same was said before
// it by the same players.
func (r *Remembered) speak(f *flag, speaker string) (*spoken, *lex.Error) {
	key := fmt.Sprintf("%q %q %q %t ", f.where, f.text, speaker, f.attacked) + questionKey(&f.base)
	was, known := r.spoken[key]
	if !known {
		was.out, was.err = f.speak(speaker)
		r.spoken[key] = was
	}
	if was.err != nil {
		err := *was.err
		return nil, &err
	}
	return was.out, nil
}

// flags reads a question as readFlags does: once where it was asked before.
func (r *Remembered) flags(q *oracle.Question, speaker string) (*oracle.Reading, []Retold, *lex.Error) {
	key := fmt.Sprintf("%q ", speaker) + questionKey(q)
	was, known := r.read[key]
	if !known {
		was.reading, was.told, was.err = readFlags(q, speaker, r)
		r.read[key] = was
	}
	if was.err != nil {
		err := *was.err
		return nil, nil, &err
	}
	return was.reading, was.told, nil
}
