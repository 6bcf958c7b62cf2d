package bot_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/engine/say/saytest"
)

// renee is somebody whose Discord is in French.
func renee(t *testing.T) standin.User {
	u := visitor(t)
	u.Name, u.Locale = "Renée", "fr"
	return u
}

// inFrench holds an answer to be in French: whatever it shows has no English
// words but the names given, and says those texts.
func inFrench(t *testing.T, a standin.Answer, typ int, private bool, names []string, texts ...string) {
	t.Helper()
	says(t, a, typ, private, texts...)
	shown := a.Message.Text()
	for _, row := range a.Message.Rows() {
		for _, c := range row.Components {
			shown += "\n" + c.Label + "\n" + c.Placeholder
			for _, o := range c.Options {
				shown += "\n" + o.Label
			}
		}
	}
	for _, file := range a.Message.Attachments() {
		shown += "\n" + file.Description
	}
	if found := saytest.English(shown, slices.Concat(names, cardNames())...); len(found) > 0 {
		t.Errorf("%q in %s", found, shown)
	}
}

// formInFrench holds a form to be in French.
func formInFrench(t *testing.T, a standin.Answer, names ...string) (id string) {
	t.Helper()
	var f struct {
		Title      string
		Components []struct {
			Components []struct{ Label, Placeholder string }
		}
	}
	if err := json.Unmarshal(a.Data, &f); err != nil || a.Type != 9 {
		t.Fatalf("no form: %v: %s", err, a.Data)
	}
	shown := f.Title
	for _, row := range f.Components {
		for _, b := range row.Components {
			shown += "\n" + b.Label + "\n" + b.Placeholder
		}
	}
	if found := saytest.English(shown, slices.Concat(names, cardNames())...); len(found) > 0 {
		t.Errorf("%q in the form %s", found, shown)
	}
	id, _ = a.Form()
	return id
}

// cardNames are names that stay as they are.
func cardNames() []string {
	return []string{"Furnace of Rath", "Urza's Armor", "Lightning Bolt", "Wizards of the Coast", "Replacement Effects"}
}

// TestProgramInFrench uses the program as somebody does whose Discord is in
// French, in a server where everybody else's is in English.
func TestProgramInFrench(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 10 seconds")
	}
	s := standin.Start()
	defer s.Close()
	s.AddUser(alice)
	s.AddUser(bobby)
	path, data := program(t), t.TempDir()
	c := startChild(t, path, data, s)
	if !s.Connected(10*time.Second) || s.Commands(5*time.Second) == nil {
		t.Fatalf("the program did not connect and register: %s", c.log.String())
	}
	var registered []struct {
		Name  string
		Names map[string]string `json:"name_localizations"`
	}
	if err := json.Unmarshal(s.Commands(time.Second), &registered); err != nil || len(registered) == 0 || registered[0].Name != "resolve" || registered[0].Names["fr"] != "trancher" {
		t.Errorf("registered: %v: %+v", err, registered)
	}
	for name, use := range map[string]func(*testing.T, *standin.Server){"look-ups": looksUpInFrench, "forms": fillsFormsInFrench,
		"settings": settlesInFrench, "choices": choosesInFrench, "seats": sitsInFrench, "flood": floodsInFrench, "refusals": isRefusedInFrench, "follow": goesOnInFrench} {
		t.Run(name, func(t *testing.T) { use(t, s) })
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
}

func looksUpInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	rule := s.Slash(r, table, "rule", option("number", "614.5"))
	inFrench(t, rule, 4, false, nil, "Chaque effet a une seule occasion", "Règles complètes du 17 avril 2026", "avec nos propres mots\u00a0; le texte")
	inFrench(t, s.Press(r, table, rule.Message, rule.Message.Button("614.6")), 4, true, nil, "614.6")
	inFrench(t, s.Slash(r, table, "search", option("words", "one opportunity")), 4, false, []string{"one opportunity"}, "Recherche\u00a0:", "1 à 1 sur 1.")
	inFrench(t, s.Slash(r, inDM, "define", option("term", "moonlight")), 4, true, []string{"apnap rules update"}, "Je n'explique pas")
	history := s.Slash(r, table, "history", option("number", "614.12"))
	inFrench(t, history, 4, false, nil, "1er mai 2007\u00a0: elle apparaît sous le numéro 419.6i.")
	inFrench(t, s.Pick(r, table, history.Message, history.Message.Button("419.6i"), "419.6i@2007-05-01"), 4, true, cardsOfTheDigest(), "419.6i")
	inFrench(t, s.Slash(r, table, "compare", option("number", "614.5"), option("from", "2008")), 4, false, nil, "419.6a est devenue 614.5", "1er février 2008")
	if _, got := s.Type(r, table, "compare", option("from", "2008-0")); !slices.Contains(got, "Règles complètes du 1er février 2008") {
		t.Errorf("editions suggested: %q", got)
	}
	inFrench(t, s.Slash(r, table, "card", option("name", "furnace of rath")), 4, false, nil, "Valeur de mana\u00a0: 4", "Si une source devait")
	inFrench(t, s.Slash(r, table, "about"), 4, false, nil, "aucun modèle de langage")
	help := s.Slash(r, table, "help")
	inFrench(t, help, 4, true, nil, "/trancher", "Trois questions à essayer")
	inFrench(t, s.Slash(r, inDM, "forget"), 4, true, nil, "C'est définitif")
}

// cardsOfTheDigest are the invented names in the digest's examples.
func cardsOfTheDigest() []string {
	return []string{"Oathbound Angel", "Millpond Turtle", "Drowsy Engine"}
}

func fillsFormsInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	id := formInFrench(t, s.Slash(r, table, "resolve"))
	inFrench(t, s.Submit(r, table, nil, id, option("question", " ")), 4, true, nil, "Il n'y avait pas de question")
	inFrench(t, s.Submit(r, table, nil, id, option("question", aQuestion), option("event", "Alice gains 2 life")), 4, true, nil, "pas les deux")
	inFrench(t, s.Submit(r, table, nil, id, option("question", strings.Repeat("x", 5000))), 4, true, nil, "plus long que")
	formInFrench(t, s.OnMessage(r, table, "Rule on this", alice, aQuestion))
	inFrench(t, s.OnMessage(r, table, "Rule on this", alice, "  "), 4, true, nil, "pas de texte")
	asked := s.Slash(r, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "Alice: Furnace of Rath"))
	report := formInFrench(t, s.Press(r, table, asked.Message, asked.Message.Button("Cela paraît faux")))
	inFrench(t, s.Submit(r, table, asked.Message, report, option("remark", "Non.")), 4, true, nil, "Merci.")
}

func settlesInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	there := standin.Place{Guild: "400000000000000017", Channel: "500000000000000017"}
	someone := r
	someone.Permissions = "2251799813685207" // all but the administrator's, and to manage the server
	inFrench(t, s.Slash(someone, there, "settings"), 4, true, nil, "Seule une personne qui gère")
	inFrench(t, s.Slash(r, there, "settings", option("edition", "2008"), standin.Option{Name: "allow", Value: there}), 4, true, nil, "1er février 2008", "<#"+there.Channel+">")
	inFrench(t, s.Slash(someone, standin.Place{Guild: there.Guild, Channel: "500000000000000018"}, "rule", option("number", "614.5")), 4, true, nil, "je ne réponds que dans")
	inFrench(t, s.Slash(r, inDM, "settings"), 4, true, nil, "ceux d'un serveur")
}

// floodsInFrench asks too much at once.
func floodsInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	for range 40 {
		if a := s.Slash(r, inDM, "about"); a.Private {
			inFrench(t, a, 4, true, nil, "beaucoup d'un coup")
			return
		}
	}
	t.Error("no end to the flood")
}

