package bot_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"apnap/bot"
	"apnap/bot/standin"
	"apnap/commands"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/internal/every"
	"apnap/rulesdb"
)

type raw = map[string]any

// Whatever comes is answered, and nothing is believed that does not fit.
func TestOddInteractions(t *testing.T) {
	w := newWorld(t, nil)
	w.fake.run = ruling
	w.fake.press = func(context.Context, talk.Press) talk.Reply { return talk.Reply{Verdict: "Pressed."} }
	w.fake.complete = func(talk.Partial) []talk.Suggestion { return nil }
	w.connected()
	a := w.Slash(alice, table, "help")
	command, button := raw{"name": "help"}, raw{"custom_id": "b||0|p|x", "component_type": 2}
	unknown := []any{raw{"type": 99, "id": 1, "odd": raw{"x": []any{nil}}}, nil, raw{"type": 18, "component": raw{"type": 3, "custom_id": 5}}}
	for name, c := range map[string]struct {
		typ    int
		data   any
		change func(raw)
		want   string // what the answer says; none for suggestions
	}{
		"unknown components":   {3, button, func(i raw) { i["message"].(raw)["components"] = unknown }, "Pressed."},
		"an unknown component": {3, raw{"custom_id": "b||0|p|x", "component_type": 99}, func(raw) {}, "Pressed."},
		"no data":              {3, nil, func(raw) {}, "no longer know"},
		"data of text":         {3, "odd", func(raw) {}, "no longer know"},
		"a number as id":       {3, raw{"custom_id": 5}, func(raw) {}, "no longer know"},
		"values of objects":    {3, raw{"custom_id": "m||0|n|0", "values": []any{raw{}, raw{}}}, func(raw) {}, "no longer know"},
		"no member":            {2, command, func(i raw) { i["member"] = nil }, "Something went wrong"},
		"no user":              {2, command, func(i raw) { i["member"] = raw{"permissions": 8} }, "Something went wrong"},
		"an unknown type":      {3, button, func(i raw) { i["type"] = 6 }, "no longer know"},
		"no type":              {3, button, func(i raw) { delete(i, "type") }, "no longer know"},
		"a null option":        {2, raw{"name": "help", "options": []any{nil, raw{"name": "event", "value": raw{}}}}, func(raw) {}, "Ruled."},
		"owners in a list":     {2, command, func(i raw) { i["authorizing_integration_owners"] = []any{} }, "Ruled."},
		"no channel":           {2, command, func(i raw) { delete(i, "channel_id"); i["channel"] = nil }, "Ruled."},
		"a form of nothing":    {5, raw{"custom_id": "f||0|F|", "components": unknown}, func(raw) {}, "Pressed."},
		"typing nothing":       {4, nil, func(raw) {}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			var pressed *standin.Message
			if c.typ == 3 {
				pressed = a.Message
			}
			odd := w.Odd(c.typ, standin.User{ID: fmt.Sprint(len(name), "7"), Name: "Odd"}, table, pressed, c.data, c.change)
			if c.want == "" {
				if odd.Type != 8 {
					t.Errorf("answered with %d: %s", odd.Type, odd.Data)
				}
				return
			}
			if odd.Message == nil || !strings.Contains(odd.Message.Text(), c.want) {
				t.Errorf("answered with %d: %s", odd.Type, odd.Data)
			}
		})
	}
}

// An interaction that is delivered several times is carried out once.
func TestRepeatedInteraction(t *testing.T) {
	w := newWorld(t, nil)
	var runs atomic.Int32
	w.fake.run = func(context.Context, talk.Request) talk.Reply {
		runs.Add(1)
		return talk.Reply{Verdict: "Ruled."}
	}
	w.connected()
	w.Deliver(6)
	says(t, w.Slash(alice, table, "help"), 4, false, "Ruled.")
	w.Deliver(1)
	w.works() // after it, those before have been looked at
	if n := runs.Load(); n != 2 {
		t.Errorf("carried out %d times in all", n)
	}
}

