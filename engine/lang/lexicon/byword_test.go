package lexicon

import (
	"strconv"
	"testing"
)

// TestByWord: each word has the number it was given last, and no other has one.
func TestByWord(t *testing.T) {
	const most = 5000
	var b byWord
	if _, there := b.of("nothing"); there {
		t.Error("an empty table has a word")
	}
	for i := range int32(most) {
		b.put("w"+strconv.Itoa(int(i)), i-1)
		b.put("w"+strconv.Itoa(int(i)), i)
	}
	for i := range int32(most) {
		if at, there := b.of("w" + strconv.Itoa(int(i))); !there || at != i {
			t.Errorf("w%d is %d, %t", i, at, there)
		}
	}
	for _, other := range []string{"", "w", "w5000", "w05"} {
		if _, there := b.of(other); there {
			t.Errorf("%q is there", other)
		}
	}
}
