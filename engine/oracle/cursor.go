package oracle

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// cursor walks over tokens. It remembers the furthest token at which reading
// failed, so that an Error shows the words that were not understood.
type cursor struct {
	text string
	toks []lex.Token
	i    int
	far  int // index of the furthest token that could not be read
	// wanted are the sorts of words that could have stood at token wantedAt.
	wanted   []string
	wantedAt int
}

func newCursor(text string, toks []lex.Token) *cursor {
	return &cursor{text: text, toks: toks, far: -1}
}

// peek is the current token, the end where all were read; n tokens further is
// ahead.
func (c *cursor) peek() lex.Token { return c.ahead(0) }

func (c *cursor) ahead(n int) lex.Token { return *c.at(n) }

// at is ahead for who only looks at it: a token is long to copy.
func (c *cursor) at(n int) *lex.Token { return &c.toks[min(c.i+n, len(c.toks)-1)] }

// done reports whether every token was read.
func (c *cursor) done() bool { return c.at(0).Kind == lex.EndToken }

// fail notes that the current token could not be read, and is false.
func (c *cursor) fail() bool {
	if c.i > c.far {
		c.far = c.i
	}
	return false
}

// failFor is fail where words of some sorts could have stood.
func (c *cursor) failFor(sorts ...string) bool {
	c.miss(c.i, sorts)
	return c.fail()
}

// miss notes which sorts of words could have stood at a token.
func (c *cursor) miss(at int, sorts []string) {
	if at < c.far || len(sorts) == 0 {
		return
	}
	if at != c.wantedAt {
		c.wanted, c.wantedAt = nil, at
	}
	c.wanted = append(c.wanted, sorts...)
}

// is reports whether the next tokens are these words or signs.
func (c *cursor) is(words ...string) bool { return c.isAt(0, words) }

// isAt is the same n tokens on.
func (c *cursor) isAt(n int, words []string) bool {
	for i, w := range words {
		if t := c.at(n + i); t.Text != w || t.Kind == lex.EndToken {
			return false
		}
	}
	return true
}

// stillSays reports whether a word stands anywhere from here on, so that nothing is read in vain that needs it.
func (c *cursor) stillSays(word string) bool {
	for i := c.i; i < len(c.toks); i++ {
		if c.toks[i].Text == word {
			return true
		}
	}
	return false
}

// eat reads these words or signs if they come next.
func (c *cursor) eat(words ...string) bool {
	if !c.is(words...) {
		return c.fail()
	}
	c.i += len(words)
	return true
}

// eatAny reads one word out of several.
func (c *cursor) eatAny(words ...string) (string, bool) {
	for _, w := range words {
		if c.is(w) {
			c.i++
			return w, true
		}
	}
	return "", c.fail()
}

// part reads the longest phrase that plays a part.
func (c *cursor) part(of lexicon.Role) bool {
	n := lexicon.Phrase(of, func(i int) string { return c.at(i).Text })
	c.i += n
	return n > 0
}

// try runs a production and goes back where it began when it fails.
func (c *cursor) try(read func() bool) bool {
	at := c.i
	if read() {
		return true
	}
	c.i = at
	return false
}

// number reads a number.
func (c *cursor) number() (int, bool) {
	if t := c.at(0); t.Kind == lex.NumberToken {
		c.i++
		return t.N, true
	}
	return 0, c.fail()
}

// refusal is the Error about the furthest words that could not be read: from
// there to the end of the clause.
func (c *cursor) refusal() *lex.Error {
	at := max(c.far, 0)
	if at >= len(c.toks) {
		at = len(c.toks) - 1
	}
	if c.toks[at].Kind == lex.EndToken {
		at = c.strangeWord(c.strangeNumber(at))
	}
	start := c.toks[at].Start
	end := c.toks[at].End
	for at < len(c.toks) && !clauseEnd(c.toks[at]) {
		end = c.toks[at].End
		at++
	}
	err := lex.NotUnderstood(c.text, start, end)
	if far := c.far; far > 0 && far == c.wantedAt && start < end {
		if expected, ok := lex.Expected(c.wanted, lex.LeadsOn(c.toks[far-1])); ok {
			before := far - 1
			if c.toks[before].Text == "'s" && before > 0 {
				before--
			}
			err.Says = say.New("I do not understand \"%s\": behind \"%s\" I expected %s.", c.text[start:end], c.text[c.toks[before].Start:c.toks[far-1].End], expected)
		}
	}
	return err
}

// strangeNumber is the token of the first number that none is read of, too large or
// below zero; end where there is none.
func (c *cursor) strangeNumber(end int) int {
	for i, t := range c.toks {
		if digits := strings.TrimPrefix(t.Raw, "-"); t.Kind == lex.WordToken && digits != "" && strings.Trim(digits, "0123456789") == "" {
			return i
		}
	}
	return end
}

// strangeWord is the last token before the end where it is a word that nothing knows, or one for
// time that is none of a game, which is then what was not understood; otherwise at.
func (c *cursor) strangeWord(at int) int {
	if last := len(c.toks) - 2; at == len(c.toks)-1 && last >= 0 && c.toks[last].Kind == lex.WordToken && !c.toks[last].Capital() && (!lexicon.Known(c.toks[last].Text) || lexicon.Plays(c.toks[last].Text, lexicon.TimeUnit)) {
		return last
	}
	return at
}

func clauseEnd(t lex.Token) bool {
	return t.Kind == lex.EndToken || t.Kind == lex.PunctToken && (t.Text == "," || t.Text == "." || t.Text == ";")
}
