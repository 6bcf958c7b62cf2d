package rulesdb

import (
	"cmp"
	"context"
	"flag"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
	"apnap/rulesdb/crtext/crtexttest"
)

// update makes the table of marks anew, from the texts at hand.
var update = flag.Bool("update", false, "write digest/marks.tsv")

// summer2009 is when the rules were written anew and got other numbers.
const summer2009 = "2009-07-11"

// readShared reads the publisher's texts.
func readShared(t *testing.T) []*crtext.Document {
	t.Helper()
	var docs []*crtext.Document
	for _, path := range sharedTexts(t) {
		docs = append(docs, crtexttest.Read(t, path))
	}
	return docs
}

// cited is what the texts say under the numbers that a rule has in them.
func cited(docs []*crtext.Document) map[string]map[cr.Rule]string {
	all := map[string]map[cr.Rule]string{}
	for _, doc := range docs {
		e, err := cr.On(doc.Effective)
		if err != nil {
			continue
		}
		said := sayings(doc)
		all[doc.Effective] = map[cr.Rule]string{}
		for _, r := range cr.Rules() {
			for _, n := range r.Numbers(e) {
				all[doc.Effective][r] += " " + said[n]
			}
		}
	}
	return all
}

// makeMarks makes the table: for each rule and each of the two times the words
// that all the texts have in common, the rarest first, six at most.
func makeMarks(docs []*crtext.Document) string {
	rare := map[string]float64{}
	newest := docs[len(docs)-1]
	for _, r := range newest.Rules {
		for w := range stumpsOf(r.Text) {
			rare[w]++
		}
	}
	all := cited(docs)
	dates := slices.Sorted(maps.Keys(all))
	lines := []string{"rule\tfrom\twords"}
	for _, r := range cr.Rules() {
		for _, from := range []string{"1999-04-23", summer2009} {
			var common map[string]bool
			for _, date := range dates {
				if text := all[date][r]; text != "" && (date < summer2009) == (from < summer2009) {
					common = both(common, stumpsOf(text))
				}
			}
			var words []string
			for w := range common {
				if !isCommon(w) && len(w) > 2 && strings.Trim(w, "0123456789") == w {
					words = append(words, w)
				}
			}
			slices.SortFunc(words, func(a, b string) int { return cmp.Or(cmp.Compare(rare[a], rare[b]), cmp.Compare(a, b)) })
			words = words[:min(len(words), 6)]
			slices.Sort(words)
			if len(words) > 0 {
				lines = append(lines, r.String()+"\t"+from+"\t"+strings.Join(words, " "))
			}
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// both returns what two sets have in common; nil is the set of everything.
func both(a, b map[string]bool) map[string]bool {
	if a == nil {
		return b
	}
	common := map[string]bool{}
	for w := range a {
		if b[w] {
			common[w] = true
		}
	}
	return common
}

// TestMarks sees to it that every text at hand says what it is cited for, that
// marks made from half of the texts hold for the others, and that a text under
// the numbers of another time would be found out.
func TestMarks(t *testing.T) {
	docs := readShared(t)
	if *update {
		if err := os.WriteFile("digest/marks.tsv", []byte(makeMarks(docs)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, doc := range docs {
		for _, w := range checkCited(doc.Effective, sayings(doc)) {
			if !doc.Partial {
				t.Errorf("%s: %s", doc.Effective, w)
			}
		}
	}
	var even, odd []*crtext.Document
	for i, doc := range docs {
		if i%2 == 0 {
			even = append(even, doc)
		} else {
			odd = append(odd, doc)
		}
	}
	wrong, checked := unmarked(readDated(makeMarks(even)), cited(odd), 0)
	t.Logf("with marks from half of the texts %d of %d citations in the others are called into question", wrong, checked)
	if wrong*100 > checked*2 {
		t.Errorf("too many false alarms: %d of %d", wrong, checked)
	}
	found, checked := unmarked(readDated(marksTSV), cited(docs), 1)
	t.Logf("of %d citations that say another rule %d are called into question", checked, found)
	if found < checked*9/10 {
		t.Errorf("only %d of %d wrong citations are found", found, checked)
	}
}

// unmarked counts the citations that have too few marks; shift takes for each
// rule what a later one of the table says.
func unmarked(marks map[string][]dated, all map[string]map[cr.Rule]string, shift int) (wrong, checked int) {
	rules := cr.Rules()
	for date, said := range all {
		for i, r := range rules {
			text := said[rules[(i+shift*int(math.Sqrt(float64(len(rules)))))%len(rules)]]
			mark, ok := at(marks[r.String()], date)
			if !ok || text == "" || shift > 0 && text == said[r] {
				continue
			}
			checked++
			if marked(text, mark.cells[0]) < fewestMarks {
				wrong++
			}
		}
	}
	return wrong, checked
}

// TestCheckCitations spoils an imported edition: what it then no longer says is
// told, whichever program imported it.
func TestCheckCitations(t *testing.T) {
	dir := t.TempDir()
	db := openTest(t, dir)
	files := sharedTexts(t)
	date := importFile(t, db, files[len(files)-1]).ID
	wrong, err := db.CheckCitations(context.Background())
	if err != nil || len(wrong) > 0 {
		t.Fatalf("%q, %v", wrong, err)
	}
	run(t, filepath.Join(dir, fileName), "UPDATE rule SET text = 'Each player sits on a chair.', rest = '' WHERE number = '614.5'; DELETE FROM rule WHERE number = '616.1g'")
	wrong, err = db.CheckCitations(context.Background())
	said := strings.Join(wrong[date], " ")
	if err != nil || !strings.Contains(said, "does not have: 616.1g.") || !strings.Contains(said, "614.5 (one opportunity)") {
		t.Errorf("%q, %v", said, err)
	}
}
