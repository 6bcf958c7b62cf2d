package commands

import (
	"context"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/engine/say/saytest"
	"apnap/rulesdb"
)

// frenchDesk is a desk with the built-in cards and no official text, so that all
// it says is ours.
func frenchDesk(t *testing.T) *Desk {
	cards := cardindex.OpenCards(t.TempDir())
	t.Cleanup(func() { _ = cards.Close() })
	dir := filepath.Join(t.TempDir(), "rules")
	return New(Parts{Cards: cards, Names: cards, Store: NewMemory(), NewID: func() string { return "id1" },
		Rules:   func(ctx context.Context) (*rulesdb.DB, error) { return rulesdb.Open(ctx, dir) },
		Program: lookup.Program{Version: "v7", Links: []lookup.ProgramLink{{Label: say.New("The official rules"), URL: "https://rules.example"}}}})
}

// inBoth asks a desk the same in English and in French.
func inBoth(d *Desk, ask func(*Desk, string) talk.Reply) (en, fr talk.Reply) {
	en = ask(d, "en-US")
	return en, ask(d, "fr")
}

// textsOf are all texts of a reply by what they are, in order.
func textsOf(r *talk.Reply) []string {
	list := []string{r.Title, r.Verdict, r.Body, r.Footer}
	list = append(list, r.Notes...)
	for _, l := range r.Lines {
		list = append(list, l.Text)
	}
	for _, b := range slices.Concat(r.Buttons...) {
		list = append(list, b.Label)
	}
	for _, m := range r.Menus {
		list = append(list, m.Placeholder)
		for _, e := range m.Entries {
			list = append(list, e.Label, e.Description)
		}
	}
	for _, l := range r.Links {
		list = append(list, l.Label)
	}
	if r.Form != nil {
		list = append(list, r.Form.Title)
		for _, b := range r.Form.Boxes {
			list = append(list, b.Label, b.Placeholder)
		}
	}
	return list
}

// bones is what a reply does, and the numbers that it tells, apart from its
// language.
func bones(r *talk.Reply) string {
	does := []any{r.Ruling, r.Step, r.Refused, r.Private, r.New, r.Again, r.From, len(r.Lines), len(r.Notes)}
	for _, l := range r.Lines {
		does = append(does, l.Rules)
	}
	for _, b := range slices.Concat(r.Buttons...) {
		does = append(does, b.Action, b.Value, b.Style)
	}
	for _, m := range r.Menus {
		does = append(does, m.Action, m.Value, m.Users)
		for _, e := range m.Entries {
			does = append(does, e.Value)
		}
	}
	for _, l := range r.Links {
		does = append(does, l.URL)
	}
	if r.Form != nil {
		does = append(does, r.Form.Action, r.Form.Value)
		for _, b := range r.Form.Boxes {
			does = append(does, b.Name, b.Value, b.Long, b.Required, b.MaxLength)
		}
	}
	figures := regexp.MustCompile(`[0-9]+`)
	for _, text := range textsOf(r) {
		numbers := figures.FindAllString(text, -1)
		slices.Sort(numbers)
		does = append(does, numbers)
	}
	return string(answer.JSON(does))
}

// checkFrench holds a French reply against the English one: without English
// words, save names and what was typed, and the same but for the words.
func checkFrench(t *testing.T, what string, en, fr talk.Reply, names ...string) {
	t.Helper()
	for _, text := range textsOf(&fr) {
		if found := saytest.English(text, slices.Clone(names)...); len(found) > 0 {
			t.Errorf("%s: %q in %q", what, found, text)
		}
	}
	if a, b := bones(&en), bones(&fr); a != b {
		t.Errorf("%s: the same but for the words?\n%+v\n%+v", what, en, fr)
	}
	if fr.Verdict != "" && fr.Verdict == en.Verdict && !slices.Contains(names, fr.Verdict) {
		t.Errorf("%s: still %q", what, fr.Verdict)
	}
	for _, b := range slices.Concat(fr.Buttons...) {
		if b.Label == "" || len([]rune(b.Label)) > talk.MaxButtonLabel {
			t.Errorf("%s: a button %q", what, b.Label)
		}
	}
	if fr.Form != nil && len([]rune(fr.Form.Title)) > maxFormTitle {
		t.Errorf("%s: a long title %q", what, fr.Form.Title)
	}
	if fr.Form != nil {
		for _, b := range fr.Form.Boxes {
			if len([]rune(b.Label)) > maxBoxLabel || len([]rune(b.Placeholder)) > maxBoxHint {
				t.Errorf("%s: box %s is labelled %q, with the hint %q", what, b.Name, b.Label, b.Placeholder)
			}
		}
	}
}

