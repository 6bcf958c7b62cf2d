package ruling

import (
	"slices"
	"strings"

	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/explore"
	"apnap/engine/oracle"
	"apnap/engine/oracle/paragraph"
)

// answering looks in one end for what a question asks.
type answering struct {
	board   *engine.Board
	end     *engine.Outcome
	told    []wording.Told
	effects []engine.Instance
	asked   *paragraph.Whether
	// play is what took part on the way there, and plays that of every end.
	play  *play
	plays []play
	// moments is of how many events the question tells.
	moments int
	// player and object are whom or what it is asked of.
	player engine.PlayerID
	object engine.ObjectID
}

// find looks for whom or what the question is about; it is false where that is not one.
func (a *answering) find() bool {
	a.player, a.object = engine.NoPlayer, engine.NoObject
	if a.asked.Player != "" {
		for i := range a.board.Players {
			if oracle.SameName(a.board.Players[i].Name, a.asked.Player) {
				a.player = engine.PlayerID(i)
			}
		}
		return a.player != engine.NoPlayer
	}
	for i := range a.board.Objects {
		o := &a.board.Objects[i]
		if !strings.EqualFold(o.Name, a.asked.Thing) || a.asked.Owner != "" && !a.isOf(o) {
			continue
		}
		if a.object != engine.NoObject {
			return false
		}
		a.object = engine.ObjectID(i)
	}
	return a.object != engine.NoObject
}

// isOf reports whether a thing is the player's whose the question says it is.
func (a *answering) isOf(o *engine.Object) bool {
	for _, p := range []engine.PlayerID{o.Controller, o.Owner} {
		if p != engine.NoPlayer {
			return oracle.SameName(a.board.Players[p].Name, a.asked.Owner)
		}
	}
	return true
}

// answer is what the end says, unknown where it does not.
func (a *answering) answer() engine.Tri {
	switch a.asked.Is {
	case paragraph.Dies:
		if a.player != engine.NoPlayer {
			return a.killed()
		}
		return a.dies()
	case paragraph.Survives:
		if a.player != engine.NoPlayer {
			return a.killed().Not()
		}
		return a.survives()
	case paragraph.Goes:
		return a.goes()
	case paragraph.Enters, paragraph.EntersTapped, paragraph.EntersUntapped:
		return a.enters()
	case paragraph.Draws:
		return a.amount("draw")
	case paragraph.Mills:
		return a.amount("mill")
	case paragraph.Discards:
		return a.amount("discard")
	case paragraph.GainsLife:
		return a.amount("life_gain")
	case paragraph.LosesLife:
		return a.amount("life_loss")
	case paragraph.TakesDamage:
		return a.amount("damage")
	case paragraph.GetsTokens:
		return a.amount("create")
	case paragraph.GetsCounters:
		return a.amount("counters")
	case paragraph.Triggers:
		return a.triggers()
	case paragraph.Loses:
		return a.loses(a.player)
	case paragraph.Wins:
		return a.wins()
	case paragraph.Applies:
		return a.applies()
	case paragraph.AllApply:
		return a.allApply()
	case paragraph.PaysLife:
		return a.amount("pay_life")
	case paragraph.ComesTo:
		return a.comesTo()
	case paragraph.Prevented:
		return tri(a.play.prevented > 0)
	case paragraph.AllPrevented:
		return a.allPrevented()
	}
	return engine.Unknown
}

// mayCommand reports whether somebody's commander may be put into the command zone: by the rule that replaces
// its move, or where it lies at an end by state-based actions.
func (c *Case) mayCommand() engine.Tri {
	for i, end := range c.ends {
		if slices.ContainsFunc(end.Remarks, func(r engine.Remark) bool { return slices.Contains(r.Rules, cr.CommanderStateBased) }) {
			return engine.Yes
		}
		if slices.ContainsFunc(c.plays[i].offered, func(id engine.EffectID) bool { return slices.Contains(c.Scenario.Effects[id].Rules, cr.CommanderZone) }) {
			return engine.Yes
		}
	}
	return engine.Unknown
}

// tri is a fact that is known.
func tri(is bool) engine.Tri {
	if is {
		return engine.Yes
	}
	return engine.No
}

