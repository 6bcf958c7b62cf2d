package bot

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/commands/talk"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// aReply draws any reply, however unreasonable.
func aReply() *rapid.Generator[talk.Reply] {
	text := rapid.OneOf(rapid.String(), rapid.StringN(0, 3000, -1),
		rapid.StringMatching(`(\*|_|<@1>|@everyone |\[a\]\(https://b\)|1\. |\n|# |-|x́̂̃̄̅̆){0,200}`),
		rapid.Map(rapid.IntRange(0, 9000), func(n int) string { return strings.Repeat("*a ", n) }))
	short := rapid.OneOf(rapid.SampledFrom([]string{"c", "s", "", "p", "|"}), rapid.StringN(0, 120, -1))
	texts := rapid.SliceOfN(text, 0, 12)
	button := rapid.Custom(func(t *rapid.T) talk.Button {
		return talk.Button{Label: text.Draw(t, "label"), Action: short.Draw(t, "action"),
			Value: rapid.OneOf(short, text).Draw(t, "value"), Style: talk.Style(rapid.IntRange(0, 3).Draw(t, "style"))}
	})
	entry := rapid.Custom(func(t *rapid.T) talk.MenuEntry {
		return talk.MenuEntry{Label: text.Draw(t, "label"), Value: short.Draw(t, "value"), Description: text.Draw(t, "description")}
	})
	menu := rapid.Custom(func(t *rapid.T) talk.Menu {
		return talk.Menu{Placeholder: text.Draw(t, "placeholder"), Action: short.Draw(t, "action"),
			Entries: rapid.SliceOfN(entry, 0, 30).Draw(t, "entries"), Users: rapid.Bool().Draw(t, "users"), Value: short.Draw(t, "value")}
	})
	words := rapid.Custom(func(t *rapid.T) talk.Words {
		return talk.Words{Text: text.Draw(t, "run"), Mark: rapid.SampledFrom([]rulesdb.Mark{talk.WordsKept, talk.WordsGone, talk.WordsCome}).Draw(t, "mark")}
	})
	line := rapid.Custom(func(t *rapid.T) talk.Line {
		return talk.Line{Text: text.Draw(t, "text"), Rules: texts.Draw(t, "rules"), Words: rapid.SliceOfN(words, 0, 3).Draw(t, "words")}
	})
	link := rapid.Custom(func(t *rapid.T) talk.Link {
		return talk.Link{Label: text.Draw(t, "label"), URL: rapid.SampledFrom([]string{"https://a.example/b", "http://a", "", "https://a/" + strings.Repeat("x", 600)}).Draw(t, "url")}
	})
	return rapid.Custom(func(t *rapid.T) talk.Reply {
		return talk.Reply{
			Ruling: short.Draw(t, "ruling"), Step: rapid.IntRange(-1, 1<<40).Draw(t, "step"),
			Title: text.Draw(t, "title"), Verdict: text.Draw(t, "verdict"), Body: text.Draw(t, "body"),
			Quote: text.Draw(t, "quote"), Footer: text.Draw(t, "footer"), Notes: texts.Draw(t, "notes"),
			Lines:     rapid.SliceOfN(line, 0, 20).Draw(t, "lines"),
			Buttons:   rapid.SliceOfN(rapid.SliceOfN(button, 0, 9), 0, 8).Draw(t, "buttons"),
			Menus:     rapid.SliceOfN(menu, 0, 4).Draw(t, "menus"),
			Links:     rapid.SliceOfN(link, 0, 7).Draw(t, "links"),
			Channels:  rapid.SliceOfN(rapid.SampledFrom([]string{"1", "x", ""}), 0, 2).Draw(t, "channels"),
			Private:   rapid.Bool().Draw(t, "private"),
			RulePage:  rapid.SampledFrom([]string{"", "https://rules.example/{number}"}).Draw(t, "rule page"),
			CardPage:  rapid.SampledFrom([]string{"", "https://cards.example/{name}"}).Draw(t, "card page"),
			Cards:     rapid.SliceOfN(rapid.OneOf(text, rapid.SampledFrom([]string{"a", "1.", "*a"})), 0, 4).Draw(t, "cards"),
			Mentioned: rapid.SliceOfN(rapid.SampledFrom([]string{"1", "x", "", "123456789012345678"}), 0, 2).Draw(t, "mentioned"),
		}
	})
}

// Any reply gives a message that holds every limit.
func TestRenderHoldsTheLimits(t *testing.T) {
	t.Parallel()
	schema := discordSchema(t, "IncomingWebhookInteractionRequest")
	rapid.Check(t, func(t *rapid.T) {
		r := aReply().Draw(t, "reply")
		m, long := render(r, say.English)
		checkText(t, m)
		checkComponents(t, m)
		for _, v := range long {
			if size(v)+size(r.Ruling)+longestAction(r)+idFrame < maxCustomID && !strings.HasPrefix(v, keyMark) && v != "" {
				t.Errorf("a short value %q is kept as long", v)
			}
		}
		schema(t, m)
	})
}

