package engine

import "pgregory.net/rapid"

// families are the kinds of questions that are generated.
func families() []family {
	return []family{
		{"damage", genDamage, genDamageEffect},
		{"life", genLife, genLifeEffect},
		{"draws", genDraws, genDrawEffect},
		{"counters", genCounters, genCounterEffect},
		{"tokens", genTokens, genTokenEffect},
		{"death", genDeath, genDeathEffect},
		{"enters", genEnters, genEnterEffect},
		{"cards", genCards, genCardsEffect},
	}
}

func genDamage(t *rapid.T) []Event {
	var out []Event
	combat := rapid.Bool().Draw(t, "combat")
	by := []ObjectID{striker, archer}[:rapid.IntRange(1, 2).Draw(t, "sources")]
	if rapid.IntRange(0, 3).Draw(t, "one source twice") == 0 {
		by = []ObjectID{striker, striker}
	}
	for _, src := range by {
		ev := nBlank(Damage)
		ev.Source, ev.Doer, ev.Combat = src, 0, combat
		ev.To = rapid.SampledFrom([]Entity{PlayerEntity(1), PlayerEntity(1), PlayerEntity(0), ObjectEntity(knight), ObjectEntity(walkerO)}).Draw(t, "to")
		ev.Amount = rapid.IntRange(0, 4).Draw(t, "amount")
		ev.Unpreventable = rapid.IntRange(0, 7).Draw(t, "unpreventable") == 0
		out = append(out, ev)
	}
	return out
}

// damagePattern is damage to or from something.
func damagePattern(t *rapid.T) Pattern {
	p := Pattern{Kind: Damage}
	p.Affected = rapid.SampledFrom([]*Filter{nil, nil, {Players: true, Player: You}, {Players: true, Player: Opponent}, {Is: Target}, {Types: Creature}}).Draw(t, "affected")
	p.Source = rapid.SampledFrom([]*Filter{nil, nil, {Controller: Opponent}, {Name: "Archer"}}).Draw(t, "source")
	p.Combat = rapid.SampledFrom([]Tri{Unknown, Unknown, Yes, No}).Draw(t, "combat")
	p.Whole = rapid.Bool().Draw(t, "whole")
	return p
}

func genDamageEffect(t *rapid.T) *Effect {
	p := damagePattern(t)
	n := Number(rapid.IntRange(1, 3).Draw(t, "n"))
	switch rapid.IntRange(0, 9).Draw(t, "damage effect") {
	case 0, 1:
		return budget(t, made(Replacement, p, set(t)))
	case 2:
		return rider(t, made(Prevention, p, Change{Kind: PreventUpTo, Amount: &n}))
	case 3:
		return rider(t, budget(t, made(Prevention, p, Change{Kind: PreventAll})))
	case 4, 5:
		e := made(Prevention, p, Change{Kind: PreventAll})
		e.Budget = Budget{Kind: NextN, N: &n}
		return rider(t, e)
	case 6:
		e := made(Replacement, p, Change{Kind: RedirectTo, Ref: rapid.SampledFrom([]Ref{Target, RefYou}).Draw(t, "redirected to")})
		if rapid.IntRange(0, 2).Draw(t, "next points") == 0 {
			e.Budget = Budget{Kind: NextN, N: &n}
			return e
		}
		return budget(t, e)
	case 7:
		return made(Unprevented, p)
	case 8:
		e := made(Replacement, p, set(t))
		e.May = RefYou
		return e
	}
	return genLifeEffect(t)
}

// rider gives a prevention effect an additional effect now and then.
func rider(t *rapid.T, e *Effect) *Effect {
	switch rapid.IntRange(0, 5).Draw(t, "rider") {
	case 0:
		e.Then = []Instruction{{Verb: GainLife, Who: RefYou, Amount: &Expr{Op: Prevented}}}
	case 1:
		e.Then = []Instruction{{Verb: PutCounters, On: This, Counter: "charge", Amount: &Expr{Op: Prevented}}}
	case 2:
		e.Then = []Instruction{{Verb: Draw, Who: RefYou, Amount: &Expr{Op: Prevented}}}
	}
	return e
}

func genLife(t *rapid.T) []Event {
	k := rapid.SampledFrom([]EventKind{GainLife, LoseLife}).Draw(t, "kind")
	return []Event{ofPlayer(k, genPlayer(t), rapid.IntRange(0, 4).Draw(t, "amount"), genCause(t))}
}

