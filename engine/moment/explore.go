package moment

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/say"
)

// unfoldExplore lines up what exploring consists of, each time by itself (cr.Explore).
func unfoldExplore(w *play.Walker, st *play.State, i int) {
	ev := st.Moment[i].Ev
	if p := conniver(w, st, &ev); p != engine.NoPlayer {
		lineUp(st, []engine.Event{choosing(ev, p, &engine.Among{}, 1)})
	}
}

// reveals is the top card as something explores, as far as the question tells it: a land is
// put into the hand, otherwise what explores gets a counter, and the card may be put into
// the graveyard. Where nobody told it, the ruling hangs on it if an effect waits for any of that.
func reveals(w *play.Walker, st *play.State, i int) {
	ev := st.Moment[i].Ev
	ev.Among = nil
	p, card := ev.Player, happen.CardAt(st.Board, ev.Player, 1)
	goes := bare(ev, engine.Move, p, 1)
	goes.Object, goes.From, goes.Dest, goes.OnTop = card, engine.Library, engine.Hand, card == engine.NoObject
	away := goes
	away.Dest = engine.Graveyard
	grows := put(ev, p, engine.ObjectEntity(ev.Object), "+1/+1", 1)
	stays := st.Board.Objects[ev.Object].Zone == engine.Battlefield
	if card == engine.NoObject {
		if awaited(w, st, &goes) || awaited(w, st, &away) || stays && awaited(w, st, &grows) {
			w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.TopCard(&st.Board.Players[p])})
		}
		st.Drop(i)
		return
	}
	switch o := &st.Board.Objects[card]; {
	case !o.TypesKnown && o.Types&engine.Land == 0:
		w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: card, Player: engine.NoPlayer, Missing: look.TypeOf(o)})
		return
	case o.Types&engine.Land != 0:
		st.PutAfter(i, goes, 0)
	default:
		lineUp(st, []engine.Event{oneOf(ev, p, []engine.Way{{Name: "graveyard", Do: [][]engine.Event{{away}}}, {Name: "library"}})})
		if stays {
			st.PutAfter(i, grows, 0)
		}
	}
	st.Drop(i)
}

// connives lines up the discard of a conniving permanent's controller, with the counters for
// nonland cards where an effect waits for those: then the controller says which cards go
// (cr.Connive).
func connives(w *play.Walker, st *play.State, ev, discard engine.Event) {
	p := discard.Player
	grows := put(ev, p, engine.ObjectEntity(ev.Object), "+1/+1", discard.Amount)
	if st.Board.Objects[ev.Object].Zone != engine.Battlefield || st.Board.Players[p].Hand == 0 || !awaited(w, st, &grows) {
		lineUp(st, []engine.Event{discard})
		return
	}
	if len(spokenOfInHand(w, st, p)) > 0 {
		missing := look.InEvent(say.New("what \"%s\" comes to (say the tokens, counters or cards of it in an event of their own)", "connive"))
		w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: ev.Object, Player: engine.NoPlayer, Missing: missing})
		return
	}
	discard.Unnamed = true
	ways := []engine.Way{{Name: "only lands", Do: [][]engine.Event{{discard}}}}
	for n := 1; n <= discard.Amount && n <= play.MaxTimes; n++ {
		grows.Amount = n
		ways = append(ways, engine.Way{Name: nonlandCards(n), Do: [][]engine.Event{{discard}, {grows}}})
	}
	lineUp(st, []engine.Event{oneOf(ev, p, ways)})
}

// nonlandCards is how many of the cards discarded are no lands, as an option is called.
func nonlandCards(n int) string {
	if n == 1 {
		return "a nonland card"
	}
	return strconv.Itoa(n) + " nonland cards"
}

// nonlands reports whether counters were put on what connived, or could not be, so that
// nothing is left to say of them.
func nonlands(st *play.State, ev *engine.Event) bool {
	for told := st.Facts; told.Len() > 0; told = told.Before {
		if told.Event.Kind == engine.PutCounters && told.Event.To == engine.ObjectEntity(ev.Object) && told.Event.Source == ev.Source {
			return true
		}
	}
	return false
}
