package commands

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/internal/every"
)

// figures are the numbers of a reply, but for those in the names of players.
func figures(r talk.Reply) []string {
	says := []string{r.Title, r.Verdict}
	for _, l := range r.Lines {
		says = append(says, l.Text)
	}
	for _, row := range r.Buttons {
		for _, b := range row {
			says = append(says, b.Label)
		}
	}
	return regexp.MustCompile(`\d+`).FindAllString(regexp.MustCompile(`(?:Player|Lena|Tom) \d+|1337|[Bb]ob-?2`).ReplaceAllString(strings.Join(says, " "), ""), -1)
}

// TestNamesOfUsers: whatever users are called, in whatever script, their questions are
// read, and as they would be of anybody else. Of each question a share of the names
// is tried, each name with some of them, unless APNAP_EVERY says otherwise.
func TestNamesOfUsers(t *testing.T) {
	questions := []map[string]string{
		{"question": "<@9> has Furnace of Rath, I have Urza's Armor out. <@9> bolts me for 3. How much do I take?"},
		{"question": "<@9> controls Doubling Season and Hardened Scales. <@9>'s Walking Ballista enters with X=2. How many counters?"},
		{"question": "I have Furnace of Rath. <@9> attacks me with a 3/3 creature and I do not block. How much damage do I take?"},
		{"question": "I have Leyline of the Void. <@9>'s Grizzly Bears dies. Where does it go?"},
		{"event": "Lightning Bolt deals 3 damage to <@9>", "effect1": "<@9>'s Urza's Armor", "effect2": "my Furnace of Rath"},
		{"event": "<@9> draws a card", "effect1": "<@9>'s Thought Reflection"},
		{"question": "I control Furnace of Rath. <@9> controls Urza's Armor. I Bolt <@9>. How much damage?"},
	}
	ask := func(asker, other string, options map[string]string) talk.Reply {
		d := newDesk(NewMemory())
		d.Cards = cardindex.NewCards()
		return d.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "5", Name: asker}, Mentions: map[string]string{"9": other}, Options: options})
	}
	share := every.Nth(3)
	for n, q := range questions {
		usual := ask("Lena", "Tom", q)
		if usual.Refused != "" {
			t.Fatalf("%v: %s", q, usual.Verdict)
		}
		for i, name := range []string{"漢字", "김철수", "🔥Bob🔥", "नेहा", "עמית", "𝓑𝓸𝓫", "Ngo\u0302 Bảo", "O'Brien", "D'Arcy, Jr.", "bob smith", "xX_Slayer_Xx", "1337", "Bob2", "bob-2", "Jean-Luc", "O’Brien", "dr. who",
			"The Judge", "Player One", "123", "!!!", "🔥", "", "me", "I", "Im", "He", "She", "They", "Nobody", "Another", "Lena", "Asker", "Opponent",
			"Will", "May", "Wizard", "Zombie", "Bear", "Forest", "Green", "Commander", "Attack", "Casts", "Has", "Draw", "Exile", "Then", "Lightning Bolt", "Furnace of Rath", "Urza",
			"bolt", "furnace", "bob.smith", "_bob.smith.", "mr.x", "...", "a.b.c", "1.5", "the_real_bob", "two.face", "it_me", "target_practice"} {
			if (i+n)%share > 0 {
				continue
			}
			for _, pair := range [][2]string{{"Lena", name}, {name, "Tom"}} {
				r := ask(pair[0], pair[1], q)
				if r.Refused != "" || !slices.Equal(figures(r), figures(usual)) {
					t.Errorf("%q asks, naming %q: %v: %s %s %s", pair[0], pair[1], q, r.Refused, r.Title, r.Verdict)
				}
			}
		}
	}
}

