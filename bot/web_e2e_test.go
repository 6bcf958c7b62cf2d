package bot_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
)

// TestProgramWeb follows the link to a ruling that its asker shared, and asks by JSON.
func TestProgramWeb(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("builds and runs the program: takes some 5 seconds")
	}
	s, at := standin.Start(), freeAddr(t)
	defer s.Close()
	s.AddUser(alice)
	s.AddUser(bobby)
	c := startChild(t, program(t), t.TempDir(), s, "HTTP_ADDR="+at, "WEB_URL=http://"+at+"/", "WEB_PROXIES=127.0.0.0/8")
	if !s.Connected(30*time.Second) || s.Commands(20*time.Second) == nil {
		t.Fatalf("the program did not connect and register: %s", c.log.String())
	}
	get := func(path string) (int, string, http.Header) {
		t.Helper()
		answer, err := http.Get("http://" + at + path)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		body, _ := io.ReadAll(answer.Body)
		return answer.StatusCode, string(body), answer.Header
	}
	dora := standin.User{ID: "3700000000000000001", Name: "Secretdora"}
	s.AddUser(dora)
	ask := func(more ...standin.Option) standin.Answer {
		return s.Slash(dora, table, "resolve", append([]standin.Option{option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob: Furnace of Rath <b>"),
			option("effect2", "my Urza's Armor")}, more...)...)
	}
	if refused := ask(); refused.Message == nil || refused.Message.Button("Link") != "" {
		t.Errorf("a refusal has a link: %s", refused.Data)
	}
	a := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to me"), option("effect1", "Bob: Furnace of Rath"), option("effect2", "my Urza's Armor"))
	end := s.Press(dora, table, a.Message, a.Message.Button("Urza's Armor first"))
	says(t, end, 7, false, "4 damage")
	id := strings.Split(end.Message.Button("All orders"), "|")[1]
	if status, _, _ := get("/r/" + id); status != http.StatusNotFound {
		t.Errorf("before it was shared there is a page: %d", status)
	}
	says(t, s.Press(bobby, table, end.Message, end.Message.Button("Link")), 4, true, "Only who asked")
	link := s.Press(dora, table, end.Message, end.Message.Button("Link"))
	says(t, link, 4, true, "/r/"+id)
	says(t, s.Press(dora, table, end.Message, end.Message.Button("Link")), 4, true, "/r/"+id)
	status, page, header := get("/r/" + id)
	for _, want := range []string{"<!DOCTYPE html>", `<html lang="en">`, "Lightning Bolt deals 4 damage to Player 1.", "Lightning Bolt deals 5 damage to Player 1.", "615.10", "Urza&#39;s Armor", `src="` + id + `/tree.png"`, "prefers-color-scheme"} {
		if status != http.StatusOK || !strings.Contains(page, want) {
			t.Errorf("the page (%d) lacks %q", status, want)
		}
	}
	if strings.Contains(page, "Secretdora") || strings.Contains(page, dora.ID) || strings.Contains(page, "<script") || header.Get("Content-Security-Policy") == "" {
		t.Errorf("the page tells of a user, or is unsafe: %s", page)
	}
	if status, picture, header := get("/r/" + id + "/tree.png"); status != http.StatusOK || header.Get("Content-Type") != "image/png" || len(picture) < 1000 {
		t.Errorf("the picture: %d, %d bytes", status, len(picture))
	}
	var ruling struct {
		Outcomes []struct{ Says string }
	}
	if status, body, _ := get("/api/ruling?id=" + id); status != http.StatusOK || json.Unmarshal([]byte(body), &ruling) != nil || len(ruling.Outcomes) != 2 || strings.Contains(body, "Secretdora") {
		t.Errorf("as JSON: %d %s", status, body)
	}
	says(t, s.Press(dora, table, end.Message, end.Message.Button("Change a choice")), 7, false, calls(dora)) // it goes on
	private := s.Slash(dora, table, "resolve", option("event", "Lightning Bolt deals 3 damage to Bob"), option("effect1", "my Furnace of Rath"), standin.Option{Name: "private", Value: true})
	if private.Message.Button("Link") != "" {
		t.Errorf("a private ruling has a link: %s", private.Data)
	}
	for path, one := range map[string]struct {
		body, want string
		status     int
	}{
		"/api/ask":      {`{"question":"I control Furnace of Rath. I Bolt Bob. How much damage?"}`, `"read"`, http.StatusOK},
		"/api/resolve":  {`{"events":["Lightning Bolt deals 3 damage to Bob"],"effects":["Alice: Furnace of Rath"]}`, "Lightning Bolt deals 6 damage to Bob.", http.StatusOK},
		"/api/resolve?": {`{"events":["Bob frobnicates the moon"]}`, `"refused"`, http.StatusUnprocessableEntity},
		"/api/ask?":     {`{"events":["x"]}`, "takes", http.StatusBadRequest},
		"/api/ask?x":    {`{"oops":1}`, "one JSON object", http.StatusBadRequest},
	} {
		answer, err := http.Post("http://"+at+path, "application/json", strings.NewReader(one.body))
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(answer.Body)
		answer.Body.Close()
		if answer.StatusCode != one.status || !strings.Contains(string(body), one.want) {
			t.Errorf("%s: %d %s", path, answer.StatusCode, body)
		}
	}
	for what, one := range map[string]struct {
		address func(n int) string
		limited bool
	}{
		"one address":                 {func(int) string { return "192.0.2.7" }, true},
		"one that tells of addresses": {func(n int) string { return fmt.Sprintf("198.51.100.%d, 192.0.2.8", n) }, true},
		"many addresses":              {func(n int) string { return fmt.Sprintf("203.0.113.%d", n) }, false},
	} {
		limited := false
		for n := range 20 {
			r, err := http.NewRequest(http.MethodPost, "http://"+at+"/api/ask", strings.NewReader(`{}`))
			if err != nil {
				t.Fatal(err)
			}
			r.Header.Set("X-Forwarded-For", one.address(n))
			answer, err := http.DefaultClient.Do(r)
			if err != nil {
				t.Fatal(err)
			}
			answer.Body.Close()
			limited = limited || answer.StatusCode == http.StatusTooManyRequests
		}
		if limited != one.limited {
			t.Errorf("%s behind the proxy: told to wait: %v", what, limited)
		}
	}
	c.end(os.Interrupt)
	for _, v := range s.Violations() {
		t.Errorf("violation: %s", v)
	}
}
