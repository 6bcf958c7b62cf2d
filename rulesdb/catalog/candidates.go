package catalog

import (
	"slices"
	"strings"
)

// maxCandidates is how many names Candidates returns at most; of initials, which
// say less than any other short form, maxInitials.
const (
	maxCandidates = 10
	maxInitials   = 25
)

// Candidates returns the names that somebody may have meant who wrote one that
// Lookup does not find: names that begin with it, names whose initials it is
// ("SoFI", "DS"), names with such a word, names of which it leaves out only the
// little words, names spelled nearly like it. The likelier
// stand first; none of them is ever taken without asking.
func (n *Names) Candidates(name string) []string {
	folded := Fold(name)
	list := n.shortFor(name, folded)
	if folded != "" && !list.full() {
		list.add(n.withoutLittle(folded)...)
		list.add(n.misspelled(folded)...)
	}
	return list.names
}

// ShortFor returns those of the Candidates for which the words are only short: names that
// begin with them, have such a word, or have those initials.
func (n *Names) ShortFor(words string) []string { return n.shortFor(words, Fold(words)).names }

// shortFor collects them for words and what these fold to.
func (n *Names) shortFor(words, folded string) candidateList {
	var list candidateList
	if folded == "" {
		return list
	}
	for _, k := range n.matches(folded) {
		list.add(n.printed(k))
	}
	if canBeInitials(strings.TrimSpace(words)) {
		n.initials(folded, &list)
	}
	if len(folded) > 2 {
		list.add(n.Complete(folded, maxCandidates)...)
	}
	return list
}

// canBeInitials reports whether a word is short enough for initials; two letters
// have to be large.
func canBeInitials(word string) bool {
	return len(word) > 1 && len(word) <= 6 && !strings.ContainsAny(word, " -/'.,") && (len(word) > 2 || word == strings.ToUpper(word))
}

// withoutLittle returns the names that differ from the folded text only by little
// words that the one or the other has.
func (n *Names) withoutLittle(folded string) []string {
	if !strings.Contains(folded, " ") {
		return nil
	}
	var names []string
	for k := range n.under(folded[0]) {
		if k.listed && (sameButLittle(k.folded, folded) || sameButLittle(folded, k.folded)) {
			names = append(names, n.printed(k))
		}
	}
	return names
}

// sameButLittle reports whether a name is the text with little words put in.
func sameButLittle(name, text string) bool {
	for word := range strings.SplitSeq(name, " ") {
		rest, same := strings.CutPrefix(text, word)
		switch {
		case same && (rest == "" || rest[0] == ' '):
			text = strings.TrimPrefix(rest, " ")
		case !isLittle(word):
			return false
		}
	}
	return text == ""
}

// candidateList collects names, each once, up to maxCandidates.
type candidateList struct{ names []string }

func (l *candidateList) full() bool { return len(l.names) >= maxCandidates }

func (l *candidateList) add(names ...string) { l.addUpTo(maxCandidates, names) }

// addUpTo adds names until there are so many.
func (l *candidateList) addUpTo(most int, names []string) {
	for _, name := range names {
		if len(l.names) < most && !slices.Contains(l.names, name) {
			l.names = append(l.names, name)
		}
	}
}

// initials adds the names of at least two words whose initials are the
// letters, those with an ability in scope first. Little words may be left out.
func (n *Names) initials(letters string, list *candidateList) {
	var able, others []string
	for k := range n.under(letters[0]) {
		if !k.listed || !areInitials(letters, k.folded) {
			continue
		}
		if k.able {
			able = append(able, n.printed(k))
		} else {
			others = append(others, n.printed(k))
		}
	}
	list.addUpTo(maxInitials, able)
	list.add(others...)
}

// areInitials reports whether the letters are the initials of the name's words,
// where "of", "the", "and" and the like may be left out.
func areInitials(letters, name string) bool {
	words := 0
	for word := range strings.SplitSeq(name, " ") {
		switch {
		case letters != "" && word[0] == letters[0]:
			letters = letters[1:]
		case !isLittle(word):
			return false
		}
		words++
	}
	return letters == "" && words > 1
}

func isLittle(word string) bool {
	switch word {
	case "a", "an", "and", "at", "by", "de", "for", "from", "in", "of", "on", "s", "the", "to", "with":
		return true
	}
	return false
}
