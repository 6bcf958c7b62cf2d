package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/tree"
)

// The verbs of a card that is dredged, and of the draw that this replaces.
const (
	toDredge = "dredge"
	toDraw   = "draw"
)

// dredgesOne takes up a card that a player dredges: it is in that player's graveyard, and a draw is replaced, which
// may have been told.
func (r *reader) dredgesOne(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil || !dredges(&n) || n.owner != nobody && n.owner != t.who || !r.place(&n, t.who, "graveyard") {
		return false
	}
	for i := range rest {
		a := &rest[i]
		switch {
		case a.Place != nil && a.Place.Zone == "graveyard":
		case a.Prep == "for" && a.Amount() != nil && r.cards.ownWords(n.card)[itoa(a.Amount().N)]: // what it says itself
		case a.Prep == "with" && a.Of != nil && a.Amount() != nil:
			if !r.has(t.who, []tree.Arg{{Span: a.Span, Of: a.Of}}) {
				return false
			}
		default:
			return r.stopAt(a)
		}
	}
	drawn := slices.ContainsFunc(r.events, func(l line) bool {
		who, does := r.doingOf(l.text)
		return does.verb == toDraw && who == r.name(t.who)
	})
	r.i = t.Span[1]
	return drawn || r.addEvent(r.name(t.who)+" "+r.verb(t.who, toDraw)+" a card", t.from, r.i)
}

// dredges reports whether what a noun speaks of has dredge.
func dredges(n *noun) bool {
	return slices.ContainsFunc(n.card.Keywords, func(k string) bool {
		return base(k) == toDredge || len(k) > len(toDredge) && k[:len(toDredge)] == toDredge
	})
}

// asksDredge makes the event of a question that names none and asks of dredging a card that is told to be in somebody's
// graveyard: the draw that dredging would replace, outside of a draw step, which is taken as an example.
func (r *reader) asksDredge() bool {
	who := nobody
	for i := range r.things {
		t := &r.things[i]
		n := noun{card: t.card}
		if t.card != nil && t.owner != nobody && dredges(&n) && slices.ContainsFunc(r.facts, func(l line) bool {
			return strings.Contains(l.text, t.name+" is in ") && strings.HasSuffix(l.text, " graveyard")
		}) {
			who = t.owner
		}
	}
	at := r.dredgeAsked()
	if who == nobody || at < 0 {
		return false
	}
	p := r.pending[at]
	r.supposed = r.name(who) + " " + r.verb(who, toDraw) + " a card"
	r.factFrom("it is "+possessive(r.name(who))+" main phase", p.from, p.to)
	r.events = append(r.events, line{text: r.supposed, span: r.span(p.from, p.to)})
	return true
}

// dredgeAsked is the question about dredging among those that are asked, -1 for none.
func (r *reader) dredgeAsked() int {
	return slices.IndexFunc(r.pending, func(p piece) bool { return r.hasVerb(p, toDredge) })
}

// drawnToDredge reports whether somebody draws where a question asks about dredging; without that what happens says nothing of it.
func (r *reader) drawnToDredge() bool {
	at := r.dredgeAsked()
	if at < 0 || slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, toDraw) || strings.Contains(l.text, toDredge) }) {
		return true
	}
	p := r.pending[at]
	return r.stop(r.unread(p.from, p.to, r.raw(p.from, p.to)))
}
