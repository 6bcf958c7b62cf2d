package lexicon

import (
	"cmp"
	_ "embed"
	"strings"
	"sync"
)

// Verb is a verb with its English forms and its French infinitive, which is empty where
// none is known.
type Verb struct {
	Plain, Third, Past, Done, Doing string
	French                          string
	// Event is set where the verb tells an event, Instruction where effects have it, and
	// Player where nobody but players does it.
	Event, Instruction, Player bool
}

// VerbOf is the verb that a word is a form of.
func VerbOf(form string) (*Verb, bool) {
	v, ok := verbs()[form]
	return v, ok
}

// Said is the verb with the forms of which a word is one, where people say another for it: "placed"
// is a form of "place", which stands for "put".
func Said(form string) *Verb {
	if v, ok := synonyms()[form]; ok {
		return v
	}
	return verbs()[form]
}

// Finite is the verb of which a word is the plain form or the third person.
func Finite(form string) (*Verb, bool) {
	v, ok := VerbOf(form)
	return v, ok && (form == v.Plain || form != v.Past && form != v.Done && form != v.Doing)
}

// ThirdPerson is a verb, with what follows it, as one who is spoken of does it: "draw a
// card" gives "draws a card".
func ThirdPerson(clause string) string {
	verb, rest, more := strings.Cut(clause, " ")
	switch v, ok := VerbOf(verb); {
	case verb == "are":
		verb = "is"
	case verb == "don't":
		verb = "doesn't"
	case ok && verb == v.Plain:
		verb = v.Third
	default:
		verb = regularThird(verb)
	}
	if more {
		return verb + " " + rest
	}
	return verb
}

// regularThird is the third person of a verb that is formed by rule.
func regularThird(verb string) string {
	switch {
	case endsInY(verb):
		return verb[:len(verb)-1] + "ies"
	case strings.HasSuffix(verb, "s"), strings.HasSuffix(verb, "x"), strings.HasSuffix(verb, "ch"), strings.HasSuffix(verb, "sh"), strings.HasSuffix(verb, "o"):
		return verb + "es"
	}
	return verb + "s"
}

// regularPast is the past of such a verb.
func regularPast(verb string) string {
	switch {
	case strings.HasSuffix(verb, "e"):
		return verb + "d"
	case endsInY(verb):
		return verb[:len(verb)-1] + "ied"
	}
	return verb + "ed"
}

// endsInY reports whether a word ends in a y that changes.
func endsInY(w string) bool {
	return strings.HasSuffix(w, "y") && len(w) > 1 && !strings.ContainsRune("aeiou", rune(w[len(w)-2]))
}

//go:embed verbs.tsv
var verbList string

// verbs are the verbs by each of their forms.
var verbs = sync.OnceValue(func() map[string]*Verb {
	all := map[string]*Verb{}
	for line := range strings.Lines(verbList) {
		if line[0] == '#' {
			continue
		}
		var cells [8]string
		copy(cells[:], strings.Split(strings.TrimRight(line, "\n"), "\t"))
		v := readVerb(cells)
		for _, form := range v.forms() {
			all[form] = v
		}
		for said := range strings.FieldsSeq(cells[7]) {
			for _, form := range readSynonym(said).forms() {
				all[form] = v
			}
		}
	}
	return all
})

// readSynonym is a verb that people say for another, with its past and participle of the present where they are not formed by
// rule: "feed/fed".
func readSynonym(said string) *Verb {
	var cells [8]string
	forms := strings.Split(said, "/")
	cells[0] = forms[0]
	if len(forms) > 1 {
		cells[2] = forms[1]
	}
	if len(forms) > 2 {
		cells[4] = forms[2]
	}
	return readVerb(cells)
}

// synonyms are the verbs that people say for others, by each of their forms.
var synonyms = sync.OnceValue(func() map[string]*Verb {
	all := map[string]*Verb{}
	for line := range strings.Lines(verbList) {
		if cells := strings.Split(strings.TrimRight(line, "\n"), "\t"); line[0] != '#' && len(cells) > 7 {
			for said := range strings.FieldsSeq(cells[7]) {
				v := readSynonym(said)
				for _, form := range v.forms() {
					all[form] = v
				}
			}
		}
	}
	return all
})

// forms are the English forms of a verb.
func (v *Verb) forms() []string { return []string{v.Plain, v.Third, v.Past, v.Done, v.Doing} }

// readVerb is the verb of one line of the list.
func readVerb(cells [8]string) *Verb {
	plain := cells[0]
	v := &Verb{Plain: plain, French: strings.TrimPrefix(cells[1], "="), Past: cells[2], Done: cells[3], Doing: cells[4], Third: cells[5]}
	v.Past = cmp.Or(v.Past, regularPast(plain))
	v.Done = cmp.Or(v.Done, v.Past)
	v.Doing = cmp.Or(v.Doing, strings.TrimSuffix(plain, "e")+"ing")
	v.Third = cmp.Or(v.Third, regularThird(plain))
	for use := range strings.FieldsSeq(cells[6]) {
		v.Event = v.Event || use == "event"
		v.Instruction = v.Instruction || use == "instruction"
		v.Player = v.Player || use == "player"
	}
	return v
}
