package engine

import (
	"strconv"
	"strings"

	"apnap/engine/say"
)

// rewriting is one event on its way to what an effect makes of it.
type rewriting struct {
	a       *application
	v       view
	node, k int
	cur     Event
	gone    bool     // the event itself does not happen
	instead []Event  // what happens in its place, or with it
	ahead   []Event  // what is given up or paid for it
	giver   PlayerID // who puts the counters something enters with, where that is said
}

// changes carries out a list of changes until one has to ask.
func (r *rewriting) changes(cs []Change) {
	for i := range cs {
		if r.a.asked != nil || r.a.w.err != nil {
			return
		}
		r.change(&cs[i])
	}
}

// change carries out one change.
func (r *rewriting) change(c *Change) {
	switch c.Kind {
	case SetAmount, LifeFloor:
		r.setAmount(c)
	case PreventAll, PreventUpTo, PreventAllBut:
		r.prevent(c)
	case RedirectTo:
		r.redirect(c)
	case InsteadDo:
		r.gone = true
		first, after := atOnce(c.Do)
		r.doForAll(first)
		r.doAfter(after)
	case AlsoDo:
		r.doForAll(c.Do)
	case Nothing:
		r.gone, r.a.acted = true, true
	case MoveTo:
		r.moveTo(c)
	case TokensInstead, TokensPlus:
		r.tokens(c)
	case ManaInstead, ManaTimes, ManaPlus:
		r.mana(c)
	case CounterKind:
		r.cur.Counter, r.a.acted = c.Counter, true
	case SourceInstead:
		r.sourceInstead(c)
	case Offer:
		r.offer(c)
	case When:
		r.when(c)
	case OneOf:
		r.oneOf(c)
	case SearchTop:
		r.cur.Position, r.a.acted = "top "+strconv.Itoa(r.amount(c.Amount)), true
	case MarkEvent:
		r.a.acted = true
	default:
		r.enter(c)
	}
}

// amount evaluates a change's amount, noting what is missing.
func (r *rewriting) amount(e *Expr) int {
	r.v.that = r.cur.Amount
	n, ok := r.v.value(e)
	if !ok {
		r.a.w.fail(r.v.need(r.a.id))
	}
	if n < 0 {
		n, r.a.negative = 0, true
	}
	if n > MaxAmount {
		r.a.w.fail(ErrTooLarge)
	}
	return n
}

// setAmount changes how much there is of the event.
func (r *rewriting) setAmount(c *Change) {
	if r.cur.Kind == CreateTokens {
		r.timesTokens(c)
		return
	}
	n := r.amount(c.Amount)
	if c.Kind == LifeFloor {
		n = max(0, r.v.lifeLeft()-n)
	}
	r.cur.Amount, r.a.acted = n, true
}

// prevent takes damage away; damage that can't be prevented meets the effect
// all the same (cr.UnpreventableStillMeetsPrevention).
func (r *rewriting) prevent(c *Change) {
	unprev := r.a.w.unpreventable(r.a.st, r.node)
	n := 0
	if r.a.shares != nil {
		n = r.a.shares[r.k]
	} else {
		n = r.covered(c)
	}
	if unprev {
		r.a.unprev = true
		if r.a.eff.Budget.Kind != NextN {
			r.a.meant += n
		}
		return
	}
	r.cur.Amount -= n
	r.a.prevented += n
	r.a.acted = r.a.acted || n > 0
	if r.cur.Amount == 0 {
		r.gone = true
	}
}

// covered is how much of the damage a prevention by itself takes away.
func (r *rewriting) covered(c *Change) int {
	switch c.Kind {
	case PreventUpTo:
		return min(r.cur.Amount, r.amount(c.Amount))
	case PreventAllBut:
		return max(0, r.cur.Amount-r.amount(c.Amount))
	}
	return r.cur.Amount
}

// redirect deals the damage, or part of it, to somebody else
// (cr.RedirectionDefinition).
func (r *rewriting) redirect(c *Change) {
	to := r.v.refer(c.Ref)
	if len(to) != 1 {
		return
	}
	n := r.cur.Amount
	switch {
	case r.a.shares != nil:
		n = r.a.shares[r.k]
	case c.Amount != nil:
		n = min(n, r.amount(c.Amount))
	}
	if n == 0 {
		return
	}
	r.a.acted = true
	r.a.prevented += n
	if n == r.cur.Amount {
		r.cur.To, r.cur.By = to[0], r.a.id
		return
	}
	part := r.cur
	part.To, part.Amount, part.By = to[0], n, r.a.id
	r.cur.Amount -= n
	r.instead = append(r.instead, part)
}

