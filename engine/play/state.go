package play

import (
	"math/bits"
	"slices"

	"apnap/engine"
)

// Phase is how far a node of the current moment has come.
type Phase uint8

const (
	Open    Phase = iota // effects may still apply
	Waiting              // settled; it happens with the rest of its moment
)

// Node is an event of the current moment with its place among the others.
type Node struct {
	Ev     engine.Event
	ID     uint16 // unique within the moment, from 1
	Parent uint16 // the node whose event contains this one, 0 for none
	Phase  Phase
	Spread bool // its results, or what it contains, have been worked out
	// Seen are the effects that were applicable before anything changed the
	// event; others apply because of a change (cr.ChainedReplacement).
	Seen    engine.EffectSet
	Looked  bool
	Changed bool
	Within  bool // the event was contained in another
	// Order holds the effects whose order was given beforehand, Rest those that
	// still wait for their place in it (cr.ContradictionOnly).
	Order, Rest []engine.EffectID
	Ordered     bool // an order was given
}

// Task is something still to be done after the current moment.
type Task struct {
	Events []engine.Event       // events that happen together
	Ins    []engine.Instruction // instructions, one after another
	Ctx    Context
	Draws  int // single draws still to come
	Drawer engine.PlayerID
	Marks  engine.Marks
	Proto  engine.Event // what the single draws look like
	Next   bool         // go on with the question's next moment
	// Follows is set on what comes "if you do", IfDone where that asks whether
	// something was done since there were facts facts, May where the action
	// was optional.
	Follows, IfDone, May bool
	Facts                int
	// OfDraw is set on what an effect has done with the card of a draw of its own, behind that.
	OfDraw  bool
	Results []string // of the die or coin that this is, among which one is to come
}

// Context is what instructions refer back to.
type Context struct {
	Effect    engine.EffectID
	Ev        engine.Event
	Prevented int
	Meant     int // the damage it met that could not be prevented
	Those     []engine.ObjectID
	// Of has the triggered ability that this is, and by controls it, where held is set.
	Of   engine.ObjectID
	By   engine.PlayerID
	Held bool
	// Vain are targets that were none as the spell or ability resolved: nothing is done to them
	// (cr.TargetsChecked).
	Vain []engine.Entity
	Deeds
}

// Deeds are what the text of a spell has done so far as it is carried out: "that many", "this way".
type Deeds struct {
	ByText bool             // a text is carried out
	OfHeld bool             // a triggered ability is: "that many" is of what it triggered on
	Last   engine.EventKind // what the instruction before was
	// Since is how many facts were told before that instruction, Begun before the first.
	Since, Begun int
}

// After are the deeds once an instruction begins to be carried out, behind so many facts.
func (d Deeds) After(in *engine.Instruction, facts int) Deeds {
	if in.Verb != engine.OtherAction && in.Verb != engine.ShuffleLibrary {
		d.Last, d.Since = in.Verb, facts
	}
	return d
}

// Pending is an effect that is being applied and has something to ask.
type Pending struct {
	Effect engine.EffectID
	Node   uint16
	Picks  []int
	Task   *Task // set when an instruction asks, rather than an effect
}

// MaxMoments bounds how many things follow from one moment of the question, so that
// effects that feed each other without end are refused.
const MaxMoments = 1_000

