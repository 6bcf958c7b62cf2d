package era

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// TestOf takes the words of each time.
func TestOf(t *testing.T) {
	for _, c := range []struct {
		edition string
		key     Key
		want    string
	}{
		{"1999-11-01", Exiled, "removed from the game"}, {"2009-07-11", Exiled, "exiled"}, {"2009-05-01", On, "in play"},
		{"2011-06-17", Die, ""}, {"2011-07-15", Die, "die"}, {"2024-06-07", Enter, "enter the battlefield"}, {"2024-07-30", Enter, "enter"},
		{"", Enter, "enter"}, {"2016-08-26", Create, ""}, {"2016-09-30", Create, "create"},
	} {
		if got := Of(cr.Edition{ID: c.edition}, c.key).In(say.English); got != c.want {
			t.Errorf("%s in %q: %q, want %q", c.key, c.edition, got, c.want)
		}
	}
}

// TestWordsStandInTheTexts looks at the official texts at hand: a word that was
// new on its day is in none before it.
func TestWordsStandInTheTexts(t *testing.T) {
	files, _ := filepath.Glob("../../../shared/rules/MagicCompRules-*.txt")
	if len(files) == 0 {
		t.Skip("no official texts at hand")
	}
	marks := map[Key]string{On: "on the battlefield", Exiled: "exile zone", Die: "term dies", Create: "create one or more tokens", Mill: "mill a number", Checks: "state-based actions"}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.ReplaceAll(string(data), "\x00", "") // some are of two bytes a letter
		date := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "MagicCompRules-"), ".txt")
		for key, mark := range marks {
			rows := table()[key]
			if now := date >= rows[len(rows)-1].from; strings.Contains(text, mark) != now {
				t.Errorf("%s: %q is there: %v", date, mark, !now)
			}
		}
	}
}
