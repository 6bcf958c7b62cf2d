package bot_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
)

// TestProgramWhoIsAsked holds the real program to who is asked, what is shown to whom
// and where, and what is said when Discord refuses.
func TestProgramWhoIsAsked(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 5 seconds")
	}
	s := standin.Start()
	defer s.Close()
	for _, u := range []standin.User{alice, bobby, carol} {
		s.AddUser(u)
	}
	c := startChild(t, program(t), t.TempDir(), s, "RULES_PAGE=https://rules.example/{number}", "CARDS_PAGE=https://cards.example/{name}")
	if !s.Connected(30*time.Second) || s.Commands(20*time.Second) == nil {
		t.Fatalf("the program did not connect and register: %s", c.log.String())
	}
	for name, use := range map[string]func(*testing.T, *standin.Server){
		"names": keepsNames, "free seats": pressesForFreeSeats, "left seats": takesALeftSeat, "no event": saysWhatIsMissing,
		"nobody to share with": sharesWithNobody, "one rule": refusesPrivately, "update refused": countsWhatIsNotShown, "too late": catchesUp, "labels": labelsDecide, "shared": sharesOnce, "at once": pressesAtOnce, "looked at": staysWhereItIs, "pages": leadsToPages, "ranges": tellsRanges, "to confirm": asksToConfirm,
	} {
		t.Run(name, func(t *testing.T) { use(t, s) })
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
}