// A late reply gets through faults of its own; what Discord refuses for good is
// not tried again.
func TestFaultsAfterwards(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	release := make(chan struct{})
	w.fake.run = func(context.Context, talk.Request) talk.Reply {
		<-release
		return talk.Reply{Verdict: "At last."}
	}
	w.connected()
	for name, faults := range map[string][]standin.Fault{
		"5xx":     {{Path: "/webhooks/", Status: 503}, {Path: "/webhooks/", Status: 500}},
		"429":     {{Path: "/webhooks/", Status: 429, RetryAfter: 300 * time.Millisecond}},
		"dropped": {{Path: "/webhooks/", Drop: true}, {Path: "/webhooks/", Drop: true, After: true}},
	} {
		release = make(chan struct{})
		a := w.Slash(alice, table, "help")
		if a.Type != 5 {
			t.Fatalf("%s: answered with %d", name, a.Type)
		}
		w.Inject(faults...)
		close(release)
		if !w.Settled(a.Message, 5*time.Second) || !strings.Contains(a.Message.Text(), "At last.") {
			t.Errorf("%s: the late reply never came", name)
		}
	}
	release = make(chan struct{})
	lost := make([]standin.Fault, 40) // what says that it is late arrives, but is never heard to have
	for i := range lost {
		lost[i] = standin.Fault{Path: "/callback", Drop: true, After: true}
	}
	w.Inject(lost...)
	a := w.Slash(alice, table, "help")
	time.Sleep(1500 * time.Millisecond) // past the time for another try
	w.Forgive()
	close(release)
	if a.Type != 5 || !w.Settled(a.Message, 5*time.Second) {
		t.Errorf("answered with %d, the late reply never came", a.Type)
	}
	for _, path := range []string{"/webhooks/", "/callback"} {
		release = make(chan struct{})
		gone := standin.Fault{Path: path, Status: 404, Code: 10062}
		if path == "/callback" {
			close(release)
			w.Inject(gone, gone)
			go w.Slash(alice, table, "help")
		} else if a := w.Slash(alice, table, "help"); a.Type == 5 {
			w.Inject(gone, gone)
			close(release)
		}
		for end := time.Now().Add(3 * time.Second); w.FaultsLeft() > 1 && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		}
		time.Sleep(300 * time.Millisecond) // longer than the pause before another try
		if n := w.FaultsLeft(); n != 1 {
			t.Errorf("%s: %d of two refusals left", path, n)
		}
		w.Forgive()
	}
}

// Registration waits out what is temporary.
func TestFaultsOfRegistration(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(s *standin.Server) {
		s.Inject(standin.Fault{Path: "/commands", Status: 500}, standin.Fault{Path: "/commands", Status: 429, RetryAfter: 200 * time.Millisecond},
			standin.Fault{Path: "/commands", Drop: true}, standin.Fault{Path: "/applications/@me", Status: 502})
	})
	w.fake.run = ruling
	if w.Commands(8*time.Second) == nil {
		t.Error("the commands were never registered")
	}
}

// One answer that hangs holds up nobody else's.
func TestSlowAnswerStallsNobody(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	w.fake.run = ruling
	w.connected()
	var hanging sync.WaitGroup
	var over atomic.Int32
	for i := range 4 {
		w.Inject(standin.Fault{Path: "/callback", Delay: 2 * time.Second})
		hanging.Go(func() {
			w.Slash(standin.User{ID: fmt.Sprint(90 + i), Name: "Slow"}, table, "help")
			over.Add(1)
		})
	}
	for end := time.Now().Add(2 * time.Second); w.FaultsLeft() > 0 && time.Now().Before(end); time.Sleep(time.Millisecond) {
	}
	w.works()
	if n := over.Load(); n > 0 {
		t.Errorf("%d that hang were answered first", n)
	}
	hanging.Wait()
}

// A flood by a whole server leaves the others served.
func TestFloodOfAServer(t *testing.T) {
	w := newWorld(t, nil)
	const least = 100
	crowded := make(chan struct{}) // closed once so many were refused: till then nobody of the server is done
	w.fake.run = func(ctx context.Context, r talk.Request) talk.Reply {
		if r.Place.Guild == table.Guild {
			select {
			case <-crowded:
			case <-ctx.Done():
			}
		}
		return ruling(ctx, r)
	}
	w.connected()
	var users sync.WaitGroup
	var refused atomic.Int32
	for i := range 400 {
		users.Go(func() {
			if a := w.Slash(standin.User{ID: fmt.Sprint(5000 + i), Name: "Flo"}, table, "help"); a.Private && refused.Add(1) == least {
				close(crowded)
			}
		})
	}
	elsewhere := standin.Place{Guild: "400000000000000002", Channel: "500000000000000003"}
	says(t, w.Slash(bobby, elsewhere, "help"), 4, false, "Ruled.")
	says(t, w.Slash(carol, inDM, "help"), 4, false, "Ruled.")
	users.Wait()
	if n := refused.Load(); n < least {
		t.Errorf("%d of 400 were refused", n)
	}
}

