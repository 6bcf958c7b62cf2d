package standin

import (
	"bytes"
	"crypto/ed25519"
	"encoding/hex"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"time"
)

// page is where interactions are posted to instead of the gateway.
type page struct {
	url string
	key ed25519.PrivateKey
}

// PostTo makes the stand-in post interactions, signed with the key, to that
// address, as Discord does for an application that gave one; "" goes back to the
// gateway.
func (s *Server) PostTo(url string, key ed25519.PrivateKey) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.page = page{url: url, key: key}
}

// post sends an interaction to the page and takes its answer. A page that does
// not answer is silence, which exchange notices.
func (s *Server) post(p page, x *exchange, envelope map[string]any) {
	body, err := json.Marshal(envelope)
	if err != nil {
		s.violate("the stand-in cannot write an interaction: %v", err)
		return
	}
	r, err := http.NewRequest(http.MethodPost, p.url, bytes.NewReader(body))
	if err != nil {
		s.violate("the stand-in cannot post to %q: %v", p.url, err)
		return
	}
	stamp := strconv.FormatInt(time.Now().Unix(), 10)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Signature-Timestamp", stamp)
	r.Header.Set("X-Signature-Ed25519", hex.EncodeToString(ed25519.Sign(p.key, append([]byte(stamp), body...))))
	client := http.Client{Timeout: Deadline}
	res, err := client.Do(r)
	if err != nil {
		return
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode == http.StatusAccepted && len(answer) == 0 {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case res.StatusCode != http.StatusOK:
		s.violateLocked("a %s posted to the page was answered with status %d", x.kind, res.StatusCode)
	case x.done:
		s.violateLocked("a %s was answered by the page and over REST", x.kind)
	default:
		s.take(x, answer, nil)
	}
}
