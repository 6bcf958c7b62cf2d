package lexicon

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed roles.txt
var roleList string

// cast is the list of roles as it is asked: word by word, since there are more roles than
// a word has.
type cast struct {
	// at is where a word stands in parts, or inside for one that begins nothing.
	at    byWord
	parts []parts
	none  parts // of a word that does neither
	// words are those of each role that stand alone.
	words map[Role][]string
}

// inside is the place of a word that stands only further on in phrases.
const inside int32 = -1

// parts are the roles that a word plays, and those of which a word or phrase begins with
// it, each beside how these go on, longest first.
type parts struct {
	plays  []Role
	begins []Role
	goOn   [][][]string
	// mayPlay and mayBegin hold those and perhaps others: most words play no part that is asked for.
	mayPlay, mayBegin someRoles
}

// someRoles are sets of roles, of which some cannot be told apart.
type someRoles [4]uint64

// bit is where a role stands in such a set.
func (r Role) bit() (at int, bit uint64) {
	n := len(r)
	if n == 0 {
		return 0, 0 // it is none
	}
	h := n*31 + int(r[0])*7 + int(r[n/2])*3 + int(r[n-1])
	return h / 64 % len(someRoles{}), 1 << (h % 64)
}

func (s *someRoles) add(r Role) {
	at, bit := r.bit()
	s[at] |= bit
}

func (s *someRoles) has(r Role) bool {
	at, bit := r.bit()
	return s[at]&bit != 0
}

// roles reads the list at its first use.
var roles = sync.OnceValue(func() *cast {
	c := &cast{words: map[Role][]string{}}
	var r Role
	for line := range strings.Lines(roleList) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			name, _, _ := strings.Cut(line[1:], "]")
			r = Role(name)
			c.words[r] = nil
		case line[0] == '|':
			for phrase := range strings.SplitSeq(line[1:], "|") {
				for _, way := range waysOf(phrase) {
					c.take(r, appendTokens(nil, way))
				}
			}
		default:
			for word := range strings.FieldsSeq(line) {
				c.words[r] = append(c.words[r], word)
				p := c.part(word)
				p.plays = append(p.plays, r)
				p.mayPlay.add(r)
				c.take(r, appendTokens(nil, word))
			}
		}
	}
	for i := range c.parts {
		for _, list := range c.parts[i].goOn {
			slices.SortFunc(list, func(a, b []string) int { return len(b) - len(a) })
		}
	}
	return c
})

// waysOf are the ways in which a phrase can be said of which each [a b -] is one of those words, or none.
func waysOf(phrase string) []string {
	before, choice, ok := strings.Cut(phrase, "[")
	if !ok {
		return []string{phrase}
	}
	choice, rest, _ := strings.Cut(choice, "]")
	behind := waysOf(rest)
	var all []string
	for word := range strings.FieldsSeq(choice) {
		if word == "-" {
			word = ""
		}
		for _, end := range behind {
			all = append(all, before+word+end)
		}
	}
	return all
}

// take takes in the tokens of a word or phrase.
func (c *cast) take(r Role, tokens []string) {
	p := c.part(tokens[0])
	if n := len(p.begins); n == 0 || p.begins[n-1] != r { // the list has role after role
		p.begins, p.goOn = append(p.begins, r), append(p.goOn, nil)
		p.mayBegin.add(r)
	}
	last := &p.goOn[len(p.goOn)-1]
	*last = append(*last, tokens[1:])
	for _, word := range tokens[1:] {
		if _, there := c.at.of(word); !there {
			c.at.put(word, inside)
		}
	}
}

// part is what a word plays and begins, to be added to.
func (c *cast) part(word string) *parts {
	at, there := c.at.of(word)
	if !there || at == inside {
		at = int32(len(c.parts))
		c.at.put(word, at)
		c.parts = append(c.parts, parts{})
	}
	return &c.parts[at]
}

// appendTokens adds the tokens of a text: a possessive is a word and its ending.
func appendTokens(tokens []string, text string) []string {
	for word := range strings.FieldsSeq(text) {
		if stem, owns := strings.CutSuffix(word, "'s"); owns && stem != "" {
			tokens = append(tokens, stem, "'s")
			continue
		}
		tokens = append(tokens, word)
	}
	return tokens
}

// of is what a word plays and begins.
func (c *cast) of(word string) *parts {
	if at, there := c.at.of(word); there && at != inside {
		return &c.parts[at]
	}
	return &c.none
}

// Begun are the roles of which a word or phrase begins with a word.
func Begun(word string) []Role { return roles().of(word).begins }

// Plays reports whether a word plays a part.
func Plays(word string, r Role) bool {
	p := roles().of(word)
	return p.mayPlay.has(r) && slices.Contains(p.plays, r)
}

// Phrase is how many tokens the longest word or phrase of a role has that next, the
// tokens from some place on, begins with; 0 if there is none.
func Phrase(r Role, next func(i int) string) int {
	p := roles().of(next(0))
	if !p.mayBegin.has(r) {
		return 0
	}
	i := slices.Index(p.begins, r)
	if i < 0 {
		return 0
	}
	for _, tokens := range p.goOn[i] {
		n := 0
		for n < len(tokens) && tokens[n] == next(n+1) {
			n++
		}
		if n == len(tokens) {
			return n + 1
		}
	}
	return 0
}
