package crtext

import (
	"regexp"
	"sync"
)

// onceRegexp returns a function giving the pattern compiled once.
func onceRegexp(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}