// leadsToPages finds the numbers and the cards of a ruling led to their pages, in the
// rules of today alone.
func leadsToPages(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	holds := func(a standin.Answer, texts ...string) {
		t.Helper()
		for _, text := range texts {
			if !strings.Contains(a.Message.Raw(), text) {
				t.Errorf("the message lacks %q: %s", text, a.Message.Raw())
			}
		}
	}
	ask := []standin.Option{option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob: Furnace of Rath"), option("effect2", "my Urza's Armor")}
	a := s.Slash(dora, table, "resolve", ask...)
	holds(a, "([616.1](https://rules.example/616.1))", "[Urza's Armor](https://cards.example/Urza%27s+Armor)")
	holds(s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first")), "— [614.1a](https://rules.example/614.1a), [614.5](https://rules.example/614.5)")
	holds(s.Slash(dora, table, "resolve", append(ask, option("edition", "2008"))...), "(419.9a)")
	holds(s.Slash(dora, table, "rule", option("number", "616.1")), "• [616.1a](https://rules.example/616.1a) ")
}

// keepsNames asks about people of all sorts of names.
func keepsNames(t *testing.T, s *standin.Server) {
	for i, name := range []string{"O'Brien", "xX_Bolt_Xx", "1337", "Jean-Luc", "bob.smith"} {
		dora, other := visitor(t), standin.User{ID: "33000000000000000" + string(rune('0'+i)), Name: name}
		s.AddUser(other)
		at := "<@" + other.ID + ">"
		a := s.Slash(dora, table, "resolve", option("question", "I control Furnace of Rath. "+at+" controls Urza's Armor. I Bolt "+at+". How much?"))
		called := strings.ReplaceAll(name, "_", `\_`) // as marked text
		says(t, a, 4, false, calls(other), called+" is the player affected")
		says(t, s.Press(other, table, a.Message, a.Message.Button("Urza's Armor first")), 7, false, "4 damage to "+called, " "+called+" chose Urza's Armor", " "+called+" loses 4 life")
	}
	typed := s.Slash(visitor(t), table, "resolve", option("question", "I control Furnace of Rath, O'Brien has Urza's Armor. I Bolt O'Brien."))
	says(t, typed, 4, false, "O'Brien is the player affected")
	smith := standin.User{ID: "3400000000000000001", Name: "bob_smith"}
	a := s.Slash(smith, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "my Furnace of Rath"), option("effect2", "Bob's Urza's Armor"))
	says(t, a, 4, false, "Assumed", "Bob is who asked")
}

// pressesForFreeSeats tries an invented question alone.
func pressesForFreeSeats(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Alice's Lightning Bolt deals 3 damage to Bob"), option("effect1", "Alice's Furnace of Rath"), option("effect2", "Bob's Urza's Armor"))
	says(t, s.Press(carol, table, a.Message, a.Message.Button("Urza's Armor first")), 4, true, "I am Bob")
	says(t, s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first")), 7, false, "4 damage")
}

// takesALeftSeat takes the seat of somebody who had all about them forgotten.
func takesALeftSeat(t *testing.T, s *standin.Server) {
	dora, eve := visitor(t), standin.User{ID: "3500000000000000001", Name: "Eve"}
	s.AddUser(eve)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to <@"+eve.ID+">"), option("effect1", "my Furnace of Rath"), option("effect2", "<@"+eve.ID+">'s Urza's Armor"))
	awaits := func(label string, there bool) {
		t.Helper()
		for end := time.Now().Add(3 * time.Second); (a.Message.Button(label) != "") != there; time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%q: %v is not what the message has: %s", label, there, a.Message.Text())
			}
		}
	}
	awaits("I am Eve", false)
	forgets(t, s, eve, table, "(1)")
	awaits("I am Eve", true)
	told := s.Press(carol, table, a.Message, a.Message.Button("Urza's Armor first"))
	says(t, told, 4, true, "If that is you")
	says(t, s.Press(carol, table, told.Message, told.Message.Button("I am Eve")), 7, true, "Done")
	shows(t, a.Message, 1)
	says(t, s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first")), 4, true, "Only Eve (<@"+carol.ID+">)")
	says(t, s.Press(carol, table, a.Message, a.Message.Button("Urza's Armor first")), 7, false, "4 damage")
}

// saysWhatIsMissing asks a question in which nothing happens.
func saysWhatIsMissing(t *testing.T, s *standin.Server) {
	a := s.Slash(visitor(t), table, "resolve", option("effect1", "my Furnace of Rath"))
	says(t, a, 4, true, "Say what happens")
	if a.Message.Button("Edit the question") == "" {
		t.Errorf("it cannot be edited: %s", a.Data)
	}
}

// sharesWithNobody asks in a server where only who asks sees the answer.
func sharesWithNobody(t *testing.T, s *standin.Server) {
	closed := standin.Place{Guild: "400000000000000009", Channel: "500000000000000009", NoExternal: true}
	a := s.Slash(visitor(t), closed, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "my Furnace of Rath"), option("effect2", "Bob's Urza's Armor"))
	says(t, a, 4, true, "only privately", "5 damage")
	if a.Message.Button("Share") != "" || strings.Contains(a.Message.Text(), "share it") {
		t.Errorf("sharing is offered: %s", a.Data)
	}
}

// refusesPrivately is not understood, asked in each way.
func refusesPrivately(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	says(t, s.Slash(dora, table, "resolve", option("event", "Bob frobnicates the moon"), option("effect1", "Bob's Urza's Armor")), 4, true, "can't rule")
	says(t, s.Slash(dora, table, "resolve", option("question", "Bob frobnicates the moon with Urza's Armor. What happens?")), 4, true, "can't rule")
	refused := s.Slash(dora, table, "resolve", option("event", "Bob frobnicates the moon"), option("effect1", "Bob's Urza's Armor"))
	says(t, s.Press(dora, table, refused.Message, refused.Message.Button("Cancel")), 7, true, "Deleted")
	id, _ := s.Slash(dora, table, "resolve").Form()
	says(t, s.Submit(dora, table, nil, id, option("event", "Bob frobnicates the moon"), option("effects", "Bob: Urza's Armor")), 4, true, "can't rule")
}

// countsWhatIsNotShown chooses while Discord does not take the update.
func countsWhatIsNotShown(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob's Furnace of Rath"), option("effect2", "my Urza's Armor"))
	s.Inject(standin.Fault{Path: "/callback", Status: 400, Code: 50035})
	told := s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first"))
	says(t, told, 4, true, "That counts")
	says(t, s.Press(dora, table, told.Message, told.Message.Button("Show it here")), 4, false, "4 damage")
}

// catchesUp chooses with an answer that comes too late for Discord: the choice counts, and
// the ruling's message shows it.
func catchesUp(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob's Furnace of Rath"), option("effect2", "my Urza's Armor"))
	s.Inject(standin.Fault{Path: "/callback", Status: 404, Code: 10062})
	if told := s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first")); told.Type != 0 {
		t.Fatalf("the stand-in took an answer that it refused: %s", told.Data)
	}
	shows(t, a.Message, 1)
	says(t, s.Press(dora, table, a.Message, a.Message.Button("Change a choice")), 7, false, "chooses")
}

