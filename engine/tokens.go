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
