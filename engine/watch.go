package engine

// firing is one time that a triggered ability has triggered: on what, and on how
// much of it.
type firing struct {
	effect   EffectID
	holder   ObjectID // what has the ability
	by       PlayerID // who controls it
	event    Event
	amount   int // 0 where the event has none
	resolved bool
}

// occurred is what really happened at one time, after replacement and prevention
// (cr.TriggerNotOnReplaced), and how things were just before it.
type occurred struct {
	facts  []Fact
	before *Board
	past   int // how much of the turn's history came before
}

// watch notes which abilities trigger on what has happened. They look at things
// as they are now, or, where they are about what leaves, as they were just before
// (cr.LeavesLooksBack).
func (w *walker) watch(st *state, o *occurred) {
	now, then := *st, *st
	now.line.past = st.line.past[:min(o.past, len(st.line.past))]
	then.line.past, then.board = now.line.past, o.before
	for _, id := range w.watching {
		for _, f := range w.triggering(&now, &then, id, o.facts) {
			st.fired = append(st.fired, f)
			if w.sc.Effects[id].Effect.OncePerTurn {
				break
			}
		}
	}
	st.unsures = now.unsures
}

// triggering lists the times that one ability triggers on what has happened:
// once each time its event occurs, however many such there are in one; for each
// object that has it where something else gives it to them.
func (w *walker) triggering(now, then *state, id EffectID, facts []Fact) []firing {
	inst := &w.sc.Effects[id]
	if inst.Effect.OncePerTurn && now.firedThisTurn(id) {
		return nil
	}
	if inst.Effect.Holder == nil {
		return w.triggeringOf(now, then, id, inst.Source, facts)
	}
	var out []firing
	for o := range then.board.Objects {
		out = append(out, w.triggeringOf(now, then, id, ObjectID(o), facts)...)
	}
	for o := len(then.board.Objects); o < len(now.board.Objects); o++ {
		out = append(out, w.triggeringOf(now, then, id, ObjectID(o), facts)...)
	}
	return out
}

// triggeringOf lists the times that the ability of one object triggers.
func (w *walker) triggeringOf(now, then *state, id EffectID, holder ObjectID, facts []Fact) []firing {
	var out []firing
	for i := range facts {
		f := &facts[i]
		if f.Nothing || f.Skipped || f.Shield != NoEffect {
			continue
		}
		p, ev, by := w.watched(now, then, id, holder, f)
		if p == nil || asksFirst(w.sc.Effects[id].Effect) && alike(out, ev) >= 0 {
			continue
		}
		out = joined(out, p, firing{effect: id, holder: holder, by: by, event: *ev, amount: muchOf(p, ev)})
	}
	return out
}

// watched is the event of a fact that an object's ability triggers on, with the
// pattern that it fits and whose ability it is; nil where it does not.
func (w *walker) watched(now, then *state, id EffectID, holder ObjectID, f *Fact) (*Pattern, *Event, PlayerID) {
	ev := f.Event
	ev.Amount, ev.Marks, ev.By = f.Amount, Marks{}, NoEffect
	events := [...]Event{ev, actionOf(&ev)}
	for _, p := range Alternatives(&w.sc.Effects[id].Effect.When) {
		st := now
		if p.looksBack() {
			st = then
		}
		for k := range events {
			if events[k].Kind != p.Kind || int(holder) >= len(st.board.Objects) {
				continue
			}
			if v := w.watcher(st, id, holder, &events[k]); w.triggers(now, &v, id, p) {
				return p, &events[k], v.you
			}
		}
	}
	return nil, nil, NoPlayer
}

// watcher looks at an event as a triggered ability of an object does, whose
// controller is the object's.
func (w *walker) watcher(st *state, id EffectID, holder ObjectID, ev *Event) view {
	v := w.newView(st, &w.sc.Effects[id], ev, nil)
	v.this = holder
	if holder != NoObject {
		if c := w.controllerOf(st, holder); c != NoPlayer {
			v.you = c
		}
	}
	return v
}

// triggers reports whether an ability is there and its condition holds. What is
// not known of that is remarked on: a trigger is no reason to refuse a ruling.
func (w *walker) triggers(now *state, v *view, id EffectID, p *Pattern) bool {
	if !w.stands(v, p) {
		return false
	}
	got, _ := v.fitsOne(p)
	if got != No {
		got = got.and(v.all(v.inst.Effect.If))
	}
	if got == Unknown {
		now.unsure(id, v)
	}
	return got == Yes
}

// stands reports whether an object has a triggered ability where it works: on the
// battlefield, or, for what only happens to the object elsewhere, anywhere. One that
// is given it must be such as whatever gives it says.
func (w *walker) stands(v *view, p *Pattern) bool {
	inst, st := v.inst, v.st
	if inst.StartedIn > st.moment0 {
		return false
	}
	if v.this == NoObject {
		return true
	}
	if h := inst.Effect.Holder; h != nil && !w.given(v, h) || h == nil && !st.board.bears(inst) {
		return false
	}
	src := &st.board.Objects[v.this]
	if src.NoAbilities || src.FaceDown && src.Zone == Battlefield && p.Kind != TurnFaceUp {
		return false
	}
	return src.Zone == Battlefield || p.ofItself() && p.From != Battlefield && p.Kind != Damage && inst.Effect.Holder == nil
}

