package update

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/cenkalti/backoff/v5"
)

// The bounds of a Client that leaves them open.
const (
	defaultStall = 15 * time.Second
	defaultPause = time.Second
	defaultTries = 4
	longestPause = time.Minute
	maxRedirects = 5
	slowTries    = 2 // how often a server may stall
)

// How many times as long as a server may stall a whole file may take: two
// minutes for a page or a text, an hour for cards, where that is 15 seconds.
const (
	shortPatience = 8
	longPatience  = 240
)

// Client fetches files over HTTP. It is safe for concurrent use.
type Client struct {
	// Agent is the User-Agent to call oneself by.
	Agent string
	// Stall is how long a server may send nothing before it is given up; a
	// whole file may take a multiple of that. 0 means 15 seconds.
	Stall time.Duration
	// Pause is about how long the first pause between two tries lasts; each
	// further one is about twice as long. 0 means a second.
	Pause time.Duration
	// Tries is how often a file is tried for when the server or the network
	// fails. 0 means four times.
	Tries uint
	// Tell is told the address of each file that is about to be fetched, without
	// what may be secret in it; nil is told nothing.
	Tell func(address string)
}

// Want says what to fetch.
type Want struct {
	Address string // https, or http to this machine
	Accept  string // the media types asked for
	Limit   int64  // how many bytes are taken at most
	// Tag and Modified are what the server said of the copy one has, if any:
	// its ETag and Last-Modified.
	Tag, Modified string
	// Raw asks for the bytes as they are stored, not packed on the way, so that
	// their sum can be compared.
	Raw bool
}

// Got says what came.
type Got struct {
	// Same is set when the copy one has is still the newest; nothing was written.
	Same          bool
	Tag, Modified string // of what came
}

// Sink takes what is fetched. Reset empties it for another try.
type Sink interface {
	Write(p []byte) (int, error)
	Reset() error
}

// Fetch fetches a file into a sink. Where the server or the network fails it
// tries again, after pauses that grow and vary. The error is an *Error, or the
// context's.
func (c *Client) Fetch(ctx context.Context, want Want, to Sink) (Got, error) {
	from, err := address(want.Address)
	if err != nil {
		return Got{}, err
	}
	if c.Tell != nil {
		c.Tell(says(from))
	}
	pauses := backoff.NewExponentialBackOff()
	pauses.InitialInterval = cmp.Or(c.Pause, defaultPause)
	pauses.MaxInterval = longestPause
	pauses.Multiplier = 2
	stalls := 0
	got, err := backoff.Retry(ctx, func() (Got, error) {
		if err := to.Reset(); err != nil {
			return Got{}, backoff.Permanent(unwritable(err))
		}
		got, err := c.try(ctx, from, want, to)
		if errors.Is(err, errSlow) {
			if stalls++; stalls == slowTries {
				err = backoff.Permanent(err)
			}
		}
		return got, err
	}, backoff.WithBackOff(pauses), backoff.WithMaxTries(cmp.Or(c.Tries, defaultTries)), backoff.WithMaxElapsedTime(0))
	var known *Error
	switch {
	case err == nil:
		return got, nil
	case ctx.Err() != nil:
		return Got{}, context.Cause(ctx)
	case errors.As(err, &known):
		return Got{}, known
	}
	return Got{}, &Error{Says: says(from) + " cannot be fetched", cause: err}
}

// try tries once. An error that another try cannot mend is marked as permanent.
func (c *Client) try(ctx context.Context, from *url.URL, want Want, to Sink) (Got, error) {
	stall := cmp.Or(c.Stall, defaultStall)
	patience := time.Duration(shortPatience)
	if want.Limit > largestText {
		patience = longPatience
	}
	ctx, cancel := context.WithTimeoutCause(ctx, patience*stall, errLong)
	defer cancel()
	ctx, give := context.WithCancelCause(ctx)
	defer give(nil)
	watch := time.AfterFunc(stall, func() { give(errSlow) })
	defer watch.Stop()
	request, err := c.request(ctx, from, want)
	if err != nil {
		return Got{}, backoff.Permanent(err)
	}
	client := http.Client{Transport: transport(stall, want.Raw), CheckRedirect: redirect}
	defer client.CloseIdleConnections()
	answer, err := client.Do(request)
	if err != nil {
		return Got{}, failed(ctx, from, err)
	}
	defer answer.Body.Close()
	got := Got{Tag: answer.Header.Get("ETag"), Modified: answer.Header.Get("Last-Modified")}
	if answer.StatusCode == http.StatusNotModified && (want.Tag != "" || want.Modified != "") {
		return Got{Same: true, Tag: want.Tag, Modified: want.Modified}, nil
	}
	if answer.StatusCode != http.StatusOK {
		return Got{}, refused(from, answer)
	}
	if answer.ContentLength > want.Limit {
		return Got{}, backoff.Permanent(tooLarge(from, want.Limit))
	}
	body := &watched{body: answer.Body, left: want.Limit, reset: func() { watch.Reset(stall) }}
	return got, body.copy(ctx, from, to, want.Limit)
}

