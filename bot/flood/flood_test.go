package flood

import (
	"slices"
	"testing"
	"time"
)

func TestFloodForgets(t *testing.T) {
	f, now := New(1, 2), time.Now()
	var got []bool
	for _, after := range []time.Duration{0, 0, 0, time.Second} {
		got = append(got, f.Allow("x", now.Add(after)))
	}
	if !slices.Equal(got, []bool{true, true, false, true}) || !f.Allow("", now) {
		t.Error("the bucket does not hold two and one a second")
	}
	for i := range 3 * maxBuckets {
		f.Allow(string(rune(i)), now.Add(time.Duration(i)*time.Millisecond))
	}
	if len(f.by) > maxBuckets {
		t.Errorf("%d buckets", len(f.by))
	}
}
