package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// The marks of a player who tried to draw from an empty library, and of a board on which
// state-based actions were checked since.
const (
	drewFromEmpty    = "drew from an empty library"
	drewSinceChecked = "drew from an empty library since state-based actions were checked"
	checkedSince     = "state-based actions were checked since the draw"
)

// drewFromEmpty reads "drew from an empty library earlier this turn" and "… since
// state-based actions were last checked".
func (s *factReader) drewFromEmpty() bool {
	s.eatWords("has")
	if !s.eatWords("drew") && !s.eatWords("drawn") && !s.eatWords("tried", "to", "draw") {
		return s.fail()
	}
	if !s.eatWords("a", "card") {
		s.eatWords("cards")
	}
	if !s.eat("from", "an", "empty", "library") {
		return false
	}
	if s.eatWords("since", "state-based", "actions", "were", "last", "checked") {
		return s.factEnds() && s.markPlayers(drewSinceChecked)
	}
	s.eatWords("earlier")
	s.eatWords("this", "turn")
	return s.factEnds() && s.markPlayers(drewFromEmpty)
}

// afterCheck reads "after state-based actions were checked [for that draw]" behind what
// left the battlefield.
func (s *factReader) afterCheck() {
	if s.eatWords("after", "state-based", "actions", "were", "checked") {
		s.eatWords("for", "that", "draw")
		s.a.board.Marks = append(s.a.board.Marks, checkedSince)
	}
}

// actionsChecked makes of "state-based actions are checked" the losing of the game by
// whoever tried to draw from an empty library. One who did so before they were last
// checked does not lose for it any more; which it is, has to be said.
func (s *eventReader) actionsChecked() bool {
	start := s.i
	if !s.eatWords("state-based", "actions", "are", "checked") && !s.eatWords("sbas", "are", "checked") {
		return false
	}
	b := &s.a.board
	var made []engine.Event
	for p := range b.Players {
		player := &b.Players[p]
		ev := s.blank(engine.LoseGame)
		ev.Player, ev.Cause = engine.PlayerID(p), engine.ByStateBased
		switch {
		case player.Life != engine.Unset && player.Life <= 0:
			ev.How = "life"
		case slices.Contains(player.Marks, drewSinceChecked):
			ev.How = engine.EmptyLibrary
		case !slices.Contains(player.Marks, drewFromEmpty):
			continue
		case slices.Contains(b.Marks, checkedSince):
			ev.How = engine.DrawLookedAt
		default:
			return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{s.toks[start].Start, s.toks[s.i-1].End},
				Says: whenDrawn(player), Hint: drewSince(player)})
		}
		made = append(made, ev)
	}
	hurt := slices.ContainsFunc(b.Objects, func(o engine.Object) bool { return o.Damage > 0 })
	return len(made) > 0 && !hurt && s.emit(made...)
}

// whenDrawn asks whether a player has drawn from an empty library since it was
// looked at.
func whenDrawn(player *engine.Player) say.Message {
	hint := drewSince(player)
	if player.Name == engine.Speaker {
		return say.New("Say in a fact whether you drew from an empty library since state-based actions were last checked (\"%s\"), or what left the battlefield after they were.", hint)
	}
	return say.New("Say in a fact whether %s drew from an empty library since state-based actions were last checked (\"%s\"), or what left the battlefield after they were.", player.Called(), hint)
}

// drewSince is the fact that a player drew from an empty library after it was
// looked at.
func drewSince(player *engine.Player) string {
	return player.Name + " drew from an empty library since state-based actions were last checked"
}
