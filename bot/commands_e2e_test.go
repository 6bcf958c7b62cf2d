package bot_test

import (
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
)

// TestEveryCommand uses every command of the program as people do on Discord.
func TestEveryCommand(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 10 seconds")
	}
	s := standin.Start()
	defer s.Close()
	s.AddUser(alice)
	s.AddUser(bobby)
	path, data := program(t), t.TempDir()
	importCards(t, path, data)
	c := startChild(t, path, data, s)
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatalf("the program did not connect and register: %s", c.log.String())
	}
	for name, use := range map[string]func(*testing.T, *standin.Server){
		"form": fillsTheForm, "on a message": rulesOnAMessage, "define": definesATerm, "history": tellsAHistory,
		"compare": comparesEditions, "card": showsACard, "French card": namesACardInFrench, "ruling": showsRulings, "settings": settlesAServer,
		"forget": forgetsAUser, "division": dividesAShield, "amount": choosesAnAmount, "seats": givesSeats, "again": showsAgain, "orders": drawsAllOrders, "about": tellsAboutItself, "follow": goesOn,
	} {
		t.Run(name, func(t *testing.T) { use(t, s) })
	}
	t.Run("report", func(t *testing.T) { reportsARuling(t, s, path, data) })
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
	if t.Failed() || strings.Contains(c.log.String(), "fault") {
		t.Error(c.log.String())
	}
}

// visitor is somebody whom no other part of the test knows: a person may ask only
// so much at once.
func visitor(t *testing.T) standin.User {
	sum := crc32.ChecksumIEEE([]byte(t.Name()))
	return standin.User{ID: fmt.Sprintf("3100000%010d", sum), Name: "Dora"}
}

// aQuestion is a whole question that the program understands.
const aQuestion = "I control Furnace of Rath and Bob controls Urza's Armor. I Bolt Bob. How much damage does he take?"

// fillsTheForm asks with the form that a bare /resolve opens, in sentences and in
// parts, under an edition and in private.
func fillsTheForm(t *testing.T, s *standin.Server) {
	form := s.Slash(alice, table, "resolve", standin.Option{Name: "private", Value: true}, standin.Option{Name: "edition", Value: "2008"})
	id, boxes := form.Form()
	if form.Type != 9 || boxes["edition"] != "2008" {
		t.Fatalf("no form: %s", form.Data)
	}
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: aQuestion}, standin.Option{Name: "edition", Value: "2008"}),
		4, true, "Bob chooses", "1 February 2008", "5 damage", "share it so that Bob can choose")
	id, _ = s.Slash(alice, table, "resolve").Form()
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: ""}, standin.Option{Name: "event", Value: "Lightning Bolt deals 3 damage to Bob"},
		standin.Option{Name: "effects", Value: "Alice: Furnace of Rath\nBob: Urza's Armor"}), 4, false, "Bob chooses", "17 April 2026")
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: " "}), 4, true, "no question in the form")
	says(t, s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: aQuestion}, standin.Option{Name: "event", Value: "Alice gains 2 life"}),
		4, true, "not both")
	refused := s.Submit(alice, table, nil, id, standin.Option{Name: "question", Value: "Bob frobnicates the moon with Urza's Armor. What happens?"})
	says(t, refused, 4, true, "I can't rule on this yet")
	again := s.Press(alice, table, refused.Message, refused.Message.Button("Edit the question"))
	if id, boxes = again.Form(); !strings.Contains(boxes["question"], "frobnicates") {
		t.Fatalf("the form lost the question: %s", again.Data)
	}
	says(t, s.Submit(alice, table, refused.Message, id, standin.Option{Name: "question", Value: aQuestion}), 4, false, "Bob chooses")
}

// rulesOnAMessage takes a question from a message: its author is who says "I".
func rulesOnAMessage(t *testing.T, s *standin.Server) {
	text := strings.ReplaceAll(aQuestion, "Bob", "<@"+bobby.ID+">")
	form := s.OnMessage(carol, table, "Rule on this", alice, text, bobby)
	id, boxes := form.Form()
	if form.Type != 9 || boxes["question"] != aQuestion {
		t.Fatalf("the form has %q: %s", boxes["question"], form.Data)
	}
	a := s.Submit(carol, table, nil, id, standin.Option{Name: "question", Value: boxes["question"]})
	says(t, a, 4, false, "Bob chooses", "Alice: Furnace of Rath")
	says(t, s.OnMessage(carol, table, "Rule on this", alice, "  "), 4, true, "no text in that message")
}

