// Package saytest helps tests of what is said in other languages than English.
package saytest

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// words are English words that no French sentence of ours has: small words, and
// the game's.
const words = ` the and of to from with without instead would could should can't cannot be been is are was were has have had does do did don't
 doesn't if when whenever next time times all each every any some other another that this these those which who whose whom it its they them their he she his her
 you your yours my by for into onto off at than then there here nothing something anything nobody somebody more less most least only also besides
 damage life lose loses gains gained draw draws drawn discard discards mill mills counter counters token tokens creature creatures
 land lands player players opponent opponents controller owner control controls controlled owns owned battlefield graveyard hand library exiled stack
 destroy destroyed dies die sacrifice sacrificed enters enter prevented prevents prevent redirected replaces effect effects ability abilities choose chooses
 choice choices chosen first last order orders end ends rule rules edition text texts card cards turn turns step steps begin begins beginning untap tap tapped untapped
 regenerate shuffle search reveal roll flip spell spells cast casts put puts get gets becomes become skip skips make makes made give gives answer please sorry again
 white blue black red green colorless color colors number amount name names named under over between until during already before after because still yes no not
 open close form button press show shows share back start wrong looks look tell tells told say says said mean means meant did does want wants use used uses
 understand understood understands assumed left aside happens happen happened ruling rulings server channel channels settings private updates updated `

// known are those words.
var known = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		set[word] = true
	}
	return set
})

// letters are the words of a text; what begins with a figure, such as a version or
// an id, is one too, and no English.
var letters = regexp.MustCompile(`[\pL\pN][\pL\pN'’-]*`)

// quoted is what users or cards say, between quotation marks or brackets of ours.
var quoted = regexp.MustCompile(`«[^»]*»|"[^"]*"|“[^”]*”|⟨[^⟩]*⟩`)

// without is a text with spaces where names stand; names may overlap, as "Rune of Protection:
// Artifacts" and "Artifacts, Artifact Ward" do in a list.
func without(text string, names []string) string {
	left := []byte(text)
	for _, name := range names {
		for at := 0; name != ""; {
			i := strings.Index(text[at:], name)
			if i < 0 {
				break
			}
			at += i
			copy(left[at:], strings.Repeat(" ", len(name)))
			at += len(name)
		}
	}
	return string(left)
}

// English lists the English words in a text that should be French. Names are
// what stays as it is: names of cards and players, subtypes; what stands
// between quotation marks stays too.
func English(text string, names ...string) []string {
	text = quoted.ReplaceAllString(without(text, names), " ")
	var found []string
	for _, word := range letters.FindAllString(text, -1) {
		lower := strings.ToLower(word)
		if known()[lower] && !slices.Contains(found, word) {
			found = append(found, word)
		}
	}
	return found
}
