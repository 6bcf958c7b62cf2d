package rulesdb

import (
	"context"
	"strings"
	"testing"
)

// TestRulesWords: what people type is read in the rules' words, whatever its accents,
// its plural and what it is put together from; English stays as it is.
func TestRulesWords(t *testing.T) {
	for typed, want := range map[string]string{
		"sba":                  "state based actions",
		"dmg prevention":       "damage prevention",
		"effets de prévention": "prevention effects",
		"effets de prevention": "prevention effects",
		"blessures ne peuvent pas être prévenues": "damage can t prevented",
		"légendaires":                 "legendary",
		"Ersatzeffekte":               "replacement effects",
		"Schadensverhinderungseffekt": "damage prevention effect",
		"Faehigkeit":                  "ability",
		"legendären Kreaturen":        "legendary creatures",
		"opfert":                      "sacrifice",
		"two replacement effects":     "two replacement effects",
		"counters on creatures":       "counters on creatures",
		"first strikers":              "first strike",
		"token vanishes":              "token ceases to exist",
		"split second":                "split second",
		"splitting damage":            "divide damage",
		"exile instead of dying":      "exile instead of dies",
	} {
		if got := strings.Join(rulesWords(wordsIn(typed)), " "); got != want {
			t.Errorf("%q is read as %q, want %q", typed, got, want)
		}
	}
}

// TestNamedRules: a rule is found by what people call it though it has none of the
// words, and under its number of the edition alone.
func TestNamedRules(t *testing.T) {
	for asked, want := range map[string]string{"What does dies mean?": "700.4", "golden rule": "101.1", "the new object": "400.7"} {
		terms := readTerms(asked, nil)
		numbers := calledSuch()[nameKey(terms.words)]
		if len(numbers) != 1 || numbers[0] != want {
			t.Errorf("%q is %v, want %s", asked, numbers, want)
		}
	}
	if called("101.1", "2008-02-01") != "" {
		t.Error("101.1 has a name before it was the rule")
	}
}

// TestLikest: the more words of a name the question has, and the more of the question
// they are, the liker it is to the name; little words count for nothing.
func TestLikest(t *testing.T) {
	terms := readTerms("order of simultaneous triggers", nil)
	whole, half, none := terms.meet(namesIn("starting life, order of triggers")), terms.meet("order of blockers"), terms.meet("starting life")
	if none != (meeting{names: 1}) || half.holds != 0 || half.like <= 0 || whole.holds <= half.like || whole.like <= half.like {
		t.Errorf("whole %v, half %v, none %v", whole, half, none)
	}
	for _, asked := range []string{"mana abilities don't use the stack", "when does a mana ability not use the stack?"} {
		if terms := readTerms(asked, nil); !terms.meet("mana ability use the stack").exact && terms.meet("mana ability doesn't use the stack").holds != 1 {
			t.Errorf("%q is not the name it has in other words", asked)
		}
	}
}

// TestWordsWrittenApart: two words that are one in the rules are read as that one, and
// forms of French verbs by the verb.
func TestWordsWrittenApart(t *testing.T) {
	db := openTest(t, "")
	for asked, want := range map[string]string{"flash back": "702.34", "double damage": "701.10g", "blessures doublées": "701.10g", "mourir en même temps": "603.10a", "life link": "702.15b"} {
		hits, err := db.Search(context.Background(), asked, edition(t, "current"), 3)
		if err != nil || len(hits) == 0 || hits[0].Number != want {
			t.Errorf("%q finds %v, %v; want %s", asked, hits, err, want)
		}
	}
}

// TestUntoldRulesAreFound: where the digest is silent on a rule, people's names for it
// find its number.
func TestUntoldRulesAreFound(t *testing.T) {
	db := openTest(t, "")
	for asked, want := range map[string]string{"fizzle": "608.2b", "does it fizzle": "608.2b", "commander tax": "903.8", "menace": "702.111"} {
		hits, err := db.Search(context.Background(), asked, edition(t, "current"), 3)
		if err != nil || len(hits) == 0 || hits[0].Number != want || hits[0].Snippet == "" {
			t.Errorf("%q finds %v, %v; want %s", asked, hits, err, want)
		}
	}
}
