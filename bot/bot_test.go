package bot_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/commands"
	"apnap/commands/talk"
)

// choosing is a service that asks Bob to choose once.
func choosing(w *world) {
	w.fake.run = func(ctx context.Context, r talk.Request) talk.Reply {
		err := w.store.Put(ctx, commands.Record{ID: "r1", Guild: r.Place.Guild, Channel: r.Place.Channel,
			Owner: r.User.ID, Created: time.Now(), Updated: time.Now()})
		if err != nil {
			return talk.Reply{Verdict: err.Error(), Refused: "fault"}
		}
		return talk.Reply{Ruling: "r1", Title: "Bob chooses", Verdict: r.Options["event"], Mentioned: slices.Collect(maps.Keys(r.Mentions)),
			Notes: []string{fmt.Sprint(r.Mentions)}, Footer: "Rules of 17 April 2026",
			Buttons: [][]talk.Button{{{Label: "Furnace first → 5", Action: talk.ActChoose, Value: "furnace", Style: talk.StyleChoice}}}}
	}
	w.fake.press = func(ctx context.Context, p talk.Press) talk.Reply {
		if p.User.ID != bobby.ID {
			return talk.Reply{Ruling: "r1", Verdict: "That choice is Bob's.", Private: true, Refused: "not_yours"}
		}
		rec, err := w.store.Get(ctx, p.Ruling)
		if err == nil {
			rec.Step++
			err = w.store.Swap(ctx, rec, p.Step, p.Interaction)
		}
		if err != nil {
			return talk.Reply{Verdict: err.Error(), Private: true, Refused: "stale"}
		}
		return talk.Reply{Ruling: "r1", Step: rec.Step, Verdict: "Bob chose " + p.Value + "."}
	}
}

func TestSlashAndPresses(t *testing.T) {
	w := newWorld(t, nil)
	choosing(w)
	w.AddUser(bobby)
	w.connected()
	if w.Commands(2*time.Second) == nil {
		t.Fatal("no commands were registered")
	}
	event := standin.Option{Name: "event", Value: "Storm deals 3 damage to <@!" + bobby.ID + ">"}
	a := w.Slash(alice, table, "resolve", event)
	says(t, a, 4, false, "Bob chooses", "**Storm deals 3 damage to <@!"+bobby.ID+">**", bobby.ID+":Bob", "17 April")
	button := a.Message.Button("Furnace first")

	says(t, w.Press(alice, table, a.Message, button), 4, true, "That choice is Bob's.")
	elsewhere := table
	elsewhere.Channel = "500000000000000009"
	says(t, w.Press(bobby, elsewhere, a.Message, button), 4, true, "shown elsewhere")
	says(t, w.Press(bobby, table, a.Message.Copy("1"), button), 4, true, "shown elsewhere")
	says(t, w.Press(bobby, table, a.Message, "b|r1|0|"), 4, true, "no longer know that button")
	says(t, w.Press(bobby, table, a.Message, "l|r1|0|c|unknown"), 4, true, "no longer know that button")

	says(t, w.Press(bobby, table, a.Message, button), 7, false, "Bob chose furnace.")
	says(t, w.Press(bobby, table, a.Message, button), 4, true, "moved on")
	if n := w.Lookups(); n != 1 {
		t.Errorf("Bob was looked up %d times", n)
	}
}

// Of presses at the same moment one counts; the others are told so.
func TestPressesAtOnce(t *testing.T) {
	w := newWorld(t, nil)
	choosing(w)
	w.connected()
	a := w.Slash(alice, table, "resolve", standin.Option{Name: "event", Value: "Storm"})
	button := a.Message.Button("Furnace")
	answers := make(chan standin.Answer)
	for range 8 {
		go func() { answers <- w.Press(bobby, table, a.Message, button) }()
	}
	counted := 0
	for range 8 {
		switch got := <-answers; got.Type {
		case 7:
			counted++
		case 4:
			says(t, got, 4, true, "moved on")
		default:
			t.Errorf("answered with %d: %s", got.Type, got.Data)
		}
	}
	if counted != 1 {
		t.Errorf("%d presses counted", counted)
	}
}

