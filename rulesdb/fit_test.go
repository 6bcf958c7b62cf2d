package rulesdb

import (
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"apnap/internal/every"
)

// posed is a search with the rules that it finds and what speaks for each.
type posed struct {
	words  string
	cands  []candidate
	found  []evidence
	wanted []bool
}

// pose asks the searches of a table of the index: all of them, or a third of those that
// are not for fitting.
func pose(t *testing.T, db *DB, pairs string, whole bool) []posed {
	t.Helper()
	e := edition(t, "current")
	var list []posed
	held := 0
	for line := range strings.SplitSeq(strings.TrimSpace(pairs), "\n") {
		words, wanted, _ := strings.Cut(line, "\t")
		p := posed{words: words}
		if !p.forFitting() {
			held++
		}
		if !whole && (p.forFitting() || held%3 > 0) {
			continue
		}
		known, err := db.vocabularies.of(context.Background(), db, e)
		if err != nil {
			t.Fatal(err)
		}
		terms := readTerms(words, known)
		found, err := db.candidates(context.Background(), &terms, e, 3)
		if err != nil {
			t.Fatal(err)
		}
		p.cands, p.found = found, allEvidence(found, &terms, e)
		for _, c := range found {
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
		for i, worth := range scores(p.cands, p.found, w) {
			if worth > best {
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
// official text. Without APNAP_EVERY=1 it asks only a third of the other half, of that text.
func TestFit(t *testing.T) {
	official, _ := newestText.open(t)
	anew := os.Getenv("APNAP_FIT") != ""
	whole := anew || every.Nth(2) == 1
	var fit, held [2][]posed // in the digest, and in the official text
	for i, db := range []*DB{openTest(t, ""), official} {
		if db != official && !whole {
			continue
		}
		for _, pairs := range []string{searchesTSV, judgesTSV, unseenTSV, typedTSV, typedHeldTSV, askedTSV, freshTSV, laterTSV, laterHeldTSV, spokenTSV, spokenHeldTSV, lastHeldTSV, eveningTSV, eveningHeldTSV, nightHeldTSV, peopleOwnTSV, morningTSV, morningHeldTSV, noonTSV, noonHeldTSV, strictTSV} {
			for _, p := range pose(t, db, pairs, whole) {
				if p.forFitting() {
					fit[i] = append(fit[i], p)
				} else {
					held[i] = append(held[i], p)
				}
			}
		}
	}
	tell := func(what string, w *evidence) {
		if !whole {
			t.Logf("%s: official %.1f%% of %d held out", what, 100*first(held[1], w), len(held[1]))
			return
		}
		t.Logf("%s: digest %.1f%% of %d fitted, %.1f%% of %d held out; official %.1f%% of %d fitted, %.1f%% of %d held out", what,
			100*first(fit[0], w), len(fit[0]), 100*first(held[0], w), len(held[0]), 100*first(fit[1], w), len(fit[1]), 100*first(held[1], w), len(held[1]))
	}
	now := weights()
	tell("now", &now)
	if share := first(held[1], &now); share < 0.85 {
		t.Errorf("only %.1f%% of the searches held out have a right rule first", 100*share)
	}
	if !anew {
		return
	}
	for _, pull := range []float64{0.0003, 0.001, 0.003, 0.01} {
		w := climb(slices.Concat(fit[0], fit[1]), now, pull)
		tell(fmt.Sprintf("pull %.3f, %.1f", pull, w), &w)
	}
}
