package explore

import (
	"fmt"
	"maps"
	"slices"

	"apnap/engine"
)

// nApply is one effect being applied to one event, or to several at once where
// its words cover simultaneous damage as a whole.
type nApply struct {
	w       *nWorld
	effect  int
	on      []int // positions among the events
	picks   []int
	ways    int // answers to the question that is open, 0 when none is
	asker   engine.PlayerID
	did     bool
	met     bool // it met damage that can't be prevented
	stopped int
}

// carryOn applies the effect that is being applied; each question it puts
// becomes a fork.
func (w *nWorld) carryOn() *nFork {
	c := w.clone()
	a := &nApply{w: c, effect: w.ask.effect, picks: w.ask.picks}
	for i := range c.now {
		if c.now[i].number == w.ask.event {
			a.on = []int{i}
		}
	}
	a.gather()
	a.apply()
	if a.ways == 0 {
		return sure(c)
	}
	f := &nFork{chooser: a.asker}
	for k := 0; k < a.ways; k++ {
		d := w.clone()
		d.ask = &nAsk{event: w.ask.event, effect: w.ask.effect, picks: append(slices.Clone(w.ask.picks), k)}
		f.ways = append(f.ways, d)
	}
	return f
}

func (a *nApply) eff() *engine.Effect { return a.w.q.Effects[a.effect].Effect }

// gather adds the other simultaneous damage the same application covers: a
// shield for an amount covers all it fits, words about damage to somebody what
// is dealt to the same one, words about the next time of a source what that
// source deals.
func (a *nApply) gather() {
	first := a.on[0]
	x := &a.w.now[first].Event
	if x.Kind != engine.Damage {
		return
	}
	for i := range a.w.now {
		ev := &a.w.now[i]
		if i == first || ev.done || ev.Kind != engine.Damage || a.w.whose(&ev.Event) != a.w.whose(x) || !a.w.applies(i, a.effect) {
			continue
		}
		shared := a.eff().Budget.Kind == engine.NextN
		whole := a.eff().When.Whole && ev.To == x.To
		once := !a.eff().When.Whole && a.eff().Budget.Kind == engine.NextTime && ev.Source == x.Source
		// Of one source at one time, from 2007 to 2009.
		static := a.w.q.Edition.ID >= "2007-05-01" && a.w.q.Edition.ID < "2009-09-04" && !a.eff().When.Whole && a.eff().Budget.Kind == engine.Static &&
			a.eff().Kind == engine.Prevention && a.eff().Do[0].Kind == engine.PreventUpTo && ev.Source == x.Source
		if shared || whole || once || static {
			a.on = append(a.on, i)
		}
	}
	slices.Sort(a.on)
}

// pick asks for one of n answers; false means that the question is now open.
func (a *nApply) pick(n int, who engine.PlayerID) (int, bool) {
	if n == 1 {
		return 0, true
	}
	if len(a.picks) > 0 {
		k := a.picks[0]
		a.picks = a.picks[1:]
		return k, true
	}
	a.ways, a.asker = n, who
	return 0, false
}

// apply carries the effect out.
func (a *nApply) apply() {
	before := a.w.now[a.on[0]].Event
	points, limited, ok := a.points()
	if !ok {
		return
	}
	var born []nEvent
	dead := map[int]bool{}
	for k, i := range a.on {
		ev := &a.w.now[i]
		mark := a.w.mark(i, a.effect)
		ev.had = maps.Clone(ev.had)
		ev.had[mark] = true
		one := nChange{a: a, i: i, ev: nCopy(ev), points: points[k], limited: limited}
		one.changes(a.eff().Do)
		if a.ways > 0 {
			return
		}
		if one.ends {
			dead[ev.number] = true
		} else {
			number, inside := ev.number, ev.inside
			one.ev.remade = one.ev.remade || a.eff().Kind == engine.Replacement
			*ev = one.ev
			ev.number, ev.inside = number, inside
		}
		born = append(born, one.born...)
	}
	a.w.now = slices.DeleteFunc(a.w.now, func(e nEvent) bool { return dead[e.number] })
	for _, e := range born {
		a.w.add(e)
	}
	a.spend(points, &before)
	if then := a.eff().Then; len(then) > 0 && (a.did || a.met) {
		a.w.after = append(a.w.after, nJob{ins: then, effect: a.effect, before: before, prevented: a.stopped})
	}
}

