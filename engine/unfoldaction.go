package engine

import "apnap/engine/say"

// unfoldAction brings up what a keyword action consists of, as far as the
// question says enough.
func (w *walker) unfoldAction(st *state, i int) {
	n := &st.moment[i]
	ev := n.ev
	switch {
	case ev.Kind == Investigate:
		// cr.Investigate
		st.putAfter(i, creating(ev, Tokens{Name: "Clue", N: 1, Types: Artifact, Subtypes: []string{"Clue"}, Power: Unset, Toughness: Unset, CopyOf: NoObject, Text: "Clue"}), n.id)
	case ev.Kind == Connive:
		w.unfoldConnive(st, i)
	case ev.Kind == Proliferate:
		st.agenda = append(st.agenda, task{events: []Event{proliferating(ev)}})
	case ev.What == "incubate":
		// cr.Incubate
		t := Tokens{Name: "Incubator", N: 1, Types: Artifact, Subtypes: []string{"Incubator"}, Power: Unset, Toughness: Unset, CopyOf: NoObject, Text: "Incubator"}
		t.Counters = addCounters(nil, "+1/+1", ev.Amount)
		st.putAfter(i, creating(ev, t), n.id)
	case ev.What == "adapt" && ev.Object != NoObject:
		if o := &st.board.Objects[ev.Object]; o.Zone == Battlefield && countersOn(o.Counters, "+1/+1") == 0 {
			c := ev
			c.Kind, c.To, c.Counter, c.Player, c.What = PutCounters, ObjectEntity(ev.Object), "+1/+1", w.controllerOf(st, ev.Object), ""
			st.putAfter(i, c, n.id)
		}
	case (ev.What == "manifest" || ev.What == "cloak") && ev.Object == NoObject:
		w.unfoldManifest(st, i)
	}
}

// creating is the creation of tokens that an action consists of.
func creating(ev Event, t Tokens) Event {
	c := ev
	c.Kind, c.What, c.Object, c.Amount, c.Under, c.Doer = CreateTokens, "", NoObject, t.N, ev.Player, ev.Player
	c.Tokens = []Tokens{t}
	return c
}

// unfoldConnive draws and then discards (cr.Connive).
func (w *walker) unfoldConnive(st *state, i int) {
	ev := st.moment[i].ev
	p := w.conniver(st, &ev)
	if ev.Amount < 1 {
		return
	}
	c := ev
	c.Object, c.Player, c.Doer, c.Source, c.Cause = NoObject, p, p, ev.Object, ByEffect
	discard := c
	discard.Kind, discard.From = Discard, Hand
	st.agenda = append(st.agenda, task{events: []Event{discard}})
	c.Kind = DrawCards
	st.putAfter(i, c, st.moment[i].id)
}

// unfoldManifest puts cards onto the battlefield face down, as 2/2 creatures
// without a name (cr.Manifest).
func (w *walker) unfoldManifest(st *state, i int) {
	ev, id := st.moment[i].ev, st.moment[i].id
	for range min(ev.Amount, maxTimes) {
		b := st.own()
		b.Objects = append(b.Objects, Object{Name: "card", Controller: NoPlayer, Owner: ev.Player, Zone: Library, TypesKnown: true, ColorsKnown: true,
			Types: Creature, Power: 2, Toughness: 2, ManaValue: 0, X: Unset, Token: No, FaceDown: true, AttachedTo: Nobody()})
		c := ev
		c.Kind, c.What, c.Object, c.Amount, c.From, c.Under, c.FaceDown = Enter, "", ObjectID(len(b.Objects)-1), 1, Library, ev.Player, true
		c.Entry = &Entry{CopyOf: NoObject, AttachedTo: Nobody(), WasCast: No, FaceDown: true}
		st.putAfter(i, c, id)
	}
}

// actionRemark says what an action leaves open, nothing where it leaves nothing open.
func (w *walker) actionRemark(st *state, ev *Event) say.Message {
	switch {
	case (ev.Kind == Explore_ || ev.Kind == Connive) && st.board.Objects[ev.Object].Zone != Battlefield:
		return say.Message{} // what has left gets no counter
	case ev.Kind == Explore_:
		return say.New("the card that exploring reveals is not part of the question: a land is put into the hand, otherwise %s gets a +1/+1 counter", w.says(st, ev.Object))
	case ev.Kind == Connive:
		return say.New("%s gets a +1/+1 counter for each nonland card discarded", w.says(st, ev.Object))
	case ev.Kind == Proliferate:
		return say.New("who and what gets another counter is chosen while proliferating; each such counter is an event of its own")
	}
	return say.Message{}
}
