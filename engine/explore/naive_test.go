package explore

import (
	"fmt"
	"maps"
	"slices"

	"apnap/engine"
)

// This file and its naive_* neighbours resolve small questions straight from
// the rules, slowly: every order of every choice is walked, nothing is merged,
// and nothing of the engine is used but its data types. Properties compare what
// it finds with what Explore finds.

// nEvent is an event that is still to happen in the naive resolver.
type nEvent struct {
	engine.Event
	had    map[int]bool // effects that had their opportunity on it
	done   bool         // nothing applies to it any more
	order  []int        // effects whose order was given beforehand
	split  bool         // its results have been worked out
	inside int          // number of the entering event it belongs to, 0 for none
	number int
	remade bool // a replacement effect has made another number of it
}

// nJob is something that follows the present events.
type nJob struct {
	ins       []engine.Instruction // an additional effect
	effect    int
	before    engine.Event
	prevented int
	draws     int // single draws to make
	draw      nEvent
	moment    bool // the question's next moment
}

// nWorld is one way things can stand.
type nWorld struct {
	q      *engine.Scenario
	board  engine.Board
	left   []int // what is left of each effect: uses or points, -1 without end
	now    []nEvent
	after  []nJob
	todo   []nJob
	facts  map[string]int
	moment int
	last   int // the newest event's number
	ask    *nAsk
	begun  map[string]bool // the times that uses of effects have answered in this moment
	// noAhead is set while prohibitions look at entering objects as they are.
	noAhead bool
	looked  int                     // before which moment state-based actions were checked last
	over    bool                    // somebody has lost
	tried   []engine.PlayerID       // who drew from an empty library since
	damaged map[engine.ObjectID]int // damage marked on creatures
	steps   *int                    // how many steps all worlds together have taken
}

// nMostSteps bounds the walk of one question: of the questions that take more,
// one in eight thousand would come to an end within five times as many.
const nMostSteps = 40_000

// nAsk is an effect that is being applied and has put questions.
type nAsk struct {
	event, effect int
	picks         []int
	may           bool // it is optional and nobody has said yet whether to use it
}

// nFork is a point where somebody chooses: each way stands for one answer.
type nFork struct {
	chooser engine.PlayerID
	ways    []*nWorld
}

// naive returns all outcomes of a question, who makes the first choice that
// changes which of them can be reached (NoPlayer when nobody does), and what
// each player can bring about alone.
//
// The last result is false for a question with too many ways to walk.
func naive(q *engine.Scenario) ([]string, engine.PlayerID, [2]map[string]bool, bool) {
	w := &nWorld{q: q, steps: new(int), facts: map[string]int{}, begun: map[string]bool{}, damaged: map[engine.ObjectID]int{}, todo: []nJob{{moment: true}}}
	w.board = nBoard(&q.Board)
	for i := range q.Effects {
		b := q.Effects[i].Effect.Budget
		n := -1
		if b.Kind != engine.Static {
			n = 1
			if b.N != nil {
				n = b.N.N
			}
		}
		w.left = append(w.left, n)
	}
	ends := map[string]bool{}
	form, first := w.ends(ends)
	return slices.Sorted(maps.Keys(ends)), first, form.sure, *w.steps < nMostSteps
}

// nForm is what choices come to from some point on: one outcome, or what a
// player decides between. Choices that change nothing are left out, and choices
// of one player that follow each other count as one.
type nForm struct {
	key   string
	who   engine.PlayerID
	parts map[string]bool
	sure  [2]map[string]bool // for each player the outcomes that player can bring about alone
}

// ends walks every way from here: the outcomes, the form, and who makes the
// first choice that changes the form.
func (w *nWorld) ends(all map[string]bool) (nForm, engine.PlayerID) {
	for {
		var f *nFork
		if *w.steps++; *w.steps < nMostSteps {
			f = w.step()
		}
		if f == nil {
			o := w.outcome()
			all[o] = true
			one := map[string]bool{o: true}
			return nForm{key: o, who: engine.NoPlayer, sure: [2]map[string]bool{one, one}}, engine.NoPlayer
		}
		if len(f.ways) == 1 {
			w = f.ways[0]
			continue
		}
		first, next := f.ways[0].ends(all)
		form := nForm{who: f.chooser, parts: map[string]bool{}, sure: first.sure}
		kinds := map[string]bool{}
		for i, x := range f.ways {
			g := first
			if i > 0 {
				g, _ = x.ends(all)
				form.sure = bothSure(form.sure, g.sure, f.chooser)
			}
			kinds[g.key] = true
			if g.who != f.chooser {
				form.parts[g.key] = true
				continue
			}
			maps.Copy(form.parts, g.parts)
		}
		if len(kinds) == 1 {
			first.sure = form.sure
			return first, next
		}
		form.key = fmt.Sprint(f.chooser, slices.Sorted(maps.Keys(form.parts)))
		return form, f.chooser
	}
}

