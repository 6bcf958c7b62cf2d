package engine

// unnamed reports whether a count may fall on cards of which only the number is
// known: what is counted is in graveyards, and a player has more cards there than
// the question names.
func (v *view) unnamed(f *Filter) bool {
	if f.Players || f.Zone != Graveyard {
		return false
	}
	for i := range v.st.board.Players {
		p := &v.st.board.Players[i]
		if p.Graveyard == Unset || v.related(f.Owner, PlayerID(i)) == No {
			continue
		}
		named := 0
		for k := range v.st.board.Objects {
			if o := &v.st.board.Objects[k]; o.Zone == Graveyard && o.Owner == PlayerID(i) {
				named++
			}
		}
		if p.Graveyard > named {
			v.unknown(NoObject, graveyardCards(p, p.Graveyard-named))
			return true
		}
	}
	return false
}
