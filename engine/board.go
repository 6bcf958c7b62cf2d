package engine

import "apnap/engine/cr"

// CounterCount is a number of counters of one kind ("+1/+1", "loyalty", …).
type CounterCount struct {
	Kind string
	N    int
}

// Unset stands for a number that the question does not give.
const Unset = -1 << 31

// Player is what a ruling needs to know of a player.
type Player struct {
	Name string
	// Life, Hand, Library and Graveyard are Unset when the question does not say.
	Life, Hand, Library, Graveyard int
	Counters                       []CounterCount
	// Marks are facts about the player that conditions may ask for, in
	// canonical lower-case words, such as "has the city's blessing",
	// "lost life this turn", "is the monarch", "drew this turn".
	Marks []string
	// Lacks are sorts of permanents of which the player is said to control none, or
	// none but those that the question names.
	Lacks []Filter
	// HurtBy is what has dealt damage to the player this turn.
	HurtBy []ObjectID
	// Left is set when the player has left the game.
	Left bool
}

// Object is a permanent, a spell, a card or a token.
type Object struct {
	Name string
	// Number tells it apart from others of its name where the question gives it
	// one ("Grizzly Bears 2"); 0 otherwise.
	Number int
	// Controller is NoPlayer for an object in a zone where nothing has a
	// controller; Owner is always set.
	Controller, Owner PlayerID
	Zone              Zone
	// Known says whether the characteristics were given or looked up; where it
	// is false, an absent type, subtype or color is unknown rather than absent.
	TypesKnown, ColorsKnown bool
	Types                   Types
	Subtypes                []string // as printed, "Zombie"
	Colors                  Colors
	Keywords                []string // lower case, "flying", "protection from red", "absorb 1"
	Power, Toughness        int      // Unset when not known
	ManaValue               int      // Unset when not known
	// Told is what the question tells of its colors and numbers without giving them.
	Told                    Told
	X                       int // the value of X it was cast with; Unset when not known
	Counters                []CounterCount
	Token                   Tri
	Tapped, FaceDown, Spell bool
	Attacking, Blocking     bool
	Damage                  int        // damage marked on it
	HurtBy                  []ObjectID // what has dealt damage to it this turn
	AttachedTo              Entity
	// Marks are other facts that filters and conditions may ask for, canonical
	// lower case: "kicked", "cast", "commander", "enchanted", "face down",
	// "dealt damage this turn", "indestructible" is a keyword, not a mark.
	Marks []string
	// NotMarks are marks the question says do not hold ("wasn't cast").
	NotMarks []string
	// Place is its place from the top of its owner's library, 1 for the top card; 0
	// where nobody said.
	Place int
	// Targets are what a spell targets, empty where the question does not say.
	Targets []Entity
	// Chosen is what was chosen for it (a color, a type, a name, a player).
	Chosen string
	// NoAbilities is set when it has lost, or will enter without, its abilities.
	NoAbilities bool
	// ExiledWith is the object whose effect exiled it, nil for none or unknown
	// (cr.LinkedExile).
	ExiledWith *ObjectID
	// Linked makes it stand for every card exiled with that object, in events that
	// speak of "the exiled cards"; nil for an object of its own.
	Linked *ObjectID
	// Back is what it is with its back face up, nil where nobody said.
	Back *Object
	// Card is the catalogue's name for it when it was found there.
	Card string
	// Copiable is the object as it is without what effects changed about it, nil
	// where they changed nothing; a copy has those values.
	Copiable *Object
	// CopyOf is the object whose copiable values it has, nil where it is a copy of
	// nothing.
	CopyOf *ObjectID
	// Reserved is the object that a token of the question, yet to be created, will
	// be a copy of; nil for everything else.
	Reserved *ObjectID
	// Switched is set when an effect switched its power and toughness.
	Switched bool
	// Changed are the rules by which its text was changed.
	Changed []cr.Rule
	course
}

