package commands

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/engine/scenario"
)

// inServer uses a command in a server's channel.
func inServer(d *Desk, admin bool, channel, command string, options map[string]string) talk.Reply {
	return d.Run(context.Background(), talk.Request{Command: command, Options: options, User: talk.User{ID: "1", Name: "Alice"}, Admin: admin,
		Place: talk.Place{Guild: "g", Channel: channel}})
}

// settled is what the server has settled, as it is kept.
func settled(t *testing.T, d *Desk) string {
	t.Helper()
	set, err := d.settingsOf(context.Background(), "g")
	if err != nil {
		t.Fatal(err)
	}
	kept, err := json.Marshal(set)
	if err != nil {
		t.Fatal(err)
	}
	return string(kept)
}

// rulesOf are the rules that a ruling names at its foot, before its own name.
func rulesOf(r talk.Reply) string {
	rules, _, _ := strings.Cut(r.Footer, " · ")
	return rules
}

// ruledUnder are those of a ruling on the question of most tests under an edition, where no
// server has settled anything.
func ruledUnder(t *testing.T, edition string) string {
	t.Helper()
	options := armoredOptions()
	options["edition"] = edition
	r := newDesk(NewMemory()).Run(context.Background(), talk.Request{Command: "resolve", Options: options, User: talk.User{ID: "1", Name: "Alice"}})
	if r.Footer == "" || r.Refused != "" {
		t.Fatalf("under %s: %+v", edition, r)
	}
	return rulesOf(r)
}

// armoredOptions is the question of most tests as options of /resolve.
func armoredOptions() map[string]string {
	return map[string]string{"event": bolt, "effect1": forge, "effect2": plate}
}

// TestSettings: administrators settle the edition, privacy and channels of a
// server, nobody else, and a question may say otherwise.
func TestSettings(t *testing.T) {
	d := newDesk(NewMemory())
	if r := inServer(d, false, "c", "settings", map[string]string{"private": "true"}); r.Verdict != sayAdminsOnly || !r.Private {
		t.Errorf("not an administrator: %+v", r)
	}
	if r := d.Run(context.Background(), talk.Request{Command: "settings", Admin: true}); r.Verdict != sayNoServer {
		t.Errorf("no server: %+v", r)
	}
	if r := inServer(d, true, "c", "settings", map[string]string{"edition": "1850"}); r.Refused != answer.CodeUnknownEdition {
		t.Errorf("1850: %+v", r)
	}
	r := inServer(d, true, "c", "settings", map[string]string{"edition": "2008", "private": "true", "allow": "77"})
	if kept := settled(t, d); !r.Private || !slices.Equal(r.Channels, []string{"77"}) || kept != `{"edition":"2008","private":true,"channels":["77"]}` {
		t.Errorf("settings: %+v, %s", r, kept)
	}
	if r = inServer(d, false, "c", "rule", map[string]string{"number": "614.5"}); !slices.Equal(r.Channels, []string{"77"}) || !r.Private || r.Title != "" {
		t.Errorf("in another channel: %+v", r)
	}
	if r = inServer(d, false, "c", "help", nil); r.Title != "Apnap" {
		t.Errorf("help in another channel: %+v", r)
	}
	r = inServer(d, false, "77", "resolve", armoredOptions())
	if !r.Private || rulesOf(r) != ruledUnder(t, "2008") {
		t.Errorf("by the settings: private %v, %s", r.Private, r.Footer)
	}
	options := armoredOptions()
	options["private"], options["edition"] = "false", "2011"
	if r = inServer(d, false, "77", "resolve", options); r.Private || rulesOf(r) != ruledUnder(t, "2011") {
		t.Errorf("otherwise: private %v, %s", r.Private, r.Footer)
	}
	form := inServer(d, false, "77", "resolve", nil).Form
	if form == nil || !originOf(form.Value).Private || form.Boxes[4].Value != "2008" {
		t.Errorf("the form: %+v", form)
	}
	thread := d.Run(context.Background(), talk.Request{Command: "rule", Options: map[string]string{"number": "419.6a"}, Place: talk.Place{Guild: "g", Channel: "9", Parent: "77"}})
	if thread.Refused != "" || thread.Private {
		t.Errorf("in a thread: %+v", thread)
	}
	inServer(d, true, "c", "settings", map[string]string{"remove": "77"})
	if kept := settled(t, d); kept != `{"edition":"2008","private":true}` {
		t.Errorf("removed: %s", kept)
	}
	inServer(d, true, "c", "settings", map[string]string{"reset": "true"})
	if kept := settled(t, d); kept != `{}` {
		t.Errorf("reset: %s", kept)
	}
}

