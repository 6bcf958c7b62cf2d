package explore

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"apnap/engine"
)

// bringUp settles an event and brings up the events it contains.
func (w *nWorld) bringUp(i int) {
	e := &w.now[i]
	e.done = true
	var born []nEvent
	switch e.Kind {
	case engine.DrawCards:
		w.after = append(w.after, nJob{draws: e.Amount, draw: *e})
		w.now = slices.Delete(w.now, i, i+1)
	case engine.Destroy:
		e.Kind, e.From, e.Dest, e.How, e.done = engine.Move, engine.Battlefield, engine.Graveyard, "destroyed", false
	case engine.PayLife:
		c := *e
		c.Kind, c.Result, c.done, c.had = engine.LoseLife, true, false, maps.Clone(e.had)
		w.add(c)
	case engine.Enter:
		for _, k := range e.Entry.Counters {
			c := nEvent{Event: e.Event, had: maps.Clone(e.had), inside: e.number}
			c.Kind, c.To, c.Counter, c.Amount, c.Player, c.Entry, c.Cause = engine.PutCounters, engine.ObjectEntity(e.Object), k.Kind, k.N, e.Under, nil, engine.ByEffect
			if w.q.Edition.ID < "2017-09-29" {
				c.Cause = e.Cause
			}
			born = append(born, c)
		}
		e.Entry.Counters = nil
	case engine.CreateTokens:
		made := *e
		w.now = slices.Delete(w.now, i, i+1)
		for _, t := range w.eachToken(made.Tokens) {
			if t.N > 0 {
				w.board.Objects = append(w.board.Objects, engine.Object{Name: t.Name, Controller: made.Under, Owner: made.Under, Zone: engine.OutsideGame,
					TypesKnown: true, ColorsKnown: true, Types: t.Types, Subtypes: t.Subtypes, Colors: t.Colors, Power: t.Power, Toughness: t.Toughness, Token: engine.Yes, AttachedTo: engine.Nobody()})
				c := nEvent{Event: made.Event, had: maps.Clone(made.had)}
				c.Tokens = []engine.Tokens{t}
				c.Kind, c.Object, c.Amount, c.From = engine.Enter, engine.ObjectID(len(w.board.Objects)-1), t.N, engine.OutsideGame
				c.Entry = &engine.Entry{Tapped: t.Tapped, CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), Created: true}
				w.add(c)
			}
		}
	}
	for _, c := range born {
		w.add(c)
	}
}

// results turns all the damage that has settled into what it results in.
func (w *nWorld) results() {
	var born []engine.Event
	for i := range w.now {
		if e := &w.now[i]; e.Kind == engine.Damage && !e.split {
			e.split = true
			born = append(born, w.resultsOf(&e.Event)...)
		}
	}
	for i, ev := range born {
		for j := range born[:i] {
			if other := &born[j]; ev.Kind == engine.GainLife && other.Kind == ev.Kind && other.Source == ev.Source && other.Player == ev.Player {
				ev.Amount, other.Amount = ev.Amount+other.Amount, 0
			}
		}
		born[i] = ev
	}
	for _, ev := range born {
		if ev.Kind != engine.GainLife || ev.Amount > 0 {
			w.add(nEvent{Event: ev, had: map[int]bool{}})
		}
	}
}

// resultsOf is what damage from one source to one recipient results in.
func (w *nWorld) resultsOf(e *engine.Event) []engine.Event {
	var words []string
	owner := e.Doer
	if e.Source != engine.NoObject {
		words, owner = w.board.Objects[e.Source].Keywords, w.board.Objects[e.Source].Controller
	}
	has := func(word string) bool { return slices.Contains(words, word) }
	var out []engine.Event
	result := func(k engine.EventKind, p engine.PlayerID, counter string, n int) {
		r := nBlank(k)
		r.Player, r.Source, r.Doer, r.Amount, r.Cause, r.Result, r.Combat = p, e.Source, owner, n, engine.BySpecial, true, e.Combat
		if counter != "" {
			r.To, r.Counter = e.To, counter
		}
		out = append(out, r)
	}
	if e.To.Player != engine.NoPlayer {
		if has("infect") {
			result(engine.PutCounters, owner, "poison", e.Amount)
		} else {
			result(engine.LoseLife, e.To.Player, "", e.Amount)
		}
		if e.Combat && has("toxic 2") {
			result(engine.PutCounters, owner, "poison", 2)
		}
	} else {
		o := &w.board.Objects[e.To.Object]
		if o.Types&engine.Planeswalker != 0 {
			result(engine.RemoveCounters, owner, "loyalty", e.Amount)
		}
		if o.Types&engine.Creature != 0 && (has("wither") || has("infect")) {
			result(engine.PutCounters, owner, "-1/-1", e.Amount)
		}
	}
	if has("lifelink") && owner != engine.NoPlayer && w.q.Edition.ID >= "2009-07-11" {
		result(engine.GainLife, owner, "", e.Amount)
	}
	return out
}

