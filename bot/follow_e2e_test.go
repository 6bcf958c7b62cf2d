package bot_test

import (
	"testing"

	"apnap/bot/standin"
)

// goesOn asks what if, after a ruling with a choice, after its end, and with words that are not
// understood; the ruling before stands.
func goesOn(t *testing.T, s *standin.Server) {
	dora := visitor(t)
	at := "<@" + bobby.ID + ">"
	first := s.Slash(dora, table, "ask", option("question", "I control Furnace of Rath. I Bolt "+at+". How much damage does he take?"))
	says(t, first, 4, false, "6 damage")
	says(t, s.Press(bobby, table, first.Message, first.Message.Button("What if…?")), 4, true, "Only who asked")
	form := s.Press(dora, table, first.Message, first.Message.Button("What if…?"))
	id, boxes := form.Form()
	if _, there := boxes["more"]; form.Type != 9 || !there {
		t.Fatalf("no field: %s", form.Data)
	}
	second := s.Submit(dora, table, first.Message, id, option("more", "What if he also has [[Urza's Armor]]?"))
	says(t, second, 4, false, calls(bobby), "Now also: Urza's Armor, controlled by Bob. Before: Lightning Bolt deals 6 damage to Bob.")
	says(t, s.Press(bobby, table, second.Message, second.Message.Button("Urza's Armor first → 4")), 7, false, "4 damage", "Now also")
	id, _ = s.Press(dora, table, second.Message, second.Message.Button("What if…?")).Form()
	third := s.Submit(dora, table, second.Message, id, option("more", "and if I have two?"))
	says(t, third, 4, false, calls(bobby), "2x Furnace of Rath, controlled by Dora", "Before: Lightning Bolt deals 4 damage to Bob; or Lightning Bolt deals 5 damage to Bob.")
	refused := s.Submit(dora, table, second.Message, id, option("more", "what if he frobnicates?"))
	says(t, refused, 4, true, "frobnicates")
	id, _ = s.Press(dora, table, refused.Message, refused.Message.Button("What if…?")).Form()
	says(t, s.Submit(dora, table, refused.Message, id, option("more", "what if it deals 5 instead?")), 4, false, "would deal 5 damage", "Instead of Dora's Lightning Bolt deals 3 damage to Bob")
	says(t, s.Press(dora, table, first.Message, first.Message.Button("Delete")), 7, false, "Deleted")
}

// goesOnInFrench does so in French, after a ruling asked in parts.
func goesOnInFrench(t *testing.T, s *standin.Server) {
	r := renee(t)
	asked := s.Slash(r, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "my Furnace of Rath"))
	names := []string{"Renée", "Bob", "What if he also has Urza's Armor?"}
	id := formInFrench(t, s.Press(r, table, asked.Message, asked.Message.Button("Et si…\u00a0?")), names...)
	inFrench(t, s.Submit(r, table, asked.Message, id, option("more", "what if he also has Urza's Armor?")), 4, false, names, "Maintenant aussi\u00a0: Urza's Armor, sous le contrôle de Bob.", "Avant\u00a0:", "Bob choisit")
	inFrench(t, s.Submit(r, table, asked.Message, id, option("more", "what if it deals 3?")), 4, true, append(names, "what if it deals 3?"), "Je ne trouve rien ici qui change la question")
}
