package rulesdb

import (
	"context"
	"hash/fnv"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
)

// posed is a search with what speaks for each rule that it finds.
type posed struct {
	words  string
	found  []evidence
	wanted []bool
}

// pose asks the searches of a table of the index.
func pose(t *testing.T, db *DB, pairs string) []posed {
	t.Helper()
	e := edition(t, "current")
	var list []posed
	for line := range strings.SplitSeq(strings.TrimSpace(pairs), "\n") {
		words, wanted, _ := strings.Cut(line, "\t")
		terms := readTerms(words)
		found, err := db.candidates(context.Background(), &terms, e, 3)
		if err != nil {
			t.Fatal(err)
		}
		p := posed{words: words}
		best := bestMatch(found)
		for _, c := range found {
			p.found = append(p.found, c.evidence(&terms, e, best))
			p.wanted = append(p.wanted, slices.Contains(strings.Fields(wanted), c.number))
		}
		list = append(list, p)
	}
	return list
}

// forFitting reports whether a search is of the half that the weights are fitted
// to, by a sum over its words.
func (p *posed) forFitting() bool {
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(p.words))
	return sum.Sum32()%2 == 0
}

// first is the share of the searches that put a right rule first.
func first(list []posed, w *evidence) float64 {
	right := 0.0
	for _, p := range list {
		at, best := -1, math.Inf(-1)
		for i := range p.found {
			if worth := p.found[i].worth(w); worth > best {
				at, best = i, worth
			}
		}
		if at >= 0 && p.wanted[at] {
			right++
		}
	}
	return right / float64(len(list))
}

// climb moves weights to where the right rules of the searches are likelier first,
// yet not far from where they were.
func climb(list []posed, from evidence, pull float64) evidence {
	w := from
	const rounds, step = 1500, 0.3
	for range rounds {
		var slope evidence
		for _, p := range list {
			all, right := spread(&p, &w, false), spread(&p, &w, true)
			if right == nil {
				continue // no candidate is right
			}
			for i := range p.found {
				for f := range slope {
					slope[f] += (right[i] - all[i]) * p.found[i][f]
				}
			}
		}
		for f := range w {
			w[f] += step * (slope[f]/float64(len(list)) - pull*(w[f]-from[f]))
		}
	}
	return w
}

// spread is how likely each candidate is the first, of all or of the right ones.
func spread(p *posed, w *evidence, right bool) []float64 {
	out, sum := make([]float64, len(p.found)), 0.0
	for i := range p.found {
		if !right || p.wanted[i] {
			out[i] = math.Exp(p.found[i].worth(w))
			sum += out[i]
		}
	}
	if sum == 0 {
		return nil
	}
	for i := range out {
		out[i] /= sum
	}
	return out
}

// TestFit tells how the weights do on the half of the searches in testdata that they
// were fitted to, and on the other. With APNAP_FIT=1 it fits them anew. It needs the
// official text.
func TestFit(t *testing.T) {
	db := openTest(t, t.TempDir())
	files := sharedTexts(t)
	importFile(t, db, files[len(files)-1])
	var fit, held []posed
	for _, pairs := range []string{searchesTSV, judgesTSV, unseenTSV, typedTSV, typedHeldTSV, askedTSV} {
		for _, p := range pose(t, db, pairs) {
			if p.forFitting() {
				fit = append(fit, p)
			} else {
				held = append(held, p)
			}
		}
	}
	now := weights()
	t.Logf("now: %.1f%% of %d fitted, %.1f%% of %d held out", 100*first(fit, &now), len(fit), 100*first(held, &now), len(held))
	if share := first(held, &now); share < 0.85 {
		t.Errorf("only %.1f%% of the searches held out have a right rule first", 100*share)
	}
	if os.Getenv("APNAP_FIT") == "" {
		return
	}
	for _, pull := range []float64{0.003, 0.01, 0.03} {
		w := climb(fit, now, pull)
		t.Logf("pull %.3f: %.1f%% fitted, %.1f%% held out: %.1f", pull, 100*first(fit, &w), 100*first(held, &w), w)
	}
}
