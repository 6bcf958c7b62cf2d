package oracle

import "apnap/engine/oracle/shape"

// keptFrom are what things are kept from, the longest first.
var keptFrom = [...]string{"attack or block", "be blocked", "attack", "block"}

// kept reads one of these.
func (c *cursor) kept() (string, bool) {
	for _, what := range keptFrom {
		if c.eatPhrase(what) {
			return shape.UnableTo + what, true
		}
	}
	return "", false
}

// unable reads "unable to block" behind "becomes".
func (c *cursor) unable() (string, bool) {
	at := c.i
	if c.eatPhrase(shape.UnableTo) {
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
	if c.eatPhrase(shape.Become) || c.eatPhrase(shape.Becomes) {
		if what, ok := c.unable(); ok {
			return what, true
		}
	}
	c.i = at
	return "", false
}
