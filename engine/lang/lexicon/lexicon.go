package lexicon

import (
	"cmp"
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

// Entry is a word or fixed phrase of the game with its forms.
type Entry struct {
	Class Class
	// Key is the English word that is printed, in small letters but for subtypes.
	Key string
	// Of is what the word belongs to, where the class has such a thing: the card type
	// of a subtype, the phase that a phase is one of, the value of a number.
	Of      string
	English Forms
	// French is empty where the French game keeps the English word or is not known.
	French Forms
}

// Whole is the key of what the word is one of, where it is, and its own otherwise: the
// precombat main phase is a main phase.
func (e *Entry) Whole() string { return cmp.Or(e.Of, e.Key) }

// Forms are a word's forms in one language; Many is empty where it has no plural.
type Forms struct {
	One, Many string
	Feminine  bool
}

// Sense is what a word can be read as.
type Sense struct {
	*Entry
	Plural bool
	// People is set on what people say for a thing and nothing prints.
	People bool
}

// Of is the entry of a key.
func Of(class Class, key string) (*Entry, bool) {
	e, ok := words().entries[id{class, key}]
	return e, ok
}

// Find are the readings of a word or fixed phrase in small letters.
func Find(word string) []Sense { return words().senses[word] }

// Read is the reading of a word as one of a class.
func Read(class Class, word string) (Sense, bool) {
	for _, s := range Find(word) {
		if s.Class == class {
			return s, true
		}
	}
	return Sense{}, false
}

// Is reports whether a word is one of a class as it is printed, in the singular or plural.
func Is(class Class, word string) bool {
	s, ok := Read(class, word)
	return ok && !s.People
}

// Longest is the reading as one of a class of the longest phrase that next, the word at
// each place from 0 on, begins with, and how many words it has; 0 if there is none.
func Longest(class Class, next func(i int) string) (s Sense, n int) {
	w := next(0)
	most := words().longest[w]
	if one, ok := Read(class, w); ok {
		s, n = one, 1
	}
	for i := 1; i < most; i++ {
		w += " " + next(i)
		if more, ok := Read(class, w); ok {
			s, n = more, i+1
		}
	}
	return s, n
}

// Cardinal is the entry of a number that has a word of its own.
func Cardinal(n int) (*Entry, bool) {
	e, ok := words().numbers[n]
	return e, ok
}

//go:embed words.tsv
var wordList string

// id is what tells entries apart.
type id struct {
	class Class
	key   string
}

// table is the list as it is asked.
type table struct {
	entries map[id]*Entry
	senses  map[string][]Sense
	// longest is how many words the longest phrase has that begins with a word.
	longest map[string]int
	numbers map[int]*Entry
	// irregular are the plurals that are not formed by rule.
	irregular map[string]string
}

var words = sync.OnceValue(func() *table {
	t := &table{map[id]*Entry{}, map[string][]Sense{}, map[string]int{}, map[int]*Entry{}, map[string]string{}}
	byName := map[string]Class{}
	for c := range classes {
		byName[c.String()] = c
	}
	for line := range strings.Lines(wordList) {
		if line[0] != '#' {
			t.add(byName, strings.Split(strings.TrimRight(line, "\n"), "\t"))
		}
	}
	return t
})

// add takes in one line of the list.
func (t *table) add(byName map[string]Class, line []string) {
	var cells [9]string
	copy(cells[:], line)
	e := &Entry{Class: byName[cells[0]], Key: cells[1], Of: cells[4]}
	e.English = Forms{One: e.Key, Many: t.plural(e, cells[5])}
	if cells[2] != "=" {
		e.French = Forms{cells[2], cells[6], cells[3] == "f"}
		if e.French.Many == "" {
			e.French.Many = FrenchPlural(e.French.One)
		}
	}
	t.entries[id{e.Class, e.Key}] = e
	if e.Class == Number {
		n, _ := strconv.Atoi(e.Of)
		t.numbers[n] = e
	}
	t.say(e.English.Many, Sense{e, true, false})
	t.say(e.Key, Sense{e, false, false})
	for i, said := range cells[7:] {
		for form := range strings.SplitSeq(said, ", ") {
			one, many, _ := strings.Cut(form, "/")
			t.say(one, Sense{e, false, i == 1})
			t.say(many, Sense{e, true, i == 1})
		}
	}
}

// plural is the English plural of an entry: "=" is the same as the singular, "-" none.
func (t *table) plural(e *Entry, said string) string {
	switch {
	case said == "-" || !e.Class.counts():
		return ""
	case said == "":
		return regularPlural(e.Key, strings.ToLower(e.Key))
	case said == "=":
		said = e.Key
	}
	t.irregular[strings.ToLower(e.Key)] = said
	return said
}

// say notes a form of an entry.
func (t *table) say(form string, s Sense) {
	if form == "" {
		return
	}
	form = strings.ToLower(form)
	first, _, _ := strings.Cut(form, " ")
	t.longest[first] = max(t.longest[first], strings.Count(form, " ")+1)
	for i, other := range t.senses[form] {
		if other.Entry == s.Entry {
			t.senses[form][i] = s
			return
		}
	}
	t.senses[form] = append(t.senses[form], s)
}
