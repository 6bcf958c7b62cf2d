package engine

import "apnap/engine/say"

// What the players of a question that names nobody are called: the one who speaks
// and the other.
const (
	Speaker = "you"
	Other   = "opponent"
)

// Called is the player's name for the gap of a message: as it is, or by a word of
// ours for Speaker and Other.
func (p *Player) Called() say.Message {
	switch p.Name {
	case Speaker:
		return say.New("you")
	case Other:
		return say.New("opponent")
	case "Opponent":
		return say.New("Opponent")
	}
	return say.Text(p.Name)
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