// given reports whether what gives an ability is there and gives it to the view's
// object.
func (w *walker) given(v *view, holder *Filter) bool {
	inst := v.inst
	g := w.newView(v.st, inst, v.ev, nil)
	if inst.Source != NoObject {
		src := &v.st.board.Objects[inst.Source]
		if src.Zone != Battlefield || src.NoAbilities || src.FaceDown {
			return false
		}
		if c := w.controllerOf(v.st, inst.Source); c != NoPlayer {
			g.you = c
		}
	}
	return v.st.board.Objects[v.this].Zone == Battlefield && g.match(holder, ObjectEntity(v.this)) == Yes
}

// ofItself reports whether a pattern is about the object that has the ability.
func (p *Pattern) ofItself() bool { return p.Affected != nil && p.Affected.Is == This }

// Alternatives are the patterns of which an event has to fit one.
func Alternatives(p *Pattern) []*Pattern {
	var out []*Pattern
	if p.Kind != NoEvent {
		out = append(out, p)
	}
	for i := range p.Or {
		out = append(out, Alternatives(&p.Or[i])...)
	}
	return out
}

// looksBack reports whether an ability about such an event looks at how things
// were just before it (cr.LeavesLooksBack).
func (p *Pattern) looksBack() bool {
	switch p.Kind {
	case Sacrifice, Destroy, PhaseOut, CounterSpell, LoseGame:
		return true
	case Move:
		return p.From == Battlefield || p.From == Graveyard || p.Dest == Hand || p.Dest == Library || p.Dest == Exile && p.From == AnyZone
	}
	return false
}

// actionOf is the action that a fact tells by its result: a sacrifice by the
// permanent's going, tokens created by their entering. The zero event where
// there is none.
func actionOf(ev *Event) Event {
	a := *ev
	switch {
	case ev.Kind == Move && ev.How == "sacrificed":
		a.Kind = Sacrifice
	case ev.Kind == Move && ev.How == "destroyed":
		a.Kind = Destroy
	case ev.Kind == Enter && ev.Entry != nil && ev.Entry.Created:
		a.Kind, a.Object = CreateTokens, NoObject
	default:
		a.Kind = NoEvent
	}
	return a
}

// muchOf is "that much" of a trigger's event, 0 where there is no such amount.
func muchOf(p *Pattern, ev *Event) int {
	switch ev.Kind {
	case Damage, GainLife, LoseLife, PayLife, Mill, RemoveCounters, Scry, Surveil:
		return ev.Amount
	case PutCounters, CreateTokens, Discard:
		if p.Whole {
			return ev.Amount
		}
	}
	return 0
}

// joined adds one time to those before. An ability that looks at all that happens
// at one time triggers once for it, on damage once for each that is dealt it; so
// does one on life lost, which unlike life gained no rule counts by its sources.
// Any other triggers once for each thing that an event counts.
func joined(out []firing, p *Pattern, f firing) []firing {
	if p.Whole || p.Kind == LoseLife {
		for i := range out {
			if f.event.Kind != Damage && f.event.Kind != LoseLife || affected(&out[i].event) == affected(&f.event) {
				out[i].amount += f.amount
				return out
			}
		}
		return append(out, f)
	}
	for range timesOf(&f.event) {
		out = append(out, f)
	}
	return out
}

// timesOf is how many things of one sort an event tells of.
func timesOf(ev *Event) int {
	switch ev.Kind {
	case PutCounters, CreateTokens, Discard, Enter, Move, Draw, RollDice, FlipCoin, Proliferate, Investigate:
		return min(max(ev.Amount, 1), maxTimes)
	}
	return 1
}

// asksFirst reports whether an ability triggers on the first such event of a turn.
func asksFirst(e *Effect) bool {
	return anyCond(e.If, func(c *Cond) bool { return c.Kind == FirstTime })
}

// alike is the place of a time about whom or what an event is about, -1 where
// there is none.
func alike(out []firing, ev *Event) int {
	for i := range out {
		if affected(&out[i].event) == affected(ev) {
			return i
		}
	}
	return -1
}

// firedThisTurn reports whether an ability has triggered this turn.
func (st *state) firedThisTurn(id EffectID) bool {
	for i := st.line.fired; i < len(st.fired); i++ {
		if st.fired[i].effect == id {
			return true
		}
	}
	return false
}

// firing hashes one time that an ability has triggered.
func (h *hasher) firing(f *firing) {
	h.word(uint64(uint16(f.holder))<<32 | uint64(uint16(f.effect))<<16 | uint64(uint8(f.by))<<1 | uint64(flag(f.resolved)))
	h.int(f.amount)
	h.event(&f.event)
}

// notResolved lists what has triggered and was not carried out, by ability, then
// in order, equal amounts together.
func (w *walker) notResolved(st *state) []Trigger {
	var out []Trigger
	for _, id := range w.watching {
		from := len(out)
		for i := range st.fired {
			f := &st.fired[i]
			if f.effect != id || f.resolved {
				continue
			}
			k := from
			for k < len(out) && (out[k].Amount != f.amount || out[k].Controller != f.by || out[k].Holder != f.holder) {
				k++
			}
			if k == len(out) {
				out = append(out, Trigger{Effect: id, Holder: f.holder, Controller: f.by, Amount: f.amount})
			}
			out[k].Times++
		}
	}
	return out
}
