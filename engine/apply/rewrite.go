package apply

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// changes carries out a list of changes until one has to ask.
func (r *Rewriting) changes(cs []engine.Change) {
	for i := range cs {
		if r.A.Asked != nil || r.A.W.Err != nil {
			return
		}
		r.change(&cs[i])
	}
}

// change carries out one change.
func (r *Rewriting) change(c *engine.Change) {
	switch c.Kind {
	case engine.SetAmount, engine.LifeFloor:
		r.setAmount(c)
	case engine.PreventAll, engine.PreventUpTo, engine.PreventAllBut:
		r.prevent(c)
	case engine.RedirectTo:
		r.redirect(c)
	case engine.InsteadDo:
		r.gone = true
		first, after := atOnce(c.Do)
		r.doForAll(first)
		r.doAfter(after)
	case engine.AlsoDo:
		if kind := counterOnEach(c.Do); kind != "" && r.Cur.Kind == engine.Move && r.Cur.Object == engine.NoObject {
			r.Cur.Counter = kind // nobody named the cards, so that nothing else can tell on what it is put
		}
		r.doForAll(c.Do)
	case engine.Nothing:
		r.gone, r.A.Acted = true, true
	case engine.MoveTo:
		r.moveTo(c)
	case engine.TokensInstead, engine.TokensPlus:
		r.tokens(c)
	case engine.ManaInstead, engine.ManaTimes, engine.ManaPlus:
		r.mana(c)
	case engine.CounterKind:
		r.Cur.Counter, r.A.Acted = c.Counter, true
	case engine.SourceInstead:
		r.sourceInstead(c)
	case engine.Offer:
		r.offer(c)
	case engine.When:
		r.when(c)
	case engine.OneOf:
		r.oneOf(c)
	case engine.SearchTop:
		r.Cur.Position, r.A.Acted = "top "+strconv.Itoa(r.Amount(c.Amount)), true
	case engine.MarkEvent:
		r.A.Acted = true
	default:
		r.enter(c)
	}
}

// counterOnEach is the kind of counter that instructions put on each of the cards that an effect sends somewhere; "" for none.
func counterOnEach(list []engine.Instruction) string {
	for i := range list {
		if in := &list[i]; in.Verb == engine.PutCounters && in.On == engine.ThatObject {
			return in.Counter
		}
	}
	return ""
}

// setAmount changes how much there is of the event.
func (r *Rewriting) setAmount(c *engine.Change) {
	if r.Cur.Kind == engine.CreateTokens {
		r.timesTokens(c)
		return
	}
	n := r.Amount(c.Amount)
	if c.Kind == engine.LifeFloor {
		n = max(0, r.V.LifeLeft()-n)
	}
	r.Cur.Amount, r.A.Acted = n, true
}

// prevent takes damage away; damage that can't be prevented meets the effect
// all the same (cr.UnpreventableStillMeetsPrevention).
func (r *Rewriting) prevent(c *engine.Change) {
	unprev := possible.Unpreventable(r.A.W, r.A.St, r.Node)
	n := 0
	if r.A.Shares != nil {
		n = r.A.Shares[r.k]
	} else {
		n = r.Covered(c)
	}
	if unprev {
		r.A.Unprev = true
		if r.A.Eff.Budget.Kind != engine.NextN {
			r.A.Meant += n
		}
		return
	}
	r.Cur.Amount -= n
	r.A.Prevented += n
	r.A.Acted = r.A.Acted || n > 0
	if r.Cur.Amount == 0 {
		r.gone = true
	}
}

// Covered is how much of the damage a prevention by itself takes away.
func (r *Rewriting) Covered(c *engine.Change) int {
	switch c.Kind {
	case engine.PreventUpTo:
		return min(r.Cur.Amount, r.Amount(c.Amount))
	case engine.PreventAllBut:
		return max(0, r.Cur.Amount-r.Amount(c.Amount))
	}
	return r.Cur.Amount
}

// redirect deals the damage, or part of it, to somebody else
// (cr.RedirectionDefinition).
func (r *Rewriting) redirect(c *engine.Change) {
	to := r.V.Refer(c.Ref)
	if len(to) != 1 {
		return
	}
	n := r.Cur.Amount
	switch {
	case r.A.Shares != nil:
		n = r.A.Shares[r.k]
	case c.Amount != nil:
		n = min(n, r.Amount(c.Amount))
	}
	if n == 0 {
		return
	}
	r.A.Acted = true
	r.A.Prevented += n
	if n == r.Cur.Amount {
		r.Cur.To, r.Cur.By = to[0], r.A.ID
		return
	}
	part := r.Cur
	part.To, part.Amount, part.By = to[0], n, r.A.ID
	r.Cur.Amount -= n
	r.instead = append(r.instead, part)
}

// sourceInstead has another object deal the damage.
func (r *Rewriting) sourceInstead(c *engine.Change) {
	if to := r.V.Refer(c.Ref); len(to) == 1 && to[0].IsObject() {
		r.Cur.Source, r.A.Acted = to[0].Object, true
	}
}

