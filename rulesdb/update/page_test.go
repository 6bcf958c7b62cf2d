package update

import (
	"net/url"
	"testing"
)

func TestNewestText(t *testing.T) {
	for source, want := range map[string]string{
		`<a href="https://m.example/2026/MagicCompRules%2020260417.txt">TXT</a>`:                                                               "https://m.example/2026/MagicCompRules%2020260417.txt",
		`<a href="MagicCompRules 20260417.txt">`:                                                                                               "https://example.com/en/MagicCompRules%2020260417.txt",
		`<a href='/f/MagicCompRules_20260417.txt?x=1&amp;y=2'>`:                                                                                "https://example.com/f/MagicCompRules_20260417.txt?x=1&y=2",
		`<A HREF=//m.example/MagicCompRules20260417.TXT>`:                                                                                      "https://m.example/MagicCompRules20260417.TXT",
		`<a href="a/MagicCompRules_20250101.txt"></a><a href="b/MagicCompRules%2020260417.txt"></a><a href="c/Rules-2025-12-31.txt">`:          "https://example.com/en/b/MagicCompRules%2020260417.txt",
		`<a href="/robots.txt">no</a><a href="/notes.txt">no</a><a href="/CompRules.txt">yes</a>`:                                              "https://example.com/CompRules.txt",
		`<a href="/CompRules.txt">no</a><a href="/MagicCompRules 20260417.txt">yes</a>`:                                                        "https://example.com/MagicCompRules%2020260417.txt",
		`<a href="/get?file=MagicCompRules%2020260417.txt">`:                                                                                   "https://example.com/get?file=MagicCompRules%2020260417.txt",
		`<base href="https://m.example/d/"><a href="MagicCompRules 20260417.txt">`:                                                             "https://m.example/d/MagicCompRules%2020260417.txt",
		`<!-- <a href="/MagicCompRules 20270101.txt"> --><script>"<a href='/MagicCompRules 20270101.txt'>"</script><a href="/r 20260417.txt">`: "https://example.com/r%2020260417.txt",
		`<a href="/MagicCompRules 20261399.txt">no date</a><a href="/MagicCompRules 20260417.txt">`:                                            "https://example.com/MagicCompRules%2020260417.txt",
		`<a href="/MagicCompRules 20260417.pdf">PDF</a><a name="MagicCompRules 20260417.txt">`:                                                 "",
		`<a href="mailto:rules.txt">`:                        "",
		`<a href="http://[bad/MagicCompRules 20260417.txt">`: "",
		``: "",
	} {
		page, err := url.Parse("https://example.com/en/rules")
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if u, ok := NewestText(page, []byte(source)); ok {
			got = u.String()
		}
		if got != want {
			t.Errorf("%s\ngot  %s\nwant %s", source, got, want)
		}
	}
}

func FuzzNewestText(f *testing.F) {
	f.Add(`<a href="MagicCompRules 20260417.txt">`)
	f.Add(`<base href=x><area href='?a=b.txt&c'>`)
	f.Fuzz(func(t *testing.T, source string) {
		page := &url.URL{Scheme: "https", Host: "example.com"}
		if u, ok := NewestText(page, []byte(source)); ok && textName(u) == "" {
			t.Errorf("%s is no text", u)
		}
	})
}
