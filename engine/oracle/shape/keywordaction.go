package shape

// complement is what stands after the words of a keyword action.
type complement uint8

// The complements of keyword actions.
const (
	noComplement     complement = iota // "learns"
	NumberComplement                   // "bolsters 2", "amasses Orcs 2"
	ObjectComplement                   // "goads Grizzly Bears"
	CardComplement                     // "manifests the top card of her library", "foretells Saw It Coming"
	PlayerComplement                   // "clashes with Bob"
	ChoiceComplement                   // "votes for grace"
)

// KeywordAction is an action that the rules name by a verb of its own and that
// is told as itself: the contract has no row for it.
type KeywordAction struct {
	Verb string     // the plain form of the verb: "venture"
	Rest string     // the words that belong to it: "into the dungeon"
	Done string     // the participle for the passive voice, "" where there is none
	Then complement // what stands after them
	// Permanent is set where a permanent does it: "adapts 2".
	Permanent bool
}

// KeywordActions lists them.
var KeywordActions = [...]KeywordAction{
	{Verb: "adapt", Then: NumberComplement, Permanent: true},
	{Verb: "airbend", Done: "airbent", Then: ObjectComplement},
	{Verb: "amass", Then: NumberComplement},
	{Verb: "assemble", Rest: "a contraption"},
	{Verb: "become", Rest: "the monarch"},
	{Verb: "behold", Then: ObjectComplement},
	{Verb: "blight", Then: NumberComplement},
	{Verb: "bolster", Then: NumberComplement},
	{Verb: "clash", Then: PlayerComplement},
	{Verb: "cloak", Done: "cloaked", Then: CardComplement},
	{Verb: "collect", Rest: "evidence", Then: NumberComplement},
	{Verb: "detain", Done: "detained", Then: ObjectComplement},
	{Verb: "discover", Then: NumberComplement},
	{Verb: "earthbend", Then: NumberComplement},
	{Verb: "endure", Then: NumberComplement, Permanent: true},
	{Verb: "exert", Done: "exerted", Then: ObjectComplement},
	{Verb: "face", Rest: "a villainous choice"},
	{Verb: "fateseal", Then: NumberComplement},
	{Verb: "forage"},
	{Verb: "foretell", Done: "foretold", Then: CardComplement},
	{Verb: "goad", Done: "goaded", Then: ObjectComplement},
	{Verb: "heist"},
	{Verb: "incubate", Then: NumberComplement},
	{Verb: "learn"},
	{Verb: "manifest", Done: "manifested", Then: CardComplement},
	{Verb: "manifest", Rest: "dread"},
	{Verb: "meld", Then: ObjectComplement},
	{Verb: "open", Rest: "an attraction"},
	{Verb: "planeswalk"},
	{Verb: "plot", Done: "plotted", Then: CardComplement},
	{Verb: "populate"},
	{Verb: "support", Then: NumberComplement},
	{Verb: "suspect", Done: "suspected", Then: ObjectComplement},
	{Verb: "take", Rest: "the initiative"},
	{Verb: "venture", Rest: "into the dungeon"},
	{Verb: "vote", Then: ChoiceComplement},
}

// KeywordVerb reports whether a word is the plain form of a keyword action's verb.
func KeywordVerb(w string) bool {
	for _, a := range KeywordActions {
		if a.Verb == w {
			return true
		}
	}
	return false
}

// KeywordDone finds the keyword action of a participle.
func KeywordDone(w string) (KeywordAction, bool) {
	for _, a := range KeywordActions {
		if a.Done == w && w != "" {
			return a, true
		}
	}
	return KeywordAction{}, false
}

// What names the action in an event: its verb, with the words that tell it from
// another action of the same verb.
func (a KeywordAction) What() string {
	if a.Rest == "" || a.Verb == "venture" {
		return a.Verb
	}
	return a.Verb + " " + a.Rest
}

// KeywordNamed is the action that an event or an instruction names.
func KeywordNamed(what string) (KeywordAction, bool) {
	for _, a := range KeywordActions {
		if a.What() == what {
			return a, true
		}
	}
	return KeywordAction{}, false
}

// ActionWords are the words of an action that an event names, in full.
func ActionWords(what string) string {
	if what == "venture" {
		return "venture into the dungeon"
	}
	return what
}
