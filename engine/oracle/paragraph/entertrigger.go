package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// entryTrigger is a permanent as though all it did were what its ability does that triggers as it enters: the only one of them that
// is aimed at something, or else the only one. It is false where it has none, or several that are.
func entryTrigger(c *oracle.Card) (oracle.Card, bool) {
	var own []*engine.Effect
	for i := range c.Triggers {
		if e := &c.Triggers[i]; onEntry(&e.When) {
			own = append(own, e)
		}
	}
	if len(own) > 1 {
		own = slices.DeleteFunc(own, func(e *engine.Effect) bool { return engine.AskedOf(e.Then, engine.Target) == nil })
	}
	if len(own) != 1 {
		return oracle.Card{}, false
	}
	one := *c
	one.Triggers, one.Activated, one.Keywords = nil, nil, nil
	one.Does, one.Unread, one.Modes, one.Effects = &engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: own[0].Then}, false, nil, nil
	return one, true
}

// onEntry reports whether an ability triggers as its own permanent enters, whatever it triggers on besides.
func onEntry(when *engine.Pattern) bool {
	return slices.ContainsFunc(engine.Alternatives(when), func(p *engine.Pattern) bool {
		return p.Kind == engine.Enter && p.Affected != nil && p.Affected.Is == engine.This
	})
}

// onEntering is what a clause says of the ability that triggers as a permanent enters, which resolves then.
type onEntering struct {
	as noun // the permanent, as though that were all it did
	to targets
}

// triggersSo takes from what stands behind a permanent that enters what says at what its ability is aimed that triggers then, or
// what that does: "casts Gravedigger on his Bear", "casts Gravedigger returning his Bear". It is nil where nothing does.
func (r *reader) triggersSo(t *claim, n *noun, args []tree.Arg) (so *onEntering, rest []tree.Arg, ok bool) {
	if n.card == nil || n.many > 1 || n.detail.on != nil || attaches(n.card) {
		return nil, args, true
	}
	at := slices.IndexFunc(args, aimsEntry)
	if at < 0 {
		return nil, args, true
	}
	card, has := entryTrigger(n.card)
	if !has {
		return nil, args, true
	}
	so = &onEntering{as: *n}
	so.as.card = &card
	if so.as.owner == nobody {
		so.as.owner = t.who
	}
	if len(card.Does.Then) == 0 {
		return nil, nil, r.stop(r.unreadTrigger(n))
	}
	so.to, ok = r.entryAims(so, args[at:])
	return so, args[:at], ok
}

// aimsEntry reports whether an argument says at what an ability is aimed, or what it does.
func aimsEntry(a tree.Arg) bool {
	if a.Does != nil {
		return !a.Does.Verb.Passive && !a.Does.Verb.Neg && a.Does.Verb.Plain != "copy"
	}
	return len(a.Of) > 0 && a.Amount() == nil && (lexicon.Phrase(lexicon.AimedAt, wordsOf(a.Prep)) > 0 || choosing(a.Prep))
}

// entryAims are what the ability is aimed at that triggers as a permanent enters.
func (r *reader) entryAims(so *onEntering, args []tree.Arg) (to targets, ok bool) {
	owner := so.as.owner
	if args[0].Does != nil {
		to = targets{amount: engine.Unset, x: engine.Unset}
		if span := args[0].Does.Span; len(args) == 1 && !takesTargets(so.as.card) && glosses(so.as.card, r.toks[span[0]:span[1]]) {
			return to, true // which it only says again
		}
		on, ok := r.doneTo(so.as.card.Does.Then, args[0].Does, owner)
		if to.list = on; !ok || len(args) > 1 {
			if r.err != nil {
				return to, false
			}
			return to, r.stopAt(&args[0])
		}
	} else if to, ok = r.aims(args, owner); !ok {
		return to, false
	}
	if to.source != nil { // "choosing his Bear": what else would be chosen?
		to.list, to.source = append(to.list, *to.source), nil
	}
	if to.times > 0 || to.amount != engine.Unset || to.x != engine.Unset || to.modes != "" || to.with != nil || to.kicked || to.overloaded {
		return to, r.stopAt(&args[0])
	}
	f := engine.AskedOf(so.as.card.Does.Then, engine.Target)
	for k := range to.list {
		if on := &to.list[k]; f != nil && on.who == nobody && on.owner == nobody && len(r.matching(on)) == 0 && f.Zone != engine.Graveyard {
			switch f.Controller { // at nothing else may it be aimed
			case engine.You:
				on.owner = owner
			case engine.Opponent, engine.NotYou:
				on.owner = r.against(owner, on.from)
			}
		}
	}
	return to, true
}

