package standin

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// The shapes of what may be sent. Unknown keys are faults.
type (
	wireMessage struct {
		Content    *string       `json:"content"`
		Embeds     []wireEmbed   `json:"embeds"`
		Components []wireRow     `json:"components"`
		Mentions   *wireMentions `json:"allowed_mentions"`
		Flags      int           `json:"flags"`

		Attachments []wireAttachment `json:"attachments"`
	}
	wireMentions struct {
		Parse *[]string `json:"parse"`
		Users []string  `json:"users"`
	}
	wireEmbed struct {
		Title, Description string
		Color              int
		Footer             struct{ Text string }
		Image              struct{ URL string }
	}
	wireAttachment struct {
		ID,
		Filename, Description string
	}
	wireRow struct {
		Type       int
		Components []wireComponent
	}
	wireComponent struct {
		Type        int
		Style       int
		Label       string
		CustomID    string `json:"custom_id"`
		Placeholder string
		Options     []wireEntry
		Value       string
		URL         string
		Required    bool
		MinLength   int `json:"min_length"`
		MaxLength   int `json:"max_length"`
	}
	wireEntry struct {
		Label, Value, Description string
	}
)

// checker collects faults.
type checker struct {
	where  string
	faults []string
}

func (c *checker) fail(format string, args ...any) {
	c.faults = append(c.faults, c.where+": "+fmt.Sprintf(format, args...))
}

// within checks a length, in the stricter of Discord's counts.
func (c *checker) within(what, text string, least, most int) {
	if n := len(utf16.Encode([]rune(text))); n < least || n > most {
		c.fail("%s has %d characters, not %d to %d", what, n, least, most)
	}
	if strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co) }) {
		c.fail("%s holds something invisible: %q", what, text)
	}
}

// alive finds what would call everybody or show a name of its own choice, and masked
// finds links under other words.
var (
	alive  = regexp.MustCompile(`(^|[^\\])(@everyone|@here|<@&|</|<a?:\w+:\d|<t:)`)
	masked = regexp.MustCompile(`(?:^|[^\\])\]\(<?([a-z]+://[^/)]*)`)
)

// linkable are the hosts that the bot's own links may lead to: those of the pages of
// rules and cards.
func linkable() []string {
	return []string{"https://magic.wizards.com", "https://yawgatog.com", "https://gatherer.wizards.com", "https://rules.example", "https://cards.example"}
}

// disarmed checks that nothing in a text is alive.
func (c *checker) disarmed(text string) {
	if found := alive.FindString(text); found != "" {
		c.fail("%q is alive in %q", found, text)
	}
	for _, link := range masked.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(linkable(), link[1]) {
			c.fail("a link leads to %s in %q", link[1], text)
		}
	}
}

func (c *checker) read(raw []byte, out any) bool {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(out); err != nil {
		c.fail("%v in %.300s", err, raw)
		return false
	}
	return true
}

// checkCallback checks the data of a callback.
func checkCallback(typ int, data json.RawMessage) []string {
	switch typ {
	case 4, 7:
		return checkMessage(data, typ == 4)
	case 8:
		return checkSuggestions(data)
	case 9:
		return checkForm(data)
	}
	c := &checker{where: fmt.Sprint("callback ", typ)}
	var later struct{ Flags int }
	if len(data) > 0 && c.read(data, &later) && later.Flags != 0 && later.Flags != 64 {
		c.fail("flags %d", later.Flags)
	}
	return c.faults
}

// checkMessage checks a message; made tells whether it is a new one.
func checkMessage(raw []byte, made bool) []string {
	c := &checker{where: "message"}
	var m wireMessage
	if !c.read(raw, &m) {
		return c.faults
	}
	if m.Mentions == nil || m.Mentions.Parse == nil || len(*m.Mentions.Parse) > 0 {
		c.fail("mentions are not disarmed")
	}
	if m.Flags != 0 && (m.Flags != 64 || !made) {
		c.fail("flags %d", m.Flags)
	}
	if m.Content == nil || m.Embeds == nil || m.Components == nil {
		c.fail("content, embeds or components are not restated")
	} else {
		c.within("content", *m.Content, 0, 2000)
		c.pings(*m.Content, m)
	}
	c.embeds(m)
	c.rows(m.Components)
	c.attachments(m)
	return c.faults
}

// pings checks that nobody is pinged but the one whom the content names, and nobody in
// what one person sees.
func (c *checker) pings(content string, m wireMessage) {
	var users []string
	if m.Mentions != nil {
		users = m.Mentions.Users
	}
	switch {
	case len(users) == 0 && content == "":
	case len(users) != 1 || content != "<@"+users[0]+">" || m.Flags != 0:
		c.fail("pings %q by %q with flags %d", users, content, m.Flags)
	}
}

