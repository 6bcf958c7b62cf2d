package explore

import (
	"apnap/engine"
	"apnap/engine/play"
)

func newHasher() play.Hasher { return play.Hasher{A: 0x9e3779b97f4a7c15, B: 0xc2b2ae3d27d4eb4f} }

// text hashes a text.
func text[T ~string | ~[]byte](h *play.Hasher, s T) {
	h.Int(len(s))
	for len(s) >= 8 {
		h.Word(uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 | uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56)
		s = s[8:]
	}
	if len(s) > 0 {
		var x uint64
		for i := 0; i < len(s); i++ {
			x = x<<8 | uint64(s[i])
		}
		h.Word(x)
	}
}

func sum(h *play.Hasher) play.Fingerprint { return play.Fingerprint{A: h.A, B: h.B} }

// fingerprint hashes all that can differ between two plays.
func fingerprint(st *play.State) play.Fingerprint { return standingOf(st).whole() }

// standingOf hashes all that can differ between two plays, what has happened by itself.
func standingOf(st *play.State) standing {
	h := newHasher()
	b := boardPrint(st)
	h.Word(b.A)
	h.Word(b.B)
	for _, n := range st.Budgets {
		h.Int(int(n))
	}
	h.Int(st.Moment0)
	for i := range st.Moment {
		n := &st.Moment[i]
		h.Int(int(n.Phase)<<2 | play.Flag(n.Spread)<<1 | play.Flag(st.Resumed))
		if n.Parent != 0 {
			h.Int(st.At(n.Parent) + 2)
		}
		event(&h, &n.Ev)
		given(&h, n)
	}
	tasks(&h, st.Later)
	tasks(&h, st.Agenda)
	for _, o := range st.Moved {
		h.Int(int(o))
	}
	for _, m := range st.Unpaid {
		h.Int(m)
	}
	h.Int(st.Drawn<<1 | play.Flag(st.ChangedDraw))
	for _, x := range st.Triggers {
		h.Int(int(x.Effect)<<8 | int(uint8(x.By)))
		h.Int(x.Moment)
		h.Int(x.Amount)
	}
	for i := range st.Fired {
		firing(&h, &st.Fired[i])
	}
	for _, x := range st.Occasions {
		h.Int(int(x.Effect))
		h.Int(int(x.Source))
	}
	if st.Pend != nil {
		pending(&h, st)
	}
	timeline(&h, &st.Line)
	return standing{present: sum(&h), past: factsPrint(st)}
}

// timeline hashes what is kept of turns and steps; most questions have none.
func timeline(h *play.Hasher, t *play.Timeline) {
	h.Word(uint64(uint8(t.Seat)) | uint64(uint8(t.LostOf))<<8 | uint64(engine.StepRank(t.Came))<<16 | uint64(play.Flag(t.Ended)|play.Flag(t.Led)<<1|play.Flag(t.Begun)<<2)<<24 |
		uint64(len(t.Extra))<<32 | uint64(len(t.Met))<<40 | uint64(len(t.Past))<<48 ^ uint64(len(t.Now))<<56)
	if t.Over|t.Due != 0 {
		h.Word(t.Over)
		h.Word(t.Due)
	}
	if t.Fixed != 0 {
		h.Word(t.Fixed)
		h.Word(t.Holds)
	}
	if t.Lost != "" {
		text(h, t.Lost)
	}
	for _, p := range t.Extra {
		h.Int(int(p))
	}
	for i := range t.Met {
		event(h, &t.Met[i])
	}
	for i := range t.Past {
		event(h, &t.Past[i])
	}
	for i := range t.Now {
		event(h, &t.Now[i])
	}
	h.Word(t.Vain)
	h.Int(t.InStep<<16 | t.Checked<<1 | play.Flag(t.Done))
	tasks(h, t.Acts)
}

// given hashes the order of effects that was given beforehand.
func given(h *play.Hasher, n *play.Node) {
	if len(n.Order)+len(n.Rest) == 0 {
		return
	}
	h.Int(len(n.Order))
	for _, id := range n.Order {
		h.Int(int(id))
	}
	for _, id := range n.Rest {
		h.Int(int(id))
	}
}

func pending(h *play.Hasher, st *play.State) {
	p := st.Pend
	h.Int(int(p.Effect))
	h.Int(st.At(p.Node))
	for _, x := range p.Picks {
		h.Int(x)
	}
	if p.Task != nil {
		task(h, p.Task)
	}
}

func tasks(h *play.Hasher, ts []play.Task) {
	h.Int(len(ts))
	for i := range ts {
		task(h, &ts[i])
	}
}

