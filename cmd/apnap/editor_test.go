package main

import (
	"strings"
	"testing"

	"apnap/engine/say"
)

// TestConsoleCompletes: what is typed is completed as far as there is one way on.
func TestConsoleCompletes(t *testing.T) {
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	s := &session{in: strings.NewReader(""), out: &strings.Builder{}, errOut: &strings.Builder{}, locale: "en"}
	s.root()
	d, done := s.readerDesk()
	defer done()
	c := &console{service: d, page: newPage(s.out), user: "Asker"}
	c.page.lang = say.English
	for typed, want := range map[string]string{
		"/ru":                         "/rul",
		"/rule":                       "/rule ",
		"/defi":                       "/define ",
		"/rule 614.1":                 "/rule 614.1",
		"/card Furnace of R":          "/card Furnace of Rath",
		"/resolve ev":                 "/resolve event: ",
		"/resolve effect1: Urza's Ar": "/resolve effect1: Urza's Armor",
		"as Bo":                       "as Bo",
		"/nothing x":                  "/nothing x",
		"":                            "",
	} {
		if got, _ := c.completed(d, typed); got != want {
			t.Errorf("%q becomes %q, not %q", typed, got, want)
		}
	}
	for typed, want := range map[string]string{
		"/se":                 "search  settings",
		"/rule number: 614.1": "614.1  614.1a  614.1b",
		"/search":             "search",
	} {
		if _, ways := c.completed(d, typed); !strings.HasPrefix(shown(ways), want) {
			t.Errorf("%q goes on with %q, not %q", typed, shown(ways), want)
		}
	}
}