func genLifeEffect(t *rapid.T) *Effect {
	k := rapid.SampledFrom([]EventKind{GainLife, LoseLife}).Draw(t, "kind")
	p := Pattern{Kind: k, Affected: player(t)}
	switch rapid.IntRange(0, 6).Draw(t, "life effect") {
	case 0, 1:
		return budget(t, made(Replacement, p, set(t)))
	case 2:
		return made(Replacement, p, Change{Kind: InsteadDo, Do: []Instruction{do(Draw, ThatPlayerRef)}})
	case 3:
		return made(Replacement, p, Change{Kind: InsteadDo, Do: []Instruction{do(rapid.SampledFrom([]EventKind{GainLife, LoseLife, Mill, Discard}).Draw(t, "verb"), ThatPlayerRef)}})
	case 4:
		return made(Cant, p)
	case 5:
		e := made(Replacement, p, Change{Kind: Nothing})
		e.May = RefYou
		return e
	}
	return genDrawEffect(t)
}

func genDraws(t *rapid.T) []Event {
	p, n := genPlayer(t), rapid.IntRange(1, 2).Draw(t, "cards")
	out := []Event{ofPlayer(DrawCards, p, n, genCause(t))}
	if rapid.IntRange(0, 3).Draw(t, "both") == 0 {
		out = append(out, ofPlayer(DrawCards, 1-p, 1, ByEffect))
	}
	return out
}

func genDrawEffect(t *rapid.T) *Effect {
	one := Pattern{Kind: Draw, Affected: player(t)}
	all := Pattern{Kind: DrawCards, Affected: player(t), Amount: Range{AtLeast, amount(Number(rapid.IntRange(1, 2).Draw(t, "at least")))}}
	two := Number(2)
	switch rapid.IntRange(0, 6).Draw(t, "draw effect") {
	case 0:
		return budget(t, made(Replacement, one, Change{Kind: InsteadDo, Do: []Instruction{{Verb: Draw, Who: ThatPlayerRef, Amount: &two}}}))
	case 1:
		return made(Replacement, all, Change{Kind: SetAmount, Amount: &Expr{Op: Sum, A: &Expr{Op: That}, B: &Expr{Op: Lit, N: 1}}})
	case 2:
		return made(Replacement, one, Change{Kind: InsteadDo, Do: []Instruction{do(GainLife, ThatPlayerRef)}})
	case 3:
		e := made(Replacement, one, Change{Kind: InsteadDo, Do: []Instruction{{Verb: rapid.SampledFrom([]EventKind{Mill, Discard}).Draw(t, "given up"), Who: ThatPlayerRef, Amount: &two}}})
		e.May = RefYou
		return e
	case 4:
		return budget(t, made(Replacement, one, Change{Kind: Nothing}))
	case 5:
		return made(Cant, one)
	}
	return budget(t, made(Replacement, one, Change{Kind: InsteadDo, Do: []Instruction{do(Mill, RefYou)}}))
}

func genCounters(t *rapid.T) []Event {
	ev := nBlank(PutCounters)
	ev.To = rapid.SampledFrom([]Entity{ObjectEntity(knight), ObjectEntity(striker), PlayerEntity(1)}).Draw(t, "on")
	ev.Counter, ev.Amount, ev.Cause, ev.Player = rapid.SampledFrom([]string{"+1/+1", "charge"}).Draw(t, "counter"), rapid.IntRange(1, 3).Draw(t, "n"), genCause(t), genPlayer(t)
	ev.Doer = ev.Player
	return []Event{ev}
}

func genCounterEffect(t *rapid.T) *Effect {
	p := Pattern{Kind: PutCounters, EffectOnly: rapid.Bool().Draw(t, "effect only"), Counter: rapid.SampledFrom([]string{"", "", "+1/+1"}).Draw(t, "counter")}
	p.Affected = rapid.SampledFrom([]*Filter{nil, nil, {Types: Creature, Controller: You}, {Players: true}}).Draw(t, "affected")
	p.Doer = rapid.SampledFrom([]*Filter{nil, nil, {Players: true, Player: You}}).Draw(t, "doer")
	switch rapid.IntRange(0, 5).Draw(t, "counter effect") {
	case 0:
		return made(Cant, p)
	case 1:
		return budget(t, made(Replacement, p, Change{Kind: Nothing}))
	}
	return budget(t, made(Replacement, p, set(t)))
}

func zombies(n int) Tokens {
	return Tokens{Name: "Zombie", N: n, Types: Creature, Subtypes: []string{"Zombie"}, Power: 2, Toughness: 2, CopyOf: NoObject}
}

func genTokens(t *rapid.T) []Event {
	ev := ofPlayer(CreateTokens, genPlayer(t), 0, genCause(t))
	ev.Under, ev.Amount = ev.Player, rapid.IntRange(1, 2).Draw(t, "n")
	ev.Tokens = []Tokens{zombies(ev.Amount)}
	return []Event{ev}
}

