package oracle

// complement is what stands after the words of a keyword action.
type complement uint8

// The complements of keyword actions.
const (
	noComplement     complement = iota // "learns"
	numberComplement                   // "bolsters 2", "amasses Orcs 2"
	objectComplement                   // "goads Grizzly Bears"
	cardComplement                     // "manifests the top card of her library", "foretells Saw It Coming"
	playerComplement                   // "clashes with Bob"
	choiceComplement                   // "votes for grace"
)

// keywordAction is an action that the rules name by a verb of its own and that
// is told as itself: the contract has no row for it.
type keywordAction struct {
	verb string // the plain form of the verb: "venture"
	rest string // the words that belong to it: "into the dungeon"
	done string // the participle for the passive voice, "" where there is none
	then complement // what stands after them
	// permanent is set where a permanent does it: "adapts 2".
	permanent bool
}

// keywordActions lists them.
var keywordActions = [...]keywordAction{
	{verb: "adapt", then: numberComplement, permanent: true},
	{verb: "airbend", done: "airbent", then: objectComplement},
	{verb: "amass", then: numberComplement},
	{verb: "assemble", rest: "a contraption"},
	{verb: "become", rest: "the monarch"},
	{verb: "behold", then: objectComplement},
	{verb: "blight", then: numberComplement},
	{verb: "bolster", then: numberComplement},
	{verb: "clash", then: playerComplement},
	{verb: "cloak", done: "cloaked", then: cardComplement},
	{verb: "collect", rest: "evidence", then: numberComplement},
	{verb: "detain", done: "detained", then: objectComplement},
	{verb: "discover", then: numberComplement},
	{verb: "earthbend", then: numberComplement},
	{verb: "endure", then: numberComplement, permanent: true},
	{verb: "exert", done: "exerted", then: objectComplement},
	{verb: "face", rest: "a villainous choice"},
	{verb: "fateseal", then: numberComplement},
	{verb: "forage"},
	{verb: "foretell", done: "foretold", then: cardComplement},
	{verb: "goad", done: "goaded", then: objectComplement},
	{verb: "heist"},
	{verb: "incubate", then: numberComplement},
	{verb: "learn"},
	{verb: "manifest", done: "manifested", then: cardComplement},
	{verb: "manifest", rest: "dread"},
	{verb: "meld", then: objectComplement},
	{verb: "open", rest: "an attraction"},
	{verb: "planeswalk"},
	{verb: "plot", done: "plotted", then: cardComplement},
	{verb: "populate"},
	{verb: "support", then: numberComplement},
	{verb: "suspect", done: "suspected", then: objectComplement},
	{verb: "take", rest: "the initiative"},
	{verb: "venture", rest: "into the dungeon"},
	{verb: "vote", then: choiceComplement},
}

// keywordVerb reports whether a word is the plain form of a keyword action's verb.
func keywordVerb(w string) bool {
	for _, a := range keywordActions {
		if a.verb == w {
			return true
		}
	}
	return false
}

// keywordDone finds the keyword action of a participle.
func keywordDone(w string) (keywordAction, bool) {
	for _, a := range keywordActions {
		if a.done == w && w != "" {
			return a, true
		}
	}
	return keywordAction{}, false
}

// what names the action in an event: its verb, with the words that tell it from
// another action of the same verb.
func (a keywordAction) what() string {
	if a.rest == "" || a.verb == "venture" {
		return a.verb
	}
	return a.verb + " " + a.rest
}

// keywordNamed is the action that an event or an instruction names.
func keywordNamed(what string) (keywordAction, bool) {
	for _, a := range keywordActions {
		if a.what() == what {
			return a, true
		}
	}
	return keywordAction{}, false
}

// actionWords are the words of an action that an event names, in full.
func actionWords(what string) string {
	if what == "venture" {
		return "venture into the dungeon"
	}
	return what
}
