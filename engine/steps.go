package engine

import "apnap/engine/say"

// PhaseSays names a turn, a phase or a step with its article: "the draw step".
func PhaseSays(what string) say.Message {
	switch what {
	case "turn":
		return say.New("the turn")
	case ExtraTurnName:
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

// IsTurn reports whether what begins is a turn.
func IsTurn(what string) bool { return what == "turn" || what == ExtraTurnName }

// StepRank is the place of a phase or step in a turn.
func StepRank(what string) int {
	switch what {
	case "beginning phase":
		return 1
	case "untap step":
		return 2
	case "upkeep step":
		return 3
	case "draw step":
		return 4
	case "main phase", "combat phase", "beginning of combat step", "declare attackers step", "declare blockers step",
		"combat damage step", "end of combat step":
		return 5
	case "ending phase":
		return 6
	case "end step":
		return 7
	case "cleanup step":
		return 8
	}
	return 0
}

// PartOf reports whether a step belongs to a phase, or is it.
func PartOf(step, phase string) bool {
	if step == phase || IsTurn(phase) {
		return true
	}
	switch phase {
	case "beginning phase":
		r := StepRank(step)
		return r >= 2 && r <= 4
	case "combat phase", "combat":
		switch step {
		case "combat phase", "beginning of combat step", "declare attackers step", "declare blockers step", "combat damage step", "end of combat step":
			return true
		}
	case "ending phase":
		return step == "end step" || step == "cleanup step"
	}
	return false
}
