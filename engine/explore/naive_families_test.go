package explore

import (
	"pgregory.net/rapid"

	"apnap/engine"
)

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

func genDamage(t *rapid.T) []engine.Event {
	var out []engine.Event
	combat := rapid.Bool().Draw(t, "combat")
	by := []engine.ObjectID{striker, archer}[:rapid.IntRange(1, 2).Draw(t, "sources")]
	if rapid.IntRange(0, 3).Draw(t, "one source twice") == 0 {
		by = []engine.ObjectID{striker, striker}
	}
	for _, src := range by {
		ev := nBlank(engine.Damage)
		ev.Source, ev.Doer, ev.Combat = src, 0, combat
		ev.To = rapid.SampledFrom([]engine.Entity{engine.PlayerEntity(1), engine.PlayerEntity(1), engine.PlayerEntity(0), engine.ObjectEntity(knight), engine.ObjectEntity(walkerO)}).Draw(t, "to")
		ev.Amount = rapid.IntRange(0, 4).Draw(t, "amount")
		ev.Unpreventable = rapid.IntRange(0, 7).Draw(t, "unpreventable") == 0
		out = append(out, ev)
	}
	return out
}

// damagePattern is damage to or from something.
func damagePattern(t *rapid.T) engine.Pattern {
	p := engine.Pattern{Kind: engine.Damage}
	p.Affected = rapid.SampledFrom([]*engine.Filter{nil, nil, {Players: true, Player: engine.You}, {Players: true, Player: engine.Opponent}, {Is: engine.Target}, {Types: engine.Creature}}).Draw(t, "affected")
	p.Source = rapid.SampledFrom([]*engine.Filter{nil, nil, {Controller: engine.Opponent}, {Name: "Archer"}}).Draw(t, "source")
	p.Combat = rapid.SampledFrom([]engine.Tri{engine.Unknown, engine.Unknown, engine.Yes, engine.No}).Draw(t, "combat")
	p.Whole = rapid.Bool().Draw(t, "whole")
	return p
}

func genDamageEffect(t *rapid.T) *engine.Effect {
	p := damagePattern(t)
	n := engine.Number(rapid.IntRange(1, 3).Draw(t, "n"))
	switch rapid.IntRange(0, 9).Draw(t, "damage effect") {
	case 0, 1:
		return budget(t, made(engine.Replacement, p, set(t)))
	case 2:
		return rider(t, made(engine.Prevention, p, engine.Change{Kind: engine.PreventUpTo, Amount: &n}))
	case 3:
		return rider(t, budget(t, made(engine.Prevention, p, engine.Change{Kind: engine.PreventAll})))
	case 4, 5:
		e := made(engine.Prevention, p, engine.Change{Kind: engine.PreventAll})
		e.Budget = engine.Budget{Kind: engine.NextN, N: &n}
		return rider(t, e)
	case 6:
		e := made(engine.Replacement, p, engine.Change{Kind: engine.RedirectTo, Ref: rapid.SampledFrom([]engine.Ref{engine.Target, engine.RefYou}).Draw(t, "redirected to")})
		if rapid.IntRange(0, 2).Draw(t, "next points") == 0 {
			e.Budget = engine.Budget{Kind: engine.NextN, N: &n}
			return e
		}
		return budget(t, e)
	case 7:
		return made(engine.Unprevented, p)
	case 8:
		e := made(engine.Replacement, p, set(t))
		e.May = engine.RefYou
		return e
	}
	return genLifeEffect(t)
}

// rider gives a prevention effect an additional effect now and then.
func rider(t *rapid.T, e *engine.Effect) *engine.Effect {
	switch rapid.IntRange(0, 5).Draw(t, "rider") {
	case 0:
		e.Then = []engine.Instruction{{Verb: engine.GainLife, Who: engine.RefYou, Amount: &engine.Expr{Op: engine.Prevented}}}
	case 1:
		e.Then = []engine.Instruction{{Verb: engine.PutCounters, On: engine.This, Counter: "charge", Amount: &engine.Expr{Op: engine.Prevented}}}
	case 2:
		e.Then = []engine.Instruction{{Verb: engine.Draw, Who: engine.RefYou, Amount: &engine.Expr{Op: engine.Prevented}}}
	}
	return e
}

func genLife(t *rapid.T) []engine.Event {
	k := rapid.SampledFrom([]engine.EventKind{engine.GainLife, engine.LoseLife}).Draw(t, "kind")
	return []engine.Event{ofPlayer(k, genPlayer(t), rapid.IntRange(0, 4).Draw(t, "amount"), genCause(t))}
}

