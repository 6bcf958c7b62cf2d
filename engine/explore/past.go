package explore

import (
	"apnap/engine/agenda"
	"apnap/engine/play"
)

// pasts lets plays that differ in nothing but what has happened before go on alike: where
// nothing looks back at that (Walker.LooksBack), they come to the same choices, and what
// happens in them is added to what had. What one of them comes to is then worked out from
// what another did, and only its ends are played.
type pasts struct {
	x     *explorer
	first map[play.Fingerprint]beginning // the first play that stood so, by its present
	at    []standing                     // where a play stood that came to a vertex without another in between
	// within has the vertices inside of lattices, where no play stands, by how far the past
	// of what they are told from is away.
	within map[inside]int32
	alike  int // how many plays went on as another
}

// standing is where a play stands: how it can go on, and what has happened.
type standing struct{ present, past play.Fingerprint }

// whole is the fingerprint of both.
func (s standing) whole() play.Fingerprint {
	h := play.Hasher{A: s.present.A, B: s.present.B}
	h.Word(s.past.A)
	h.Word(s.past.B)
	return sum(&h)
}

// beginning is a play that was gone through from some standing on.
type beginning struct {
	past   play.Fingerprint
	vertex int32
	noted  noted
}

// inside is a vertex inside of a lattice with another past.
type inside struct {
	vertex int32
	shift  play.Fingerprint
}

// noted is what a state keeps besides what it is known by, and what the ends may tell of.
type noted struct {
	practice, divided                        bool
	unsure, supposed, acted, took, vain, hit int
}

// notedIn is what a state has noted.
func notedIn(st *play.State) noted {
	return noted{practice: st.Practice, divided: st.Divided, unsure: len(st.Unsures), supposed: len(st.Line.Supposed), acted: len(st.Line.Acted),
		took: len(st.Line.Took), vain: len(st.Line.Vainly), hit: st.Facts.Len() - st.Line.Seen}
}

// newPasts are for questions of several moments, nil for any other, of which there is
// nothing to gain.
func newPasts(x *explorer) *pasts {
	if w := x.w; len(w.Scenario.Events) < 2 || w.History {
		return nil
	}
	return &pasts{x: x, first: map[play.Fingerprint]beginning{}, within: map[inside]int32{}}
}

// keep remembers that a play went on to a vertex from where it stood.
func (p *pasts) keep(s standing, n noted, id int32) {
	if p == nil {
		return
	}
	p.place(s, id)
	if _, ok := p.first[s.present]; !ok {
		p.first[s.present] = beginning{past: s.past, vertex: id, noted: n}
	}
}

// place remembers where the play stood that came to a vertex last of all.
func (p *pasts) place(s standing, id int32) {
	for int(id) >= len(p.at) {
		p.at = append(p.at, standing{})
	}
	if p.at[id] == (standing{}) {
		p.at[id] = s
	}
}

// goOn is the vertex to which a play goes on as another did; false where none did, or where
// it may matter what happened before.
func (p *pasts) goOn(st *play.State, s standing, n noted) (int32, bool) {
	if p == nil || p.x.w.LooksBack || len(p.x.atOnce)+len(p.x.nobodys) > 0 {
		return 0, false
	}
	like, ok := p.first[s.present]
	if !ok || like.noted != n {
		return 0, false
	}
	p.alike++
	r := &sequel{pasts: p, st: st, shift: play.Fingerprint{A: s.past.A - like.past.A, B: s.past.B - like.past.B}}
	return r.vertex(like.vertex), true
}

// sequel is a play that goes on as another did.
type sequel struct {
	*pasts
	st    *play.State
	shift play.Fingerprint // how far its past is from that of the other
	path  []int            // the answers from there to here
}

// vertex is what answers to a vertex of the other play.
func (r *sequel) vertex(like int32) int32 {
	x := r.x
	if like == cut || x.w.Err != nil {
		return cut
	}
	var at standing
	if int(like) < len(r.at) {
		at = r.at[like]
	}
	stands := at != standing{}
	key := inside{like, r.shift}
	if stands {
		at.past.A, at.past.B = at.past.A+r.shift.A, at.past.B+r.shift.B
		if id, ok := x.seen.get(at.whole()); ok {
			return id
		}
	} else if id, ok := r.within[key]; ok {
		return id
	}
	id := r.made(like)
	switch {
	case id == cut:
	case stands:
		x.seen.meet(at.whole(), id)
		r.place(at, id)
	default:
		r.within[key] = id
	}
	return id
}

// made makes what answers to a vertex of the other play.
func (r *sequel) made(like int32) int32 {
	x := r.x
	v := x.vertices[like]
	if v.leaf >= 0 {
		return r.end()
	}
	if x.visits >= x.limits.States {
		x.complete = false
		return cut
	}
	x.light += int(v.size)
	x.visits, x.light = x.visits+x.light/lightAnswers, x.light%lightAnswers
	base := len(x.stack)
	for i := range int(v.size) {
		r.path = append(r.path, i)
		id := r.vertex(x.kids[int(v.first)+i])
		r.path = r.path[:len(r.path)-1]
		x.stack = append(x.stack, id)
	}
	kids := x.stack[base:]
	id := x.add(vertex{first: int32(len(x.kids)), size: v.size, leaf: -1, offers: v.offers, player: v.player}, kids)
	x.stack = x.stack[:base]
	return id
}

// end plays on to an end.
func (r *sequel) end() int32 {
	w, st := r.x.w, r.x.fresh()
	defer func() { r.x.free = append(r.x.free, st) }()
	r.st.CloneInto(st)
	st.Paused = false
	w.Advance(st)
	for _, pick := range r.path {
		agenda.Take(w.Walker, st, pick)
		w.Advance(st)
	}
	if w.Err != nil {
		return cut
	}
	return r.x.end(st)
}
