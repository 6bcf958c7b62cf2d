package engine

import "math/bits"

// fingerprint is a 128-bit hash of a state: states with the same fingerprint
// are taken for equal.
type fingerprint struct{ a, b uint64 }

// hasher builds a fingerprint from words.
type hasher struct{ a, b uint64 }

func newHasher() hasher { return hasher{0x9e3779b97f4a7c15, 0xc2b2ae3d27d4eb4f} }

func (h *hasher) word(x uint64) {
	hi, lo := bits.Mul64(h.a^x, 0xff51afd7ed558ccd)
	h.a = hi ^ lo ^ bits.RotateLeft64(x, 17)
	h.b = (bits.RotateLeft64(h.b, 29) ^ x) * 0xc4ceb9fe1a85ec53
	h.b ^= h.b >> 31
}

func (h *hasher) int(x int) { h.word(uint64(x)) }

func (h *hasher) text(s string) {
	h.int(len(s))
	for len(s) >= 8 {
		h.word(uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 | uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56)
		s = s[8:]
	}
	if s != "" {
		var x uint64
		for i := 0; i < len(s); i++ {
			x = x<<8 | uint64(s[i])
		}
		h.word(x)
	}
}

func (h *hasher) sum() fingerprint { return fingerprint{h.a, h.b} }

// fingerprint hashes all that can differ between two plays.
func (st *state) fingerprint() fingerprint {
	h := newHasher()
	b := st.boardPrint()
	h.word(b.a)
	h.word(b.b)
	f := st.factsPrint()
	h.word(f.a)
	h.word(f.b)
	for _, n := range st.budgets {
		h.int(int(n))
	}
	h.int(st.moment0)
	for i := range st.moment {
		n := &st.moment[i]
		h.int(int(n.phase)<<2 | flag(n.spread)<<1 | flag(st.resumed))
		if n.parent != 0 {
			h.int(st.at(n.parent) + 2)
		}
		h.event(&n.ev)
		h.given(n)
	}
	h.tasks(st.later)
	h.tasks(st.agenda)
	for _, o := range st.moved {
		h.int(int(o))
	}
	h.int(st.drawn<<1 | flag(st.changedDraw))
	for _, x := range st.triggers {
		h.int(int(x.effect)<<8 | int(uint8(x.by)))
		h.int(x.moment)
		h.int(x.amount)
	}
	for i := range st.fired {
		h.firing(&st.fired[i])
	}
	for _, x := range st.occasions {
		h.int(int(x.effect))
		h.int(int(x.source))
	}
	if st.pend != nil {
		h.pending(st)
	}
	h.timeline(&st.line)
	return h.sum()
}

// timeline hashes what is kept of turns and steps; most questions have none.
func (h *hasher) timeline(t *timeline) {
	h.word(uint64(uint8(t.seat)) | uint64(uint8(t.lostOf))<<8 | uint64(stepRank(t.came))<<16 | uint64(flag(t.ended)|flag(t.led)<<1|flag(t.begun)<<2)<<24 |
		uint64(len(t.extra))<<32 | uint64(len(t.met))<<40 | uint64(len(t.past))<<48 ^ uint64(len(t.now))<<56)
	if t.over|t.due != 0 {
		h.word(t.over)
		h.word(t.due)
	}
	if t.fixed != 0 {
		h.word(t.fixed)
		h.word(t.holds)
	}
	if t.lost != "" {
		h.text(t.lost)
	}
	for _, p := range t.extra {
		h.int(int(p))
	}
	for i := range t.met {
		h.event(&t.met[i])
	}
	for i := range t.past {
		h.event(&t.past[i])
	}
	for i := range t.now {
		h.event(&t.now[i])
	}
	h.word(t.vain)
	h.int(t.inStep<<16 | t.checked<<1 | flag(t.done))
	h.tasks(t.acts)
}

// given hashes the order of effects that was given beforehand.
func (h *hasher) given(n *node) {
	if len(n.order)+len(n.rest) == 0 {
		return
	}
	h.int(len(n.order))
	for _, id := range n.order {
		h.int(int(id))
	}
	for _, id := range n.rest {
		h.int(int(id))
	}
}

func (h *hasher) pending(st *state) {
	p := st.pend
	h.int(int(p.effect))
	h.int(st.at(p.node))
	for _, x := range p.picks {
		h.int(x)
	}
	if p.task != nil {
		h.task(p.task)
	}
}

func (h *hasher) tasks(ts []task) {
	h.int(len(ts))
	for i := range ts {
		h.task(&ts[i])
	}
}

func (h *hasher) task(t *task) {
	h.int(t.draws<<1 | flag(t.next))
	if t.follows {
		h.int(t.facts<<2 | flag(t.ifDone)<<1 | flag(t.may))
	}
	h.int(int(t.drawer))
	h.int(len(t.ins))
	for i := range t.ins {
		h.int(int(t.ins[i].Verb))
	}
	if t.draws > 0 {
		h.event(&t.proto)
	}
	if len(t.ins) > 0 {
		h.int(int(t.ctx.effect)<<16 | int(uint16(t.ctx.of)))
		h.int(t.ctx.prevented)
		h.int(t.ctx.meant)
		h.event(&t.ctx.ev)
		for _, o := range t.ctx.those {
			h.int(int(o))
		}
	}
	for i := range t.events {
		h.event(&t.events[i])
	}
}

