package paragraph

import (
	"fmt"

	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// Remembered is a card index that remembers besides what flags were put into words as:
// for a question that is asked again and again with a thing taken away. It serves one
// question at a time.
type Remembered struct {
	*oracle.Remembered
	spoken map[string]retelling
}

// retelling is what came of putting a flag into words.
type retelling struct {
	out *spoken
	err *lex.Error
}

// Remember makes an index that remembers what it took from another.
func Remember(cards oracle.Cards) *Remembered {
	return &Remembered{Remembered: oracle.Remember(cards), spoken: map[string]retelling{}}
}

// speak puts a flag into words as flag.speak does: once where the same was said before
// it by the same players.
func (r *Remembered) speak(f *flag, speaker string) (*spoken, *lex.Error) {
	q := &f.base
	key := fmt.Sprintf("%q %q %q %t %q %q %q %q %q %q %v", f.where, f.text, speaker, f.attacked, q.Players, q.Active, q.Effects, q.Facts, q.Events, q.Edition.ID, q.Numbers)
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