// sourceInstead has another object deal the damage.
func (r *rewriting) sourceInstead(c *Change) {
	if to := r.v.refer(c.Ref); len(to) == 1 && to[0].IsObject() {
		r.cur.Source, r.a.acted = to[0].Object, true
	}
}

// moveTo sends a moving object elsewhere; onto the battlefield it enters.
func (r *rewriting) moveTo(c *Change) {
	r.a.acted = true
	r.cur.By = r.a.w.twin[r.a.id] // nothing tells twins apart
	r.cur.OwnWay = c.Dest == Exile && r.cur.How == "discarded" && r.a.inst.Source == r.cur.Object && aboutItself(r.a.eff)
	if r.cur.Kind == Enter || r.cur.Kind == Destroy || r.cur.Kind == Sacrifice {
		r.cur.Kind, r.cur.Entry = Move, nil
	}
	if r.cur.Kind == Discard {
		r.cur.Kind, r.cur.From = Move, Hand
	}
	if c.Dest == Battlefield && r.cur.Object == NoObject {
		r.a.w.fail(&Unsupported{Effect: r.a.id, What: say.New("the entering of a card nobody named")})
		return
	}
	if c.Dest == Battlefield {
		r.cur.Kind, r.cur.Under = Enter, r.v.w.controllerOf(r.v.st, r.cur.Object)
		r.cur.Entry = &Entry{CopyOf: NoObject, AttachedTo: Nobody(), WasCast: No}
		r.cur.How = ""
		return
	}
	r.cur.Dest, r.cur.Position = c.Dest, c.Position
}

// when carries out one branch of a conditional change.
func (r *rewriting) when(c *Change) {
	got := r.v.holds(c.If)
	switch got {
	case Yes:
		r.changes(c.Yes)
	case No:
		r.changes(c.No)
	default:
		r.a.w.fail(r.v.need(r.a.id))
	}
}

// oneOf has a mode chosen as the effect applies (cr.ModalReplacement).
func (r *rewriting) oneOf(c *Change) {
	p := &point{kind: ChooseMode, chooser: r.who(c.Who)}
	var open []int
	for i := range c.Modes {
		if !r.possible(c.Modes[i]) {
			continue
		}
		open = append(open, i)
		label := "mode " + strconv.Itoa(i+1)
		if i < len(c.Options) {
			label = c.Options[i]
		}
		p.options = append(p.options, Option{ID: strings.ReplaceAll(label, " ", "-"), Label: label})
	}
	if len(open) == 0 {
		r.a.acted, r.gone = true, true
		return
	}
	pick, ok := r.preferredMode(p)
	switch {
	case !ok:
		pick, ok = r.a.ask(p)
	case pick < 0:
		r.a.w.fail(&IllegalChoice{Answer: Answer{Option: r.a.inst.ChosenWord}})
		return
	}
	if ok {
		r.changes(c.Modes[open[pick]])
		r.becameAs(c.Modes[open[pick]], p.options[pick].Label)
	}
}

// becameAs keeps what was chosen as something enters or is turned face up, where
// that makes something of it.
func (r *rewriting) becameAs(mode []Change, chosen string) {
	for i := range mode {
		if mode[i].Kind == EnterAs && (r.cur.Kind == Enter || r.cur.Kind == TurnFaceUp) {
			e := r.entry()
			e.Chosen = join(e.Chosen, []string{chosen})
			return
		}
	}
}

// possible reports whether a mode can be carried out, as far as it asks
// something of a player (cr.ModalReplacement).
func (r *rewriting) possible(mode []Change) bool {
	for i := range mode {
		for j := range mode[i].Do {
			in := &mode[i].Do[j]
			who := r.v.you
			if list := r.v.doers(in); len(list) == 1 && list[0].IsPlayer() {
				who = list[0].Player
			}
			if !r.payable([]Instruction{*in}, who) {
				return false
			}
		}
	}
	return true
}

// who is the player a reference names, else the event's chooser.
func (r *rewriting) who(ref Ref) PlayerID {
	if ref != NoRef {
		if who := r.v.refer(ref); len(who) == 1 && who[0].IsPlayer() {
			return who[0].Player
		}
	}
	if ref == AnOpponent {
		return r.anOpponent()
	}
	return r.a.w.chooser(r.a.st, &r.cur)
}

