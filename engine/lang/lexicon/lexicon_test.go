package lexicon

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// lines are the lines of the list, without the remarks.
func lines() [][]string {
	var all [][]string
	for line := range strings.Lines(wordList) {
		if line[0] != '#' {
			all = append(all, strings.Split(strings.TrimRight(line, "\n"), "\t"))
		}
	}
	return all
}

// TestList: the list is sorted by class and key, each line has a French word or says
// that there is none, and none is written twice.
func TestList(t *testing.T) {
	all := lines()
	for i, line := range all {
		if len(line) < 3 || len(line) > 9 || line[2] == "" {
			t.Errorf("%q has no French word", line)
		}
		if i > 0 && slices.Compare(all[i-1][:2], line[:2]) >= 0 {
			t.Errorf("%q stands behind %q", line[:2], all[i-1][:2])
		}
	}
	if len(words().entries) != len(all) {
		t.Errorf("%d lines, %d entries: a class is unknown", len(all), len(words().entries))
	}
}

// TestForms: no form stands twice in a class, in either language, and each reads back
// as its entry.
func TestForms(t *testing.T) {
	french := map[id]*Entry{}
	for _, e := range words().entries {
		for _, form := range []string{e.English.One, e.English.Many} {
			if form == "" {
				continue
			}
			s, ok := Read(e.Class, strings.ToLower(form))
			if !ok || s.Entry != e || s.People || s.Plural != (form == e.English.Many && form != e.English.One) {
				t.Errorf("%s %q reads as %+v", e.Class, form, s)
			}
		}
		if other := french[id{e.Class, e.French.One}]; other != nil && e.French.One != "" {
			t.Errorf("%q is said of %s and %s", e.French.One, other.Key, e.Key)
		}
		french[id{e.Class, e.French.One}] = e
	}
	for form, senses := range words().senses {
		for i, s := range senses {
			for _, other := range senses[:i] {
				if s.Class == other.Class {
					t.Errorf("%q is %s and %s in class %s", form, s.Key, other.Key, s.Class)
				}
			}
		}
	}
}

// TestPhrases: the longest phrase that stands next is read, and people's words are told
// from those that are printed.
func TestPhrases(t *testing.T) {
	for _, c := range []struct {
		class  Class
		text   string
		key    string
		n      int
		people bool
	}{
		{Step, "first main phase of", "precombat main phase", 3, false},
		{Step, "beginning of combat step", "beginning of combat step", 4, false},
		{Ability, "double strike", "double strike", 2, false},
		{Ability, "double the", "", 0, false},
		{Zone, "gy", "graveyard", 1, true},
		{Zone, "libraries", "library", 1, false},
		{Type, "dudes", "", 0, false},
		{Subtype, "elves", "Elf", 1, false},
	} {
		next := strings.Fields(c.text)
		s, n := Longest(c.class, func(i int) string {
			if i < len(next) {
				return next[i]
			}
			return ""
		})
		if n != c.n || n > 0 && (s.Key != c.key || s.People != c.people) {
			t.Errorf("%q is %d words of %+v", c.text, n, s)
		}
	}
}

// TestRoles: each role of the list has its constant and each constant its list, in order,
// and no word stands in a role twice.
func TestRoles(t *testing.T) {
	source, err := os.ReadFile("role.go")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for line := range strings.Lines(roleList) {
		if name, _, ok := strings.Cut(strings.TrimPrefix(line, "["), "] "); ok && line[0] == '[' {
			names = append(names, name)
		}
	}
	if !slices.IsSorted(names) {
		t.Error("the roles are not sorted")
	}
	if n := strings.Count(string(source), " Role = "); n != len(names) || n != len(roles().words) {
		t.Errorf("%d constants, %d roles with a remark, %d lists", n, len(names), len(roles().words))
	}
	for _, name := range names {
		if !strings.Contains(string(source), `Role = "`+name+`"`) {
			t.Errorf("nobody can ask for %s", name)
		}
	}
	seen := map[string]bool{}
	for _, s := range roles().at.slots {
		word, at := s.word, s.at
		if word == "" || at == inside {
			continue
		}
		p := roles().parts[at]
		for i, role := range p.begins {
			for _, tokens := range p.goOn[i] {
				phrase := string(role) + ": " + strings.Join(append([]string{word}, tokens...), " ")
				if seen[phrase] {
					t.Errorf("%q is there twice", phrase)
				}
				seen[phrase] = true
			}
		}
	}
}

// TestChoice: a phrase with a choice is read in each way it can be said, and the longest
// of several is.
func TestChoice(t *testing.T) {
	for _, c := range []struct {
		role Role
		text string
		n    int
	}{
		{InLibrary, "cards left in my library and", 5}, {InLibrary, "cards in library", 3}, {InLibrary, "cards in a library", 0},
		{ItIs, "it 's his turn", 2}, {InLibrary, "deck", 1},
	} {
		next := strings.Fields(c.text)
		if n := Phrase(c.role, func(i int) string { return append(next[min(i, len(next)):], "")[0] }); n != c.n {
			t.Errorf("%q is %d words of %s", c.text, n, c.role)
		}
	}
}

// TestVerbs: each form is of one verb, the forms that are told are not those of the rule,
// and what people say is read.
func TestVerbs(t *testing.T) {
	var last string
	for line := range strings.Lines(verbList) {
		if line[0] == '#' {
			continue
		}
		var cells [8]string
		copy(cells[:], strings.Split(strings.TrimRight(line, "\n"), "\t"))
		if cells[0] <= last || cells[1] == "" {
			t.Errorf("%q stands behind %q, or has no French", cells[0], last)
		}
		last = cells[0]
		told, byRule := readVerb(cells), readVerb([8]string{cells[0], cells[1], cells[2]})
		for i, form := range byRule.forms()[1:] {
			if cells[[]int{5, 2, 3, 4}[i]] == form && (i != 1 || form == regularPast(last)) {
				t.Errorf("%s is told, and formed by rule", form)
			}
		}
		for _, form := range told.forms() {
			if v, ok := VerbOf(form); !ok || v.Plain != last {
				t.Errorf("%s is a form of %s too", form, v.Plain)
			}
		}
	}
	for _, c := range []struct{ got, want string }{
		{ThirdPerson("draw a card"), "draws a card"}, {ThirdPerson("scry"), "scries"}, {ThirdPerson("have"), "has"}, {ThirdPerson("search"), "searches"},
		{verbs()["sacs"].Plain, "sacrifice"}, {verbs()["dealt"].Third, "deals"}, {verbs()["putting"].French, "mettre"}, {verbs()["scried"].Doing, "scrying"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