func genTokenEffect(t *rapid.T) *Effect {
	p := Pattern{Kind: CreateTokens, EffectOnly: rapid.Bool().Draw(t, "effect only"), Affected: player(t)}
	switch rapid.IntRange(0, 5).Draw(t, "token effect") {
	case 0, 1:
		return budget(t, made(Replacement, p, times(2)))
	case 2:
		rat := TokenSpec{Tokens: Tokens{Name: "Rat", Types: Creature, Power: 1, Toughness: 1}, N: that(1)}
		if rapid.Bool().Draw(t, "one") {
			rat.N = Number(1)
		}
		return made(Replacement, p, Change{Kind: TokensPlus, Tokens: []TokenSpec{rat}})
	case 3:
		return genCounterEffect(t)
	}
	return genEnterEffect(t)
}

func genDeath(t *rapid.T) []Event {
	ev := nBlank(Destroy)
	ev.Object, ev.Player, ev.NoRegen = knight, 1, rapid.IntRange(0, 4).Draw(t, "no regeneration") == 0
	if rapid.IntRange(0, 3).Draw(t, "put") == 0 {
		ev.Kind, ev.From, ev.Dest = Move, Battlefield, Graveyard
	}
	return []Event{ev}
}

func genDeathEffect(t *rapid.T) *Effect {
	dies := Pattern{Kind: Move, From: Battlefield, Dest: Graveyard}
	dies.Affected = rapid.SampledFrom([]*Filter{nil, {Types: Creature}, {Types: Creature, Controller: You}, {Is: Target}}).Draw(t, "affected")
	if rapid.IntRange(0, 3).Draw(t, "leaves") == 0 {
		dies.Dest = AnyZone
	}
	destroy := Pattern{Kind: Destroy, Affected: dies.Affected}
	switch rapid.IntRange(0, 6).Draw(t, "death effect") {
	case 0:
		return made(Replacement, dies, Change{Kind: MoveTo, Dest: Exile})
	case 1:
		return made(Replacement, dies, Change{Kind: MoveTo, Dest: Library, Position: "shuffled"})
	case 2:
		one := Instruction{Verb: CreateTokens, Who: RefYou, Tokens: []TokenSpec{{Tokens: zombies(0), N: Number(1)}}}
		return made(Replacement, dies, Change{Kind: MoveTo, Dest: Exile}, Change{Kind: AlsoDo, Do: []Instruction{one}})
	case 3:
		e := made(Replacement, destroy, Change{Kind: InsteadDo, Do: []Instruction{{Verb: Regenerate, What: ThatObject}}})
		e.Budget = Budget{Kind: NextTime}
		return e
	case 4:
		return made(NoRegenerate, destroy)
	case 5:
		e := made(Replacement, dies, Change{Kind: MoveTo, Dest: Hand})
		e.May = RefYou
		return e
	}
	return genTokenEffect(t)
}

func genEnters(t *rapid.T) []Event {
	ev := nBlank(Enter)
	ev.Object, ev.From, ev.Player, ev.Under = newcomer, Hand, 1, 1
	ev.Entry = &Entry{CopyOf: NoObject, AttachedTo: Nobody(), Tapped: rapid.Bool().Draw(t, "tapped")}
	return []Event{ev}
}

func genEnterEffect(t *rapid.T) *Effect {
	p := Pattern{Kind: Enter}
	p.Affected = rapid.SampledFrom([]*Filter{nil, {Types: Creature}, {Types: Artifact}, {Controller: You}, {Types: Creature, Controller: Opponent}, {Is: This}}).Draw(t, "affected")
	var e *Effect
	two, one := Number(2), Number(1)
	switch rapid.IntRange(0, 8).Draw(t, "enter effect") {
	case 0:
		e = made(Replacement, p, Change{Kind: EnterTapped})
	case 1:
		e = made(Replacement, p, Change{Kind: EnterUntapped})
	case 2, 3:
		e = made(Replacement, p, Change{Kind: EnterCounters, Counter: "+1/+1", Amount: &one})
	case 4:
		e = made(Replacement, p, Change{Kind: EnterCopy, Filter: &Filter{Types: Artifact}})
		e.Class = ClassCopy
	case 5:
		e = made(Replacement, p, Change{Kind: EnterUnder, Ref: RefYou})
		e.Class = ClassControl
	case 6:
		e = made(Replacement, p, Change{Kind: Offer, Do: []Instruction{{Verb: PayLife, Who: ThatPlayerRef, Amount: &two}}, No: []Change{{Kind: EnterTapped}}})
	case 7:
		e = made(Cant, p)
	default:
		return genCounterEffect(t)
	}
	if p.Affected != nil && p.Affected.Is == This && rapid.Bool().Draw(t, "of the original") {
		e.Until = ThisCombat
	}
	return e
}