// labelsDecide finds each option with its own ends, and the seats called as the players
// are, in English and in French.
func labelsDecide(t *testing.T, s *standin.Server) {
	for locale, want := range map[string][]string{
		"en": {"Doubling Season 1 first → 9 or 10 +1/+1 counters", "Hardened Scales first → 12 +1/+1 counters", "The opponent: nobody yet.", "Who is the opponent?"},
		"fr": {"Doubling Season 1 d'abord → 9 ou 10 marqueurs +1/+1", "Hardened Scales d'abord → 12 marqueurs +1/+1", "L'adversaire\u00a0: personne encore.", "Qui est l'adversaire\u00a0?"},
	} {
		dora := visitor(t)
		dora.Locale = locale
		a := s.Slash(dora, table, "resolve", option("event", "my Walking Ballista enters with X=2"), option("effect1", "2x my Doubling Season"), option("effect2", "my Hardened Scales"))
		for _, label := range want[:2] {
			if a.Message.Button(label) == "" {
				t.Errorf("%s: no button is called %q: %+v", locale, label, a.Message.Rows())
			}
		}
		redirected := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "my Pariah @ Bear"), option("effect2", "my Urza's Armor"), option("facts", "Bear is a green 2/2 creature I control"))
		if want := map[string]string{"en": "Pariah first → 3 damage to Bear", "fr": "Pariah d'abord → 3 blessures à Bear"}[locale]; redirected.Message.Button(want) == "" {
			t.Errorf("%s: no button is called %q: %+v", locale, want, redirected.Message.Rows())
		}
		seats := s.Press(dora, table, a.Message, a.Message.Button(map[string]string{"en": "Seats", "fr": "Places"}[locale]))
		says(t, seats, 4, true, want[2])
		if !strings.Contains(string(seats.Data), want[3]) {
			t.Errorf("%s: no menu is called %q: %s", locale, want[3], seats.Data)
		}
	}
}

// sharesOnce shares a private ruling: from then on that message is the ruling.
func sharesOnce(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob's Furnace of Rath"), option("effect2", "my Urza's Armor"),
		standin.Option{Name: "private", Value: true})
	says(t, a, 4, true, calls(dora))
	shared := s.Press(dora, table, a.Message, a.Message.Button("Share"))
	says(t, shared, 4, false, calls(dora))
	gone(t, a.Message)
	says(t, s.Press(dora, table, shared.Message, shared.Message.Button("Urza's Armor first")), 7, false, "4 damage")
}

// pressesAtOnce presses while it is not known yet that the ruling arrived: the
// ruling's own message shows what a press on another changed, and no second is made.
func pressesAtOnce(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	s.Inject(standin.Fault{Path: "/callback", After: true, Delay: time.Second})
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Eve"), option("effect1", "my Furnace of Rath"), option("effect2", "Eve's Urza's Armor"))
	seats := s.Press(dora, table, a.Message, a.Message.Button("Seats"))
	says(t, s.PickUser(dora, table, seats.Message, seats.Message.Button("Who is Eve?"), bobby), 7, true, "Done")
	shows(t, a.Message, 1)
	s.Inject(standin.Fault{Path: "/callback", After: true, Delay: time.Second})
	id := strings.Split(a.Message.Button("Seats"), "|")[1]
	here := s.Slash(dora, table, "ruling", option("id", id))
	says(t, here, 4, false, calls(bobby))
	seats = s.Press(bobby, table, here.Message, here.Message.Button("Seats"))
	says(t, s.PickUser(bobby, table, seats.Message, seats.Message.Button("Who is Eve?"), carol), 7, true, "Done")
	shows(t, here.Message, 2)
}