// isRefusedInFrench presses what is not there any more, or somewhere else.
func isRefusedInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	a := s.Slash(r, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "my Furnace of Rath"))
	wrong := a.Message.Button("Cela paraît faux")
	inFrench(t, s.Press(r, inDM, a.Message, wrong), 4, true, nil, "affichée ailleurs")
	inFrench(t, s.Press(r, table, a.Message, "nonsense"), 4, true, nil, "Je ne connais plus ce bouton")
	asks := s.Slash(r, table, "forget")
	inFrench(t, asks, 4, true, nil, "C'est définitif")
	inFrench(t, s.Press(r, table, asks.Message, asks.Message.Button("Tout supprimer")), 7, true, nil, "est supprimé")
	inFrench(t, s.Press(r, table, a.Message, wrong), 4, true, nil, "Je n'ai plus cette décision", "30 jours", "/trancher")
	inFrench(t, s.Slash(r, table, "moonlight"), 4, true, nil, "/aide")
}

// choosesInFrench goes from a question to its end, with a look at all of it.
func choosesInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	names := []string{"Bolt", "Kiln"}
	a := s.Slash(r, table, "resolve", option("event", "Alice's Lightning Bolt deals 3 damage to me"), option("effect1", "Alice: Furnace of Rath"),
		option("effect2", "my Urza's Armor"))
	inFrench(t, a, 4, false, names, "<@"+r.ID+"> choisit", "616.1", "Supposé")
	inFrench(t, s.Press(r, table, a.Message, a.Message.Button("Pourquoi")), 4, true, names, "616.1")
	all := s.Press(r, table, a.Message, a.Message.Button("Tous les ordres"))
	inFrench(t, all, 4, true, names, "4 blessures", "5 blessures")
	if files := all.Message.Attachments(); len(files) != 1 || !strings.Contains(files[0].Description, "blessures") {
		t.Errorf("the picture: %+v", files)
	}
	inFrench(t, s.Pick(r, table, a.Message, a.Message.Button("2008"), "2008-02-01"), 4, true, names, "1er février 2008")
	says(t, s.Press(alice, table, a.Message, a.Message.Button("Urza's Armor")), 4, true, "Only Renée can choose") // hers is in English
	end := s.Press(r, table, a.Message, a.Message.Button("Urza's Armor"))
	inFrench(t, end, 7, false, names, "4 blessures")
	inFrench(t, s.Press(r, table, end.Message, end.Message.Button("Recommencer")), 7, false, names, "<@"+r.ID+"> choisit")
	asked := s.Slash(r, table, "resolve", option("question", aQuestion))
	inFrench(t, asked, 4, false, append(names, "How much damage does he take", "Renée's Lightning Bolt deals 3 damage to Bob"), "Bob choisit")
	refused := s.Slash(r, table, "resolve", option("question", "Bob frobnicates the moon with Urza's Armor. What happens?"))
	inFrench(t, refused, 4, true, []string{"Bob frobnicates the moon with", "What happens?"}, "Je ne peux pas")
}

// sitsInFrench takes and gives seats.
func sitsInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	a := s.Slash(r, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Eve"), option("effect1", "my Furnace of Rath"), option("effect2", "Eve's Urza's Armor"))
	inFrench(t, s.Press(standin.User{ID: "3600000000000000001", Name: "Zoé", Locale: "fr"}, table, a.Message, a.Message.Button("Urza's Armor")), 4, true, nil, "Je suis Eve")
	seats := s.Press(r, table, a.Message, a.Message.Button("Places"))
	inFrench(t, seats, 4, true, nil, "Eve\u00a0: personne encore.")
	inFrench(t, s.PickUser(r, table, seats.Message, seats.Message.Button("Qui est Eve"), bobby), 7, true, nil, "C'est fait")
	inFrench(t, s.Press(r, table, seats.Message, seats.Message.Button("Qui est Eve")), 4, true, nil)
}