// TestCommandsAnswerInFrench: every look-up, with what is right, wrong, odd and
// empty, answers whoever speaks French in French, and otherwise as in English.
func TestCommandsAnswerInFrench(t *testing.T) {
	long := strings.Repeat("x", 4000)
	d := frenchDesk(t)
	for _, given := range []string{
		"rule|number: 614.5", "rule|number: 614", "rule|number: 616.1e", "rule|number: 702", "rule|number: 419.6a|edition: 2008", "rule|number: T.10.8|edition: 2000",
		"rule|number: 999.9", "rule|number: 614.5|edition: 1850", "rule|number: 614.5|edition: soon", "rule|number: ", "rule|number: " + long, "rule|number: moonlight",
		"search|words: prevent", "search|words: zzzz", "search|words: ", "search|words: prevent|edition: 2008", "search|words: " + long,
		"define|term: shield counter", "define|term: zzzz", "define|term: 614.5", "define|term: ", "define|term: prevent|edition: 1850", "define|term: lifelink",
		"history|number: 614.5", "history|number: 614.12", "history|number: moon", "history|number: 999.9", "history|number: 614.5|edition: 2008", "history|number: 614.5|edition: x",
		"compare|number: 614.5|from: 2008", "compare|number: 614.12|from: 2001|to: 2011", "compare|number: 616.1|from: 2008|to: 2020", "compare|number: moon|from: 2008",
		"compare|number: 614.5|from: x", "compare|number: 614.5|from: 2008|to: 2008", "compare|number: 999.9|from: 2008",
		"card|name: Furnace of Rath", "card|name: Urza's Armor", "card|name: Furnac of Rath", "card|name: zzzz", "card|name: Grizzly Bears", "card|name: Walking Ballista",
		"card|name: Gideon Jura", "card|name: ", "card|name: " + long, "card|name: Lightning Bolt",
		"ruling|", "ruling|card: Furnace of Rath", "ruling|id: zzzz", "ruling|card: zzzz", "ruling|card: Shock|id: x",
		"help|", "about|", "forget|", "settings|", "moonlight|", "resolve|", "resolve|private: true|edition: 2008",
		"resolve|question: x|event: y",
	} {
		parts := strings.Split(given, "|")
		names := []string{"Furnace of Rath", "Urza's Armor", "Lightning Bolt", "Grizzly Bears", "Walking Ballista", "Gideon Jura", "Wizards of the Coast", "one opportunity",
			"apnap rules update", "apnap rules import", "apnap cards update", "apnap cards import"}
		options := map[string]string{}
		for _, o := range parts[1:] {
			if name, value, ok := strings.Cut(o, ": "); ok {
				options[name] = value
				names = append(names, value)
			}
		}
		en, fr := inBoth(d, func(d *Desk, locale string) talk.Reply {
			return d.Run(context.Background(), talk.Request{Command: parts[0], Options: options, User: talk.User{ID: "1", Name: "Alice"}, Place: here, Locale: locale})
		})
		if parts[0] == "card" {
			names = append(names, en.Verdict) // the card's types, as they are printed
		}
		_, heading, _ := strings.Cut(en.Title, " · ") // as the rules have it
		checkFrench(t, given[:min(len(given), 80)], en, fr, append(names, en.Title, heading)...)
	}
}

// TestFrenchNamesCommands: what is said in French names commands as people who
// speak French find them, and no others.
func TestFrenchNamesCommands(t *testing.T) {
	known := map[string]bool{}
	d := frenchDesk(t)
	for _, s := range d.Specs() {
		known["/"+s.Name.In(say.French)] = true
	}
	options := regexp.MustCompile(`([\pL0-9]+): …`)
	named := regexp.MustCompile(`(?:^|[ (])(/[\pL-]+)`)
	_, help := inBoth(d, func(d *Desk, locale string) talk.Reply {
		return d.Run(context.Background(), talk.Request{Command: "help", Locale: locale})
	})
	_, gone := inBoth(d, func(d *Desk, locale string) talk.Reply {
		return d.Press(context.Background(), talk.Press{Ruling: "gone", Action: talk.ActBack, Locale: locale})
	})
	_, none := inBoth(d, func(d *Desk, locale string) talk.Reply {
		return d.Run(context.Background(), talk.Request{Command: "aide", Locale: locale})
	})
	for _, text := range []string{help.Body, gone.Verdict, strings.ReplaceAll(none.Verdict, "/aide,", "")} {
		found := named.FindAllStringSubmatch(text, -1)
		if len(found) == 0 {
			t.Errorf("no command in %q", text)
		}
		for _, m := range found {
			if !known[m[1]] {
				t.Errorf("%s is no command, in %q", m[1], text)
			}
		}
	}
	for _, m := range options.FindAllStringSubmatch(help.Body, -1) {
		if !slices.ContainsFunc(resolveSpec().Options, func(o talk.OptionSpec) bool { return o.Name.In(say.French) == m[1] }) {
			t.Errorf("%s is no option", m[1])
		}
	}
}

