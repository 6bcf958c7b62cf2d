package bot

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"time"
)

// Bounds of a signed request.
const (
	maxSignedBody = 1 << 20
	clockDrift    = 5 * time.Minute // between Discord's clock and ours
)

// publicKey reads discord.public_key.
func publicKey(s string) (ed25519.PublicKey, error) {
	key, err := hex.DecodeString(s)
	if err != nil || len(key) != ed25519.PublicKeySize {
		return nil, errors.New("discord.public_key (DISCORD_PUBLIC_KEY) must be the 64 hexadecimal digits that Discord shows")
	}
	return key, nil
}

// interactionsPage answers the interactions that Discord posts.
func (b *Bot) interactionsPage(key ed25519.PublicKey) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxSignedBody))
		if err != nil {
			http.Error(w, "too long", http.StatusRequestEntityTooLarge)
			return
		}
		if !signed(key, r.Header, raw, time.Now()) {
			b.seen.failed("signature")
			http.Error(w, "invalid request signature", http.StatusUnauthorized)
			return
		}
		b.answerPosted(w, raw)
	})
}

// answerPosted answers an interaction in the response.
func (b *Bot) answerPosted(w http.ResponseWriter, raw []byte) {
	type posted struct {
		callback
		i *interaction
	}
	answers := make(chan posted, 1)
	b.work.start(func() {
		defer close(answers)
		b.handle(raw, func(_ context.Context, i *interaction, c callback) (string, error) {
			answers <- posted{c, i}
			return "", nil
		})
	})
	select {
	case c, ok := <-answers:
		if !ok {
			http.Error(w, "nothing to answer", http.StatusBadRequest)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		// An error means that Discord has gone; it will say so to the user.
		m, _ := c.Data.(outMessage)
		if len(m.files) > 0 {
			c.Data = m.bare()
			b.work.start(func() { b.addPicture(c.i, m) })
		}
		_ = json.NewEncoder(w).Encode(c.callback)
	case <-time.After(firstLimit):
		http.Error(w, "too late", http.StatusServiceUnavailable)
	}
}

// signed tells whether Discord signed the body, lately.
func signed(key ed25519.PublicKey, h http.Header, body []byte, now time.Time) bool {
	signature, err := hex.DecodeString(h.Get("X-Signature-Ed25519"))
	if err != nil || len(signature) != ed25519.SignatureSize {
		return false
	}
	stamp := h.Get("X-Signature-Timestamp")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > clockDrift {
		return false
	}
	return ed25519.Verify(key, bytes.Join([][]byte{[]byte(stamp), body}, nil), signature)
}