func TestPrivateRulingInADM(t *testing.T) {
	w := newWorld(t, nil)
	w.fake.run = func(_ context.Context, r talk.Request) talk.Reply {
		return talk.Reply{Verdict: r.User.Name + " asks " + r.Options["private"], Private: true, Ruling: "r9",
			Buttons: [][]talk.Button{{{Label: "Go on", Action: talk.ActChoose}, {Label: "Share", Action: talk.ActShare}, {Label: "Why", Action: talk.ActWhy}}}}
	}
	w.fake.press = func(_ context.Context, p talk.Press) talk.Reply {
		switch p.Action {
		case talk.ActShare:
			return talk.Reply{Ruling: "r9", Verdict: "Shared.", New: true}
		case talk.ActWhy:
			return talk.Reply{Verdict: "Because.", Private: true}
		}
		return talk.Reply{Ruling: "r9", Verdict: "Further.", Private: true}
	}
	w.connected()
	a := w.Slash(alice, inDM, "resolve", standin.Option{Name: "private", Value: true})
	says(t, a, 4, true, "Alice asks true")
	share, why, on := a.Message.Button("Share"), a.Message.Button("Why"), a.Message.Button("Go on")
	says(t, w.Press(alice, inDM, a.Message, why), 4, true, "Because.")
	says(t, w.Press(alice, inDM, a.Message, on), 7, true, "Further.")
	says(t, w.Press(alice, inDM, a.Message, share), 4, false, "Shared.")
}

func TestLongValuesMenusAndForms(t *testing.T) {
	w := newWorld(t, nil)
	long := "search:2:" + strings.Repeat("wörds ", 60)
	w.fake.run = func(context.Context, talk.Request) talk.Reply {
		return talk.Reply{Verdict: "Look.",
			Buttons: [][]talk.Button{{{Label: "Next", Action: talk.ActPage, Value: long}, {Label: "Edit", Action: talk.ActEdit}}},
			Menus: []talk.Menu{{Action: talk.ActShowRule, Entries: []talk.MenuEntry{
				{Label: "614.5", Value: "614.5"}, {Label: "long", Value: long}, {Label: "mark", Value: "~x"}}}}}
	}
	w.fake.press = func(_ context.Context, p talk.Press) talk.Reply {
		if p.Action == talk.ActEdit {
			return talk.Reply{Form: &talk.Form{Title: "Ask", Action: talk.ActForm, Boxes: []talk.Box{
				{Name: "event", Label: "What happens", Required: true}, {Name: "facts", Label: "The board", Long: true, MaxLength: 9999}}}}
		}
		if p.Value == long {
			return talk.Reply{Verdict: "The long one."}
		}
		return talk.Reply{Verdict: p.Action + " " + p.Value + " " + p.Values["facts"]}
	}
	w.connected()
	a := w.Slash(alice, table, "help")
	menu := a.Message.Button("614.5")
	says(t, w.Press(alice, table, a.Message, a.Message.Button("Next")), 7, false, "The long one.")
	says(t, w.Pick(alice, table, a.Message, menu, "614.5"), 7, false, "n 614.5")

	a = w.Slash(alice, table, "help")
	var entries []string
	for _, o := range a.Message.Rows()[1].Components[0].Options {
		entries = append(entries, o.Value)
	}
	edit := a.Message.Button("Edit")
	says(t, w.Pick(alice, table, a.Message, menu, entries[2]), 7, false, "n \\~x")
	says(t, w.Pick(alice, table, a.Message, menu, entries[1]), 7, false, "The long one.")
	f := w.Press(alice, table, a.Message, edit)
	if f.Type != 9 {
		t.Fatalf("no form: %s", f.Data)
	}
	var sent struct {
		CustomID string `json:"custom_id"`
	}
	if err := json.Unmarshal(f.Data, &sent); err != nil {
		t.Fatal(err)
	}
	boxes := []standin.Option{{Name: "event", Value: "Bolt"}, {Name: "facts", Value: "a fact"}}
	says(t, w.Submit(alice, table, a.Message, sent.CustomID, boxes...), 7, false, "F Bolt a fact")
	says(t, w.Submit(alice, table, nil, sent.CustomID, boxes...), 4, false, "F Bolt a fact")
	says(t, w.Submit(alice, table, nil, edit, boxes...), 4, true, "no longer know")
}

func TestSuggestions(t *testing.T) {
	w := newWorld(t, nil)
	w.fake.complete = func(p talk.Partial) []talk.Suggestion {
		if p.Typed == "panic" {
			panic("a fault")
		}
		out := []talk.Suggestion{{Label: p.Command + " " + p.Option + " " + p.Typed, Value: "v"}, {Label: "same", Value: "v"},
			{Label: "", Value: "x"}, {Label: "long", Value: strings.Repeat("x", 101)}, {Label: strings.Repeat("y", 200), Value: "y"}}
		for i := range 40 {
			out = append(out, talk.Suggestion{Label: "n", Value: fmt.Sprint(i)})
		}
		return out
	}
	w.connected()
	_, got := w.Type(alice, table, "resolve", standin.Option{Name: "effect1", Value: "furn"})
	if len(got) != 25 || got[0] != "resolve effect1 furn" {
		t.Errorf("suggestions: %q", got)
	}
	if _, got := w.Type(alice, inDM, "resolve", standin.Option{Name: "effect1", Value: "panic"}); len(got) != 0 {
		t.Errorf("suggestions: %q", got)
	}
}