// moveTo sends a moving object elsewhere; onto the battlefield it enters.
func (r *Rewriting) moveTo(c *engine.Change) {
	r.A.Acted = true
	r.Cur.By = r.A.W.Twin[r.A.ID] // nothing tells twins apart
	r.Cur.OwnWay = c.Dest == engine.Exile && r.Cur.How == "discarded" && r.A.Inst.Source == r.Cur.Object && engine.AboutItself(r.A.Eff)
	r.Cur.Followed = engine.Besides(r.A.Eff) != ""
	if r.Cur.Kind == engine.Enter || r.Cur.Kind == engine.Destroy || r.Cur.Kind == engine.Sacrifice {
		r.Cur.Kind, r.Cur.Entry = engine.Move, nil
	}
	if r.Cur.Kind == engine.Discard {
		r.Cur.Kind, r.Cur.From = engine.Move, engine.Hand
	}
	if c.Dest == engine.Battlefield && r.Cur.Object == engine.NoObject {
		r.A.W.Fail(&engine.Unsupported{Effect: r.A.ID, What: say.New("the entering of a card nobody named")})
		return
	}
	if c.Dest == engine.Battlefield {
		r.Cur.Kind, r.Cur.Under = engine.Enter, look.ControllerOf(r.V.W, r.V.St, r.Cur.Object)
		r.Cur.Entry = &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), WasCast: engine.No}
		r.Cur.How = ""
		return
	}
	r.Cur.Dest, r.Cur.Position = c.Dest, c.Position
}

// when carries out one branch of a conditional change.
func (r *Rewriting) when(c *engine.Change) {
	v := r.V
	if e := r.Cur.Entry; e != nil && e.CopyOf != engine.NoObject {
		v.Ev = &r.Cur // what it copies was chosen just now
	}
	got := v.Holds(c.If)
	switch got {
	case engine.Yes:
		r.changes(c.Yes)
	case engine.No:
		r.changes(c.No)
	default:
		r.A.W.Fail(v.Need(r.A.ID))
	}
}

// oneOf has a mode chosen as the effect applies (cr.ModalReplacement).
func (r *Rewriting) oneOf(c *engine.Change) {
	p := &play.Point{Kind: engine.ChooseMode, Chooser: r.who(c.Who)}
	var open []int
	for i := range c.Modes {
		if !r.possible(c.Modes[i]) {
			continue
		}
		open = append(open, i)
		label := "mode " + strconv.Itoa(i+1)
		if i < len(c.Options) {
			label = c.Options[i]
		} else if kinds := countersOf(c.Modes[i]); kinds != "" {
			label = kinds
		}
		p.Options = append(p.Options, engine.Option{ID: strings.ReplaceAll(label, " ", "-"), Label: label})
	}
	if len(open) == 0 {
		r.A.Acted, r.gone = true, true
		return
	}
	pick, ok := r.preferredMode(p)
	switch {
	case !ok:
		pick, ok = r.A.Ask(p)
	case pick < 0:
		r.A.W.Fail(&engine.IllegalChoice{Answer: engine.Answer{Option: r.A.Inst.ChosenWord}})
		return
	}
	if ok {
		r.changes(c.Modes[open[pick]])
		r.becameAs(c.Modes[open[pick]], p.Options[pick].Label)
	}
}

// countersOf names the kinds of counters with which a mode has something enter, "" where it does anything else.
func countersOf(mode []engine.Change) string {
	const and = " and "
	var kinds []string
	for i := range mode {
		if mode[i].Kind != engine.EnterCounters {
			return ""
		}
		kinds = append(kinds, mode[i].Counter)
	}
	return strings.Join(kinds, and)
}

// becameAs keeps what was chosen as something enters or is turned face up, where
// that makes something of it.
func (r *Rewriting) becameAs(mode []engine.Change, chosen string) {
	for i := range mode {
		if mode[i].Kind == engine.EnterAs && (r.Cur.Kind == engine.Enter || r.Cur.Kind == engine.TurnFaceUp) {
			e := r.entry()
			e.Chosen = engine.Join(e.Chosen, []string{chosen})
			return
		}
	}
}

// possible reports whether a mode can be carried out, as far as it asks
// something of a player (cr.ModalReplacement).
func (r *Rewriting) possible(mode []engine.Change) bool {
	for i := range mode {
		for j := range mode[i].Do {
			in := &mode[i].Do[j]
			who := r.V.You
			if list := Doers(&r.V, in); len(list) == 1 && list[0].IsPlayer() {
				who = list[0].Player
			}
			if !r.Payable([]engine.Instruction{*in}, who) {
				return false
			}
		}
	}
	return true
}

// do turns instructions into events that happen in place of, or with, the event.
func (r *Rewriting) do(ins []engine.Instruction) {
	for i := range ins {
		if r.A.Asked != nil {
			return
		}
		r.doOne(&ins[i])
		r.reveals(&ins[i], ins[i+1:])
	}
}

