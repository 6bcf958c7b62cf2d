package engine

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/say"
)

// outcome is how a finished play ends.
func (w *walker) outcome(st *state) *Outcome {
	facts := mergeFacts(st.facts.told())
	facts = dropNothing(facts)
	facts = append(facts, w.shieldsLeft(st)...)
	if !hasRealFact(facts) {
		because := say.New("nothing is left of it")
		if w.noEvents() {
			because = say.New("the question tells of changes alone, and of no event")
		}
		if last := st.facts.lastOf(func(f *Fact) bool { return f.Nothing }); last != nil {
			because = last.Because
		}
		ev := Event{Player: NoPlayer, Object: NoObject, To: Nobody(), Source: NoObject, Doer: NoPlayer, Under: NoPlayer, By: NoEffect}
		facts = append([]Fact{{Event: ev, Nothing: true, Because: because, Shield: NoEffect, By: NoEffect}}, facts...)
	}
	return &Outcome{Facts: facts, Board: st.board, Remarks: w.remarks(st, facts), Triggers: w.notResolved(st)}
}

// hasRealFact reports whether anything happened.
func hasRealFact(facts []Fact) bool {
	for i := range facts {
		if !facts[i].Nothing && facts[i].Shield == NoEffect {
			return true
		}
	}
	return false
}

// dropNothing removes the marks of events that never happened.
func dropNothing(facts []Fact) []Fact {
	out := facts[:0]
	for _, f := range facts {
		if !f.Nothing {
			out = append(out, f)
		}
	}
	return out
}

// Apart reports whether a fact is told apart from equal ones of other moments: each
// damage event is one of its own (cr.DamageReplacedFirst).
func (f *Fact) Apart() bool { return f.Event.Kind == Damage }

// mergeFacts adds up equal facts; the first of each keeps its place.
func mergeFacts(told []*Fact) []Fact {
	out := make([]Fact, 0, min(len(told), 4)) // many facts are few that differ
	var at map[string]int
	if len(told) > 1 {
		at = make(map[string]int, 4)
	}
	for _, f := range told {
		if f.Nothing {
			out = append(out, *f)
			continue
		}
		if hidden(f) {
			continue
		}
		k := factKey(f, false)
		if f.Apart() {
			k = "in " + strconv.Itoa(f.Moment) + ": " + k
		}
		if i, ok := at[k]; ok {
			out[i].Amount += f.Amount
			continue
		}
		if at != nil {
			at[k] = len(out)
		}
		out = append(out, *f)
	}
	return out
}

// hidden reports whether an event is no fact of its own: cards nobody named
// that go where their action says anyway.
func hidden(f *Fact) bool {
	ev := &f.Event
	return ev.Kind == Move && ev.Object == NoObject && (ev.How == "milled" || ev.How == "discarded") && ev.Dest == Graveyard
}

// shieldsLeft lists what is left of shields made by spells and abilities.
func (w *walker) shieldsLeft(st *state) []Fact {
	var out []Fact
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		b := inst.Effect.Budget.Kind
		if b == Static || st.board.left(inst.Controller) && inst.Target == Nobody() || inst.Effect.Kind == Scheduled || inst.StartedIn > st.moment0 ||
			st.line.over&(1<<uint(i)) != 0 || w.shieldGone(st, EffectID(i)) || w.neverMade(st, EffectID(i)) {
			continue
		}
		if w.each[EffectID(i)] != nil {
			out = append(out, w.eachLeft(st, EffectID(i))...)
			continue
		}
		if st.budgets[i] <= 0 {
			continue
		}
		out = append(out, w.shieldFact(EffectID(i), st.budgets[i], Nobody()))
	}
	return out
}

// neverMade reports whether a shield is one of two sizes of which the other was
// made: what tells them apart does not hold of its object or target.
func (w *walker) neverMade(st *state, id EffectID) bool {
	if bit := uint64(1) << uint(id); st.line.fixed&bit != 0 {
		return st.line.holds&bit == 0
	}
	inst := &w.sc.Effects[id]
	v := w.newView(st, inst, nil, nil)
	for i := range inst.Effect.If {
		if c := &inst.Effect.If[i]; c.Kind == RefIs && (c.Ref == This || c.Ref == Target) && v.holds(c) == No {
			return true
		}
	}
	return false
}