func genLifeEffect(t *rapid.T) *engine.Effect {
	k := rapid.SampledFrom([]engine.EventKind{engine.GainLife, engine.LoseLife}).Draw(t, "kind")
	p := engine.Pattern{Kind: k, Affected: player(t)}
	switch rapid.IntRange(0, 6).Draw(t, "life effect") {
	case 0, 1:
		return budget(t, made(engine.Replacement, p, set(t)))
	case 2:
		return made(engine.Replacement, p, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(engine.Draw, engine.ThatPlayerRef)}})
	case 3:
		return made(engine.Replacement, p, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(rapid.SampledFrom([]engine.EventKind{engine.GainLife, engine.LoseLife, engine.Mill, engine.Discard}).Draw(t, "verb"), engine.ThatPlayerRef)}})
	case 4:
		return made(engine.Cant, p)
	case 5:
		e := made(engine.Replacement, p, engine.Change{Kind: engine.Nothing})
		e.May = engine.RefYou
		return e
	}
	return genDrawEffect(t)
}

func genDraws(t *rapid.T) []engine.Event {
	p, n := genPlayer(t), rapid.IntRange(1, 2).Draw(t, "cards")
	out := []engine.Event{ofPlayer(engine.DrawCards, p, n, genCause(t))}
	if rapid.IntRange(0, 3).Draw(t, "both") == 0 {
		out = append(out, ofPlayer(engine.DrawCards, 1-p, 1, engine.ByEffect))
	}
	return out
}

func genDrawEffect(t *rapid.T) *engine.Effect {
	one := engine.Pattern{Kind: engine.Draw, Affected: player(t)}
	all := engine.Pattern{Kind: engine.DrawCards, Affected: player(t), Amount: engine.Range{Op: engine.AtLeast, N: amount(engine.Number(rapid.IntRange(1, 2).Draw(t, "at least")))}}
	two := engine.Number(2)
	switch rapid.IntRange(0, 6).Draw(t, "draw effect") {
	case 0:
		return budget(t, made(engine.Replacement, one, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Draw, Who: engine.ThatPlayerRef, Amount: &two}}}))
	case 1:
		return made(engine.Replacement, all, engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.Sum, A: &engine.Expr{Op: engine.That}, B: &engine.Expr{Op: engine.Lit, N: 1}}})
	case 2:
		return made(engine.Replacement, one, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(engine.GainLife, engine.ThatPlayerRef)}})
	case 3:
		e := made(engine.Replacement, one, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: rapid.SampledFrom([]engine.EventKind{engine.Mill, engine.Discard}).Draw(t, "given up"), Who: engine.ThatPlayerRef, Amount: &two}}})
		e.May = engine.RefYou
		return e
	case 4:
		return budget(t, made(engine.Replacement, one, engine.Change{Kind: engine.Nothing}))
	case 5:
		return made(engine.Cant, one)
	}
	return budget(t, made(engine.Replacement, one, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{do(engine.Mill, engine.RefYou)}}))
}

func genCounters(t *rapid.T) []engine.Event {
	ev := nBlank(engine.PutCounters)
	ev.To = rapid.SampledFrom([]engine.Entity{engine.ObjectEntity(knight), engine.ObjectEntity(striker), engine.PlayerEntity(1)}).Draw(t, "on")
	ev.Counter, ev.Amount, ev.Cause, ev.Player = rapid.SampledFrom([]string{"+1/+1", "charge"}).Draw(t, "counter"), rapid.IntRange(1, 3).Draw(t, "n"), genCause(t), genPlayer(t)
	ev.Doer = ev.Player
	return []engine.Event{ev}
}

func genCounterEffect(t *rapid.T) *engine.Effect {
	p := engine.Pattern{Kind: engine.PutCounters, EffectOnly: rapid.Bool().Draw(t, "effect only"), Counter: rapid.SampledFrom([]string{"", "", "+1/+1"}).Draw(t, "counter")}
	p.Affected = rapid.SampledFrom([]*engine.Filter{nil, nil, {Types: engine.Creature, Controller: engine.You}, {Players: true}}).Draw(t, "affected")
	p.Doer = rapid.SampledFrom([]*engine.Filter{nil, nil, {Players: true, Player: engine.You}}).Draw(t, "doer")
	switch rapid.IntRange(0, 5).Draw(t, "counter effect") {
	case 0:
		return made(engine.Cant, p)
	case 1:
		return budget(t, made(engine.Replacement, p, engine.Change{Kind: engine.Nothing}))
	}
	return budget(t, made(engine.Replacement, p, set(t)))
}

func zombies(n int) engine.Tokens {
	return engine.Tokens{Name: "Zombie", N: n, Types: engine.Creature, Subtypes: []string{"Zombie"}, Power: 2, Toughness: 2, CopyOf: engine.NoObject}
}

func genTokens(t *rapid.T) []engine.Event {
	ev := ofPlayer(engine.CreateTokens, genPlayer(t), 0, genCause(t))
	ev.Under, ev.Amount = ev.Player, rapid.IntRange(1, 2).Draw(t, "n")
	ev.Tokens = []engine.Tokens{zombies(ev.Amount)}
	return []engine.Event{ev}
}