// idFrame is what a custom id holds beside the ruling, the action and the value:
// its kind, four separators and a step of up to 13 digits.
const idFrame = 20

// longestAction is the size of the longest action of a reply's buttons.
func longestAction(r talk.Reply) int {
	most := 0
	for _, row := range r.Buttons {
		for _, b := range row {
			most = max(most, size(b.Action))
		}
	}
	return most
}

type failer interface {
	Errorf(format string, args ...any)
	Fatal(args ...any)
}

func checkText(t failer, m outMessage) {
	total := 0
	if len(m.Embeds) == 0 || len(m.Embeds) > 10 {
		t.Errorf("%d embeds", len(m.Embeds))
	}
	for _, e := range m.Embeds {
		foot := ""
		if e.Footer != nil {
			foot = e.Footer.Text
		}
		if e.Description == "" || size(e.Description) > maxDescription || size(e.Title) > maxTitle || size(foot) > 2048 {
			t.Errorf("an embed of %d, %d, %d", size(e.Title), size(e.Description), size(foot))
		}
		total += size(e.Title) + size(e.Description) + size(foot)
	}
	if total > maxEmbedTotal {
		t.Errorf("%d characters in all", total)
	}
	if m.Mentions.Parse == nil || len(m.Mentions.Parse) > 0 {
		t.Errorf("mentions allowed: %v", m.Mentions)
	}
}

func checkComponents(t failer, m outMessage) {
	if m.Components == nil || len(m.Components) > maxRows {
		t.Errorf("rows: %v", m.Components)
	}
	var ids []string
	for _, r := range m.Components {
		if n := len(r.Components); n == 0 || n > maxRowButtons {
			t.Errorf("a row of %d", n)
		}
		for _, c := range r.Components {
			switch c := c.(type) {
			case outButton:
				ids = append(ids, c.CustomID)
				if c.Label == "" || size(c.Label) > maxButtonLabel {
					t.Errorf("label %q", c.Label)
				}
			case outUsers:
				ids = append(ids, c.CustomID)
			case outLink:
				if c.Label == "" || size(c.Label) > maxButtonLabel || len(c.URL) > maxURL {
					t.Errorf("link %+v", c)
				}
			case outMenu:
				ids = append(ids, c.CustomID)
				checkEntries(t, c)
			}
		}
	}
	for _, id := range ids {
		if _, err := parseCustomID(id); err != nil {
			t.Errorf("custom_id %q: %v", id, err)
		}
	}
	slices.Sort(ids)
	if n := len(ids); len(slices.Compact(ids)) != n {
		t.Errorf("custom ids repeat: %q", ids)
	}
}

func checkEntries(t failer, m outMenu) {
	if len(m.Options) == 0 || len(m.Options) > maxEntries {
		t.Errorf("%d entries", len(m.Options))
	}
	for _, o := range m.Options {
		if o.Label == "" || o.Value == "" || size(o.Label) > 100 || size(o.Value) > 100 || size(o.Description) > 100 {
			t.Errorf("entry %+v", o)
		}
	}
}

// Any form gives a modal that holds every limit.
func TestFormHoldsTheLimits(t *testing.T) {
	schema := discordSchema(t, "ModalInteractionCallbackRequestData")
	text := rapid.OneOf(rapid.String(), rapid.StringN(0, 6000, -1))
	rapid.Check(t, func(t *rapid.T) {
		boxes := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) talk.Box {
			return talk.Box{Name: rapid.SampledFrom([]string{"", "event", "effects", "facts"}).Draw(t, "name"),
				Label: text.Draw(t, "label"), Placeholder: text.Draw(t, "hint"), Value: text.Draw(t, "value"),
				Long: rapid.Bool().Draw(t, "long"), MaxLength: rapid.IntRange(-1, 5000).Draw(t, "max")}
		}), 0, 7).Draw(t, "boxes")
		r := talk.Reply{Ruling: "r", Form: &talk.Form{Title: text.Draw(t, "title"), Action: talk.ActForm, Boxes: boxes}}
		out, ok := form(r)
		if !ok {
			return
		}
		for _, row := range out.Components {
			b := row.Components[0].(outBox)
			if b.MaxLength > 0 && size(b.Value) > b.MaxLength || size(b.Label) > 45 || size(b.Placeholder) > 100 || size(b.Value) > 4000 {
				t.Errorf("box %+v", b)
			}
		}
		schema(t, out)
	})
}