// shieldFact is what an effect still holds, for whom where it makes a shield for
// each of several.
func (w *walker) shieldFact(id EffectID, n int32, on Entity) Fact {
	f := Fact{Shield: id, By: NoEffect, Amount: int(n), Uses: int(n), IsUses: w.sc.Effects[id].Effect.Budget.Kind == NextTime}
	f.Event = Event{Player: NoPlayer, Object: NoObject, To: on, Source: NoObject, Doer: NoPlayer, Under: NoPlayer, By: NoEffect}
	return f
}

// shieldGone reports whether what a shield protects has left.
func (w *walker) shieldGone(st *state, id EffectID) bool {
	inst := &w.sc.Effects[id]
	if inst.TargetGone || w.isNew(st, id) {
		return true
	}
	on := NoObject
	if w.aims.has(id) {
		on = inst.Target.Object
	}
	for _, o := range []ObjectID{on, protects(inst)} {
		if o != NoObject && st.board.Objects[o].Zone != Battlefield {
			return true
		}
	}
	return false
}

// protects is the object an effect about itself protects.
func protects(inst *Instance) ObjectID {
	if inst.Source != NoObject && aboutItself(inst.Effect) && !inst.Own {
		return inst.Source
	}
	return NoObject
}

// remarks are what a reader would expect to be told besides.
func (w *walker) remarks(st *state, facts []Fact) []Remark {
	var out []Remark
	tell := func(says say.Message, rules ...cr.Rule) { out = append(out, Remark{Says: says, Rules: rules}) }
	if st.practice {
		tell(say.New("no rule said yet whether what a replacement effect does in place of an action is an effect; that it is none, unless a spell or ability brought the event about, was the judges' practice"))
	}
	if st.divided {
		tell(say.New("no rule of this edition says who divides such damage; here it is who or whose permanent is dealt it"))
	}
	for i := range facts {
		ev := &facts[i].Event
		if facts[i].Shield == NoEffect && !facts[i].Nothing && ev.Object != NoObject || ev.Kind == Proliferate && len(w.countered(st)) == 0 {
			if r := w.actionRemark(st, ev); !r.IsZero() {
				tell(r)
			}
		}
		if facts[i].Shield == NoEffect && w.rules.commanderStateBased && mournedCommander(st.board, ev) {
			tell(say.New("%s is a commander: its owner may put it into the command zone when %s are checked next", w.says(st, ev.Object), era.Of(st.board.Edition, era.Checks)), cr.CommanderStateBased)
		}
		if ev.Kind == Damage && ev.Source != NoObject && !w.rules.lifelinkIsResult && hasWord(st.board.Objects[ev.Source].Keywords, "lifelink") {
			tell(say.New("lifelink is a triggered ability under these rules: the life %s gains its controller comes later and is not part of this", w.says(st, ev.Source)))
		}
	}
	out = append(out, w.doomed(st)...)
	slices.SortFunc(out, func(a, b Remark) int { return strings.Compare(a.Says.String(), b.Says.String()) })
	out = slices.CompactFunc(out, func(a, b Remark) bool { return a.Says.Same(b.Says) })
	for _, says := range slices.Concat(w.triggerRemarks(st), w.unsureRemarks(st)) {
		tell(says)
	}
	return out
}

// triedToDraw is the remark about who drew from an empty library, and what forbids to lose
// for it.
func (w *walker) triedToDraw(st *state, id PlayerID, by EffectID) say.Message {
	p, checks := &st.board.Players[id], era.Of(st.board.Edition, era.Checks)
	switch {
	case by != NoEffect && p.Name == Speaker:
		return say.New("you tried to draw from an empty library and do not lose the game for it: %s", w.saysNo(by))
	case by != NoEffect:
		return say.New("%s tried to draw from an empty library and does not lose the game for it: %s", p.Called(), w.saysNo(by))
	case p.Name == Speaker:
		return say.New("you tried to draw from an empty library: %s will make you lose", checks)
	}
	return say.New("%s tried to draw from an empty library: %s will make that player lose", p.Called(), checks)
}

