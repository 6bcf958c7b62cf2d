package lexicon

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed nicknames.txt
var nicknameList string

// nicknamed are the names of cards by what players call them, in small letters, and how many
// tokens at most a nickname has that begins with a word.
type nicknamed struct {
	names  map[string]string
	tokens map[string]int
}

// inNickname are the signs at which a nickname falls into tokens.
const inNickname = " '-:"

// firstPart is what stands before the first of these signs.
func firstPart(words string) string {
	if at := strings.IndexAny(words, inNickname); at > 0 {
		return words[:at]
	}
	return words
}

var nicknames = sync.OnceValue(func() nicknamed {
	all := nicknamed{map[string]string{}, map[string]int{}}
	for line := range strings.Lines(nicknameList) {
		if nick, name, ok := strings.Cut(strings.TrimSpace(line), " = "); ok {
			all.names[nick] = name
			most := 1
			for _, c := range nick {
				if strings.ContainsRune(inNickname, c) {
					most += 2 // the sign, and what follows
				}
			}
			all.tokens[firstPart(nick)] = max(all.tokens[firstPart(nick)], most)
		}
	}
	return all
})

// Nickname is the name of the card that players mean by words in small letters, "" where they
// mean none by them.
func Nickname(words string) string { return nicknames().names[words] }

// LongestNickname is how many tokens at most a nickname has that begins with a word in small
// letters, 0 where none does.
func LongestNickname(first string) int { return nicknames().tokens[firstPart(first)] }