// option is an option of text.
func option(name, value string) standin.Option { return standin.Option{Name: name, Value: value} }

func definesATerm(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	says(t, s.Slash(dora, inDM, "define", option("term", "shield counter")), 4, true, "shield counter", "122.1c")
	says(t, s.Slash(dora, inDM, "define", option("term", "\u200b")), 4, true, "Nothing to look up")
}

func tellsAHistory(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "history", option("number", "614.12"))
	says(t, a, 4, false, "1 May 2007: it appears as 419.6i.", "614.12")
	says(t, s.Pick(dora, table, a.Message, a.Message.Button("419.6i"), "419.6i@2007-05-01"), 4, true, "419.6i")
	says(t, s.Slash(dora, table, "history", option("number", "9.9")), 4, true, "no rule 9.9")
}

func comparesEditions(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "compare", option("number", "614.5"), option("from", "2008"))
	says(t, a, 4, false, "419.6a became 614.5", "1 February 2008")
	says(t, s.Press(dora, table, a.Message, a.Message.Button("419.6a of")), 4, true, "419.6a")
	if _, got := s.Type(dora, table, "compare", option("from", "2008-0")); !slices.Contains(got, "Comprehensive Rules of 1 February 2008") {
		t.Errorf("editions suggested: %q", got)
	}
}

func showsACard(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	says(t, s.Slash(dora, table, "card", option("name", "furnace of rath")), 4, false, "Furnace of Rath", "Enchantment", "double")
	a := s.Slash(dora, table, "card", option("name", "Furnac of Rath"))
	says(t, a, 4, true, "I know no card")
	says(t, s.Press(dora, table, a.Message, a.Message.Button("Furnace of Rath")), 7, true, "Enchantment")
	if _, got := s.Type(dora, table, "card", option("name", "furnace of r")); !slices.Contains(got, "Furnace of Rath") {
		t.Errorf("cards suggested: %q", got)
	}
}

func tellsAboutItself(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, inDM, "about")
	says(t, a, 4, false, "17 April 2026", "fan content")
	if links := a.Message.Rows()[0].Components; len(links) != 2 || !strings.HasPrefix(links[0].URL, "https://") {
		t.Errorf("links: %+v", links)
	}
}

// importCards installs an invented card and a ruling on it.
func importCards(t *testing.T, path, data string) {
	t.Helper()
	card := `[{"object":"card","oracle_id":"a1","name":"Kilnhouse Idol","type_line":"Artifact","mana_cost":"{2}","cmc":2,"oracle_text":"If you would gain life, instead you gain twice that much life."},
		{"object":"card","oracle_id":"a1","name":"Kilnhouse Idol","lang":"fr","printed_name":"Idole du four d'Urza","type_line":"Artifact","mana_cost":"{2}","cmc":2,"oracle_text":"If you would gain life, instead you gain twice that much life."},
		{"object":"card","oracle_id":"a2","name":"Still Idol","lang":"fr","printed_name":"Idole du calme","type_line":"Artifact","oracle_text":"It stands."}]`
	ruling := `[{"object":"ruling","oracle_id":"a1","source":"wotc","published_at":"2020-01-02","comment":"It *doubles* once."},
		{"object":"ruling","oracle_id":"a1","source":"scryfall","published_at":"2020-01-03","comment":"So we say."}]`
	args := []string{"--data-dir", data, "cards", "import"}
	for i, text := range []string{card, ruling} {
		file := filepath.Join(t.TempDir(), strconv.Itoa(i)+".json")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if out, err := exec.Command(path, args...).CombinedOutput(); err != nil {
		t.Fatalf("cards import: %v: %s", err, out)
	}
}

// namesACardInFrench names a card as it is printed in French, wherever a card is named.
func namesACardInFrench(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	says(t, s.Slash(dora, table, "card", option("name", "idole du four d’urza")), 4, false, "Kilnhouse Idol")
	if _, got := s.Type(dora, table, "card", option("name", "idole du")); !slices.Equal(got, []string{"Kilnhouse Idol", "Still Idol"}) {
		t.Errorf("cards suggested: %q", got) // the one with an effect in scope first
	}
	says(t, s.Slash(dora, table, "ruling", option("card", "Idole du four d'Urza")), 4, false, "Rulings on Kilnhouse Idol")
	says(t, s.Slash(dora, table, "resolve", option("event", "I gain 3 life"), option("effect1", "my Idole du four d'Urza")), 4, false, "Dora gains 6 life", "Kilnhouse Idol")
	for _, question := range []string{"I control Idole du four d'Urza. I gain 3 life. How much?", "I control [[Idole du four d'Urza]]. I gain 3 life. How much?"} {
		says(t, s.Slash(dora, table, "ask", option("question", question)), 4, false, "Dora gains 6 life", "Kilnhouse Idol")
	}
}

func showsRulings(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "ruling", option("card", "kilnhouse idol"))
	says(t, a, 4, false, "Rulings on Kilnhouse Idol", `2 January 2020: It \*doubles\* once.`, "by scryfall rather than the publisher")
	card := s.Press(dora, table, a.Message, a.Message.Button("Kilnhouse Idol"))
	says(t, card, 7, false, "{2}", "instead you gain twice that much life", "as its publisher has it")
	says(t, s.Press(dora, table, card.Message, card.Message.Button("Rulings (2)")), 7, false, "It \\*doubles")
	says(t, s.Slash(dora, table, "ruling", option("card", "Furnace of Rath")), 4, false, "has no ruling on it")
	says(t, s.Slash(dora, table, "ruling", option("card", "No Such Idol")), 4, true, "I know no card")
	if _, got := s.Type(dora, table, "ruling", option("card", "kilnhouse")); !slices.Contains(got, "Kilnhouse Idol") {
		t.Errorf("cards suggested: %q", got)
	}
}

