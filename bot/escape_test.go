package bot

import (
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"
)

func TestEscape(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"plain text, 3 damage.", "plain text, 3 damage."},
		{"**bold** __u__ ~~s~~ ||x|| `c`", `\*\*bold\*\* \_\_u\_\_ \~\~s\~\~ \|\|x\|\| \` + "`c\\`"},
		{"[card](https://evil.example)", `\[card\](https\://evil.example)`},
		{"<@42> and <@!42> but <@43>", `<@42> and <@!42> but \<\@43\>`},
		{"@everyone <@&42> <#1> <t:1:R> <:x:1>", `\@everyone \<\@&42\> \<#1\> \<t:1:R\> \<:x:1\>`},
		{"# head\n-# small\n- a\n+ b\n > c\n12. d", "\\# head\n\\-# small\n\\- a\n\\+ b\n \\> c\n12\\. d"},
		{"614.5 says -1/-1", "614.5 says -1/-1"},
		{`back\slash`, `back\\slash`},
		{"<@42", `\<\@42`},
		{"<@>", `\<\@\>`},
	} {
		if got := (escaper{mentioned: []string{"42", ""}}).escape(c.text); got != c.want {
			t.Errorf("escape(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// Taking the backslashes away again gives the text back, and no markup
// character stands without one.
func TestEscapeLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`([a-z0-9 .#\-+\n]|\*|_|<|>|@|\[|\]|\(|\)|\\|`+"`"+`|~|\||://|é){0,60}`).Draw(t, "text")
		out := escaper{}.escape(text)
		var plain strings.Builder
		for i := 0; i < len(out); i++ {
			if out[i] == '\\' {
				i++
			} else if special(out[i]) {
				t.Fatalf("%q has a bare %q in %q", text, out[i], out)
			}
			plain.WriteByte(out[i])
		}
		if plain.String() != text {
			t.Fatalf("%q became %q", text, out)
		}
	})
}

func TestClean(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"a\u200bb\u202ec\ufeff", "abc"},
		{" a\r\nb\tc\u2028d ", "a\nb c\nd"},
		{"e\u0301\u0301\u0301\u0301\u0301", "e\u0301\u0301\u0301"},
		{"a\xffb", "a\uFFFDb"},
		{"Jötun, ⚖️ 日本", "Jötun, ⚖️ 日本"},
		{"\u3164", ""},
		{"«\u00a0mot\u00a0» :\u00a0# a\u00a0!\u00a0", "«\u00a0mot\u00a0» : # a\u00a0!"},
	} {
		if got := clean(c.text); got != c.want {
			t.Errorf("clean(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

func TestCut(t *testing.T) {
	for _, c := range []struct {
		text  string
		limit int
		want  string
	}{
		{"short", 5, "short"},
		{"Furnace of Rath first", 18, "Furnace of Rath…"},
		{"abcdefghij", 5, "abcd…"},
		{"abcde\u0301fgh", 6, "abcd…"},
		{"One ends. Two", 11, "One ends.…"},
		{"🂡🂡🂡", 4, "🂡…"},
		{"ab", 1, "…"},
	} {
		if got := cut(c.text, c.limit); got != c.want {
			t.Errorf("cut(%q, %d) = %q, want %q", c.text, c.limit, got, c.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		text, limit := rapid.String().Draw(t, "text"), rapid.IntRange(1, 50).Draw(t, "limit")
		if got := cut(text, limit); size(got) > limit {
			t.Fatalf("cut(%q, %d) = %q", text, limit, got)
		}
		if strings.ContainsFunc(clean(text), func(r rune) bool { return unicode.Is(unicode.Cf, r) }) {
			t.Fatalf("clean(%q) left something invisible", text)
		}
	})
}

func FuzzParseCustomID(f *testing.F) {
	for _, seed := range []string{"b|r7|2|c|option", "l||0|p|key", "m|r|1|e|0", "f|r|1|F|", "", "b|r|-1|c|", "b|r|01|c|x", "x|r|1|c|", "b|||||"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		id, err := parseCustomID(s)
		if err == nil && id.String() != s {
			t.Errorf("%q was read as %+v, which is %q", s, id, id.String())
		}
	})
}
