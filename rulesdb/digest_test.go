package rulesdb

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"apnap/engine/cr"
)

// documents lists the numbered rules of the five source documents and the
// edition that each document stands for.
func documents() map[string]string {
	return map[string]string{
		"2000": "T.10 T.10.1 T.10.2 T.10.3 T.10.4 T.10.5 T.10.6 T.10.7 T.10.8 T.10.9 T.10.10 T.10.11 T.10.12 T.10.13 " +
			"T.10.Ruling.1 T.10.Ruling.2 T.10.Ruling.3 T.10.Ruling.4 T.10.Ruling.5 T.10.Ruling.6",
		"2006-10-01": "418.5i 418.6 418.6a 418.6b 418.6c 418.6d 419.1 419.1a 419.1b 419.1c 419.1d 419.1e 419.2 419.3 419.4 419.5 419.5a 419.5b 419.6 419.6a",
		"2008": "419 419.1 419.1a 419.1b 419.1c 419.1d 419.1e 419.2 419.3 419.4 419.5 419.5a 419.5b 419.6 419.6a 419.6b 419.6c 419.6d 419.6e " +
			"419.6f 419.6f.Ruling.1 419.6g 419.6h 419.6i 419.7 419.7a 419.7b 419.7c 419.7d 419.8 419.8a 419.8b 419.8c 419.9 419.9a 419.9b",
		"2011": "614 615 616 616.1 616.1a 616.1b 616.1c 616.1d 616.1e 616.2",
		"2025-06-06": "614 614.1 614.1a 614.1b 614.1c 614.1d 614.1e 614.2 614.3 614.4 614.5 614.6 614.7 614.7a 614.8 614.9 614.10 614.10a 614.10b " +
			"614.11 614.11a 614.11b 614.12 614.12a 614.12b 614.13 614.13a 614.13b 614.13c 614.14 614.15 614.16 614.17 614.17a 614.17b 614.17c 614.17d",
		"current": "614.12b 614.12c 615.1 615.1a 615.2 615.3 615.4 615.5 615.6 615.7 615.8 615.9 615.10 615.11 615.12 615.12a 615.13 " +
			"616.1 616.1a 616.1b 616.1c 616.1d 616.1e 616.1f 616.1g 616.2",
	}
}

func TestDigestHasTheDocuments(t *testing.T) {
	db := openTest(t, "")
	for id, numbers := range documents() {
		e := edition(t, id)
		for _, n := range strings.Fields(numbers) {
			rule, err := db.Rule(context.Background(), n, e)
			if err != nil {
				t.Errorf("%s in %v: %v", n, e, err)
				continue
			}
			if rule.Number != n || rule.Text == "" || rule.Heading == "" || rule.Source != Digest {
				t.Errorf("%s in %v: %+v", n, e, rule)
			}
		}
	}
}

func TestDigestHasEveryCitation(t *testing.T) {
	db := openTest(t, "")
	for _, id := range []string{"1999", "2001-07-23", "2004", "2008", "2009-07-11", "2011", "2018", "current"} {
		e := edition(t, id)
		for _, r := range cr.Rules() {
			for _, n := range append(r.Numbers(e), r.Also(e)...) {
				if _, err := db.Rule(context.Background(), n, e); err != nil {
					t.Errorf("%v: %s in %v: %v", r, n, e, err)
				}
			}
		}
	}
}

// TestOneNumberSeveralMeanings follows numbers that meant something else.
func TestOneNumberSeveralMeanings(t *testing.T) {
	db := openTest(t, "")
	for _, c := range []struct {
		number, edition string
		want            cr.Rule
	}{
		{"616.1c", "2010", cr.FreeChoice}, {"616.1c", "current", cr.CopyStep},
		{"616.1d", "2010", cr.OneAtATimeThenLookAgain}, {"616.1d", "2011", cr.FreeChoice}, {"616.1d", "current", cr.BackFaceStep},
		{"614.12b", "2020", cr.AnchorWords}, {"614.12b", "current", cr.EntersCostsTogetherPayable},
		{"614.16", "2017-04-28", cr.CantIsNoReplacement}, {"614.16", "current", cr.IfAnEffectWould},
		{"419.6g", "2008", cr.ModalReplacement}, {"419.6g", "2009-02-01", cr.SkipThenAct},
		{"613.5", "2009-07-11", cr.OneOpportunity}, {"614.5", "2009-07-11", cr.PreventionExtra},
		{"419.7c", "2001-07-23", cr.SourceChoices}, {"419.7c", "2006", cr.ShieldForEach}, {"419.7c", "2008", cr.StaticPreventsPerEvent},
	} {
		rule, err := db.Rule(context.Background(), c.number, edition(t, c.edition))
		if err != nil || !strings.Contains(rule.Text, c.want.Gloss()) {
			t.Errorf("%s in %s: %q, %v; want what %v says", c.number, c.edition, rule.Text, err, c.want)
		}
	}
}

