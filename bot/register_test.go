package bot

import (
	"regexp"
	"strings"
	"testing"

	"apnap/commands"
	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/engine/say/saytest"
)

func TestRegistration(t *testing.T) {
	out := registration([]talk.Spec{{Name: say.Text("resolve"), Description: say.Text(strings.Repeat("long ", 40)), Options: []talk.OptionSpec{
		{Name: say.Text("effect1"), Autocomplete: true, MaxLength: 9999}, {Name: say.Text("private"), Boolean: true, Autocomplete: true}, {Name: say.Text("event"), Required: true}}}})
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
		if c.Name == "settings" && c.Permissions != permitManage {
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

// TestCommandsInFrench: every command and option has a name and a description in
// every language, as Discord wants them, whole and without English words; that
// they are in the catalogue another test sees to.
func TestCommandsInFrench(t *testing.T) {
	name := regexp.MustCompile(`^[-_\p{Ll}\p{N}]{1,32}$`)
	lists := map[string][]called{}
	for _, c := range registration(commands.New(commands.Parts{}).Specs()) {
		if c.Type == commandOnMessage {
			if said := c.Names["fr"]; said == "" || said == c.Name || size(said) > 32 || len(c.Descriptions) > 0 {
				t.Errorf("on a message: %+v", c.called)
			}
			continue
		}
		lists["commands"] = append(lists["commands"], c.called)
		total := size(c.Names["fr"] + c.Descriptions["fr"])
		for _, o := range c.Options {
			lists[c.Name] = append(lists[c.Name], o.called)
			total += max(size(o.Name), size(o.Names["fr"])) + max(size(o.Description), size(o.Descriptions["fr"]))
		}
		if total > 8000 {
			t.Errorf("%s has %d characters", c.Name, total)
		}
	}
	examples := []string{"I control Furnace of Rath. I Bolt Bob. How much damage?", "Lightning Bolt deals 3 damage to @Bob", "@Alice's Furnace of Rath", "Furnace of Rath", "one opportunity", "shield counter"}
	for where, list := range lists {
		seen := map[string]bool{}
		for _, c := range list {
			fr, says := c.Names["fr"], c.Descriptions["fr"]
			if !name.MatchString(c.Name) || !name.MatchString(fr) || seen[fr] {
				t.Errorf("%s: %q is called %q", where, c.Name, fr)
			}
			seen[fr] = true
			if says == "" || says == c.Description || strings.HasSuffix(says, "…") {
				t.Errorf("%s: %s is described as %q", where, fr, says)
			}
			if found := saytest.English(fr+" "+says, examples...); len(found) > 0 {
				t.Errorf("%s: %s, %q: %q", where, fr, says, found)
			}
		}
	}
}
