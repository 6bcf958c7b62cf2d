package engine

// Predefined reports whether the rules define tokens of that name.
func Predefined(name string) bool { return PredefinedTypes(name) != 0 }

// PredefinedTypes are the types of the tokens that the rules define by name.
func PredefinedTypes(name string) Types {
	switch name {
	case "Treasure", "Food", "Clue", "Blood", "Gold", "Powerstone", "Map", "Junk", "Lander":
		return Artifact
	}
	return 0
}

// Army is the token that a player makes who amasses creatures of a type and has none
// (cr.Amass).
func Army(sort string) Tokens {
	return Tokens{Name: sort + " Army", N: 1, Types: Creature, Subtypes: []string{sort, "Army"}, Colors: Black, CopyOf: NoObject, Text: "0/0 black " + sort + " Army creature"}
}

// UsualArmy is the creature type of an Army where none is told (cr.Amass).
const UsualArmy = "Zombie"