// happenAll lets everything happen at once, then lines up what follows:
// additional effects first, draws after them in turn order.
func (w *nWorld) happenAll() {
	for i := range w.now {
		if in := w.now[i].inside; in != 0 {
			for j := range w.now {
				if w.now[j].number == in {
					w.now[j].Entry.Counters = more(w.now[j].Entry.Counters, w.now[i].Counter, w.now[i].Amount)
				}
			}
		}
	}
	for i := range w.now {
		if w.now[i].inside == 0 {
			w.occurs(&w.now[i].Event)
		}
	}
	w.now = nil
	var riders, draws []nJob
	for _, j := range w.after {
		if j.draws > 0 {
			draws = append(draws, j)
		} else {
			riders = append(riders, j)
		}
	}
	slices.SortStableFunc(draws, func(a, b nJob) int { return w.turn(a.draw.Player) - w.turn(b.draw.Player) })
	w.todo = append(append(riders, draws...), w.todo...)
	w.after = nil
}

// more is a list of counters with n of a kind added.
func more(cs []engine.CounterCount, kind string, n int) []engine.CounterCount {
	cs = slices.Clone(cs)
	for i := range cs {
		if cs[i].Kind == kind {
			cs[i].N += n
			return cs
		}
	}
	return append(cs, engine.CounterCount{Kind: kind, N: n})
}

// occurs changes the board by one event.
func (w *nWorld) occurs(ev *engine.Event) {
	n := ev.Amount
	switch ev.Kind {
	case engine.GainLife, engine.LoseLife:
		sign := 1
		if ev.Kind == engine.LoseLife {
			sign = -1
		}
		if w.board.Players[ev.Player].Life != engine.Unset {
			w.board.Players[ev.Player].Life += sign * n
		}
	case engine.Draw:
		p := &w.board.Players[ev.Player]
		if p.Library == 0 {
			w.tried = append(w.tried, ev.Player)
			return
		}
		if p.Library != engine.Unset {
			p.Library--
		}
		if p.Hand != engine.Unset {
			p.Hand++
		}
	case engine.Mill:
		if p := &w.board.Players[ev.Player]; p.Library != engine.Unset {
			p.Library -= n
		}
	case engine.Discard:
		if p := &w.board.Players[ev.Player]; p.Hand != engine.Unset {
			p.Hand -= n
		}
	case engine.Damage:
		w.markDamage(ev)
	case engine.PutCounters:
		w.counters(ev.To, ev.Counter, n)
	case engine.RemoveCounters:
		has := 0
		for _, c := range *w.countersOf(ev.To) {
			if c.Kind == ev.Counter {
				has = c.N
			}
		}
		n = min(n, has)
		w.counters(ev.To, ev.Counter, -n)
	case engine.Move:
		o := &w.board.Objects[ev.Object]
		o.Zone, o.Controller, n = ev.Dest, engine.NoPlayer, 1
	case engine.Enter:
		o := w.entered(ev)
		w.board.Objects[ev.Object] = *o
	case engine.Regenerate:
		w.board.Objects[ev.Object].Tapped, n = true, 1
	case engine.Tap:
		w.board.Objects[ev.Object].Tapped, n = true, 1
	}
	if n > 0 {
		w.facts[w.fact(ev)] += n
	}
}

func (w *nWorld) countersOf(e engine.Entity) *[]engine.CounterCount {
	if e.Player != engine.NoPlayer {
		return &w.board.Players[e.Player].Counters
	}
	return &w.board.Objects[e.Object].Counters
}

func (w *nWorld) counters(e engine.Entity, kind string, n int) {
	list := w.countersOf(e)
	*list = more(*list, kind, n)
}

// fact spells an event that happened, without its amount.
func (w *nWorld) fact(ev *engine.Event) string { return spell(w.q, &w.board, ev) }