func genTokenEffect(t *rapid.T) *engine.Effect {
	p := engine.Pattern{Kind: engine.CreateTokens, EffectOnly: rapid.Bool().Draw(t, "effect only"), Affected: player(t)}
	switch rapid.IntRange(0, 5).Draw(t, "token effect") {
	case 0, 1:
		return budget(t, made(engine.Replacement, p, times(2)))
	case 2:
		rat := engine.TokenSpec{Tokens: engine.Tokens{Name: "Rat", Types: engine.Creature, Power: 1, Toughness: 1}, N: that(1)}
		if rapid.Bool().Draw(t, "one") {
			rat.N = engine.Number(1)
		}
		return made(engine.Replacement, p, engine.Change{Kind: engine.TokensPlus, Tokens: []engine.TokenSpec{rat}})
	case 3:
		return genCounterEffect(t)
	}
	return genEnterEffect(t)
}

func genDeath(t *rapid.T) []engine.Event {
	ev := nBlank(engine.Destroy)
	ev.Object, ev.Player, ev.NoRegen = knight, 1, rapid.IntRange(0, 4).Draw(t, "no regeneration") == 0
	if rapid.IntRange(0, 3).Draw(t, "put") == 0 {
		ev.Kind, ev.From, ev.Dest = engine.Move, engine.Battlefield, engine.Graveyard
	}
	return []engine.Event{ev}
}

func genDeathEffect(t *rapid.T) *engine.Effect {
	dies := engine.Pattern{Kind: engine.Move, From: engine.Battlefield, Dest: engine.Graveyard}
	dies.Affected = rapid.SampledFrom([]*engine.Filter{nil, {Types: engine.Creature}, {Types: engine.Creature, Controller: engine.You}, {Is: engine.Target}}).Draw(t, "affected")
	if rapid.IntRange(0, 3).Draw(t, "leaves") == 0 {
		dies.Dest = engine.AnyZone
	}
	destroy := engine.Pattern{Kind: engine.Destroy, Affected: dies.Affected}
	switch rapid.IntRange(0, 6).Draw(t, "death effect") {
	case 0:
		return made(engine.Replacement, dies, engine.Change{Kind: engine.MoveTo, Dest: engine.Exile})
	case 1:
		return made(engine.Replacement, dies, engine.Change{Kind: engine.MoveTo, Dest: engine.Library, Position: "shuffled"})
	case 2:
		one := engine.Instruction{Verb: engine.CreateTokens, Who: engine.RefYou, Tokens: []engine.TokenSpec{{Tokens: zombies(0), N: engine.Number(1)}}}
		return made(engine.Replacement, dies, engine.Change{Kind: engine.MoveTo, Dest: engine.Exile}, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{one}})
	case 3:
		e := made(engine.Replacement, destroy, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Regenerate, What: engine.ThatObject}}})
		e.Budget = engine.Budget{Kind: engine.NextTime}
		return e
	case 4:
		return made(engine.NoRegenerate, destroy)
	case 5:
		e := made(engine.Replacement, dies, engine.Change{Kind: engine.MoveTo, Dest: engine.Hand})
		e.May = engine.RefYou
		return e
	}
	return genTokenEffect(t)
}

func genEnters(t *rapid.T) []engine.Event {
	ev := nBlank(engine.Enter)
	ev.Object, ev.From, ev.Player, ev.Under = newcomer, engine.Hand, 1, 1
	ev.Entry = &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), Tapped: rapid.Bool().Draw(t, "tapped")}
	return []engine.Event{ev}
}

func genEnterEffect(t *rapid.T) *engine.Effect {
	p := engine.Pattern{Kind: engine.Enter}
	p.Affected = rapid.SampledFrom([]*engine.Filter{nil, {Types: engine.Creature}, {Types: engine.Artifact}, {Controller: engine.You}, {Types: engine.Creature, Controller: engine.Opponent}, {Is: engine.This}}).Draw(t, "affected")
	var e *engine.Effect
	two, one := engine.Number(2), engine.Number(1)
	switch rapid.IntRange(0, 8).Draw(t, "enter effect") {
	case 0:
		e = made(engine.Replacement, p, engine.Change{Kind: engine.EnterTapped})
	case 1:
		e = made(engine.Replacement, p, engine.Change{Kind: engine.EnterUntapped})
	case 2, 3:
		e = made(engine.Replacement, p, engine.Change{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: &one})
	case 4:
		e = made(engine.Replacement, p, engine.Change{Kind: engine.EnterCopy, Filter: &engine.Filter{Types: engine.Artifact}})
		e.Class = engine.ClassCopy
	case 5:
		e = made(engine.Replacement, p, engine.Change{Kind: engine.EnterUnder, Ref: engine.RefYou})
		e.Class = engine.ClassControl
	case 6:
		e = made(engine.Replacement, p, engine.Change{Kind: engine.Offer, Do: []engine.Instruction{{Verb: engine.PayLife, Who: engine.ThatPlayerRef, Amount: &two}}, No: []engine.Change{{Kind: engine.EnterTapped}}})
	case 7:
		e = made(engine.Cant, p)
	default:
		return genCounterEffect(t)
	}
	if p.Affected != nil && p.Affected.Is == engine.This && rapid.Bool().Draw(t, "of the original") {
		e.Until = engine.ThisCombat
	}
	return e
}