// TestSettingsTold: what is settled is told whole, a line for each.
func TestSettingsTold(t *testing.T) {
	d := newDesk(NewMemory())
	for _, c := range []struct {
		set  serverSettings
		want []string
	}{
		{serverSettings{Private: true, Channels: []string{"7"}}, []string{sayPrivateOn, say.English.Say(sayOnlyIn, channelsSay([]string{"7"}))}},
		{serverSettings{Ping: true, Quiet: true, Images: true}, []string{sayPrivateOff, sayLookupsPrivate, sayPings, sayImages, sayAnywhere}},
		{serverSettings{Language: "fr"}, []string{sayPrivateOff, say.English.Say(sayLanguage, say.New("French")), sayAnywhere}},
	} {
		r := d.settingsReply(&c.set, "")
		if lines := strings.Split(r.Body, "\n"); !slices.Equal(lines[1:], c.want) || !r.Private { // the first is the edition
			t.Errorf("%+v is told as %q, want %q", c.set, lines, c.want)
		}
	}
}

// TestSettingsOfReplies: a server settles who is pinged, who sees look-ups, pictures of
// cards and a language, and lets go of them.
func TestSettingsOfReplies(t *testing.T) {
	d := newDesk(NewMemory())
	d.Cards = cardindex.NewCards()
	d.Program.CardImage, d.Program.CardPage = "https://pictures.example/?name={name}", "https://cards.example/{name}"
	question := map[string]string{"event": bolt, "effect1": forge, "effect2": plate}
	card := map[string]string{"name": "Urza's Armor"}
	if r := inServer(d, false, "c", "card", card); r.Private || r.Image != "" || len(r.Links) != 1 || r.Links[0].URL != "https://cards.example/Urza%27s+Armor" {
		t.Errorf("before: %+v", r)
	}
	inServer(d, true, "c", "settings", map[string]string{"ping": "true", "lookups": "true", "images": "true", "language": "FR"})
	if kept := settled(t, d); kept != `{"language":"fr","ping":true,"quiet":true,"images":true}` {
		t.Errorf("settled: %s", kept)
	}
	if r := inServer(d, false, "c", "resolve", question); !r.Ping || r.Private || r.Title != "Bob choisit" {
		t.Errorf("a question: %+v", r)
	}
	if r := inServer(d, false, "c", "card", card); !r.Private || r.Image != "https://pictures.example/?name=Urza%27s+Armor" {
		t.Errorf("a card: %+v", r)
	}
	if r := inServer(d, true, "c", "settings", map[string]string{"language": "tlh"}); !r.Private || r.Title != "" {
		t.Errorf("no language of mine: %+v", r)
	}
	inServer(d, true, "c", "settings", map[string]string{"ping": "false", "language": "auto"})
	if kept := settled(t, d); kept != `{"quiet":true,"images":true}` {
		t.Errorf("let go: %s", kept)
	}
	if r := inServer(d, false, "c", "resolve", question); r.Ping || r.Title != "Bob chooses" {
		t.Errorf("afterwards: %+v", r)
	}
}

// TestForget: what a user asked goes, and their seats in what others asked; the
// others go on.
func TestForget(t *testing.T) {
	store := NewMemory()
	mine := asked(t, store, true, nil) // Alice asks, Bob (2) is mentioned
	mine.press("2", talk.ActChoose, mine.option("Slate Plate"))
	forget := func(user string) talk.Reply {
		asks := mine.desk.Run(context.Background(), talk.Request{Command: "forget", User: talk.User{ID: user}})
		if mine.expect(asks, true, "cannot be undone"); len(asks.Buttons) != 1 {
			t.Fatalf("the buttons are %+v", asks.Buttons)
		}
		return mine.desk.Press(context.Background(), talk.Press{Action: asks.Buttons[0][0].Action, User: talk.User{ID: user}})
	}
	r := forget("2")
	if !r.Private || !strings.Contains(r.Verdict, "(1)") {
		t.Fatalf("Bob: %+v", r)
	}
	if held, _ := store.Sitting(context.Background(), "2"); len(held) > 0 {
		t.Errorf("Bob is still in %s", held[0].Body)
	}
	mine.expect(mine.press("1", talk.ActBack, ""), false, "Bob chooses")
	told := mine.press("7", talk.ActChoose, mine.option("Slate Plate"))
	if mine.expect(told, true, "I am Bob"); len(told.Buttons) != 1 || told.Buttons[0][0].Action != talk.ActSeat || told.Ruling != mine.shown.Ruling {
		t.Errorf("no button to take the free seat: %+v", told.Buttons)
	}
	mine.expect(mine.press("7", talk.ActSeat, told.Buttons[0][0].Value), false, "Bob chooses")
	forget("1")
	mine.expect(mine.press("1", talk.ActRestart, ""), true, "no longer have this ruling")
}

