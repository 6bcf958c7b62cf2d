package look

import (
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// thatMany is the amount meant by "that many": of the event, or of what the text that is carried
// out did before.
func (v *View) thatMany() int {
	if !v.Deeds.ByText && !(v.Deeds.OfHeld && v.Deeds.Last != engine.NoEvent && v.Ev != nil && !v.Ev.Kind.Counts()) {
		return v.That
	}
	return v.done(v.Deeds.Last, v.Deeds.Since, v.Each)
}

// doneThisWay is how much of something the text that is carried out has done.
func (v *View) doneThisWay(e *engine.Expr) (int, bool) {
	if !v.Deeds.ByText && !v.Deeds.OfHeld {
		v.Unknown(engine.NoObject, unsaid(say.New("what was done this way")))
		return 0, false
	}
	if e.Word != engine.MostDiscarded {
		return v.done(engine.DoneAs(e.Word), v.Deeds.Begun, v.Each), true
	}
	most := 0
	for _, one := range v.EachPlayer(false) {
		most = max(most, v.done(engine.Discard, v.Deeds.Begun, one))
	}
	return most, true
}

// done is how much of a kind was done since so many facts were told, by or to one player where
// one is meant.
func (v *View) done(k engine.EventKind, since int, who engine.Entity) int {
	n := 0
	for told := v.W.Recall(v.St); told.Len() > since; told = told.Before {
		if f := &told.Fact; !f.Nothing && isDone(f, k) && (!who.IsPlayer() || f.Event.Player == who.Player) {
			n += max(f.Amount, 1)
		}
	}
	return n
}

// isDone reports whether a fact tells of what instructions of a kind do.
func isDone(f *engine.Fact, k engine.EventKind) bool {
	switch k {
	case engine.DrawCards:
		k = engine.Draw
	case engine.Destroy, engine.Sacrifice:
		how := "sacrificed"
		if k == engine.Destroy {
			how = "destroyed"
		}
		return doneAs(f, how)
	case engine.LoseLife, engine.GainLife:
		return f.Event.Kind == k && !f.Event.Result
	}
	return f.Event.Kind == k
}

// countDone counts what the text that is carried out did in the way that a filter names, and
// that matches what else the filter asks for.
func (v *View) countDone(f *engine.Filter) (int, bool) {
	rest, how := *f, ""
	rest.Marks, rest.Zone, rest.Noun = nil, engine.AnyZone, engine.AnyThing
	for _, m := range f.Marks {
		if way, ok := strings.CutSuffix(m, thisWay); ok {
			how = way
			continue
		}
		rest.Marks = append(rest.Marks, m)
	}
	n, ok := 0, true
	then := *v
	then.Past = true
	for told := v.W.Recall(v.St); told.Len() > v.Deeds.Begun; told = told.Before {
		f := &told.Fact
		if f.Nothing || !doneAs(f, how) || how == toYourHand && f.Event.Player != v.You {
			continue
		}
		if f.Event.Object == engine.NoObject {
			n += f.Amount
			if f.Event.Uncounted() {
				v.Unknown(engine.NoObject, HowManyRevealed())
				return 0, false
			}
			if !rest.Equal(&engine.Filter{}) {
				v.Unknown(engine.NoObject, unsaid(say.New("what was done this way")))
				return 0, false
			}
			continue
		}
		switch then.Match(&rest, engine.ObjectEntity(f.Event.Object)) {
		case engine.Yes:
			n++
		case engine.Unknown:
			ok = false
		}
	}
	v.Missing, v.MissObj = then.Missing, then.MissObj
	return n, ok
}

// toYourHand is what is done of cards that come into your hand.
const toYourHand = "returned to your hand"

// doneAs reports whether a fact tells of something done in a way that words name.
func doneAs(f *engine.Fact, how string) bool {
	ev := &f.Event
	switch how {
	case "destroyed", "sacrificed":
		return ev.How == how && ev.Cause != engine.ByStateBased
	case "discarded":
		return ev.Kind == engine.Discard
	case "exiled":
		return ev.Kind == engine.Move && ev.Dest == engine.Exile
	case "died":
		return ev.Kind == engine.Move && ev.From == engine.Battlefield && ev.Dest == engine.Graveyard
	case "put into a graveyard":
		return ev.Kind == engine.Move && ev.Dest == engine.Graveyard || ev.Kind == engine.Mill
	case toYourHand:
		return ev.Kind == engine.Move && ev.Dest == engine.Hand
	case "tapped":
		return ev.Kind == engine.Tap
	case "countered":
		return ev.Kind == engine.CounterSpell
	}
	return false
}
