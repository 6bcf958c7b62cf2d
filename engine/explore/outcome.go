package explore

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/check"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
	"apnap/engine/turn"
)

// outcome is how a finished play ends.
func outcome(w *play.Walker, st *play.State) *engine.Outcome {
	facts := mergeFacts(st.Facts.Told())
	facts = dropNothing(facts)
	facts = append(facts, shieldsLeft(w, st)...)
	if !hasRealFact(facts) {
		because := say.New("nothing is left of it")
		if turn.NoEvents(w) {
			because = say.New("the question tells of changes alone, and of no event")
		}
		switch resolving := resolved(w.Scenario); {
		case slices.ContainsFunc(resolving, func(r engine.Resolving) bool { return offers(w.Scenario.Effects[r.Effect].Effect.Then) }):
			because = say.New("nothing is done of what may be done")
		case len(resolving) > 0:
			because = say.New("what resolves finds nothing here that it acts on")
		}
		if last := whyNothing(st); last != nil {
			because = last.Because
		}
		ev := engine.Event{Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer, By: engine.NoEffect}
		facts = append([]engine.Fact{{Event: ev, Nothing: true, Because: because, Shield: engine.NoEffect, By: engine.NoEffect}}, facts...)
	}
	return &engine.Outcome{Facts: facts, Board: st.Board, Remarks: remarks(w, st, facts), Triggers: happen.NotResolved(w, st), Resolved: happen.Resolved(w, st)}
}

// whyNothing tells why nothing happened last: of what did not happen in that moment, the first, since the
// rest comes of it. It is nil where nothing was to happen.
func whyNothing(st *play.State) *play.Tale {
	why := st.Facts.LastOf(func(f *engine.Fact) bool { return f.Nothing })
	for t := why; t != nil && t.Moment == why.Moment; t = t.Before {
		if t.Nothing {
			why = t
		}
	}
	return why
}

// offers reports whether somebody says whether any of some instructions is carried out.
func offers(list []engine.Instruction) bool {
	return slices.ContainsFunc(list, func(in engine.Instruction) bool { return in.May || in.Word == engine.UpTo })
}

// resolved are what the question has resolve.
func resolved(sc *engine.Scenario) []engine.Resolving {
	var list []engine.Resolving
	for i := range sc.Events {
		list = append(list, sc.Events[i].Resolve...)
	}
	return list
}

// hasRealFact reports whether anything happened.
func hasRealFact(facts []engine.Fact) bool {
	for i := range facts {
		if !facts[i].Nothing && facts[i].Shield == engine.NoEffect {
			return true
		}
	}
	return false
}

// dropNothing removes the marks of events that never happened.
func dropNothing(facts []engine.Fact) []engine.Fact {
	return slices.DeleteFunc(facts, func(f engine.Fact) bool { return f.Nothing })
}

// mergeFacts adds up equal facts; the first of each keeps its place.
func mergeFacts(told []*engine.Fact) []engine.Fact {
	apart := 0
	var ofKind [engine.EventKinds]int
	for _, f := range told {
		ofKind[f.Event.Kind]++
		if f.Apart() {
			apart++
		}
	}
	out := make([]engine.Fact, 0, min(len(told), apart+4)) // of the others many are few that differ
	var at places
	for _, f := range told {
		if hidden(f) && !f.Nothing {
			continue
		}
		if f.Nothing || ofKind[f.Event.Kind] == 1 || f.Event.Kind == engine.Alter { // what a thing gets twice it gets both times
			out = append(out, *f)
			continue
		}
		in := 0
		if f.Apart() {
			in = f.Moment + 1
		}
		if i, ok := at.find(factPrint(f, in), len(out)); ok {
			out[i].Amount += f.Amount
			continue
		}
		out = append(out, *f)
	}
	return out
}