// TestReport: a ruling called wrong becomes a scenario file with the answer and
// the remark, and changes nothing.
func TestReport(t *testing.T) {
	store := NewMemory()
	tb := asked(t, store, true, nil)
	step := tb.shown.Step
	tb.press("2", talk.ActChoose, tb.option("Slate Plate"))
	form := tb.press("9", talk.ActWrong, "")
	if form.Form == nil || form.Form.Boxes[0].Required {
		t.Fatalf("the form is %+v", form)
	}
	tb.expect(tb.send(talk.Press{Ruling: tb.shown.Ruling, Step: step, Action: talk.ActReport, User: talk.User{ID: "9"}, Place: here,
		Values: map[string]string{"remark": "Alice should\nchoose"}}), true, "Thank you")
	list, _ := store.Reports(context.Background())
	if len(list) != 1 || list[0].Owner != "9" {
		t.Fatalf("reports: %+v", list)
	}
	file, err := scenario.Parse(list[0].Scenario)
	if err != nil {
		t.Fatalf("%v: %s", err, list[0].Scenario)
	}
	if !slices.Equal(file.Notes, []string{"Alice should choose"}) || len(file.Question.Effects) != 2 || len(file.Answers) != 1 ||
		len(file.Expected.Ends) != 1 || !slices.Contains(file.Expected.Ends[0].Happens, "damage: source Lightning Bolt, to Bob, amount 4") {
		t.Errorf("the file is\n%s", list[0].Scenario)
	}
	if again := newDesk(store).Scenario(file); again.String() != file.Expected.String() {
		t.Errorf("ruled again:\n%s", again.String())
	}
}

// TestReportOfARefusal keeps the words that were not understood.
func TestReportOfARefusal(t *testing.T) {
	store := NewMemory()
	d := newDesk(store)
	r := use(d, "resolve", "question: Bob frobnicates the moon. What happens?")
	if r.Refused == "" || r.Ruling == "" {
		t.Fatalf("%+v", r)
	}
	d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Action: talk.ActReport, User: talk.User{ID: "1"}, Place: here})
	list, _ := store.Reports(context.Background())
	if len(list) != 1 || !strings.Contains(list[0].Scenario, "asked as: Bob frobnicates the moon") || !strings.Contains(list[0].Scenario, "refused: ") {
		t.Errorf("reports: %+v", list)
	}
	for range maxReportsByOne + 2 {
		d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Action: talk.ActReport, User: talk.User{ID: "1"}, Place: here})
	}
	if list, _ = store.Reports(context.Background()); len(list) != maxReportsByOne {
		t.Errorf("%d reports of one user", len(list))
	}
}

// TestExpired: a ruling that nobody touched for too long is gone, and the next
// press says for how long rulings are kept.
func TestExpired(t *testing.T) {
	tb := asked(t, NewMemory(), true, nil)
	at := tb.desk.now()
	tb.desk.keepFor, tb.desk.now = 72*time.Hour, func() time.Time { return at.Add(71 * time.Hour) }
	tb.expect(tb.press("2", talk.ActChoose, tb.option("Slate Plate")), false, "4 damage")
	tb.desk.now = func() time.Time { return at.Add((71 + 73) * time.Hour) }
	tb.expect(tb.press("2", talk.ActBack, ""), true, "kept for 3 days")
	for kept, says := range map[time.Duration]string{time.Hour: "one hour", 24 * time.Hour: "one day", 12 * time.Hour: "12 hours",
		36 * time.Hour: "36 hours", 30 * 24 * time.Hour: "30 days", 45 * time.Minute: "45 minutes", time.Second: "one second", 90 * time.Second: "90 seconds"} {
		if got := spanSays(kept).String(); got != says {
			t.Errorf("%v: %s", kept, got)
		}
	}
}

// lostSettings is a store that cannot tell a server's settings.
type lostSettings struct{ Store }

func (lostSettings) Settings(context.Context, string) ([]byte, error) { return nil, errors.New("down") }

// TestSettingsLost: while nobody knows what a server wants, who looks something
// up is answered alone, and a ruling is private.
func TestSettingsLost(t *testing.T) {
	d := newDesk(lostSettings{NewMemory()})
	for command, options := range map[string]map[string]string{
		"rule": {"number": "614.5"}, "about": nil, "resolve": {"event": bolt, "effect1": forge, "effect2": plate},
	} {
		r := d.Run(context.Background(), talk.Request{Command: command, Options: options, User: talk.User{ID: "1", Name: "Ann"}, Place: here})
		if !r.Private || r.Refused == answer.CodeFault {
			t.Errorf("/%s: private %v: %s", command, r.Private, r.Verdict)
		}
	}
	if r := d.Run(context.Background(), talk.Request{Command: "settings", Admin: true, Place: here}); r.Refused != answer.CodeFault {
		t.Errorf("/settings: %s", r.Verdict)
	}
}

// TestOpenRulingsAreBounded: nobody fills the store with rulings.
func TestOpenRulingsAreBounded(t *testing.T) {
	d := newDesk(NewMemory())
	ask := func() talk.Reply { return inServer(d, false, "c", "resolve", armoredOptions()) }
	for range maxOpenRulings {
		if _, no := d.keep(context.Background(), &sheet{}, asker{user: talk.User{ID: "1"}, at: here}); no != nil {
			t.Fatal(no.Verdict)
		}
	}
	if r := ask(); r.Refused != answer.CodeTooLarge || !r.Private {
		t.Errorf("one more: %+v", r)
	}
	d.forget(context.Background(), talk.User{ID: "1"})
	if r := ask(); r.Refused != "" {
		t.Errorf("after forgetting: %s", r.Verdict)
	}
}
