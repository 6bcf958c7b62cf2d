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
