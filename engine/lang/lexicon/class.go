package lexicon

// Class is what sort of word an entry is.
type Class uint8

// The classes of words.
const (
	Ability Class = iota // a keyword ability: "flying"
	Color
	Counter // a kind of counter: "charge"
	Head    // a noun that stands for things of any kind: "permanent"
	Hue     // how many colors something has: "multicolored"
	Number
	State // what an object is for a while: "tapped"
	Step  // a turn, phase or step
	Subtype
	Supertype
	Type
	Zone
	classes
)

// String is the class as the table has it.
func (c Class) String() string {
	return [classes]string{"ability", "color", "counter", "head", "hue", "number", "state", "step", "subtype", "supertype", "type", "zone"}[c]
}

// counts reports whether the words of a class have a plural.
func (c Class) counts() bool {
	return c == Head || c == Step || c == Subtype || c == Type || c == Zone
}
