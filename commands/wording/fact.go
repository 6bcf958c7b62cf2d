package wording

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// Fact is one thing that finally happened. Which fields a kind has, and what
// they mean, is the contract's table of facts.
type Fact struct {
	Kind          string         `json:"kind"`
	Source        string         `json:"source,omitempty"`
	Player        string         `json:"player,omitempty"`
	Object        string         `json:"object,omitempty"`
	Effect        string         `json:"effect,omitempty"`
	On            string         `json:"on,omitempty"`
	From          string         `json:"from,omitempty"`
	To            string         `json:"to,omitempty"`
	Card          string         `json:"card,omitempty"`
	Counter       string         `json:"counter,omitempty"`
	Token         string         `json:"token,omitempty"`
	What          string         `json:"what,omitempty"`
	Mana          string         `json:"mana,omitempty"`
	Amount        *int           `json:"amount,omitempty"`
	Uses          *int           `json:"uses,omitempty"`
	Under         string         `json:"under,omitempty"`
	Tapped        *bool          `json:"tapped,omitempty"`
	Counters      map[string]int `json:"counters,omitempty"`
	CopyOf        string         `json:"copy_of,omitempty"`
	Face          string         `json:"face,omitempty"`
	AttachedTo    string         `json:"attached_to,omitempty"`
	Chosen        string         `json:"chosen,omitempty"`
	How           string         `json:"how,omitempty"`
	By            string         `json:"by,omitempty"`
	Position      string         `json:"position,omitempty"`
	Shuffled      bool           `json:"shuffled,omitempty"`
	Combat        bool           `json:"combat,omitempty"`
	Unpreventable bool           `json:"unpreventable,omitempty"`
	Because       say.Message    `json:"because,omitzero"`
	Result        bool           `json:"result,omitempty"`
}

// Key spells a fact so that equal facts, and no others, are spelled alike; it is for
// nobody to read.
func (f *Fact) Key() string {
	var room [256]byte // most keys fit in it, so that nothing but the key itself is made
	b := room[:0]
	for _, word := range [...]string{f.Kind, f.Source, f.Player, f.Object, f.Effect, f.On, f.From, f.To, f.Card, f.Counter, f.Token, f.What, f.Mana,
		f.Under, f.CopyOf, f.Face, f.AttachedTo, f.Chosen, f.How, f.By, f.Position} {
		b = appendWord(b, word)
	}
	for _, n := range [...]*int{f.Amount, f.Uses} {
		if n != nil {
			b = strconv.AppendInt(b, int64(*n), 10)
		}
		b = append(b, '|')
	}
	if f.Tapped != nil {
		b = strconv.AppendBool(b, *f.Tapped)
	}
	for _, is := range [...]bool{f.Shuffled, f.Combat, f.Unpreventable, f.Result} {
		b = append(strconv.AppendBool(b, is), '|')
	}
	if !f.Because.IsZero() {
		b = appendWord(b, f.Because.String())
	}
	for _, kind := range slices.Sorted(maps.Keys(f.Counters)) {
		b = strconv.AppendInt(appendWord(b, kind), int64(f.Counters[kind]), 10)
	}
	return string(b)
}

// appendWord spells a word between quotation marks, so that none runs into the next and a name
// in it stands by itself; one that is not there is left out.
func appendWord(b []byte, word string) []byte {
	if word != "" {
		b = strconv.AppendQuote(b, word)
	}
	return append(b, '|')
}

// kindName is what the contract calls a fact of this event's kind.
func kindName(ev *engine.Event) string {
	switch {
	case ev.Kind == engine.OtherAction && ev.What == "look at":
		return "look"
	case ev.Kind == engine.OtherAction:
		return strings.ReplaceAll(strings.ToLower(ev.What), " ", "_")
	}
	return cmp.Or(ev.Kind.Name(), "event")
}

// ScopeOf is what sort of effect it is, as the contract spells it.
func ScopeOf(e *engine.Effect) string {
	switch e.Kind {
	case engine.Prevention:
		return "prevention"
	case engine.Cant, engine.Unprevented, engine.NoRegenerate:
		return "cant"
	case engine.Continuous:
		return "continuous"
	case engine.AsThough, engine.PreventedTrigger, engine.Triggered, engine.NoTriggers, engine.MoreTriggers:
		return "other"
	}
	return "replacement"
}