func settlesAServer(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	there := standin.Place{Guild: "400000000000000007", Channel: "500000000000000007"}
	other := standin.Place{Guild: there.Guild, Channel: "500000000000000008"}
	someone := dora
	someone.Permissions = "2251799813685207" // all but the administrator's, and to manage the server
	says(t, s.Slash(someone, there, "settings", standin.Option{Name: "private", Value: true}), 4, true, "Only who manages")
	says(t, s.Slash(dora, there, "settings", option("edition", "2008"), standin.Option{Name: "private", Value: true}, standin.Option{Name: "allow", Value: there}),
		4, true, "1 February 2008", "private unless", "<#"+there.Channel+">")
	says(t, s.Slash(someone, other, "rule", option("number", "419.6a")), 4, true, "<#"+there.Channel+"> only")
	says(t, s.Slash(someone, there, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "Alice: Furnace of Rath"),
		option("effect2", "Bob: Urza's Armor")), 4, true, "1 February 2008")
	says(t, s.Slash(dora, other, "settings", standin.Option{Name: "reset", Value: true}), 4, true, "every channel")
	says(t, s.Slash(dora, inDM, "settings"), 4, true, "belong to a server")
}

func forgetsAUser(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "my Furnace of Rath"),
		option("effect2", "Bob: Urza's Armor"))
	says(t, a, 4, false, "Bob chooses")
	forgets(t, s, dora, table, "is deleted")
	says(t, s.Press(dora, table, a.Message, a.Message.Button("All orders")), 4, true, "no longer have this ruling")
}

// forgets has everything about a user deleted, after a look at what that is.
func forgets(t *testing.T, s *standin.Server, u standin.User, at standin.Place, words string) {
	t.Helper()
	asks := s.Slash(u, at, "forget")
	says(t, asks, 4, true, "cannot be undone")
	says(t, s.Press(u, at, asks.Message, asks.Message.Button("Delete all of it")), 7, true, words)
}

// reportsARuling calls a ruling wrong, and has the program list it as a scenario
// file.
func reportsARuling(t *testing.T, s *standin.Server, path, data string) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "Alice: Furnace of Rath"))
	says(t, a, 4, false, "6 damage")
	form := s.Press(dora, table, a.Message, a.Message.Button("This looks wrong"))
	id, boxes := form.Form()
	if _, there := boxes["remark"]; form.Type != 9 || !there {
		t.Fatalf("no form: %s", form.Data)
	}
	says(t, s.Submit(dora, table, a.Message, id, option("remark", "It should be 3.")), 4, true, "Thank you")
	out, err := exec.Command(path, "--data-dir", data, "reports").CombinedOutput()
	for _, words := range []string{"note: It should be 3.", "effect: Alice: Furnace of Rath", "happens: damage: source Lightning Bolt, to Bob, amount 6"} {
		if err != nil || !strings.Contains(string(out), words) {
			t.Fatalf("reports lack %q: %v: %s", words, err, out)
		}
	}
	if strings.Contains(string(out), dora.ID) {
		t.Errorf("the reports say who reported: %s", out)
	}
	folder := t.TempDir()
	file, err := exec.Command(path, "--data-dir", data, "reports", "--dir", folder).Output()
	if err != nil || len(strings.Fields(string(file))) != 1 {
		t.Fatalf("reports --dir: %v: %s", err, file)
	}
	text, err := os.ReadFile(strings.TrimSpace(string(file)))
	if err != nil || !strings.HasPrefix(string(text), "title: ") {
		t.Errorf("the file: %v: %s", err, text)
	}
	name := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(strings.TrimSpace(string(file))), "report-"), ".txt")
	if out, err := exec.Command(path, "--data-dir", data, "reports", "remove", name).CombinedOutput(); err != nil {
		t.Errorf("reports remove: %v: %s", err, out)
	}
	if out, err := exec.Command(path, "--data-dir", data, "reports", "remove", name).CombinedOutput(); err == nil || !strings.Contains(string(out), "no report") {
		t.Errorf("removed twice: %v: %s", err, out)
	}
}

