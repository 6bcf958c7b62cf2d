package oracle

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// unsaid lists as assumptions what conditions ask for that only the question can
// tell and that it does not: it is taken not to be so.
func (b *builder) unsaid() {
	b.restrictedCombat()
	b.offersPrices()
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		if n := e.Budget.N; n != nil && n.Op == engine.ShareOf {
			b.assume(say.New("%s has no other target", b.sc.Effects[i].Called()))
		}
		if e.When.ExceptFirst {
			b.unsaidDraws()
		}
		b.unsaidCause(&b.sc.Effects[i])
		b.unsaidSteps(e.Then, &b.sc.Effects[i])
		for k := range e.If {
			b.unsaidCond(&e.If[k])
			b.unsaidOption(&e.If[k], b.sc.Effects[i].Source)
			b.unsaidDeed(&e.If[k])
		}
		for k := range e.Do {
			for m := range e.Do[k].Do {
				if c := e.Do[k].Do[m].Unless; c != nil {
					b.unsaidCond(c)
				}
			}
		}
	}
}

// unsaidTimes does the same for what is allowed, or waited for, the first time each turn; for abilities that trigger too.
func (b *builder) unsaidTimes() {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		switch {
		case !asksFirst(inst.Effect):
		case inst.Effect.When.Kind == engine.Draw:
			b.unsaidFirst(inst)
		default:
			b.unsaidBefore(inst)
		}
	}
}

// asksFirst reports whether an effect applies, or triggers, the first time each turn alone.
func asksFirst(e *engine.Effect) bool {
	return slices.ContainsFunc(e.If, func(c engine.Cond) bool { return c.Kind == engine.FirstTime })
}

// unsaidCause takes life that nobody says the cause of to be gained from a spell or ability of whoever gains it, where an
// effect asks that.
func (b *builder) unsaidCause(inst *engine.Instance) {
	when := &inst.Effect.When
	if when.Kind != engine.GainLife || when.Source == nil || when.Source.Controller != engine.ThatPlayer {
		return
	}
	gains := func(ev engine.Event) bool { return ev.Kind == engine.GainLife && ev.Source == engine.NoObject }
	if slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool { return slices.ContainsFunc(h.Events, gains) }) {
		b.assume(say.New("The life is gained from a spell or ability of the player who gains it (else %s does not apply)", inst.Called()))
	}
}

// unsaidSteps is unsaid for what a spell or ability does step by step as it resolves.
func (b *builder) unsaidSteps(list []engine.Instruction, inst *engine.Instance) {
	for i := range list {
		in := &list[i]
		for _, c := range []*engine.Cond{in.If, in.Unless} {
			if c != nil {
				b.unsaidStep(c, inst)
				b.unsaidOption(c, inst.Source)
			}
		}
		b.unsaidSteps(in.Then, inst)
		b.unsaidSteps(in.Else, inst)
	}
}

// unsaidStep is unsaid for one condition of such a step, which may speak of "you".
func (b *builder) unsaidStep(c *engine.Cond, inst *engine.Instance) {
	for i := range c.Subs {
		b.unsaidStep(&c.Subs[i], inst)
	}
	if c.Kind == engine.GameHas && !slices.Contains(b.board.Marks, c.Word) && !b.toCome(c.Word, inst) {
		b.assume(say.New("No fact says for %s that %s", inst.Called(), inenglish.GameWords(c.Word)))
	}
}

// toCome reports whether a condition asks for the result of a die or a coin of the same text, each of which is then told of.
func (b *builder) toCome(word string, inst *engine.Instance) bool {
	of := engine.OfChance(word)
	told := func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == of })
	}
	return of != engine.NoEvent && !slices.ContainsFunc(b.sc.Events, told) && leavesToChance(inst.Effect.Then, of)
}

// leavesToChance reports whether instructions roll a die or flip a coin.
func leavesToChance(list []engine.Instruction, of engine.EventKind) bool {
	return slices.ContainsFunc(list, func(in engine.Instruction) bool {
		return in.Verb == of && in.ByChance() || leavesToChance(in.Then, of) || leavesToChance(in.Else, of)
	})
}

// restrictedCombat takes combat damage that the question tells of for damage of creatures
// that could attack and block, whatever a permanent there says of that.
func (b *builder) restrictedCombat() {
	fights := slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.Damage && ev.Combat })
	})
	if !fights {
		return
	}
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		if o.Card == "" || o.Zone != engine.Battlefield {
			continue
		}
		if card, ok := b.lookup(o.Card); ok && card.Restricts {
			b.assume(say.New("What %s says of who can't attack or block keeps none of these creatures from it", shape.ObjectName(&b.board, engine.ObjectID(i))))
		}
	}
}

