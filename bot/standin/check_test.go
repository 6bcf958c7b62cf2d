package standin

import (
	"encoding/json"
	"strings"
	"testing"
)

const good = `{"content":"","embeds":[{"description":"x"}],"components":[],"allowed_mentions":{"parse":[]}}`

// The stand-in is strict: what Discord would refuse is a violation.
func TestCheckMessage(t *testing.T) {
	with := func(old, replacement string) string { return strings.Replace(good, old, replacement, 1) }
	button := func(n int, id string) string {
		one := `{"type":2,"style":1,"label":"a","custom_id":"` + id + `"}`
		return `{"type":1,"components":[` + strings.TrimSuffix(strings.Repeat(one+",", n), ",") + `]}`
	}
	for what, body := range map[string]string{
		"empty":          with(`{"description":"x"}`, ``),
		"mentions":       with(`{"parse":[]}`, `{"parse":["users"]}`),
		"no mentions":    with(`{"parse":[]}`, `{}`),
		"unknown key":    with(`"content"`, `"odd":1,"content"`),
		"not restated":   with(`"components":[],`, ``),
		"flags":          with(`"content"`, `"flags":4096,"content"`),
		"long":           with(`"x"`, `"`+strings.Repeat("x", 4097)+`"`),
		"long in all":    with(`{"description":"x"}`, strings.Repeat(`{"description":"`+strings.Repeat("x", 3100)+`"},`, 1)+`{"description":"`+strings.Repeat("x", 3000)+`"}`),
		"id twice":       with(`"components":[]`, `"components":[`+button(2, "a")+`]`),
		"id long":        with(`"components":[]`, `"components":[`+button(1, strings.Repeat("i", 101))+`]`),
		"no id":          with(`"components":[]`, `"components":[`+button(1, "")+`]`),
		"empty row":      with(`"components":[]`, `"components":[{"type":1,"components":[]}]`),
		"six rows":       with(`"components":[]`, `"components":[`+strings.TrimSuffix(strings.Repeat(button(1, "a")+",", 6), ",")+`]`),
		"odd component":  with(`"components":[]`, `"components":[{"type":1,"components":[{"type":9,"custom_id":"a"}]}]`),
		"menu empty":     with(`"components":[]`, `"components":[{"type":1,"components":[{"type":3,"custom_id":"a","options":[]}]}]`),
		"a live mention": with(`"x"`, `"hello @everyone"`),
		"a masked link":  with(`"x"`, `"[x](http://x.test)"`),
		"invisible":      with(`"x"`, `"x\u202ex"`),
		"file number":    with(`"content"`, `"attachments":[{"id":0,"filename":"a.png","description":"a"}],"content"`),
		"no JSON at all": `{`,
	} {
		if len(checkMessage([]byte(body), true)) == 0 {
			t.Errorf("%s is accepted: %s", what, body)
		}
	}
	if faults := checkMessage([]byte(with(`"x"`, `"\\@everyone \\[x\\](http\\://x.test) <@5>"`)), true); len(faults) > 0 {
		t.Errorf("what is escaped is refused: %q", faults)
	}
	if faults := checkMessage([]byte(good), true); len(faults) > 0 {
		t.Errorf("a good message is refused: %q", faults)
	}
}

func TestCheckOthers(t *testing.T) {
	for body, check := range map[string]func([]byte) []string{
		`{"choices":null}`:                      checkSuggestions,
		`{"choices":[{"name":"","value":"x"}]}`: checkSuggestions,
		`{"title":"","custom_id":"a","components":[{"type":1,"components":[{"type":4,"style":1,"custom_id":"a","label":"l"}]}]}`: checkForm,
		`{"title":"t","custom_id":"a","components":[]}`: checkForm,
		`{"title":"t","custom_id":"a","components":[{"type":1,"components":[{"type":4,"style":3,"custom_id":"a","label":"l"}]}]}`: checkForm,
		`[]`: checkCommands,
		`[{"name":"Resolve","type":1,"description":"d","options":[],"integration_types":[0,1],"contexts":[0,1,2]}]`: checkCommands,
		`[{"name":"a","type":1,"description":"d","options":[{"type":3,"name":"x","description":"d","required":false},
			{"type":3,"name":"y","description":"d","required":true}],"integration_types":[0,1],"contexts":[0,1,2]}]`: checkCommands,
	} {
		if len(check([]byte(body))) == 0 {
			t.Errorf("accepted: %s", body)
		}
	}
}