// dividesAShield shares a shield out among two attackers, in a form.
func dividesAShield(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Bob's Hill Hound deals 40 combat damage to me and Bob's Lake Hound deals 40 combat damage to me at the same time"),
		option("effect1", "my Salt Salve = Prevent the next 50 damage that would be dealt to target player this turn. @ Dora"),
		option("facts", "Hill Hound and Lake Hound are 40/40 creatures Bob controls"))
	says(t, a, 4, false, calls(dora), "50 in all")
	form := s.Press(dora, table, a.Message, a.Message.Button("Say how"))
	id, boxes := form.Form()
	if form.Type != 9 || len(boxes) != 2 {
		t.Fatalf("no form: %s", form.Data)
	}
	wrong := s.Submit(dora, table, a.Message, id, option("part1", "20"), option("part2", "20"))
	says(t, wrong, 4, true, "Those make 40, not 50")
	if again := s.Press(dora, table, wrong.Message, wrong.Message.Button("Try again")); again.Type != 9 {
		t.Errorf("trying again opens no form: %s", again.Data)
	}
	says(t, s.Submit(bobby, table, a.Message, id, option("part1", "20"), option("part2", "30")), 4, true, "Only Dora")
	says(t, s.Submit(dora, table, a.Message, id, option("part1", "20"), option("part2", "30")), 7, false, "Lake Hound deals 10 combat damage to Dora")
}

// choosesAnAmount types a number.
func choosesAnAmount(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, inDM, "resolve", option("event", "my Waste Imp enters the battlefield"), option("facts", "I have 30 life"),
		option("effect1", "my Waste Imp = As Waste Imp enters, pay any amount of life."))
	says(t, a, 4, false, "Dora chooses")
	id, _ := s.Press(dora, inDM, a.Message, a.Message.Button("Say how")).Form()
	says(t, s.Submit(dora, inDM, a.Message, id, option("answer", "17")), 7, false, "pays 17 life")
}

// givesSeats gives a seat to somebody, who hands it over.
func givesSeats(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Eve"), option("effect1", "my Furnace of Rath"),
		option("effect2", "Eve's Urza's Armor"))
	seats := s.Press(dora, table, a.Message, a.Message.Button("Seats"))
	says(t, seats, 4, true, "Eve: nobody yet.", "<@"+dora.ID+">")
	given := s.PickUser(dora, table, seats.Message, seats.Message.Button("Who is Eve?"), bobby)
	says(t, given, 7, true, "Done")
	if given.Message.Link("Go to the ruling") != linkTo(a.Message) {
		t.Errorf("the way to the ruling: %s", given.Data)
	}
	shows(t, a.Message, 1)
	says(t, s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first")), 4, true, "Only Eve")
	seats = s.Press(bobby, table, a.Message, a.Message.Button("Seats"))
	says(t, s.PickUser(bobby, table, seats.Message, seats.Message.Button("Who is Eve?"), carol), 7, true, "Done")
	shows(t, a.Message, 2)
	seats = s.Press(dora, table, a.Message, a.Message.Button("Seats")) // who asked changes what was given
	says(t, s.PickUser(dora, table, seats.Message, seats.Message.Button("Who is Eve?"), bobby), 7, true, "Done")
	shows(t, a.Message, 3)
	says(t, s.Press(carol, table, a.Message, a.Message.Button("Urza's Armor first")), 4, true, "Only Eve")
	says(t, s.Press(bobby, table, a.Message, a.Message.Button("Urza's Armor first")), 7, false, "4 damage")
}