// course is what becomes of an object while a question is played: no question tells it,
// and no notation writes it.
type course struct {
	// Entered counts how often it has entered the battlefield since the question
	// began: what is linked to it is linked to that object alone (cr.NewObject).
	Entered int
	// ExiledByEntry is how often the object of ExiledWith had entered when it exiled it.
	ExiledByEntry int
	// LostText is set when it has lost the abilities of its text and no others
	// (cr.LandTypeSetLosesText).
	LostText bool
	// Moves counts its zone changes since the question began: what was bound to
	// it before does not follow (cr.NewObject).
	Moves int
	// MovedAt is the moment of the last of them.
	MovedAt int
	// Printed is the object without the changes below, nil while there are none.
	Printed *Object
	// PrintedCard is the object without what it entered as a copy of, nil for none.
	PrintedCard *Object
	Traits      []*Traits
	// Copied is the object as an effect has made it a copy of another, nil where none has.
	Copied *Object
	// Taken is set once its controller has changed, so that its abilities are
	// those of whoever controls it now.
	Taken bool
	// Reattached is set once what it is attached to has changed.
	Reattached bool
	// Stands is how many tokens it stands for that were created at one time and are alike, 0 for what the question tells of.
	Stands int
	// Last is the object as it last was on the battlefield, nil while it has not
	// left; what a spell says of it afterwards means that.
	Last *Object
}

// Board is the state of the game a ruling needs. It is read-only to effects;
// the engine copies it before it changes anything.
type Board struct {
	Players []Player
	Objects []Object
	// Lacks are what the question says there is none of on the battlefield, or none
	// but those that it names.
	Lacks []Filter
	// Active is the player whose turn it is.
	Active PlayerID
	// Step is the current phase or step in lower case ("draw step", "main
	// phase", "combat"), empty when the question does not say.
	Step string
	// NotIn are phases and steps that the question says it is not, where it does
	// not say which it is.
	NotIn []PlayerStep
	// Statements are continuous effects given as facts that apply to classes of
	// objects, such as "nonbasic lands are Mountains".
	Statements []Statement
	// Marks are facts about the game as a whole ("it is day").
	Marks []string
	// Edition is that of the rules, whose words tell of what happens.
	Edition cr.Edition
}

// PlayerStep is a phase or step of a player's turn.
type PlayerStep struct {
	Player PlayerID
	Step   string
}

// Statement is a continuous effect on a class of objects: everything that matches Who is
// changed as the other fields say. Facts give them ("nonbasic lands are Mountains"), and so do
// static abilities of what the question names, for as long as their source is on the
// battlefield. They reach what enters too (cr.EntersCountsExistingEffects).
type Statement struct {
	Making
	Text string
	// You is whom "you" means in Who, NoPlayer where nobody.
	You PlayerID
	// Source is the object whose static ability it is, nil for a fact.
	Source *ObjectID
	// If are conditions on which such an ability hangs.
	If []Cond
	// As is the object as a copy of which Source has it, nil for an ability of its own.
	As *ObjectID
	// Told is set where facts say what it makes of its own source, which it then does not change.
	Told bool
}

// HasNone reports whether the question says that a player controls nothing that
// fits a filter.
func (b *Board) HasNone(p PlayerID, f *Filter) bool {
	return f.isAmong(b.Players[p].Lacks) || f.isAmong(b.Lacks)
}

// Left reports whether a player has left the game.
func (b *Board) Left(p PlayerID) bool { return p != NoPlayer && b.Players[p].Left }

// TappedMark among an object's NotMarks says that it is known to be untapped; of what nobody
// speaks, an event that untaps it tells that it is tapped.
const TappedMark = "tapped"

// KnownUntapped reports whether an object is known to be untapped; attacking may have tapped it.
func (o *Object) KnownUntapped() bool {
	return !o.Tapped && !o.Attacking && HasWord(o.NotMarks, TappedMark)
}

// Untaps makes an object untapped, which is known from then on.
func (o *Object) Untaps() {
	if o.Tapped = false; !o.KnownUntapped() {
		o.NotMarks = append(o.NotMarks[:len(o.NotMarks):len(o.NotMarks)], TappedMark)
	}
}

// The types of spells that a card can be cast as besides the one that it is.
const (
	Adventure = "Adventure"
	Omen      = "Omen"
)
