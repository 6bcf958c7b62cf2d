package moment

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/say"
)

// OneByOne leaves, of several permanents that are to connive in one moment, the one
// whose turn it is: the first of the active player, then of the others in turn order,
// each done before the next begins (cr.ConniveOneByOne). The rest wait on the agenda.
func OneByOne(w *play.Walker, st *play.State) {
	first, others := -1, 0
	for i := range st.Moment {
		if st.Moment[i].Ev.Kind != engine.Connive {
			continue
		}
		others++
		if first < 0 || connivesBefore(w, st, i, first) {
			first = i
		}
	}
	if others < 2 {
		return
	}
	turn := st.Moment[first].ID
	var rest play.Task
	for i := len(st.Moment) - 1; i >= 0; i-- {
		if n := &st.Moment[i]; n.Ev.Kind == engine.Connive && n.ID != turn {
			rest.Events = append([]engine.Event{n.Ev}, rest.Events...)
			st.Drop(i)
		}
	}
	st.Agenda = append(st.Agenda, rest)
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExpand, Before: st.Moment[st.At(turn)].Ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ConniveOneByOne}})
}

// connivesBefore reports whether the player of one node comes before that of another
// in APNAP order.
func connivesBefore(w *play.Walker, st *play.State, i, j int) bool {
	return look.ApnapRank(w, st, conniver(w, st, &st.Moment[i].Ev)) < look.ApnapRank(w, st, conniver(w, st, &st.Moment[j].Ev))
}

// conniver is who draws and discards: the controller of the permanent, or who last
// controlled it where it has left (cr.ConniveLastKnown).
func conniver(w *play.Walker, st *play.State, ev *engine.Event) engine.PlayerID {
	if ev.Player != engine.NoPlayer {
		return ev.Player
	}
	if o := &st.Board.Objects[ev.Object]; o.Zone != engine.Battlefield && o.Last != nil && o.Last.Controller != engine.NoPlayer {
		return o.Last.Controller
	}
	return look.ControllerOf(w, st, ev.Object)
}

// unfoldAction brings up what a keyword action consists of, as far as the
// question says enough.
func unfoldAction(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	ev := n.Ev
	switch {
	case ev.Kind == engine.Investigate:
		// cr.Investigate
		st.PutAfter(i, creating(ev, engine.Tokens{Name: "Clue", N: 1, Types: engine.Artifact, Subtypes: []string{"Clue"}, Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject, Text: "Clue"}), n.ID)
	case ev.Kind == engine.Connive:
		unfoldConnive(w, st, i)
	case ev.Kind == engine.Explore_:
		unfoldExplore(w, st, i)
	case ev.Kind == engine.Proliferate:
		st.Agenda = append(st.Agenda, play.Task{Events: []engine.Event{proliferating(ev)}})
	case ev.Kind == engine.OtherAction:
		unfoldKeyword(w, st, i)
	}
}

// creating is the creation of tokens that an action consists of.
func creating(ev engine.Event, t engine.Tokens) engine.Event {
	c := ev
	c.Kind, c.What, c.Object, c.Amount, c.Under, c.Doer = engine.CreateTokens, "", engine.NoObject, t.N, ev.Player, ev.Player
	c.Tokens = []engine.Tokens{t}
	return c
}

// unfoldConnive draws and then discards (cr.Connive).
func unfoldConnive(w *play.Walker, st *play.State, i int) {
	ev := st.Moment[i].Ev
	p := conniver(w, st, &ev)
	if ev.Amount < 1 {
		return
	}
	c := ev
	c.Object, c.Player, c.Doer, c.Source, c.Cause = engine.NoObject, p, p, ev.Object, engine.ByEffect
	discard := c
	discard.Kind, discard.From = engine.Discard, engine.Hand
	connives(w, st, ev, discard)
	c.Kind = engine.DrawCards
	st.PutAfter(i, c, st.Moment[i].ID)
}

// unfoldManifest puts cards onto the battlefield face down, as 2/2 creatures
// without a name (cr.Manifest).
func unfoldManifest(st *play.State, i int) {
	ev, id := st.Moment[i].Ev, st.Moment[i].ID
	for range min(ev.Amount, play.MaxTimes) {
		b := st.Own()
		b.Objects = append(b.Objects, engine.Object{Name: "card", Controller: engine.NoPlayer, Owner: ev.Player, Zone: engine.Library, TypesKnown: true, ColorsKnown: true,
			Types: engine.Creature, Power: 2, Toughness: 2, ManaValue: 0, X: engine.Unset, Token: engine.No, FaceDown: true, AttachedTo: engine.Nobody()})
		c := ev
		c.Kind, c.What, c.Object, c.Amount, c.From, c.Under, c.FaceDown = engine.Enter, "", engine.ObjectID(len(b.Objects)-1), 1, engine.Library, ev.Player, true
		c.Entry = &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), WasCast: engine.No, FaceDown: true}
		st.PutAfter(i, c, id)
	}
}

// ActionRemark says what an action leaves open, nothing where it leaves nothing open.
func ActionRemark(w *play.Walker, st *play.State, ev *engine.Event) say.Message {
	switch {
	case (ev.Kind == engine.Explore_ || ev.Kind == engine.Connive) && st.Board.Objects[ev.Object].Zone != engine.Battlefield:
		return say.Message{} // what has left gets no counter
	case ev.Kind == engine.Explore_ && happen.CardAt(&w.Scenario.Board, conniver(w, st, ev), 1) != engine.NoObject:
		return say.Message{}
	case ev.Kind == engine.Explore_:
		return say.New("the card that exploring reveals is not part of the question: a land is put into the hand, otherwise %s gets a +1/+1 counter", look.Says(w, st, ev.Object))
	case ev.Kind == engine.Connive && !nonlands(st, ev):
		return say.New("%s gets a +1/+1 counter for each nonland card discarded", look.Says(w, st, ev.Object))
	case ev.Kind == engine.Proliferate:
		return say.New("who and what gets another counter is chosen while proliferating; each such counter is an event of its own")
	}
	if ev.Kind == engine.Surveil {
		return surveiledAway(w, st, ev)
	}
	if says := hiddenIn(w, st, ev); !says.IsZero() {
		return says
	}
	if ev.Kind == engine.OtherAction && leavesOpen(ev) {
		return say.New("what this consists of (\"%s\") is not carried out here; say the tokens, counters or cards of it in an event of their own", ev.What)
	}
	return say.Message{}
}