// places are where facts stand in a list, by what happened in them: the first few in a row,
// which is quicker than a map of them.
type places struct {
	few   [8]factAt
	known int // how many of few are taken
	many  map[play.Fingerprint]int
}

// factAt is a fact with its place.
type factAt struct {
	print play.Fingerprint
	at    int
}

// find is where an equal fact stands; where none does, this one stands at next from now on.
func (p *places) find(print play.Fingerprint, next int) (int, bool) {
	for _, f := range p.few[:p.known] {
		if f.print == print {
			return f.at, true
		}
	}
	if p.known < len(p.few) {
		p.few[p.known] = factAt{print, next}
		p.known++
		return 0, false
	}
	if at, ok := p.many[print]; ok {
		return at, true
	}
	if p.many == nil {
		p.many = map[play.Fingerprint]int{}
	}
	p.many[print] = next
	return 0, false
}

// hidden reports whether an event is no fact of its own: cards nobody named
// that go where their action says anyway.
func hidden(f *engine.Fact) bool {
	ev := &f.Event
	return ev.Kind == engine.Move && ev.Object == engine.NoObject && (ev.How == "milled" || ev.How == "discarded") && ev.Dest == engine.Graveyard
}

// shieldsLeft lists what is left of shields made by spells and abilities.
func shieldsLeft(w *play.Walker, st *play.State) []engine.Fact {
	var out []engine.Fact
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		b := inst.Effect.Budget.Kind
		if b == engine.Static || st.Board.Left(inst.Controller) && inst.Target == engine.Nobody() || inst.Effect.Kind == engine.Scheduled || inst.StartedIn > st.Moment0 ||
			st.Line.Over&(1<<uint(i)) != 0 || shieldGone(w, st, engine.EffectID(i)) || neverMade(w, st, engine.EffectID(i)) {
			continue
		}
		if w.EachOf(engine.EffectID(i)) != nil {
			out = append(out, possible.EachLeft(w, st, engine.EffectID(i))...)
			continue
		}
		if st.Budgets[i] <= 0 {
			continue
		}
		out = append(out, possible.ShieldFact(w, engine.EffectID(i), st.Budgets[i], engine.Nobody()))
	}
	return out
}

// neverMade reports whether a shield is one of two sizes of which the other was
// made: what tells them apart does not hold of its object or target.
func neverMade(w *play.Walker, st *play.State, id engine.EffectID) bool {
	if bit := uint64(1) << uint(id); st.Line.Fixed&bit != 0 {
		return st.Line.Holds&bit == 0
	}
	inst := &w.Scenario.Effects[id]
	v := look.NewView(w, st, inst, nil, nil)
	for i := range inst.Effect.If {
		if c := &inst.Effect.If[i]; c.Kind == engine.RefIs && (c.Ref == engine.This || c.Ref == engine.Target) && v.Holds(c) == engine.No {
			return true
		}
	}
	return false
}

// shieldGone reports whether what a shield protects has left.
func shieldGone(w *play.Walker, st *play.State, id engine.EffectID) bool {
	inst := &w.Scenario.Effects[id]
	if inst.TargetGone || possible.IsNew(w, st, id) {
		return true
	}
	on := engine.NoObject
	if w.Aims.Has(id) {
		on = inst.Target.Object
	}
	for _, o := range []engine.ObjectID{on, protects(inst)} {
		if o != engine.NoObject && st.Board.Objects[o].Zone != engine.Battlefield {
			return true
		}
	}
	return false
}

// protects is the object an effect about itself protects.
func protects(inst *engine.Instance) engine.ObjectID {
	if inst.Source != engine.NoObject && engine.AboutItself(inst.Effect) && !inst.Own {
		return inst.Source
	}
	return engine.NoObject
}

