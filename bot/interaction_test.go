package bot

import (
	"slices"
	"testing"
)

func TestParseInteraction(t *testing.T) {
	for raw, ok := range map[string]bool{
		`{"id":"1","token":"t","type":2,"data":{"name":"help"}}`:                          true,
		`{"id":"1","token":"t","type":3,"data":{"custom_id":5,"components":"odd"}}`:       true,
		`{"id":"1","token":"t","type":3,"message":{"id":"2","components":[{"type":99}]}}`: true,
		`{"id":"1","type":1}`:           true,
		`{"id":"1","type":2}`:           false,
		`{"token":"t","type":2}`:        false,
		`{"id":"1","token":"t","type":`: false,
		`null`:                          false,
		``:                              false,
	} {
		if _, err := parseInteraction([]byte(raw)); (err == nil) != ok {
			t.Errorf("%s: %v", raw, err)
		}
	}
}

func FuzzParseInteraction(f *testing.F) {
	f.Add([]byte(`{"id":"1","token":"t","type":5,"member":{"user":{"id":"3"}},"data":{"custom_id":"f|||F|","components":[{"component":{"custom_id":"a","value":"b"}}]}}`))
	f.Add([]byte(`{"id":"1","token":"t","type":2,"member":{},"data":{"options":[{"name":"a","value":[1]},null]}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		i, err := parseInteraction(raw)
		if err != nil {
			return
		}
		i.user()
		i.options()
		i.forcedPrivate()
		i.Data.boxes()
		if i.userName() == "" {
			t.Error("somebody without a name")
		}
	})
}

func TestWhoActs(t *testing.T) {
	inServer := &interaction{Member: &member{Nick: "Ali\u202ece", User: &person{ID: "1", Username: "alice"}}}
	inDM := &interaction{Person: &person{ID: "2", Username: "bob", GlobalName: "Bob"}}
	nobody := &interaction{Member: &member{}}
	for i, want := range map[*interaction]string{inServer: "Alice", inDM: "Bob", nobody: "somebody"} {
		if got := i.userName(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if nobody.user() != nil || inServer.user().ID != "1" || inDM.user().ID != "2" {
		t.Error("the wrong person acts")
	}
}

func TestForcedPrivate(t *testing.T) {
	for _, c := range []struct {
		guild, permissions string
		owners             map[string]any
		want               bool
	}{
		{"g", "0", map[string]any{"1": "u"}, true},
		{"g", "1125899906842624", map[string]any{"1": "u"}, false},
		{"g", "0", map[string]any{"0": "g", "1": "u"}, false},
		{"g", "0", nil, false},
		{"", "0", map[string]any{"1": "u"}, false},
		{"g", "odd", map[string]any{"1": "u"}, false},
	} {
		i := &interaction{Guild: c.guild, Owners: c.owners, Member: &member{Permissions: c.permissions}}
		if got := i.forcedPrivate(); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

func TestMentioned(t *testing.T) {
	got := mentioned(map[string]string{"a": "<@12> <@!13> <@&14> <#15> <@x>", "b": "<@12>"})
	if slices.Sort(got); !slices.Equal(got, []string{"12", "13"}) {
		t.Errorf("got %q", got)
	}
}

func TestRecent(t *testing.T) {
	r := newRecent()
	if !r.first("a") || r.first("a") {
		t.Error("a repeated delivery is not known")
	}
	for i := range maxRecent {
		r.first(string(rune('b' + i)))
	}
	if !r.first("a") || len(r.seen) > maxRecent {
		t.Error("old interactions are not forgotten")
	}
}