// spell is a fact in words that no order of effects and no numbering of objects
// changes.
func spell(q *engine.Scenario, b *engine.Board, ev *engine.Event) string {
	name := func(o engine.ObjectID) string {
		switch {
		case o == engine.NoObject:
			return "-"
		case int(o) < len(q.Board.Objects):
			return q.Board.Objects[o].Name
		}
		return b.Objects[o].Name
	}
	to := fmt.Sprint(ev.To.Player)
	if ev.To.Object != engine.NoObject {
		to = name(ev.To.Object)
	}
	switch ev.Kind {
	case engine.Damage:
		return fmt.Sprint("damage ", name(ev.Source), " to ", to, ev.Combat, ev.Unpreventable)
	case engine.PutCounters, engine.RemoveCounters:
		return fmt.Sprint("counters ", ev.Kind, ev.Counter, " on ", to, ev.Result)
	case engine.Move:
		return fmt.Sprint("move ", name(ev.Object), ev.From, ev.Dest, ev.Position, ev.How)
	case engine.Enter:
		var cs []string
		for _, c := range ev.Entry.Counters {
			if c.N > 0 {
				cs = append(cs, fmt.Sprint(c.Kind, c.N))
			}
		}
		slices.Sort(cs)
		what := name(ev.Object)
		if len(ev.Tokens) > 0 {
			what = ev.Tokens[0].Name
		}
		return fmt.Sprint("enter ", what, " under ", ev.Under, ev.Entry.Tapped, " copy ", name(ev.Entry.CopyOf), strings.Join(cs, ","))
	case engine.Regenerate, engine.Tap, engine.Destroy:
		return fmt.Sprint(ev.Kind, name(ev.Object))
	}
	return fmt.Sprint(ev.Kind, " by ", ev.Player, ev.Result)
}

// called is an effect's name, the first one's for effects that nothing tells
// apart.
func called(q *engine.Scenario, e int) string {
	b := &q.Effects[e]
	for i := range q.Effects {
		a := &q.Effects[i]
		if a.Controller == b.Controller && a.Target == b.Target && reflect.DeepEqual(a.Effect, b.Effect) {
			return a.ID
		}
	}
	return b.ID
}

// outcome spells how this world ended.
func (w *nWorld) outcome() string {
	facts := maps.Clone(w.facts)
	for i := range w.q.Effects {
		inst := &w.q.Effects[i]
		if w.left[i] > 0 && !(nAims(inst.Effect) && w.gone(inst.Target.Object)) {
			leave(facts, called(w.q, i), w.left[i])
		}
	}
	return join2(facts)
}

// nAims reports whether an effect speaks of its target.
func nAims(e *engine.Effect) bool {
	if e.When.Affected != nil && e.When.Affected.Is == engine.Target {
		return true
	}
	return slices.ContainsFunc(e.Do, func(c engine.Change) bool { return c.Ref == engine.Target })
}

// gone reports whether an object has left the battlefield.
func (w *nWorld) gone(o engine.ObjectID) bool {
	return o != engine.NoObject && w.board.Objects[o].Zone != engine.Battlefield
}

func join2(facts map[string]int) string {
	var list []string
	for k, n := range facts {
		list = append(list, fmt.Sprint(k, ": ", n))
	}
	slices.Sort(list)
	return strings.Join(list, "; ")
}

// spelled is an outcome of the engine in the naive resolver's words.
func spelled(q *engine.Scenario, o *engine.Outcome) string {
	facts := map[string]int{}
	for i := range o.Facts {
		f := &o.Facts[i]
		switch {
		case f.Nothing:
		case f.Shield != engine.NoEffect:
			leave(facts, called(q, int(f.Shield)), f.Amount)
		case f.Event.Kind == engine.Move || f.Event.Kind == engine.Regenerate || f.Event.Kind == engine.Tap:
			facts[spell(q, o.Board, &f.Event)]++
		default:
			facts[spell(q, o.Board, &f.Event)] += f.Amount
		}
	}
	return join2(facts)
}

// leave notes what is left of a shield; of shields that nothing can tell apart
// also in how many it is left: 1 in each of two is not 2 in one.
func leave(facts map[string]int, name string, n int) {
	if facts["left of "+name] > 0 && n > 0 {
		facts["more than one "+name]++
	}
	facts["left of "+name] += n
}