// State is everything that can differ between two plays of the same scenario.
// Slices are copied before they are changed.
type State struct {
	Board   *engine.Board
	Budgets []int32
	Moment  []Node
	lastID  uint16
	Later   []Task // after this moment, in order
	Agenda  []Task // what remains, the next thing last
	Pend    *Pending
	Facts   *Tale
	Line    Timeline
	Moved   []engine.ObjectID // what the last moment put into a graveyard from the battlefield
	// Occasions are the uses begun in this moment of effects that wait for the
	// next time a source deals damage: what that source deals now is one time.
	Occasions []Occasion
	// Drawn is how many cards the moment's own draws have drawn, and ChangedDraw
	// whether an effect put something else in place of one.
	Drawn       int
	ChangedDraw bool
	// Triggers are the abilities about prevented damage that have triggered.
	Triggers []Triggering
	// Fired are the abilities that have triggered, in order.
	Fired   []Firing
	Unsures []UnsureOf
	Moment0 int // number of the question's moment
	Moments int // how many things have been taken from the agenda
	Since   int // how many of them before the question's moment
	Choice  *Point
	Round   Round
	Done    bool
	Paused  bool // a moment has settled and Explore looks at it
	Resumed bool // Explore has looked
	Touched bool // an effect has just been applied or declined
	// Divided is set where damage was shared out and no rule says by whom.
	Divided bool
	// Unpaid are the question's moments that were a cost nobody could pay or a spell that nobody could cast, or what it was for.
	Unpaid []int
	// Practice is set where an effect was passed over for what judges held before
	// a rule said otherwise (cr.ActionIsNoEffect).
	Practice bool
	// Storage for choice and pend, so that a walk need not ask for more.
	Point0 Point
	Order0 []engine.EffectID
	Pend0  Pending
	// Print is the board's hash while Printed is set, and ObjectsPrint that of its objects
	// alone while ObjectsPrinted is; FactSum that of the first Hashed facts.
	Print, ObjectsPrint     Fingerprint
	Printed, ObjectsPrinted bool
	FactSum                 Fingerprint
	Hashed                  int
}

// Point is an open choice as the walker sees it.
type Point struct {
	Kind    engine.ChoiceKind
	Chooser engine.PlayerID
	Node    uint16
	Effect  engine.EffectID
	Order   []engine.EffectID // candidates of an order; NoEffect stands for "none"
	Nodes   []uint16          // the node of each, where an order is over several
	Options []engine.Option   // of every other kind
	Parts   []string
	Total   int
	Among   bool // other players have to choose at the same time
	Loop    bool // where a loop stops, rather than which effect is first
}

// Size is the number of options.
func (p *Point) Size() int {
	if p.Kind == engine.ChooseOrder {
		return len(p.Order)
	}
	return len(p.Options)
}

// Clone is a copy that shares only what is never changed in place.
func (st *State) Clone() *State {
	c := new(State)
	st.CloneInto(c)
	return c
}

// CloneInto makes c such a copy, using the storage c already has.
func (st *State) CloneInto(c *State) {
	budgets, moment, order := c.Budgets[:0], c.Moment[:0], c.Order0
	*c = *st
	c.Order0 = order
	if st.Pend == &st.Pend0 {
		c.Pend = &c.Pend0
	}
	c.Budgets = append(budgets, st.Budgets...)
	c.Moment = append(moment, st.Moment...)
	c.Later = st.Later[:len(st.Later):len(st.Later)]
	c.Agenda = st.Agenda[:len(st.Agenda):len(st.Agenda)]
	c.Triggers = st.Triggers[:len(st.Triggers):len(st.Triggers)]
	c.Fired = st.Fired[:len(st.Fired):len(st.Fired)]
	c.Occasions = st.Occasions[:len(st.Occasions):len(st.Occasions)]
}

// At is the index of the node with that id, -1 when it is gone.
func (st *State) At(id uint16) int {
	for i := range st.Moment {
		if st.Moment[i].ID == id {
			return i
		}
	}
	return -1
}

// Entering is the event by which the node's object enters, when the node is, or
// is contained in, such an event.
func (st *State) Entering(i int) *engine.Event {
	n := &st.Moment[i]
	if n.Ev.Kind == engine.Enter {
		return &n.Ev
	}
	if n.Parent != 0 {
		if j := st.At(n.Parent); j >= 0 && st.Moment[j].Ev.Kind == engine.Enter {
			return &st.Moment[j].Ev
		}
	}
	return nil
}

// Put appends a node for an event.
func (st *State) Put(ev engine.Event, parent uint16) {
	st.lastID++
	st.Moment = append(st.Moment, Node{Ev: ev, ID: st.lastID, Parent: parent})
}

// PutAfter inserts a node behind another, so that facts stand in order.
func (st *State) PutAfter(i int, ev engine.Event, parent uint16) {
	st.lastID++
	st.Moment = append(st.Moment, Node{})
	copy(st.Moment[i+2:], st.Moment[i+1:])
	st.Moment[i+1] = Node{Ev: ev, ID: st.lastID, Parent: parent, Within: parent != 0}
}

