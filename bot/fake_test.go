package bot_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"apnap/bot"
	"apnap/bot/standin"
	"apnap/bot/store"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// fake is a Service that does what a test says.
type fake struct {
	run      func(context.Context, talk.Request) talk.Reply
	press    func(context.Context, talk.Press) talk.Reply
	complete func(talk.Partial) []talk.Suggestion
}

func (f *fake) Specs() []talk.Spec {
	return []talk.Spec{
		{Name: say.Text("resolve"), Description: say.Text("Rule on an event"), Options: []talk.OptionSpec{
			{Name: say.Text("effect1"), Description: say.Text(strings.Repeat("An effect. ", 20)), Autocomplete: true, MaxLength: 9000},
			{Name: say.Text("private"), Description: say.Text("Only for me"), Boolean: true},
			{Name: say.Text("event"), Description: say.Text("What happens"), Required: true},
		}},
		{Name: say.Text("help"), Description: say.Text("Worked examples")},
	}
}

func (f *fake) Run(ctx context.Context, r talk.Request) talk.Reply { return f.run(ctx, r) }

func (f *fake) Press(ctx context.Context, p talk.Press) talk.Reply { return f.press(ctx, p) }

func (f *fake) Complete(_ context.Context, p talk.Partial) []talk.Suggestion {
	return f.complete(p)
}

// world is a bot running against a stand-in.
type world struct {
	*standin.Server
	t     testing.TB
	store *store.Store
	log   *logged
	fake  *fake
	stop  func() error
}

// logged is a log that may be read while it is written.
type logged struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.Write(p)
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.String()
}

// shortGap is the gap between identifies in most tests.
const shortGap = 100 * time.Millisecond

var (
	alice = standin.User{ID: "300000000000000001", Name: "Alice"}
	bobby = standin.User{ID: "300000000000000002", Name: "Bob"}
	carol = standin.User{ID: "300000000000000003", Name: "Carol"}
	table = standin.Place{Guild: "400000000000000001", Channel: "500000000000000001"}
	inDM  = standin.Place{Channel: "500000000000000002"}
)

// newWorld starts a stand-in and a bot; prepare may set faults before the bot
// starts. The test fails on any violation, on any token in the log, and when
// the bot does not end well.
func newWorld(t testing.TB, prepare func(*standin.Server)) *world {
	t.Helper()
	return newWorldOf(t, bot.Config{}, prepare)
}

// newWorldOf is newWorld with a bot that is told more than where it is.
func newWorldOf(t testing.TB, c bot.Config, prepare func(*standin.Server)) *world {
	t.Helper()
	w := &world{Server: standin.Start(), t: t, log: &logged{}, fake: &fake{}}
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "rulings.db"))
	if err != nil {
		t.Fatal(err)
	}
	w.store = s
	if prepare != nil {
		prepare(w.Server)
	}
	w.SetGap(shortGap)
	c.Token, c.APIURL = standin.Token, w.URL()
	w.start(c.WithGap(shortGap))
	t.Cleanup(func() {
		if err := w.stop(); err != nil {
			t.Errorf("the bot ended with %v", err)
		}
		w.Close()
		s.Close()
		for _, v := range w.Violations() {
			t.Errorf("violation: %s", v)
		}
		for _, secret := range []string{standin.Token, "aW50ZXJhY3Rpb24"} {
			if strings.Contains(w.log.String(), secret) {
				t.Errorf("the log holds a token: %s", w.log)
			}
		}
		if t.Failed() {
			t.Log(w.log)
		}
	})
	return w
}

func (w *world) start(c bot.Config) {
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	log := slog.New(slog.NewTextHandler(w.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	go func() { ended <- bot.Run(ctx, c, w.fake, w.store, log) }()
	w.stop = sync.OnceValue(func() error {
		cancel()
		select {
		case err := <-ended:
			return err
		case <-time.After(10 * time.Second):
			return errors.New("the bot did not stop")
		}
	})
}

// connected waits for the session.
func (w *world) connected() {
	w.t.Helper()
	if !w.Connected(8 * time.Second) {
		w.t.Fatalf("not connected\n%s", w.log)
	}
}

// calls is how a message calls who is to choose.
func calls(u standin.User) string { return "<@" + u.ID + "> chooses" }

func says(t testing.TB, a standin.Answer, typ int, private bool, texts ...string) {
	t.Helper()
	if a.Type != typ || a.Message == nil || a.Private != private {
		t.Fatalf("answered with type %d, private %v: %s", a.Type, a.Private, a.Data)
	}
	for _, text := range texts {
		if !strings.Contains(a.Message.Text(), text) {
			t.Errorf("the message lacks %q: %s", text, a.Message.Text())
		}
	}
}

func (f *fake) News(context.Context, func(context.Context, talk.Post) error) error { return nil }