// shows waits until a message shows a step of its ruling.
func shows(t *testing.T, m *standin.Message, step int) {
	t.Helper()
	for range 400 {
		if strings.Contains(m.Button("This looks wrong"), fmt.Sprintf("|%d|", step)) {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("the message does not show step %d: %s", step, m.Text())
}

// linkTo is the address of a message.
func linkTo(m *standin.Message) string {
	return "https://discord.com/channels/" + m.Place.Guild + "/" + m.Place.Channel + "/" + m.ID
}

// showsAgain finds back to a ruling: from a button that is no longer good, and by
// its id.
func showsAgain(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob: Furnace of Rath"),
		option("effect2", "my Urza's Armor"))
	armor := a.Message.Button("Urza's Armor first")
	says(t, s.Press(dora, table, a.Message, armor), 7, false, "4 damage")
	stale := s.Press(dora, table, a.Message, armor)
	says(t, stale, 4, true, "moved on")
	again := s.Press(dora, table, stale.Message, stale.Message.Button("Show where it stands"))
	says(t, again, 4, false, "4 damage")
	text := strings.TrimSpace(again.Message.Text())
	id := text[strings.LastIndexByte(text, ' ')+1:]
	if _, got := s.Type(dora, table, "ruling", option("id", "")); len(got) != 1 || !strings.HasPrefix(got[0], "Lightning Bolt deals 3 damage to Dora") {
		t.Errorf("of Dora's rulings are offered %q", got)
	}
	if _, got := s.Type(dora, inDM, "ruling", option("id", "")); len(got) != 0 {
		t.Errorf("elsewhere are offered %q", got)
	}
	says(t, s.Press(dora, table, a.Message, "b|"+id+"|1|o|"), 4, true, "shown elsewhere") // the old copy has no buttons, but somebody may forge one
	if gone(t, a.Message); a.Message.Link("Go to the ruling") != linkTo(again.Message) {
		t.Errorf("the old copy does not lead on: %s", a.Message.Text())
	}
	looked := s.Slash(bobby, table, "ruling", option("id", id)) // a stranger moves nothing
	says(t, looked, 4, true, "4 damage")
	if looked.Message.Link("Go to the ruling") != linkTo(again.Message) {
		t.Errorf("the copy does not lead to the ruling: %s", looked.Data)
	}
	brought := s.Slash(dora, table, "ruling", option("id", id))
	says(t, brought, 4, false, "4 damage")
	gone(t, again.Message)
	old := s.Press(dora, table, again.Message, armor)
	says(t, old, 4, true, "shown elsewhere")
	if old.Message.Link("Go to the ruling") != linkTo(brought.Message) {
		t.Errorf("the old copy does not lead on: %s", old.Data)
	}
	says(t, s.Press(bobby, table, old.Message, old.Message.Button("Show it here")), 4, true, "4 damage")
	here := s.Press(dora, table, old.Message, old.Message.Button("Show it here"))
	says(t, here, 4, false, "4 damage")
	says(t, s.Press(dora, table, here.Message, here.Message.Button("Change a choice")), 7, false, calls(dora))
}

// gone waits until a message's own buttons are gone.
func gone(t *testing.T, m *standin.Message) {
	t.Helper()
	for range 400 {
		if m.Button("This looks wrong") == "" {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Errorf("an old copy keeps its buttons: %s", m.Text())
}

// drawsAllOrders looks at every end of a question with two choices: told line by
// line, and drawn, with words for those who do not see it.
func drawsAllOrders(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	a := s.Slash(dora, table, "resolve", option("event", "Alice's Lightning Bolt deals 3 damage to Bob"), option("effect1", "Alice: Furnace of Rath"),
		option("effect2", "Bob: Urza's Armor"), option("effect3", "Alice: Kiln = If a source you control would deal damage, it deals that much damage plus 2 instead."))
	says(t, a, 4, false, "Bob chooses")
	all := s.Press(dora, table, a.Message, a.Message.Button("All orders"))
	says(t, all, 4, true, "All orders", "6 orders")
	files := all.Message.Attachments()
	if len(files) != 1 || len(files[0].Data) < 1000 || !strings.Contains(files[0].Description, "Urza's Armor first, Kiln first: ") {
		t.Fatalf("the picture is missing: %+v", all.Message)
	}
	one := s.Slash(dora, table, "resolve", option("event", "Alice's Lightning Bolt deals 3 damage to Bob"), option("effect1", "Alice: Furnace of Rath"))
	if one.Message.Button("All orders") != "" {
		t.Error("there is one order, and all are offered")
	}
}