// after is the object as it is at the end, nil where nobody knows.
func (a *answering) after() *engine.Object {
	if a.end.Board == nil || int(a.object) >= len(a.end.Board.Objects) {
		return nil
	}
	return &a.end.Board.Objects[a.object]
}

// moved reports whether the object was moved as told.
func (a *answering) moved(fits func(ev *engine.Event) bool) bool {
	for i := range a.told {
		if ev := &a.told[i].Event; a.told[i].Kind == "move" && ev.Object == a.object && fits(ev) {
			return true
		}
	}
	return false
}

// dies reports whether the object is put into a graveyard from the battlefield (cr.Dies). What
// state-based actions will do when everything told has happened is not told for certain.
func (a *answering) dies() engine.Tri {
	if a.moved(func(ev *engine.Event) bool { return ev.From == engine.Battlefield && ev.Dest == engine.Graveyard }) {
		return engine.Yes
	}
	o := a.after()
	switch {
	case o == nil:
		return engine.Unknown
	case o.Zone == engine.Graveyard:
		return engine.Unknown
	case o.Zone != engine.Battlefield:
		return engine.No
	}
	if explore.Doomed(o) != engine.No {
		return engine.Unknown
	}
	return engine.No
}

// survives reports whether the object is on the battlefield still, and will be.
func (a *answering) survives() engine.Tri {
	o := a.after()
	switch {
	case o == nil || len(a.end.Triggers) > 0:
		return engine.Unknown
	case o.Zone != engine.Battlefield:
		return engine.No
	case a.dies() == engine.No:
		return engine.Yes
	}
	return engine.Unknown
}

// goes reports whether the object is put into the zone.
func (a *answering) goes() engine.Tri {
	o := a.after()
	switch {
	case a.moved(func(ev *engine.Event) bool { return ev.Dest == a.asked.Zone }):
		return engine.Yes
	case o == nil || o.Zone == engine.AnyZone || a.asked.Zone == engine.Command:
		return engine.Unknown // its owner may put a commander there afterwards
	}
	return tri(o.Zone == a.asked.Zone)
}

// enters reports whether the object enters as it is asked.
func (a *answering) enters() engine.Tri {
	for i := range a.told {
		f := &a.told[i]
		if f.Kind != "enter" || f.Event.Object != a.object || f.Tapped == nil {
			continue
		}
		return tri(a.asked.Is == paragraph.Enters || *f.Tapped == (a.asked.Is == paragraph.EntersTapped))
	}
	if o := a.after(); a.asked.Is == paragraph.Enters && o != nil && o.Zone != engine.Battlefield {
		return engine.No
	}
	return engine.Unknown
}

// amount compares how much of something happens with how much is asked for. One of it is there
// too where there is more; of several events nobody knows which is meant.
func (a *answering) amount(kind string) engine.Tri {
	total, events := 0, 0
	for i := range a.told {
		f := &a.told[i]
		switch {
		case f.Kind == "enter" && kind == "counters" && f.Event.Object == a.object && a.object != engine.NoObject:
			for k, n := range f.Counters {
				if a.asked.Counter == "" || k == a.asked.Counter {
					total += n
				}
			}
			events++
		case f.Kind == kind && a.meets(f) && (a.asked.Counter == "" || f.Counter == a.asked.Counter):
			switch a.isToken(f.Token) {
			case engine.Unknown:
				return engine.Unknown
			case engine.No:
				continue
			}
			total += wording.AmountOf(&f.Fact)
			events++
		}
	}
	switch {
	case a.asked.Amount == engine.Unset && total > 0 && kind == "draw" && !a.drawnLast():
		return engine.Unknown // which of several draws is meant?
	case a.asked.Amount == engine.Unset:
		return tri(total > 0)
	case events > 1:
		return engine.Unknown
	case a.asked.Amount == 1 && kind != "damage" && kind != "life_loss" && kind != "life_gain":
		return tri(total > 0)
	}
	return tri(total == a.asked.Amount)
}

// allPrevented reports whether the damage is prevented, all of it; of a part nobody can say so.
func (a *answering) allPrevented() engine.Tri {
	dealt := slices.ContainsFunc(a.told, func(f wording.Told) bool { return f.Kind == "damage" })
	switch prevented := a.play.prevented > 0; {
	case prevented && dealt:
		return engine.Unknown
	case prevented || dealt:
		return tri(prevented)
	}
	return engine.Unknown
}