// unsaidDraws takes draws, where nobody says whose turn it is, for draws outside
// the draw step of who draws.
func (b *builder) unsaidDraws() {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if !b.turnSaid && draws(ev) && ev.Player != engine.NoPlayer && ev.Player != b.board.Active {
				b.notInDrawStep(ev.Player)
			}
		}
	}
}

// notInDrawStep takes it not to be the draw step of a player, where no fact says so.
func (b *builder) notInDrawStep(p engine.PlayerID) {
	if at := (engine.PlayerStep{Player: p, Step: "draw step"}); !slices.Contains(b.board.NotIn, at) {
		b.assume(shape.NotDrawStep(b.board.Players[p].Name))
		b.board.NotIn = append(b.board.NotIn, at)
	}
}

// draws reports whether an event is a draw of which nobody says whether it is the first one of a draw step.
func draws(ev *engine.Event) bool {
	return (ev.Kind == engine.Draw || ev.Kind == engine.DrawCards) && ev.FirstDraw == engine.Unknown
}

// drawsResolved takes it not to be the draw step, where nobody tells the step, if all that may draw the card of that step's player is an
// ability that triggered: the card of the turn is drawn before anything resolves in that step (cr.DrawStep).
func (b *builder) drawsResolved() {
	if b.board.Step != "" || !b.triggersDraw() {
		return
	}
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if !inst.Effect.When.ExceptFirst {
			continue
		}
		p := b.exceptedDrawer(inst)
		if p != b.board.Active && b.turnTold() {
			continue // whose draw step it is not
		}
		told := func(ev engine.Event) bool { return draws(&ev) && ev.Player == p }
		if !slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool { return slices.ContainsFunc(h.Events, told) }) {
			b.notInDrawStep(p)
		}
	}
}

// exceptedDrawer is the player in whose draw step the first draw is none that an effect waits for: who controls it, where it
// waits for draws of that player, else one whose turn it may be.
func (b *builder) exceptedDrawer(inst *engine.Instance) engine.PlayerID {
	who := inst.Effect.When.Affected
	switch {
	case who == nil || !who.Players:
	case who.Player == engine.You || who.Is == engine.RefYou:
		return inst.Controller
	case who.Player == engine.Opponent && inst.Controller == b.board.Active && len(b.board.Players) == 2:
		return 1 - inst.Controller
	}
	return b.board.Active
}

// triggersDraw reports whether an ability which triggers, and which the question has resolve, draws cards.
func (b *builder) triggersDraw() bool {
	toDraw := func(in engine.Instruction) bool { return in.Verb == engine.DrawCards }
	for h := range b.sc.Events {
		for _, r := range b.sc.Events[h].Resolve {
			if slices.ContainsFunc(b.sc.Effects[r.Effect].Effect.Then, toDraw) {
				return true
			}
		}
	}
	return false
}

// unsaidFirst takes the first draw of each player in the question for the first of the
// turn, where no fact says that another came before.
func (b *builder) unsaidFirst(inst *engine.Instance) {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			if ev := &b.sc.Events[h].Events[i]; ev.Kind == engine.Draw || ev.Kind == engine.DrawCards {
				b.firstDrawOf(ev.Player, inst)
			}
		}
	}
}

// firstResolved is unsaidFirst for what spells and abilities that resolve have players draw.
func (b *builder) firstResolved() {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Effect.When.Kind != engine.Draw || !asksFirst(inst.Effect) {
			continue
		}
		for h := range b.sc.Events {
			for _, r := range b.sc.Events[h].Resolve {
				b.firstDrawsAsIn(b.sc.Effects[r.Effect].Effect.Then, &b.sc.Effects[r.Effect], inst)
			}
		}
	}
}

// firstDrawsAsIn is unsaidFirst for what one of them does that it has players draw as it resolves.
func (b *builder) firstDrawsAsIn(list []engine.Instruction, of, inst *engine.Instance) {
	for i := range list {
		in := &list[i]
		if in.Verb == engine.Draw || in.Verb == engine.DrawCards {
			for _, p := range b.drawers(of, in) {
				b.firstDrawOf(p, inst)
			}
		}
		b.firstDrawsAsIn(in.Then, of, inst)
		b.firstDrawsAsIn(in.Else, of, inst)
	}
}

// drawers are the players whom an instruction of what resolves may have draw: its controller, the player at whom it is aimed, or whose
// that is; all of them where more has to be known.
func (b *builder) drawers(of *engine.Instance, in *engine.Instruction) (list []engine.PlayerID) {
	if in.Who == engine.RefYou || in.Who == engine.NoRef {
		return []engine.PlayerID{of.Controller}
	}
	if of.Target.IsPlayer() && in.Who == engine.Target {
		return []engine.PlayerID{of.Target.Player}
	}
	if of.Target.IsObject() {
		o := &b.board.Objects[of.Target.Object]
		return []engine.PlayerID{cmp.Or(o.Owner+1, o.Controller+1) - 1}
	}
	for p := range b.board.Players {
		list = append(list, engine.PlayerID(p))
	}
	return list
}

