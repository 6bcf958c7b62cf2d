package update

import (
	"bytes"
	"net/url"
	"path"
	"regexp"
	"strings"
	"time"

	"golang.org/x/net/html"
)

// NewestText finds, among the links of a web page, the newest rules text: of the
// links to text files the one with the latest date in its name, else the first
// whose name speaks of rules. Links stand against the page's own address; false
// where there is none.
func NewestText(page *url.URL, source []byte) (*url.URL, bool) {
	var best *url.URL
	var bestDate string
	for _, link := range links(page, source) {
		name := textName(link)
		if name == "" {
			continue
		}
		date := dateIn(name)
		if date == "" && !strings.Contains(strings.ToLower(name), "rule") {
			continue
		}
		if best == nil || date > bestDate {
			best, bestDate = link, date
		}
	}
	return best, best != nil
}

// links lists where the links of a page lead.
func links(page *url.URL, source []byte) []*url.URL {
	var list []*url.URL
	base := page
	tokens := html.NewTokenizer(bytes.NewReader(source))
	for {
		switch tokens.Next() {
		case html.ErrorToken:
			return list
		case html.StartTagToken, html.SelfClosingTagToken:
		default:
			continue
		}
		token := tokens.Token()
		if token.Data != "a" && token.Data != "area" && token.Data != "link" && token.Data != "base" {
			continue
		}
		target, ok := resolved(base, token.Attr)
		switch {
		case !ok:
		case token.Data == "base":
			base = target
		default:
			list = append(list, target)
		}
	}
}

// resolved is the address that an element's href means on a page.
func resolved(base *url.URL, attributes []html.Attribute) (*url.URL, bool) {
	for _, a := range attributes {
		if a.Key != "href" {
			continue
		}
		u, err := base.Parse(strings.TrimSpace(a.Val))
		return u, err == nil && u.Host != ""
	}
	return nil, false
}

// textName is the name of the text file that a link leads to, "" where it leads
// to none. Some servers take the name in the query.
func textName(u *url.URL) string {
	names := []string{path.Base(u.Path)}
	for _, values := range u.Query() {
		names = append(names, values...)
	}
	for _, name := range names {
		if strings.HasSuffix(strings.ToLower(name), ".txt") {
			return name
		}
	}
	return ""
}

// dated is a date in a file's name, the year first.
var dated = regexp.MustCompile(`(?:^|\D)((?:19|20)\d\d)[-_. ]?(\d\d)[-_. ]?(\d\d)(?:\D|$)`)

// dateIn is the date in a name, "" where there is none.
func dateIn(name string) string {
	found := dated.FindStringSubmatch(name)
	if found == nil {
		return ""
	}
	date := found[1] + "-" + found[2] + "-" + found[3]
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		return ""
	}
	return date
}