// reveals takes note of the top card of a library that was revealed, where what is done next hangs on
// which card it is.
func (r *Rewriting) reveals(in *engine.Instruction, next []engine.Instruction) {
	if in.Verb != engine.Reveal || in.From != engine.Library || in.Amount == nil || in.Amount.Op != engine.Lit || in.Amount.N != 1 || !speaksOfThose(next) {
		return
	}
	p := r.who(in.Who)
	if p == engine.NoPlayer || r.A.W.Err != nil {
		return
	}
	top := happen.CardAt(r.V.St.Board, p, 1)
	if top == engine.NoObject {
		r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.TopCard(&r.V.St.Board.Players[p])})
		return
	}
	r.V.Those = []engine.ObjectID{top}
}

// speaksOfThose reports whether instructions are about what those before them made, moved or found.
func speaksOfThose(ins []engine.Instruction) bool {
	found := false
	for i := range ins {
		ins[i].Visit(&engine.Visitor{Ref: func(x *engine.Ref) { found = found || *x == engine.Those }})
	}
	return found
}

// doForAll carries out instructions once for all the damage one application is
// about, unless they speak of the source of it.
func (r *Rewriting) doForAll(ins []engine.Instruction) {
	nodes := r.A.Nodes
	if source, _ := spokenOf(ins); len(nodes) == 1 || source || !r.A.Eff.When.Whole {
		r.do(ins)
		return
	}
	r.A.Acted = true
	if r.k > 0 {
		return
	}
	of := r.Cur.Amount
	for _, n := range nodes[1:] {
		r.Cur.Amount += r.A.St.Moment[n].Ev.Amount
	}
	r.do(ins)
	r.Cur.Amount = of
}

// doOne turns one instruction into events.
func (r *Rewriting) doOne(in *engine.Instruction) {
	switch Due(&r.V, in) {
	case engine.Unknown:
		r.A.W.Fail(r.V.Need(r.A.ID))
		return
	case engine.No:
		r.do(in.Else)
		return
	}
	if in.May && !r.taken(in) {
		if r.A.Asked == nil {
			r.do(in.Else)
		}
		return
	}
	if GivesUp(in) {
		r.giveOne(in)
		return
	}
	if in.Verb == engine.PayLife && in.Amount != nil && in.Amount.Op == engine.AnyAmount {
		r.payAny(in)
		return
	}
	if r.putAsItEnters(in) {
		r.entersWith(in.Counter, r.Amount(in.Amount))
		r.do(in.Then)
		return
	}
	r.A.Acted = true
	r.eventsInstead(in)
}

// eventsInstead puts the events of an instruction in place of the event, or beside
// it, and goes on with what comes of them.
func (r *Rewriting) eventsInstead(in *engine.Instruction) {
	r.V.That = r.Cur.Amount
	events, err := EventsOf(&r.V, in)
	if err != nil {
		r.A.W.Fail(Wanting(&r.V, r.A.ID, err))
		return
	}
	r.A.Impossible = r.A.Impossible || len(events) == 0
	for i := range events {
		events[i].Marks, events[i].By = r.Cur.Marks, r.A.W.Twin[r.A.ID]
		look.Effected(r.A.W, r.A.St, &events[i], &r.Cur)
		r.A.Impossible = r.A.Impossible || possible.FallsShort(r.A.W, r.A.St, &events[i])
	}
	r.instead = append(r.instead, events...)
	if in.Cards == engine.UntilFound {
		r.V.Revealed = append(r.V.Revealed, events...)
	}
	if len(in.Then)+len(in.Else) > 0 && !r.allThere(events, in) {
		r.do(in.Else)
		return
	}
	r.do(in.Then)
}

// allThere reports whether there is enough for all the events of an instruction on
// which something hangs. What comes where there is not asks how much there is.
func (r *Rewriting) allThere(events []engine.Event, in *engine.Instruction) bool {
	for i := range events {
		have := possible.There(r.A.W, r.A.St, &events[i], r.others())
		if have != engine.Unset && have < possible.Takes(&events[i]) {
			return false
		}
		if s := possible.StoreOf(&events[i]); have == engine.Unset && s != play.NoStore && len(in.Else) > 0 && events[i].Object == engine.NoObject {
			r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: engine.NoObject, Player: engine.NoPlayer, Missing: possible.Asked(s, &r.V.St.Board.Players[events[i].Player])})
		}
	}
	return len(events) > 0
}

// giveOne gives up what an instruction says and goes on as it was done or not
// (cr.IfYouDoMandatory).
func (r *Rewriting) giveOne(in *engine.Instruction) {
	if in.Who == engine.EachPlayer || in.Who == engine.EachOpponent {
		r.A.Acted = true
		r.eventsInstead(in)
		return
	}
	switch {
	case r.giveUp(in):
		r.do(in.Then)
	case r.A.Asked == nil:
		if r.owed(in) {
			r.giveAll(in)
		}
		r.A.Acted = true
		r.do(in.Else)
	}
}