// attachments checks that every file is described, and every picture shown a file.
func (c *checker) attachments(m wireMessage) {
	names := map[string]bool{}
	for i, a := range m.Attachments {
		if names["attachment://"+a.Filename] = true; a.ID != strconv.Itoa(i) || a.Filename == "" {
			c.fail("attachment %d is %+v", i, a)
		}
		c.within("alt text", a.Description, 1, 1024)
	}
	for _, e := range m.Embeds {
		if e.Image.URL != "" && !names[e.Image.URL] && !strings.HasPrefix(e.Image.URL, "https://pictures.example/") {
			c.fail("a picture that was not sent: %s", e.Image.URL)
		}
	}
}

func (c *checker) embeds(m wireMessage) {
	total := 0
	for _, e := range m.Embeds {
		c.within("title", e.Title, 0, 256)
		c.within("description", e.Description, 0, 4096)
		c.disarmed(e.Description)
		c.within("footer", e.Footer.Text, 0, 2048)
		all := e.Title + e.Description + e.Footer.Text
		if all == "" {
			c.fail("an empty embed")
		}
		total += len(utf16.Encode([]rune(all)))
	}
	if total > 6000 || len(m.Embeds) > 10 {
		c.fail("%d characters in %d embeds", total, len(m.Embeds))
	}
	if len(m.Embeds) == 0 && (m.Content == nil || *m.Content == "") {
		c.fail("an empty message")
	}
}

func (c *checker) rows(rows []wireRow) {
	if len(rows) > 5 {
		c.fail("%d rows", len(rows))
	}
	seen := map[string]bool{}
	for _, r := range rows {
		if r.Type != 1 || len(r.Components) == 0 || len(r.Components) > 5 {
			c.fail("a row of type %d with %d components", r.Type, len(r.Components))
		}
		for _, x := range r.Components {
			if x.Type == 2 && x.Style == 5 {
				c.within("label", x.Label, 1, 80)
				if c.within("url", x.URL, 9, 512); x.CustomID != "" || !strings.HasPrefix(x.URL, "https://") {
					c.fail("a link %+v", x)
				}
				continue
			}
			c.within("custom_id", x.CustomID, 1, 100)
			if seen[x.CustomID] {
				c.fail("custom_id %q twice", x.CustomID)
			}
			seen[x.CustomID] = true
			c.component(x, len(r.Components))
		}
	}
}

func (c *checker) component(x wireComponent, inRow int) {
	switch x.Type {
	case 2:
		c.within("label", x.Label, 1, 80)
		if x.Style < 1 || x.Style > 4 {
			c.fail("button style %d", x.Style)
		}
	case 3:
		if inRow != 1 || len(x.Options) == 0 || len(x.Options) > 25 {
			c.fail("a menu of %d entries in a row of %d", len(x.Options), inRow)
		}
		c.within("placeholder", x.Placeholder, 0, 150)
		values := map[string]bool{}
		for _, o := range x.Options {
			c.within("entry", o.Label, 1, 100)
			c.within("entry's value", o.Value, 1, 100)
			c.within("entry's description", o.Description, 0, 100)
			if values[o.Value] {
				c.fail("entry %q twice", o.Value)
			}
			values[o.Value] = true
		}
	case 5:
		if inRow != 1 || len(x.Options) > 0 {
			c.fail("a menu of users in a row of %d, with %d entries", inRow, len(x.Options))
		}
		c.within("placeholder", x.Placeholder, 0, 150)
	default:
		c.fail("component of type %d", x.Type)
	}
}

func checkSuggestions(raw []byte) []string {
	c := &checker{where: "suggestions"}
	var d struct {
		Choices []struct{ Name, Value string }
	}
	if !c.read(raw, &d) {
		return c.faults
	}
	if d.Choices == nil || len(d.Choices) > 25 {
		c.fail("%d choices", len(d.Choices))
	}
	for _, o := range d.Choices {
		c.within("name", o.Name, 1, 100)
		c.within("value", o.Value, 1, 100)
	}
	return c.faults
}

func checkForm(raw []byte) []string {
	c := &checker{where: "form"}
	var d struct {
		Title      string
		CustomID   string `json:"custom_id"`
		Components []wireRow
	}
	if !c.read(raw, &d) {
		return c.faults
	}
	c.within("title", d.Title, 1, 45)
	c.within("custom_id", d.CustomID, 1, 100)
	if len(d.Components) == 0 || len(d.Components) > 5 {
		c.fail("%d boxes", len(d.Components))
	}
	seen := map[string]bool{}
	for _, r := range d.Components {
		if r.Type != 1 || len(r.Components) != 1 {
			c.fail("a row of %d boxes", len(r.Components))
			continue
		}
		b := r.Components[0]
		c.within("custom_id", b.CustomID, 1, 100)
		c.within("label", b.Label, 1, 45)
		c.within("placeholder", b.Placeholder, 0, 100)
		c.within("value", b.Value, 0, 4000)
		if b.Type != 4 || b.Style < 1 || b.Style > 2 || b.MaxLength < 0 || b.MaxLength > 4000 || seen[b.CustomID] {
			c.fail("box %+v", b)
		}
		seen[b.CustomID] = true
	}
	return c.faults
}