func TestRenderRuling(t *testing.T) {
	m, _ := render(talk.Reply{
		Ruling: "r7", Step: 2, Title: "A ruling", Verdict: "Storm deals 4 damage to <@42>.", Mentioned: []string{"42"},
		Lines: []talk.Line{
			{Text: "<@42> chose Wall: it prevents 1.", Rules: []string{"615.10", "616.1e"}},
			{Text: "*Furnace* still applies."},
		},
		Notes: []string{"Assumed: both are on the battlefield."}, Footer: "Edition · 614.5",
		Buttons: [][]talk.Button{{{Label: "Why?", Action: talk.ActWhy}, {Label: "Why?", Action: talk.ActWhy}}},
		Menus:   []talk.Menu{{Action: talk.ActShowRule, Entries: []talk.MenuEntry{{Label: "614.5", Value: "614.5"}}}},
	}, say.English)
	got, err := json.MarshalIndent(m, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	want := `{
 "content": "",
 "embeds": [
  {
   "title": "A ruling",
   "description": "**Storm deals 4 damage to \u003c@42\u003e.**\n\n**1.** \u003c@42\u003e chose Wall: it prevents 1. — 615.10, 616.1e\n**2.** \\*Furnace\\* still applies.\n\n-# Assumed: both are on the battlefield.",
   "color": 3046706,
   "footer": {
    "text": "Edition · 614.5"
   }
  }
 ],
 "components": [
  {
   "type": 1,
   "components": [
    {
     "type": 2,
     "style": 2,
     "label": "Why?",
     "custom_id": "b|r7|2|w|"
    }
   ]
  },
  {
   "type": 1,
   "components": [
    {
     "type": 3,
     "custom_id": "m|r7|2|n|0",
     "options": [
      {
       "label": "614.5",
       "value": "614.5"
      }
     ]
    }
   ]
  }
 ],
 "allowed_mentions": {
  "parse": []
 }
}`
	if string(got) != want {
		t.Errorf("got %s", got)
	}
}

// Who chooses is said once: by mention where there is one, else above everything.
func TestTheChooserIsCalledOnce(t *testing.T) {
	for chooser, want := range map[string]string{
		"123456789012345678": "|⚖️ <@123456789012345678> chooses\n\n**Who is first?**",
		"":                   "Bob chooses|**Who is first?**",
	} {
		r := talk.Reply{Title: "Bob chooses", Verdict: "Who is first?", Chooser: chooser}
		if chooser != "" {
			r.Calls = "<@" + chooser + "> chooses"
		}
		if m, _ := render(r, say.English); m.Embeds[0].Title+"|"+m.Embeds[0].Description != want {
			t.Errorf("%q is called by %q above %q", chooser, m.Embeds[0].Title, m.Embeds[0].Description)
		}
	}
}

// A long text is spread over embeds without losing a word while it fits, and
// says so when it does not.
func TestRenderLong(t *testing.T) {
	word := "Sentence number one ends. "
	m, _ := render(talk.Reply{Body: strings.Repeat(word, 200)}, say.English)
	var all string
	for _, e := range m.Embeds {
		all += e.Description + " "
	}
	if got := strings.Count(all, "ends."); got != 200 || len(m.Embeds) < 2 {
		t.Errorf("%d of 200 sentences in %d embeds", got, len(m.Embeds))
	}
	m, _ = render(talk.Reply{Body: strings.Repeat(word, 400), Notes: []string{"kept"}}, say.English)
	last := m.Embeds[len(m.Embeds)-1].Description
	if !strings.HasSuffix(last, "-# "+sayMore+"\n\n-# kept") {
		t.Errorf("ends with %q", last[max(0, len(last)-80):])
	}
}

// What went and what came of a wording is marked, and no text can forge it.
func TestComparisonIsMarked(t *testing.T) {
	r := talk.Reply{Title: "614.5", From: 4, Lines: []talk.Line{{Text: "Today:", Rules: []string{"614.5"}, Words: []talk.Words{
		{Text: "a ~~b~~"}, {Text: "old", Mark: talk.WordsGone}, {Text: "n*w", Mark: talk.WordsCome}}}}}
	m, _ := render(r, say.English)
	if got, want := m.Embeds[0].Description, `**5.** Today: a \~\~b\~\~ ~~old~~ **n\*w** — 614.5`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// A link goes where the commands say, over https only.
func TestLinks(t *testing.T) {
	m, _ := render(talk.Reply{Title: "x", Links: []talk.Link{{Label: "Rules", URL: "https://rules.example/a"}, {Label: "No", URL: "javascript:x"}, {Label: "No", URL: "http://a.example"}}}, say.English)
	if len(m.Components) != 1 || len(m.Components[0].Components) != 1 {
		t.Fatalf("got %+v", m.Components)
	}
	discordSchema(t, "IncomingWebhookInteractionRequest")(t, m)
}
