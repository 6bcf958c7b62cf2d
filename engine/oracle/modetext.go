package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// Mode is one of the modes of a spell, of which some are chosen as it is cast.
type Mode struct {
	// Does is what the spell does in this mode, as an instruction; nil where the mode only
	// makes effects, which are among the abilities, or was not understood.
	Does *engine.Effect
	// Unread is set where the mode says more than Does and its effects hold.
	Unread bool
}

// Choice is how many modes of a spell are chosen: Most is AllModes where as many may be as
// there are.
type Choice struct{ Least, Most int }

// Allows reports whether so many modes may be chosen, of so many that there are.
func (c Choice) Allows(n, of int) bool {
	return n >= c.Least && n <= of && (c.Most == AllModes || n <= c.Most)
}

// AllModes stands for as many modes as a spell has.
const AllModes = -1

// ModeText is what one mode of a spell's text says of its resolving.
type ModeText struct {
	Does    []engine.Instruction
	Whole   bool
	made    int // how many effects its sentences make besides
	refused *lex.Error
}

// choosesModes reads the line before the modes of a spell:
//
//	Modes = ["an opponent" | "~"] "choose" Number ["or both" | "or more"] ( "—" | "." "you may choose the same mode more than once" "." )
//	      | "choose one" "." "if" … "choose" ( "both" | Number | "any number" ) "instead" "."
//	      | "spree" | "tiered" .
func choosesModes(toks []lex.Token) (Choice, bool) {
	const (
		choose, chooses = "choose", "chooses"
		spree, tiered   = "spree", "tiered"
		again           = ". you may choose the same mode more than once ."
		where, instead  = ". if", "instead"
	)
	r := newReader("", toks)
	switch {
	case r.eatPhrase(spree):
		return Choice{1, AllModes}, r.done()
	case r.eatPhrase(tiered):
		return Choice{1, 1}, r.done()
	}
	r.eatPhrase(anOpponent)
	if _, ok := r.eatAny(choose, chooses); !ok {
		return Choice{}, false
	}
	n, ok := r.howManyModes()
	switch {
	case !ok:
	case r.eatWords("—"):
		ok = r.done()
	case r.eatPhrase(again):
		ok = r.done()
	case r.eatPhrase(where) && spoken(toks, instead):
		n.Most = AllModes // the question says how many were
	default:
		ok = false
	}
	return n, ok
}

// eatPhrase reads the words of a phrase, one after the other.
func (c *cursor) eatPhrase(words string) bool {
	n, ok := c.isPhrase(words)
	if ok {
		c.i += n
	}
	return ok
}

// isPhrase reports whether the words of a phrase come next, and how many they are.
func (c *cursor) isPhrase(words string) (n int, ok bool) {
	for ; words != ""; n++ {
		t := c.at(n)
		if t.Kind == lex.EndToken || !strings.HasPrefix(words, t.Text) {
			return 0, false
		}
		if words = words[len(t.Text):]; words != "" {
			if words[0] != ' ' {
				return 0, false
			}
			words = words[1:]
		}
	}
	return n, true
}

// eatOneOf reads one of several phrases.
func (c *cursor) eatOneOf(phrases string) bool {
	most := c.longestOf(phrases)
	c.i += most
	return most > 0
}

// longestOf is how many tokens the longest of several phrases has that comes next, 0 where none does.
func (c *cursor) longestOf(phrases string) int {
	most := 0
	for more := true; more; {
		var phrase string
		phrase, phrases, more = strings.Cut(phrases, ";")
		most = max(most, c.phraseLength(phrase))
	}
	return most
}

// howManyModes reads "one", "one or both", "one or more", "up to two", "any number".
func (r *reader) howManyModes() (Choice, bool) {
	const anyNumber, upToSo, orBoth, orMore, worth = "any number", "up to", "or both", "or more", "{P} worth of modes"
	if r.eatPhrase(anyNumber) {
		return Choice{0, AllModes}, true
	}
	upTo := r.eatPhrase(upToSo)
	n, ok := r.number()
	if upTo {
		r.eatPhrase(worth)
		return Choice{0, n}, ok
	}
	if r.eatPhrase(orBoth) || r.eatPhrase(orMore) {
		return Choice{n, AllModes}, ok
	}
	return Choice{n, n}, ok
}

// modeWords are the words of a mode without its sign, its name and its cost; false where a
// paragraph is no mode.
func modeWords(paragraph string) (string, bool) {
	const bullet, plus, pawprint = "• ", "+ ", "{P}"
	words, ok := strings.CutPrefix(paragraph, bullet)
	if !ok {
		words, ok = strings.CutPrefix(paragraph, plus)
	}
	ok = ok || strings.HasPrefix(paragraph, pawprint)
	for ok {
		before, after, labelled := strings.Cut(words, " — ")
		if !labelled || strings.ContainsAny(before, ".\"") {
			break
		}
		words = after
	}
	return words, ok
}

// modesOf reads the modes of a spell.
func modesOf(name string, modes []string) []ModeText {
	list := make([]ModeText, len(modes))
	for i, words := range modes {
		ins, made, refused := parseInstruction(selfNames(name, false), words, true)
		if list[i].refused = refused; refused == nil && !asPermanent(ins) {
			list[i] = ModeText{Does: ins, Whole: true, made: made}
		}
	}
	return list
}

// InMode is a spell as it is with one of its modes chosen, counted from 0.
func (c *Card) InMode(i int) Card {
	mode := *c
	mode.Does, mode.Unread, mode.Modes = c.Modes[i].Does, c.Modes[i].Unread, nil
	mode.Effects = nil
	for _, a := range c.Effects {
		if a.Mode == 0 || a.Mode == i+1 {
			mode.Effects = append(mode.Effects, a)
		}
	}
	return mode
}

// instructions are all that a spell does when it resolves, in whichever of its modes.
func (c *Card) instructions() []engine.Instruction {
	var all []engine.Instruction
	if c.Does != nil {
		all = c.Does.Then
	}
	for i := range c.Modes {
		if does := c.Modes[i].Does; does != nil {
			all = append(all, does.Then...)
		}
	}
	return all
}
