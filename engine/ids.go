package engine

// PlayerID is a seat: an index into Board.Players, in turn order.
type PlayerID int8

// NoPlayer stands where no player is meant.
const NoPlayer PlayerID = -1

// ObjectID is an index into Board.Objects. An object that changes zones keeps
// its index here but is a new object in the rules' sense (Object.Born).
type ObjectID int16

// NoObject stands where no object is meant.
const NoObject ObjectID = -1

// Entity is a player or an object: whatever damage can be dealt to, counters
// can be put on, or an Aura can be attached to. Exactly one of the two is set.
type Entity struct {
	Player PlayerID
	Object ObjectID
}

// Nobody is the Entity that is neither a player nor an object.
func Nobody() Entity { return Entity{Player: NoPlayer, Object: NoObject} }

// PlayerEntity is the Entity of a player.
func PlayerEntity(p PlayerID) Entity { return Entity{Player: p, Object: NoObject} }

// ObjectEntity is the Entity of an object.
func ObjectEntity(o ObjectID) Entity { return Entity{Player: NoPlayer, Object: o} }

// IsPlayer reports whether the entity is a player.
func (e Entity) IsPlayer() bool { return e.Player != NoPlayer }

// IsObject reports whether the entity is an object.
func (e Entity) IsObject() bool { return e.Object != NoObject }

// Zone is where an object is.
type Zone uint8

// The zones. AnyZone stands in patterns for "from anywhere".
const (
	AnyZone Zone = iota
	Battlefield
	Graveyard
	Exile
	Hand
	Library
	Command
	Stack
	OutsideGame
)

// String is the zone's lower-case English name.
func (z Zone) String() string {
	return [...]string{"anywhere", "battlefield", "graveyard", "exile", "hand", "library", "command", "stack", "outside"}[z]
}

// Tri is a fact that may be unknown.
type Tri uint8

// The three values of a Tri.
const (
	Unknown Tri = iota
	Yes
	No
)

// Types is a set of card types and supertypes.
type Types uint32

// The card types and supertypes.
const (
	Artifact Types = 1 << iota
	Battle
	Creature
	Enchantment
	Instant
	Land
	Planeswalker
	Sorcery
	Kindred
	Basic
	Legendary
	Snow
	World
	typesEnd
)

// PermanentTypes are the card types a permanent can have.
const PermanentTypes = Artifact | Battle | Creature | Enchantment | Land | Planeswalker

// Colors is a set of colors.
type Colors uint8

// The colors; Colorless in a Filter asks for an object without color.
const (
	White Colors = 1 << iota
	Blue
	Black
	Red
	Green
	Colorless
)

// HasObject reports whether an object is in a list.
func HasObject(list []ObjectID, id ObjectID) bool {
	for _, o := range list {
		if o == id {
			return true
		}
	}
	return false
}

// And is the conjunction of facts that may be unknown.
func (t Tri) And(u Tri) Tri {
	switch {
	case t == No || u == No:
		return No
	case t == Unknown || u == Unknown:
		return Unknown
	}
	return Yes
}

// Or is the disjunction of facts that may be unknown.
func (t Tri) Or(u Tri) Tri {
	switch {
	case t == Yes || u == Yes:
		return Yes
	case t == Unknown || u == Unknown:
		return Unknown
	}
	return No
}

// Not is the opposite.
func (t Tri) Not() Tri {
	switch t {
	case Yes:
		return No
	case No:
		return Yes
	}
	return Unknown
}

// TriOf is Yes or No, as the condition is.
func TriOf(b bool) Tri {
	if b {
		return Yes
	}
	return No
}
