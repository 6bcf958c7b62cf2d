package bot_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
	publisher "apnap/rulesdb/update/standin"
)

// The channels of the tests that are written to unasked, one of them closed.
const (
	reportsChannel = "500000000000000071"
	newsChannel    = "500000000000000072"
	closedChannel  = "500000000000000073"
)

// TestProgramChannels: who manages a server gives a channel for what is called wrong
// and one for news of the rules, and what belongs there comes there, once.
func TestProgramChannels(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 15 seconds")
	}
	path, data, from := program(t), t.TempDir(), publisher.Start()
	defer from.Close()
	update := func(edition string) {
		t.Helper()
		c := exec.Command(path, "--data-dir", data, "rules", "update")
		c.Env = append(os.Environ(), "RULES_URL="+from.URL()+"/ok/"+edition+"/rules")
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	update("2031-01-02")
	c, s := started(t, path, data, "CARDS_IMAGE=https://pictures.example/?exact={name}")
	s.Shut(closedChannel)
	at := func(channel string) standin.Place { return standin.Place{Guild: table.Guild, Channel: channel} }

	a := s.Slash(alice, table, "settings", standin.Option{Name: "reports", Value: at(reportsChannel)}, standin.Option{Name: "news", Value: at(newsChannel)})
	says(t, a, 4, true, "<#"+reportsChannel+">", "<#"+newsChannel+">")
	for channel, want := range map[string]string{reportsChannel: "call wrong comes here", newsChannel: "News of the rules come here"} {
		if posted := s.Posted(channel, 1, 5*time.Second); len(posted) != 1 || !strings.Contains(posted[0].Text(), want) {
			t.Errorf("in %s: %d messages", channel, len(posted))
		}
	}
	reportsToTheServer(t, s)
	pingsAndPictures(t, s)

	update("2031-06-20")
	posted := s.Posted(newsChannel, 2, 20*time.Second)
	if len(posted) != 2 {
		t.Fatalf("no news came: %s", c.log.String())
	}
	for _, want := range []string{"20 June 2031", "2 January 2031", "614.5 is reworded"} {
		if !strings.Contains(posted[1].Text(), want) {
			t.Errorf("the news lack %q: %s", want, posted[1].Text())
		}
	}
	if strings.Contains(posted[1].Text(), "100.1") {
		t.Errorf("the news tell of rules that no ruling rests on: %s", posted[1].Text())
	}
	compared := s.Press(bobby, at(newsChannel), posted[1], posted[1].Button("Compare 614.5"))
	says(t, compared, 4, true, "614.5", "~~2031-01-02~~", "**2031-06-20**")

	c.end(os.Kill) // what was told is not told again
	c = startChild(t, path, data, s)
	if !s.Connected(10 * time.Second) {
		t.Fatal(c.log.String())
	}
	closed := s.Slash(alice, table, "settings", standin.Option{Name: "news", Value: at(closedChannel)})
	says(t, closed, 4, true, "<#"+closedChannel+">")
	said := func() bool {
		for _, m := range s.Messages() {
			if m.Private && strings.Contains(m.Text(), "I could not write in <#"+closedChannel+">") {
				return true
			}
		}
		return false
	}
	for end := time.Now().Add(5 * time.Second); !said() && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
	}
	if !said() {
		t.Error("who gave a closed channel is not told")
	}
	says(t, s.Slash(alice, table, "settings", standin.Option{Name: "remove", Value: at(closedChannel)}), 4, true, "Kept")
	if posted := s.Posted(newsChannel, 3, 4*time.Second); len(posted) != 2 {
		t.Errorf("the news were told again: %s", posted[len(posted)-1].Text())
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
	if t.Failed() {
		t.Log(c.log.String())
	}
}

// pingsAndPictures has who is asked pinged and cards shown with their picture where the
// server settles that, and nowhere else.
func pingsAndPictures(t *testing.T, s *standin.Server) {
	t.Helper()
	there := standin.Place{Guild: "400000000000000031", Channel: "500000000000000031"}
	look := func(image, ping string) {
		t.Helper()
		card := s.Slash(alice, there, "card", option("name", "Furnace of Rath"))
		says(t, card, 4, false, "Furnace of Rath")
		asked := s.Slash(alice, there, "resolve", option("event", "Lightning Bolt deals 3 damage to <@"+bobby.ID+">"), option("effect1", "my Furnace of Rath"), option("effect2", "<@"+bobby.ID+">'s Urza's Armor"))
		if card.Message.Image() != image || asked.Message.Content() != ping {
			t.Errorf("the picture is %q, pinged is %q", card.Message.Image(), asked.Message.Content())
		}
		end := s.Press(bobby, there, asked.Message, asked.Message.Button("Urza's Armor first"))
		says(t, end, 7, false, "4 damage")
		if end.Message.Content() != "" {
			t.Errorf("nobody has to choose, and pinged is %q", end.Message.Content())
		}
	}
	look("", "")
	says(t, s.Slash(alice, there, "settings", standin.Option{Name: "images", Value: true}, standin.Option{Name: "ping", Value: true}), 4, true, "with their picture", "is pinged")
	look("https://pictures.example/?exact=Furnace+of+Rath", "<@"+bobby.ID+">")
	says(t, s.Slash(alice, there, "settings", standin.Option{Name: "reset", Value: true}), 4, true, "Kept")
	look("", "")
}

// reportsToTheServer calls a ruling wrong, and finds it shown where the server wants
// that, with the way to it and without the reporter.
func reportsToTheServer(t *testing.T, s *standin.Server) {
	t.Helper()
	ruling := asksBob(t, s, alice)
	open := s.Press(bobby, table, ruling.Message, ruling.Message.Button("This looks wrong"))
	if !strings.Contains(string(open.Data), "staff will see") {
		t.Errorf("the form does not say who will see it: %s", open.Data)
	}
	form, _ := open.Form()
	says(t, s.Submit(bobby, table, ruling.Message, form, option("remark", "Nobody @everyone chooses.")), 4, true, "Thank you", "look after this server")
	posted := s.Posted(reportsChannel, 2, 5*time.Second)
	if len(posted) != 2 {
		t.Fatalf("%d messages", len(posted))
	}
	shown := posted[1]
	for _, want := range []string{"Called wrong", "Nobody", "5 damage: Furnace of Rath first", "The question: "} {
		if !strings.Contains(shown.Text(), want) {
			t.Errorf("what is shown lacks %q: %s", want, shown.Text())
		}
	}
	if strings.Contains(shown.Text(), bobby.ID) || shown.Link("Go to the ruling") != linkTo(ruling.Message) {
		t.Errorf("%s: %s", shown.Link("Go to the ruling"), shown.Text())
	}
}