// TestTwoUsersOfOneName: users whose names a question takes for one name are two
// players, each in a seat of their own, and a name that both have and that was typed
// is neither's.
func TestTwoUsersOfOneName(t *testing.T) {
	for _, pair := range [][2]string{{"JOE", "Joe"}, {"McCoy", "Mccoy"}, {"İpek", "ipek"}, {"Straße", "straße"}, {"Bob_1", "bob"}} {
		for _, typed := range []string{"", playerName(pair[0]) + " has 20 life"} {
			w := words{events: []string{"Lightning Bolt deals 3 damage to <@9>"}, effects: []string{"my Furnace of Rath", "<@9>'s Urza's Armor"}, facts: several(typed)}
			s := read(w, talk.User{ID: "5", Name: pair[0]}, map[string]string{"9": pair[1]}, false)
			if len(s.Seats) != 2 || len(s.Ask.Players) != 2 || oracle.SameName(s.Ask.Players[0], s.Ask.Players[1]) {
				t.Errorf("%q and %q are the players %q with the seats %v", pair[0], pair[1], s.Ask.Players, s.Seats)
			}
			named := slices.ContainsFunc(s.Ask.Players, func(p string) bool { return oracle.SameName(p, playerName(pair[0])) })
			if named == (typed != "") {
				t.Errorf("%q and %q, %q typed: the players are %q", pair[0], pair[1], typed, s.Ask.Players)
			}
		}
	}
}

// TestNamesAreKept: people are called what they are called, as far as a sentence can
// hold it.
func TestNamesAreKept(t *testing.T) {
	for name, want := range map[string]string{"O'Brien": "O'Brien", "O’Brien": "O'Brien", "xX_Bolt_Xx": "xX_Bolt_Xx", "1337": "1337", "Jean-Luc": "Jean-Luc",
		"bob_smith": "bob_smith", "bob.smith": "bob.smith", "_bob.": "Bob", "Bob Smith": "Bob", "bob": "Bob", "🔥Bob🔥": "Bob", "12": "", "Who's there": "There", "I'm": "", "-Bob-": "Bob", "D'Arcy, Jr.": "D'Arcy"} {
		if got := fullName(name, ""); got != want {
			t.Errorf("%q is called %q, want %q", name, got, want)
		}
	}
	ask := func(asker, other, question string) talk.Reply {
		d := newDesk(NewMemory())
		d.Cards = cardindex.NewCards()
		return d.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "5", Name: asker}, Mentions: map[string]string{"9": other}, Options: map[string]string{"question": question}})
	}
	for _, name := range []string{"O'Brien", "xX_Bolt_Xx", "1337", "Jean-Luc", "bob-2", "bob.smith"} {
		if r := ask("Lena", name, "I have Furnace of Rath, <@9> has Urza's Armor. I bolt <@9>. How much?"); r.Title != name+" chooses" {
			t.Errorf("of %q it says: %s %s %s", name, r.Title, r.Verdict, r.Quote)
		}
		if r := ask(name, "Lena", "I have Urza's Armor, <@9> has Furnace of Rath. <@9> bolts me. How much?"); r.Title != name+" chooses" {
			t.Errorf("%q asks: %s %s %s", name, r.Title, r.Verdict, r.Quote)
		}
	}
	if r := ask("Bob", "Bob", "I have Furnace of Rath, <@9> has Urza's Armor. I bolt <@9>. How much?"); r.Title != "Bob chooses" || !strings.Contains(strings.Join(r.Notes, " "), "Bob 2: Furnace of Rath") {
		t.Errorf("two Bobs: %s %s %q", r.Title, r.Verdict, r.Notes)
	}
}

// TestAskersNameTyped: that a name in the question is who asked is taken for granted
// where they speak of themself too, and said.
func TestAskersNameTyped(t *testing.T) {
	d := newDesk(NewMemory())
	options := map[string]string{"event": "Lightning Bolt deals 3 damage to Bob", "effect1": "my " + strings.TrimPrefix(forge, "Alice: "), "effect2": plate}
	for _, asker := range []string{"bob_smith", "Bob Smith", "Bob"} {
		r := d.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "5", Name: asker}, Options: options})
		if notes := strings.Join(r.Notes, " "); !strings.Contains(notes, "Assumed: ") || !strings.Contains(notes, "Bob is who asked") {
			t.Errorf("%q asks of Bob: %s %q", asker, r.Verdict, notes)
		}
	}
	r := d.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "5", Name: "Carol"}, Options: options})
	if strings.Contains(strings.Join(r.Notes, " "), "who asked") {
		t.Errorf("Carol asks of Bob: %q", r.Notes)
	}
}
