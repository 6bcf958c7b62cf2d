package update

import (
	"net"
	"net/url"
	"strings"
)

// address reads an address to fetch from. Only https is taken, and http to this
// machine: what is installed must come from whom it says. The error's sentence
// never repeats what may be a secret in the address.
func address(text string) (*url.URL, error) {
	u, err := url.Parse(strings.TrimSpace(text))
	switch {
	case err != nil || u.Host == "":
		return nil, &Error{Says: "the address to update from is none", cause: err}
	case u.User != nil:
		return nil, &Error{Says: "the address to update from holds a name or password; it must not"}
	case !trusted(u):
		return nil, &Error{Says: says(u) + " is not https, and only this machine may be asked otherwise"}
	}
	return u, nil
}

// CheckAddress says what is wrong with an address to update from; the error is
// an *Error.
func CheckAddress(text string) error {
	_, err := address(text)
	return err
}

// linked reads an address that a page or a list gives. It is taken only by the
// way by which the page itself came.
func linked(from *url.URL, text string) (*url.URL, error) {
	to, err := from.Parse(strings.TrimSpace(text))
	if err != nil {
		return nil, &Error{Says: says(from) + " leads to what is no address", cause: err}
	}
	u, err := address(to.String())
	if err == nil && u.Scheme != from.Scheme {
		err = &Error{Says: says(from) + " leads to " + says(u) + ", which is not " + from.Scheme}
	}
	return u, err
}

// trusted reports whether the address is https, or http to this machine.
func trusted(u *url.URL) bool {
	return u.Scheme == "https" || u.Scheme == "http" && loopback(u.Hostname())
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// says is an address for people and logs, without the parts that may hold a
// secret.
func says(u *url.URL) string {
	return (&url.URL{Scheme: u.Scheme, Host: u.Host, Path: u.Path}).String()
}
