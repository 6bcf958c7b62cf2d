// Package era has the words of the rules by the editions that used them: what
// dies today was put into a graveyard from play in 1999. Whoever tells an event
// or a fact takes these words from here; what programs read keeps one set.
package era

import (
	_ "embed"
	"strings"
	"sync"

	"apnap/engine/cr"
	"apnap/engine/say"
)

//go:embed words.tsv
var wordsTSV string

// Key names what a word is about.
type Key string

// The words that have changed.
const (
	On     Key = "on"     // where permanents are
	Onto   Key = "onto"   // where they are put
	From   Key = "from"   // where they come from
	Place  Key = "place"  // what they leave
	Enter  Key = "enter"  // what they do as they come, a verb
	Die    Key = "die"    // what creatures do, a verb; none before 2011
	Exiled Key = "exiled" // what is done to cards, a participle
	Create Key = "create" // how tokens come about, a verb; none before 2016
	Mill   Key = "mill"   // from the library to the graveyard, a verb; none before 2020
	Cast   Key = "cast"   // what is done to spells, a verb
	Checks Key = "checks" // state-based actions
)

// Word is a word or two in the languages there are; empty where the edition has
// no word of its own.
type Word struct{ English, French string }

// In is the word in a language.
func (w Word) In(l say.Language) string {
	if l == say.French {
		return w.French
	}
	return w.English
}

// Cut parts a word that is several into the one that is inflected and the rest.
func (w Word) Cut(l say.Language) (head, rest string) {
	head, rest, _ = strings.Cut(w.In(l), " ")
	return head, rest
}

// Unused reports whether the edition has no such word.
func (w Word) Unused() bool { return w == Word{} }

// Of returns the word that an edition uses; the zero edition is today's.
func Of(e cr.Edition, key Key) Word {
	var word Word
	for _, row := range table()[key] {
		if e.ID == "" || e.AtLeast(row.from) {
			word = row.word
		}
	}
	return word
}

// dated is a word with the day (ISO) from which it is used.
type dated struct {
	from string
	word Word
}

// table is the list of words, each with the oldest first.
var table = sync.OnceValue(func() map[Key][]dated {
	all := map[Key][]dated{}
	for _, line := range strings.Split(strings.TrimSpace(wordsTSV), "\n")[1:] {
		cells := strings.Split(line, "\t")
		all[Key(cells[0])] = append(all[Key(cells[0])], dated{cells[1], Word{cells[2], cells[3]}})
	}
	return all
})
