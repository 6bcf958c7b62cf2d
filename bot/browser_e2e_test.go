package bot_test

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"strconv"
	"strings"
	"testing"
)

// lettersOfPicture is the size of the letters in the picture of the choices, in its own pixels.
const lettersOfPicture = 26

// TestProgramInABrowser looks at the pages of two rulings, in English and in French, in a
// real browser: on a telephone and on a wide screen, light and dark, and printed.
func TestProgramInABrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs the program and a browser: takes some 15 seconds")
	}
	b := openBrowser(t)
	at := freeAddr(t)
	c, s := started(t, program(t), t.TempDir(), "HTTP_ADDR="+at, "WEB_URL=http://"+at, "RULES_PAGE=https://rules.example/{number}")
	for locale, says := range map[string]struct{ armor, link, player string }{"en": {"Urza's Armor first", "Link", "Player 1"}, "fr": {"Urza's Armor d'abord", "Lien", "Joueur 1"}} {
		dora := visitor(t)
		dora.Locale = locale
		a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob: Furnace of Rath"), option("effect2", "my Urza's Armor"))
		end := s.Press(dora, table, a.Message, a.Message.Button(says.armor))
		link := end.Message.Button(says.link)
		if link == "" {
			t.Fatalf("%s: there is no link: %s", locale, end.Data)
		}
		s.Press(dora, table, end.Message, link)
		id := strings.Split(link, "|")[1]
		page := b.open("http://" + at + "/r/" + id)
		if got := page.value("document.documentElement.lang"); got != locale {
			t.Errorf("%s: the page is in %s", locale, got)
		}
		if got := page.value("document.body.innerText"); !strings.Contains(got, says.player+" ") {
			t.Errorf("%s: nobody is called %s: %s", locale, says.player, got)
		}
		if got := page.value("document.images.length + ' ' + [...document.images].every(i => i.complete && i.naturalWidth > 0)"); got != "1 true" {
			t.Errorf("%s: pictures: %s", locale, got)
		}
		if got := page.value("document.querySelector('cite a').href + ' ' + document.querySelector('dt a').textContent"); !strings.HasPrefix(got, "https://rules.example/6") || !strings.Contains(got, " 119.2") {
			t.Errorf("%s: the numbers lead to %s", locale, got)
		}
		grounds := map[string]bool{}
		for _, width := range []int{390, 1280} {
			for _, scheme := range []string{"light", "dark"} {
				page.as(width, scheme)
				name := fmt.Sprintf("ruling-%s-%d-%s.png", locale, width, scheme)
				if got, _ := strconv.Atoi(page.value("document.documentElement.scrollWidth")); got > width {
					t.Errorf("%s: the page is %d wide", name, got)
				}
				if got, _ := strconv.ParseFloat(page.value("parseFloat(getComputedStyle(document.body).fontSize)"), 64); got < 14 {
					t.Errorf("%s: letters of %v", name, got)
				}
				if got, _ := strconv.ParseFloat(page.value("document.images[0].width / document.images[0].naturalWidth"), 64); got*lettersOfPicture < 14 {
					t.Errorf("%s: the letters of the picture are %v points high", name, got*lettersOfPicture)
				}
				grounds[page.value("getComputedStyle(document.body).backgroundColor + getComputedStyle(document.documentElement).backgroundColor")] = true
				shown, err := png.Decode(bytes.NewReader(page.keep(name)))
				if err != nil || shown.Bounds().Dx() != width || shown.Bounds().Dy() < 844 {
					t.Errorf("%s: %v, %v", name, err, shown.Bounds())
				}
			}
		}
		if len(grounds) != 2 {
			t.Errorf("%s: light and dark look alike: %v", locale, grounds)
		}
		if printed := page.print("ruling-" + locale + ".pdf"); !bytes.HasPrefix(printed, []byte("%PDF")) || len(printed) < 5000 {
			t.Errorf("%s: printed, it has %d bytes", locale, len(printed))
		}
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
}
