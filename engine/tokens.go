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

// TokenAbility is the ability for which a token that the rules define is sacrificed.
type TokenAbility struct {
	// Discards is set where a card is discarded for it too; Mana where it adds one mana of any color, and Taps where the token is
	// tapped for that.
	Discards, Mana, Taps bool
	Does                 []Instruction
}

// PredefinedAbility is the ability for which a token of that name is sacrificed, nil where that is aimed at something or
// looks into a library (cr.PredefinedTokens).
func PredefinedAbility(name string) *TokenAbility {
	draws := []Instruction{{Verb: DrawCards, Who: RefYou, Amount: &Expr{Op: Lit, N: 1}}}
	switch name {
	case "Clue":
		return &TokenAbility{Does: draws}
	case "Blood":
		return &TokenAbility{Discards: true, Does: draws}
	case "Food":
		return &TokenAbility{Does: []Instruction{{Verb: GainLife, Who: RefYou, Amount: &Expr{Op: Lit, N: 3}}}}
	case "Treasure":
		return &TokenAbility{Mana: true, Taps: true}
	case "Gold":
		return &TokenAbility{Mana: true}
	}
	return nil
}
