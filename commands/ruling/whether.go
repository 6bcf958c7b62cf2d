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

// yesOrNo is the yes or no that an end gives to what was asked, with a space behind it; empty
// where nothing was asked so, several things were, or the end does not tell for certain.
func (c *Case) yesOrNo(out *engine.Outcome, told []wording.Told) string {
	if len(c.question.Whether) != 1 {
		return ""
	}
	a := answering{board: wording.BoardOf(out, c.Scenario), end: out, told: told, asked: &c.question.Whether[0], effects: c.Scenario.Effects}
	if a.asked.Is != paragraph.MayCommand && !a.find() {
		return ""
	}
	is := a.answer()
	if len(out.Triggers) > 0 && a.asked.Is != paragraph.Triggers && is == engine.No {
		is = engine.Unknown // what triggered may do it yet
	}
	switch is {
	case engine.Yes:
		return c.Lang.Say("Yes.") + " "
	case engine.No:
		return c.Lang.Say("No.") + " "
	}
	return ""
}

// answering looks in one end for what a question asks.
type answering struct {
	board   *engine.Board
	end     *engine.Outcome
	told    []wording.Told
	effects []engine.Instance
	asked   *paragraph.Whether
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
		return a.dies()
	case paragraph.Survives:
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
	case paragraph.MayCommand:
		return a.mayCommand()
	}
	return engine.Unknown
}

// mayCommand reports whether somebody's commander lies where state-based actions let its owner put it into the
// command zone; where an effect does instead, that is a choice of the ruling.
func (a *answering) mayCommand() engine.Tri {
	if slices.ContainsFunc(a.end.Remarks, func(r engine.Remark) bool { return slices.Contains(r.Rules, cr.CommanderStateBased) }) {
		return engine.Yes
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
			total += wording.AmountOf(&f.Fact)
			events++
		}
	}
	switch {
	case a.asked.Amount == engine.Unset:
		return tri(total > 0)
	case events > 1:
		return engine.Unknown
	case a.asked.Amount == 1 && kind != "damage" && kind != "life_loss" && kind != "life_gain":
		return tri(total > 0)
	}
	return tri(total == a.asked.Amount)
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
	for _, t := range a.end.Triggers {
		if t.Holder == a.object || a.effects[t.Effect].Source == a.object {
			return engine.Yes
		}
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

// dying reports whether state-based actions may take something as it lies at the end.
func (a *answering) dying() bool {
	return a.end.Board == nil || slices.ContainsFunc(a.end.Board.Objects, func(o engine.Object) bool {
		return o.Zone == engine.Battlefield && o.Types&engine.Creature != 0 && (o.Damage > 0 || o.Toughness != engine.Unset) && explore.Doomed(&o) != engine.No
	})
}
