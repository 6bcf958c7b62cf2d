package engine

// phase is how far a node of the current moment has come.
type phase uint8

const (
	open    phase = iota // effects may still apply
	waiting              // settled; it happens with the rest of its moment
)

// node is an event of the current moment with its place among the others.
type node struct {
	ev     Event
	id     uint16 // unique within the moment, from 1
	parent uint16 // the node whose event contains this one, 0 for none
	phase  phase
	spread bool // its results, or what it contains, have been worked out
	// seen are the effects that were applicable before anything changed the
	// event; others apply because of a change (cr.ChainedReplacement).
	seen    effectSet
	looked  bool
	changed bool
	within  bool // the event was contained in another
	// order holds the effects whose order was given beforehand, rest those that
	// still wait for their place in it (cr.ContradictionOnly).
	order, rest []EffectID
	ordered     bool // an order was given
}

// task is something still to be done after the current moment.
type task struct {
	events []Event       // events that happen together
	ins    []Instruction // instructions, one after another
	ctx    context
	draws  int // single draws still to come
	drawer PlayerID
	marks  Marks
	proto  Event // what the single draws look like
	next   bool  // go on with the question's next moment
	// follows is set on what comes "if you do", ifDone where that asks whether
	// something was done since there were facts facts, may where the action
	// was optional.
	follows, ifDone, may bool
	facts                int
}

// context is what instructions refer back to.
type context struct {
	effect    EffectID
	ev        Event
	prevented int
	meant     int // the damage it met that could not be prevented
	those     []ObjectID
	// of has the triggered ability that this is, and by controls it, where held is set.
	of   ObjectID
	by   PlayerID
	held bool
}

// pending is an effect that is being applied and has something to ask.
type pending struct {
	effect EffectID
	node   uint16
	picks  []int
	task   *task // set when an instruction asks, rather than an effect
}

// maxMoments bounds how many things follow from a question, so that effects
// that feed each other without end are refused.
const maxMoments = 1_000

// state is everything that can differ between two plays of the same scenario.
// Slices are copied before they are changed.
type state struct {
	board   *Board
	budgets []int32
	moment  []node
	lastID  uint16
	later   []task // after this moment, in order
	agenda  []task // what remains, the next thing last
	pend    *pending
	facts   *tale
	line    timeline
	moved   []ObjectID // what the last moment put into a graveyard from the battlefield
	// occasions are the uses begun in this moment of effects that wait for the
	// next time a source deals damage: what that source deals now is one time.
	occasions []occasion
	// drawn is how many cards the moment's own draws have drawn, and changedDraw
	// whether an effect put something else in place of one.
	drawn       int
	changedDraw bool
	// triggers are the abilities about prevented damage that have triggered.
	triggers []triggering
	// fired are the abilities that have triggered, in order.
	fired   []firing
	unsures []unsureOf
	moment0 int // number of the question's moment
	moments int // how many things have been taken from the agenda
	choice  *point
	round   round
	done    bool
	paused  bool // a moment has settled and Explore looks at it
	resumed bool // Explore has looked
	touched bool // an effect has just been applied or declined
	// divided is set where damage was shared out and no rule says by whom.
	divided bool
	// practice is set where an effect was passed over for what judges held before
	// a rule said otherwise (cr.ActionIsNoEffect).
	practice bool
	// Storage for choice and pend, so that a walk need not ask for more.
	point0 point
	order0 []EffectID
	pend0  pending
	// print is the board's hash while printed is set; factSum that of the first
	// hashed facts.
	print   fingerprint
	printed bool
	factSum fingerprint
	hashed  int
}

// point is an open choice as the walker sees it.
type point struct {
	kind    ChoiceKind
	chooser PlayerID
	node    uint16
	effect  EffectID
	order   []EffectID // candidates of an order; NoEffect stands for "none"
	nodes   []uint16   // the node of each, where an order is over several
	options []Option   // of every other kind
	parts   []string
	total   int
	among   bool // other players have to choose at the same time
	loop    bool // where a loop stops, rather than which effect is first
}

// size is the number of options.
func (p *point) size() int {
	if p.kind == ChooseOrder {
		return len(p.order)
	}
	return len(p.options)
}

// clone is a copy that shares only what is never changed in place.
func (st *state) clone() *state {
	c := new(state)
	st.cloneInto(c)
	return c
}

// cloneInto makes c such a copy, using the storage c already has.
func (st *state) cloneInto(c *state) {
	budgets, moment, order := c.budgets[:0], c.moment[:0], c.order0
	*c = *st
	c.order0 = order
	if st.pend == &st.pend0 {
		c.pend = &c.pend0
	}
	c.budgets = append(budgets, st.budgets...)
	c.moment = append(moment, st.moment...)
	c.later = st.later[:len(st.later):len(st.later)]
	c.agenda = st.agenda[:len(st.agenda):len(st.agenda)]
	c.triggers = st.triggers[:len(st.triggers):len(st.triggers)]
	c.fired = st.fired[:len(st.fired):len(st.fired)]
	c.occasions = st.occasions[:len(st.occasions):len(st.occasions)]
}

// at is the index of the node with that id, -1 when it is gone.
func (st *state) at(id uint16) int {
	for i := range st.moment {
		if st.moment[i].id == id {
			return i
		}
	}
	return -1
}

// entering is the event by which the node's object enters, when the node is, or
// is contained in, such an event.
func (st *state) entering(i int) *Event {
	n := &st.moment[i]
	if n.ev.Kind == Enter {
		return &n.ev
	}
	if n.parent != 0 {
		if j := st.at(n.parent); j >= 0 && st.moment[j].ev.Kind == Enter {
			return &st.moment[j].ev
		}
	}
	return nil
}

// put appends a node for an event.
func (st *state) put(ev Event, parent uint16) {
	st.lastID++
	st.moment = append(st.moment, node{ev: ev, id: st.lastID, parent: parent})
}

// putAfter inserts a node behind another, so that facts stand in order.
func (st *state) putAfter(i int, ev Event, parent uint16) {
	st.lastID++
	st.moment = append(st.moment, node{})
	copy(st.moment[i+2:], st.moment[i+1:])
	st.moment[i+1] = node{ev: ev, id: st.lastID, parent: parent, within: parent != 0}
}

// drop removes a node.
func (st *state) drop(i int) {
	st.moment = append(st.moment[:i], st.moment[i+1:]...)
}

// own makes the board the state's own, so that it can be changed.
func (st *state) own() *Board {
	b := *st.board
	b.Players = append([]Player(nil), b.Players...)
	b.Objects = append([]Object(nil), b.Objects...)
	st.board, st.printed = &b, false
	return st.board
}
