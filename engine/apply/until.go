package apply

import (
	"slices"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
)

// untilEvents reveal cards from the top of a library until as many have turned up as an instruction looks for
// (cr.Reveal). Of a library that the question tells as far as that, these are known cards; of any other
// nobody knows which cards are revealed, nor how many.
func untilEvents(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	var out []engine.Event
	for _, e := range Doers(v, in) {
		if !e.IsPlayer() || base.Amount < 1 {
			continue
		}
		u, ok := fromTop(v, in, e.Player, base.Amount)
		if !ok {
			return nil, errMissing
		}
		ev := base
		ev.Player, ev.Doer, ev.What, ev.Position, ev.Until, ev.Amount = e.Player, e.Player, "", "", u, 1
		if !u.Told {
			store := play.LibraryStore
			if v.St.Board.Players[e.Player].Library != engine.Unset {
				store = play.KindStore
			}
			v.W.Supposes(play.Taken{Player: e.Player, From: store})
		}
		out = append(out, ev)
	}
	return out, nil
}

// fromTop goes through the cards that the question names on top of a library until so many of them fit; false where nobody
// says whether one does.
func fromTop(v *look.View, in *engine.Instruction, p engine.PlayerID, n int) (*engine.Until, bool) {
	u := &engine.Until{Filter: in.Filter, N: n}
	for place := 1; len(u.Found) < n; place++ {
		id := happen.CardAt(v.St.Board, p, place)
		if id == engine.NoObject {
			break
		}
		switch v.Match(in.Filter, engine.ObjectEntity(id)) {
		case engine.Yes:
			u.Found = append(u.Found, id)
		case engine.No:
			u.Others = append(u.Others, id)
		default:
			return nil, false
		}
	}
	u.Told = len(u.Found) == n
	if !u.Told {
		if all, ok := wholeLibrary(v, p); ok {
			return inWhole(v, u, all)
		}
	}
	if !u.Told && in.What == engine.ChosenObject && v.Inst.Chosen.IsObject() {
		u.Found = append(u.Found, v.Inst.Chosen.Object) // that which stands for what nobody named
	}
	return u, true
}

// wholeLibrary are the cards of a library of which the question names each, false where it does not.
func wholeLibrary(v *look.View, p engine.PlayerID) ([]engine.ObjectID, bool) {
	var all []engine.ObjectID
	for i := range v.St.Board.Objects {
		if o := &v.St.Board.Objects[i]; o.Zone == engine.Library && o.Owner == p {
			all = append(all, engine.ObjectID(i))
		}
	}
	return all, v.St.Board.Players[p].Library == len(all)
}

// inWhole goes through a library of known cards: where none is left that fits, all of them are revealed. Of several, their
// order has to be told.
func inWhole(v *look.View, u *engine.Until, all []engine.ObjectID) (*engine.Until, bool) {
	for _, id := range all {
		if slices.Contains(u.Found, id) || slices.Contains(u.Others, id) {
			continue
		}
		switch v.Match(u.Filter, engine.ObjectEntity(id)) {
		case engine.Yes:
			v.Unknown(id, look.TopCard(&v.St.Board.Players[v.St.Board.Objects[id].Owner]))
			return nil, false
		case engine.Unknown:
			return nil, false
		}
		u.Others = append(u.Others, id)
	}
	u.Told = true
	return u, true
}

// revealedMoves put somewhere what an instruction before has revealed: the cards that were found, those before
// them, or both. How many came before a card that nobody named is left open.
func revealedMoves(v *look.View, in *engine.Instruction, base engine.Event) ([]engine.Event, error) {
	var out []engine.Event
	for _, e := range Doers(v, in) {
		u := revealedBy(v, e)
		if u == nil {
			continue
		}
		var named []engine.ObjectID
		if in.Cards != engine.OtherRevealed {
			named = append(named, u.Found...)
		}
		if in.Cards != engine.FoundCards {
			named = append(named, u.Others...)
		}
		moved, err := moveNamed(v, in, base, named)
		if err != nil {
			return nil, err
		}
		out = append(out, moved...)
		if ev, more := unnamedRevealed(in, base, u); more {
			if ev.Dest == engine.Battlefield {
				return nil, errVerb
			}
			ev.Player, ev.Doer = e.Player, e.Player
			out = append(out, ev)
		}
	}
	return out, nil
}

// moveNamed moves cards of a library that have a name.
func moveNamed(v *look.View, in *engine.Instruction, base engine.Event, cards []engine.ObjectID) ([]engine.Event, error) {
	if len(cards) == 0 {
		return nil, nil
	}
	one, of := *in, *v
	one.What, one.Cards, one.Amount, one.From = engine.Those, engine.NoRevealed, nil, engine.Library
	of.Those = cards
	return moveEvents(&of, &one, base)
}

// unnamedRevealed is the moving of the revealed cards that nobody named, false where there are none.
func unnamedRevealed(in *engine.Instruction, base engine.Event, u *engine.Until) (engine.Event, bool) {
	ev := base
	ev.Kind, ev.From, ev.Cards = engine.Move, engine.Library, in.Cards
	if in.Cards == engine.FoundCards && u.Told {
		return ev, false
	}
	if in.Cards == engine.FoundCards {
		ev.Amount, ev.What, ev.Cards = u.N-len(u.Found), engine.ThoseCards, engine.NoRevealed
		return ev, ev.Amount > 0
	}
	ev.Amount = 1
	return ev, !u.Told
}

// revealedBy is what a player last revealed until something was found, nil where that is nothing: just now, or as the same
// text said before.
func revealedBy(v *look.View, e engine.Entity) *engine.Until {
	if !e.IsPlayer() {
		return nil
	}
	for i := range v.Revealed {
		if v.Revealed[i].Player == e.Player {
			return v.Revealed[i].Until
		}
	}
	told := v.W.Recall(v.St).LastOf(func(f *engine.Fact) bool { return f.Event.Until != nil && f.Event.Player == e.Player && !f.Nothing })
	if told == nil {
		return nil
	}
	return told.Event.Until
}