// bothSure is what each player can be sure of where somebody chooses between
// two ways: the chooser of what either assures, the other of what both do.
func bothSure(a, b [2]map[string]bool, chooser engine.PlayerID) [2]map[string]bool {
	var out [2]map[string]bool
	for p := range out {
		out[p] = maps.Clone(a[p])
		if engine.PlayerID(p) == chooser {
			maps.Copy(out[p], b[p])
			continue
		}
		maps.DeleteFunc(out[p], func(o string, _ bool) bool { return !b[p][o] })
	}
	return out
}

// clone is a deep copy.
func (w *nWorld) clone() *nWorld {
	c := *w
	c.board = nBoard(&w.board)
	c.left = slices.Clone(w.left)
	c.now = slices.Clone(w.now)
	for i := range c.now {
		c.now[i].had = maps.Clone(c.now[i].had)
		c.now[i].Tokens = slices.Clone(c.now[i].Tokens)
		if e := c.now[i].Entry; e != nil {
			d := *e
			d.Counters = slices.Clone(d.Counters)
			c.now[i].Entry = &d
		}
	}
	c.after, c.todo = slices.Clone(w.after), slices.Clone(w.todo)
	c.facts, c.begun = maps.Clone(w.facts), maps.Clone(w.begun)
	c.damaged, c.tried = maps.Clone(w.damaged), slices.Clone(w.tried)
	c.ask = nil
	return &c
}

func nBoard(b *engine.Board) engine.Board {
	c := *b
	c.Players, c.Objects = slices.Clone(b.Players), slices.Clone(b.Objects)
	for i := range c.Players {
		c.Players[i].Counters = slices.Clone(c.Players[i].Counters)
	}
	for i := range c.Objects {
		c.Objects[i].Counters = slices.Clone(c.Objects[i].Counters)
	}
	return c
}

// sure is a fork with one way: nobody chooses.
func sure(w *nWorld) *nFork { return &nFork{chooser: engine.NoPlayer, ways: []*nWorld{w}} }

// step does the next thing; nil means that nothing is left to do.
func (w *nWorld) step() *nFork {
	if w.ask != nil && w.ask.may {
		return w.mayOrNot()
	}
	if w.ask != nil {
		return w.carryOn()
	}
	if len(w.now) == 0 && len(w.after) > 0 {
		c := w.clone()
		c.happenAll()
		return sure(c)
	}
	if len(w.now) == 0 {
		return w.nextJob()
	}
	for i := range w.now {
		if !w.now[i].done && w.cannotBe(i) {
			c := w.clone()
			c.now = slices.Delete(c.now, i, i+1)
			return sure(c)
		}
		if c := w.cutShort(i); c != nil {
			return sure(c)
		}
	}
	for i := range w.now {
		if c := w.withoutForbidden(i); c != nil {
			return sure(c)
		}
	}
	for i := range w.now {
		if e := &w.now[i]; !e.done && len(e.order) > 0 {
			c := w.clone()
			next := e.order[0]
			c.now[i].order = e.order[1:]
			if c.applies(i, next) {
				c.ask = &nAsk{event: e.number, effect: next, may: w.q.Effects[next].Effect.May != engine.NoRef}
			}
			return sure(c)
		}
	}
	for i := range w.now {
		if !w.now[i].done && len(w.applying(i)) == 0 {
			c := w.clone()
			c.bringUp(i)
			return sure(c)
		}
	}
	if f := w.choose(); f != nil {
		return f
	}
	c := w.clone()
	for i := range c.now {
		if c.now[i].Kind == engine.Damage && !c.now[i].split {
			c.results()
			return sure(c)
		}
	}
	c.happenAll()
	return sure(c)
}

// choose is the next choice among applicable effects: of the first player in
// turn order who has one, any of that player's events, any effect of the lowest
// class on them. Where all of an event's effects are optional and that player's to
// use, all may be passed up; whether to use somebody else's is asked of them.
func (w *nWorld) choose() *nFork {
	who := engine.NoPlayer
	for i := range w.now {
		if len(w.applying(i)) == 0 {
			continue
		}
		if p := w.whose(&w.now[i].Event); who == engine.NoPlayer || w.turn(p) < w.turn(who) {
			who = p
		}
	}
	if who == engine.NoPlayer {
		return nil
	}
	lowest := engine.ClassOther
	for i := range w.now {
		if list := w.applying(i); len(list) > 0 && w.whose(&w.now[i].Event) == who {
			lowest = min(lowest, w.class(list[0]))
		}
	}
	f := &nFork{chooser: who}
	for i := range w.now {
		list := w.applying(i)
		if w.whose(&w.now[i].Event) != who || len(list) > 0 && w.class(list[0]) != lowest {
			continue
		}
		if w.q.Edition.ID < "2001-07-23" && len(list) > 0 {
			for _, order := range orders(list) {
				c := w.clone()
				c.now[i].order = order
				f.ways = append(f.ways, c)
			}
			continue
		}
		free := len(list) > 0
		for _, e := range list {
			inst := &w.q.Effects[e]
			theirs := inst.Effect.May != engine.NoRef && inst.Controller != who
			free = free && inst.Effect.May != engine.NoRef && !theirs
			c := w.clone()
			c.ask = &nAsk{event: w.now[i].number, effect: e, may: theirs}
			f.ways = append(f.ways, c)
		}
		if free {
			c := w.clone()
			for _, e := range list {
				c.passUp(w.now[i].number, e)
			}
			f.ways = append(f.ways, c)
		}
	}
	return f
}

