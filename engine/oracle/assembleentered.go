package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// enteredWith gives the permanents that were there before the question begins the counters that their own abilities have them enter
// with, where those are a number, nobody speaks of others, and they make a creature as large as it is or are removed from something.
func (b *builder) enteredWith() {
	for i := range b.board.Objects {
		id := engine.ObjectID(i)
		o := &b.board.Objects[i]
		for _, c := range b.ownCounters(id) {
			sizes := resizes(c.Kind) && b.sizeAsPrinted(id)
			switch {
			case c.N > 0 && (sizes || b.losesCounters(id, c.Kind)):
				b.entered(id, c)
			case sizes && c.N == 0 && o.Toughness <= 0: // it is as large as nobody says
				o.Power, o.Toughness = engine.Unset, engine.Unset
			}
		}
	}
}

// entered gives an object the counters that its own ability had it enter with.
func (b *builder) entered(id engine.ObjectID, c engine.CounterCount) {
	o := &b.board.Objects[id]
	o.Counters = append(slices.Clone(o.Counters), c)
	b.assume(say.New("%s has the %s counters that it enters with: %s", shape.ObjectName(&b.board, id), c.Kind, strconv.Itoa(c.N)))
}

// ownCounters are the counters that an object which was there before the question begins has entered with by its own ability, of kinds
// that nobody speaks of: none of a kind whose number nobody knows.
func (b *builder) ownCounters(id engine.ObjectID) (list []engine.CounterCount) {
	o := &b.board.Objects[id]
	card, ok := b.lookup(o.Card)
	if !ok || o.Card == "" || o.Zone != engine.Battlefield || b.said[id].entering || b.enters(id) || o.NoAbilities || o.FaceDown {
		return nil
	}
	for k := range card.Effects {
		for e := range card.Effects[k].Effects {
			list = enteringCounters(list, &card.Effects[k].Effects[e])
		}
	}
	return slices.DeleteFunc(list, func(c engine.CounterCount) bool {
		return engine.ListsCounter(o.Counters, c.Kind) || b.saidToLack(id, c.Kind)
	})
}

// enteringCounters adds to a list the counters that an effect has its own object enter with, none of a kind whose number
// depends on more than the effect.
func enteringCounters(list []engine.CounterCount, e *engine.Effect) []engine.CounterCount {
	if e.Kind != engine.Replacement || !ownEntering(e) {
		return list
	}
	always := len(e.If) == 0 && e.May == engine.NoRef && !slices.ContainsFunc(e.Do, func(c engine.Change) bool { return c.Kind == engine.EnterPay })
	for _, c := range e.Do {
		if c.Kind != engine.EnterCounters {
			continue
		}
		n := 0
		if always && c.Amount != nil && c.Amount.Op == engine.Lit {
			n = c.Amount.N
		}
		at := slices.IndexFunc(list, func(has engine.CounterCount) bool { return has.Kind == c.Counter })
		switch {
		case at < 0:
			list = append(list, engine.CounterCount{Kind: c.Counter, N: n})
		case n > 0 && list[at].N > 0:
			list[at].N += n
		default:
			list[at].N = 0
		}
	}
	return list
}

// resizes reports whether counters of a kind make a creature larger or smaller.
func resizes(kind string) bool { return strings.Contains(kind, "/") }

// losesCounters reports whether an event of the question takes counters of a kind off an object.
func (b *builder) losesCounters(id engine.ObjectID, kind string) bool {
	return slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			return ev.Kind == engine.RemoveCounters && ev.Counter == kind && affectedBy(&ev) == engine.ObjectEntity(id)
		})
	})
}

// countersSaid asks how many counters there are on something whose own ability counts them as it is carried out, where nobody tells;
// what else is counted is taken to have none.
func (b *builder) countersSaid() *lex.Error {
	for h := range b.sc.Events {
		for _, r := range b.sc.Events[h].Resolve {
			inst := b.sc.Effects[r.Effect]
			inst.Source = r.Holder(&inst)
			if err := b.countersIn(instructionList(inst.Effect.Then), &inst); err != nil {
				return err
			}
		}
	}
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if e := inst.Effect; e.Kind != engine.InstructionOf && e.Kind != engine.Triggered && b.happens(&e.When) && !ownEntering(e) {
			if err := b.countersIn(changeList(e.Do), inst); err != nil {
				return err
			}
		}
	}
	return nil
}

// changeList is several changes.
type changeList []engine.Change

// Visit shows a visitor all that is in them.
func (l changeList) Visit(v *engine.Visitor) {
	for i := range l {
		l[i].Visit(v)
	}
}

// countersIn is countersSaid for parts of what an effect does.
func (b *builder) countersIn(parts part, inst *engine.Instance) (err *lex.Error) {
	asked, all := map[*engine.Expr]bool{}, map[*engine.Expr]bool{}
	parts.Visit(&engine.Visitor{
		Cond: func(c *engine.Cond) { asked[c.Expr] = true },
		Instruction: func(in *engine.Instruction) {
			if in.Verb == engine.RemoveCounters {
				all[in.Amount] = true // as many as there are, whatever their number
			}
		},
	})
	parts.Visit(&engine.Visitor{Expr: func(x *engine.Expr) {
		if x.Op == engine.CountersOn && err == nil && !all[x] {
			err = b.countersCounted(x, inst, !asked[x])
		}
	}})
	return err
}

// countersCounted is countersSaid for one amount of an effect; own is set where it is asked for how many of its own object's there are.
func (b *builder) countersCounted(x *engine.Expr, inst *engine.Instance, own bool) *lex.Error {
	to := engine.Nobody()
	switch {
	case x.Ref == engine.This && inst.Source != engine.NoObject:
		to = engine.ObjectEntity(inst.Source)
	case x.Ref == engine.Target:
		to = inst.Target
	case x.Ref == engine.Attached:
		to = inst.Attached
	}
	if to.IsObject() && to.Object != engine.NoObject {
		return b.countersOn(to.Object, x.Word, own && x.Ref == engine.This)
	}
	if x.Word != "" {
		b.assume(say.New("Nothing and nobody has %s counters but what is said to have them", x.Word))
		return nil
	}
	b.assume(say.New("Nothing and nobody has counters but what is said to have them"))
	return nil
}

// countersOn tells how many counters of a kind are on an object of which nobody says it: those it enters with, or none, unless they are
// asked for.
func (b *builder) countersOn(id engine.ObjectID, kind string, ask bool) *lex.Error {
	o := &b.board.Objects[id]
	if engine.ListsCounter(o.Counters, kind) || kind == "" && len(o.Counters) > 0 || b.saidToLack(id, kind) || o.Zone != engine.Battlefield || b.enters(id) || b.said[id].entering {
		return nil
	}
	list := b.ownCounters(id)
	if at := slices.IndexFunc(list, func(c engine.CounterCount) bool { return c.Kind == kind }); at >= 0 && list[at].N > 0 {
		b.entered(id, list[at])
		return nil
	}
	called := shape.ObjectName(&b.board, id)
	switch {
	case !ask && kind == "":
		b.assume(say.New("%s has no counters", called))
	case !ask:
		b.assume(say.New("%s has no %s counters", called, kind))
	default:
		says := say.New("Say how many %s counters are on %s: that decides what it does.", kind, called)
		if kind == "" {
			says = say.New("Say how many counters are on %s: that decides what it does.", called)
		}
		err := b.about(o.Name, says)
		err.Code = "ambiguous"
		return err
	}
	return nil
}