// anOpponent has the effect's controller choose one of several opponents; no
// player while that is asked.
func (r *rewriting) anOpponent() PlayerID {
	all := r.v.eachPlayer(true)
	p := &point{kind: ChooseObject, chooser: r.v.you}
	for _, e := range all {
		name := r.v.st.board.Players[e.Player].Name
		p.options = append(p.options, Option{ID: slug(name), Label: name})
	}
	if len(all) == 0 {
		return NoPlayer
	}
	pick, ok := r.a.ask(p)
	if !ok {
		return NoPlayer
	}
	return all[pick].Player
}

// do turns instructions into events that happen in place of, or with, the event.
func (r *rewriting) do(ins []Instruction) {
	for i := range ins {
		if r.a.asked != nil {
			return
		}
		r.doOne(&ins[i])
	}
}

// doForAll carries out instructions once for all the damage one application is
// about, unless they speak of the source of it.
func (r *rewriting) doForAll(ins []Instruction) {
	nodes := r.a.nodes
	if source, _ := spokenOf(ins); len(nodes) == 1 || source || !r.a.eff.When.Whole {
		r.do(ins)
		return
	}
	r.a.acted = true
	if r.k > 0 {
		return
	}
	of := r.cur.Amount
	for _, n := range nodes[1:] {
		r.cur.Amount += r.a.st.moment[n].ev.Amount
	}
	r.do(ins)
	r.cur.Amount = of
}

// doOne turns one instruction into events.
func (r *rewriting) doOne(in *Instruction) {
	switch r.v.due(in) {
	case Unknown:
		r.a.w.fail(r.v.need(r.a.id))
		return
	case No:
		r.do(in.Else)
		return
	}
	if in.May && !r.taken(in) {
		if r.a.asked == nil {
			r.do(in.Else)
		}
		return
	}
	if givesUp(in) {
		r.giveOne(in)
		return
	}
	if in.Verb == PayLife && in.Amount != nil && in.Amount.Op == AnyAmount {
		r.payAny(in)
		return
	}
	r.a.acted = true
	r.eventsInstead(in)
}

// eventsInstead puts the events of an instruction in place of the event, or beside
// it, and goes on with what comes of them.
func (r *rewriting) eventsInstead(in *Instruction) {
	r.v.that = r.cur.Amount
	events, err := r.v.eventsOf(in)
	if err != nil {
		r.a.w.fail(r.v.wanting(r.a.id, err))
		return
	}
	r.a.impossible = r.a.impossible || len(events) == 0
	for i := range events {
		events[i].Marks, events[i].By = r.cur.Marks, r.a.w.twin[r.a.id]
		r.a.w.effected(r.a.st, &events[i], &r.cur)
		r.a.impossible = r.a.impossible || r.a.w.fallsShort(r.a.st, &events[i])
	}
	r.instead = append(r.instead, events...)
	if len(in.Then)+len(in.Else) > 0 && !r.allThere(events, in) {
		r.do(in.Else)
		return
	}
	r.do(in.Then)
}

// allThere reports whether there is enough for all the events of an instruction on
// which something hangs. What comes where there is not asks how much there is.
func (r *rewriting) allThere(events []Event, in *Instruction) bool {
	for i := range events {
		have := r.a.w.there(r.a.st, &events[i], r.others())
		if have != Unset && have < takes(&events[i]) {
			return false
		}
		if s := storeOf(&events[i]); have == Unset && s != noStore && len(in.Else) > 0 && events[i].Object == NoObject {
			r.a.w.fail(&NeedFact{Effect: r.a.id, Object: NoObject, Player: NoPlayer, Missing: s.asked(&r.v.st.board.Players[events[i].Player])})
		}
	}
	return len(events) > 0
}

// giveOne gives up what an instruction says and goes on as it was done or not
// (cr.IfYouDoMandatory).
func (r *rewriting) giveOne(in *Instruction) {
	if in.Who == EachPlayer || in.Who == EachOpponent {
		r.a.acted = true
		r.eventsInstead(in)
		return
	}
	switch {
	case r.giveUp(in):
		r.do(in.Then)
	case r.a.asked == nil:
		if r.owed(in) {
			r.giveAll(in)
		}
		r.a.acted = true
		r.do(in.Else)
	}
}

// maxMana bounds the text of the mana of one event.
const maxMana = 1 << 16