func (h *hasher) event(ev *Event) {
	h.word(uint64(ev.Kind) | uint64(uint8(ev.Player))<<8 | uint64(uint16(ev.Object))<<16 | uint64(uint8(ev.To.Player))<<32 |
		uint64(uint16(ev.To.Object))<<40 | uint64(uint8(ev.Under))<<56)
	h.word(uint64(uint16(ev.Source)) | uint64(ev.From)<<16 | uint64(ev.Dest)<<24 | uint64(ev.Cause)<<32 |
		uint64(flag(ev.Combat)|flag(ev.Unpreventable)<<1|flag(ev.NoRegen)<<2|flag(ev.FaceDown)<<3|flag(ev.Result)<<4|int(ev.FirstDraw)<<5|flag(ev.Untold)<<7|flag(ev.ThisTurn)<<8|flag(ev.Effected)<<9|flag(ev.OwnWay)<<10|flag(ev.InFull)<<11|flag(ev.Unnamed)<<12)<<40)
	h.int(ev.Amount)
	h.word(uint64(ev.Marks.bits))
	if ev.Marks.copies != "" {
		h.text(ev.Marks.copies)
	}
	if ev.Marks.left|ev.Marks.again != 0 {
		h.word(uint64(ev.Marks.left))
		h.word(uint64(ev.Marks.again))
	}
	if ev.Counter != "" || ev.Position != "" || ev.Mana != "" || ev.What != "" || ev.How != "" {
		h.text(ev.Counter)
		h.text(ev.Position)
		h.text(ev.Mana)
		h.text(ev.What)
		h.text(ev.How)
	}
	for i := range ev.Tokens {
		h.text(ev.Tokens[i].Name)
		h.int(ev.Tokens[i].N)
		for _, c := range ev.Tokens[i].Counters {
			h.text(c.Kind)
			h.int(c.N)
		}
	}
	if ev.Entry != nil {
		h.entry(ev.Entry)
	}
	if ev.Among != nil {
		h.among(ev.Among)
	}
}

func (h *hasher) entry(e *Entry) {
	h.int(flag(e.Tapped) | flag(e.BackFace)<<1 | flag(e.FaceDown)<<2 | flag(e.NoAbilities)<<3 | int(e.WasCast)<<4)
	h.int(int(e.CopyOf))
	h.int(int(e.AttachedTo.Object)<<8 | int(e.AttachedTo.Player))
	for _, c := range e.Counters {
		h.text(c.Kind)
		h.int(c.N)
	}
	for _, c := range e.Chosen {
		h.text(c)
	}
	for _, g := range e.Given {
		h.text(g.Kind)
		h.int(g.N<<8 | int(uint8(g.By)))
	}
	for _, o := range e.GaveUp {
		h.int(int(o))
	}
	h.int(int(e.AddTypes)<<1 | flag(e.OnlyTypes))
	if e.Shape != nil {
		h.int(e.Shape[0])
		h.int(e.Shape[1])
	}
	for _, s := range e.AddKeywords {
		h.text(s)
	}
	for _, s := range e.AddSubtypes {
		h.text(s)
	}
}

// boardPrint hashes the board, which changes only when something happens.
func (st *state) boardPrint() fingerprint {
	if st.printed {
		return st.print
	}
	h := newHasher()
	for i := range st.board.Players {
		p := &st.board.Players[i]
		h.int(p.Life)
		h.int(p.Hand)
		h.int(p.Library)
		h.int(p.Graveyard)
		h.counters(p.Counters)
		h.int(flag(p.Left))
		for _, by := range p.HurtBy {
			h.int(int(by) + 1)
		}
	}
	for i := range st.board.Objects {
		o := &st.board.Objects[i]
		h.word(uint64(o.Zone) | uint64(uint8(o.Controller))<<8 | uint64(o.Types)<<16 | uint64(flag(o.Tapped)|flag(o.FaceDown)<<1|flag(o.Attacking)<<2|flag(o.Blocking)<<3)<<56)
		h.word(uint64(o.Place)<<32 | uint64(o.entered)<<16 | uint64(o.moves))
		h.int(o.Damage)
		h.int(int(o.Colors)<<8 | len(o.traits)<<3 | flag(o.taken)<<1 | flag(o.reattached))
		h.text(o.Name)
		if o.CopyOf != nil {
			h.int(int(*o.CopyOf))
		}
		if o.ExiledWith != nil {
			h.int(int(*o.ExiledWith)<<8 | o.exiledBy)
		}
		h.counters(o.Counters)
		for _, by := range o.HurtBy {
			h.int(int(by) + 1)
		}
		h.int(int(o.AttachedTo.Object)<<8 | int(o.AttachedTo.Player))
	}
	h.int(int(st.board.Active))
	h.text(st.board.Step)
	st.print, st.printed = h.sum(), true
	return st.print
}

func (h *hasher) counters(cs []CounterCount) {
	h.int(len(cs))
	for _, c := range cs {
		h.text(c.Kind)
		h.int(c.N)
	}
}

// factsPrint hashes what has happened, whatever the order.
func (st *state) factsPrint() fingerprint {
	for told := st.facts; told.len() > st.hashed; told = told.before {
		if told.Nothing {
			continue
		}
		h := newHasher()
		h.text(factKey(&told.Fact, true))
		s := h.sum()
		st.factSum.a += s.a
		st.factSum.b += s.b
	}
	st.hashed = st.facts.len()
	return st.factSum
}

func (h *hasher) among(a *Among) {
	h.int(int(a.Effect)<<1 | flag(a.Any))
	for _, p := range a.Chosen {
		h.int(int(p.Of.Object)<<8 | int(uint8(p.Of.Player)))
		h.text(p.Counter)
	}
}