// Drop removes a node.
func (st *State) Drop(i int) {
	st.Moment = append(st.Moment[:i], st.Moment[i+1:]...)
}

// Own makes the board the state's own, so that it can be changed.
func (st *State) Own() *engine.Board { return st.OwnAnd() }

// OwnAnd makes the board the state's own, with more objects on it.
func (st *State) OwnAnd(more ...engine.Object) *engine.Board {
	b := st.OwnPlayers()
	b.Objects = slices.Concat(b.Objects, more)
	st.ObjectsPrinted = false
	return b
}

// OwnPlayers makes all of the board the state's own but its objects, which must stay as
// they are.
func (st *State) OwnPlayers() *engine.Board {
	b := *st.Board
	b.Players = append([]engine.Player(nil), b.Players...)
	st.Board, st.Printed = &b, false
	return st.Board
}

// Of lists the effects that an order over several events has for one of them.
func (p *Point) Of(node uint16) []engine.EffectID {
	var list []engine.EffectID
	for i, id := range p.Order {
		if p.Nodes[i] == node {
			list = append(list, id)
		}
	}
	return list
}

// At is the node that option i of an order is about.
func (p *Point) At(i int) uint16 {
	if p.Nodes != nil {
		return p.Nodes[i]
	}
	return p.Node
}

// HasLeft reports whether an object was on the battlefield and has left it, or
// is known to be elsewhere.
func (st *State) HasLeft(id engine.ObjectID) bool {
	if id == engine.NoObject {
		return false
	}
	switch st.Board.Objects[id].Zone {
	case engine.Graveyard, engine.Exile, engine.Hand, engine.Library:
		return true
	}
	return false
}

// LeftWith reports whether an effect is gone because whoever owned what it comes
// from has left the game.
func (st *State) LeftWith(inst *engine.Instance) bool {
	owner := inst.Controller
	if inst.Source != engine.NoObject {
		owner = st.Board.Objects[inst.Source].Owner
	}
	return !inst.Created && st.Board.Left(owner)
}

// MaxTimes bounds how often one event can be repeated.
const MaxTimes = 64

// Round is who has chosen so far of the players who choose about the present
// moment, for citing how their turns follow each other.
type Round struct {
	Last  engine.PlayerID // who chose last, NoPlayer before the first choice
	Among bool            // others had to choose at the same time
	Chose uint64          // everybody who has chosen
}

// Chosen records that the player of a choice has answered it.
func (r *Round) Chosen(p *Point) {
	r.Last, r.Among = p.Chooser, p.Among
	r.Chose |= 1 << uint(p.Chooser)
}

// Insert puts a node for an event at position i.
func (st *State) Insert(i int, ev engine.Event) {
	st.lastID++
	st.Moment = append(st.Moment, Node{})
	copy(st.Moment[i+1:], st.Moment[i:])
	st.Moment[i] = Node{Ev: ev, ID: st.lastID, Within: true}
}

// Await makes an effect the next to be applied.
func (st *State) Await(id engine.EffectID, n uint16) {
	st.Pend0 = Pending{Effect: id, Node: n}
	st.Pend = &st.Pend0
}

// Fingerprint is a 128-bit hash of a state: states with the same fingerprint
// are taken for equal.
type Fingerprint struct{ A, B uint64 }

// Hasher builds a fingerprint from words.
type Hasher struct{ A, B uint64 }

// Word adds 64 bits.
func (h *Hasher) Word(x uint64) {
	hi, lo := bits.Mul64(h.A^x, 0xff51afd7ed558ccd)
	h.A = hi ^ lo ^ bits.RotateLeft64(x, 17)
	h.B = (bits.RotateLeft64(h.B, 29) ^ x) * 0xc4ceb9fe1a85ec53
	h.B ^= h.B >> 31
}

// Int adds a number.
func (h *Hasher) Int(x int) { h.Word(uint64(x)) }

// Flag is 1 for true and 0 for false, for packing bits.
func Flag(x bool) int {
	if x {
		return 1
	}
	return 0
}
