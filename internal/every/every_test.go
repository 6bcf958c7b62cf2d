package every

import "testing"

func TestNth(t *testing.T) {
	for set, want := range map[string]int{"": 7, "1": 1, "40": 40, "0": 7, "-3": 7, "all": 7} {
		t.Setenv("APNAP_EVERY", set)
		if got := Nth(7); got != want {
			t.Errorf("APNAP_EVERY=%q: every %d, want %d", set, got, want)
		}
	}
}