func task(h *play.Hasher, t *play.Task) {
	h.Int(t.Draws<<1 | play.Flag(t.Next))
	if t.Follows || t.OfDraw {
		h.Int(t.Facts<<2 | play.Flag(t.IfDone)<<1 | play.Flag(t.May))
	}
	h.Int(int(t.Drawer))
	h.Int(len(t.Ins))
	for i := range t.Ins {
		h.Int(int(t.Ins[i].Verb))
	}
	if t.Draws > 0 {
		event(h, &t.Proto)
	}
	if len(t.Ins) > 0 {
		h.Int(int(t.Ctx.Effect)<<16 | int(uint16(t.Ctx.Of)))
		h.Int(t.Ctx.Prevented)
		h.Int(t.Ctx.Meant)
		if t.Ctx.ByText || t.Ctx.OfHeld {
			h.Int(t.Ctx.Since<<8 | int(t.Ctx.Last))
			h.Int(t.Ctx.Begun)
		}
		event(h, &t.Ctx.Ev)
		for _, e := range t.Ctx.Vain {
			h.Int(int(e.Object)<<16 | int(uint16(e.Player)))
		}
		for _, o := range t.Ctx.Those {
			h.Int(int(o))
		}
	}
	for i := range t.Events {
		event(h, &t.Events[i])
	}
}

func event(h *play.Hasher, ev *engine.Event) {
	h.Word(uint64(ev.Kind) | uint64(uint8(ev.Player))<<8 | uint64(uint16(ev.Object))<<16 | uint64(uint8(ev.To.Player))<<32 |
		uint64(uint16(ev.To.Object))<<40 | uint64(uint8(ev.Under))<<56)
	h.Word(uint64(uint16(ev.Source)) | uint64(ev.From)<<16 | uint64(ev.Dest)<<24 | uint64(ev.Cause)<<32 |
		uint64(play.Flag(ev.Combat)|play.Flag(ev.Unpreventable)<<1|play.Flag(ev.NoRegen)<<2|play.Flag(ev.FaceDown)<<3|play.Flag(ev.Result)<<4|int(ev.FirstDraw)<<5|play.Flag(ev.Untold)<<7|play.Flag(ev.ThisTurn)<<8|play.Flag(ev.Effected)<<9|play.Flag(ev.OwnWay)<<10|play.Flag(ev.InFull)<<11|play.Flag(ev.Unnamed)<<12|play.Flag(ev.ByPower)<<13|play.Flag(ev.Followed)<<14|int(ev.Cards)<<15)<<40)
	h.Int(ev.Amount)
	traits(h, ev.Traits)
	h.Word(uint64(ev.Marks.Bits))
	if ev.Marks.Copies != "" {
		text(h, ev.Marks.Copies)
	}
	if ev.Marks.Left|ev.Marks.Again != 0 {
		h.Word(uint64(ev.Marks.Left))
		h.Word(uint64(ev.Marks.Again))
	}
	if ev.Counter != "" || ev.Position != "" || ev.Mana != "" || ev.What != "" || ev.How != "" {
		text(h, ev.Counter)
		text(h, ev.Position)
		text(h, ev.Mana)
		text(h, ev.What)
		text(h, ev.How)
	}
	for i := range ev.Tokens {
		text(h, ev.Tokens[i].Name)
		h.Int(ev.Tokens[i].N)
		for _, c := range ev.Tokens[i].Counters {
			text(h, c.Kind)
			h.Int(c.N)
		}
	}
	if ev.Entry != nil {
		entry(h, ev.Entry)
	}
	if ev.Among != nil {
		among(h, ev.Among)
	}
	if ev.Until != nil {
		until(h, ev.Until)
	}
}

func until(h *play.Hasher, u *engine.Until) {
	h.Int(u.N<<1 | play.Flag(u.Told))
	for _, id := range append(u.Found[:len(u.Found):len(u.Found)], u.Others...) {
		h.Int(int(id))
	}
}

func entry(h *play.Hasher, e *engine.Entry) {
	h.Int(play.Flag(e.Tapped) | play.Flag(e.BackFace)<<1 | play.Flag(e.FaceDown)<<2 | play.Flag(e.NoAbilities)<<3 | int(e.WasCast)<<4)
	h.Int(int(e.CopyOf))
	h.Int(int(e.AttachedTo.Object)<<8 | int(e.AttachedTo.Player))
	for _, c := range e.Counters {
		text(h, c.Kind)
		h.Int(c.N)
	}
	for _, c := range e.Chosen {
		text(h, c)
	}
	for _, g := range e.Given {
		text(h, g.Kind)
		h.Int(g.N<<8 | int(uint8(g.By)))
	}
	for _, o := range e.GaveUp {
		h.Int(int(o))
	}
	h.Int(int(e.AddTypes)<<1 | play.Flag(e.OnlyTypes))
	h.Int(int(e.NotTypes))
	if e.Shape != nil {
		h.Int(e.Shape[0])
		h.Int(e.Shape[1])
	}
	for _, s := range e.AddKeywords {
		text(h, s)
	}
	for _, s := range e.AddSubtypes {
		text(h, s)
	}
}

