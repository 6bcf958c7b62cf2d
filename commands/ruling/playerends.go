package ruling

import (
	"slices"

	"apnap/engine"
)

// loses reports whether a player loses the game, at once or when state-based actions are checked
// next. What would replace that is not known before.
func (a *answering) loses(p engine.PlayerID) engine.Tri {
	for i := range a.end.Facts {
		switch f := &a.end.Facts[i]; {
		case f.Nothing || f.Shield != engine.NoEffect:
		case f.Event.Kind == engine.LoseGame && f.Event.Player == p, f.Event.Kind == engine.WinGame && f.Event.Player != p:
			return engine.Yes
		case f.Event.Kind == engine.WinGame:
			return engine.No
		}
	}
	if slices.ContainsFunc(a.effects, func(i engine.Instance) bool {
		return i.Effect.When.Kind == engine.LoseGame && i.Effect.Kind != engine.Cant
	}) {
		return engine.Unknown
	}
	if slices.ContainsFunc(a.end.Remarks, func(r engine.Remark) bool { return r.Loser != nil && *r.Loser == p }) {
		return engine.Yes
	}
	if a.end.Board == nil || slices.ContainsFunc(a.end.Facts, func(f engine.Fact) bool { return a.mayKill(&f, p) }) {
		return engine.Unknown
	}
	return engine.No
}

// mayKill reports whether a player may lose the game for what happened, since nobody said how much life,
// how many poison counters or how much damage from a commander there was before.
func (a *answering) mayKill(f *engine.Fact, p engine.PlayerID) bool {
	ev := &f.Event
	switch {
	case f.Nothing || f.Shield != engine.NoEffect:
		return false
	case ev.Kind == engine.PutCounters:
		return ev.To == engine.PlayerEntity(p)
	case ev.Kind == engine.Damage && ev.To == engine.PlayerEntity(p):
		return a.end.Board.Players[p].Life == engine.Unset || ev.Source != engine.NoObject && engine.HasWord(a.board.Objects[ev.Source].Marks, commanderMark)
	case ev.Kind == engine.LoseLife || ev.Kind == engine.PayLife:
		return ev.Player == p && a.end.Board.Players[p].Life == engine.Unset
	}
	return false
}

// killed reports whether a player loses the game for what happens to them. Of one to whom nothing happens
// it is not told: "he" may have been a creature.
func (a *answering) killed() engine.Tri {
	hurt := func(f engine.Fact) bool {
		ev := &f.Event
		return !f.Nothing && f.Shield == engine.NoEffect && (ev.To == engine.PlayerEntity(a.player) || ev.Player == a.player && (ev.Kind == engine.LoseLife || ev.Kind == engine.LoseGame))
	}
	if !slices.ContainsFunc(a.end.Facts, hurt) {
		return engine.Unknown
	}
	return a.loses(a.player)
}

// wins reports whether a player wins the game: because something says so, or because all others lose.
func (a *answering) wins() engine.Tri {
	others := engine.Yes
	for p := range a.board.Players {
		if p := engine.PlayerID(p); p != a.player {
			others = others.And(a.loses(p))
		}
	}
	if len(a.board.Players) < 2 {
		others = engine.Unknown
	}
	for i := range a.end.Facts {
		if f := &a.end.Facts[i]; !f.Nothing && f.Event.Kind == engine.WinGame && f.Event.Player == a.player {
			return engine.Yes
		}
	}
	if lost := a.loses(a.player); lost != engine.No && others != engine.No {
		return engine.Unknown // both may lose at once
	}
	return others
}

// commanderMark is what a commander has, whose damage a player may lose to.
const commanderMark = "commander"
