package bot_test

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"apnap/bot"
	"apnap/bot/standin"
	"apnap/commands/talk"
)

// post sends a signed interaction and returns the status and the answer.
func post(t *testing.T, url string, key ed25519.PrivateKey, at time.Time, body string) (int, string) {
	t.Helper()
	stamp := fmt.Sprint(at.Unix())
	r, err := http.NewRequest(http.MethodPost, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("X-Signature-Timestamp", stamp)
	r.Header.Set("X-Signature-Ed25519", hex.EncodeToString(ed25519.Sign(key, append([]byte(stamp), body...))))
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, string(bytes.TrimSpace(raw))
}

func freeAddr(t testing.TB) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// newPostedWorld is newWorld with a bot that answers what is posted to the page at
// url, signed with the key, and that carries commands out with run.
func newPostedWorld(t *testing.T, run func(context.Context, talk.Request) talk.Reply) (w *world, url string, key ed25519.PrivateKey) {
	t.Helper()
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	w = newWorld(t, nil)
	w.connected()
	if err := w.stop(); err != nil {
		t.Fatal(err)
	}
	w.fake.run = run
	addr := freeAddr(t)
	w.start(bot.Config{Token: standin.Token, APIURL: w.URL(), InteractionsAddr: addr, PublicKey: hex.EncodeToString(public)})
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if conn, err := net.Dial("tcp", addr); err == nil {
			conn.Close()
			break
		}
	}
	return w, "http://" + addr + "/interactions", private
}

func TestSignedInteractions(t *testing.T) {
	t.Parallel()
	_, stranger, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	w, url, private := newPostedWorld(t, ruling)
	now := time.Now()
	if code, text := post(t, url, private, now, `{"id":"1","type":1}`); code != 200 || text != `{"type":1}` {
		t.Errorf("ping: %d %s", code, text)
	}
	if code, _ := post(t, url, stranger, now, `{"id":"1","type":1}`); code != 401 {
		t.Errorf("a stranger's signature: %d", code)
	}
	for _, at := range []time.Time{now.Add(-6 * time.Minute), now.Add(6 * time.Minute)} {
		if code, _ := post(t, url, private, at, `{"id":"1","type":1}`); code != 401 {
			t.Errorf("signed at %v: %d", at, code)
		}
	}
	slash := `{"id":"7","token":"t","type":2,"channel_id":"5","user":{"id":"3","username":"x"},"data":{"name":"help"}}`
	code, text := post(t, url, private, now, slash)
	var answer struct{ Type int }
	if json.Unmarshal([]byte(text), &answer) != nil || code != 200 || answer.Type != 4 || !strings.Contains(text, "Ruled.") {
		t.Errorf("slash: %d %s", code, text)
	}
	for what, body := range map[string]string{"repeated": slash, "no JSON": "{", "too long": strings.Repeat("x", 2<<20)} {
		if code, _ := post(t, url, private, now, body); code/100 != 4 {
			t.Errorf("%s: %d", what, code)
		}
	}
	if identifies, _ := w.Counts(); identifies != 1 {
		t.Errorf("identified %d times, though the gateway is not used", identifies)
	}
}
