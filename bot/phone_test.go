package bot

import (
	"context"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"apnap/commands"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/rulesdb"
)

var update = flag.Bool("update", false, "rewrite the replies that are read on a phone")

// phone is how many characters a line has on a telephone, and phoneFile what forty
// replies look like on one.
const (
	phone     = 40
	phoneFile = "testdata/phone.txt"
)

// asked is a question for the phone, and which of the ways to choose are pressed.
type asked struct {
	command string
	options map[string]string
	press   []int
}

// phoneQuestions are twenty that people ask, each shown in both languages: every kind of
// choice, of refusal and of look-up is among them.
func phoneQuestions() []asked {
	ask := func(q string, press ...int) asked {
		return asked{"ask", map[string]string{"question": q}, press}
	}
	return []asked{
		ask("I control Furnace of Rath, Bob has Urza's Armor. I Bolt him. How much does he take?", 1),
		ask("I have Doubling Season and Hardened Scales. My Walking Ballista enters with X=2. How many counters?"),
		ask("I control two Furnaces of Rath and my opponent has two Urza's Armors. I Bolt him for 3.", 0, 0),
		ask("My Golgari Grave-Troll is in my graveyard, I have 10 cards in library. I draw a card. Can I dredge?", 0),
		ask("I control Rest in Peace. My opponent's Darksteel Colossus dies.", 0),
		ask("I play Temple Garden while my opponent controls Kismet."),
		ask("I control Academy Manufactor and Xorn and create a Treasure token. What do I get?", 0),
		ask("I have Alhammarret's Archive and Thought Reflection. I draw a card for the turn."),
		ask("My commander would die while my opponent has Leyline of the Void. Where does it go?"),
		ask("My opponent casts Burst Lightning on me (2 damage normally, 4 if kicked). He controls Furnace of Rath; I control Urza's Armor."),
		ask("I control Furnace of Rath. I Bolt Bob unless the moon is full."),
		ask("What happens if I have Furnace of Rath?"),
		ask("Bob has Boon Reflection and Tainted Remedy is mine. Bob gains 3 life.", 0),
		ask("I Wrath of God. My creature has Bear Umbra and a shield counter."),
		{"resolve", map[string]string{"event": "Alice's Hill Hound deals 2 damage to Bob and Alice's Lake Hound deals 2 damage to Bob at the same time", "effect1": "Bob: Salve = Prevent the next 3 damage that would be dealt to you this turn."}, []int{0}},
		{"resolve", map[string]string{"event": "Alice's Lightning Bolt deals 3 damage to Bob", "effect1": "Alice: Furnace of Rath", "effect2": "Bob: Urza's Armor", "edition": "2008"}, []int{0}},
		{"rule", map[string]string{"number": "616.1"}, nil},
		{"search", map[string]string{"words": "one opportunity"}, nil},
		{"card", map[string]string{"name": "Doubling Season"}, nil},
		{"help", nil, nil},
	}
}

// TestOnAPhone: forty replies in each language look on a telephone as they were read and
// found good (-update rewrites them).
func TestOnAPhone(t *testing.T) {
	t.Parallel()
	rules, err := rulesdb.Open(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer rules.Close()
	var b strings.Builder
	for _, l := range say.Languages() {
		locale := l.Tag()
		if l == say.English {
			locale = "en-US"
		}
		for _, q := range phoneQuestions() {
			onAPhone(&b, rules, q, locale)
		}
	}
	if *update {
		if err := os.WriteFile(phoneFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(phoneFile)
	if err != nil {
		t.Fatal(err)
	}
	if got := b.String(); got != string(want) {
		was, is := strings.Split(string(want), "\n"), strings.Split(got, "\n")
		for i := range is {
			if i >= len(was) || was[i] != is[i] {
				t.Fatalf("the replies have changed from line %d on (-update rewrites them): %q", i+1, is[i])
			}
		}
		t.Fatal("the replies have changed (-update rewrites them)")
	}
}

// onAPhone writes a reply and those to the presses, as a telephone shows them.
func onAPhone(b *strings.Builder, rules *rulesdb.DB, q asked, locale string) {
	cards := cardindex.NewCards()
	d := commands.New(commands.Parts{Cards: cards, Names: cards, Store: commands.NewMemory(), Rules: func(context.Context) (*rulesdb.DB, error) { return rules, nil }, NewID: func() string { return "k7m2qa" },
		Now: func() time.Time { return time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC) }})
	me, at := talk.User{ID: "1", Name: "Alice"}, talk.Place{Guild: "g", Channel: "c"}
	r := d.Run(context.Background(), talk.Request{Command: q.command, Options: q.options, User: me, Place: at, Locale: locale})
	fmt.Fprintf(b, "==== %s /%s", locale, q.command)
	for _, name := range []string{"question", "event", "effect1", "effect2", "edition", "number", "words", "name"} {
		if v := q.options[name]; v != "" {
			fmt.Fprintf(b, " %s: %s", name, v)
		}
	}
	fmt.Fprintln(b)
	shown(b, r, say.For(locale))
	for i, option := range q.press {
		choice := choiceAt(r, option)
		if choice == nil {
			continue
		}
		fmt.Fprintf(b, "---- %s\n", choice.Label)
		r = d.Press(context.Background(), talk.Press{Ruling: r.Ruling, Step: r.Step, Action: choice.Action, Value: choice.Value, User: me, Place: at, Locale: locale, Interaction: fmt.Sprint("i", i)})
		shown(b, r, say.For(locale))
	}
}

// choiceAt is the button of one of the ways to choose; nil where there is none.
func choiceAt(r talk.Reply, n int) *talk.Button {
	for _, row := range r.Buttons {
		for i := range row {
			if row[i].Action == talk.ActChoose {
				if n == 0 {
					return &row[i]
				}
				n--
			}
		}
	}
	return nil
}

// marks are what markup adds to what is read.
var marks = regexp.MustCompile(`\*\*|-# |\\|\]\([^)]*\)|\[`)

// shown writes a message at the width of a telephone.
func shown(b *strings.Builder, r talk.Reply, l say.Language) {
	m, _ := render(r, l)
	for _, e := range m.Embeds {
		for _, text := range []string{e.Title, e.Description} {
			if text != "" {
				for line := range strings.SplitSeq(marks.ReplaceAllString(text, ""), "\n") {
					narrow(b, "  ", line)
				}
			}
		}
		if e.Footer != nil {
			narrow(b, "  ", e.Footer.Text)
		}
	}
	for _, row := range m.Components {
		for _, c := range row.Components {
			switch c := c.(type) {
			case outButton:
				narrow(b, "  [ ", c.Label+" ]")
			case outLink:
				narrow(b, "  [ ", c.Label+" ↗ ]")
			case outMenu:
				narrow(b, "  ▾ ", c.Placeholder)
			case outUsers:
				narrow(b, "  ▾ ", c.Placeholder)
			}
		}
	}
	fmt.Fprintln(b)
}

// narrow writes a line broken between words.
func narrow(b *strings.Builder, before, line string) {
	now := ""
	for word := range strings.SplitSeq(line, " ") {
		if now != "" && size(now)+1+size(word) > phone {
			fmt.Fprintln(b, strings.TrimRight(before+now, " "))
			before, now = strings.Repeat(" ", len([]rune(before))), ""
		}
		now = strings.Trim(now+" "+word, " ")
	}
	fmt.Fprintln(b, strings.TrimRight(before+now, " "))
}
