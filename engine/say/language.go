// Package say holds what is said to people apart from the language it is said
// in: a Message is an English form with what fills its gaps, and is put into
// words at the very end, by the language of who reads it. The catalogue of each
// other language stands beside, a file for each sort of text.
package say

import (
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
)

// Language is a language that replies come in, by its tag. The zero value is
// English.
type Language string

// The languages there are.
const (
	English Language = ""
	French  Language = "fr"
)

// Languages lists them all, English first.
func Languages() []Language { return []Language{English, French} }

// For is the language for a user's locale, such as "fr" or "en-US"; English for
// every locale that no other language of ours serves.
func For(locale string) Language {
	tag, err := language.Parse(locale)
	if err != nil {
		return English
	}
	_, at, sure := matcher().Match(tag)
	if sure == language.No {
		return English
	}
	return Languages()[at]
}

// Tag is the language's tag as browsers and Discord write it: "en" or "fr".
func (l Language) Tag() string {
	if l == English {
		return "en"
	}
	return string(l)
}

// phrases maps the English form of each message to its form in another
// language: a string, or what count makes.
type phrases map[string]any

// phrases has the sentences of a language; the forms of messages are those of English.
func (l Language) phrases() []phrases {
	if l == French {
		return inFrench()
	}
	return nil
}

// count is a form that depends on the number that stands at a place (1 is the
// first): one for a single thing, other for none or more.
func count(place int, one, other string) catalog.Message {
	return plural.Selectf(place, "%d", "=1", one, "other", other)
}

// few is a count in French, where none is singular too: one for none or a
// single thing, other for several.
func few(place int, one, other string) catalog.Message {
	return plural.Selectf(place, "%d", "<2", one, "other", other)
}

// printer words messages; what is kept may name a language that there is no more,
// or not yet, and is worded in English then.
func (l Language) printer() *message.Printer {
	if words, ok := printers()[l]; ok {
		return words()
	}
	return printers()[English]()
}

// plainForm is the form of a message in the language, where that depends on no number.
func (l Language) plainForm(form string) (string, bool) {
	if l == English {
		_, counted := counts()[form]
		return form, !counted
	}
	plain, ok := plainForms()[l]
	if !ok {
		return "", false
	}
	said, ok := plain()[form]
	return said, ok
}

// counts are the English forms that depend on a number.
var counts = sync.OnceValue(englishCounts)

// plainForms are the forms of each other language that depend on none.
var plainForms = sync.OnceValue(func() map[Language]func() map[string]string {
	return ofEach(func(l Language) map[string]string {
		plain := map[string]string{}
		for _, p := range l.phrases() {
			for form, said := range p {
				if text, ok := said.(string); ok {
					plain[form] = text
				}
			}
		}
		return plain
	})
})

// ofEach has what is made of each language, made at its first use: most processes that
// answer once need but one.
func ofEach[T any](make func(Language) T) map[Language]func() T {
	of := map[Language]func() T{}
	for _, l := range Languages() {
		of[l] = sync.OnceValue(func() T { return make(l) })
	}
	return of
}

// matcher finds the language for a locale.
var matcher = sync.OnceValue(func() language.Matcher {
	var tags []language.Tag
	for _, l := range Languages() {
		tags = append(tags, language.MustParse(l.Tag()))
	}
	return language.NewMatcher(tags)
})

// printers word messages in each language.
var printers = sync.OnceValue(func() map[Language]func() *message.Printer {
	return ofEach(func(l Language) *message.Printer { return printerOf(language.MustParse(l.Tag()), l.phrases()...) })
})

// printerOf words messages in a language by its phrases, and in English where it has none.
func printerOf(tag language.Tag, list ...phrases) *message.Printer {
	cat := catalog.NewBuilder(catalog.Fallback(language.English))
	enter(cat, language.English, englishCounts())
	for _, p := range list {
		enter(cat, tag, p)
	}
	return message.NewPrinter(tag, message.Catalog(cat))
}

// enter puts phrases into a catalogue. Those are ours and known at build time: a
// form that cannot be entered is a mistake in this package.
func enter(cat *catalog.Builder, tag language.Tag, all phrases) {
	for form, said := range all {
		var err error
		switch said := said.(type) {
		case string:
			err = cat.SetString(tag, form, said)
		case catalog.Message:
			err = cat.Set(tag, form, said)
		}
		if err != nil {
			panic("the phrase for " + form + ": " + err.Error())
		}
	}
}