func nCopy(e *nEvent) nEvent {
	c := *e
	c.had = maps.Clone(e.had)
	if e.Entry != nil {
		d := *e.Entry
		d.Counters = slices.Clone(d.Counters)
		c.Entry = &d
	}
	c.Tokens = slices.Clone(e.Tokens)
	return c
}

// timeOf names the time at which a source deals damage that an effect on "the
// next time" of a source answers.
func (w *nWorld) timeOf(ev *engine.Event, effect int) string {
	e := w.q.Effects[effect].Effect
	if e.Budget.Kind != engine.NextTime || e.When.Whole || ev.Kind != engine.Damage {
		return ""
	}
	return fmt.Sprint(effect, " by ", ev.Source)
}

// spend takes off what was used; an effect that did nothing is kept whole.
func (a *nApply) spend(points []int, before *engine.Event) {
	if !a.did {
		return
	}
	switch a.eff().Budget.Kind {
	case engine.NextTime:
		when := a.w.timeOf(before, a.effect)
		if when == "" || !a.w.begun[when] {
			a.w.left[a.effect]--
		}
		a.w.begun[when] = when != ""
	case engine.NextN:
		for _, n := range points {
			a.w.left[a.effect] -= n
		}
	}
}

// points is which damage a limited shield takes, 1 at a time as the affected
// player says: the question is put for each point that could be taken from
// more than one event.
func (a *nApply) points() ([]int, bool, bool) {
	out := make([]int, len(a.on))
	room := make([]int, len(a.on))
	sum := 0
	for k, i := range a.on {
		if a.eff().Kind != engine.Prevention || !a.w.unpreventable(i) {
			room[k] = a.w.now[i].Amount
		}
		sum += room[k]
	}
	total, limited := 0, true
	switch {
	case a.eff().Budget.Kind == engine.NextN:
		total = a.w.left[a.effect]
	case len(a.on) > 1 && a.eff().Do[0].Kind == engine.PreventUpTo:
		total = a.eff().Do[0].Amount.N
	default:
		limited = false
	}
	if limited && a.w.q.Edition.ID < "2009-02-01" {
		// Which damage first, then which next.
		for left := min(total, sum); left > 0; {
			var can []int
			for k := range out {
				if out[k] < room[k] {
					can = append(can, k)
				}
			}
			got, ok := a.pick(len(can), a.w.whose(&a.w.now[a.on[0]].Event))
			if !ok {
				return nil, false, false
			}
			out[can[got]] = min(left, room[can[got]])
			left -= out[can[got]]
		}
		return out, limited, true
	}
	from := 0 // points are taken from earlier events first, which loses no division
	for n := 0; limited && n < min(total, sum); n++ {
		var can []int
		for k := from; k < len(out); k++ {
			rest := 0
			for j := k; j < len(out); j++ {
				rest += room[j] - out[j]
			}
			if out[k] < room[k] && rest >= min(total, sum)-n {
				can = append(can, k)
			}
		}
		got, ok := a.pick(len(can), a.w.whose(&a.w.now[a.on[0]].Event))
		if !ok {
			return nil, false, false
		}
		from = can[got]
		out[from]++
	}
	return out, limited, true
}

// nChange is what an effect makes of one event.
type nChange struct {
	a       *nApply
	i       int
	ev      nEvent
	born    []nEvent
	ends    bool
	points  int
	limited bool
}

func (c *nChange) changes(list []engine.Change) {
	for k := range list {
		if c.a.ways > 0 {
			return
		}
		c.change(&list[k])
	}
}