// remarks are what a reader would expect to be told besides.
func remarks(w *play.Walker, st *play.State, facts []engine.Fact) []engine.Remark {
	var out []engine.Remark
	tell := func(says say.Message, rules ...cr.Rule) { out = append(out, engine.Remark{Says: says, Rules: rules}) }
	if st.Practice {
		tell(say.New("no rule said yet whether what a replacement effect does in place of an action is an effect; that it is none, unless a spell or ability brought the event about, was the judges' practice"))
	}
	if st.Divided {
		tell(say.New("no rule of this edition says who divides such damage; here it is who or whose permanent is dealt it"))
	}
	for i := range facts {
		ev := &facts[i].Event
		if facts[i].Shield == engine.NoEffect && !facts[i].Nothing && ev.Object != engine.NoObject || ev.Kind == engine.OtherAction || ev.Kind == engine.Surveil || ev.Kind == engine.Proliferate && len(moment.Countered(w, st)) == 0 {
			if r := moment.ActionRemark(w, st, ev); !r.IsZero() {
				tell(r)
			}
		}
		if facts[i].Shield == engine.NoEffect && w.Rules.CommanderStateBased && cite.MournedCommander(st.Board, ev) {
			tell(say.New("%s is a commander: its owner may put it into the command zone when %s are checked next", look.Says(w, st, ev.Object), era.Of(st.Board.Edition, era.Checks)), cr.CommanderStateBased)
		}
		if words := allowedBesides(w, &facts[i]); words != "" {
			out = append(out, engine.Remark{Says: say.New("%s says besides, which is not part of this ruling: \"%s\"", w.Scenario.Effects[facts[i].By].Called(), say.Text(words)), Apart: true})
		}
		if ev.Kind == engine.Damage && ev.Source != engine.NoObject && !facts[i].Nothing && facts[i].Shield == engine.NoEffect {
			for _, says := range keywordTriggers(w, st, ev) {
				tell(says)
			}
		}
	}
	for _, r := range resolved(w.Scenario) {
		if !w.Scenario.ByText(r) {
			continue
		}
		id := r.Effect
		if does := w.Scenario.Effects[id].Effect.Then; len(does) > 0 && !offers(does) && !slices.Contains(st.Line.Acted, id) && hasRealFact(facts) && !toldWhy(st, w.Scenario.Effects[id].Source) {
			tell(say.New("%s finds nothing here that it acts on", w.Scenario.Effects[id].Called()))
		}
	}
	out = append(out, check.Doomed(w, st)...)
	slices.SortFunc(out, func(a, b engine.Remark) int { return strings.Compare(a.Says.String(), b.Says.String()) })
	out = slices.CompactFunc(out, func(a, b engine.Remark) bool { return a.Says.Same(b.Says) })
	for _, says := range slices.Concat(moment.SupposedRemarks(w, st), agenda.UnsureRemarks(w, st), agenda.PassedOver(w, st)) {
		tell(says)
	}
	return out
}

// toldWhy reports whether it is told of something that a source does why it does not happen.
func toldWhy(st *play.State, source engine.ObjectID) bool {
	return st.Facts.LastOf(func(f *engine.Fact) bool { return f.Nothing && f.Event.Source == source }) != nil
}

// allowedBesides is what an effect that has brought a fact about lets somebody do afterwards, in
// its words; "" for nothing.
func allowedBesides(w *play.Walker, f *engine.Fact) string {
	if f.Nothing || f.Shield != engine.NoEffect || f.By == engine.NoEffect {
		return ""
	}
	return engine.Besides(w.Scenario.Effects[f.By].Effect)
}

// keywordTriggers are the keywords of a source of damage that trigger on it, where the rules
// had them do so.
func keywordTriggers(w *play.Walker, st *play.State, ev *engine.Event) []say.Message {
	var says []say.Message
	words, source := possible.SourceKeywords(w, st, ev), look.Says(w, st, ev.Source)
	if !w.Rules.LifelinkIsResult && engine.HasWord(words, "lifelink") {
		says = append(says, say.New("lifelink is a triggered ability under these rules: the life %s gains its controller comes later and is not part of this", source))
	}
	if !w.Rules.DeathtouchDestroys && engine.HasWord(words, "deathtouch") && ev.To.IsObject() && possible.IsCreature(&st.Board.Objects[ev.To.Object]) {
		says = append(says, say.New("deathtouch is a triggered ability under these rules: the destruction by %s comes later and is not part of this", source))
	}
	return says
}