// request makes the request.
func (c *Client) request(ctx context.Context, from *url.URL, want Want) (*http.Request, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, from.String(), nil)
	if err != nil {
		return nil, &Error{Says: says(from) + " cannot be asked for", cause: err}
	}
	for name, value := range map[string]string{"User-Agent": c.Agent, "Accept": want.Accept, "If-None-Match": want.Tag, "If-Modified-Since": want.Modified} {
		if value != "" {
			request.Header.Set(name, value)
		}
	}
	return request, nil
}

// transport makes connections with limits of time.
func transport(stall time.Duration, raw bool) *http.Transport {
	dial := net.Dialer{Timeout: min(stall, 10*time.Second)}
	return &http.Transport{Proxy: http.ProxyFromEnvironment, DialContext: dial.DialContext, ForceAttemptHTTP2: true, DisableCompression: raw,
		TLSHandshakeTimeout: min(stall, 10*time.Second), ResponseHeaderTimeout: stall, MaxResponseHeaderBytes: 64 << 10}
}

// errRedirect says that a server sends elsewhere in a way that is not followed.
var errRedirect = errors.New("a redirect that is not followed")

// redirect follows a few redirects, to addresses that are trusted and never to
// another scheme.
func redirect(next *http.Request, before []*http.Request) error {
	if len(before) > maxRedirects || next.URL.Scheme != before[0].URL.Scheme || next.URL.User != nil || !trusted(next.URL) {
		return errRedirect
	}
	return nil
}

// errSlow says that a server sent nothing for too long, errLong that the whole
// took too long.
var (
	errSlow = errors.New("too slow")
	errLong = errors.New("too long")
)

// failed is the error of a request or an answer that broke off; it may be better
// the next time, but for a redirect.
func failed(ctx context.Context, from *url.URL, err error) error {
	switch {
	case errors.Is(err, errRedirect):
		return backoff.Permanent(&Error{Says: says(from) + " sends elsewhere too often, or to where it must not", cause: err})
	case errors.Is(context.Cause(ctx), errLong):
		return backoff.Permanent(&Error{Says: says(from) + " takes too long", cause: errLong})
	case errors.Is(context.Cause(ctx), errSlow), isTimeout(err):
		return &Error{Says: says(from) + " takes too long", cause: errSlow}
	}
	return &Error{Says: says(from) + " cannot be reached, or its answer breaks off", cause: err}
}

// isTimeout reports whether an error of the network is a limit of time.
func isTimeout(err error) bool {
	var limit net.Error
	return errors.As(err, &limit) && limit.Timeout()
}

// refused is the error of a status that is no success. The server's own faults
// and its asking for patience may pass.
func refused(from *url.URL, answer *http.Response) error {
	err := &Error{Says: fmt.Sprintf("%s answers %d", says(from), answer.StatusCode)}
	if answer.StatusCode < 500 && answer.StatusCode != http.StatusTooManyRequests && answer.StatusCode != http.StatusRequestTimeout {
		return backoff.Permanent(err)
	}
	if seconds, bad := strconv.Atoi(answer.Header.Get("Retry-After")); bad == nil && seconds > 0 {
		return errors.Join(err, backoff.RetryAfter(min(seconds, int(longestPause/time.Second))))
	}
	return err
}

// tooLarge is the error of an answer beyond the limit.
func tooLarge(from *url.URL, limit int64) *Error {
	return &Error{Says: fmt.Sprintf("%s has more than %d MB", says(from), limit>>20)}
}

// unwritable is the error of a sink that fails.
func unwritable(err error) *Error {
	return &Error{Says: "what is fetched cannot be written to the data directory", cause: err}
}
