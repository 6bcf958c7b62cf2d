package bot

import (
	"strings"
	"testing"

	"apnap/commands"
)

func TestRegistration(t *testing.T) {
	out := registration([]commands.Spec{{Name: "resolve", Description: strings.Repeat("long ", 40), Options: []commands.OptionSpec{
		{Name: "effect1", Autocomplete: true, MaxLength: 9999}, {Name: "private", Boolean: true, Autocomplete: true}, {Name: "event", Required: true}}}})
	discordSchema(t, "ApplicationCommandUpdateRequest")(t, out[0])
	o := out[0].Options
	if size(out[0].Description) > 100 || o[0].Name != "event" || o[1].Name != "effect1" || o[1].MaxLength != maxGiven ||
		o[2].Type != optionBoolean || o[2].Autocomplete || o[2].Description == "" {
		t.Errorf("got %+v", out)
	}
}

// Every command there is can be registered, in one request.
func TestEveryCommandCanBeRegistered(t *testing.T) {
	out := registration(commands.New(commands.Parts{}).Specs())
	schema := discordSchema(t, "ApplicationCommandUpdateRequest")
	names := map[string]bool{}
	for _, c := range out {
		schema(t, c)
		names[c.Name] = true
		if c.Name == "settings" && c.Permissions != permitAdministrator {
			t.Errorf("everybody may use /settings: %+v", c)
		}
	}
	for _, name := range []string{"resolve", "Rule on this", "rule", "search", "define", "history", "compare", "card", "ruling", "settings",
		"about", "help", "forget"} {
		if !names[name] {
			t.Errorf("%s is not registered", name)
		}
	}
}