// boardPrint hashes the board, which changes only when something happens.
func boardPrint(st *play.State) play.Fingerprint {
	if st.Printed {
		return st.Print
	}
	h := newHasher()
	for i := range st.Board.Players {
		p := &st.Board.Players[i]
		h.Int(p.Life)
		h.Int(p.Hand)
		h.Int(p.Library)
		h.Int(p.Graveyard)
		counters(&h, p.Counters)
		h.Int(play.Flag(p.Left))
		for _, by := range p.HurtBy {
			h.Int(int(by) + 1)
		}
	}
	o := objectsPrint(st)
	h.Word(o.A)
	h.Word(o.B)
	h.Int(int(st.Board.Active))
	text(&h, st.Board.Step)
	for _, m := range st.Board.Marks {
		text(&h, m)
	}
	st.Print, st.Printed = sum(&h), true
	return st.Print
}

// objectsPrint hashes the objects of the board, which much of what happens leaves alone.
func objectsPrint(st *play.State) play.Fingerprint {
	if st.ObjectsPrinted {
		return st.ObjectsPrint
	}
	h := newHasher()
	for i := range st.Board.Objects {
		o := &st.Board.Objects[i]
		h.Word(uint64(o.Zone) | uint64(uint8(o.Controller))<<8 | uint64(o.Types)<<16 | uint64(play.Flag(o.Tapped)|play.Flag(o.FaceDown)<<1|play.Flag(o.Attacking)<<2|play.Flag(o.Blocking)<<3|play.Flag(o.KnownUntapped())<<4)<<56)
		h.Word(uint64(o.Place)<<32 | uint64(o.Entered)<<16 | uint64(o.Moves))
		h.Int(o.Damage<<16 | o.Stands)
		h.Int(int(o.Colors)<<8 | len(o.Traits)<<3 | play.Flag(o.Taken)<<1 | play.Flag(o.Reattached))
		for _, t := range o.Traits {
			traits(&h, t)
		}
		text(&h, o.Name)
		if o.CopyOf != nil {
			h.Int(int(*o.CopyOf))
		}
		if o.ExiledWith != nil {
			h.Int(int(*o.ExiledWith)<<8 | o.ExiledByEntry)
		}
		counters(&h, o.Counters)
		for _, by := range o.HurtBy {
			h.Int(int(by) + 1)
		}
		h.Int(int(o.AttachedTo.Object)<<8 | int(o.AttachedTo.Player))
	}
	st.ObjectsPrint, st.ObjectsPrinted = sum(&h), true
	return st.ObjectsPrint
}

// traits hashes what a change adds; the board shows the rest of it.
func traits(h *play.Hasher, t *engine.Traits) {
	if t == nil {
		return
	}
	h.Int(t.AddPower)
	h.Int(t.AddToughness)
	h.Int(int(t.CopyOf))
	for _, word := range t.AddKeywords {
		text(h, word)
	}
}

func counters(h *play.Hasher, cs []engine.CounterCount) {
	h.Int(len(cs))
	for _, c := range cs {
		text(h, c.Kind)
		h.Int(c.N)
	}
}

// factsPrint hashes what has happened, whatever the order.
func factsPrint(st *play.State) play.Fingerprint {
	var storage [128]byte
	room := key(storage[:0])
	for told := st.Facts; told.Len() > st.Hashed; told = told.Before {
		if told.Nothing {
			continue
		}
		h := newHasher()
		text(&h, room.fact(&told.Fact, told.Amount).amount(&told.Fact, told.Amount))
		s := sum(&h)
		st.FactSum.A += s.A
		st.FactSum.B += s.B
	}
	st.Hashed = st.Facts.Len()
	return st.FactSum
}

func among(h *play.Hasher, a *engine.Among) {
	h.Int(int(a.Effect)<<1 | play.Flag(a.Any))
	h.Int(a.Most<<8 ^ a.Each ^ len(a.Ways)<<24)
	for _, p := range a.Chosen {
		h.Int(int(p.Of.Object)<<8 | int(uint8(p.Of.Player)))
		text(h, p.Counter)
	}
}

// firing hashes one time that an ability has triggered.
func firing(h *play.Hasher, f *play.Firing) {
	h.Word(uint64(uint16(f.Holder))<<32 | uint64(uint16(f.Effect))<<16 | uint64(uint8(f.By))<<1 | uint64(play.Flag(f.Resolved)))
	h.Int(f.Amount)
	h.Int(f.Moment)
	event(h, &f.Event)
}