// TestFrenchForms: the forms, what is said of what was filled in, and the
// examples of /help.
func TestFrenchForms(t *testing.T) {
	d := frenchDesk(t)
	alice := talk.User{ID: "1", Name: "Alice"}
	press := func(p talk.Press) func(*Desk, string) talk.Reply {
		return func(d *Desk, locale string) talk.Reply {
			p.User, p.Place, p.Locale = alice, here, locale
			return d.Press(context.Background(), p)
		}
	}
	for what, p := range map[string]talk.Press{
		"an empty form":        {Action: talk.ActForm, Values: map[string]string{"question": " "}},
		"sentences and parts":  {Action: talk.ActForm, Values: map[string]string{"question": "x", "event": "y"}},
		"no such example":      {Action: talk.ActRunHelp, Value: "9"},
		"a button of no kind":  {Action: "?"},
		"a page of no kind":    {Action: talk.ActPage, Value: "odd:0:x"},
		"a ruling that is not": {Ruling: "gone", Action: talk.ActBack},
		"a page of a rule":     {Action: talk.ActPage, Value: "rule:1:702@2026-04-17"},
		"an edit of nothing":   {Action: talk.ActEdit},
	} {
		en, fr := inBoth(d, press(p))
		checkFrench(t, what, en, fr, "Furnace of Rath", "Keyword Abilities")
	}
	for text, author := range map[string]talk.User{"Bob has Furnace of Rath.": {ID: "2", Name: "Bob"}, " ": {}} {
		en, fr := inBoth(d, func(d *Desk, locale string) talk.Reply {
			return d.Run(context.Background(), talk.Request{Command: onMessageName, Text: text, Author: author, User: alice, Place: here, Locale: locale})
		})
		checkFrench(t, "on a message", en, fr, "Furnace of Rath")
	}
}

// TestFrenchCompletes: what completes an edition is told in French, and sends the
// same.
func TestFrenchCompletes(t *testing.T) {
	d := frenchDesk(t)
	for _, typed := range []string{"", "2008", "cur", "x"} {
		en := d.Complete(context.Background(), talk.Partial{Command: "rule", Option: "edition", Typed: typed})
		fr := d.Complete(context.Background(), talk.Partial{Command: "rule", Option: "edition", Typed: typed, Locale: "fr"})
		if len(en) != len(fr) {
			t.Fatalf("%q: %d and %d", typed, len(en), len(fr))
		}
		for i := range fr {
			if found := saytest.English(fr[i].Label); len(found) > 0 || fr[i].Value != en[i].Value || fr[i].Label == en[i].Label {
				t.Errorf("%q: %+v and %+v", typed, en[i], fr[i])
			}
		}
	}
	if got := d.Complete(context.Background(), talk.Partial{Command: "settings", Option: "edition", Typed: "2008-02", Locale: "fr"}); len(got) != 1 || got[0].Label != "Règles complètes du 1er février 2008" {
		t.Errorf("%+v", got)
	}
}

// TestFrenchSettings: a server's settings, changed and refused, by whoever asks.
func TestFrenchSettings(t *testing.T) {
	server := talk.Place{Guild: "10", Channel: "20"}
	many := serverSettings{}
	for i := range maxChannels {
		many.Channels = append(many.Channels, strings.Repeat("7", i+1))
	}
	for _, tt := range []struct {
		options map[string]string
		admin   bool
		set     serverSettings
		command string
	}{
		{nil, false, serverSettings{}, "settings"},
		{nil, true, serverSettings{}, "settings"},
		{map[string]string{"edition": "2008", "private": "true", "allow": "20"}, true, serverSettings{}, "settings"},
		{map[string]string{"edition": "soon"}, true, serverSettings{}, "settings"},
		{map[string]string{"allow": "1"}, true, many, "settings"},
		{map[string]string{"reset": "true"}, true, many, "settings"},
		{map[string]string{"number": "614.5"}, false, serverSettings{Channels: []string{"21", "22"}}, "rule"},
	} {
		en, fr := inBoth(frenchDesk(t), func(d *Desk, locale string) talk.Reply {
			if err := d.store.KeepSettings(context.Background(), server.Guild, answer.JSON(tt.set)); err != nil {
				t.Fatal(err)
			}
			return d.Run(context.Background(), talk.Request{Command: tt.command, Options: tt.options, User: talk.User{ID: "1", Name: "Alice"}, Place: server, Admin: tt.admin, Locale: locale})
		})
		checkFrench(t, tt.command, en, fr, "current")
	}
}
