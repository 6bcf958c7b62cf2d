package engine

import "apnap/engine/cr"

// round is who has chosen so far of the players who choose about the present
// moment, for citing how their turns follow each other.
type round struct {
	last  PlayerID // who chose last, NoPlayer before the first choice
	among bool     // others had to choose at the same time
	chose uint64   // everybody who has chosen
}

// chosen records that the player of a choice has answered it.
func (r *round) chosen(p *point) {
	r.last, r.among = p.chooser, p.among
	r.chose |= 1 << uint(p.chooser)
}

// roundRules are the rules by which it is now this player's turn to choose, in
// view of the choices others have made: knowing them (cr.ApnapChoicesKnown), or again
// or first after all, because a later player's choice gave an earlier one
// something to choose (cr.ApnapRestart).
func (w *walker) roundRules(st *state, p *point) []cr.Rule {
	r := &st.round
	if r.last == NoPlayer || p.chooser == NoPlayer || r.last == p.chooser {
		return nil
	}
	before, now := w.apnapRank(st, r.last), w.apnapRank(st, p.chooser)
	switch {
	case now > before && r.among:
		return []cr.Rule{cr.ApnapOrder, cr.ApnapChoicesKnown}
	case now < before && (p.among || r.chose&(1<<uint(p.chooser)) != 0):
		return []cr.Rule{cr.ApnapOrder, cr.ApnapRestart}
	}
	return nil
}