// comesTo compares a number that is claimed to be the answer with the one amount that the end tells; of several
// nobody knows which is meant.
func (a *answering) comesTo() engine.Tri {
	amount := engine.Unset
	for i := range a.told {
		f := &a.told[i]
		if f.Result || f.Amount == nil && len(f.Counters) == 0 {
			continue
		}
		if !isOfUnit(f.Kind, a.asked.Unit) {
			return engine.Unknown
		}
		if amount != engine.Unset {
			return engine.Unknown
		}
		amount = wording.AmountOf(&f.Fact)
	}
	switch {
	case amount != engine.Unset:
		return tri(amount == a.asked.Amount)
	case nothing(a.told):
		return tri(a.asked.Amount == 0)
	}
	return engine.Unknown
}

// isOfUnit reports whether facts of a kind tell how many of a unit there are, as people call it.
func isOfUnit(kind, unit string) bool {
	switch unit {
	case "":
		return true
	case "damage", "dmg":
		return kind == "damage"
	case "cards":
		return kind == "draw" || kind == "mill" || kind == "discard"
	case "tokens":
		return kind == "create"
	case "counters":
		return kind == "counters" || kind == "enter"
	}
	return false
}

// drawnLast reports whether the player draws in the last of what happens, which is what a question without a
// number asks about.
func (a *answering) drawnLast() bool {
	return a.moments < 2 || slices.ContainsFunc(a.end.Facts, func(f engine.Fact) bool {
		return !f.Nothing && f.Moment == a.moments && f.Event.Player == a.player && (f.Event.Kind == engine.Draw || f.Event.Kind == engine.DrawCards)
	})
}

// isToken reports whether a token of a name is of the kind asked for: called so, or of that subtype.
func (a *answering) isToken(name string) engine.Tri {
	if a.asked.Token == "" || slices.ContainsFunc(strings.Fields(name), func(w string) bool { return strings.EqualFold(w, a.asked.Token) }) {
		return engine.Yes
	}
	if a.end.Board == nil {
		return engine.Unknown
	}
	for i := range a.end.Board.Objects {
		if o := &a.end.Board.Objects[i]; o.Name == name && o.Token == engine.Yes && len(o.Subtypes) > 0 {
			return tri(slices.ContainsFunc(o.Subtypes, func(s string) bool { return strings.EqualFold(s, a.asked.Token) }))
		}
	}
	return engine.Unknown
}

// meets reports whether a fact is of the player or the object asked about.
func (a *answering) meets(f *wording.Told) bool {
	ev := &f.Event
	switch f.Kind {
	case "damage", "counters":
		return a.player != engine.NoPlayer && ev.To.IsPlayer() && ev.To.Player == a.player || a.object != engine.NoObject && ev.To.IsObject() && ev.To.Object == a.object
	}
	return a.player != engine.NoPlayer && ev.Player == a.player
}

// triggers reports whether an ability of the object triggers; of one that has none that is known,
// nobody can tell, nor of any while state-based actions are still to take something.
func (a *answering) triggers() engine.Tri {
	times := a.times()
	switch {
	case times > 0 && a.asked.Is == paragraph.Triggers && a.asked.Amount > 1:
		return tri(times == a.asked.Amount)
	case times > 0:
		return engine.Yes
	}
	if a.dying() {
		return engine.Unknown
	}
	for i := range a.effects {
		if e := &a.effects[i]; e.Effect.Kind == engine.Triggered && e.Source == a.object {
			return engine.No
		}
	}
	return engine.Unknown
}

// times is how often abilities of the object trigger, those counted that were carried out.
func (a *answering) times() int {
	times := 0
	for _, t := range slices.Concat(a.end.Triggers, a.end.Resolved) {
		if t.Holder == a.object || a.effects[t.Effect].Source == a.object {
			times += t.Times
		}
	}
	return times
}

// dying reports whether state-based actions may take something as it lies at the end.
func (a *answering) dying() bool {
	return a.end.Board == nil || slices.ContainsFunc(a.end.Board.Objects, func(o engine.Object) bool {
		return o.Zone == engine.Battlefield && o.Types&engine.Creature != 0 && (o.Damage > 0 || o.Toughness != engine.Unset) && explore.Doomed(&o) != engine.No
	})
}
