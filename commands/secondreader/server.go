package secondreader

import (
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
)

// maxAnswer is how much of an answer is read, in bytes.
const maxAnswer = 64 << 10

// errTooLarge says that an answer was longer than is read.
var errTooLarge = errors.New("the answer is too large")

// bounded sends requests to the one server that was named: it follows to no other place,
// and reads no more of an answer than maxAnswer.
type bounded struct{ client *http.Client }

func newBounded() bounded {
	return bounded{&http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// Do sends a request.
func (b bounded) Do(r *http.Request) (*http.Response, error) {
	r.Header.Set("User-Agent", "apnap (second reader)")
	answer, err := b.client.Do(r)
	if err != nil {
		return nil, err
	}
	answer.Body = &limited{answer.Body, maxAnswer}
	return answer, nil
}

// limited is a body of which so many bytes may still be read.
type limited struct {
	io.ReadCloser
	left int
}

// Read reads, and fails where there is more than may be read.
func (l *limited) Read(p []byte) (int, error) {
	n, err := l.ReadCloser.Read(p[:min(len(p), l.left+1)])
	if l.left -= n; l.left < 0 {
		return n, errTooLarge
	}
	return n, err
}

// parseURL reads the address of a server: its base, with the protocol's version. The error
// never repeats it.
func parseURL(text string, key bool) (*url.URL, error) {
	u, err := url.Parse(strings.TrimRight(text, "/"))
	switch {
	case err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.User != nil || u.RawQuery != "" || u.Fragment != "":
		return nil, errors.New("reader.url (READER_URL) must be an address and a path only, such as http://127.0.0.1:11434/v1")
	case key && u.Scheme == "http" && u.Hostname() != "localhost" && !net.ParseIP(u.Hostname()).IsLoopback():
		return nil, errors.New("reader.url (READER_URL) must be https, or on this machine, where there is a key: it would be sent in the open")
	}
	return u, nil
}