// passUp uses an effect's opportunity without its being applied.
func (w *nWorld) passUp(event, effect int) {
	a := &nApply{w: w, effect: effect}
	for i := range w.now {
		if w.now[i].number == event {
			a.on = []int{i}
		}
	}
	a.gather()
	for _, i := range a.on {
		w.now[i].had[w.mark(i, effect)] = true
	}
}

// orders lists every order of a list.
func orders(list []int) [][]int {
	if len(list) == 0 {
		return [][]int{nil}
	}
	var out [][]int
	for i, x := range list {
		for _, rest := range orders(slices.Delete(slices.Clone(list), i, i+1)) {
			out = append(out, append([]int{x}, rest...))
		}
	}
	return out
}

// mayOrNot lets the player an optional effect names say whether to use it.
func (w *nWorld) mayOrNot() *nFork {
	yes, no := w.clone(), w.clone()
	ask := *w.ask
	ask.may = false
	yes.ask = &ask
	no.passUp(ask.event, ask.effect)
	return &nFork{chooser: w.q.Effects[ask.effect].Controller, ways: []*nWorld{yes, no}}
}

// turn is a player's place in turn order, counted from the active player.
func (w *nWorld) turn(p engine.PlayerID) int {
	n := len(w.board.Players)
	return (int(p-w.board.Active) + n) % n
}

// whose is the affected player, the controller of the affected object, or the
// owner of one that nobody controls.
func (w *nWorld) whose(ev *engine.Event) engine.PlayerID {
	var o engine.ObjectID
	switch ev.Kind {
	case engine.Enter, engine.CreateTokens:
		return ev.Under
	case engine.Damage, engine.PutCounters, engine.RemoveCounters:
		if ev.To.Player != engine.NoPlayer {
			return ev.To.Player
		}
		o = ev.To.Object
		for i := range w.now {
			if w.now[i].Kind == engine.Enter && w.now[i].Object == o {
				return w.now[i].Under
			}
		}
	case engine.Destroy, engine.Move, engine.Regenerate, engine.Tap:
		o = ev.Object
	default:
		return ev.Player
	}
	outOfPlay := w.board.Objects[o].Zone != engine.Battlefield && w.q.Edition.ID < "2003-07-01"
	if c := w.board.Objects[o].Controller; c != engine.NoPlayer && !outOfPlay {
		return c
	}
	return w.board.Objects[o].Owner
}

// nextJob takes up what follows.
func (w *nWorld) nextJob() *nFork {
	if len(w.todo) == 0 {
		return nil
	}
	c := w.clone()
	j := c.todo[0]
	c.todo = c.todo[1:]
	clear(c.begun)
	switch {
	case j.moment && c.checked():
		c.todo = append(c.todo, nJob{moment: true})
	case j.moment:
		if c.moment < len(c.q.Events) {
			for _, ev := range c.q.Events[c.moment].Events {
				if !c.toNobody(&ev) {
					c.add(nEvent{Event: ev, had: map[int]bool{}})
				}
			}
			c.moment++
			c.todo = append(c.todo, nJob{moment: true})
		}
	case j.draws > 0:
		d := j.draw
		d.Kind, d.Amount, d.had, d.done = engine.Draw, 1, maps.Clone(d.had), false
		c.add(d)
		if j.draws--; j.draws > 0 {
			c.todo = append([]nJob{j}, c.todo...)
		}
	default:
		c.ride(j)
	}
	return sure(c)
}

func (w *nWorld) add(e nEvent) {
	w.last++
	e.number = w.last
	w.now = append(w.now, e)
}

// ride carries out the first instruction of an additional effect; the others
// wait their turn.
func (w *nWorld) ride(j nJob) {
	in := j.ins[0]
	if len(j.ins) > 1 {
		rest := j
		rest.ins = j.ins[1:]
		w.todo = append([]nJob{rest}, w.todo...)
	}
	for _, ev := range w.events(&in, j.effect, &j.before, j.prevented, j.prevented) {
		w.add(nEvent{Event: ev, had: map[int]bool{}})
	}
}