// Whoever has asked before the end is answered.
func TestShutdownDrains(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	begun := make(chan struct{}, 8)
	w.fake.run = func(context.Context, talk.Request) talk.Reply {
		begun <- struct{}{}
		time.Sleep(300 * time.Millisecond)
		return talk.Reply{Verdict: "Ruled."}
	}
	w.connected()
	answers := make(chan standin.Answer)
	for i := range cap(begun) {
		go func() { answers <- w.Slash(standin.User{ID: fmt.Sprint(70 + i), Name: "Ann"}, table, "help") }()
	}
	for range cap(begun) {
		<-begun
	}
	ended := make(chan error, 1)
	go func() { ended <- w.stop() }()
	for range cap(begun) {
		says(t, <-answers, 4, false, "Ruled.")
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// Whoever waits for a late answer when the bot ends is told that it will not come.
func TestShutdownLeavesNobodyWaiting(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	release := make(chan struct{})
	defer close(release)
	w.fake.run = func(context.Context, talk.Request) talk.Reply {
		<-release
		return talk.Reply{Verdict: "Too late."}
	}
	w.connected()
	if a := w.Slash(alice, table, "help"); a.Type != 5 {
		t.Fatalf("answered with %d", a.Type)
	}
	if err := w.stop(); err != nil {
		t.Error(err)
	}
	told := false
	for _, m := range w.Messages() {
		told = told || strings.Contains(m.Text(), "I was restarted before I was done")
		if m.Text() == "" {
			t.Error("an answer says for ever that it is thought of")
		}
	}
	if !told {
		t.Error("who waits is not told")
	}
}

// A gateway that never says HELLO, or never READY, is left after a while.
func TestUnfinishedHandshakes(t *testing.T) {
	t.Parallel()
	for name, prepare := range map[string]func(*standin.Server){
		"no HELLO": func(s *standin.Server) { s.Mute(1) },
		"no READY": func(s *standin.Server) { s.Poison(standin.Poison{}) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorldOf(t, bot.Config{}.WithOpenLimit(2*time.Second), prepare)
			w.fake.run = ruling
			if w.Connected(time.Second) {
				t.Error("connected without it")
			}
			w.connected()
			w.works()
		})
	}
}

// ruled makes the world's service the program's own, without an index of cards.
func ruled(w *world) {
	desk := commands.New(commands.Parts{Cards: noCards{}, Store: w.store,
		Rules: func(context.Context) (*rulesdb.DB, error) { return ownIndex() }})
	w.fake.run, w.fake.press = desk.Run, desk.Press
}

// ownIndex makes the index without an official text once; nothing is written to it.
var ownIndex = sync.OnceValues(func() (*rulesdb.DB, error) { return rulesdb.Open(context.Background(), "") })

type noCards struct{}

func (noCards) Lookup(string) (oracle.Card, bool) { return oracle.Card{}, false }
func (noCards) Candidates(string) []string        { return nil }
func (noCards) ShortFor(string) []string          { return nil }
func (noCards) Begins(string) bool                { return false }

func text(name, value string) standin.Option { return standin.Option{Name: name, Value: value} }

// askBob asks a question that Bob has to choose in.
func askBob(w *world) standin.Answer {
	w.t.Helper()
	w.AddUser(alice)
	w.AddUser(bobby)
	a := w.Slash(alice, table, "resolve", text("event", "<@"+alice.ID+">'s Spark deals 3 damage to <@"+bobby.ID+">"),
		text("effect1", "<@"+alice.ID+">: Ember Forge = If a source would deal damage, it deals double that damage instead."),
		text("effect2", "<@"+bobby.ID+">: Slate Plate = If damage would be dealt to you, prevent 1 of that damage."))
	says(w.t, a, 4, false, "Bob", "chooses")
	return a
}

// A custom_id with any of its bytes changed, in the hands of somebody who has no
// say, never changes the ruling nor its message.
func TestForgedIDs(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	ruled(w)
	w.connected()
	a := askBob(w)
	button := a.Message.Button("Ember Forge first")
	id := strings.Split(button, "|")[1]
	before, err := w.store.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	forged := []string{"", "|", strings.Repeat("|", 99), button + button}
	for at := range len(button) {
		forged = append(forged, button[:at], button[:at]+"|"+button[at:], button[:at]+"9"+button[at+1:], button[:at]+"\x00"+button[at+1:])
	}
	for _, action := range "csbworehxnpfFtgvyY" {
		forged = append(forged, fmt.Sprintf("b|%s|0|%c|Bob", id, action), fmt.Sprintf("m|%s|0|%c|0", id, action), fmt.Sprintf("u|%s|0|%c|1", id, action))
	}
	var presses sync.WaitGroup
	at := make(chan struct{}, 4)
	for i, f := range forged {
		at <- struct{}{}
		presses.Go(func() {
			defer func() { <-at }()
			// Some from a server of their own, so that none is told to wait.
			mallory, where := standin.User{ID: fmt.Sprint(660000 + i), Name: "Mallory"}, table
			if i%3 == 0 {
				where.Guild = fmt.Sprint(880000 + i)
			}
			if got := w.Pick(mallory, where, a.Message, f, "0"); got.Type == 7 || got.Type == 0 {
				t.Errorf("%q was answered with %d: %s", f, got.Type, got.Data)
			}
		})
	}
	presses.Wait()
	if after, err := w.store.Get(t.Context(), id); err != nil || after.Step != before.Step || string(after.Body) != string(before.Body) {
		t.Errorf("the ruling was changed: %v, step %d", err, after.Step)
	}
	says(t, w.Press(bobby, table, a.Message, button), 7, false, "5 damage")
}

// What people call themselves, their things and their servers, is shown and
// never carried out. The stand-in looks for what is alive or invisible. Each is tried
// in one way of three, unless APNAP_EVERY says otherwise.
func TestHostileTexts(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	ruled(w)
	w.connected()
	share := every.Nth(3)
	for i, x := range []string{
		"@everyone", "@here", "<@&5>", "<@!5>", "<#5>", "[x](http://evil.test)", "[x](<http://evil.test>)", "<http://evil.test>", "http://evil.test",
		"**b**", "||s||", "~~x~~", "`c`", "```\nblock\n```", "> q", "# h", "-# s", "1. x", "a\nb", "\u200b@everyone", "@\u200beveryone", "\u202eevil", "\u2066x",
		"\x00", "\x1b[31m", "<:e:123456789012345678>", "<t:1700000000:R>", "</resolve:123456789012345678>", "\\", "\\`", "\\@everyone", "Z͑ͫ̓ͪ̂ͫ̽͏̴", "\U000e0041", "\ufeff",
	} {
		hostile := standin.User{ID: fmt.Sprint(770000 + i), Name: x}
		w.AddUser(hostile)
		for way, options := range [][]standin.Option{
			{text("event", "my Spark deals 3 damage to Bob"), text("effect1", "me: "+x+" = If a source would deal damage, it deals double that damage instead."), text("effect2", "<@"+hostile.ID+">: Plate = If damage would be dealt to you, prevent 1 of that damage.")},
			{text("event", x+" deals 3 damage to Bob"), text("effect1", "Bob: "+x), text("facts", x), text("edition", x)},
			{text("question", "I control "+x+". "+x+" deals 3 damage to me. "+x)},
		} {
			if (i+way)%share > 0 {
				continue
			}
			if a := w.Slash(hostile, table, "resolve", options...); a.Type == 4 {
				for _, label := range []string{"Why these?", "All orders", "Seats"} {
					if id := a.Message.Button(label); id != "" {
						w.Press(hostile, table, a.Message, id)
					}
				}
			}
		}
		for command, option := range map[string]string{"rule": "number", "search": "words", "define": "term", "card": "name", "history": "number", "settings": "edition"} {
			w.Slash(hostile, table, command, text(option, x))
		}
	}
}
