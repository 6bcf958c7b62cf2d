package bot

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"golang.org/x/time/rate"

	"apnap/bot/library"
)

// rest sends requests to Discord's API. It keeps nothing from one request to
// the next but a pace of its own, so it cannot grow with their number.
type rest struct {
	base   *url.URL
	client *http.Client
	token  string
	pace   *rate.Limiter // for everything without an interaction's token
	holds  *holds
	seen   *metrics
}

// apiError is an answer other than success. It names neither the address,
// which may hold an interaction's token, nor what was sent.
type apiError struct {
	Status int
	Code   int `json:"code"` // Discord's own, 0 when there is none
}

// Error implements error.
func (e *apiError) Error() string {
	return fmt.Sprintf("answer %d of Discord (code %d)", e.Status, e.Code)
}

// errUnreachable stands for every error of the network, whose text would hold
// the address.
var errUnreachable = errors.New("no answer from Discord")

// errHeld says that the time was over before the request might be sent.
var errHeld = errors.New("held back, since Discord wants no more requests for now")

const (
	perSecond  = 45 // of the 50 requests a second that are allowed
	maxAnswer  = 4 << 20
	firstPause = 100 * time.Millisecond
	maxPause   = 5 * time.Second
	tryLimit   = 1200 * time.Millisecond // for one try of a callback
)

func newREST(base *url.URL, token string, seen *metrics) *rest {
	return &rest{base: base, client: library.NewHTTPClient(base), token: token,
		pace: rate.NewLimiter(perSecond, perSecond/2), holds: &holds{until: map[string]time.Time{}}, seen: seen}
}

// call sends a request of the bot's own, with its token, and reads the answer
// into out unless that is nil. It tries again until ctx ends.
func (r *rest) call(ctx context.Context, method, path string, body, out any) error {
	return r.retry(ctx, func(ctx context.Context) (time.Duration, error) {
		if err := r.holds.wait(ctx, path); err != nil {
			return 0, errHeld
		}
		if err := r.pace.Wait(ctx); err != nil {
			return 0, errHeld
		}
		return r.once(ctx, method, path, "Bot "+r.token, body, out)
	})
}

// hooked sends a request that carries an interaction's token, and needs no other: it
// is bound to no pace of the bot's.
func (r *rest) hooked(ctx context.Context, method, path string, body, out any) error {
	return r.retry(ctx, func(ctx context.Context) (time.Duration, error) {
		return r.once(ctx, method, path, "", body, out)
	})
}

// callback sends the first answer to an interaction: outside the pace, since
// Discord exempts it, and with short tries, since it has only 3 seconds.
func (r *rest) callback(ctx context.Context, path string, body, out any) error {
	return r.retry(ctx, func(ctx context.Context) (time.Duration, error) {
		ctx, cancel := context.WithTimeout(ctx, tryLimit)
		defer cancel()
		return r.once(ctx, http.MethodPost, path, "", body, out)
	})
}

// retry tries until it works, the answer is final, or ctx ends before the next
// try would begin.
func (r *rest) retry(ctx context.Context, try func(context.Context) (time.Duration, error)) error {
	pause := firstPause
	for {
		asked, err := try(ctx)
		if err == nil || !temporary(err) || ctx.Err() != nil {
			return err
		}
		wait := max(asked, pause/2+rand.N(pause/2))
		if end, ok := ctx.Deadline(); ok && time.Until(end) < wait {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(wait):
		}
		pause = min(2*pause, maxPause)
	}
}

// temporary tells whether the same request may succeed later.
func temporary(err error) bool {
	var api *apiError
	if errors.As(err, &api) {
		return api.Status == http.StatusTooManyRequests || api.Status >= 500
	}
	return errors.Is(err, errUnreachable)
}

// once sends one request. The duration is how long Discord asks to wait before
// the next try.
func (r *rest) once(ctx context.Context, method, path, authorization string, body, out any) (time.Duration, error) {
	req, err := r.request(ctx, method, path, authorization, body)
	if err != nil {
		return 0, err
	}
	res, err := r.client.Do(req)
	if err != nil {
		r.seen.request("unreachable")
		return 0, errUnreachable
	}
	defer res.Body.Close()
	r.seen.request(strconv.Itoa(res.StatusCode))
	raw, err := io.ReadAll(io.LimitReader(res.Body, maxAnswer))
	if err != nil {
		return 0, errUnreachable
	}
	if authorization != "" {
		r.holds.note(path, res.StatusCode, res.Header, raw, time.Now())
	}
	if res.StatusCode/100 != 2 {
		return retryAfter(res.Header, raw), asAPIError(res.StatusCode, raw)
	}
	if out == nil || len(raw) == 0 {
		return 0, nil
	}
	if err := json.Unmarshal(raw, out); err != nil {
		return 0, errors.New("an answer of Discord that cannot be read")
	}
	return 0, nil
}

func (r *rest) request(ctx context.Context, method, path, authorization string, body any) (*http.Request, error) {
	var content io.Reader
	kind := "application/json"
	if body != nil {
		raw, err := json.Marshal(body)
		if err != nil {
			return nil, fmt.Errorf("write a request: %w", err)
		}
		if files := filesOf(body); len(files) > 0 {
			raw, kind = multipartOf(raw, files)
		}
		content = bytes.NewReader(raw)
	}
	req, err := http.NewRequestWithContext(ctx, method, r.base.String()+path, content)
	if err != nil {
		return nil, errors.New("an address that cannot be asked")
	}
	req.Header.Set("User-Agent", "DiscordBot (apnap, 1)")
	if body != nil {
		req.Header.Set("Content-Type", kind)
	}
	if authorization != "" {
		req.Header.Set("Authorization", authorization)
	}
	return req, nil
}

func asAPIError(status int, raw []byte) error {
	e := &apiError{}
	// An answer without a readable code, such as a proxy's page, has code 0.
	_ = json.Unmarshal(raw, e)
	e.Status = status
	return e
}

// retryAfter reads how long a refused request should wait.
func retryAfter(h http.Header, raw []byte) time.Duration {
	var body struct {
		RetryAfter float64 `json:"retry_after"`
	}
	_ = json.Unmarshal(raw, &body) // without it the header counts
	return max(span(body.RetryAfter), seconds(h.Get("Retry-After")))
}

// seconds reads a time that a header tells; 0 when it tells none.
func seconds(text string) time.Duration {
	s, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return 0
	}
	return span(s)
}

// span is so many seconds, an hour at most.
func span(seconds float64) time.Duration {
	return time.Duration(min(max(seconds, 0), 3600) * float64(time.Second))
}