// tellsRanges asks what may end in many amounts, none among them: each way to choose, and
// the list of all ends, tells first what they lie between.
func tellsRanges(t *testing.T, s *standin.Server) {
	for _, one := range []struct{ locale, first, label, all string }{
		{"en-US", "• 0 to 30 damage: Urza's Armor 1 first", "Urza's Armor 1 first → 0 to 30 damage", "137 orders, 32 ends: 0 to 37 damage."},
		{"fr", "• 0 à 30 blessures", "Urza's Armor 1 d'abord → 0 à 30 blessures", "0 à 37 blessures."},
	} {
		dora := visitor(t)
		dora.Locale = one.locale
		a := s.Slash(dora, table, "resolve", option("event", "my Lightning Bolt deals 3 damage to Bob"), option("effect1", "my 3x Furnace of Rath"), option("effect2", "Bob: 3x Urza's Armor"), option("effect3", "my Torbran, Thane of Red Fell"))
		says(t, a, 4, false, one.first)
		if a.Message.Button(one.label) == "" {
			t.Errorf("no button is called %q: %s", one.label, a.Data)
		}
		all := "All orders"
		if one.locale == "fr" {
			all = "Tous les ordres"
		}
		list := s.Press(dora, table, a.Message, a.Message.Button(all))
		if list.Type == 4 { // on a busy machine it comes later
			says(t, list, 4, true, one.all)
			continue
		}
		settled(t, s, list, one.all)
	}
}

// staysWhereItIs has somebody who takes no part look at a ruling: it stays in its message,
// which says where it went once somebody who does moves it. What is asked stands in each.
func staysWhereItIs(t *testing.T, s *standin.Server) {
	dora, asked := visitor(t), "-# Effects: Dora: Furnace of Rath; Bob: Urza's Armor."
	a := s.Slash(dora, table, "ask", option("question", "I control Furnace of Rath, Bob has Urza's Armor. I Bolt Bob."))
	says(t, a, 4, false, asked)
	id := strings.Split(a.Message.Button("Seats"), "|")[1]
	looks := s.Slash(carol, table, "ruling", option("id", id))
	says(t, looks, 4, true, "Bob is the player affected", asked)
	shows(t, a.Message, 0)
	moved := s.Slash(dora, table, "ruling", option("id", id))
	says(t, moved, 4, false, "Bob is the player affected", asked)
	gone(t, a.Message)
	if looks.Message.Button("Seats") == "" {
		t.Errorf("what a stranger looked at is changed: %s", looks.Message.Text())
	}
	other := standin.Place{Guild: table.Guild, Channel: "500000000000000008"}
	says(t, s.Slash(dora, other, "ruling", option("id", id)), 4, true, "<#"+table.Channel+">")
	says(t, s.Press(dora, table, moved.Message, moved.Message.Button("Furnace of Rath first")), 7, false, "5 damage", asked)
}

// asksToConfirm has a reading shown part by part, and rules on it at a press.
func asksToConfirm(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "ask", option("question", "I control Furnace of Rath and, my dog barks loudly. I Bolt Bob for 3."))
	says(t, a, 4, true, "Is this your question?", "• Effects: Dora: Furnace of Rath.\n• What happens: Dora's Lightning Bolt deals 3 damage to Bob.\nI left out \"my dog barks loudly\", which may change the ruling.")
	says(t, s.Press(bobby, table, a.Message, a.Message.Button("That's my question")), 4, true, "Only who asked")
	says(t, s.Press(dora, table, a.Message, a.Message.Button("That's my question")), 4, false, "6 damage to Bob", "As you confirmed, leaving out \"my dog barks loudly\"")
}
