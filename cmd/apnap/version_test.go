package main

import "testing"

// TestFromArchive: an archive tells what it was made from, a clone nothing.
func TestFromArchive(t *testing.T) {
	for text, want := range map[string]build{
		"$Format:%H %cI %(describe:tags)$\n":    {},
		"":                                      {},
		"0123abc 2026-11-23T16:00:00Z v1.2.3\n": {Release: "v1.2.3", Commit: "0123abc", Date: "2026-11-23T16:00:00Z"},
		"0123abc 2026-11-23T16:00:00Z \n":       {Commit: "0123abc", Date: "2026-11-23T16:00:00Z"},
		"0123abc 2026-11-23T16:00:00+01:00 %(describe:tags)":       {Commit: "0123abc", Date: "2026-11-23T16:00:00+01:00"},
		"0123abc 2026-11-23T16:00:00+01:00 v1.2.3-4-g0123abc12345": {Release: "v1.2.3-4-g0123abc12345", Commit: "0123abc", Date: "2026-11-23T16:00:00+01:00"},
	} {
		if got := fromArchive(text); got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
	if clone := fromArchive(origin); clone != (build{}) {
		t.Errorf("the clone says %+v", clone)
	}
}
