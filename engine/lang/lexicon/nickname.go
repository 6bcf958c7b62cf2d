package lexicon

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed nicknames.txt
var nicknameList string

// nicknames are the names of cards by what players call them, in small letters.
var nicknames = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(nicknameList) {
		if nick, name, ok := strings.Cut(strings.TrimSpace(line), " = "); ok {
			all[nick] = name
		}
	}
	return all
})

// Nickname is the name of the card that players mean by words in small letters, "" where they
// mean none by them.
func Nickname(words string) string { return nicknames()[words] }