// factPrint hashes what happened in a fact without its amount, and a number that tells it
// apart besides, so that equal facts are found. Which effect sent an object where it went is
// told, but makes no other end.
func factPrint(f *engine.Fact, apart int) play.Fingerprint {
	var room [128]byte // most keys fit in it
	h := newHasher()
	h.Int(apart)
	text(&h, key(room[:0]).fact(f, f.Amount))
	return sum(&h)
}

// amountKey spells what happened in a fact, so many times.
func amountKey(f *engine.Fact, amount int) string {
	var room [128]byte
	return string(key(room[:0]).fact(f, amount).amount(f, amount))
}

// fact spells what happened.
func (b key) fact(f *engine.Fact, amount int) key {
	ev := &f.Event
	if f.Shield != engine.NoEffect {
		return b.numbers(-2, int(f.Shield), amount, int(ev.To.Player), int(ev.To.Object))
	}
	object := int(ev.Object)
	if ev.Entry != nil && ev.Entry.Created && len(ev.Tokens) > 0 {
		// Created tokens are known by what they are, not by when they came.
		b = append(append(append(append(b, ev.Tokens[0].Name...), '/'), ev.Tokens[0].Text...), ' ')
		object = int(engine.NoObject)
	}
	b = b.numbers(int(ev.Kind), int(shownPlayer(ev)), object, int(ev.To.Player), int(ev.To.Object), play.Flag(f.Skipped))
	switch ev.Kind {
	case engine.Damage:
		b = b.numbers(int(ev.Source), play.Flag(ev.Combat), play.Flag(ev.Unpreventable))
	case engine.Move:
		b = b.numbers(int(ev.From), int(ev.Dest), play.Flag(ev.FaceDown)|play.Flag(ev.OwnWay)<<1|play.Flag(ev.Followed)<<2)
	case engine.Enter:
		b = b.numbers(int(ev.Under)).entry(ev.Entry)
	case engine.TurnFaceUp:
		b = b.entry(ev.Entry)
	case engine.Alter:
		b = b.traits(ev.Traits)
	}
	if ev.Cards != engine.NoRevealed {
		b = b.numbers(int(ev.Cards))
	}
	if ev.Until != nil {
		b = b.until(ev.Until)
	}
	if ev.Result {
		b = append(b, "result "...)
	}
	for _, s := range [...]string{ev.Counter, ev.Position, ev.Mana, ev.What, ev.How} {
		b = append(append(b, s...), '|')
	}
	return b
}

// amount spells how much it was; of what is left of a shield that is told already.
func (b key) amount(f *engine.Fact, amount int) key {
	if f.Shield != engine.NoEffect {
		return b
	}
	return b.numbers(amount)
}

// until spells what cards were revealed until, and which they are.
func (b key) until(u *engine.Until) key {
	b = b.numbers(u.N, int(u.Filter.Types), int(u.Filter.AnyTypes), int(u.Filter.NotTypes), len(u.Found))
	for _, id := range slices.Concat(u.Found, u.Others) {
		b = b.numbers(int(id))
	}
	return b
}