func (c *nChange) change(ch *engine.Change) {
	switch ch.Kind {
	case engine.SetAmount:
		c.a.did = true
		if c.ev.Kind == engine.CreateTokens {
			for k := range c.ev.Tokens {
				c.ev.Tokens[k].N = nValue(ch.Amount, c.ev.Tokens[k].N, 0)
			}
			return
		}
		c.ev.Amount = nValue(ch.Amount, c.ev.Amount, 0)
	case engine.PreventAll, engine.PreventUpTo:
		c.prevent(ch)
	case engine.RedirectTo:
		c.redirect(ch)
	case engine.InsteadDo, engine.AlsoDo:
		c.a.did = true
		c.ends = c.ends || ch.Kind == engine.InsteadDo
		for k := range ch.Do {
			c.do(&ch.Do[k])
		}
	case engine.Nothing:
		c.a.did, c.ends = true, true
	case engine.MoveTo:
		c.a.did = true
		c.ev.Dest, c.ev.Position, c.ev.By = ch.Dest, ch.Position, engine.EffectID(c.a.effect)
	case engine.TokensPlus:
		c.a.did = true
		n := 0
		for _, t := range c.ev.Tokens {
			n += t.N
		}
		t := ch.Tokens[0].Tokens
		t.N, t.CopyOf = nValue(&ch.Tokens[0].N, n, 0), engine.NoObject
		c.ev.Tokens = append(c.ev.Tokens, t)
	case engine.Offer:
		c.offer(ch)
	default:
		c.enter(ch)
	}
}

// do adds what an instruction does to what happens, with the event's marks.
func (c *nChange) do(in *engine.Instruction) {
	for _, ev := range c.a.w.events(in, c.a.effect, &c.ev.Event, c.ev.Amount, 0) {
		ev.By = engine.EffectID(c.a.effect)
		if (ev.Kind == engine.PutCounters || ev.Kind == engine.CreateTokens) && c.a.w.q.Edition.ID < "2017-09-29" && !c.ev.Result {
			ev.Cause = c.ev.Cause // it was no effect then
		}
		c.born = append(c.born, nEvent{Event: ev, had: maps.Clone(c.ev.had)})
	}
}

func (c *nChange) prevent(ch *engine.Change) {
	if c.a.w.unpreventable(c.i) {
		c.a.met = true
		return
	}
	n := c.ev.Amount
	switch {
	case c.limited:
		n = c.points
	case ch.Kind == engine.PreventUpTo:
		n = min(n, nValue(ch.Amount, n, 0))
	}
	c.ev.Amount -= n
	c.a.stopped += n
	c.a.did = c.a.did || n > 0
	c.ends = c.ev.Amount == 0
}

func (c *nChange) redirect(ch *engine.Change) {
	n := c.ev.Amount
	if c.limited {
		n = c.points
	}
	if n == 0 {
		return
	}
	c.a.did = true
	c.a.stopped += n
	to := c.a.w.referred(ch.Ref, c.i, c.a.effect)
	if n == c.ev.Amount {
		c.ev.To = to
		return
	}
	part := nCopy(&c.ev)
	part.To, part.Amount = to, n
	c.ev.Amount -= n
	c.born = append(c.born, part)
}

// offer lets the affected player pay life where that is possible.
func (c *nChange) offer(ch *engine.Change) {
	who := c.a.w.whose(&c.ev.Event)
	cost := ch.Do[0].Amount.N
	pay := 1
	if life := c.a.w.remaining(engine.PayLife, who, len(c.a.w.now)); (life < 0 || life >= cost) && !c.a.w.cantLose(who) {
		var ok bool
		if pay, ok = c.a.pick(2, who); !ok {
			return
		}
	}
	c.a.did = true
	if pay == 0 {
		ev := nBlank(engine.PayLife)
		ev.Player, ev.Doer, ev.Amount, ev.By = who, who, cost, engine.EffectID(c.a.effect)
		c.born = append(c.born, nEvent{Event: ev, had: maps.Clone(c.ev.had)})
		return
	}
	c.changes(ch.No)
}