// unreadTrigger refuses to have an ability resolve that is not understood.
func (r *reader) unreadTrigger(n *noun) *lex.Error {
	return r.refuse("not_understood", n.from, n.to, say.New("I do not understand what the triggered ability of %s does; say in a sentence of its own what happens.", n.card.Name))
}

// resolvesOnEntry makes the event that the ability resolves which triggered as a permanent entered.
func (r *reader) resolvesOnEntry(t *claim, so *onEntering) bool {
	n, what := &so.as, r.called(r.object)
	for _, refuse := range [...]func(*noun, *targets) *lex.Error{r.aimless, r.misaimed} {
		if err := refuse(n, &so.to); err != nil {
			return r.stop(err)
		}
	}
	on, second, ok := r.aimedAt(n, so.to)
	if !ok {
		return false
	}
	text := what + triggersResolving
	for _, at := range [...]string{on, second} {
		if at != "" {
			text += aimedBehind + at
		}
	}
	r.i = t.Span[1]
	return r.isCertain() && r.addEvent(text, t.from, t.Span[1])
}

// entersSaying makes the event that a permanent enters, and that its ability resolves which triggers then where the clause says at what
// that is aimed.
func (r *reader) entersSaying(t *claim, n *noun) bool {
	so, rest, ok := r.triggersSo(t, n, t.Args)
	return ok && r.entersSo(t, n, rest) && (so == nil || r.resolvesOnEntry(t, so))
}

// enteredLast is the permanent of which the event told last is that it enters, nobody for none.
func (r *reader) enteredLast() int {
	const enters = " enters"
	last := len(r.events) - 1
	if last < 0 {
		return nobody
	}
	return slices.IndexFunc(r.things, func(t thing) bool {
		return t.card != nil && !isSpell(t.card) && t.owner != nobody && r.events[last].text == r.own(t.owner)+" "+t.name+enters
	})
}

// doesOnEntry takes up what a clause says that a permanent does of which the event told last is that it enters, where that is what its
// ability does that triggers then, or says at what it is aimed. Of anything else it takes up nothing.
func (r *reader) doesOnEntry(t *claim, i int) (taken, ok bool) {
	if i == nobody || i != r.enteredLast() || t.Verb.Passive || t.Verb.Neg || len(t.Args) == 0 {
		return false, false
	}
	card, has := entryTrigger(r.things[i].card)
	if !has || engine.AskedOf(card.Does.Then, engine.Target) == nil {
		return false, false
	}
	kept, err := r.save(), r.err
	so := &onEntering{as: r.nounFor(i, t.from, t.from)}
	so.as.card = &card
	if t.Verb.Plain == toTarget || lexicon.Plays(t.Verb.Plain, lexicon.ResolvesVerb) {
		so.to, ok = r.entryAims(so, r.withoutTrigger(t.Args, i))
	} else {
		does := *t.Clause
		does.Subject = nil
		so.to = targets{amount: engine.Unset, x: engine.Unset}
		so.to.list, ok = r.doneTo(card.Does.Then, &does, so.as.owner)
	}
	if !ok || r.misaimed(&so.as, &so.to) != nil {
		r.restore(kept)
		r.err, r.certain = err, false
		return false, false
	}
	r.object = i
	return true, r.resolvesOnEntry(t, so)
}

// withoutTrigger are arguments without the last one where that only says what aims: "with it", "with its trigger".
func (r *reader) withoutTrigger(args []tree.Arg, i int) []tree.Arg {
	last := len(args) - 1
	if a := &args[last]; last == 0 || a.Prep != withWord || len(a.Of) != 1 {
		return args
	}
	p := args[last].Of[0]
	n, ok := noun{}, false
	if p.Stuff != nil && p.Stuff.Unit == tree.OfTrigger {
		n, ok = r.triggerHolder(p)
	} else {
		n, ok = r.nounOf(p)
	}
	if !ok || n.card != r.things[i].card {
		r.err = nil
		return args
	}
	return args[:last]
}

// triggerHolder is what has the triggered ability of which a phrase speaks: "its trigger" is that of what has only just entered, or else of
// the one thing that was spoken of.
func (r *reader) triggerHolder(p *tree.Phrase) (noun, bool) {
	if p.Whose.Ref != english.ItsHolder {
		return r.nounOf(p.Whose)
	}
	if i := r.enteredLast(); i != nobody {
		return r.nounFor(i, p.Span[0], p.Span[1]), true
	}
	list := r.meantByIt()
	if len(list) != 1 {
		r.i = p.Span[0]
		return noun{}, r.fail()
	}
	return r.nounFor(list[0], p.Span[0], p.Span[1]), true
}

// toTarget is the verb of aiming.
const toTarget = "target"