func TestFaultsOfTheService(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	release := make(chan struct{})
	w.fake.run = func(_ context.Context, r talk.Request) talk.Reply {
		switch r.Options["event"] {
		case "panic":
			panic("a fault")
		case "slow":
			<-release
			return talk.Reply{Verdict: "At last.", Private: r.Options["private"] == "true"}
		case "slow and private":
			<-release
			return talk.Reply{Verdict: "At last.", Private: true}
		}
		return talk.Reply{}
	}
	w.fake.press = func(context.Context, talk.Press) talk.Reply {
		<-release
		return talk.Reply{Verdict: "Pressed at last."}
	}
	w.connected()
	event := func(s string) standin.Option { return standin.Option{Name: "event", Value: s} }
	says(t, w.Slash(alice, table, "resolve", event("panic")), 4, true, "Something went wrong")
	says(t, w.Slash(alice, table, "resolve", event("")), 4, false, "nothing to show")
	says(t, w.Slash(alice, table, "resolve", event(strings.Repeat("x", 5000))), 4, true, "shorten")
	says(t, w.Slash(standin.User{}, table, "resolve"), 4, true, "Something went wrong")

	slow := make(chan standin.Answer, 3)
	go func() { slow <- w.Slash(alice, table, "resolve", event("slow")) }()
	go func() { slow <- w.Slash(alice, table, "resolve", event("slow and private")) }()
	shown := w.Slash(alice, table, "help")
	go func() { slow <- w.Press(alice, table, shown.Message, "b||0|p|x") }()
	var late []standin.Answer
	for range 3 {
		late = append(late, <-slow)
	}
	close(release)
	for _, a := range late {
		if a.Type != 5 && a.Type != 6 {
			t.Errorf("answered with %d: %s", a.Type, a.Data)
		}
		if !w.Settled(a.Message, 3*time.Second) {
			t.Error("the late reply never came")
		}
	}
	end := time.Now().Add(3 * time.Second)
	count := func(text string) (n int) {
		for _, m := range w.Messages() {
			if strings.Contains(m.Text(), text) {
				n++
			}
		}
		return n
	}
	for count("At last.") < 2 || count("Pressed at last.") < 1 {
		if time.Now().After(end) {
			t.Fatalf("%d and %d late replies", count("At last."), count("Pressed at last."))
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func TestFaultsOfREST(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	w.fake.run = func(context.Context, talk.Request) talk.Reply { return talk.Reply{Verdict: "Ruled."} }
	w.connected()
	for _, faults := range [][]standin.Fault{
		{{Path: "/callback", Status: 500}, {Path: "/callback", Status: 503}},
		{{Path: "/callback", Status: 429, RetryAfter: 300 * time.Millisecond}},
		{{Path: "/callback", Drop: true}},
		{{Path: "/callback", Drop: true, After: true}},
		{{Path: "/callback", Delay: 1300 * time.Millisecond}},
	} {
		w.Inject(faults...)
		says(t, w.Slash(alice, table, "help"), 4, false, "Ruled.")
	}
}

func TestFlood(t *testing.T) {
	w := newWorld(t, nil)
	w.fake.run = func(context.Context, talk.Request) talk.Reply { return talk.Reply{Verdict: "Ruled."} }
	w.connected()
	refused := 0
	for range 30 {
		if a := w.Slash(alice, table, "help"); a.Private {
			says(t, a, 4, true, "a lot at once")
			refused++
		}
	}
	if refused < 5 {
		t.Errorf("%d of 30 were refused", refused)
	}
	says(t, w.Slash(bobby, table, "help"), 4, false, "Ruled.")
}

// A lookup that hangs does not hold up the answer.
func TestSlowLookup(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	w.fake.run = func(_ context.Context, r talk.Request) talk.Reply {
		return talk.Reply{Verdict: fmt.Sprint(len(r.Mentions), " known")}
	}
	w.connected()
	w.AddUser(bobby)
	w.Inject(standin.Fault{Path: "/users/", Delay: 1500 * time.Millisecond})
	a := w.Slash(alice, table, "resolve", standin.Option{Name: "event", Value: "<@" + bobby.ID + "> and <@" + alice.ID + ">"})
	says(t, a, 4, false, "1 known")
}
