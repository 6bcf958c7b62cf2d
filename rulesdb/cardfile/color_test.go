package cardfile

import "testing"

// TestColors: the colors that a card's text gives, and those that its identity tells where its
// cost has no colored mana.
func TestColors(t *testing.T) {
	card := func(name, kind, cost, text, colors, identity string) string {
		return `{"object":"card","oracle_id":"` + name + `","name":"` + name + `","layout":"normal","mana_cost":"` + cost + `","type_line":"` + kind +
			`","oracle_text":"` + text + `","colors":[` + colors + `],"color_identity":[` + identity + `]}`
	}
	for _, row := range []struct{ card, colors, why string }{
		{card("Void Touch", "Sorcery", "{2}{R}", `Devoid (This card has no color.)\nVoid Touch deals 3 damage to any target.`, `"R"`, `"R"`), "", "devoid"},
		{card("Pale Fire", "Instant", "{2}{R}", `Pale Fire is colorless.\nPale Fire deals 3 damage to any target.`, `"R"`, `"R"`), "", "its text says so"},
		{card("Motley Guard", "Artifact Creature — Golem", "{4}", `Motley Guard is all colors.`, ``, `"B","G","R","U","W"`), "WUBRG", "its text says so"},
		{card("Warm Cub", "Creature — Kobold", "{0}", ``, ``, `"R"`), "R", "only an indicator brings red into its identity"},
		{card("Old Pact", "Instant", "{0}", `Destroy target creature.\nAt the beginning of your next upkeep, pay {2}{B}.`, ``, `"B"`), ColorUnknown, "its text may, too"},
		{card("Old Pact", "Instant", "{0}", `Destroy target creature.\nAt the beginning of your next upkeep, pay {2}{B}.`, `"B"`, `"B"`), "B", "the file tells"},
		{card("Tin Seal", "Artifact", "{2}", `{T}: Add {U} or {B}.`, ``, `"B","U"`), "", "an artifact has none but by its text"},
		{card("Green Dell", "Land", "", `{T}: Add {G}.`, ``, `"G"`), "", "a land has none"},
		{card("Leaf Dell", "Land Creature — Forest Dryad", "", ``, ``, `"G"`), "G", "but for one that is a creature"},
	} {
		if got := all(t, "["+row.card+"]")[0].Faces[0].Colors; got != row.colors {
			t.Errorf("%q, want %q: %s\n%s", got, row.colors, row.why, row.card)
		}
	}
}