// firstDrawOf takes the next draw of a player for the first of the turn, where an effect looks at that.
func (b *builder) firstDrawOf(who engine.PlayerID, inst *engine.Instance) {
	if who == engine.NoPlayer || !looksAt(inst, who) {
		return
	}
	p := &b.board.Players[who]
	if p.Already(engine.Draw) || slices.Contains(p.Marks, noDraw) {
		return
	}
	if p.Name == engine.Speaker {
		b.assume(say.New("You drew no card this turn before (else: \"you have already drawn a card this turn\")"))
		return
	}
	b.assume(say.New("%s drew no card this turn before (else: \"%s has already drawn a card this turn\")", shape.PlayerName(p.Name), p.Name))
}

// looksAt reports whether an effect looks at what a player does, as far as its words say whom it means.
func looksAt(inst *engine.Instance, p engine.PlayerID) bool {
	who := inst.Effect.When.Affected
	if who == nil || !who.Players {
		who = inst.Effect.When.Doer
	}
	switch {
	case who == nil || inst.Controller == engine.NoPlayer:
		return true
	case who.Player == engine.You:
		return p == inst.Controller
	case who.Player == engine.Opponent, who.Player == engine.NotYou:
		return p != inst.Controller
	}
	return true
}

// unsaidBefore takes what an effect allows, or waits for, the first time each turn not to have happened before what
// the question tells, where no fact says that it did.
func (b *builder) unsaidBefore(inst *engine.Instance) {
	first := func(ev engine.Event) bool {
		return ev.Kind == inst.Effect.When.Kind && (ev.Player == engine.NoPlayer || looksAt(inst, ev.Player) && !b.board.Players[ev.Player].Already(ev.Kind))
	}
	if slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool { return slices.ContainsFunc(h.Events, first) }) {
		b.assume(say.New("Nothing that %s looks at happened this turn before what is told here", inst.Called()))
	}
}

// unsaidOption takes a spell to have been cast without what may be paid or chosen as it is,
// such as its kicker, where a condition asks and no fact says it.
func (b *builder) unsaidOption(c *engine.Cond, id engine.ObjectID) {
	if c.Kind != engine.RefIs || c.Ref != engine.This || c.Filter == nil || id == engine.NoObject {
		return
	}
	o := &b.board.Objects[id]
	for _, mark := range c.Filter.Marks {
		switch mark {
		case "kicked", "kicked twice", "bargained", "foretold", "overloaded", "escaped", "evoked":
			if !slices.Contains(o.Marks, mark) && !slices.Contains(o.NotMarks, mark) {
				b.assume(say.New("No fact says \"%s is %s\", so that it is not", o.Name, mark))
			}
			continue
		}
		switch {
		case slices.Contains(o.Marks, mark):
		case slices.Contains(marksOfCosts(), mark):
			b.assume(say.New("No fact says \"%s for %s\", so that it was not", mark, o.Name))
		case mark == additionalCostPaid, strings.HasSuffix(mark, " "+costWasPaid), strings.HasSuffix(mark, spentToCast):
			b.assume(say.New("No fact says for %s that %s", o.Name, mark))
		}
	}
}

// unsaidDeed takes players not to have done this turn, before the question begins, what a condition
// asks for.
func (b *builder) unsaidDeed(c *engine.Cond) {
	const thisTurn = " this turn"
	who := map[engine.Relation]string{engine.You: "its controller", engine.Opponent: "an opponent", engine.AnyRelation: "a player"}[c.Who]
	if c.Kind != engine.PlayerHas || who == "" {
		return
	}
	if slices.ContainsFunc(b.board.Players, func(p engine.Player) bool { return slices.Contains(p.Marks, c.Word) }) {
		return
	}
	if !strings.HasSuffix(c.Word, thisTurn) {
		b.assume(say.New("It is not so that %s", who+" "+c.Word))
		return
	}
	b.assume(say.New("Before what is told here it was not so that %s %s", who, c.Word))
}

// unsaidCond is unsaid for one condition.
func (b *builder) unsaidCond(c *engine.Cond) {
	for i := range c.Subs {
		b.unsaidCond(&c.Subs[i])
	}
	if c.Kind == engine.GameHas && c.Word == inenglish.GameWords(c.Word) && !slices.Contains(b.board.Marks, c.Word) {
		b.assume(say.New("It is not so that %s", inenglish.GameWords(c.Word)))
	}
	if c.Kind == engine.TurnOf && !b.turnTold() {
		b.assume(shape.Turn(b.board.Players[b.board.Active].Name))
	}
}

// turnTold reports whether the question says whose turn it is, or of what happens in whose turn it does.
func (b *builder) turnTold() bool {
	return b.turnSaid || slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return h.Whose != engine.NoPlayer || slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.BeginPhase })
	})
}
