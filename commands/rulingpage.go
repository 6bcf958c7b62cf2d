package commands

// rulingPage turns a page of a reply about a ruling.
func (d *Desk) rulingPage(p Press, rec Record, s *sheet) Reply {
	switch kind, n, _, ok := turned(p.Value); {
	case ok && kind == "orders":
		return d.orders(rec, s, n)
	case ok && kind == "ruling":
		return d.showPage(rec, s, n)
	}
	return nothingNow(d.lang)
}
