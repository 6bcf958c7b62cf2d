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
	Verb   string     // the plain form of the verb: "venture"
	Rest   string     // the words that belong to it: "into the dungeon"
	Done   string     // the participle for the passive voice, "" where there is none
	Then   complement // what stands after them
	French string     // the action in the infinitive, "" where it has none
	// Permanent is set where a permanent does it: "adapts 2".
	Permanent bool
	// Army is set where the type of an Army stands before the number: "amasses Orcs 2".
	Army bool
}

// KeywordActions lists them.
var KeywordActions = [...]KeywordAction{
	{Verb: "adapt", Then: NumberComplement, Permanent: true, French: "adapter"},
	{Verb: "airbend", Done: "airbent", Then: ObjectComplement, French: "maîtriser l'air de"},
	{Verb: "amass", Then: NumberComplement, Army: true, French: "amasser"},
	{Verb: "assemble", Rest: "a contraption", French: "assembler un bidule"},
	{Verb: "become", Rest: "the monarch", French: "devenir le monarque"},
	{Verb: "behold", Then: ObjectComplement, French: "contempler"},
	{Verb: "blight", Then: NumberComplement, French: "flétrir"},
	{Verb: "bolster", Then: NumberComplement, French: "appliquer renforcement"},
	{Verb: "clash", Then: PlayerComplement, French: "confronter avec un adversaire"},
	{Verb: "cloak", Done: "cloaked", Then: CardComplement, French: "dissimuler"},
	{Verb: "collect", Rest: "evidence", Then: NumberComplement, French: "collecter des preuves"},
	{Verb: "copy", Rest: "the ability of", Then: ObjectComplement, French: "copier la capacité de"},
	{Verb: "detain", Done: "detained", Then: ObjectComplement, French: "détenir"},
	{Verb: "discover", Then: NumberComplement, French: "découvrir"},
	{Verb: "earthbend", Then: NumberComplement, French: "maîtriser la terre"},
	{Verb: "endure", Then: NumberComplement, Permanent: true, French: "endurer"},
	{Verb: "exert", Done: "exerted", Then: ObjectComplement, French: "surmener"},
	{Verb: "face", Rest: "a villainous choice", French: "subir un choix infâme"},
	{Verb: "fateseal", Then: NumberComplement, French: "sceller le destin"},
	{Verb: "forage", French: "fourrager"},
	{Verb: "foretell", Done: "foretold", Then: CardComplement, French: "prédire"},
	{Verb: "goad", Done: "goaded", Then: ObjectComplement, French: "inciter"},
	{Verb: "heist", French: "cambrioler"},
	{Verb: "incubate", Then: NumberComplement, French: "incuber"},
	{Verb: "learn", French: "apprendre"},
	{Verb: "manifest", Done: "manifested", Then: CardComplement, French: "manifester"},
	{Verb: "manifest", Rest: "dread", French: "manifester l'effroi"},
	{Verb: "meld", Then: ObjectComplement, French: "assembler"},
	{Verb: "open", Rest: "an attraction", French: "ouvrir une attraction"},
	{Verb: "planeswalk", French: "arpenter les plans"},
	{Verb: "plot", Done: "plotted", Then: CardComplement, French: "fomenter"},
	{Verb: "populate", French: "peupler"},
	{Verb: "support", Then: NumberComplement, French: "appliquer soutien"},
	{Verb: "suspect", Done: "suspected", Then: ObjectComplement, French: "suspecter"},
	{Verb: "take", Rest: "the initiative", French: "prendre l'initiative"},
	{Verb: "venture", Rest: "into the dungeon", French: "s'aventurer dans le donjon"},
	{Verb: "vote", Then: ChoiceComplement},
}

// CopyAbility is that an ability is copied, as an event names it.
const CopyAbility = "copy the ability of"

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
