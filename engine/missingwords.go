package engine

import "apnap/engine/say"

// Marks that the question has to give, one way or the other.
const (
	castWithFlashback = "cast with flashback"
	castWithJumpStart = "cast with jump-start"
	castThisWay       = "cast this way"
	playedThisWay     = "played this way"
	castWithThisMana  = "cast with this mana"
	hasAnAdventure    = "has an adventure"
)

// whetherMarked is the fact whether an object has one of those marks.
func whetherMarked(o *Object, mark string) say.Message {
	switch mark {
	case castWithFlashback:
		return say.New("whether %s was cast with flashback", o.Name)
	case castWithJumpStart:
		return say.New("whether %s was cast with jump-start", o.Name)
	case playedThisWay:
		return say.New("whether %s was played this way", o.Name)
	case castWithThisMana:
		return say.New("whether %s was cast with this mana", o.Name)
	case hasAnAdventure:
		return say.New("whether %s has an adventure", o.Name)
	}
	return say.New("whether %s was cast this way", o.Name)
}

// whetherShared is the fact whether two objects have a quality in common.
func whetherShared(quality string, o, other *Object) say.Message {
	switch quality {
	case "land type":
		return say.New("whether %s shares a land type with %s", o.Name, other.Name)
	case "name":
		return say.New("whether %s shares a name with %s", o.Name, other.Name)
	case "mana value":
		return say.New("whether %s shares a mana value with %s", o.Name, other.Name)
	}
	return say.New("whether %s has what is asked in common with %s", o.Name, other.Name)
}

// powerOf is the fact what an object's power is.
func powerOf(o *Object) say.Message { return say.New("the power of %s", o.Name) }

// toughnessOf is the fact what an object's toughness is.
func toughnessOf(o *Object) say.Message { return say.New("the toughness of %s", o.Name) }

// manaValueOf is the fact what an object's mana value is.
func manaValueOf(o *Object) say.Message { return say.New("the mana value of %s", o.Name) }

// loyaltyOf is the fact what an object's loyalty is.
func loyaltyOf(o *Object) say.Message { return say.New("how many loyalty counters %s has", o.Name) }

// defenseOf is the fact what an object's defense is.
func defenseOf(o *Object) say.Message { return say.New("how many defense counters %s has", o.Name) }

// lifeTotalOf is the fact what a player's life total is.
func lifeTotalOf(p *Player) say.Message { return say.New("%s's life total", p.Name) }

// whichWasChosen is the fact which word of a sort was chosen for an effect.
func whichWasChosen(kind string) say.Message {
	switch kind {
	case "color":
		return say.New("which color was chosen")
	case "type":
		return say.New("which type was chosen")
	case "name":
		return say.New("which name was chosen")
	}
	return say.New("what was chosen")
}

// whichIsChosen is the fact which word of a sort is chosen as something enters.
func whichIsChosen(kind string) say.Message {
	switch kind {
	case "creature type":
		return say.New("which creature type is chosen")
	case "card type":
		return say.New("which card type is chosen")
	case "land type", "basic land type":
		return say.New("which land type is chosen")
	case "card name":
		return say.New("which card name is chosen")
	case "nonland card name":
		return say.New("which nonland card name is chosen")
	}
	return say.New("what is chosen (%s)", kind)
}

// PhaseSays names a turn, a phase or a step with its article: "the draw step".
func PhaseSays(what string) say.Message {
	switch what {
	case "turn":
		return say.New("the turn")
	case extraTurn:
		return say.New("the extra turn")
	case "beginning phase":
		return say.New("the beginning phase")
	case "untap step":
		return say.New("the untap step")
	case "upkeep step", "upkeep":
		return say.New("the upkeep step")
	case "draw step":
		return say.New("the draw step")
	case "main phase":
		return say.New("the main phase")
	case "combat phase", "combat":
		return say.New("the combat phase")
	case "beginning of combat step":
		return say.New("the beginning of combat step")
	case "declare attackers step":
		return say.New("the declare attackers step")
	case "declare blockers step":
		return say.New("the declare blockers step")
	case "combat damage step":
		return say.New("the combat damage step")
	case "end of combat step":
		return say.New("the end of combat step")
	case "ending phase":
		return say.New("the ending phase")
	case "end step":
		return say.New("the end step")
	case "cleanup step":
		return say.New("the cleanup step")
	}
	return say.New("the %s", what)
}