func TestDigestFields(t *testing.T) {
	db := openTest(t, "")
	rule, err := db.Rule(context.Background(), "419.6a", edition(t, "2008"))
	if err != nil {
		t.Fatal(err)
	}
	if rule.Heading != "Replacement Effects" || rule.Parent != "419.6" || rule.Previous != "419.6" || rule.Next != "419.6b" ||
		rule.Provenance != "CompRules 2003/07/01" || len(rule.Examples) != 1 {
		t.Errorf("%+v", rule)
	}
	for _, also := range []Place{{"2009-10-01", "614.5"}, {"1999-04-23", "T.10.8"}} {
		if !slices.Contains(rule.SameRuleIn, also) {
			t.Errorf("same rule in %v, and not as %v", rule.SameRuleIn, also)
		}
	}
	rule, err = db.Rule(context.Background(), "614", edition(t, "current"))
	if err != nil || len(rule.Children) != 17 || rule.Parent != "6" || rule.Previous != "613" || rule.Next != "615" {
		t.Errorf("%+v, %v", rule, err)
	}
}

func TestNotFound(t *testing.T) {
	db := openTest(t, "")
	for _, c := range []struct {
		number, edition, near string
		elsewhere             Place
		says                  string
	}{
		{"614.99", "current", "614.17d", Place{}, "614.17d"},
		{"419.6a", "current", "", Place{"2009-05-01", "419.6a"}, "614.5 today"},
		{"616.1g", "2011", "616.1e", Place{"2026-04-17", "616.1g"}, "2026-04-17"},
		{"419.5a", "current", "", Place{"2009-05-01", "419.5a"}, "is not installed"},
		{"601.2b", "current", "", Place{}, "is not installed"},
		{"14", "current", "", Place{}, "has no rule"},
		{"zyzzyva", "current", "", Place{}, "is not installed"},
	} {
		_, err := db.Lookup(context.Background(), c.number, edition(t, c.edition))
		var missing *NotFoundError
		if !errors.As(err, &missing) || !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: %v", c.number, err)
			continue
		}
		if c.near != "" && !slices.Contains(missing.Nearest, c.near) {
			t.Errorf("%s: nearest %v", c.number, missing.Nearest)
		}
		if c.elsewhere != (Place{}) && !slices.Contains(missing.Elsewhere, c.elsewhere) {
			t.Errorf("%s: elsewhere %v", c.number, missing.Elsewhere)
		}
		if !strings.Contains(missing.Error(), c.says) {
			t.Errorf("%s: %s", c.number, missing)
		}
	}
}

// TestTermByDigest explains terms where no glossary is installed.
func TestTermByDigest(t *testing.T) {
	db := openTest(t, "")
	for _, c := range []struct{ term, edition, see string }{
		{"regenerate", "current", "701.19"}, {"Regenerate", "2008", "501.5"}, {"REPLACEMENT EFFECT", "current", "614"},
		{"prevention effects", "2009-07-11", "614"}, {"lifelink", "current", "702.15"}, {"infect", "current", "702.90"},
		{"What is lifelink?", "current", "702.15"}, {"what does infect do", "current", "702.90"}, {"c'est quoi lifelink ?", "current", "702.15"}, {"lifel", "current", "702.15"},
	} {
		answer, err := db.Lookup(context.Background(), c.term, edition(t, c.edition))
		if err != nil || answer.Term == nil {
			t.Errorf("%s in %s: %v", c.term, c.edition, err)
			continue
		}
		if term := answer.Term; term.Source != Digest || len(term.Senses) == 0 || fmt.Sprint(term.See) != "["+c.see+"]" {
			t.Errorf("%s in %s: %+v", c.term, c.edition, term)
		}
	}
}

// TestNoTerm names the terms near one that there is not, and where it is.
func TestNoTerm(t *testing.T) {
	db := openTest(t, t.TempDir())
	importText(t, db, invented("March 5, 2021"))
	importText(t, db, strings.Replace(invented("June 1, 2021"), "Player’s Choice\nWhatever", "Barter\nWhatever", 1))
	e, err := db.Find(context.Background(), "2021-06-01")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"swapping":        "The glossary of the edition of 2021-06-01 has no term \"swapping\"; the nearest are Swap.",
		"player's choice": "The glossary of the edition of 2021-06-01 has no term \"player's choice\"; that of 2021-03-05 has one.",
		"xyzzy":           "The glossary of the edition of 2021-06-01 has no term \"xyzzy\".",
	} {
		if _, err := db.Lookup(context.Background(), text, e); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
