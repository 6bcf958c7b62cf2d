package play

import "apnap/engine"

// Timeline is what a play keeps of turns, phases and steps, and of what has
// happened in them. Its slices are copied before they are changed.
type Timeline struct {
	// Seat is the player whose own turn came up last, begun or skipped; extra
	// turns leave it where it is.
	Seat engine.PlayerID
	// Ended is set once the turn is over and no other has begun.
	Ended bool
	// Begun is set once a turn of the question, or a step of one, has begun: whose turn
	// it is has been told.
	Begun bool
	// Lost is the turn, phase or step that was skipped last, of the player
	// LostOf; what is due in it does not take place (cr.SkippedScheduleLost).
	Lost   string
	LostOf engine.PlayerID
	// Came is the phase or step of the turn that came up last, skipped or not.
	Came string
	// Extra are the turns still to be taken after this one, the next one last
	// (cr.ExtraTurn).
	Extra []engine.PlayerID
	// Over are the effects whose duration has ended, Due those of "your next
	// turn" while that turn lasts.
	Over, Due uint64
	// Fixed are the effects whose conditions were settled as they came into being, Holds
	// those of them whose conditions held.
	Fixed, Holds uint64
	// Met is what would have happened this turn before this moment, Now in it,
	// and Past what did happen, up to InStep before this step; kept only where an
	// effect asks.
	Met, Past, Now []engine.Event
	InStep         int
	// Fired is how many abilities had triggered when the turn began.
	Fired int
	// Acts is what follows a skip (cr.SkipThenAct).
	Acts []Task
	// Led is set once a beginning has been brought up for the moment to come.
	Led bool
	// Checked is before which moment state-based actions were last checked, Seen how many
	// facts there were then.
	Checked, Seen int
	// Vain are the players, a bit each, who have tried to draw from an empty library since.
	Vain uint64
	// Vainly are the spells that had no legal target and do not resolve.
	Vainly []engine.ObjectID
	// Supposed are the targets that nobody could say are legal, and that are taken for it.
	Supposed []Supposed
	// Acted are the spells carried out by their own text that found something to act on.
	Acted []engine.EffectID
	// Took are the objects that they took, for the refusal of what these do later.
	Took []engine.TooLate
	// Done is set once no more than one player has not lost the game.
	Done bool
}

// NewTimeline is where a question begins.
func NewTimeline(b *engine.Board) Timeline {
	return Timeline{Seat: b.Active, Came: b.Step, LostOf: engine.NoPlayer}
}

// Behind adds events to a list that plays which began alike share: in the room behind it where none of
// them has added there yet, else in a copy. What is kept of a long turn is so copied now and then, not
// at each event.
func Behind(list []engine.Event, more ...engine.Event) []engine.Event {
	n := len(list)
	if n < cap(list) && list[:n+1][n].Kind != engine.NoEvent {
		list = list[:n:n] // another play has gone on there
	}
	return append(list, more...)
}