// traits spells what something gets.
func (b key) traits(t *engine.Traits) key {
	if t == nil {
		return b
	}
	b = b.numbers(t.AddPower, t.AddToughness, play.Flag(t.HasSize), t.Power, t.Toughness, int(t.Types), int(t.AddTypes), int(t.Colors), int(t.AddColors), int(t.CopyOf), play.Flag(t.LoseAbilities), play.Flag(t.ThisTurn))
	for _, words := range [...][]string{t.AddKeywords, t.LoseKeywords, t.Subtypes, t.AddSubtypes} {
		for _, w := range words {
			b = append(append(b, w...), ',')
		}
		b = append(b, '|')
	}
	return b
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
func shownPlayer(ev *engine.Event) engine.PlayerID {
	switch ev.Kind {
	case engine.Damage, engine.PutCounters, engine.RemoveCounters, engine.Destroy, engine.Sacrifice, engine.Regenerate, engine.Tap, engine.Untap, engine.AttachTo, engine.Transform, engine.TurnFaceUp, engine.PhaseOut, engine.PhaseIn:
		return engine.NoPlayer
	case engine.Move, engine.Enter:
		if ev.Object != engine.NoObject && (ev.Entry == nil || !ev.Entry.Created) {
			return engine.NoPlayer
		}
	}
	return ev.Player
}

// entry spells how a permanent entered.
func (b key) entry(e *engine.Entry) key {
	if e == nil {
		return b
	}
	cs := append([]engine.CounterCount(nil), e.Counters...)
	sort.Slice(cs, func(i, j int) bool { return cs[i].Kind < cs[j].Kind })
	for _, c := range cs {
		b = append(append(b, c.Kind...), '=').numbers(c.N)
	}
	b = b.numbers(play.Flag(e.Tapped), int(e.CopyOf), play.Flag(e.BackFace), int(e.AttachedTo.Object), int(e.AttachedTo.Player), play.Flag(e.FaceDown))
	return append(b, strings.Join(e.Chosen, ",")...)
}

// outcomeKey spells a whole outcome with the amounts of its facts, whatever their order
// and whichever of several twins it is that something is left of: of each effect twin
// has the first that nothing tells from it.
func outcomeKey(o *engine.Outcome, amounts []int, twin []engine.EffectID) string {
	keys := make([]string, 0, len(o.Facts))
	for i := range o.Facts {
		switch f := &o.Facts[i]; {
		case f.Nothing:
			keys = append(keys, "nothing")
		case f.Shield != engine.NoEffect:
			left := *f
			left.Shield = twin[f.Shield]
			keys = append(keys, amountKey(&left, amounts[i]))
		case amounts[i] >= 0:
			keys = append(keys, amountKey(f, amounts[i]))
		}
	}
	for _, r := range o.Remarks {
		if r.Apart {
			keys = append(keys, "remark "+r.Says.String())
		}
	}
	for _, t := range o.Triggers {
		keys = append(keys, "trigger "+strconv.Itoa(int(t.Effect))+" "+strconv.Itoa(int(t.Holder))+" "+strconv.Itoa(t.Times)+" "+strconv.Itoa(t.Amount))
	}
	sort.Strings(keys)
	return strings.Join(keys, "\n")
}

// amountsOf are the amounts of facts. Those that are told apart for their moments alone
// make no other end: the first of them has the sum, and each of the others -1.
func amountsOf(facts []engine.Fact) []int {
	out := make([]int, len(facts))
	var first places
	for i := range facts {
		f := &facts[i]
		out[i] = f.Amount
		if !f.Apart() || f.Nothing {
			continue
		}
		if j, ok := first.find(factPrint(f, 0), i); ok {
			out[i], out[j] = -1, out[j]+f.Amount
		}
	}
	return out
}

// Doomed reports whether state-based actions take a creature as it lies at an end, for lethal
// damage (cr.LethalDamage) or for its toughness (cr.ZeroToughness); unknown where its toughness is
// and that decides.
func Doomed(o *engine.Object) engine.Tri {
	t := look.Boosted(o.Toughness, o)
	switch {
	case t == engine.Unset && o.Damage > 0:
		return engine.Unknown
	case t != engine.Unset && (t <= 0 || o.Damage >= t):
		return engine.Yes
	}
	return engine.No
}
