package explore

import (
	"math/big"
	"math/bits"
	"slices"
	"sort"
	"strconv"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// The default bounds of Explore.
const (
	defaultStates   = 4_000_000
	defaultOutcomes = 20_000
	// smallGraph bounds the work spent on telling which choices of a graph
	// matter exactly; beyond it every choice of a witness is shown.
	smallGraph = 1 << 22
)

// vertex is a choice or an end in the graph of all plays. Its children are a
// stretch of explorer.kids.
type vertex struct {
	first  int32
	size   int32
	leaf   int32 // index of the outcome, -1 for a choice
	offers int32 // where in offers the effects stand that a choice of their order offers, 0 for what is not such a choice
	player engine.PlayerID
}

// explorer walks every way the choices can go, with equal states merged.
type explorer struct {
	w        *agenda.Stepper
	limits   engine.Limits
	seen     table
	stack    []int32 // children found so far, of all choices on the way
	vertices []vertex
	kids     []int32
	orders   []uint64
	large    map[int32]*big.Int // orders beyond 64 bits
	ends     []*engine.Outcome
	keys     []string // of ends, by which they are sorted
	endAt    map[string]int32
	complete bool
	visits   int // answers to try of the choices come upon, finished or not
	light    int // answers that were not played, until they count as one that was
	pasts    *pasts
	free     spares
	forms    *forms
	// alone is set where one player makes every choice of the graph as it was with
	// toldOf vertices: sets then tells what each comes to, and otherwise forms.
	alone   bool
	toldOf  int
	sets    *endSets
	nobodys []nobodys
	// offers are the effects that choices of their order offer, one choice after the other.
	offers []engine.EffectID
	// atOnce has the vertices that stand for simultaneous events and their choices.
	atOnce map[int32]*simultaneous
	// reached is what each answer of the choice reachedFrom can reach.
	reached     [][]bool
	reachedFrom int32
}

// nobodys is a choice about something that has neither controller nor owner, so
// that the rules name nobody to make it.
type nobodys struct {
	vertex int32
	about  engine.ObjectID
}

// cut stands for a play that the bounds cut short.
const cut int32 = -1

// orDefault are the limits with those that are not set.
func orDefault(l engine.Limits) engine.Limits {
	if l.States <= 0 {
		l.States = defaultStates
	}
	if l.Outcomes <= 0 {
		l.Outcomes = defaultOutcomes
	}
	return l
}

func newExplorer(w *agenda.Stepper, limits engine.Limits) *explorer {
	x := &explorer{w: w, limits: orDefault(limits), complete: true}
	x.pasts = newPasts(x)
	return x
}

// visit explores from a state, which it may change, and returns its vertex.
func (x *explorer) visit(st *play.State) int32 {
	x.w.Pauses = true
	x.w.Advance(st)
	x.w.Pauses = false
	if x.w.Err != nil {
		return cut
	}
	if st.Done {
		return x.end(st)
	}
	if st.Paused {
		return x.settled(st)
	}
	if x.visits >= x.limits.States {
		x.complete = false
		return cut
	}
	if id, ok := x.lanes(st); ok {
		return id
	}
	if id, ok := x.simultaneous(st); ok || x.w.Err != nil {
		return id
	}
	p, base := st.Choice, len(x.stack)
	x.visits += x.effort(p)
	for i := 0; i < p.Size(); i++ {
		c := x.fresh()
		st.CloneInto(c)
		agenda.Take(x.w.Walker, c, i)
		id := x.visit(c)
		x.free = append(x.free, c)
		if x.w.Err != nil {
			return cut
		}
		x.stack = append(x.stack, id)
	}
	kids := x.stack[base:]
	id := x.add(vertex{first: int32(len(x.kids)), size: int32(len(kids)), leaf: -1, offers: x.offersOf(p), player: p.Chooser}, kids)
	x.stack = x.stack[:base]
	if n := st.At(p.Node); p.Chooser == engine.NoPlayer && n >= 0 {
		x.nobodys = append(x.nobodys, nobodys{vertex: id, about: look.Affected(&st.Moment[n].Ev).Object})
	}
	return id
}

// offersOf keeps what a choice offers, where that is effects and nothing else.
func (x *explorer) offersOf(p *play.Point) int32 {
	if p.Kind != engine.ChooseOrder || p.Nodes != nil || p.Loop || x.w.IsMay(p) {
		return 0
	}
	return x.keepOffers(p.Order)
}

// keepOffers keeps what a choice offers, behind what those before it do.
func (x *explorer) keepOffers(order []engine.EffectID) int32 {
	if len(x.offers) == 0 {
		x.offers = append(x.offers, engine.NoEffect) // so that none begins at 0
	}
	x.offers = append(x.offers, order...)
	return int32(len(x.offers) - len(order))
}

// wantsChooser is the error for a choice that matters and that nobody is named
// for, nil where there is none.
func (x *explorer) wantsChooser() error {
	for _, c := range x.nobodys {
		if c.about != engine.NoObject && x.matters(c.vertex) {
			o := &x.w.Scenario.Board.Objects[c.about]
			return &engine.NeedFact{Effect: engine.NoEffect, Object: c.about, Player: engine.NoPlayer, Missing: look.AboutObject(o, engine.AskedController, say.New("who controls %s", o.Name))}
		}
	}
	return nil
}

// effort is what a choice counts against the bound on states: an answer each,
// and where a shield is shared out the list of ways that every answer makes anew.
func (x *explorer) effort(p *play.Point) int {
	n := p.Size()
	if p.Kind == engine.ChooseDivide {
		n += n * n / 2
	}
	return n
}

// settled explores on from where an effect has been applied or a moment has
// settled: plays that came to the same events by different orders go on as one.
func (x *explorer) settled(st *play.State) int32 {
	at := standingOf(st)
	key := at.whole()
	if id, ok := x.seen.get(key); ok {
		return id
	}
	notes := notedIn(st)
	id, ok := x.pasts.goOn(st, at, notes)
	if !ok {
		st.Paused = false
		id = x.visit(st)
	}
	if x.w.Err == nil && id != cut {
		x.seen.meet(key, id)
		x.pasts.keep(at, notes, id)
	}
	return id
}

// fresh is a state whose storage can be reused.
func (x *explorer) fresh() *play.State { return x.free.take() }

// spares are states that are done with.
type spares []*play.State

// take is one of them, or a new one.
func (s *spares) take() *play.State {
	if n := len(*s); n > 0 {
		st := (*s)[n-1]
		*s = (*s)[:n-1]
		return st
	}
	return new(play.State)
}

// expect makes room for so many more choices with so many answers.
func (x *explorer) expect(choices, answers int) {
	x.vertices = slices.Grow(x.vertices, choices+1)
	x.orders = slices.Grow(x.orders, choices+1)
	x.kids = slices.Grow(x.kids, answers)
}

// add files a vertex and counts the orders below it.
func (x *explorer) add(v vertex, kids []int32) int32 {
	id := int32(len(x.vertices))
	x.kids = append(x.kids, kids...)
	x.vertices = append(x.vertices, v)
	if v.leaf >= 0 {
		x.orders = append(x.orders, 1)
		return id
	}
	x.orders = append(x.orders, 0)
	var sum, carry uint64
	large := false
	for _, k := range kids {
		if k == cut {
			continue
		}
		large = large || x.large != nil && x.large[k] != nil
		var c uint64
		sum, c = bits.Add64(sum, x.orders[k], 0)
		carry |= c
	}
	if !large && carry == 0 {
		x.orders[id] = sum
		return id
	}
	total := new(big.Int)
	for _, k := range kids {
		if k != cut {
			total.Add(total, x.count(k))
		}
	}
	if x.large == nil {
		x.large = map[int32]*big.Int{}
	}
	x.large[id] = total
	return id
}

// count is the number of orders below a vertex.
func (x *explorer) count(id int32) *big.Int {
	if id == cut {
		return new(big.Int)
	}
	if n := x.large[id]; n != nil {
		return n
	}
	return new(big.Int).SetUint64(x.orders[id])
}

// end files the outcome of a finished play.
func (x *explorer) end(st *play.State) int32 {
	at := standingOf(st)
	print := at.whole()
	if id, ok := x.seen.get(print); ok {
		return id
	}
	id := x.file(st)
	if id != cut {
		x.seen.put(print, id)
		if x.pasts != nil {
			x.pasts.place(at, id)
		}
	}
	return id
}

// file finds the end that a finished play has come to, or begins one.
func (x *explorer) file(st *play.State) int32 {
	back := x.w.LooksBack
	o := outcome(x.w.Walker, st)
	x.w.LooksBack = back // the end is told of all that has happened, and nothing goes on from there
	amounts := amountsOf(o.Facts)
	key := outcomeKey(o, amounts, x.w.Twin)
	if id, ok := x.endAt[key]; ok {
		return id
	}
	if len(x.ends) >= x.limits.Outcomes {
		x.complete = false
		return cut
	}
	x.ends, x.keys = append(x.ends, o), append(x.keys, sortKey(o, amounts, key))
	id := x.add(vertex{leaf: int32(len(x.ends) - 1)}, nil)
	if x.endAt == nil {
		x.endAt = map[string]int32{}
	}
	x.endAt[key] = id
	return id
}

// below is the children of a vertex.
func (x *explorer) below(id int32) []int32 {
	v := x.vertices[id]
	return x.kids[v.first : v.first+v.size]
}

// reach marks the outcomes that can be reached from a vertex.
func (x *explorer) reach(id int32) []bool { return x.reachEach([]int32{id})[0] }

// reachEach marks, for each of several vertices, the outcomes that can be reached
// from it. Children stand before their parents in the list of vertices, so that
// one sweep down the list carries what can be reached from above.
func (x *explorer) reachEach(ids []int32) [][]bool {
	out := make([][]bool, 0, len(ids))
	for some := range slices.Chunk(ids, 64) {
		top := slices.Max(some)
		from := make([]uint64, top+1)
		for i, id := range some {
			out = append(out, make([]bool, len(x.ends)))
			if id != cut {
				from[id] |= 1 << uint(i)
			}
		}
		reached := out[len(out)-len(some):]
		for v := top; v >= 0; v-- {
			if from[v] == 0 {
				continue
			}
			if leaf := x.vertices[v].leaf; leaf >= 0 {
				for i := range reached {
					reached[i][leaf] = from[v]&(1<<uint(i)) != 0
				}
				continue
			}
			for _, k := range x.below(v) {
				if k != cut {
					from[k] |= from[v]
				}
			}
		}
	}
	return out
}

// reachBelow is what each answer of a choice can reach; the last choice that was
// asked about is kept, since several questions are put to the same one.
func (x *explorer) reachBelow(id int32) [][]bool {
	if x.reached == nil || x.reachedFrom != id {
		x.reached, x.reachedFrom = x.reachEach(x.below(id)), id
	}
	return x.reached
}

// matters reports whether the answers of a choice end differently, or leave the
// end to different players.
func (x *explorer) matters(id int32) bool { return x.mattersAt(x.placeOf(id)) }

// shows reports whether a choice is told as one that matters; in a large graph each is.
func (x *explorer) shows(id int32) bool { return x.showsAt(x.placeOf(id)) }

// witness is the shortest list of option positions from a vertex to each
// outcome, of the shortest the first by its options, so that the same question gives
// the same lists.
func (x *explorer) witness(from int32) [][]int {
	if from == cut {
		return make([][]int, len(x.ends))
	}
	if x.atOnce != nil {
		return x.witnessAmong(from)
	}
	if out, ok := x.witnessSwept(from); ok {
		return out
	}
	return x.witnessSought(from)
}

// The bounds within which a way is spelled in one word: of each answer the option, the
// first in the highest bits, and above them all how many answers there are, from 1 on,
// so that the smaller word is the shorter way, or the first of two as long.
const (
	mostSpelled = 14
	mostOptions = 16
)

// witnessSwept finds witnesses by one sweep down the list of vertices, in which
// children stand before their parents; false where a way has too many answers or
// options to be spelled.
func (x *explorer) witnessSwept(from int32) ([][]int, bool) {
	out, ways := make([][]int, len(x.ends)), make([]uint64, from+1)
	ways[from] = 1 << 56
	large := x.isLarge()
	for v := from; v >= 0; v-- {
		way := ways[v]
		if way == 0 {
			continue
		}
		if leaf := x.vertices[v].leaf; leaf >= 0 {
			out[leaf] = spelledWay(way)
			continue
		}
		answers, kids := int(way>>56), x.below(v)
		if answers > mostSpelled || len(kids) > mostOptions {
			return nil, false
		}
		shown, shift := large || x.shows(v), uint(56-4*answers)
		way += 1 << 56
		for i, k := range kids {
			if k == cut {
				continue
			}
			if to := way | uint64(i)<<shift; ways[k] == 0 || to < ways[k] {
				ways[k] = to
			}
			if !shown {
				break // passed over, as a replay passes over it
			}
		}
	}
	return out, true
}

// spelledWay lists the options of a way.
func spelledWay(way uint64) []int {
	path := make([]int, way>>56-1)
	for i := range path {
		path[i] = int(way >> uint(52-4*i) & 15)
	}
	return path
}

// witnessSought finds witnesses breadth first.
func (x *explorer) witnessSought(from int32) [][]int {
	out := make([][]int, len(x.ends))
	come := make([]int32, from+1) // the vertex before each, counted from 1; 0 where none has come yet
	come[from] = from + 1
	queue := append(make([]int32, 0, from+1), from)
	for next := 0; next < len(queue); next++ {
		v := queue[next]
		if leaf := x.vertices[v].leaf; leaf >= 0 {
			path := []int{}
			for u := v; u != from; u = come[u] - 1 {
				path = append(path, slices.Index(x.below(come[u]-1), u))
			}
			slices.Reverse(path)
			out[leaf] = path
			continue
		}
		shown := x.shows(v)
		for _, k := range x.below(v) {
			if k != cut && come[k] == 0 {
				come[k] = v + 1
				queue = append(queue, k)
			}
			if k != cut && !shown {
				break // passed over, as a replay passes over it
			}
		}
	}
	return out
}

// Explore walks every way the choices after the given answers can go.
func Explore(s *engine.Scenario, answers []engine.Answer, limits engine.Limits) (*engine.Exploration, error) {
	w, st, err := agenda.NewStepper(s)
	if err != nil {
		return nil, err
	}
	return newExplorer(w, limits).all(st, answers)
}

// all walks every way from the start on that begins with the given answers.
func (x *explorer) all(st *play.State, answers []engine.Answer) (*engine.Exploration, error) {
	log, err := (&replayer{w: x.w, x: x}).replay(st, answers)
	if err != nil {
		return nil, err
	}
	root := x.visit(st.Clone())
	if x.w.Err != nil {
		return nil, x.w.Err
	}
	return x.report(st, root, log)
}

// report puts together what was found from the state after the given answers.
func (x *explorer) report(st *play.State, root int32, log []engine.Answer) (*engine.Exploration, error) {
	out := &engine.Exploration{Orders: x.count(root), Complete: x.complete, States: len(x.vertices), Prefix: log}
	at, here := st.Clone(), x.placeOf(root)
	x.w.Advance(at)
	for !x.isEnd(here) && !x.mattersAt(here) {
		out.Prefix = append(out.Prefix, engine.Answer{At: len(out.Prefix), Option: options(x.w.Walker, at)[0].ID})
		agenda.Take(x.w.Walker, at, 0)
		x.w.Advance(at)
		here = x.answered(here, 0)
	}
	order := x.listEnds(out, st, root, len(log))
	if !x.isEnd(here) {
		out.Choice = choiceAt(x.w.Walker, at)
		for _, reached := range x.reachAt(here) {
			var r []int
			for i, ok := range reached {
				if ok {
					r = append(r, order[i])
				}
			}
			sort.Ints(r)
			out.Reach = append(out.Reach, r)
		}
	}
	if err := x.wantsChooser(); err != nil {
		return nil, err
	}
	out.Matters = len(out.Ends) > 1
	out.Assured = x.assured(root, order)
	out.Assumed = possible.Assumed(x.w.Walker)
	return out, x.w.Err
}

// listEnds lists the reachable outcomes with their witnesses, sorted, and
// returns where each outcome stands.
func (x *explorer) listEnds(out *engine.Exploration, st *play.State, root int32, given int) []int {
	paths := x.witness(root)
	var found []int
	for i := range x.ends {
		if paths[i] != nil {
			found = append(found, i)
		}
	}
	sort.SliceStable(found, func(a, b int) bool { return x.keys[found[a]] < x.keys[found[b]] })
	order := make([]int, len(x.ends))
	for pos, i := range found {
		order[i] = pos
	}
	// Replayed in the order of their answers, witnesses share what they begin with.
	out.Ends = make([]engine.End, len(found))
	slices.SortFunc(found, func(a, b int) int { return slices.Compare(paths[a], paths[b]) })
	sp := newSpeller(x, st, root, out.Prefix[:given])
	for _, i := range found {
		out.Ends[order[i]] = sp.spell(x.ends[i], paths[i])
	}
	return order
}

// sortKey orders outcomes: by amounts first, so that 4 damage stands before 5,
// then by everything else, which is the outcome's key.
func sortKey(o *engine.Outcome, amounts []int, everything string) string {
	var b []byte
	for i, n := range amounts {
		if n < 0 {
			continue
		}
		b = strconv.AppendInt(b, int64(o.Facts[i].Event.Kind)+100, 10)
		for least := int64(100_000_000_000); least > 1 && int64(n) < least; least /= 10 {
			b = append(b, '0')
		}
		b = strconv.AppendInt(b, int64(n), 10)
	}
	return string(append(append(b, '\n'), everything...))
}
