package bot

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"apnap/commands/lookup"
	"apnap/commands/talk"
)

// linker lets the numbers of rules and the names of cards in markup lead to their
// pages. Addresses are the operator's, never a user's.
type linker struct {
	rule, card string   // patterns; empty for none
	names      []string // of cards, as escaped; each leads to its page once
	found      *regexp.Regexp
}

// newLinker returns nil where nothing is to be linked.
func newLinker(r talk.Reply, e escaper) *linker {
	l := &linker{rule: secure(r.RulePage), card: secure(r.CardPage)}
	find := []string{}
	if l.card != "" {
		for _, name := range r.Cards {
			if name = e.escape(oneLine(name)); name != "" {
				l.names, find = append(l.names, name), append(find, regexp.QuoteMeta(name))
			}
		}
	}
	if l.rule != "" {
		find = append(find, `[1-9][0-9]{2}\.[0-9]{1,3}[a-z]?`)
	}
	if len(find) == 0 {
		return nil
	}
	l.found = regexp.MustCompile(strings.Join(find, "|"))
	return l
}

// secure is a pattern that may stand in a masked link; empty for others.
func secure(pattern string) string {
	if !strings.HasPrefix(pattern, "https://") || len(pattern) > maxURL/2 || strings.ContainsAny(pattern, " ()<>[]\n") {
		return ""
	}
	return pattern
}

// all links what stands in blocks: the small print first, which names the cards without
// being read for itself.
func (l *linker) all(main, notes []block) {
	for _, blocks := range [][]block{notes, main} {
		for i := range blocks {
			if !strings.HasPrefix(blocks[i].text, "> ") { // what somebody said
				if linked := l.link(blocks[i].text); size(linked) <= maxDescription {
					blocks[i].text = linked
				}
			}
		}
	}
}

// link links what stands in a text.
func (l *linker) link(text string) string {
	var b strings.Builder
	last := 0
	for _, at := range l.found.FindAllStringIndex(text, -1) {
		what := text[at[0]:at[1]]
		if !apart(text, at[0], at[1]) {
			continue
		}
		address := lookup.RuleAddress(l.rule, what)
		if i := slices.Index(l.names, what); i >= 0 {
			l.names[i] = ""
			address = strings.ReplaceAll(l.card, "{name}", url.QueryEscape(plain(what)))
		} else if unicode.IsLetter(rune(what[0])) || l.rule == "" {
			continue // a card that is linked already
		}
		b.WriteString(text[last:at[0]] + "[" + what + "](" + address + ")")
		last = at[1]
	}
	return b.String() + text[last:]
}

// apart tells whether no letter or digit touches a part of a text.
func apart(text string, from, to int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	after, _ := utf8.DecodeRuneInString(text[to:])
	touches := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	return !touches(before) && !touches(after)
}

// plain is an escaped name without its escapes.
func plain(escaped string) string { return strings.ReplaceAll(escaped, `\`, "") }