// cantLose reports whether an effect says that players can't lose life.
func (w *nWorld) cantLose(engine.PlayerID) bool {
	for e := range w.q.Effects {
		if f := w.q.Effects[e].Effect; f.Kind == engine.Cant && f.When.Kind == engine.LoseLife && f.When.Affected == nil {
			return true
		}
	}
	return false
}

func (c *nChange) enter(ch *engine.Change) {
	c.a.did = true
	en := c.ev.Entry
	switch ch.Kind {
	case engine.EnterTapped:
		en.Tapped = true
	case engine.EnterUntapped:
		en.Tapped = false
	case engine.EnterCounters:
		en.Counters = more(en.Counters, ch.Counter, ch.Amount.N)
	case engine.EnterUnder:
		c.ev.Under = c.a.w.referred(ch.Ref, c.i, c.a.effect).Player
	case engine.EnterCopy:
		var can []engine.ObjectID
		for o := range c.a.w.board.Objects {
			if c.a.w.board.Objects[o].Zone == engine.Battlefield && engine.ObjectID(o) != c.ev.Object && c.a.w.board.Objects[o].Types&ch.Filter.Types == ch.Filter.Types {
				can = append(can, engine.ObjectID(o))
			}
		}
		if len(can) == 0 {
			return
		}
		if k, ok := c.a.pick(len(can), c.ev.Under); ok {
			en.CopyOf = can[k]
		}
	}
}

func nBlank(k engine.EventKind) engine.Event {
	return engine.Event{Kind: k, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer, Amount: 1, Cause: engine.ByEffect, By: engine.NoEffect}
}

// events is what an instruction does.
func (w *nWorld) events(in *engine.Instruction, e int, before *engine.Event, that, prevented int) []engine.Event {
	inst := &w.q.Effects[e]
	ev := nBlank(in.Verb)
	ev.Amount = nValue(in.Amount, that, prevented)
	ev.Source, ev.Doer, ev.Counter = inst.Source, inst.Controller, in.Counter
	who := inst.Controller
	switch in.Who {
	case engine.ThatPlayerRef:
		who = w.whose(before)
	case engine.ThatSourceCtrl:
		who = w.referredBy(engine.ThatSourceCtrl, before).Player
	}
	switch in.Verb {
	case engine.PutCounters:
		ev.To, ev.Player = engine.ObjectEntity(inst.Source), inst.Controller
	case engine.Regenerate, engine.Tap:
		ev.Object, ev.Player = before.Object, w.whose(before)
	case engine.CreateTokens:
		ev.Player, ev.Under = who, who
		t := in.Tokens[0].Tokens
		t.N, t.CopyOf = nValue(&in.Tokens[0].N, that, prevented), engine.NoObject
		ev.Tokens = []engine.Tokens{t}
	case engine.Draw:
		ev.Kind, ev.Player, ev.Doer = engine.DrawCards, who, who
	default:
		ev.Player, ev.Doer = who, who
	}
	return []engine.Event{ev}
}

// nValue is the value of an amount.
func nValue(x *engine.Expr, that, prevented int) int {
	if x == nil {
		return 1
	}
	switch x.Op {
	case engine.That:
		return that
	case engine.Prevented:
		return prevented
	case engine.Sum:
		return nValue(x.A, that, prevented) + nValue(x.B, that, prevented)
	case engine.Product:
		return nValue(x.A, that, prevented) * nValue(x.B, that, prevented)
	case engine.Diff:
		return max(0, nValue(x.A, that, prevented)-nValue(x.B, that, prevented))
	case engine.HalfDown:
		return nValue(x.A, that, prevented) / 2
	case engine.HalfUp:
		return (nValue(x.A, that, prevented) + 1) / 2
	}
	return x.N
}
