package bot_test

import (
	"bufio"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// screenshots is the environment variable with the folder in which the tests keep what
// a browser shows, for people to look at.
const screenshots = "APNAP_SCREENSHOTS"

// browser is a page in Chromium, driven by its own protocol.
type browser struct {
	t    testing.TB
	conn *websocket.Conn
	last int
}

// openBrowser starts Chromium without a window, or skips the test, saying so, where
// there is none.
func openBrowser(t testing.TB) *browser {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if found, err := exec.LookPath(name); err == nil && path == "" {
			path = found
		}
	}
	if path == "" {
		t.Skip("there is no Chromium to look at the page with")
	}
	c := exec.Command(path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
		"--user-data-dir="+profile(t), "--remote-debugging-port=0", "about:blank")
	c.Env = append(os.Environ(), "HOME="+profile(t))
	told, err := c.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // it was killed
	})
	address := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(told); lines.Scan(); {
			if _, at, ok := strings.Cut(lines.Text(), "DevTools listening on "); ok {
				address <- at
			}
		}
	}()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	b := &browser{t: t}
	select {
	case at := <-address:
		b.conn, _, err = websocket.DefaultDialer.DialContext(ctx, at, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = b.conn.Close() })
	case <-ctx.Done():
		t.Skip("Chromium does not start here")
	}
	return b
}

// profile is a folder for Chromium, whose helpers may still write there for a moment when it has
// been killed: what is left then is no fault of the test.
func profile(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "apnap-chromium-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// call sends a command, in a session unless that is empty, and reads the answer.
func (b *browser) call(session, method string, params map[string]any, out any) {
	b.t.Helper()
	b.last++
	_ = b.conn.SetReadDeadline(time.Now().Add(time.Minute))
	if err := b.conn.WriteJSON(map[string]any{"id": b.last, "sessionId": session, "method": method, "params": params}); err != nil {
		b.t.Fatal(err)
	}
	for {
		var answer struct {
			ID     int
			Error  struct{ Message string }
			Result json.RawMessage
		}
		if err := b.conn.ReadJSON(&answer); err != nil {
			b.t.Fatalf("%s: %v", method, err)
		}
		if answer.ID != b.last {
			continue // something that happens in the page
		}
		if answer.Error.Message != "" {
			b.t.Fatalf("%s: %s", method, answer.Error.Message)
		}
		if out != nil {
			if err := json.Unmarshal(answer.Result, out); err != nil {
				b.t.Fatal(err)
			}
		}
		return
	}
}

// tab is an open page.
type tab struct {
	*browser
	session string
}

// open opens an address and waits until all of it is there.
func (b *browser) open(address string) *tab {
	b.t.Helper()
	var target struct{ TargetID string }
	b.call("", "Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var attached struct{ SessionID string }
	b.call("", "Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	p := &tab{b, attached.SessionID}
	p.call(p.session, "Page.enable", map[string]any{}, nil)
	p.call(p.session, "Page.navigate", map[string]any{"url": address}, nil)
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if p.value("location.href + ' ' + document.readyState") == address+" complete" {
			return p
		}
	}
	b.t.Fatalf("%s is not loaded", address)
	return nil
}

// value is what an expression comes to in the page, as text.
func (p *tab) value(expression string) string {
	p.t.Helper()
	var out struct{ Result struct{ Value any } }
	p.call(p.session, "Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true}, &out)
	return fmt.Sprint(out.Result.Value)
}

// as shows the page on a screen so wide, in a scheme of colours.
func (p *tab) as(width int, scheme string) {
	p.t.Helper()
	p.call(p.session, "Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 600}, nil)
	p.call(p.session, "Emulation.setEmulatedMedia", map[string]any{"features": []any{map[string]any{"name": "prefers-color-scheme", "value": scheme}}}, nil)
}

// keep keeps the whole page as a picture, where a folder for that is named, and returns
// the picture.
func (p *tab) keep(name string) []byte {
	p.t.Helper()
	var shot struct{ Data string }
	p.call(p.session, "Page.captureScreenshot", map[string]any{"format": "png", "captureBeyondViewport": true}, &shot)
	return p.kept(name, shot.Data)
}

// print prints the page as a PDF, kept like a picture.
func (p *tab) print(name string) []byte {
	p.t.Helper()
	var printed struct{ Data string }
	p.call(p.session, "Page.printToPDF", map[string]any{"printBackground": false}, &printed)
	return p.kept(name, printed.Data)
}

// kept keeps what came in base64.
func (p *tab) kept(name, encoded string) []byte {
	p.t.Helper()
	data, err := base64.StdEncoding.DecodeString(encoded)
	if err != nil {
		p.t.Fatal(err)
	}
	if dir := os.Getenv(screenshots); dir != "" {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			p.t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
	return data
}
