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
	at    map[string]int32
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
}

// roles reads the list at its first use.
var roles = sync.OnceValue(func() *cast {
	c := &cast{at: make(map[string]int32, len(roleList)/12), words: map[Role][]string{}}
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
				c.add(r, nil, phrase)
			}
		default:
			for word := range strings.FieldsSeq(line) {
				c.words[r] = append(c.words[r], word)
				p := c.part(word)
				p.plays = append(p.plays, r)
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

// add takes in a phrase of which the first tokens are told, in each way that it can be said.
func (c *cast) add(r Role, told []string, rest string) {
	before, choice, ok := strings.Cut(rest, "[")
	told = appendTokens(told, before)
	if !ok {
		c.take(r, told)
		return
	}
	choice, rest, _ = strings.Cut(choice, "]")
	for word := range strings.FieldsSeq(choice) {
		if word == "-" {
			word = ""
		}
		c.add(r, appendTokens(told[:len(told):len(told)], word), rest)
	}
}

// take takes in the tokens of a word or phrase.
func (c *cast) take(r Role, tokens []string) {
	p := c.part(tokens[0])
	if n := len(p.begins); n == 0 || p.begins[n-1] != r { // the list has role after role
		p.begins, p.goOn = append(p.begins, r), append(p.goOn, nil)
	}
	last := &p.goOn[len(p.goOn)-1]
	*last = append(*last, tokens[1:])
	for _, word := range tokens[1:] {
		if _, there := c.at[word]; !there {
			c.at[word] = inside
		}
	}
}

// part is what a word plays and begins, to be added to.
func (c *cast) part(word string) *parts {
	at, there := c.at[word]
	if !there || at == inside {
		at = int32(len(c.parts))
		c.at[word], c.parts = at, append(c.parts, parts{})
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
	if at, there := c.at[word]; there && at != inside {
		return &c.parts[at]
	}
	return &c.none
}

// Begun are the roles of which a word or phrase begins with a word.
func Begun(word string) []Role { return roles().of(word).begins }

// Plays reports whether a word plays a part.
func Plays(word string, r Role) bool { return slices.Contains(roles().of(word).plays, r) }

// Phrase is how many tokens the longest word or phrase of a role has that next, the
// tokens from some place on, begins with; 0 if there is none.
func Phrase(r Role, next func(i int) string) int {
	p := roles().of(next(0))
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
