package paragraph

import (
	"slices"

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