func TestAllowed(t *testing.T) {
	pressed := &Message{}
	for _, c := range []struct {
		x    exchange
		good string
	}{
		{exchange{kind: kindCommand}, "459"},
		{exchange{kind: kindTyping}, "8"},
		{exchange{kind: kindComponent, pressed: pressed}, "45679"},
		{exchange{kind: kindForm, pressed: pressed}, "4567"},
		{exchange{kind: kindForm}, "45"},
	} {
		for typ := range 12 {
			if want := typ < 10 && typ > 0 && strings.ContainsRune(c.good, rune('0'+typ)); allowed(&c.x, typ) != want {
				t.Errorf("%s and callback %d: want %v", c.x.kind, typ, want)
			}
		}
	}
	if len(checkCallback(4, json.RawMessage(good))) > 0 || len(checkCallback(6, nil)) > 0 || len(checkCallback(5, json.RawMessage(`{"flags":1}`))) == 0 {
		t.Error("callbacks are not checked as they should be")
	}
}

func TestCheckCommands(t *testing.T) {
	command := func(name, names, descriptions string) string {
		return `[{"name":"` + name + `","name_localizations":{` + names + `},"type":1,"description":"d","description_localizations":{` + descriptions +
			`},"options":[],"integration_types":[0,1],"contexts":[0,1,2]}]`
	}
	for body, good := range map[string]bool{
		`[{"name":"Rule on this","type":3,"description":"","options":[],"integration_types":[0,1],"contexts":[0,1,2]}]`:  true,
		`[{"name":"Rule on this","type":3,"description":"d","options":[],"integration_types":[0,1],"contexts":[0,1,2]}]`: false,
		`[{"name":"a","type":1,"description":"d","options":[{"type":7,"name":"c","description":"d","required":false,"channel_types":[0]}],
			"default_member_permissions":32,"integration_types":[0],"contexts":[0]}]`: true,
		`[{"name":"a","type":1,"description":"d","options":[],"default_member_permissions":0,"integration_types":[0],"contexts":[0]}]`: false,
		`[{"name":"a","type":1,"description":"d","options":[],"integration_types":[0],"contexts":[0]}]`:                                false,
		`[{"name":"a","type":2,"description":"","options":[],"integration_types":[0,1],"contexts":[0,1,2]}]`:                           false,
		command("a", `"fr":"aïe"`, `"fr":"d"`):                          true,
		command("a", `"fr":"Aïe"`, `"fr":"d"`):                          false,
		command("a", `"fr":"a e"`, `"fr":"d"`):                          false,
		command("a", `"xx":"a"`, `"xx":"d"`):                            false,
		command("a", `"fr":"a"`, ``):                                    false,
		command("a", `"fr":"a"`, `"fr":""`):                             false,
		command("a", `"fr":"`+strings.Repeat("a", 33)+`"`, `"fr":"d"`):  false,
		command("a", `"fr":"a"`, `"fr":"`+strings.Repeat("d", 101)+`"`): false,
		strings.TrimSuffix(command("a", `"fr":"x"`, `"fr":"d"`), "]") + "," + strings.TrimPrefix(command("b", `"fr":"x"`, `"fr":"d"`), "["): false,
		strings.TrimSuffix(command("a", `"fr":"b"`, `"fr":"d"`), "]") + "," + strings.TrimPrefix(command("b", ``, ``), "["):                 false,
		strings.TrimSuffix(command("a", `"fr":"b"`, `"fr":"d"`), "]") + "," + strings.TrimPrefix(command("b", `"fr":"a"`, `"fr":"d"`), "["): true,
	} {
		if faults := checkCommands([]byte(body)); (len(faults) == 0) != good {
			t.Errorf("%s: %q", body, faults)
		}
	}
}