// factKey spells what happened in a fact, so that equal facts are found. Which
// effect sent an object where it went is told, but makes no other end.
func factKey(f *Fact, amount bool) string {
	var room [128]byte // most keys fit in it, so that nothing but the key itself is made
	b := key(room[:0])
	ev := &f.Event
	if f.Shield != NoEffect {
		return string(b.numbers(-2, int(f.Shield), f.Amount, int(ev.To.Player), int(ev.To.Object)))
	}
	object := int(ev.Object)
	if ev.Entry != nil && ev.Entry.Created && len(ev.Tokens) > 0 {
		// Created tokens are known by what they are, not by when they came.
		b = append(append(append(append(b, ev.Tokens[0].Name...), '/'), ev.Tokens[0].Text...), ' ')
		object = int(NoObject)
	}
	b = b.numbers(int(ev.Kind), int(shownPlayer(ev)), object, int(ev.To.Player), int(ev.To.Object), flag(f.Skipped))
	switch ev.Kind {
	case Damage:
		b = b.numbers(int(ev.Source), flag(ev.Combat), flag(ev.Unpreventable))
	case Move:
		b = b.numbers(int(ev.From), int(ev.Dest), flag(ev.FaceDown)|flag(ev.OwnWay)<<1)
	case Enter:
		b = b.numbers(int(ev.Under)).entry(ev.Entry)
	case TurnFaceUp:
		b = b.entry(ev.Entry)
	}
	if ev.Result {
		b = append(b, "result "...)
	}
	for _, s := range [...]string{ev.Counter, ev.Position, ev.Mana, ev.What, ev.How} {
		b = append(append(b, s...), '|')
	}
	if amount {
		b = b.numbers(f.Amount)
	}
	return string(b)
}

// key is a key that is being spelled.
type key []byte

// numbers spells numbers, each with a space behind it.
func (b key) numbers(list ...int) key {
	for _, n := range list {
		b = append(strconv.AppendInt(b, int64(n), 10), ' ')
	}
	return b
}

// shownPlayer is the player a fact tells of: not who puts counters somewhere,
// nor whose permanent something happens to.
func shownPlayer(ev *Event) PlayerID {
	switch ev.Kind {
	case Damage, PutCounters, RemoveCounters, Destroy, Sacrifice, Regenerate, Tap, Untap, AttachTo, Transform, TurnFaceUp, PhaseOut, PhaseIn:
		return NoPlayer
	case Move, Enter:
		if ev.Object != NoObject && (ev.Entry == nil || !ev.Entry.Created) {
			return NoPlayer
		}
	}
	return ev.Player
}

// entry spells how a permanent entered.
func (b key) entry(e *Entry) key {
	if e == nil {
		return b
	}
	cs := append([]CounterCount(nil), e.Counters...)
	sort.Slice(cs, func(i, j int) bool { return cs[i].Kind < cs[j].Kind })
	for _, c := range cs {
		b = append(append(b, c.Kind...), '=').numbers(c.N)
	}
	b = b.numbers(flag(e.Tapped), int(e.CopyOf), flag(e.BackFace), int(e.AttachedTo.Object), int(e.AttachedTo.Player), flag(e.FaceDown))
	return append(b, strings.Join(e.Chosen, ",")...)
}

func flag(x bool) int {
	if x {
		return 1
	}
	return 0
}

// outcomeKey spells a whole outcome, whatever the order of its facts.
func outcomeKey(o *Outcome) string {
	keys := make([]string, 0, len(o.Facts))
	for i := range o.Facts {
		switch f := sumOf(o.Facts, i); {
		case f.Nothing:
			keys = append(keys, "nothing")
		case f.Amount >= 0:
			keys = append(keys, factKey(&f, true))
		}
	}
	for _, t := range o.Triggers {
		keys = append(keys, "trigger "+strconv.Itoa(int(t.Effect))+" "+strconv.Itoa(int(t.Holder))+" "+strconv.Itoa(t.Times)+" "+strconv.Itoa(t.Amount))
	}
	sort.Strings(keys)
	return strings.Join(keys, "\n")
}

// sumOf is the i-th fact with the amounts of those told apart from it for their moments
// alone, which make no other end; one of those that follow the first has no amount.
func sumOf(facts []Fact, i int) Fact {
	sum := facts[i]
	if !sum.Apart() || sum.Nothing {
		return sum
	}
	key := factKey(&sum, false)
	for j := range facts {
		if f := &facts[j]; j != i && f.Apart() && !f.Nothing && f.Moment != sum.Moment && factKey(f, false) == key {
			if j < i {
				sum.Amount = -1
				return sum
			}
			sum.Amount += f.Amount
		}
	}
	return sum
}
