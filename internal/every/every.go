// Package every tells tests with very many cases how many of them to take: a share while
// one works, and all of them where APNAP_EVERY is 1, as the checks on a clean clone set it.
package every

import (
	"os"
	"strconv"
)

// Nth is n where every nth case is to be taken: what APNAP_EVERY says, or else as given.
func Nth(otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv("APNAP_EVERY")); err == nil && n > 0 {
		return n
	}
	return otherwise
}
