package oracle

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
)

// unableTo begins what something is kept from for the turn, as a keyword that it gains: "unable
// to block".
const unableTo = "unable to "

// The verb before it.
const become, becomes = "become", "becomes"

// keptFrom are what things are kept from, the longest first.
var keptFrom = [...]string{"attack or block", "be blocked", "attack", "block"}

// kept reads one of these.
func (c *cursor) kept() (string, bool) {
	for _, what := range keptFrom {
		if c.eatPhrase(what) {
			return unableTo + what, true
		}
	}
	return "", false
}

// unable reads "unable to block" behind "becomes".
func (c *cursor) unable() (string, bool) {
	at := c.i
	if c.eatPhrase(unableTo) {
		if what, ok := c.kept(); ok {
			return what, true
		}
	}
	c.i = at
	return "", false
}

// becomesUnable reads "becomes unable to block".
func (c *cursor) becomesUnable() (string, bool) {
	at := c.i
	if c.eatPhrase(become) || c.eatPhrase(becomes) {
		if what, ok := c.unable(); ok {
			return what, true
		}
	}
	c.i = at
	return "", false
}

// Unables tells what things are kept from, without "unable", from the keywords that they gain.
func Unables(gained []string) (keywords, unable []string) {
	for _, w := range gained {
		if what, ok := strings.CutPrefix(w, unableTo); ok {
			unable = append(unable, what)
		} else {
			keywords = append(keywords, w)
		}
	}
	return keywords, unable
}

// gainsSays writes what is gained and what things become unable to do, behind what they get
// where that is said before.
func gainsSays(gained []string, got string) (verb, rest string) {
	const gain, and, to = "gain", " and ", " and to "
	keywords, unable := Unables(gained)
	var parts []string
	add := func(v, what string) {
		if got == "" && len(parts) == 0 {
			verb = v
		} else {
			what = lexicon.ThirdPerson(v) + " " + what
		}
		parts = append(parts, what)
	}
	if len(keywords) > 0 {
		add(gain, listed(keywords, "and"))
	}
	if len(unable) > 0 {
		add(become, unableTo+strings.Join(unable, to))
	}
	if got != "" {
		verb, parts = "get", slices.Insert(parts, 0, got)
	}
	return verb, strings.Join(parts, and)
}
